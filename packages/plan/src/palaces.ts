import { directionAt } from '@app/kernel';
import {
  DIRECTIONS,
  type Direction,
  directionOf,
  type Palace,
  radians,
  sectorOf,
  squareNames,
  turnBetween,
  turned,
} from './bearings';
import { clip, type HalfPlane, rectangle, wedge } from './clip';
import { derive, withoutStraight } from './derive';
import type { CentreBy, Floor, Point, Ring, Room } from './model';
import { areaOf, type Box, boxOf, centroidOf, chords, distance, locate, sides, signedArea } from './ring';
import { isCentre, isFloor, isMaybe, isNumber, isPoint, isRecord, isRings, isRoom } from './sound';

export interface LayoutOptions {
  /** Bearing of the plan's up, by the north that squares and sectors use (magnetic for a luopan). */
  readonly up: number;
  /** Bearing of the facing by the same north; without it the squares are named from the top side. */
  readonly facing?: number;
  /** Without it the floor's own centre, or else the centroid of area. */
  readonly centre?: CentreBy;
  /** Up to which share of a side a projection is cut off: a third by most schools, half by the BTB school. */
  readonly limit?: number;
}

const isLayoutOptions = (options: LayoutOptions): boolean =>
  isRecord(options) &&
  isNumber(options.up) &&
  isMaybe(options.facing, isNumber) &&
  isMaybe(options.limit, isNumber) &&
  isMaybe(options.centre, isCentre);

/** One of the nine squares of the body. */
export interface Square {
  readonly palace: Palace;
  readonly ring: Ring;
  /** Share of the square the home covers, 0 to 1. */
  readonly coverage: number;
  /** mm² of the square the home does not cover. */
  readonly missing: number;
  /** Area projecting from the body beside this square, relative to the area of one square. */
  readonly extension: number;
  /** Where it does, for drawing. */
  readonly beyond: readonly Ring[];
  /** How far it does, square to the side of the body: millimetres, 0 where it does not. */
  readonly projection: number;
}

/** One of the eight directions from the centre, 45° wide. */
export interface Sector {
  readonly direction: Direction;
  /** Area of the home in it relative to that of the body; above 1 where the home projects. */
  readonly coverage: number;
  readonly missing: number;
  /** Extent of the home along the middle of the sector, relative to its body. */
  readonly reach: number;
}

export interface Layout {
  readonly outline: readonly Ring[];
  /** mm² on wall centre lines. */
  readonly area: number;
  readonly centroid: Point;
  readonly centre: Point;
  /** False for a centre in a notch or a yard that is not part of the home. */
  readonly centreInside: boolean;
  /** How far the walls are turned from the plan's axes, degrees clockwise in (−45, 45]. */
  readonly axis: number;
  /** The body's corners, clockwise, the first top left along the axis. */
  readonly body: Ring;
  readonly squares: readonly Square[];
  readonly sectors: readonly Sector[];
  /** Along the body's sides: where the home does not reach them. */
  readonly notches: readonly Notch[];
  /**
   * The name of the middle square of the facing's side beyond a line 3° away or less: a border of the facing's sector, or
   * the line halfway between two sides, where another side becomes the facing one.
   */
  readonly facingDoubt?: Direction;
  readonly frame: Frame;
  readonly up: number;
}

export interface Notch {
  readonly palace: Palace;
  /** Share of the side it takes. */
  readonly along: number;
  /** How deep it goes, as a share of the body across that side. */
  readonly depth: number;
}

/** The body in coordinates along its own walls. */
interface Frame {
  readonly axis: number;
  readonly box: Box;
  readonly names: readonly (readonly Palace[])[];
}

const USUAL_LIMIT = 1 / 3;
/** Degrees from a border between two sectors within which both names are given. */
const BORDER = 3;

/**
 * Axis, body, centre, squares and sectors of a floor; undefined where nothing is enclosed.
 *
 * @example
 * const plan = templatePlan('studio', 'en');
 * layoutOf(plan.floors[0]!, { up: plan.up, facing: 180 })?.squares.length; // 9
 */
export function layoutOf(floor: Floor, options: LayoutOptions): Layout | undefined {
  const { outline } = derive(floor);
  if (!isFloor(floor) || floor.centre === undefined) return layoutOfOutline(outline, options);
  return isRecord(options) ? layoutOfOutline(outline, { centre: floor.centre, ...options }) : undefined;
}

/**
 * Axis, body, centre, squares and sectors of an outline; undefined where nothing is enclosed.
 *
 * @example
 * layoutOfOutline([boxRing(9000, 9000)], { up: 0 })?.centre; // [ 4500, 4500 ]
 */
export function layoutOfOutline(outline: readonly Ring[], options: LayoutOptions): Layout | undefined {
  if (!isRings(outline) || !isLayoutOptions(options)) return undefined;
  const centroid = centroidOf(outline);
  const area = areaOf(outline);
  if (!centroid || area <= 0) return undefined;
  const axis = axisOf(outline);
  const inFrame = outline.map(ring => ring.map(p => rotate(p, -axis)));
  const box = bodyOf(inFrame, options.limit ?? USUAL_LIMIT);
  const body = corners(box).map(p => rotate(p, axis));
  const centre = centreOf(options.centre ?? 'area', { centroid, box, outline: inFrame, axis });
  const { names, facingDoubt } = namesFor(axis, options);
  const frame: Frame = { axis, box, names };
  const layout: Layout = {
    outline,
    area,
    centroid,
    centre,
    centreInside: isInRings(outline, centre),
    axis,
    body,
    squares: squaresOf(inFrame, frame),
    sectors: DIRECTIONS.map((_, i) => sectorAt(i, outline, body, centre, options.up)),
    notches: notchesOf(inFrame, frame),
    ...(facingDoubt && { facingDoubt }),
    frame,
    up: options.up,
  };
  made.add(layout);
  return layout;
}

/** Layouts read here: only for these is it certain that their parts belong together. */
const made = new WeakSet<object>();
export const isLayout = (layout: unknown): layout is Layout => made.has(layout as object);

const isInRings = (rings: readonly Ring[], p: Point): boolean => {
  const within = rings.filter(ring => locate(p, ring) !== 'outside');
  return within.reduce((sum, ring) => sum + Math.sign(signedArea(ring)), 0) > 0;
};

/** Turns a point about the origin, clockwise on the screen. */
export function rotate([x, y]: Point, degrees: number): Point {
  if (degrees === 0) return [x, y];
  const [s, c] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return [x * c - y * s, x * s + y * c];
}

/**
 * θ = ¼·arg Σ L·e^(4iφ): the turn at which the most wall length runs along the axes; degrees in (−45, 45].
 *
 * @example
 * axisOf([boxRing(6000, 4000)]); // 0
 */
export function axisOf(outline: readonly Ring[]): number {
  if (!isRings(outline)) return 0;
  let [re, im] = [0, 0];
  for (const ring of outline) {
    for (const [a, b] of sides(ring)) {
      const length = distance(a, b);
      if (length === 0) continue;
      const [x, y] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
      // (x + iy)⁴ by squaring twice: exact for walls along the axes.
      const [x2, y2] = [x * x - y * y, 2 * x * y];
      re += length * (x2 * x2 - y2 * y2);
      im += length * 2 * x2 * y2;
    }
  }
  const turn = Math.atan2(im, re) / 4 / radians(1);
  return Math.abs(turn) < 1e-9 ? 0 : turn;
}

/**
 * The rectangle divided by the nine squares: from the box inwards, a strip along a side is removed while every chord in
 * it is at most `limit` of the side and all together at most half. Projections are cut, notches stay.
 *
 * @example
 * bodyOf([boxRing(9000, 9000, { width: 1000, depth: 1000 })], 1 / 3).right; // 9000
 */
export function bodyOf(outline: readonly Ring[], limit: number): Box {
  if (!isRings(outline) || outline.flat().length === 0 || !isNumber(limit))
    return { left: 0, top: 0, right: 0, bottom: 0 };
  const points = outline.flat();
  let box = boxOf(points);
  for (;;) {
    const next: Box = {
      left: trim(outline, box, 0, 1, limit),
      right: trim(outline, box, 0, -1, limit),
      top: trim(outline, box, 1, 1, limit),
      bottom: trim(outline, box, 1, -1, limit),
    };
    const still =
      next.left === box.left &&
      next.right === box.right &&
      next.top === box.top &&
      next.bottom === box.bottom;
    if (still || next.left >= next.right || next.top >= next.bottom) return box;
    box = next;
  }
}

function trim(outline: readonly Ring[], box: Box, axis: 0 | 1, way: 1 | -1, limit: number): number {
  const [low, high] = axis === 0 ? [box.left, box.right] : [box.top, box.bottom];
  const [from, to] = axis === 0 ? [box.top, box.bottom] : [box.left, box.right];
  const side = to - from;
  const slack = side * 1e-9;
  const stops = [...new Set([low, high, ...outline.flatMap(ring => ring.map(p => p[axis]))])]
    .filter(at => at >= low && at <= high)
    .sort((a, b) => way * (a - b));
  for (let i = 0; i + 1 < stops.length; i++) {
    if (Math.abs(stops[i + 1]! - stops[i]!) < 1e-6) continue;
    const spans = chords(outline, axis, (stops[i]! + stops[i + 1]!) / 2)
      .map(([a, b]) => Math.min(b, to) - Math.max(a, from))
      .filter(length => length > 0);
    const sum = spans.reduce((total, length) => total + length, 0);
    const goes = spans.every(length => length <= limit * side + slack) && sum <= side / 2 + slack;
    if (!goes) return stops[i]!;
  }
  return way === 1 ? low : high;
}

const corners = ({ left, top, right, bottom }: Box): Ring => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

function centreOf(
  by: CentreBy,
  {
    centroid,
    box,
    outline,
    axis,
  }: {
    readonly centroid: Point;
    readonly box: Box;
    readonly outline: readonly Ring[];
    readonly axis: number;
  },
): Point {
  if (by === 'area') return centroid;
  if (by !== 'body' && by !== 'box') return by;
  const { left, top, right, bottom } = by === 'body' ? box : boxOf(outline.flat());
  return rotate([(left + right) / 2, (top + bottom) / 2], axis);
}

/** Names of the squares from the facing side: its middle square is the palace of the facing; the others follow by 45°. */
function namesFor(
  axis: number,
  { up, facing }: LayoutOptions,
): { readonly names: Frame['names']; readonly facingDoubt?: Direction } {
  const top = turned(up + axis);
  const bearing = facing ?? top;
  // If two sides are equally near, the one clockwise of the facing, in every orientation of the plan.
  const off = (k: number) => turnBetween(bearing, top + 90 * k);
  const side = [0, 1, 2, 3].find(k => off(k) > -45 + 1e-6 && off(k) <= 45 + 1e-6) ?? 0;
  const sector = sectorOf(bearing);
  const name = (steps: number): Direction => DIRECTIONS[(sector + steps + 8) % 8]!;
  const names = squareNames(name(-2 * side));
  const fromMiddle = turnBetween(sector * 45, bearing);
  if (22.5 - Math.abs(fromMiddle) <= BORDER) return { names, facingDoubt: name(fromMiddle < 0 ? -1 : 1) };
  // If the next side were the facing one, its middle square would have the name, and this side the one a quarter before
  // or after.
  if (45 - Math.abs(off(side)) <= BORDER) return { names, facingDoubt: name(off(side) > 0 ? 2 : -2) };
  return { names };
}

/** Coordinates dividing the body into three by three. */
function thirds({ left, top, right, bottom }: Box): {
  readonly x: readonly number[];
  readonly y: readonly number[];
} {
  const divide = (a: number, b: number) => [a, a + (b - a) / 3, a + (2 * (b - a)) / 3, b];
  return { x: divide(left, right), y: divide(top, bottom) };
}

const areaIn = (rings: readonly Ring[], region: readonly HalfPlane[]): number =>
  rings.reduce((sum, ring) => sum + signedArea(clip(ring, region)), 0);

function squaresOf(outline: readonly Ring[], { axis, box, names }: Frame): readonly Square[] {
  const { x, y } = thirds(box);
  const whole = (x[1]! - x[0]!) * (y[1]! - y[0]!);
  return names.flatMap((row, r) =>
    row.map((palace, c): Square => {
      const covered = areaIn(outline, rectangle(x[c]!, y[r]!, x[c + 1]!, y[r + 1]!));
      const outer = areaIn(outline, openSquare(x, y, r, c));
      const beyond = outer - covered > 0 ? beyondSquare(outline, x, y, r, c) : [];
      return {
        palace,
        ring: corners({ left: x[c]!, top: y[r]!, right: x[c + 1]!, bottom: y[r + 1]! }).map(p =>
          rotate(p, axis),
        ),
        coverage: covered / whole,
        missing: Math.max(0, whole - covered),
        extension: Math.max(0, (outer - covered) / whole),
        beyond: beyond.map(turnBack(axis)),
        projection: Math.max(0, ...beyond.flat().map(p => awayFrom(box, p))),
      };
    }),
  );
}

/** A square of the outer ring extends outwards without limit, so that every balcony has a square. */
const openSquare = (x: readonly number[], y: readonly number[], r: number, c: number): readonly HalfPlane[] =>
  rectangle(
    c === 0 ? -Infinity : x[c]!,
    r === 0 ? -Infinity : y[r]!,
    c === 2 ? Infinity : x[c + 1]!,
    r === 2 ? Infinity : y[r + 1]!,
  );

const awayFrom = ({ left, top, right, bottom }: Box, [x, y]: Point): number =>
  Math.max(left - x, x - right, top - y, y - bottom);

const turnBack = (axis: number) => (ring: Ring) => ring.map(p => rotate(p, axis));

/** The parts of an outline out of the body's box beside a square: before or behind it first, then at its side. */
const beyondSquare = (
  outline: readonly Ring[],
  x: readonly number[],
  y: readonly number[],
  r: number,
  c: number,
): readonly Ring[] => {
  const [left, right] = [c === 0 ? -Infinity : x[c]!, c === 2 ? Infinity : x[c + 1]!];
  const regions = [
    ...(r === 0 ? [rectangle(left, -Infinity, right, y[0]!)] : []),
    ...(r === 2 ? [rectangle(left, y[3]!, right, Infinity)] : []),
    ...(c === 0 ? [rectangle(-Infinity, y[r]!, x[0]!, y[r + 1]!)] : []),
    ...(c === 2 ? [rectangle(x[3]!, y[r]!, Infinity, y[r + 1]!)] : []),
  ];
  // A yard within it, whose ring runs the other way, is not cut out: it is rare, and this is a picture.
  return regions.flatMap(region =>
    outline.map(ring => withoutStraight(clip(ring, region))).filter(ring => signedArea(ring) > 1),
  );
};

function wedgeAt(centre: Point, up: number, from: number, to: number): readonly HalfPlane[] {
  return wedge(centre, directionOf(from - up), directionOf(to - up));
}

function sectorAt(i: number, outline: readonly Ring[], body: Ring, centre: Point, up: number): Sector {
  const region = wedgeAt(centre, up, i * 45 - 22.5, i * 45 + 22.5);
  const [home, whole] = [areaIn(outline, region), areaIn([body], region)];
  const along = directionOf(i * 45 - up);
  const [reached, bodyReach] = [rayLength(outline, centre, along), rayLength([body], centre, along)];
  return {
    direction: DIRECTIONS[i]!,
    coverage: whole > 0 ? home / whole : home > 0 ? 1 : 0,
    missing: Math.max(0, whole - home),
    reach: bodyReach > 0 ? reached / bodyReach : 1,
  };
}

/** Length of a ray from inside the rings to its first exit; 0 from a point outside. */
function rayLength(rings: readonly Ring[], from: Point, along: Point): number {
  if (!isInRings(rings, from)) return 0;
  let nearest = Infinity;
  for (const ring of rings) {
    for (const [a, b] of sides(ring)) {
      const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
      const across = along[0] * ey - along[1] * ex;
      if (Math.abs(across) < 1e-12) continue;
      const [dx, dy] = [a[0] - from[0], a[1] - from[1]];
      const t = (dx * ey - dy * ex) / across;
      const s = (dx * along[1] - dy * along[0]) / across;
      if (t > 1e-9 && s >= 0 && s <= 1) nearest = Math.min(nearest, t);
    }
  }
  return nearest === Infinity ? 0 : nearest;
}

function notchesOf(outline: readonly Ring[], frame: Frame): readonly Notch[] {
  const { box } = frame;
  const width = box.right - box.left;
  const depth = box.bottom - box.top;
  const inset = Math.min(width, depth) * 1e-4;
  return [
    ...notchesAlong(outline, frame, 1, box.top + inset, [box.left, box.right], [box.top, box.bottom], 1),
    ...notchesAlong(outline, frame, 0, box.right - inset, [box.top, box.bottom], [box.right, box.left], -1),
    ...notchesAlong(outline, frame, 1, box.bottom - inset, [box.left, box.right], [box.bottom, box.top], -1),
    ...notchesAlong(outline, frame, 0, box.left + inset, [box.top, box.bottom], [box.left, box.right], 1),
  ];
}

function notchesAlong(
  outline: readonly Ring[],
  frame: Frame,
  axis: 0 | 1,
  at: number,
  [from, to]: readonly [number, number],
  [near, far]: readonly [number, number],
  way: 1 | -1,
): readonly Notch[] {
  const side = to - from;
  const free: (readonly [number, number])[] = [];
  let start = from;
  for (const [a, b] of chords(outline, axis, at)) {
    if (a > start) free.push([start, Math.min(a, to)]);
    start = Math.max(start, b);
  }
  if (start < to) free.push([start, to]);
  return free
    .filter(([a, b]) => b - a > side * 1e-3)
    .map(([a, b]) => {
      const middle = (a + b) / 2;
      const other = axis === 0 ? 1 : 0;
      const hits = chords(outline, other, middle)
        .flat()
        .map(hit => way * (hit - near))
        .filter(hit => hit > 0);
      const depth = Math.min(Math.abs(far - near), ...hits);
      const spot: Point =
        axis === 1 ? [middle, near + way * (depth / 2)] : [near + way * (depth / 2), middle];
      return { palace: squareAt(frame, spot), along: (b - a) / side, depth: depth / Math.abs(far - near) };
    });
}

/** The square of a point in the frame's coordinates; the outer ones extend outwards without limit. */
function squareAt({ box, names }: Frame, [px, py]: Point): Palace {
  const { x, y } = thirds(box);
  const column = px < x[1]! ? 0 : px < x[2]! ? 1 : 2;
  const row = py < y[1]! ? 0 : py < y[2]! ? 1 : 2;
  return names[row]![column]!;
}

// Positions

/**
 * The square of a point of the plan.
 *
 * @example
 * palaceAt(layoutOfOutline([boxRing(9000, 9000)], { up: 0 })!, [8000, 1000]); // 'NE'
 */
export const palaceAt = (layout: Layout, p: Point): Palace =>
  !isLayout(layout) || !isPoint(p) ? 'C' : squareAt(layout.frame, rotate(p, -layout.axis));

/**
 * The bearing of a point from the centre, by the layout's north.
 *
 * @example
 * bearingAt(layoutOfOutline([boxRing(9000, 9000)], { up: 0 })!, [9000, 4500]); // 90
 */
export const bearingAt = (layout: Layout, p: Point): number =>
  isLayout(layout) && isPoint(p)
    ? turned(layout.up + Math.atan2(p[0] - layout.centre[0], layout.centre[1] - p[1]) / radians(1))
    : 0;

/**
 * The 45° sector of a point, seen from the centre.
 *
 * @example
 * sectorNameAt(layoutOfOutline([boxRing(9000, 9000)], { up: 0 })!, [9000, 4500]); // 'E'
 */
export const sectorNameAt = (layout: Layout, p: Point): Direction => directionAt(bearingAt(layout, p));

export type Shares<Name extends string> = readonly { readonly palace: Name; readonly share: number }[];

export interface RoomShares {
  readonly room: Room;
  /** mm² on wall centre lines. */
  readonly area: number;
  /** Greatest first, none below a thousandth. */
  readonly squares: Shares<Palace>;
  readonly sectors: Shares<Direction>;
}

/**
 * The palaces each room lies in, by both divisions. Rooms that do not count are included.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * roomShares(floor, layoutOf(floor, { up: 0 })!)[0]!.squares[0]!.palace; // 'NW'
 */
export function roomShares(floor: Floor, layout: Layout): readonly RoomShares[] {
  if (!isFloor(floor) || !isLayout(layout)) return [];
  const { x, y } = thirds(layout.frame.box);
  const wedges = DIRECTIONS.map((_, i) => wedgeAt(layout.centre, layout.up, i * 45 - 22.5, i * 45 + 22.5));
  return floor.rooms.map(room => {
    const area = signedArea(room.ring);
    // A room that crosses itself has no area to divide.
    if (area <= 0) return { room, area, squares: [], sectors: [] };
    const inFrame = room.ring.map(p => rotate(p, -layout.axis));
    const squares = layout.frame.names.flatMap((row, r) =>
      row.map((palace, c) => ({ palace, share: signedArea(clip(inFrame, openSquare(x, y, r, c))) / area })),
    );
    const sectors = wedges.map((region, i) => ({
      palace: DIRECTIONS[i]!,
      share: signedArea(clip(room.ring, region)) / area,
    }));
    return { room, area, squares: greatestFirst(squares), sectors: greatestFirst(sectors) };
  });
}

const greatestFirst = <T extends { readonly share: number }>(shares: readonly T[]): readonly T[] =>
  shares.filter(({ share }) => share >= 0.001).sort((a, b) => b.share - a.share);

/**
 * The 24 mountains are 15° wide, the first (0) about north; shares of a room in each that it touches.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * mountainShares(floor.rooms[0]!, layoutOf(floor, { up: 0 })!)[0]!.mountain; // 23
 */
export function mountainShares(
  room: Room,
  layout: Layout,
): readonly { readonly mountain: number; readonly share: number }[] {
  if (!isRoom(room) || !isLayout(layout)) return [];
  const area = signedArea(room.ring);
  if (area <= 0) return [];
  const shares = Array.from({ length: 24 }, (_, mountain) => {
    const region = wedgeAt(layout.centre, layout.up, mountain * 15 - 7.5, mountain * 15 + 7.5);
    return { mountain, share: signedArea(clip(room.ring, region)) / area };
  });
  return greatestFirst(shares);
}

/**
 * Outline of a part of the plan between two bearings, clipped to a box: for drawing a sector or a mountain.
 *
 * @example
 * wedgeRing(layoutOfOutline([boxRing(9000, 9000)], { up: 0 })!, -22.5, 22.5, 10_000)[0]; // [ 4500, 4500 ]
 */
export function wedgeRing(layout: Layout, from: number, to: number, reach: number): Ring {
  if (!isLayout(layout) || ![from, to, reach].every(isNumber) || to - from > 360) return [];
  const [cx, cy] = layout.centre;
  const steps = Math.max(1, Math.ceil((to - from) / 5));
  const arc = Array.from({ length: steps + 1 }, (_, i): Point => {
    const [dx, dy] = directionOf(from + ((to - from) * i) / steps - layout.up);
    return [cx + dx * reach, cy + dy * reach];
  });
  return [layout.centre, ...arc];
}
