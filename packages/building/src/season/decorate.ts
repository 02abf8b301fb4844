import { createCamera, FIRST_VIEW } from '../camera';
import type { StandingObject } from '../courtyard/courtyard';
import { STEPS, TREES, VAT } from '../courtyard/measures';
import type { InkFace, InkLine, Point } from '../mesh/inkFace';
import type { Spot } from './brush';
import { couplet, drawGlow, GLOW_OVER, LANTERN_TOP, lantern, type Strip } from './festive';
import { drawFigure } from './figure';
import type { SeasonDecor, SeasonLook, Upright } from './look';
import { drawChrysanthemums, drawSeasonVat } from './potted';
import { scatterOn } from './scatter';
import { drawSeasonTree } from './tree';

/** Places of a building for the season's decorations, metres in its axes. */
interface Stage {
  readonly trees: readonly { readonly at: Point; readonly size: number; readonly seed: number }[];
  readonly vat: Point;
  readonly pots: Point;
  readonly figures: readonly Point[];
  /** The size of figures and of the vat: upright ones are seen whole, flat or built ones from above. */
  readonly size?: { readonly figures: number; readonly vat: number };
  /** The spot of a figure with an umbrella; outdoors every figure may have one. */
  readonly way?: Point | undefined;
  readonly lanterns: readonly { readonly at: Point; readonly cord: number; readonly size?: number }[];
  readonly strips: readonly Strip[];
  readonly ground: Parameters<typeof scatterOn>[1];
  readonly isFree: Parameters<typeof scatterOn>[2];
  /** The steps of someone who came in through the snow, each from its heel to its toe. */
  readonly prints?: readonly (readonly [heel: Point, toe: Point])[];
}

const GROUND = 0.03;

/** The lantern places under the eaves of the main hall and the gate, and the posts for couplets. */
const COURT: Stage = {
  trees: TREES.map(({ x, y, size, seed }) => ({ at: [x, y, GROUND], size, seed })),
  vat: [VAT.x, VAT.y, GROUND],
  pots: [-3.3, 4.4, GROUND],
  figures: [
    [-0.5, 0.9, GROUND],
    [1.7, -1.2, GROUND],
    [0.45, 1.5, GROUND],
    [-1.9, 2.6, GROUND],
  ],
  lanterns: [
    // Three sizes with their tops in one line.
    ...[-1, 1].flatMap(side =>
      [
        { away: 4.5, size: 0.85 },
        { away: 2.5, size: 1.3 },
      ].map(({ away, size }) => ({
        at: [side * away, -5.4, 3.3 - 0.68 * size] as const,
        cord: 0.3,
        size,
      })),
    ),
    ...[5.6, 8.3].map(x => ({ at: [x, 10.95, 1.75] as const, cord: 0.25 })),
  ],
  strips: [
    ...[5.62, 8.28].map(x => ({ foot: [x, 10.39, 0.75] as const, half: 0.17, height: 1.5, words: 5 })),
    { foot: [6.95, 10.36, 2.52], half: 0.62, height: 0.3, words: 4 },
    ...[-1.08, 1.08].map(x => ({ foot: [x, -6.1, 1.25] as const, half: 0.16, height: 1.7, words: 5 })),
  ].map((strip): Strip => ({ ...strip, foot: strip.foot as Point, outward: [0, 1] })),
  ground: { x: [-5, 5], y: [-5.2, 7], z: GROUND },
  isFree: (x, y) => !STEPS.some(step => x > step.x[0] && x < step.x[1] && y > step.y && y < step.y + 1.2),
  prints: Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [0.9 - i * 0.16 + (i % 2 === 0 ? 0.17 : -0.17), 6.4 - i * 0.6];
    return [
      [x, y, GROUND],
      [x - 0.06, y - 0.2, GROUND],
    ] as const;
  }),
};

/** The style of every mark of an upright, in any season. */
export const UPRIGHT_STYLES: readonly string[] = [
  ...'trunk crown crown-gold crown-red leaf-far leaf-near gold-far gold-near red-far red-near strand willow-far willow-near'.split(
    ' ',
  ),
  ...'petal petal-heart lotus-leaf lotus-flower stalk chrysanthemum snow snow-line'.split(' '),
  ...'ground-shade figure-ink figure-skin stick umbrella glow'.split(' '),
  ...[
    'coat coat-1',
    'coat coat-2',
    'coat coat-3',
    'face-trim structure',
    'vat-water structure',
    'fine line-grey',
  ],
];

export const decorateCourt = (look: SeasonLook): SeasonDecor => dress(COURT, look);

/** A home on open ground: the box of its walls, and its door with the way out of it. */
export interface HomeStage {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  /** Height of its lowest floor. */
  readonly floor: number;
  readonly door?: {
    readonly at: readonly [x: number, y: number];
    readonly outward: readonly [x: number, y: number];
    /** Half the width of its leaves, metres. */
    readonly half?: number;
  };
  /** The middle of the outer wall nearest to the reader in its first view. */
  readonly wall?: NonNullable<HomeStage['door']> | undefined;
  /** Under the near corners of its eaves and between them; none without eaves. */
  readonly eaves?: readonly Point[];
  /** A spot on its balcony or terrace, for the pots. */
  readonly balcony?: Point;
  /** Free spots on its floors, the best first, for the household's figures. */
  readonly rooms: readonly Point[];
  /** Metres from its middle within which the letters of the ring begin. */
  readonly ring: number;
  /** The side that is behind it in its first view, quarters clockwise from the plan's up. */
  readonly behind: number;
  /** R975: its roof is on, and its first view is of its front. */
  readonly isClosed?: boolean;
  /** R1079: it is seen as a plan. */
  readonly isPlan?: boolean;
}

/**
 * The season around the person's own home. R952: its lanterns hang from the near eaves, lifted off or not; without eaves
 * they are on posts, beside the door or, where that is behind the home, at the near wall. So are its couplets.
 */
export function decorateHome(
  { x, y, floor, door, wall, eaves = [], balcony, rooms, behind, ring, isClosed, isPlan }: HomeStage,
  look: SeasonLook,
): SeasonDecor {
  const toReader = ((90 * (behind + 2) - FIRST_VIEW.azimuth) * Math.PI) / 180;
  const isBehind = door && door.outward[0] * Math.sin(toReader) - door.outward[1] * Math.cos(toReader) < 0.2;
  const front = isBehind || !door ? (wall ?? door) : door;
  // A point beside a side of the home, 0 being the one behind: its share along the side, and its distance off it. Trees
  // rise behind the home, low things are in front.
  const corner = (side: number, along: number, off: number): Point => {
    const quarter = (((behind + side) % 4) + 4) % 4;
    const [across, ahead] = quarter % 2 === 0 ? ([x, y] as const) : ([y, x] as const);
    const from = across[0] + (across[1] - across[0]) * along;
    const to = quarter === 0 || quarter === 3 ? ahead[0] - off : ahead[1] + off;
    return quarter % 2 === 0 ? [from, to, GROUND] : [to, from, GROUND];
  };
  const before = (place: typeof door) =>
    place &&
    ((across: number, ahead: number, z: number): Point => [
      place.at[0] - place.outward[1] * across + place.outward[0] * ahead,
      place.at[1] + place.outward[0] * across + place.outward[1] * ahead,
      z,
    ]);
  const beside = before(front);
  // R975: what is before a closed home is before its door, or where that is not seen before its front.
  const [frontX, frontY] = corner(2, 0.5, 0);
  const side = (((behind + 2) % 4) + 4) % 4;
  const yard = before(door && !isBehind ? door : { at: [frontX, frontY], outward: OUTWARD[side] ?? [0, 1] })!;
  const isInRing = ([px, py]: Point, room: number) => Math.hypot(px, py) < ring - room;
  const trees = isClosed
    ? // R975: before the ends of its front, the smaller one where the reader is nearer.
      [
        { share: 0.07, size: 0.92, seed: 7 },
        { share: 0.9, size: 0.62, seed: 21 },
      ].flatMap(({ share, size, seed }) => {
        const at = [share, (share + 0.5) / 2]
          .flatMap(along => [1.5, 1.1, 0.7].map(off => corner(2, side < 2 ? 1 - along : along, off)))
          .find(each => isInRing(each, 0.7));
        return at ? [{ at, size, seed }] : [];
      })
    : [
        { spots: LEFT, most: 0.5, seed: 7 },
        { spots: RIGHT, most: 0.42, seed: 21 },
      ].flatMap(({ spots, most, seed }) => {
        const [best] = spots
          .map(along => corner(0, along, 0.5))
          .map(at => ({ at, size: Math.min(most, sizeWithin(at, ring, behind)), seed }))
          .toSorted((a, b) => b.size - a.size);
        return best && best.size >= LEAST_TREE ? [best] : [];
      });
  /** As far off as the ring has room for. */
  const inYard = (across: number, ahead: number): Point =>
    NEARER.map(share => yard(across, ahead * share, GROUND)).find(at => isInRing(at, 0.5)) ??
    yard(across / 2, ahead / 3, GROUND);
  return dress(
    {
      // R1079: from above only their trunks would be seen behind it.
      trees: isPlan ? [] : trees,
      vat: isClosed ? inYard(-2.5, 0.9) : corner(2, 0.08, 0.6),
      pots: balcony ? [balcony[0], balcony[1], GROUND] : isClosed ? inYard(2.5, 0.9) : corner(2, 0.92, 0.6),
      size: { figures: 0.74, vat: 0.7 },
      figures: isClosed ? YARD.map(([across, ahead]) => inYard(across, ahead)) : rooms,
      way: before(door)?.(0, 1.3, GROUND),
      lanterns:
        eaves.length > 0
          ? [
              ...eaves.map(([ex, ey, ez]) => ({
                at: [ex, ey, ez - EAVES.cord - LANTERN_TOP * EAVES.size] as const,
                ...EAVES,
              })),
              // A closed home has a pair beside its couplets.
              ...(isClosed && beside && front
                ? [-1, 1].map(side => ({
                    at: beside(side * ((front.half ?? 0.45) + 0.85), 0.4, floor + 1.5),
                    cord: 0.2,
                    size: 0.8,
                  }))
                : []),
            ]
          : beside
            ? [-1, 1].map(side => ({ at: beside(side, 0.5, 1.35), cord: -1.85 }))
            : [],
      strips:
        front && beside
          ? [
              ...[-1, 1].map(side => ({
                foot: beside(side * ((front.half ?? 0.45) + 0.27), 0.2, floor + 0.15),
                ...(isClosed ? { height: 1.8, words: 7 } : { height: 0.98, words: 4 }),
                half: 0.17,
              })),
              ...(isClosed ? [{ foot: beside(0, 0.2, floor + 2.35), half: 0.6, height: 0.3, words: 4 }] : []),
            ].map((strip): Strip => ({ ...strip, outward: front.outward }))
          : [],
      ground: { x: [-ring, ring], y: [-ring, ring], z: GROUND },
      // Off the letters of the ring.
      isFree: (px, py) =>
        isInRing([px, py, GROUND], 0.5) &&
        (px < x[0] - 0.3 || px > x[1] + 0.3 || py < y[0] - 0.3 || py > y[1] + 0.3),
      prints: isClosed
        ? WAY_IN.map(
            ([across, ahead]) => [yard(across, ahead, GROUND), yard(across, ahead - 0.2, GROUND)] as const,
          ).filter(([heel]) => isInRing(heel, 0.3))
        : [],
    },
    look,
  );
}

/** R975: where the household is before a closed home: metres to the right of its door, seen from it, and off it. */
const YARD = [
  [-1.3, 1.7],
  [1.2, 2.3],
  [0.2, 2.7],
  [-2.3, 2.4],
] as const;
/** How much nearer the house they are where the ring is narrow. */
const NEARER = [1, 0.75, 0.5, 0.35] as const;
/** Out of a home by its side, quarters clockwise from the plan's up. */
const OUTWARD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** Steps up to the door, in the same measure. */
const WAY_IN = Array.from({ length: 8 }, (_, i): Spot => [i % 2 === 0 ? 0.17 : -0.17, 4.4 - i * 0.5]);

/** A lantern under the eaves of a home: the length of its cord, metres, and its size. */
const EAVES = { cord: 0.3, size: 1.1 } as const;

/** Where along the side behind it a home's two trees may stand, and the least size of one. */
const LEFT = [0.08, 0.2, 0.34, 0.46] as const;
const RIGHT = [0.94, 0.82, 0.68, 0.56] as const;
const LEAST_TREE = 0.36;
/** A tree of size 1, metres on the picture. */
const TREE = { height: 4.7, half: 1.9 } as const;

/** R817: the size of a tree there whose crown, in the first view, is within the letters of the ring. */
function sizeWithin([x, y]: Point, ring: number, behind: number): number {
  const from = ((90 * (behind + 2) - FIRST_VIEW.azimuth) * Math.PI) / 180;
  const rise = Math.sin((FIRST_VIEW.elevation * Math.PI) / 180);
  const across = Math.abs(x * Math.cos(from) + y * Math.sin(from));
  const up = -(x * Math.sin(from) - y * Math.cos(from)) * rise;
  const isWithin = (size: number) =>
    Math.hypot((across + TREE.half * size) / ring, (up + TREE.height * size) / (ring * rise)) < 1;
  for (let size = 0.6; size > 0; size -= 0.04) if (isWithin(size)) return size;
  return 0;
}

/** At another size, with the same foot. */
const sized =
  (draw: Upright['draw'], size: number): Upright['draw'] =>
  (sheet, camera, detail) =>
    draw(sheet, createCamera({ ...camera, scale: camera.scale * size }), detail);

function dress(stage: Stage, look: SeasonLook): SeasonDecor {
  const trees = stage.trees.map(
    ({ at, size, seed }, place): Upright => ({
      at,
      reach: 0.5,
      draw: (sheet, camera, detail) =>
        drawSeasonTree(
          sheet,
          camera,
          { size, seed, bears: place > 0 && look.trees === 'gold' ? 'red' : look.trees, snow: look.snow },
          detail,
        ),
    }),
  );
  const vat: Upright = {
    at: stage.vat,
    reach: 0.6,
    draw: sized((sheet, camera) => drawSeasonVat(sheet, camera, look.vat), stage.size?.vat ?? 1),
  };
  const pots: Upright = {
    at: stage.pots,
    reach: 0.6,
    draw: sized(drawChrysanthemums, stage.size?.vat ?? 1),
  };
  const outdoors = look.figures.findIndex(({ umbrella }) => umbrella);
  const figures = look.figures.flatMap((seen, place): readonly Upright[] => {
    // Of a home with rooms one goes out, the others need no umbrella.
    const isAtDoor = stage.way !== undefined && place === outdoors;
    const at = isAtDoor ? stage.way : stage.figures[place];
    if (!at) return [];
    const figure = { ...seen, umbrella: seen.umbrella && (isAtDoor || !stage.way) };
    const draw: Upright['draw'] = (sheet, camera) => drawFigure(sheet, camera, figure, place);
    return [{ at, reach: 0.3, draw: sized(draw, stage.size?.figures ?? 1) }];
  });
  return {
    uprights: [...trees, vat, ...(look.chrysanthemums ? [pots] : []), ...figures],
    things: [
      ...(look.lanterns ? stage.lanterns.map(({ at, cord, size }) => lantern(at, cord, size)) : []),
      ...(look.couplets ? stage.strips.map(strip => onWall(couplet(strip))) : []),
    ],
    glows: look.lanterns
      ? stage.lanterns.map(({ at: [x, y, z], size = 1 }) => ({
          at: [x, y, z + GLOW_OVER * size],
          reach: 0.3,
          draw: drawGlow,
        }))
      : [],
    scatter: [
      ...(look.ground === 'plain' ? [] : scatterOn(look.ground, stage.ground, stage.isFree)),
      ...(look.snow ? (stage.prints ?? []) : []).map(
        ([from, to]): InkLine => ({ from, to, weight: 3, tone: 'grey' }),
      ),
    ],
  };
}

function onWall(face: InkFace): StandingObject {
  const span = (axis: 0 | 1) => {
    const values = face.corners.map(corner => corner[axis]);
    return [Math.min(...values) - 0.01, Math.max(...values) + 0.01] as const;
  };
  return { x: span(0), y: span(1), body: [face], roof: [], shades: [] };
}
