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
import { reachOf } from './reach';
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
import { type Inner, type Lights, lightsOf, type Source, STRIPS, type Wing } from './sources';

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

/** A sun over a plan: what all openings share at one moment. */
interface Rays {
  readonly sun: Sun;
  /** On the drawing, towards the sun. */
  readonly dx: number;
  readonly dy: number;
  /** How far light rises over a length of 1 on the floor: positive. */
  readonly rise: number;
  /** Displacement of a point's light on the floor, per millimetre of height above it. */
  readonly stepX: number;
  readonly stepY: number;
}

/** Only of a sun above the horizon. */
function raysOf(sun: Sun, up: number): Rays {
  const rise = Math.tan(radians(sun.altitude));
  const [dx, dy] = directionOf(sun.azimuth - up);
  return { sun, dx, dy, rise, stepX: -dx / rise, stepY: -dy / rise };
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
  return isHole(opening) &&
    isPoint(outward) &&
    isSun(sun) &&
    [thickness, up, level].every(isNumber) &&
    sun.altitude > 0
    ? lightOf(opening, outward, thickness, raysOf(sun, up), level)
    : [];
}

/** The same of a known opening: in the year of a villa a hundred thousand times, for which the proofs took half of it. */
function lightOf(
  opening: Pick<Opening, 'from' | 'to' | 'sill' | 'head'>,
  outward: Point,
  thickness: number,
  { stepX, stepY }: Rays,
  level = 0,
): Ring {
  // Incoming light moves inwards: the sun is in front of the outer face.
  const inwards = -(stepX * outward[0] + stepY * outward[1]);
  const head = opening.head - level;
  const sill = Math.max(0, opening.sill - level);
  if (inwards <= 1e-9 || head <= sill) return [];
  // Both faces project the same parallelogram, one shifted by the wall's thickness: their intersection is smaller.
  const { from, to } = opening;
  const wx = to[0] - from[0];
  const wy = to[1] - from[1];
  const lx = stepX * (head - sill);
  const ly = stepY * (head - sill);
  const near = thickness / (inwards * (head - sill));
  const slide = (-near * (lx * wx + ly * wy)) / (wx * wx + wy * wy);
  const left = Math.max(0, slide);
  const right = Math.min(1, 1 + slide);
  if (near >= 1 || left >= right) return [];
  const x = from[0] + (outward[0] * thickness) / 2 + stepX * sill;
  const y = from[1] + (outward[1] * thickness) / 2 + stepY * sill;
  const nearLeft: Point = [x + wx * left + lx * near, y + wy * left + ly * near];
  const nearRight: Point = [x + wx * right + lx * near, y + wy * right + ly * near];
  const farRight: Point = [x + wx * right + lx, y + wy * right + ly];
  const farLeft: Point = [x + wx * left + lx, y + wy * left + ly];
  return wx * ly - wy * lx > 0
    ? [nearLeft, nearRight, farRight, farLeft]
    : [nearLeft, farLeft, farRight, nearRight];
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
function wingsBefore({ opening, outward, thickness, wings }: Source, { dx, dy }: Rays): readonly Wing[] {
  if (wings.length === 0) return wings;
  const { from, to } = opening;
  const ex = to[0] - from[0];
  const ey = to[1] - from[1];
  const across = dx * ey - dy * ex;
  if (across === 0) return wings;
  const along = ex * dx + ey * dy;
  const ox = from[0] + (outward[0] * thickness) / 2;
  const oy = from[1] + (outward[1] * thickness) / 2;
  return wings.filter(({ a, b }) => {
    // Where the rays that end on the opening's line pass its ends, as a share of its width; and from how far.
    const ax = a[0] - ox;
    const ay = a[1] - oy;
    const bx = b[0] - ox;
    const by = b[1] - oy;
    const s = (dx * ay - dy * ax) / across;
    const t = (dx * by - dy * bx) / across;
    if ((s < 0 && t < 0) || (s > 1 && t > 1)) return false;
    return ax * dx + ay * dy - s * along > 0 || bx * dx + by * dy - t * along > 0;
  });
}

/** Lit heights of an opening, while it is looked at: a year would need a hundred thousand lists. */
const lows = /* @__PURE__ */ new Float64Array(STRIPS);
const highs = /* @__PURE__ */ new Float64Array(STRIPS);

/**
 * Fills `lows` and `highs`: the part of a vertical line at each point, from `low` to `high` over the floor, that the sun reaches past the
 * home's own wings. Of two lit parts the upper one counts, from its lower end.
 */
function fillClear(
  wings: readonly Wing[],
  points: readonly Point[],
  low: number,
  high: number,
  { dx, dy, rise }: Rays,
): void {
  lows.fill(low);
  highs.fill(high);
  for (const { a, b, bottom, top } of wings) {
    const ex = b[0] - a[0];
    const ey = b[1] - a[1];
    const across = dx * ey - dy * ex;
    if (across === 0) continue;
    for (let i = 0; i < points.length; i++) {
      const from = lows[i]!;
      if (from >= highs[i]!) continue;
      const px = a[0] - points[i]![0];
      const py = a[1] - points[i]![1];
      const away = (px * ey - py * ex) / across;
      const along = (px * dy - py * dx) / across;
      if (away <= 1 || along < 0 || along > 1) continue;
      const dark = bottom - away * rise;
      if (dark <= from) lows[i] = Math.max(from, top - away * rise);
      else highs[i] = Math.min(highs[i]!, dark);
    }
  }
}

/** Millimetres over the floor below which the horizon hides the sun. */
function horizonUpTo({ sun, rise }: Rays, { horizons = [], above = 0 }: LightSettings): number {
  let low = -Infinity;
  for (const h of horizons) {
    if (turned(sun.azimuth - h.from) > turned(h.to - h.from)) continue;
    low = Math.max(low, h.height - above - h.distance * rise);
  }
  return low;
}

/** An opening that the sun is in front of. */
interface Face {
  readonly source: Source;
  /** How far light rises over a length of 1 square to its wall. */
  readonly profile: number;
  /** Those that can shade it now. */
  readonly wings: readonly Wing[];
}

function faceOf(source: Source, rays: Rays): Face | undefined {
  const facing = rays.dx * source.outward[0] + rays.dy * source.outward[1];
  return facing <= 1e-9
    ? undefined
    : { source, profile: rays.rise / facing, wings: wingsBefore(source, rays) };
}

/** Millimetres over the floor down to which the eaves leave an opening in the sun. */
const belowEaves = ({ source: { eaves, thickness }, profile }: Face, floor: Floor): number =>
  eaves > 0 ? floor.height - Math.max(0, eaves - thickness / 2) * profile : Infinity;

/**
 * The lit parts of an opening's outer face: the head lowered by overhangs, the sill raised by obstacles. The opening
 * itself if nothing shades it, empty in full shade.
 */
function litParts(face: Face, floor: Floor, rays: Rays, horizon: number): readonly Opening[] {
  const { opening } = face.source;
  const head = Math.min(opening.head, belowEaves(face, floor));
  const sill = Math.max(opening.sill, horizon);
  if (head <= sill) return [];
  const { wings } = face;
  if (wings.length === 0)
    return [head === opening.head && sill === opening.sill ? opening : { ...opening, sill, head }];
  fillClear(wings, face.source.strips, sill, head, rays);
  const parts: { start: number; count: number; sill: number; head: number }[] = [];
  for (let i = 0; i < STRIPS; i++) {
    const low = lows[i]!;
    const high = highs[i]!;
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
  const { from, to } = opening;
  const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
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

/** Strips whose light begins and ends within these millimetres are merged. */
const ALIKE = 150;

/** The light through a partly lit opening. */
function lightThrough({ source, part }: Lit, rays: Rays, level = 0): Ring {
  const { opening, outward, thickness } = source;
  const light = lightOf(opening, outward, thickness, rays, level);
  if (part === opening || light.length < 3) return light;
  const out = ([x, y]: Point): Point => [x + (outward[0] * thickness) / 2, y + (outward[1] * thickness) / 2];
  const face = { from: out(part.from), to: out(part.to), sill: part.sill, head: part.head };
  const lit = lightOf(face, outward, 0, rays, level);
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
  readonly faces: readonly Face[];
  readonly lit: readonly Lit[];
  readonly rays: Rays;
  /** Millimetres over the floor below which the horizon hides the sun. */
  readonly horizon: number;
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
  const rays = raysOf(sun, plan.up);
  const horizon = horizonUpTo(rays, settings);
  const faces: Face[] = [];
  const lit: Lit[] = [];
  for (const source of lights.sources) {
    if (roomId !== undefined && source.inside.id !== roomId) continue;
    const face = faceOf(source, rays);
    if (!face) continue;
    faces.push(face);
    for (const part of litParts(face, floor, rays, horizon)) lit.push({ source, part });
  }
  return { floor, lights, faces, lit, rays, horizon };
}

function patchesOf(moment: Moment): readonly Patch[] {
  const patches: Patch[] = [];
  for (const each of moment.lit) {
    const light = lightThrough(each, moment.rays);
    if (light.length >= 3) follow(patches, moment, each.source, light);
  }
  return patches;
}

const NO_WAYS: readonly Inner[] = [];

/** The light of an opening in its room, and through one inner opening each in the rooms beyond: two rooms deep. */
function follow(
  patches: Patch[],
  { lights, rays }: Moment,
  { opening, inside, all }: Source,
  light: Ring,
): void {
  const reached = all ? inside.ring : litGround(inside, opening, rays);
  const ring = all ? clip(light, all) : clip(reached, convexRegion(light));
  addPatch(patches, inside, ring, opening.id);
  for (const way of lights.inner.get(inside) ?? NO_WAYS) {
    if (way.opening.id === opening.id) continue;
    const beyond = lightOf(way.opening, way.outward, way.thickness, rays);
    if (beyond.length < 3 || apart(beyond, light)) continue;
    const part = all ? way.opening : reachedPart(way.opening, reached);
    if (!part) continue;
    const through = part === way.opening ? beyond : lightOf(part, way.outward, way.thickness, rays);
    const on = clip(through, convexRegion(light));
    if (on.length < 3) continue;
    const ring = way.all ? clip(on, way.all) : clip(litGround(way.next, part, rays), convexRegion(on));
    addPatch(patches, way.next, ring, opening.id, way.opening.id);
  }
}

function addPatch(patches: Patch[], { id: roomId }: Room, ring: Ring, ...through: readonly string[]): void {
  const area = signedArea(ring);
  if (area > 100) patches.push({ roomId, through, ring, area });
}

/** The part of a room reachable by light through one of its openings, where that is not all of it. */
const litGround = (room: Room, { from, to }: Opening, { dx, dy }: Rays): Ring =>
  reachOf(room, from, to, [-dx, -dy]);

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
  for (const axis of AXES) {
    if (most(a, axis) <= least(b, axis) || most(b, axis) <= least(a, axis)) return true;
  }
  return false;
}

const AXES = [0, 1] as const;

function least(ring: Ring, axis: 0 | 1): number {
  let low = Infinity;
  for (let i = 0; i < ring.length; i++) low = Math.min(low, ring[i]![axis]);
  return low;
}

function most(ring: Ring, axis: 0 | 1): number {
  let high = -Infinity;
  for (let i = 0; i < ring.length; i++) high = Math.max(high, ring[i]![axis]);
  return high;
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

function inBeam({ lit, rays }: Moment, roomId: string, p: Point, z: number): boolean {
  for (const { source, part } of lit) {
    if (source.inside.id !== roomId || !seesThrough(source, part, p, z, rays)) continue;
    if (source.all || isInside(p, litGround(source.inside, source.opening, rays))) return true;
  }
  return false;
}

/** Whether the ray from a point at a height to the sun leaves by a lit part of an opening, through both faces of its wall. */
function seesThrough(
  { opening, outward, thickness }: Source,
  part: Opening,
  p: Point,
  z: number,
  { dx, dy, rise }: Rays,
): boolean {
  const facing = dx * outward[0] + dy * outward[1];
  const passes = ({ from, to, sill, head }: Opening, out: number): boolean => {
    const px = from[0] - p[0];
    const py = from[1] - p[1];
    const away = (px * outward[0] + py * outward[1] + out) / facing;
    const height = z + away * rise;
    const wx = to[0] - from[0];
    const wy = to[1] - from[1];
    const along = (dx * away - px) * wx + (dy * away - py) * wy;
    return away >= 0 && height >= sill && height <= head && along >= 0 && along <= wx * wx + wy * wy;
  };
  return passes(opening, -thickness / 2) && passes(part, thickness / 2);
}

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
  const targets = floor ? targetsOf(floor) : [];
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
    for (const face of moment.faces) openings.get(face.source.opening.id)![i] = onOpening(face, moment);
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
  targetsOf(isFloor(floor) ? floor : noFloor());

const knownTargets = new WeakMap<Floor, readonly SunTarget[]>();

function targetsOf(floor: Floor): readonly SunTarget[] {
  const known = knownTargets.get(floor);
  if (known) return known;
  const targets = floor.items.flatMap(item => {
    const room = TARGETS.has(item.kind) ? roomOf(floor, item) : undefined;
    return room ? [{ item, at: isBed(item) ? placeOf(item) : item.at, room }] : [];
  });
  knownTargets.set(floor, targets);
  return targets;
}

const TARGETS: ReadonlySet<ItemKind> = new Set(['double-bed', 'single-bed', 'desk', 'sofa', 'plant']);

function onOpening(face: Face, { floor, rays, horizon }: Moment): boolean {
  const z = Math.max(face.source.opening.sill, MEASURING);
  if (belowEaves(face, floor) <= z || z < horizon) return false;
  fillClear(face.wings, face.source.middle, z, z + 1, rays);
  return lows[0]! <= z && highs[0]! > z;
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
  if (!moment) return [];
  const room = roomOf(moment.floor, item);
  let best: Ring = [];
  for (const each of moment.lit) {
    const { source } = each;
    if (source.inside !== room) continue;
    const light = lightThrough(each, moment.rays, heightOf(item));
    const ground = source.all ? undefined : litGround(source.inside, source.opening, moment.rays);
    const top = ground ? clip(ground, convexRegion(itemCorners(item))) : itemCorners(item);
    const ring = light.length < 3 ? [] : clip(top, convexRegion(light));
    if (areaOf([ring]) > areaOf([best])) best = ring;
  }
  return best;
}
