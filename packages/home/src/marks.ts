import {
  areaOf,
  boxOf,
  centroidOf,
  countsAsHome,
  derive,
  type Floor,
  isInside,
  type Plan,
  type Point,
  type Ring,
} from '@app/plan';
import { drawFloor, type FloorDrawing } from '@app/plan/drawing';
import type { Finding } from '@app/plan/reading';

type Box = FloorDrawing['taken'][number];

/**
 * The position of each finding's number on the drawing: beside its evidence, no two closer than their size, in the given
 * order, and on free floor where there is some near by. `size` is a number's width with its margin, in millimetres. A
 * finding on another floor, or without anything drawn, has no position.
 */
export function marksOf(
  plan: Plan,
  level: number,
  findings: readonly Finding[],
  size: number,
): readonly (Point | undefined)[] {
  const taken: Point[] = [];
  const floor = plan.floors.find(each => each.level === level);
  if (!floor) return findings.map(() => undefined);
  const drawings = findings.flatMap(({ level: on, drawing }) => (on === level ? drawing : []));
  const ground: Ground = {
    things: drawFloor(floor).taken,
    rooms: floor.rooms.map(({ ring }) => ring),
    walls: derive(floor).edges.map(({ a, b }) => [a, b] as const),
    lines: drawings.flatMap(each => (each.kind === 'line' ? [[each.from, each.to] as const] : [])),
    isRoomy: findings.length * size * size < ROOMY * areaOf(floor.rooms.map(({ ring }) => ring)),
    strips: drawings.flatMap(each => (each.kind === 'area' && isStrip(each.ring) ? [each.ring] : [])),
  };
  return findings.map(finding => {
    const anchors = finding.level === level ? anchorsOf(plan, finding) : [];
    const place = freeNear(anchors, taken, size, ground);
    if (place) taken.push(place);
    return place;
  });
}

/** Millimetres: a narrower area of evidence is a strip across a room. */
const STRIP = 1500;

export function isStrip(ring: Ring): boolean {
  const { left, right, top, bottom } = boxOf(ring);
  return Math.min(right - left, bottom - top) < STRIP;
}

/** A third of the way along a line, or another part of it. */
const ALONG = [1 / 3, 1 / 2, 2 / 3, 1 / 5, 4 / 5];

function anchorsOf(plan: Plan, finding: Finding): readonly Point[] {
  const line = finding.drawing.find(each => each.kind === 'line');
  const { from, to } = line ?? {};
  if (from && to) return ALONG.map(k => [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k]);
  const one = anchorOf(plan, finding);
  return one ? [one] : [];
}

/** The centre of an area, or else the centre of the first thing that has one. */
function anchorOf(plan: Plan, { code, drawing, things, level }: Finding): Point | undefined {
  const floor = plan.floors.find(each => each.level === level);
  const area = drawing.find(each => each.kind === 'area');
  if (floor && area && code === 'missing-corner') return middleOutside(floor, area.ring);
  if (area && areaOf([area.ring]) > 0) return centroidOf([area.ring]);
  for (const id of things) {
    const item = floor?.items.find(each => each.id === id);
    if (item) return item.at;
    const opening = floor?.openings.find(each => each.id === id);
    if (opening) return [(opening.from[0] + opening.to[0]) / 2, (opening.from[1] + opening.to[1]) / 2];
    const room = floor?.rooms.find(each => each.id === id);
    if (room) return centroidOf([room.ring]);
  }
  return undefined;
}

/** The centre of a square's part left free by the home, by a grid over it: good enough for a number. */
function middleOutside(floor: Floor, square: Ring): Point | undefined {
  const [a, b, , d] = square as readonly [Point, Point, Point, Point];
  const steps = Array.from({ length: 9 }, (_, i) => (i + 0.5) / 9);
  const free = steps
    .flatMap(u =>
      steps.map(
        (v): Point => [
          a[0] + (b[0] - a[0]) * u + (d[0] - a[0]) * v,
          a[1] + (b[1] - a[1]) * u + (d[1] - a[1]) * v,
        ],
      ),
    )
    .filter(p => !floor.rooms.some(room => countsAsHome(room) && isInside(p, room.ring)));
  if (free.length === 0) return centroidOf([square]);
  const mean = (axis: 0 | 1) => free.reduce((sum, p) => sum + p[axis], 0) / free.length;
  return [mean(0), mean(1)];
}

/** Steps of a search round an anchor: rings half a number apart, and places on each. */
const NEARBY = 12;
const TURNS = 16;
/** The share of a floor that numbers may take and still be apart. */
const ROOMY = 0.1;
/** Shares of a number's width with its margin: from number to number where there is room, its own half width, and 4 px more. */
const APART = 1.2;
const HALF = 0.42;
const CLEAR = 0.56;
/** Farther than so many of its widths it seems to number something else. */
const FAR = 1.5;
/** Millimetres from the middle of a wall to its face. */
const WALL = 120;
/** Millimetres round the centre of a home that are drawn. */
const CENTRE = 600;

/** A number keeps clear of these: things with their chairs, leaves of doors, walls, and lines of evidence. */
interface Ground {
  readonly things: readonly Box[];
  readonly walls: readonly (readonly [Point, Point])[];
  readonly lines: readonly (readonly [Point, Point])[];
  readonly strips: readonly Ring[];
  readonly rooms: readonly Ring[];
  /** The numbers need not be close to each other. */
  readonly isRoomy: boolean;
}

/** Beside the first anchor, clear of what lies there and at least of other numbers. Undefined without an anchor. */
function freeNear(
  anchors: readonly Point[],
  taken: readonly Point[],
  size: number,
  { things, walls, lines, strips, rooms, isRoomy }: Ground,
): Point | undefined {
  const [anchor] = anchors;
  if (!anchor) return undefined;
  const own = rooms.filter(ring => anchors.some(each => isInside(each, ring)));
  const isFree = (place: Point) => taken.every(other => distance(other, place) >= size);
  const reach = (NEARBY / 2 + 1) * size;
  const all = boxOf(anchors);
  const near = ({ left, right, top, bottom }: Box) =>
    left <= all.right + reach &&
    right >= all.left - reach &&
    top <= all.bottom + reach &&
    bottom >= all.top - reach;
  const byLine = ([p, q]: readonly [Point, Point]) => near(boxOf([p, q]));
  const [boxes, faces] = [things.filter(near), walls.filter(byLine)];
  const [drawn, areas] = [lines.filter(byLine), strips.filter(strip => near(boxOf(strip)))];
  const off = size * CLEAR;
  /** Numbers of its widths that a place is worse than one on free floor. */
  const cost = (place: Point, away: number): number => {
    const [x, y] = place;
    const into = boxes.map(({ left, right, top, bottom }) =>
      Math.min(x - left, right - x, y - top, bottom - y),
    );
    const over = Math.max(-off, ...into) + off;
    const onWall = Math.max(0, ...faces.map(([p, q]) => WALL + size * HALF - fromLine(place, p, q)));
    const onLine = drawn.some(
      ([p, q]) => fromLine(place, p, q) < (String(p) === String(q) ? CENTRE + off : off),
    );
    const onArea = areas.some(ring => isInside(place, ring));
    const isTight = isRoomy && taken.some(other => distance(other, place) < size * APART);
    // Out of the rooms of its evidence a number seems to speak of others.
    const isAway = own.length > 0 && !own.some(ring => isInside(place, ring));
    return (
      (isAway ? 14 : 0) +
      // A few pixels of a thing or a wall are less than the distance to free floor.
      12 * part(over) +
      12 * part(onWall) +
      (onLine ? 4 : 0) +
      (onArea ? 2 : 0) +
      (isTight ? 3 : 0) +
      3 * Math.max(0, away - FAR)
    );
  };
  const part = (length: number) => Math.min(1, Math.max(0, length) / off);
  let best: Point | undefined;
  let least = Infinity;
  for (const from of anchors)
    for (let i = 0; i <= NEARBY * TURNS; i++) {
      const ring = Math.ceil(i / TURNS) / 2;
      if (ring >= least) break;
      const place = around(from, ring * size, i / TURNS);
      if (!isFree(place)) continue;
      const worth = ring + cost(place, ring);
      if (worth < least) [best, least] = [place, worth];
    }
  return best ?? onRings(anchor, size, isFree);
}

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);

const around = ([x, y]: Point, away: number, turn: number): Point => [
  x + Math.sin(turn * 2 * Math.PI) * away,
  y - Math.cos(turn * 2 * Math.PI) * away,
];

function fromLine([x, y]: Point, [px, py]: Point, [qx, qy]: Point): number {
  const [dx, dy] = [qx - px, qy - py];
  const along = ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.max(0, Math.min(1, along));
  return Math.hypot(px + dx * at - x, py + dy * at - y);
}

/** However far: the first free place on growing rings. */
function onRings(anchor: Point, size: number, isFree: (place: Point) => boolean): Point {
  for (let i = 0; ; i++) {
    const place = around(anchor, (i / TURNS) * size, i / TURNS);
    if (isFree(place)) return place;
  }
}
