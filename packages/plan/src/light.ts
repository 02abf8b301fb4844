import { directionOf, radians, turned } from './bearings';
import { clip, convexRegion } from './clip';
import { isBed, itemCorners, placeOf, roomOf } from './items';
import {
  type Floor,
  heightOf,
  type Item,
  type ItemKind,
  isOpenAir,
  type Opening,
  type Outlook,
  type Plan,
  type Point,
  type Ring,
  type Room,
} from './model';
import { isConvex, reachOf } from './reach';
import { areaOf, distance, isInside, signedArea } from './ring';
import {
  isFloor,
  isItem,
  isListOf,
  isMaybe,
  isNumber,
  isOpening,
  isOutlook,
  isPlan,
  isPoint,
  isRing,
  noFloor,
  noPlan,
  shape,
} from './sound';
import { type Lights, lightsOf, type Source, type Wing } from './sources';

export { type ViewSlice, type VisibleOpening, visibleOpenings } from './gaze';

/** The sun's position: degrees, azimuth clockwise from true north, altitude above the horizon. */
export interface Sun {
  readonly azimuth: number;
  readonly altitude: number;
}

const isSun = /* @__PURE__ */ shape<Sun>(({ azimuth, altitude }) => isNumber(azimuth) && isNumber(altitude));
const isSample = /* @__PURE__ */ shape<SunSample>(
  ({ minute, azimuth, altitude }) => isNumber(minute) && isNumber(azimuth) && isNumber(altitude),
);
const isSamples = /* @__PURE__ */ isListOf(isSample);
const isMinute = /* @__PURE__ */ shape<{ readonly minute: number }>(({ minute }) => isNumber(minute));
const isMinutes = /* @__PURE__ */ isListOf(isMinute);

/**
 * The outside as seen from a floor, `above` being its own height over the street. By default the plan's outlook; an empty
 * one has a flat horizon.
 */
export type LightSettings = Partial<Outlook>;

/**
 * A plan's outlook from one of its floors: heights are relative to the street, and an upper floor is higher by those
 * below it. Empty if none was entered.
 *
 * @example
 * const plan = { ...templatePlan('villa', 'en'), outlook: { above: 0, horizons: [] } };
 * outlookAt(plan, 1).above; // 3200
 */
export function outlookAt(plan: Plan, level: number): LightSettings {
  if (!isPlan(plan) || !plan.outlook) return {};
  const { floors, outlook } = plan;
  const below = floors.filter(each => each.level < level).reduce((sum, each) => sum + each.height, 0);
  return { ...outlook, above: outlook.above + below };
}

/** The sun in a room. */
export interface Patch {
  readonly roomId: string;
  /** The openings the light came through, the outermost first. */
  readonly through: readonly string[];
  readonly ring: Ring;
  /** mm². */
  readonly area: number;
}

const isHole = /* @__PURE__ */ shape<Pick<Opening, 'from' | 'to' | 'sill' | 'head'>>(
  ({ from, to, sill, head }) => isPoint(from) && isPoint(to) && isNumber(sill) && isNumber(head),
);

/** How many rooms deep light is followed: through the outer opening and one inner one. */
const DEEP = 2;

/** Displacement of a point's light on the floor, per millimetre of height above it. */
function lightStep(sun: Sun, up: number): Point {
  const per = 1 / Math.tan(radians(sun.altitude));
  const [dx, dy] = directionOf(sun.azimuth - up);
  return [-dx * per, -dy * per];
}

/**
 * The light of an opening on a level, before any room cuts it: its rectangle projected along the ray from the outer and
 * from the inner face of the wall, and their intersection. Empty if the sun is behind the wall.
 *
 * @example
 * const window = { from: [1000, 0], to: [2000, 0], sill: 900, head: 2400 } as const;
 * openingLight(window, [0, -1], 240, { azimuth: 0, altitude: 45 }, 0, 0).length; // 4
 */
export function openingLight(
  opening: Pick<Opening, 'from' | 'to' | 'sill' | 'head'>,
  outward: Point,
  thickness: number,
  sun: Sun,
  up: number,
  level = 0,
): Ring {
  return isHole(opening) && isPoint(outward) && isSun(sun) && [thickness, up, level].every(isNumber)
    ? lightOf(opening, outward, thickness, sun, up, level)
    : [];
}

/** The same of a known opening: in the year of a villa a hundred thousand times, for which the proofs took half of it. */
function lightOf(
  opening: Pick<Opening, 'from' | 'to' | 'sill' | 'head'>,
  outward: Point,
  thickness: number,
  sun: Sun,
  up: number,
  level = 0,
): Ring {
  if (sun.altitude <= 0) return [];
  const step = lightStep(sun, up);
  // Incoming light moves inwards: the sun is in front of the outer face.
  const inwards = -(step[0] * outward[0] + step[1] * outward[1]);
  const head = opening.head - level;
  const sill = Math.max(0, opening.sill - level);
  if (inwards <= 1e-9 || head <= sill) return [];
  // Both faces project the same parallelogram, one shifted by the wall's thickness: their intersection is smaller.
  const { from, to } = opening;
  const [wx, wy] = [to[0] - from[0], to[1] - from[1]];
  const [lx, ly] = [step[0] * (head - sill), step[1] * (head - sill)];
  const near = thickness / (inwards * (head - sill));
  const slide = (-near * (lx * wx + ly * wy)) / (wx * wx + wy * wy);
  const [left, right] = [Math.max(0, slide), Math.min(1, 1 + slide)];
  if (near >= 1 || left >= right) return [];
  const [x, y] = [
    from[0] + (outward[0] * thickness) / 2 + step[0] * sill,
    from[1] + (outward[1] * thickness) / 2 + step[1] * sill,
  ];
  const at = (across: number, along: number): Point => [
    x + wx * across + lx * along,
    y + wy * across + ly * along,
  ];
  return wx * ly - wy * lx > 0
    ? [at(left, near), at(right, near), at(right, 1), at(left, 1)]
    : [at(left, near), at(left, 1), at(right, 1), at(right, near)];
}

/**
 * Without thickness and before any room cuts it: every patch is checked against it. mm².
 *
 * @example
 * const window = templatePlan('studio', 'en').floors[0]!.openings[4]!;
 * Math.round(openingLightArea(window, 180, { azimuth: 180, altitude: 45 }) / 1e4) / 100; // 5.76
 */
export const openingLightArea = (opening: Opening, wallBearing: number, sun: Sun): number =>
  !isOpening(opening) || !isNumber(wallBearing) || !isSun(sun) || sun.altitude <= 0
    ? 0
    : distance(opening.from, opening.to) *
      (opening.head - opening.sill) *
      Math.max(0, Math.cos(radians(sun.azimuth - wallBearing)) / Math.tan(radians(sun.altitude)));

/**
 * The light on a level within a room. Rooms may be concave: the light is convex, so the room is the shape that is cut.
 *
 * @example
 * areaOf([patchIn({ ring: boxRing(2000, 2000) }, boxRing(500, 500))]); // 250000
 */
export const patchIn = (room: Pick<Room, 'ring'>, light: Ring): Ring =>
  !isRing(room?.ring) || !isRing(light) || light.length < 3 ? [] : clip(room.ring, convexRegion(light));

/** Those of an opening's wings whose shadow, under one sun, can fall on its outer face: at most moments none. */
function wingsBefore({ opening, outward, thickness, wings }: Source, sun: Sun, up: number): readonly Wing[] {
  if (wings.length === 0) return wings;
  const [dx, dy] = directionOf(sun.azimuth - up);
  const { from, to } = opening;
  const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
  const across = dx * ey - dy * ex;
  if (across === 0) return wings;
  const [ox, oy] = [from[0] + (outward[0] * thickness) / 2, from[1] + (outward[1] * thickness) / 2];
  return wings.filter(({ a, b }) => {
    // Where the rays that end on the opening's line pass its ends, as a share of its width; and from how far.
    const s = (dx * (a[1] - oy) - dy * (a[0] - ox)) / across;
    const t = (dx * (b[1] - oy) - dy * (b[0] - ox)) / across;
    if ((s < 0 && t < 0) || (s > 1 && t > 1)) return false;
    const along = ex * dx + ey * dy;
    return (
      (a[0] - ox) * dx + (a[1] - oy) * dy - s * along > 0 ||
      (b[0] - ox) * dx + (b[1] - oy) * dy - t * along > 0
    );
  });
}

/**
 * The part of a vertical line outside an opening, from `low` to `high` over the floor, that the sun reaches past the
 * home's own wings. Of two lit parts the upper one counts, from its lower end.
 */
function clearOf(
  wings: readonly Wing[],
  p: Point,
  low: number,
  high: number,
  sun: Sun,
  up: number,
): readonly [number, number] {
  const rise = Math.tan(radians(sun.altitude));
  const [dx, dy] = directionOf(sun.azimuth - up);
  let [from, to] = [low, high];
  for (const { a, b, bottom, top } of wings) {
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const across = dx * ey - dy * ex;
    if (across === 0) continue;
    const [px, py] = [a[0] - p[0], a[1] - p[1]];
    const away = (px * ey - py * ex) / across;
    const along = (px * dy - py * dx) / across;
    if (away <= 1 || along < 0 || along > 1) continue;
    const [dark, light] = [bottom - away * rise, top - away * rise];
    if (dark <= from) from = Math.max(from, light);
    else to = Math.min(to, dark);
    if (from >= to) return [low, low];
  }
  return [from, to];
}

/** Millimetres over the floor below which the horizon hides the sun. */
function horizonUpTo(sun: Sun, { horizons = [], above = 0 }: LightSettings): number {
  let low = -Infinity;
  for (const h of horizons) {
    if (turned(sun.azimuth - h.from) > turned(h.to - h.from)) continue;
    low = Math.max(low, h.height - above - h.distance * Math.tan(radians(sun.altitude)));
  }
  return low;
}

/**
 * The lit parts of an opening's outer face: the head lowered by overhangs, the sill raised by obstacles. The opening
 * itself if nothing shades it, empty in full shade.
 */
function litParts(
  source: Source,
  floor: Floor,
  sun: Sun,
  up: number,
  settings: LightSettings,
): readonly Opening[] {
  const facing = Math.cos(radians(sun.azimuth - source.bearing));
  if (facing <= 1e-9) return [];
  const { opening, eaves, outward, thickness } = source;
  const profile = Math.tan(radians(sun.altitude)) / facing;
  const head =
    eaves > 0
      ? Math.min(opening.head, floor.height - Math.max(0, eaves - thickness / 2) * profile)
      : opening.head;
  const sill = Math.max(opening.sill, horizonUpTo(sun, settings));
  if (head <= sill) return [];
  const wings = wingsBefore(source, sun, up);
  if (wings.length === 0)
    return [head === opening.head && sill === opening.sill ? opening : { ...opening, sill, head }];
  const { from, to } = opening;
  const at = (t: number, out = 0): Point => [
    from[0] + (to[0] - from[0]) * t + outward[0] * out,
    from[1] + (to[1] - from[1]) * t + outward[1] * out,
  ];
  // The shadow of one's own wing moves along the opening: eight strips of its width suffice.
  const parts: { start: number; count: number; sill: number; head: number }[] = [];
  for (let i = 0; i < STRIPS; i++) {
    const [low, high] = clearOf(wings, at((i + 0.5) / STRIPS, thickness / 2), sill, head, sun, up);
    if (high - low < 1) continue;
    const last = parts.at(-1);
    const isAlike =
      last && last.start + last.count === i && Math.abs(last.sill - low) + Math.abs(last.head - high) < ALIKE;
    if (!isAlike) parts.push({ start: i, count: 1, sill: low, head: high });
    else {
      last.sill += (low - last.sill) / (last.count + 1);
      last.head += (high - last.head) / (last.count + 1);
      last.count++;
    }
  }
  return parts.map(part =>
    part.count === STRIPS && part.sill === opening.sill && part.head === opening.head
      ? opening
      : {
          ...opening,
          from: at(part.start / STRIPS),
          to: at((part.start + part.count) / STRIPS),
          sill: part.sill,
          head: part.head,
        },
  );
}

const STRIPS = 8;
/** Strips whose light begins and ends within these millimetres are merged. */
const ALIKE = 150;

/** The light through a partly lit opening. */
function lightThrough({ source, part }: Lit, sun: Sun, up: number, level = 0): Ring {
  const { opening, outward, thickness } = source;
  const light = lightOf(opening, outward, thickness, sun, up, level);
  if (part === opening || light.length < 3) return light;
  const out = ([x, y]: Point): Point => [x + (outward[0] * thickness) / 2, y + (outward[1] * thickness) / 2];
  const face = { from: out(part.from), to: out(part.to), sill: part.sill, head: part.head };
  const lit = lightOf(face, outward, 0, sun, up, level);
  return lit.length < 3 ? [] : clip(light, convexRegion(lit));
}

/**
 * Every patch of sun on a floor at a moment: through windows, glass doors and gaps, and on through inner ones.
 *
 * @example
 * const plan = templatePlan('two-bedroom', 'en');
 * patchesAt(plan, 0, { azimuth: 146.5, altitude: 32 }).some(({ roomId }) => roomId === 'master'); // true
 */
export function patchesAt(plan: Plan, level: number, sun: Sun, settings?: LightSettings): readonly Patch[] {
  if (!isPlan(plan) || !isSun(sun) || !isMaybe(settings, isOutlook)) return [];
  const moment = momentOf(plan, level, sun, settings);
  return moment ? patchesOf(moment) : [];
}

/** The lit part of an opening's outer face. */
interface Lit {
  readonly source: Source;
  readonly part: Opening;
}

/** A floor under one sun: its lit openings, computed once per moment. */
interface Moment {
  readonly floor: Floor;
  readonly lights: Lights;
  readonly lit: readonly Lit[];
  readonly sun: Sun;
  readonly up: number;
}

function momentOf(
  plan: Plan,
  level: number,
  sun: Sun,
  settings: LightSettings = outlookAt(plan, level),
  /** Only direct light into this room. */
  roomId?: string,
): Moment | undefined {
  const floor = plan.floors.find(f => f.level === level);
  if (!floor || sun.altitude <= 0) return undefined;
  const lights = lightsOf(plan, floor);
  const lit: Lit[] = [];
  for (const source of lights.sources) {
    if (roomId !== undefined && source.inside.id !== roomId) continue;
    for (const part of litParts(source, floor, sun, plan.up, settings)) lit.push({ source, part });
  }
  return { floor, lights, lit, sun, up: plan.up };
}

function patchesOf({ lights, lit, sun, up }: Moment): readonly Patch[] {
  const patches: Patch[] = [];
  for (const each of lit) {
    const { inside, opening } = each.source;
    follow(patches, lights.inner, inside, opening, lightThrough(each, sun, up), [opening.id], sun, up, DEEP);
  }
  return patches;
}

function follow(
  patches: Patch[],
  inner: Lights['inner'],
  room: Room,
  from: Opening,
  light: Ring,
  through: readonly string[],
  sun: Sun,
  up: number,
  deep: number,
): void {
  if (light.length < 3) return;
  const region = convexRegion(light);
  const reached = litGround(room, from, sun, up);
  const ring = clip(reached, region);
  const area = signedArea(ring);
  if (area > 100) patches.push({ roomId: room.id, through, ring, area });
  if (deep <= 1) return;
  for (const { opening, next, outward, thickness } of inner.get(room) ?? []) {
    if (through.includes(opening.id)) continue;
    const beyond = lightOf(opening, outward, thickness, sun, up);
    if (beyond.length < 3 || apart(beyond, light)) continue;
    const part = reached === room.ring ? opening : reachedPart(opening, reached);
    if (!part) continue;
    const on = part === opening ? beyond : lightOf(part, outward, thickness, sun, up);
    follow(patches, inner, next, part, clip(on, region), [...through, opening.id], sun, up, deep - 1);
  }
}

/** The part of a room reachable by light through one of its openings. */
function litGround(room: Room, { from, to }: Opening, sun: Sun, up: number): Ring {
  if (isConvex(room.ring)) return room.ring;
  const [dx, dy] = directionOf(sun.azimuth - up);
  return reachOf(room, from, to, [-dx, -dy]);
}

/** The part of an opening on the border of the reachable area; undefined if there is none. */
function reachedPart(opening: Opening, ground: Ring): Opening | undefined {
  const { from, to } = opening;
  const length = distance(from, to);
  const [x, y]: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const spans = ground.flatMap((a, i) => {
    const b = ground[(i + 1) % ground.length]!;
    const off = (p: Point) => Math.abs((p[0] - from[0]) * y - (p[1] - from[1]) * x);
    if (off(a) > 1 || off(b) > 1) return [];
    const [s, t] = [a, b].map(p => (p[0] - from[0]) * x + (p[1] - from[1]) * y).sort((m, n) => m - n);
    const span = [Math.max(0, s!), Math.min(length, t!)] as const;
    return span[1] - span[0] > 1 ? [span] : [];
  });
  if (spans.length === 0) return undefined;
  const at = (along: number): Point => [from[0] + x * along, from[1] + y * along];
  const [start, end] = [Math.min(...spans.map(([s]) => s)), Math.max(...spans.map(([, t]) => t))];
  return { ...opening, from: at(start), to: at(end) };
}

/** Whether two rings have no x or no y in common: then there is nothing to cut. */
function apart(a: Ring, b: Ring): boolean {
  for (const axis of [0, 1] as const) {
    let [aLow, aHigh, bLow, bHigh] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const p of a) {
      if (p[axis] < aLow) aLow = p[axis];
      if (p[axis] > aHigh) aHigh = p[axis];
    }
    for (const p of b) {
      if (p[axis] < bLow) bLow = p[axis];
      if (p[axis] > bHigh) bHigh = p[axis];
    }
    if (aHigh <= bLow || bHigh <= aLow) return true;
  }
  return false;
}

/**
 * Whether a point at a height is in the beam: under a patch projected onto its own level.
 *
 * @example
 * const plan = templatePlan('two-bedroom', 'en');
 * inTheSun(plan, 0, 'master', [0, 0], 0, { azimuth: 180, altitude: -5 }); // false
 */
export function inTheSun(
  plan: Plan,
  level: number,
  roomId: string,
  p: Point,
  z: number,
  sun: Sun,
  settings?: LightSettings,
): boolean {
  if (!isPlan(plan) || !isPoint(p) || !isNumber(z) || !isSun(sun) || !isMaybe(settings, isOutlook))
    return false;
  const moment = momentOf(plan, level, sun, settings, roomId);
  return moment !== undefined && inBeam(moment, roomId, p, z);
}

const inBeam = ({ lit, sun, up }: Moment, roomId: string, p: Point, z: number): boolean =>
  lit.some(each => {
    const { source } = each;
    if (source.inside.id !== roomId) return false;
    const light = lightThrough(each, sun, up, z);
    if (light.length < 3 || convexRegion(light).some(({ a, b, c }) => a * p[0] + b * p[1] + c < 0))
      return false;
    return isConvex(source.inside.ring) || isInside(p, litGround(source.inside, source.opening, sun, up));
  });

/** Hours of sun, from samples of equal length. */
export interface SunTime {
  readonly minutes: number;
  /** Minute of the first and of the last sample in the sun; missing if there was none. */
  readonly first?: number;
  readonly last?: number;
  /** The longest time without a break, minutes. */
  readonly longest: number;
}

export interface SunSample extends Sun {
  /** Minute of the day, or any count that grows by `step`. */
  readonly minute: number;
}

export interface DayOfLight {
  readonly rooms: ReadonlyMap<
    string,
    SunTime & {
      /** m² · hours of patch. */ readonly areaHours: number /** m² on the floor, one number per sample. */;
      readonly areas: readonly number[];
    }
  >;
  /** At the centre of each lit opening, at its outer face and its sill but at least 0.9 m above the floor. */
  readonly openings: ReadonlyMap<string, SunTime>;
  /** On `sunTargets`. */
  readonly items: ReadonlyMap<string, SunTime>;
}

/** Minimum height above the floor for light on a window, millimetres, as in building codes. */
const MEASURING = 900;

/**
 * A day's sun in the rooms of a floor: samples `step` minutes apart, computed by the caller for the place.
 *
 * @example
 * const noon = { minute: 720, azimuth: 180, altitude: 40 };
 * dayOfLight(templatePlan('studio', 'en'), 0, [noon], 5).openings.size; // 1
 */
export function dayOfLight(
  plan: Plan,
  level: number,
  samples: readonly SunSample[],
  step: number,
  settings?: LightSettings,
): DayOfLight {
  if (!isPlan(plan) || !isSamples(samples) || !isNumber(step) || !isMaybe(settings, isOutlook))
    return dayOfLight(noPlan(), 0, [], 0);
  const floor = plan.floors.find(f => f.level === level);
  const outside = settings ?? outlookAt(plan, level);
  const rooms = new Map<string, number[]>();
  const openings = new Map<string, boolean[]>();
  const items = new Map<string, boolean[]>();
  const lights = floor && lightsOf(plan, floor);
  const targets = floor ? sunTargets(floor) : [];
  for (const room of floor?.rooms ?? [])
    if (!isOpenAir(room)) rooms.set(room.id, Array(samples.length).fill(0));
  for (const source of lights?.sources ?? [])
    openings.set(source.opening.id, Array(samples.length).fill(false));
  for (const { item } of targets) items.set(item.id, Array(samples.length).fill(false));
  samples.forEach((sun, i) => {
    const moment = momentOf(plan, level, sun, outside);
    if (!moment) return;
    for (const { roomId, area } of patchesOf(moment)) {
      const areas = rooms.get(roomId);
      if (areas) areas[i]! += area / 1e6;
    }
    for (const source of moment.lights.sources) {
      openings.get(source.opening.id)![i] = onOpening(source, moment.floor, sun, plan.up, outside);
    }
    // Low sun may lie on a pillow and no longer on the floor, so the floor is not checked.
    for (const { item, at, room } of targets)
      items.get(item.id)![i] = inBeam(moment, room.id, at, heightOf(item));
  });
  const timeOf = (lit: readonly boolean[]): SunTime => sunTime(lit, samples, step);
  return {
    rooms: new Map(
      [...rooms].map(([id, areas]) => [
        id,
        {
          ...timeOf(areas.map(area => area > 0.001)),
          areas,
          areaHours: areas.reduce((sum, area) => sum + (area * step) / 60, 0),
        },
      ]),
    ),
    openings: new Map([...openings].map(([id, lit]) => [id, timeOf(lit)])),
    items: new Map([...items].map(([id, lit]) => [id, timeOf(lit)])),
  };
}

/** A thing whose sun is reported, its relevant point, and its room. */
export interface SunTarget {
  readonly item: Item;
  readonly at: Point;
  readonly room: Room;
}

/**
 * Beds by their pillows; desks, sofas and plants by their centre. A thing outside every room has no sun.
 *
 * @example
 * sunTargets(templatePlan('studio', 'en').floors[0]!).map(({ item }) => item.kind); // [ 'double-bed', 'desk', 'sofa' ]
 */
export const sunTargets = (floor: Floor): readonly SunTarget[] =>
  (isFloor(floor) ? floor : noFloor()).items.flatMap(item => {
    const room = TARGETS.has(item.kind) ? roomOf(floor, item) : undefined;
    return room ? [{ item, at: isBed(item) ? placeOf(item) : item.at, room }] : [];
  });

const TARGETS: ReadonlySet<ItemKind> = new Set(['double-bed', 'single-bed', 'desk', 'sofa', 'plant']);

function onOpening(source: Source, floor: Floor, sun: Sun, up: number, settings: LightSettings): boolean {
  const facing = Math.cos(radians(sun.azimuth - source.bearing));
  if (facing <= 1e-9) return false;
  const { opening, outward, thickness, eaves } = source;
  const z = Math.max(opening.sill, MEASURING);
  const profile = Math.tan(radians(sun.altitude)) / facing;
  if (eaves > 0 && floor.height - Math.max(0, eaves - thickness / 2) * profile <= z) return false;
  const middle: Point = [
    (opening.from[0] + opening.to[0]) / 2 + (outward[0] * thickness) / 2,
    (opening.from[1] + opening.to[1]) / 2 + (outward[1] * thickness) / 2,
  ];
  if (z < horizonUpTo(sun, settings)) return false;
  const [from, to] = clearOf(wingsBefore(source, sun, up), middle, z, z + 1, sun, up);
  return from <= z && to > z;
}

/**
 * Sum, first, last and the longest unbroken time of samples that each stand for `step` minutes.
 *
 * @example
 * const at = [0, 5, 10, 15].map(minute => ({ minute }));
 * sunTime([true, true, false, true], at, 5); // { minutes: 15, longest: 10, first: 0, last: 15 }
 */
export function sunTime(
  lit: readonly boolean[],
  samples: readonly { readonly minute: number }[],
  step: number,
): SunTime {
  if (!Array.isArray(lit) || !isMinutes(samples) || lit.length > samples.length || !isNumber(step))
    return { minutes: 0, longest: 0 };
  let [count, run, longest] = [0, 0, 0];
  let first: number | undefined;
  let last: number | undefined;
  lit.forEach((on, i) => {
    if (!on) {
      run = 0;
      return;
    }
    count++;
    longest = Math.max(longest, ++run);
    first ??= samples[i]!.minute;
    last = samples[i]!.minute;
  });
  return {
    minutes: count * step,
    longest: longest * step,
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
  };
}

/**
 * Whether a free wall facing `bearing` has sun on it; a flat horizon, the centre of the disc.
 *
 * @example
 * onWall(180, { azimuth: 200, altitude: 30 }); // true
 */
export const onWall = (bearing: number, sun: Sun): boolean =>
  isNumber(bearing) && isSun(sun) && sun.altitude > 0 && Math.cos(radians(sun.azimuth - bearing)) > 0;

/**
 * Hours a day of sun on a wall facing the equator, with a flat horizon: all day in the winter half, 2·acos(tan δ / tan
 * φ)/15 in the summer half, which is why a southern room has less of it in summer.
 *
 * @example
 * hoursOnEquatorWall(40, 0); // 12
 */
export function hoursOnEquatorWall(latitude: number, declination: number): number {
  if (!isNumber(latitude) || !isNumber(declination)) return 0;
  const [lat, dec] = [Math.abs(latitude), latitude < 0 ? -declination : declination];
  const clamp = (x: number) => Math.max(-1, Math.min(1, x));
  const day = (2 * Math.acos(clamp(-Math.tan(radians(lat)) * Math.tan(radians(dec))))) / radians(15);
  if (dec <= 0) return day;
  const wall = (2 * Math.acos(clamp(Math.tan(radians(dec)) / Math.tan(radians(lat))))) / radians(15);
  return Math.min(day, wall);
}

/**
 * mm² of sun on a top, such as a bed or desk: the light on its level, clipped to it.
 *
 * @example
 * const plan = templatePlan('studio', 'en');
 * lightOnItem(plan, 0, plan.floors[0]!.items[5]!, { azimuth: 180, altitude: -5 }); // []
 */
export function lightOnItem(plan: Plan, level: number, item: Item, sun: Sun, settings?: LightSettings): Ring {
  if (!isPlan(plan) || !isItem(item) || !isSun(sun) || !isMaybe(settings, isOutlook)) return [];
  const moment = momentOf(plan, level, sun, settings);
  const room = moment && roomOf(moment.floor, item);
  let best: Ring = [];
  for (const each of moment?.lit ?? []) {
    const { source } = each;
    if (source.inside !== room) continue;
    const light = lightThrough(each, sun, plan.up, heightOf(item));
    const ground = room && !isConvex(room.ring) ? litGround(room, source.opening, sun, plan.up) : undefined;
    const top = ground ? clip(ground, convexRegion(itemCorners(item))) : itemCorners(item);
    const ring = light.length < 3 ? [] : clip(top, convexRegion(light));
    if (areaOf([ring]) > areaOf([best])) best = ring;
  }
  return best;
}
