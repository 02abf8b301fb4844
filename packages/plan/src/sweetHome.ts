import { err, frozen, ok, type Result } from '@app/kernel';
import { turned } from './bearings';
import { checkPlan, JAMB } from './check';
import { derive, type Edge, leadsOut } from './derive';
import { facesOf } from './faces';
import {
  DEFAULTS,
  type Floor,
  ITEM_SIZES,
  type ItemKind,
  LIMITS,
  type Opening,
  type OpeningKind,
  type Plan,
  type Point,
  type Ring,
  type RoomKind,
} from './model';
import { addItem } from './operations/items';
import { addOpening } from './operations/openings';
import type { FloorResult } from './operations/refusal';
import { addRoom } from './operations/rooms';
import { emptyPlan } from './operations/wholePlan';
import { areaOf, distance, innerPoint, isInside, roundPoint } from './ring';
import { type Tag, tagsOf } from './xml';

export const IMPORT_CODES = /* @__PURE__ */ frozen([
  'import/no-home',
  'import/no-rooms',
  'import/too-large',
] as const);
export type ImportCode = (typeof IMPORT_CODES)[number];

export interface Imported {
  readonly plan: Plan;
  /** Rooms, openings and items of the file without a place on a plan. */
  readonly leftOut: number;
  /** Names of rooms, as in the file, of which a plan stores only the beginning. */
  readonly cut: readonly string[];
  /** Front doors of the file. One of them is the plan's, the others are plain doors of it. */
  readonly frontDoors: number;
}

/** More text and tags are not parsed; a home of the size of a plan has a hundredth of them. */
const LONGEST_TEXT = 20_000_000;
const MOST_TAGS = 100_000;
/** For walls, rooms and doors each: a home of forty rooms has fewer. */
const MOST_PIECES = 400;
/** Centimetres, the unit of the file. */
const CM = 10;
/** The greatest distance of a door from the line of its wall, millimetres. */
const DOOR_REACH = 400;

/**
 * A plan from the `Home.xml` of Sweet Home 3D (version 5.3 and later): rooms are the areas between its walls, or else its
 * own rooms; names, doors, windows and known furniture are imported. Items without a place are counted.
 *
 * @example
 * planOfSweetHome('<home><wall xStart="0" yStart="0" xEnd="400" yEnd="0"/></home>'); // import/no-rooms
 */
export function planOfSweetHome(xml: string): Result<Imported, { readonly code: ImportCode }> {
  if (typeof xml !== 'string') return err({ code: 'import/no-home' });
  if (xml.length > LONGEST_TEXT) return err({ code: 'import/too-large' });
  const allTags = tagsOf(xml, MOST_TAGS);
  if (allTags?.[0]?.name !== 'home') return err({ code: 'import/no-home' });
  const tags = nearOrigin(allTags);
  const countOf = (kind: string) => tags.filter(({ name }) => name === kind).length;
  if (['wall', 'room', 'doorOrWindow'].some(kind => countOf(kind) > MOST_PIECES))
    return err({ code: 'import/too-large' });
  const built = builtLevels(tags);
  const levels = levelsOf(tags).filter(({ id }) => built.has(id));
  if (levels.length > LIMITS.floors) return err({ code: 'import/too-large' });
  const found = levels.map(({ id }) => {
    const own = tags.filter(({ attributes }) => (attributes['level'] ?? '') === id);
    return { own, ...roomsOf(tags, own) };
  });
  if (found.some(({ rooms }) => rooms.length > LIMITS.rooms)) return err({ code: 'import/too-large' });
  const kept = new Set(levels.map(({ id }) => id));
  let leftOut = tags.filter(tag => isPart(tag) && !kept.has(tag.attributes['level'] ?? '')).length;
  const cut: string[] = [];
  const take = (floor: Floor, result: FloorResult): Floor => {
    if (result.ok) return result.value;
    leftOut++;
    return floor;
  };
  const fronts: Front[] = [];
  const floors = levels.map(({ height }, level): Floor => {
    let floor: Floor = { ...emptyPlan().floors[0]!, level, height };
    const { own, rooms, lost } = found[level]!;
    leftOut += lost;
    for (const { ring, name } of rooms) {
      const next = take(floor, addRoom(floor, kindOfRoom(name), ring, name && beginningOf(name)));
      if (next !== floor && name && name.length > LIMITS.name) cut.push(name);
      floor = next;
    }
    for (const tag of own.filter(isOpening)) {
      const kind = kindOfOpening(tag);
      const isFront = kind === 'main-door';
      const next = take(floor, opened(floor, tag, isFront ? 'door' : kind));
      if (next !== floor && isFront) fronts.push({ level, opening: next.openings.at(-1)! });
      floor = next;
    }
    for (const tag of own.filter(tag => PIECES.has(tag.name) && !isOpening(tag)))
      floor = take(floor, furnished(floor, tag));
    return floor;
  });
  if (floors.every(floor => floor.rooms.length === 0)) return err({ code: 'import/no-rooms' });
  const compass = tags.find(({ name }) => name === 'compass');
  const plan: Plan = {
    ...emptyPlan(floors.length > 1 ? 'house' : 'flat'),
    // The file stores the north of the drawing; a plan stores the bearing of its up.
    up: turned(-((numberOf(compass, 'northDirection') ?? 0) * 180) / Math.PI),
    floors: withFrontDoor(floors, fronts),
  };
  // Every operation keeps the invariants; the levels of the whole are checked once more.
  return checkPlan(plan).length === 0
    ? ok({ plan, leftOut, cut, frontDoors: fronts.length })
    : err({ code: 'import/no-rooms' });
}

/**
 * R851: the sheet of the program has no end, and homes are drawn anywhere on it: one that reaches farther from the origin
 * than a plan may is moved there.
 */
function nearOrigin(tags: readonly Tag[]): readonly Tag[] {
  const drawn = tags.filter(({ name }) => name === 'wall' || name === 'point');
  const valuesOf = (keys: ReadonlySet<string>) =>
    drawn.flatMap(tag => [...keys].flatMap(key => numberOf(tag, key) ?? []));
  const [xs, ys] = [valuesOf(ACROSS), valuesOf(ALONG)];
  const far = (all: readonly number[]) => all.some(each => Math.abs(each) * CM > LIMITS.reach);
  if (!far(xs) && !far(ys)) return tags;
  const least = (all: readonly number[]) => all.reduce((min, each) => Math.min(min, each), Number.MAX_VALUE);
  const [left, top] = [least(xs), least(ys)];
  return tags.map(tag => ({
    ...tag,
    attributes: Object.fromEntries(
      Object.entries(tag.attributes).map(([key, text]) => {
        const by = ACROSS.has(key) ? left : ALONG.has(key) ? top : undefined;
        const value = by === undefined ? undefined : numberOf(tag, key);
        return [key, value === undefined ? text : String(value - by!)];
      }),
    ),
  }));
}
const ACROSS: ReadonlySet<string> = /* @__PURE__ */ new Set(['x', 'xStart', 'xEnd']);
const ALONG: ReadonlySet<string> = /* @__PURE__ */ new Set(['y', 'yStart', 'yEnd']);

interface Front {
  readonly level: number;
  readonly opening: Opening;
}

/**
 * R805: a plan has one front door. If a file has several, keeps one: exterior, lowest floor, widest, first in file.
 */
function withFrontDoor(floors: readonly Floor[], fronts: readonly Front[]): readonly Floor[] {
  const isInside = ({ level, opening }: Front) => {
    const edge = derive(floors[level]!).edgeOf.get(opening.id);
    return edge && leadsOut(edge) ? 0 : 1;
  };
  const width = ({ opening: { from, to } }: Front) => distance(from, to);
  const [front] = fronts.toSorted(
    (a, b) => isInside(a) - isInside(b) || a.level - b.level || width(b) - width(a),
  );
  return floors.map(floor =>
    floor.level === front?.level
      ? {
          ...floor,
          openings: floor.openings.map(each =>
            each.id === front.opening.id ? { ...each, kind: 'main-door' as const } : each,
          ),
        }
      : floor,
  );
}

/** Furniture; since version 7 a piece with shelves has its own element name. */
const PIECES: ReadonlySet<string> = /* @__PURE__ */ new Set(['pieceOfFurniture', 'shelfUnit', 'light']);
/** Items of a custom catalogue may be doors by a word only. */
const isOpening = ({ name, attributes }: Tag): boolean =>
  name === 'doorOrWindow' || (name === 'pieceOfFurniture' && attributes['doorOrWindow'] === 'true');

/** Elements that count as left out if they have no place on a plan. */
const isPart = (tag: Tag): boolean => tag.name === 'room' || PIECES.has(tag.name) || isOpening(tag);

/** A level of dimension lines or a roof without walls is not a floor. */
const builtLevels = (tags: readonly Tag[]): ReadonlySet<string> =>
  new Set(
    tags.flatMap(({ name, attributes }) =>
      name === 'wall' || name === 'room' ? [attributes['level'] ?? ''] : [],
    ),
  );

interface Level {
  readonly id: string;
  readonly height: number;
}

/** From the lowest up; a home without levels has one, which its items do not name. */
function levelsOf(tags: readonly Tag[]): readonly Level[] {
  const usual = (tag: Tag | undefined, key: string) => {
    const height = Math.round((numberOf(tag, key) ?? DEFAULTS.floorHeight / CM) * CM);
    return height >= 1500 && height <= 20_000 ? height : DEFAULTS.floorHeight;
  };
  const levels = tags.filter(
    ({ name, attributes }) => name === 'level' && attributes['viewable'] !== 'false',
  );
  if (levels.length === 0) return [{ id: '', height: usual(tags[0], 'wallHeight') }];
  return levels
    .toSorted((a, b) => (numberOf(a, 'elevation') ?? 0) - (numberOf(b, 'elevation') ?? 0))
    .map(tag => ({ id: tag.attributes['id'] ?? '', height: usual(tag, 'height') }));
}

interface FoundRoom {
  readonly ring: Ring;
  readonly name?: string;
}

/** As much of a name as a plan holds; a character of two units is not split. */
const beginningOf = (name: string): string => name.slice(0, LIMITS.name).replace(/[\uD800-\uDBFF]$/, '');

/**
 * The areas between the walls, and the drawn rooms that lie in none of them, as a terrace without walls. `lost` counts
 * the rooms of the file that become none: areas in a ring around another, more than one drawn between the same walls, and
 * those drawn with fewer than three points.
 */
function roomsOf(
  tags: readonly Tag[],
  own: readonly Tag[],
): { readonly rooms: readonly FoundRoom[]; readonly lost: number } {
  const tagged = own.filter(tag => tag.name === 'room');
  const drawn = tagged.flatMap((tag): FoundRoom[] => {
    const ring = pointsIn(tags, tag);
    const { name } = tag.attributes;
    return ring.length >= 3 ? [{ ring, ...(name && { name }) }] : [];
  });
  const found = facesOf(wallLines(own));
  const [faces, around] = [
    found.filter(({ holes }) => holes.length === 0),
    found.filter(({ holes }) => holes.length > 0),
  ];
  // The centroid of a terrace around a house lies in the house.
  const placed = drawn.map(room => ({ ...room, at: innerPoint(room.ring) }));
  let lost = tagged.length - drawn.length + around.length;
  const rooms = faces.map(({ ring }): FoundRoom => {
    const inside = placed.filter(({ at }) => isInside(at, ring));
    const fits = inside.filter(room => Math.abs(areaOf([room.ring])) <= areaOf([ring]));
    const named = [...fits, ...inside].find(({ name }) => name !== undefined);
    // One drawn around this area too is the area around it, which is counted.
    const apart = inside.filter(
      room => fits.includes(room) || !around.some(({ ring }) => isInside(room.at, ring)),
    );
    lost += Math.max(0, apart.length - 1);
    return { ring, ...(named?.name !== undefined && { name: named.name }) };
  });
  const outside = placed.filter(({ at }) => !found.some(({ ring }) => isInside(at, ring)));
  return { rooms: [...rooms, ...outside.map(({ at: _, ...room }) => room)], lost };
}

interface WallLine {
  readonly line: readonly [Point, Point];
  readonly thickness: number;
}

/** The centre lines of walls; a round one as chords. */
function wallLines(own: readonly Tag[]): readonly (readonly [Point, Point])[] {
  const walls = own.flatMap((tag): WallLine[] => {
    if (tag.name !== 'wall') return [];
    const [a, b] = [pointOf(tag, 'xStart', 'yStart'), pointOf(tag, 'xEnd', 'yEnd')];
    if (!a || !b || distance(a, b) === 0) return [];
    const thickness = Math.min(1000, Math.max(0, (numberOf(tag, 'thickness') ?? 0) * CM));
    const points = chords(a, b, numberOf(tag, 'arcExtent') ?? 0);
    return points.slice(1).map((end, i) => ({ line: [points[i]!, end], thickness }));
  });
  return walls.map(({ line: [a, b] }) => [reached(a, b, walls), reached(b, a, walls)]);
}

/** Millimetres beyond a wall's face at which an end still counts as touching it. */
const AT_FACE = 20;

/** A wall is often drawn up to the face of another: its centre line is extended to the other's. */
function reached(end: Point, from: Point, walls: readonly WallLine[]): Point {
  const length = distance(from, end);
  const [ux, uy] = [(end[0] - from[0]) / length, (end[1] - from[1]) / length];
  let best: { readonly at: Point; readonly by: number } | undefined;
  for (const { line, thickness } of walls) {
    const [c, d] = line;
    const [wx, wy] = [d[0] - c[0], d[1] - c[1]];
    const across = ux * wy - uy * wx;
    // Nearly parallel walls have no face to stop at.
    if (Math.abs(across) < distance(c, d) * 0.26) continue;
    const by = ((c[0] - end[0]) * wy - (c[1] - end[1]) * wx) / across;
    const along = ((c[0] - end[0]) * uy - (c[1] - end[1]) * ux) / across;
    const slack = (thickness / 2 + AT_FACE) / distance(c, d);
    const reach = ((thickness / 2) * distance(c, d)) / Math.abs(across) + AT_FACE;
    if (along < -slack || along > 1 + slack || by <= 0 || by > reach || (best && best.by <= by)) continue;
    best = { at: roundPoint([end[0] + ux * by, end[1] + uy * by]), by };
  }
  return best?.at ?? end;
}

/** A chord spans at most this much of a round wall. */
const CHORD = Math.PI / 12;

/** Along a wall that is `extent` radians of a circle, bulging as drawn by the program. */
function chords(a: Point, b: Point, extent: number): readonly Point[] {
  const turn = Math.abs(extent);
  if (turn < 0.01 || turn > 6.2) return [a, b];
  // On the bisector, by the tangent of the half angle; beyond a half turn the middle is on the other side.
  const away = distance(a, b) / 2 / Math.tan(extent / 2);
  const [nx, ny] = [(b[1] - a[1]) / distance(a, b), (a[0] - b[0]) / distance(a, b)];
  const middle: Point = [(a[0] + b[0]) / 2 - nx * away, (a[1] + b[1]) / 2 - ny * away];
  const start = Math.atan2(a[1] - middle[1], a[0] - middle[0]);
  const radius = distance(a, middle);
  const count = Math.ceil(turn / CHORD);
  return Array.from({ length: count + 1 }, (_, i): Point => {
    if (i === 0) return a;
    if (i === count) return b;
    const angle = start + (extent * i) / count;
    return roundPoint([middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)]);
  });
}

/** The points that follow a tag one level deeper, until the next tag beside it. */
function pointsIn(tags: readonly Tag[], tag: Tag): Ring {
  const ring: Point[] = [];
  for (let i = tags.indexOf(tag) + 1; i < tags.length && tags[i]!.depth > tag.depth; i++) {
    const point = tags[i]!.name === 'point' ? pointOf(tags[i]!, 'x', 'y') : undefined;
    // One more than a room may have: then it is refused, not drawn in another shape.
    if (point && ring.length <= LIMITS.points) ring.push(point);
  }
  return ring;
}

/**
 * Words in the names of rooms; the first kind with one counts. A Latin word begins a word of the name, one with a hyphen
 * ends it, as in German compounds: a shallow pool is no hall.
 */
const ROOM_WORDS: readonly (readonly [RoomKind, readonly string[]])[] = [
  [
    'bathroom',
    [
      'bath',
      '-bathroom',
      'toilet',
      '-toilette',
      'wc',
      '-wc',
      'shower',
      'bain',
      '-badezimmer',
      '卫',
      '浴',
      '厕',
    ],
  ],
  ['kitchen', ['kitchen', '-kitchen', 'cuisine', 'küche', '-küche', '厨']],
  ['studio', ['studio', 'living and sleeping', '起居卧室', '开间']],
  ['bedroom', ['bed', '-bedroom', 'chambre', 'schlaf', '-schlafzimmer', '卧', '睡']],
  ['dining', ['dining', 'manger', '-esszimmer', '餐']],
  ['study', ['study', 'office', '-office', 'bureau', '书']],
  ['corridor', ['corridor', 'passage', 'couloir', '-flur', '过道', '走廊']],
  ['lobby', ['lobby', 'lift hall', 'elevator hall', '公共门厅', '电梯厅', '大堂']],
  ['lift', ['lift', 'elevator', 'ascenseur', 'aufzug', '电梯']],
  ['hall', ['hall', '-halle', 'entrance', 'entry', 'entrée', '-diele', '玄关', '门厅']],
  ['stairs', ['stair', 'escalier', 'treppe', '-treppe', '楼梯']],
  ['garage', ['garage', '-garage', '车库']],
  ['balcony', ['balcon', '-balkon', '阳台']],
  ['terrace', ['terra', '-terrasse', 'patio', '露台']],
  ['courtyard', ['courtyard', 'innenhof', '庭院', '院子', '天井']],
  ['storage', ['storage', 'closet', 'pantry', '储']],
  ['living', ['living', 'lounge', 'salon', 'wohn', '客厅', '起居']],
];
/** Words for items, from people and the program's catalogue, anywhere in the text; the first match counts. */
const ITEM_WORDS: readonly (readonly [ItemKind, readonly string[]])[] = [
  ['double-bed', ['doublebed', 'double bed', '双人床']],
  ['single-bed', ['bed', '床']],
  ['desk', ['desk', '书桌']],
  ['stove', ['cooker', 'stove', 'hob', 'oven', '灶']],
  ['fridge', ['fridge', 'refrigerator', '冰箱']],
  ['toilet', ['toilet', '马桶', '坐便']],
  ['basin', ['washbasin', 'basin', '洗手']],
  ['sink', ['sink', '水槽']],
  ['shower', ['shower', '淋浴']],
  ['bathtub', ['bath', '浴缸']],
  ['sofa', ['sofa', 'couch', '沙发']],
  ['dining-table', ['table', '餐桌']],
  ['wardrobe', ['wardrobe', '衣柜']],
  ['shelf', ['shelf', 'bookcase', '书架', '书柜']],
  ['screen', ['screen', '屏风']],
  ['plant', ['plant', '绿植', '盆栽']],
];
/** A table not for dining. */
const LOW_TABLE = ['coffee', 'couchtisch', '茶几'];
/** A bed wider than this sleeps two, millimetres (ours). */
const SINGLE = 1300;

const kindWith = <Kind>(
  words: readonly (readonly [Kind, readonly string[]])[],
  isIn: (word: string) => boolean,
): Kind | undefined => words.find(([, all]) => all.some(isIn))?.[0];

function kindOfRoom(name = ''): RoomKind {
  const text = name.normalize().toLowerCase();
  // Each Latin word between two spaces.
  const latin = ` ${text.replace(/\P{Script=Latin}+/gu, ' ')} `;
  const isIn = (word: string) => {
    if (word.startsWith('-')) return latin.includes(`${word.slice(1)} `);
    return IS_LATIN.test(word) ? latin.includes(` ${word}`) : text.includes(word);
  };
  return kindWith(ROOM_WORDS, isIn) ?? 'other';
}
const IS_LATIN = /^\p{Script=Latin}/u;

const textOf = ({ attributes }: Tag): string =>
  `${attributes['catalogId'] ?? ''} ${attributes['name'] ?? ''}`;

function kindOfOpening(tag: Tag): OpeningKind {
  const text = textOf(tag).toLowerCase();
  const low = (numberOf(tag, 'elevation') ?? 0) < 30;
  if (text.includes('frame') && low) return 'gap';
  // An opening down to the floor and as high as a person is a passage, whatever the catalogue calls it.
  const tall = low && (numberOf(tag, 'height') ?? 0) >= 180;
  if (!tall && (!low || text.includes('window') || text.includes('窗'))) return 'window';
  if (text.includes('window') || text.includes('窗')) return 'glass-door';
  if (text.includes('french') || text.includes('sliding') || text.includes('glass') || text.includes('玻璃'))
    return 'glass-door';
  const isFront = text.includes('front') || text.includes('entrance') || text.includes('大门');
  return isFront ? 'main-door' : 'door';
}

function opened(floor: Floor, tag: Tag, kind: OpeningKind): FloorResult {
  const at = pointOf(tag, 'x', 'y');
  const width = (numberOf(tag, 'width') ?? 0) * CM;
  const edge = at && nearestEdge(floor, at);
  if (!at || !edge) return err({ code: 'plan/opening-off-wall', ids: [] });
  const { a, b, length } = edge;
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  // In the program a door may touch a corner; here it keeps clear of it and moves as far as necessary.
  const wanted = (at[0] - a[0]) * ux + (at[1] - a[1]) * uy - width / 2;
  const start = Math.round(Math.max(JAMB, Math.min(wanted, length - JAMB - width)));
  const on = (along: number): Point => [a[0] + ux * along, a[1] + uy * along];
  const sill = Math.max(0, Math.round((numberOf(tag, 'elevation') ?? 0) * CM));
  const height = Math.round((numberOf(tag, 'height') ?? 0) * CM);
  return addOpening(floor, {
    kind,
    from: on(start),
    to: on(start + Math.round(width)),
    ...(kind === 'window' && { sill }),
    ...(height > 0 && { head: (kind === 'window' ? sill : 0) + height }),
  });
}

function nearestEdge(floor: Floor, at: Point): Edge | undefined {
  const away = ({ a, b, length }: Edge): number => {
    const t = ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / length ** 2;
    if (t < 0 || t > 1) return Number.POSITIVE_INFINITY;
    return distance(at, [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  };
  const best = derive(floor).edges.toSorted((p, q) => away(p) - away(q))[0];
  return best && away(best) <= DOOR_REACH ? best : undefined;
}

/** The piece as a plan's item; undefined if a plan has none. Its front is the side the program draws at the bottom. */
function furnished(floor: Floor, tag: Tag): FloorResult {
  const at = pointOf(tag, 'x', 'y');
  const size = [numberOf(tag, 'width'), numberOf(tag, 'depth')].map(n => Math.round((n ?? 0) * CM));
  const [width, depth] = size as [number, number];
  const kind = kindOfItem(textOf(tag).toLowerCase(), width, depth);
  if (!kind || !at || Math.min(width, depth) < 10 || Math.max(width, depth) > 10_000)
    return err({ code: 'plan/not-there', ids: [] });
  const turn = turned(180 + Math.round(((numberOf(tag, 'angle') ?? 0) * 180) / Math.PI));
  return addItem(floor, kind, at, turn, [width, depth]);
}

/**
 * A bedside table, a toilet brush and a table lamp contain the word of a thing twice their size (the factor is ours).
 */
function kindOfItem(text: string, width: number, depth: number): ItemKind | undefined {
  const kind = kindWith(ITEM_WORDS, word => text.includes(word));
  if (!kind || Math.max(width, depth) < Math.max(...ITEM_SIZES[kind]) / 2) return undefined;
  if (LOW_TABLE.some(word => text.includes(word))) return undefined;
  return kind === 'single-bed' && Math.min(width, depth) > SINGLE ? 'double-bed' : kind;
}

function pointOf(tag: Tag, x: string, y: string): Point | undefined {
  const [px, py] = [numberOf(tag, x), numberOf(tag, y)];
  if (px === undefined || py === undefined) return undefined;
  const point = roundPoint([px * CM, py * CM]);
  return Math.max(Math.abs(point[0]), Math.abs(point[1])) <= LIMITS.reach ? point : undefined;
}

function numberOf(tag: Tag | undefined, key: string): number | undefined {
  const text = tag?.attributes[key];
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}
