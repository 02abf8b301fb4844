import { type Direction, frozen, isKeyOf } from '@app/kernel';

/** Whole millimetres, x to the right, y down. Position is identity: two rooms share a corner when these are equal. */
export type Point = readonly [x: number, y: number];
/**
 * A closed ring without a repeated first point; clockwise as seen on a screen (positive shoelace in these axes). More
 * than 10,000 corners are invalid.
 */
export type Ring = readonly Point[];

export const ROOM_KINDS = /* @__PURE__ */ frozen([
  'living',
  'bedroom',
  'kitchen',
  'bathroom',
  'dining',
  'study',
  'studio',
  'hall',
  'corridor',
  'storage',
  'stairs',
  'garage',
  'balcony',
  'terrace',
  'courtyard',
  'lift',
  'lobby',
  'other',
] as const);
export type RoomKind = (typeof ROOM_KINDS)[number];

export const OPENING_KINDS = /* @__PURE__ */ frozen([
  'main-door',
  'door',
  'glass-door',
  'window',
  'gap',
] as const);
export type OpeningKind = (typeof OPENING_KINDS)[number];

export const ITEM_KINDS = /* @__PURE__ */ frozen([
  'double-bed',
  'single-bed',
  'desk',
  'stove',
  'sink',
  'fridge',
  'toilet',
  'basin',
  'shower',
  'bathtub',
  'sofa',
  'dining-table',
  'wardrobe',
  'shelf',
  'screen',
  'plant',
] as const);
export type ItemKind = (typeof ITEM_KINDS)[number];

export interface Room {
  readonly id: string;
  readonly kind: RoomKind;
  /** The person's name for it; without it a screen shows the name of the kind. */
  readonly name?: string;
  readonly ring: Ring;
  /** Whether it belongs to the home; by default the kind decides (`countsAsHome`). A glazed-in balcony counts. */
  readonly counts?: boolean;
}

/** Only if the wall is not the default; covers every derived edge within it. */
export interface EdgeStyle {
  readonly a: Point;
  readonly b: Point;
  readonly kind: 'wall' | 'railing';
  /** Millimetres. */
  readonly thickness?: number;
}

export interface Opening {
  readonly id: string;
  readonly kind: OpeningKind;
  /** The jambs, on one derived edge. */
  readonly from: Point;
  readonly to: Point;
  /** Millimetres above the floor. */
  readonly sill: number;
  readonly head: number;
  /** The jamb with the hinge, and the side of from → to it swings to (left as seen walking there). */
  readonly hinge?: 'from' | 'to';
  readonly swing?: 'left' | 'right';
}

export interface Item {
  readonly id: string;
  readonly kind: ItemKind;
  /** The centre. */
  readonly at: Point;
  /** Width across its front and depth, millimetres. */
  readonly size: readonly [width: number, depth: number];
  /**
   * The direction of its front, degrees clockwise from the plan's up: the foot of a bed, the cook's side of a stove, the
   * user's side of sink and basin, the sitter's side of a desk, the view of sofa and toilet.
   */
  readonly turn: number;
  /** Millimetres; by default the kind decides (`heightOf`). */
  readonly height?: number;
}

/** Conventions for the centre of a home: the centroid of its area, of its body or of its box, or a point set by hand. */
export type CentreBy = (typeof CENTRES)[number] | Point;
export const CENTRES = /* @__PURE__ */ frozen(['area', 'body', 'box'] as const);

export interface Floor {
  readonly level: number;
  /** Millimetres from floor to ceiling. */
  readonly height: number;
  readonly rooms: readonly Room[];
  readonly styles: readonly EdgeStyle[];
  readonly openings: readonly Opening[];
  readonly items: readonly Item[];
  /** As set by the person; by default the centroid of area. */
  readonly centre?: CentreBy;
}

/** The buildings on one side, in one line: height in metres, distance, bearings. */
export interface Horizon {
  /** Bearings from true north, clockwise from the first to the second. */
  readonly from: number;
  readonly to: number;
  /** Millimetres above the ground, and from the wall. */
  readonly height: number;
  readonly distance: number;
}

/** The known surroundings of a home, for its light. */
export interface Outlook {
  /** Height of the lowest floor above the street, millimetres: for a flat, its position in the tower. */
  readonly above: number;
  readonly horizons: readonly Horizon[];
}

/**
 * A way to read a home that schools dispute, in place of the product's own: its eight mansions by the sector of its front
 * door (门作伏位), its stoves by the mouth of their fire.
 */
export const CONVENTIONS = /* @__PURE__ */ frozen(['door', 'mouth'] as const);
export type Convention = (typeof CONVENTIONS)[number];

export interface Plan {
  readonly version: typeof PLAN_VERSION;
  /** Bearing of the plan's up (−y) from true north, degrees in [0, 360). */
  readonly up: number;
  readonly dwelling: 'flat' | 'house';
  readonly floors: readonly Floor[];
  /** The home's facing as a bearing from true north, set by the person; missing until then. */
  readonly facing?: number;
  /** The side of the street by true north, set by the person; missing until then. */
  readonly street?: Direction;
  /** Missing until given: the horizon is then flat. */
  readonly outlook?: Outlook;
  /** Millimetres that the roof of a house reaches beyond the outer face of its walls; missing until given. */
  readonly eaves?: number;
  /** Missing while it is read by the product's own. */
  readonly readBy?: readonly Convention[];
}

export const PLAN_VERSION = 1;

/** Limits of a plan to be read: a person's home fits, a hostile file does not. */
export const LIMITS = /* @__PURE__ */ frozen({
  floors: 3,
  rooms: 40,
  points: 200,
  openings: 200,
  items: 200,
  styles: 200,
  /** Millimetres from the origin: within them every cross product is exact in a double. */
  reach: 100_000,
  /** Heights and distances of outside obstacles, millimetres. */
  outside: 10_000_000,
  horizons: 8,
  name: 60,
  id: 40,
} as const);

/** Millimetres from and to, both included: for reading and for operations. */
export const BOUNDS = /* @__PURE__ */ frozen({
  floorHeight: [1500, 20_000],
  openingHeight: [0, 20_000],
  thickness: [10, 1000],
  /** Width, depth and height of a thing. */
  thing: [10, 10_000],
  above: [0, LIMITS.outside],
  horizonHeight: [0, LIMITS.outside],
  horizonDistance: [100, LIMITS.outside],
  eaves: [0, 3000],
} as const);

/** Whether a length is a whole number within bounds. */
export const isWithin = (mm: number, [least, most]: readonly [number, number]): boolean =>
  Number.isInteger(mm) && mm >= least && mm <= most;

/**
 * The convention of a floor's centre, `own` for a point set by hand.
 *
 * @example
 * centreName(templatePlan('studio', 'en').floors[0]!); // 'area'
 */
export const centreName = (floor: Floor): (typeof CENTRES)[number] | 'own' => {
  const centre = floor?.centre;
  return Array.isArray(centre) ? 'own' : (CENTRES.find(each => each === centre) ?? 'area');
};

/** Millimetres, in builders' usual sizes. */
export const DEFAULTS = /* @__PURE__ */ frozen({
  outerWall: 240,
  innerWall: 120,
  railing: 60,
  floorHeight: 2800,
  doorHead: 2100,
  gapHead: 2400,
  glassDoorHead: 2400,
  windowSill: 900,
  windowHead: 2400,
} as const);

const NOT_HOME: ReadonlySet<RoomKind> = new Set(['balcony', 'terrace', 'lift', 'lobby']);
const OPEN_AIR: ReadonlySet<RoomKind> = new Set(['balcony', 'terrace', 'courtyard']);

/**
 * Every roofed, enclosed room counts, an attached garage and a walled courtyard too; open balconies do not.
 *
 * @example
 * countsAsHome({ id: 'r1', kind: 'balcony', ring: boxRing(3000, 1200) }); // false
 */
export const countsAsHome = (room: Room): boolean => room?.counts ?? !NOT_HOME.has(room?.kind);

/**
 * Open to the sky. A balcony that counts is glazed in, so it is not.
 *
 * @example
 * isOpenAir({ id: 'r1', kind: 'balcony', ring: boxRing(3000, 1200), counts: true }); // false
 */
export const isOpenAir = (room: Room): boolean =>
  OPEN_AIR.has(room?.kind) && !(room.kind !== 'courtyard' && room.counts === true);

const HEIGHTS: Readonly<Record<ItemKind, number>> = {
  'double-bed': 500,
  'single-bed': 500,
  desk: 750,
  stove: 900,
  sink: 900,
  fridge: 1800,
  toilet: 420,
  basin: 850,
  shower: 2000,
  bathtub: 580,
  sofa: 450,
  'dining-table': 750,
  wardrobe: 2100,
  shelf: 1800,
  screen: 1700,
  plant: 1200,
};

/**
 * Millimetres from the floor to the top of a thing: its own, or that of its kind.
 *
 * @example
 * heightOf({ id: 'i1', kind: 'desk', at: [0, 0], size: [1200, 600], turn: 0 }); // 750
 */
export const heightOf = (item: Item): number =>
  typeof item?.height === 'number' && item.height > 0 && item.height < 1e9
    ? item.height
    : isKeyOf(HEIGHTS, item?.kind)
      ? HEIGHTS[item.kind]
      : 0;

/** Initial sizes of a new item, width and depth in millimetres. */
export const ITEM_SIZES: Readonly<Record<ItemKind, readonly [number, number]>> = /* @__PURE__ */ frozen({
  'double-bed': [1800, 2000],
  'single-bed': [1200, 2000],
  desk: [1200, 600],
  stove: [750, 550],
  sink: [800, 500],
  fridge: [700, 650],
  toilet: [400, 700],
  basin: [600, 450],
  shower: [900, 900],
  bathtub: [750, 1600],
  sofa: [2100, 900],
  'dining-table': [1400, 800],
  wardrobe: [1800, 600],
  shelf: [900, 350],
  screen: [1500, 60],
  plant: [400, 400],
});

/**
 * Default sill and head of an opening.
 *
 * @example
 * opensBetween('window'); // { sill: 900, head: 2400 }
 */
export function opensBetween(kind: OpeningKind): { readonly sill: number; readonly head: number } {
  switch (kind) {
    case 'window':
      return { sill: DEFAULTS.windowSill, head: DEFAULTS.windowHead };
    case 'glass-door':
      return { sill: 0, head: DEFAULTS.glassDoorHead };
    case 'gap':
      return { sill: 0, head: DEFAULTS.gapHead };
    default:
      return { sill: 0, head: DEFAULTS.doorHead };
  }
}
