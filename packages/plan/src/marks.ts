import { type Finding, isFindings } from './finding';
import { itemCorners } from './items';
import { countsAsHome, type Floor, type Plan, type Point, type Ring } from './model';
import { areaOf, type Box, boxOf, centroidOf, distance, isInside } from './ring';
import { isNumber, isPlan } from './sound';

/**
 * The position of each finding's number on the drawing: at its evidence, no two closer than their size, in the given
 * order, and clear of furniture where there is a place near by. `size` is a number's width with its margin, in
 * millimetres. A finding on another floor, or without anything drawn, has no position.
 *
 * @example
 * const plan = templatePlan('one-bedroom', 'en');
 * marksOf(plan, plan.floors[0]!.level, [], 400); // []
 */
export function marksOf(
  plan: Plan,
  level: number,
  findings: readonly Finding[],
  size: number,
): readonly (Point | undefined)[] {
  if (!isPlan(plan) || !isFindings(findings) || !isNumber(size)) return [];
  const taken: Point[] = [];
  const things = plan.floors.find(each => each.level === level)?.items.map(item => boxOf(itemCorners(item)));
  return findings.map(finding => {
    const anchors = finding.level === level ? anchorsOf(plan, finding) : [];
    const place = freeNear(anchors, taken, size, things ?? []);
    if (place) taken.push(place);
    return place;
  });
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

/** Rings tried round an anchor for a place clear of things, before one over a thing is taken. */
const NEARBY = 5;

/** An anchor itself, or else the nearest free place on rings around the first. Undefined without one. */
function freeNear(
  anchors: readonly Point[],
  taken: readonly Point[],
  size: number,
  things: readonly Box[],
): Point | undefined {
  const isFree = (place: Point) => taken.every(other => distance(other, place) >= size);
  const off = size * 0.53;
  const isClear = ([x, y]: Point) =>
    things.every(
      ({ left, right, top, bottom }) =>
        x <= left - off || x >= right + off || y <= top - off || y >= bottom + off,
    );
  const [anchor] = anchors;
  if (!anchor) return undefined;
  const best =
    anchors.find(place => isFree(place) && isClear(place)) ??
    onRings(anchor, size, NEARBY, place => isFree(place) && isClear(place));
  return best ?? onRings(anchor, size, Infinity, isFree);
}

function onRings([x, y]: Point, size: number, rings: number, fits: (place: Point) => boolean) {
  for (let ring = 0; ring <= rings; ring++) {
    const steps = Math.max(1, ring * 8);
    for (let step = 0; step < steps; step++) {
      const turn = (step / steps) * 2 * Math.PI;
      const place: Point = [x + Math.sin(turn) * ring * (size / 2), y - Math.cos(turn) * ring * (size / 2)];
      if (fits(place)) return place;
    }
  }
  return undefined;
}
