import { directionOf, radians, turned } from './bearings';
import { clip, convexRegion } from './clip';
import { cut, type Flat, flat, flatArea, flatOf, planesOf, ringOf } from './flat';
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
import { areaOf, distance, isInside } from './ring';
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
import { type Hole, holeOf, type Lights, lightsOf, type Source, type Way, WING } from './sources';

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
    ? ringOf(
        lightOf(
          holeOf(opening),
          { outX: outward[0], outY: outward[1], thickness },
          raysOf(sun, up),
          level,
          light,
        ),
      )
    : [];
}

/** Memory for the light of a lit opening and of a way further in, while each is followed. */
const light = /* @__PURE__ */ flat();
const beyond = /* @__PURE__ */ flat();
const planes = /* @__PURE__ */ new Float64Array(1536);

/** The same of a known opening or, without depth, of a part of its outer face: in memory that is given. */
function lightOf(
  { ax, ay, bx, by, sill, head, sillTo, headTo = head }: Shape,
  { outX, outY, thickness }: Pick<Way, 'outX' | 'outY' | 'thickness'>,
  { stepX, stepY }: Rays,
  level: number,
  into: Flat,
): Flat {
  const { at } = into;
  const wx = bx - ax;
  const wy = by - ay;
  let left = 0;
  let right = 1;
  let low = sill - level;
  let lowTo = low;
  const high = head - level;
  into.count = 0;
  // Incoming light moves inwards: the sun is in front of the outer face.
  const inwards = -(stepX * outX + stepY * outY);
  if (inwards <= 1e-9) return into;
  if (sillTo === undefined) {
    // Both faces project the same parallelogram, one shifted by the wall's thickness: their intersection is smaller.
    const lost = thickness / inwards;
    const slide = (-lost * (stepX * wx + stepY * wy)) / (wx * wx + wy * wy);
    left = Math.max(0, slide);
    right = Math.min(1, 1 + slide);
    low = lowTo = Math.max(0, low) + lost;
    if (low >= high || left >= right) return into;
  } else lowTo = sillTo - level;
  const put = (place: number, share: number, height: number): void => {
    at[place] = ax + wx * share + (outX * thickness) / 2 + stepX * height;
    at[place + 1] = ay + wy * share + (outY * thickness) / 2 + stepY * height;
  };
  // From the near left corner clockwise.
  const second = wx * stepY - wy * stepX > 0 ? 2 : 6;
  put(0, left, low);
  put(second, right, lowTo);
  put(4, right, headTo - level);
  put(8 - second, left, high);
  into.count = 4;
  return into;
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

/** Where those of an opening's wings begin whose shadow, under one sun, can fall on its outer face: mostly none. */
function wingsBefore({ hole, outX, outY, thickness, wings }: Source, { dx, dy }: Rays): readonly number[] {
  const ex = hole.bx - hole.ax;
  const ey = hole.by - hole.ay;
  const across = dx * ey - dy * ex;
  const along = ex * dx + ey * dy;
  const ox = hole.ax + (outX * thickness) / 2;
  const oy = hole.ay + (outY * thickness) / 2;
  const before: number[] = [];
  for (let w = 0; w < wings.length; w += WING) {
    if (across !== 0) {
      // Where the rays that end on the opening's line pass its ends, as a share of its width; and from how far.
      const ax = wings[w]! - ox;
      const ay = wings[w + 1]! - oy;
      const bx = wings[w + 2]! - ox;
      const by = wings[w + 3]! - oy;
      const s = (dx * ay - dy * ax) / across;
      const t = (dx * by - dy * bx) / across;
      if ((s < 0 && t < 0) || (s > 1 && t > 1)) continue;
      if (ax * dx + ay * dy - s * along <= 0 && bx * dx + by * dy - t * along <= 0) continue;
    }
    before.push(w);
  }
  return before;
}

/** The shadow of one's own wing moves along an opening: eight strips of its width suffice, each with sloping ends. */
const STRIPS = 8;

/** Lit heights of an opening at both sides of each strip, while it is looked at: a year would need a hundred thousand lists. */
const lows = /* @__PURE__ */ new Float64Array(2 * STRIPS);
const highs = /* @__PURE__ */ new Float64Array(2 * STRIPS);

/**
 * Fills `lows` and `highs`: the part of an opening's outer face, from `low` to `high` over the floor, that the sun reaches
 * past the home's own wings, at both sides of each of `count` equal strips, of one in its middle alone. Which wings
 * shade a strip is seen in its middle. Of two lit parts the upper one counts, from its lower end.
 */
function fillClear(
  { source: { hole, outX, outY, thickness, wings }, before }: Face,
  count: number,
  low: number,
  high: number,
  { dx, dy, rise }: Rays,
): void {
  lows.fill(low);
  highs.fill(high);
  for (let k = 0; k < before.length; k++) {
    const w = before[k]!;
    const ax = wings[w]!;
    const ay = wings[w + 1]!;
    const ex = wings[w + 2]! - ax;
    const ey = wings[w + 3]! - ay;
    const across = dx * ey - dy * ex;
    if (across === 0) continue;
    const wx = (hole.bx - hole.ax) / count;
    const wy = (hole.by - hole.ay) / count;
    /** How much lower the shade is at the end of a strip than in its middle. */
    const slope = count > 1 ? (((wy * ex - wx * ey) / across) * rise) / 2 : 0;
    for (let i = 0; i < count; i++) {
      const a = 2 * i;
      const b = a + 1;
      const px = ax - hole.ax - wx * (i + 0.5) - (outX * thickness) / 2;
      const py = ay - hole.ay - wy * (i + 0.5) - (outY * thickness) / 2;
      const away = (px * ey - py * ex) / across;
      const along = (px * dy - py * dx) / across;
      if (away <= 1 || along < 0 || along > 1) continue;
      const dark = wings[w + 4]! - away * rise;
      if (2 * dark <= lows[a]! + lows[b]!) {
        const clear = wings[w + 5]! - away * rise;
        lows[a] = Math.max(lows[a]!, clear + slope);
        lows[b] = Math.max(lows[b]!, clear - slope);
      } else {
        highs[a] = Math.min(highs[a]!, dark + slope);
        highs[b] = Math.min(highs[b]!, dark - slope);
      }
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
  /** Where those wings begin that can shade it now. */
  readonly before: readonly number[];
}

function faceOf(source: Source, rays: Rays): Face | undefined {
  const facing = rays.dx * source.outX + rays.dy * source.outY;
  return facing <= 1e-9
    ? undefined
    : { source, profile: rays.rise / facing, before: wingsBefore(source, rays) };
}

/** Millimetres over the floor down to which the eaves leave an opening in the sun. */
const belowEaves = ({ source: { eaves, thickness }, profile }: Face, floor: Floor): number =>
  eaves > 0 ? floor.height - Math.max(0, eaves - thickness / 2) * profile : Infinity;

/**
 * Adds the lit parts of an opening's outer face: the head lowered by overhangs, the sill raised by obstacles. All of it
 * if nothing shades it, nothing in full shade.
 */
function addLit(lit: Lit[], face: Face, floor: Floor, rays: Rays, horizon: number): void {
  const { source, before } = face;
  const { hole } = source;
  const head = Math.min(hole.head, belowEaves(face, floor));
  const sill = Math.max(hole.sill, horizon);
  if (head <= sill) return;
  if (before.length === 0 && sill === hole.sill && head === hole.head) {
    lit.push({ source });
    return;
  }
  fillClear(face, STRIPS, sill, head, rays);
  for (let i = 0; i < STRIPS; i++) {
    if (isDark(i)) continue;
    const a = 2 * i;
    const from = i / STRIPS;
    while (i + 1 < STRIPS && !isDark(i + 1) && goesOn(lows, i) && goesOn(highs, i)) i++;
    const b = 2 * i + 1;
    const part = partOf(hole, from, (i + 1) / STRIPS, lows[a]!, Math.max(lows[a]!, highs[a]!));
    lit.push({ source, part: { ...part, sillTo: lows[b]!, headTo: Math.max(lows[b]!, highs[b]!) } });
  }
}

const isDark = (strip: number): boolean =>
  highs[2 * strip]! + highs[2 * strip + 1]! < lows[2 * strip]! + lows[2 * strip + 1]! + 2;

/** Whether the edge of the light goes straight on to the end of the next strip, to a millimetre. */
const goesOn = (heights: Float64Array, strip: number): boolean =>
  Math.abs(heights[2 * strip]! - 2 * heights[2 * strip + 1]! + heights[2 * strip + 3]!) < 1;

const partOf = ({ ax, ay, bx, by }: Hole, from: number, to: number, sill: number, head: number): Hole => ({
  ax: ax + (bx - ax) * from,
  ay: ay + (by - ay) * from,
  bx: ax + (bx - ax) * to,
  by: ay + (by - ay) * to,
  sill,
  head,
});

/** The light through a lit part of an opening, in memory that the next one uses again. */
function lightThrough({ source, part }: Lit, rays: Rays, level = 0): Flat {
  lightOf(source.hole, source, rays, level, light);
  return part && light.count > 0
    ? cut(light, planes, planesOf(lightOf(part, source, rays, level, beyond), planes))
    : light;
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

/** An opening, or with heights at its other end a part of its outer face. */
interface Shape extends Hole {
  readonly sillTo?: number;
  readonly headTo?: number;
}

/** The lit part of an opening's outer face; all of it if missing. */
interface Lit {
  readonly source: Source;
  readonly part?: Shape;
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
  /** Only light into this room. */
  roomId?: string,
): Moment | undefined {
  const floor = plan.floors.find(f => f.level === level);
  return floor && sun.altitude > 0
    ? momentAt(floor, lightsOf(plan, floor), raysOf(sun, plan.up), settings, roomId)
    : undefined;
}

function momentAt(
  floor: Floor,
  lights: Lights,
  rays: Rays,
  settings: LightSettings,
  roomId?: string,
): Moment {
  const horizon = horizonUpTo(rays, settings);
  const faces: Face[] = [];
  const lit: Lit[] = [];
  const { sources } = lights;
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i]!;
    if (roomId !== undefined && !reachesRoom(lights, source, roomId)) continue;
    const face = faceOf(source, rays);
    if (!face) continue;
    faces.push(face);
    addLit(lit, face, floor, rays, horizon);
  }
  return { floor, lights, faces, lit, rays, horizon };
}

/** Directly, or on through one inner opening. */
const reachesRoom = ({ inner }: Lights, { inside }: Source, roomId: string): boolean =>
  inside.id === roomId || (inner.get(inside) ?? NO_WAYS).some(way => way.inside.id === roomId);

function patchesOf(moment: Moment): readonly Patch[] {
  const patches: Patch[] = [];
  followAll(moment, (room, ring, area, ...through) => {
    patches.push({
      roomId: room.id,
      through: through.flatMap(each => each?.id ?? []),
      ring: ringOf(ring),
      area,
    });
  });
  return patches;
}

/** A patch as it is found, on a ring whose memory is used again. */
type Found = (room: Room, ring: Flat, area: number, first: Opening, second?: Opening) => void;

/** The light of each opening in its room, and through one inner opening each in the rooms beyond: two rooms deep. */
function followAll({ lights, lit, rays }: Moment, found: Found): void {
  for (let k = 0; k < lit.length; k++) {
    const { opening, hole, inside, all } = lit[k]!.source;
    const light = lightThrough(lit[k]!, rays);
    if (light.count < 3) continue;
    const ways = lights.inner.get(inside) ?? NO_WAYS;
    // Before the memory of the light is used again.
    const length = planesOf(light, planes);
    const reached = all ? undefined : litGround(inside, hole, rays);
    tell(found, inside, all ? cut(light, all, all.length) : cutGround(reached!, light), opening);
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i]!;
      if (way.opening.id === opening.id) continue;
      const part = reached ? reachedPart(way, reached) : way.hole;
      if (!part) continue;
      const on = cut(lightOf(part, way, rays, 0, beyond), planes, length);
      if (on.count < 3) continue;
      const ring = way.all
        ? cut(on, way.all, way.all.length)
        : cutGround(litGround(way.inside, part, rays), on);
      tell(found, way.inside, ring, opening, way.opening);
    }
  }
}

const NO_WAYS: readonly Way[] = [];

function tell(found: Found, room: Room, ring: Flat, first: Opening, second?: Opening): void {
  const area = flatArea(ring);
  if (area > 100) found(room, ring, area, first, second);
}

/** Where the ground need not be convex. */
const cutGround = (ground: Ring, by: Flat): Flat => flatOf(clip(ground, convexRegion(ringOf(by))));

/** The part of a room reachable by light through one of its openings, where that is not all of it. */
const litGround = (room: Room, { ax, ay, bx, by }: Hole, { dx, dy }: Rays): Ring =>
  reachOf(room, [ax, ay], [bx, by], [-dx, -dy]);

/** The part of an opening on the border of the reachable area; undefined if there is none. */
function reachedPart({ opening, hole }: Way, ground: Ring): Hole | undefined {
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
  const [start, end] = [Math.min(...spans.map(([s]) => s)), Math.max(...spans.map(([, t]) => t))];
  return partOf(hole, start / length, end / length, hole.sill, hole.head);
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

function inBeam({ lights, lit, rays }: Moment, roomId: string, p: Point, z: number): boolean {
  for (let i = 0; i < lit.length; i++) {
    const { source } = lit[i]!;
    const { inside, all, hole, opening } = source;
    if (inside.id === roomId) {
      if (entersBy(lit[i]!, p, z, rays) && (all || isInside(p, litGround(inside, hole, rays)))) return true;
      continue;
    }
    const ways = lights.inner.get(inside) ?? NO_WAYS;
    for (let j = 0; j < ways.length; j++) {
      const way = ways[j]!;
      if (way.inside.id !== roomId || way.opening.id === opening.id) continue;
      if (!passesWall(way.hole, way, p, z, rays) || !entersBy(lit[i]!, p, z, rays)) continue;
      const through = all ? way.hole : reachedPart(way, litGround(inside, hole, rays));
      if (!through || (through !== way.hole && !passesWall(through, way, p, z, rays))) continue;
      if (way.all || isInside(p, litGround(way.inside, through, rays))) return true;
    }
  }
  return false;
}

/** Whether the ray from a point at a height to the sun leaves by the lit part of an opening to the light. */
const entersBy = ({ source, part }: Lit, p: Point, z: number, rays: Rays): boolean =>
  passesWall(source.hole, source, p, z, rays) &&
  // A part whose lower edge runs into its head is higher there than the opening.
  (!part || passes(part, source, source.thickness / 2, p, z, rays));

/** Whether it passes a hole in both faces of its wall. */
const passesWall = (hole: Hole, way: Way, p: Point, z: number, rays: Rays): boolean =>
  passes(hole, way, -way.thickness / 2, p, z, rays) && passes(hole, way, way.thickness / 2, p, z, rays);

/** Whether the ray from a point at a height to the sun leaves by a hole, in a face of its wall that is `out` off its line. */
function passes(
  { ax, ay, bx, by, sill, head, sillTo = sill, headTo = head }: Shape,
  { outX, outY }: Way,
  out: number,
  p: Point,
  z: number,
  { dx, dy, rise }: Rays,
): boolean {
  const px = ax - p[0];
  const py = ay - p[1];
  const facing = dx * outX + dy * outY;
  if (facing <= 1e-9) return false;
  const away = (px * outX + py * outY + out) / facing;
  const height = z + away * rise;
  if (away < 0) return false;
  const wx = bx - ax;
  const wy = by - ay;
  const share = ((dx * away - px) * wx + (dy * away - py) * wy) / (wx * wx + wy * wy);
  if (share < 0 || share > 1) return false;
  return height >= sill + (sillTo - sill) * share && height <= head + (headTo - head) * share;
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
  for (const room of floor?.rooms ?? [])
    if (!isOpenAir(room)) rooms.set(room.id, Array(samples.length).fill(0));
  for (const source of lights?.sources ?? [])
    openings.set(source.opening.id, Array(samples.length).fill(false));
  const targets = (floor ? targetsOf(floor) : []).map(({ item, at, room }) => {
    const lit: boolean[] = Array(samples.length).fill(false);
    items.set(item.id, lit);
    return { roomId: room.id, at, height: heightOf(item), lit };
  });
  let sample = 0;
  const found: Found = (room, _, area) => {
    const areas = rooms.get(room.id);
    if (areas) areas[sample]! += area / 1e6;
  };
  for (let i = 0; floor && lights && i < samples.length; i++) {
    const sun = samples[i]!;
    if (sun.altitude <= 0) continue;
    const moment = momentAt(floor, lights, raysOf(sun, plan.up), outside);
    sample = i;
    followAll(moment, found);
    for (let k = 0; k < moment.faces.length; k++) {
      const face = moment.faces[k]!;
      openings.get(face.source.opening.id)![i] = onOpening(face, moment);
    }
    // Low sun may lie on a pillow and no longer on the floor, so the floor is not checked.
    for (let k = 0; k < targets.length; k++) {
      const { roomId, at, height, lit } = targets[k]!;
      lit[i] = inBeam(moment, roomId, at, height);
    }
  }
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
  const z = Math.max(face.source.hole.sill, MEASURING);
  if (belowEaves(face, floor) <= z || z < horizon) return false;
  if (face.before.length === 0) return true;
  fillClear(face, 1, z, z + 1, rays);
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
  for (let i = 0; i < lit.length; i++) {
    if (!lit[i]) {
      run = 0;
      continue;
    }
    count++;
    longest = Math.max(longest, ++run);
    first ??= samples[i]!.minute;
    last = samples[i]!.minute;
  }
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
  const { rays, lights } = moment;
  const room = roomOf(moment.floor, item);
  const z = heightOf(item);
  let best: Ring = [];
  const keep = (over: Ring, ground: Ring | undefined) => {
    const top = ground ? clip(ground, convexRegion(itemCorners(item))) : itemCorners(item);
    const ring = over.length < 3 ? [] : clip(top, convexRegion(over));
    if (areaOf([ring]) > areaOf([best])) best = ring;
  };
  for (const each of moment.lit) {
    const { inside, all, hole, opening } = each.source;
    const over = lightThrough(each, rays, z);
    if (inside === room) {
      keep(ringOf(over), all ? undefined : litGround(inside, hole, rays));
      continue;
    }
    const ways = (lights.inner.get(inside) ?? NO_WAYS).filter(way => way.inside === room);
    if (ways.length === 0 || over.count < 3) continue;
    const length = planesOf(over, planes);
    for (const way of ways) {
      const part = all ? way.hole : reachedPart(way, litGround(inside, hole, rays));
      if (!part || way.opening.id === opening.id) continue;
      const on = ringOf(cut(lightOf(part, way, rays, z, beyond), planes, length));
      keep(on, way.all ? undefined : litGround(way.inside, part, rays));
    }
  }
  return best;
}
