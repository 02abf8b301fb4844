import { directionOf, radians } from './bearings';
import { clip, rectangle } from './clip';
import { derive, type Edge, isEdge, jambs } from './derive';
import { itemCorners } from './items';
import { type Floor, heightOf, type Item, type Opening, type Point, type Ring } from './model';
import { distance, middle } from './ring';
import { isFloor, isListOf, isMaybe, isOpening, isPoint, isRing, isText, shape } from './sound';

export interface SightSettings {
  /** Whether inner doors count as open; the default is true. The main door is always open. */
  readonly doorsOpen?: boolean;
}

/** An obstacle to sight. */
export interface Blocker {
  readonly kind: 'wall' | 'item' | 'closed';
  readonly id?: string;
  /** Two points for a piece of wall, four for an item. */
  readonly shape: readonly Point[];
  readonly edge?: Edge;
}

const isBlocker = /* @__PURE__ */ shape<Blocker>(
  ({ kind, id, shape, edge }) =>
    isText(kind) && isMaybe(id, isText) && isRing(shape) && isMaybe(edge, isEdge),
);
const isBlockers = /* @__PURE__ */ isListOf(isBlocker);
const isEdges = /* @__PURE__ */ isListOf(isEdge);

/** Millimetres: the height of a person's eyes. */
const TALL = 1500;
/** A window with a sill up to here counts as one that reaches the floor. */
const FLOOR_LENGTH_SILL = 300;
/** Millimetres that must be free for two openings to face each other. */
export const FREE_WIDTH = 200;
const MOST_SKEW = 15;

const isTall = (item: Item): boolean => heightOf(item) >= TALL && item.kind !== 'shower';
export const widthOf = (opening: Opening): number =>
  Math.hypot(opening.to[0] - opening.from[0], opening.to[1] - opening.from[1]);
export const reachesFloor = (opening: Opening): boolean =>
  opening.kind !== 'window' || opening.sill <= FLOOR_LENGTH_SILL;

/**
 * The obstacles to sight on a floor: walls without openings, windows above a sill, closed doors, tall items.
 *
 * @example
 * blockersOf(templatePlan('studio', 'en').floors[0]!).some(({ kind }) => kind === 'item'); // true
 */
export function blockersOf(floor: Floor, settings: SightSettings = {}): readonly Blocker[] {
  if (!isFloor(floor)) return [];
  const doorsOpen = settings?.doorsOpen ?? true;
  const walls = derive(floor).edges.flatMap(edge => solidParts(edge, doorsOpen));
  const items = floor.items
    .filter(isTall)
    .map((item): Blocker => ({ kind: 'item', id: item.id, shape: itemCorners(item) }));
  return [...walls, ...items];
}

function solidParts(edge: Edge, doorsOpen: boolean): readonly Blocker[] {
  if (edge.kind === 'railing' || edge.kind === 'open') return [];
  const at = (along: number): Point => [
    edge.a[0] + ((edge.b[0] - edge.a[0]) * along) / edge.length,
    edge.a[1] + ((edge.b[1] - edge.a[1]) * along) / edge.length,
  ];
  const parts: Blocker[] = [];
  let start = 0;
  const wall = (end: number) => {
    if (end - start > 1e-6) parts.push({ kind: 'wall', shape: [at(start), at(end)], edge });
  };
  for (const opening of [...edge.openings].sort((p, q) => jambs(p, edge)[0] - jambs(q, edge)[0])) {
    const [from, to] = jambs(opening, edge);
    if (opening.kind === 'window' && !reachesFloor(opening)) continue;
    wall(from);
    if (opening.kind === 'door' && !doorsOpen)
      parts.push({ kind: 'closed', id: opening.id, shape: [opening.from, opening.to], edge });
    start = to;
  }
  wall(edge.length);
  return parts;
}

/** Axes along and across a line of sight. */
interface Axes {
  readonly along: Point;
  readonly across: Point;
}
const dot = (p: Point, q: Point): number => p[0] * q[0] + p[1] * q[1];
const inAxes = ({ along, across }: Axes, p: Point): Point => [dot(across, p), dot(along, p)];
const fromAxes = ({ along, across }: Axes, [u, v]: Point): Point => [
  across[0] * u + along[0] * v,
  across[1] * u + along[1] * v,
];

type Span = readonly [number, number];

/** The rest of a span after others are subtracted from it. */
function without([low, high]: Span, taken: readonly Span[]): readonly Span[] {
  const free: Span[] = [];
  let start = low;
  for (const [from, to] of taken.toSorted((p, q) => p[0] - q[0])) {
    if (from > start) free.push([start, Math.min(from, high)]);
    start = Math.max(start, to);
    if (start >= high) break;
  }
  if (start < high) free.push([start, high]);
  return free;
}
const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, [a, b]) => sum + (b - a), 0);

/** Part of a corridor, in its axes, covered by a blocker. */
function spanIn(shape: Ring, [low, high]: Span, near: number, far: number): Span | undefined {
  const inside =
    shape.length === 2
      ? cutSegment(shape, low, high, near, far)
      : clip(shape, rectangle(low, near, high, far));
  if (inside.length === 0) return undefined;
  const across = inside.map(p => p[0]);
  const span: Span = [Math.min(...across), Math.max(...across)];
  return span[1] - span[0] > 1e-6 ? span : undefined;
}

function cutSegment([p, q]: readonly Point[], low: number, high: number, near: number, far: number): Ring {
  let [from, to] = [0, 1];
  const d: Point = [q![0] - p![0], q![1] - p![1]];
  for (const [delta, room] of [
    [-d[0], p![0] - low],
    [d[0], high - p![0]],
    [-d[1], p![1] - near],
    [d[1], far - p![1]],
  ] as const) {
    if (delta === 0) {
      if (room < 0) return [];
    } else if (delta < 0) from = Math.max(from, room / delta);
    else to = Math.min(to, room / delta);
  }
  if (from > to) return [];
  return [from, to].map((t): Point => [p![0] + d[0] * t, p![1] + d[1] * t]);
}

export interface FaceToFace {
  /** Millimetres: shared width, the part of it free of walls and tall items, and the distance. */
  readonly overlap: number;
  readonly free: number;
  readonly distance: number;
  /** Degrees between the two walls. */
  readonly angle: number;
  /** The corridor between them: for drawing. */
  readonly corridor: Ring;
}

/**
 * Two openings that face each other, with or without something between them; undefined if they do not.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * const [front, , toMain] = floor.openings;
 * faceToFace(front!, toMain!, blockersOf(floor), [...derive(floor).edgeOf.values()])?.distance; // 2200
 */
export function faceToFace(
  a: Opening,
  b: Opening,
  blockers: readonly Blocker[],
  own: readonly Edge[] = [],
): FaceToFace | undefined {
  if (!isOpening(a) || !isOpening(b) || !isBlockers(blockers) || !isEdges(own)) return undefined;
  const turn = (o: Opening): number => Math.atan2(o.to[1] - o.from[1], o.to[0] - o.from[0]);
  let skew = (((turn(b) - turn(a)) % Math.PI) + Math.PI) % Math.PI;
  if (skew > Math.PI / 2) skew -= Math.PI;
  if (Math.abs(skew) > radians(MOST_SKEW) + 1e-9) return undefined;
  const direction = turn(a) + skew / 2;
  const straight = Math.abs(skew) < 1e-12;
  const across: Point = straight ? unit(a) : [Math.cos(direction), Math.sin(direction)];
  const axes: Axes = { across, along: [-across[1], across[0]] };
  const [pa, pb] = [a, b].map(o => [inAxes(axes, o.from), inAxes(axes, o.to)] as const) as [
    readonly [Point, Point],
    readonly [Point, Point],
  ];
  const spans = [pa, pb].map(([p, q]): Span => [Math.min(p[0], q[0]), Math.max(p[0], q[0])]) as [Span, Span];
  const shared: Span = [Math.max(spans[0][0], spans[1][0]), Math.min(spans[0][1], spans[1][1])];
  const overlap = shared[1] - shared[0];
  if (overlap < Math.min(widthOf(a), widthOf(b)) / 3 - 1e-6) return undefined;
  const [va, vb] = [(pa[0][1] + pa[1][1]) / 2, (pb[0][1] + pb[1][1]) / 2];
  const [near, far] = [Math.min(va, vb), Math.max(va, vb)];
  if (far - near < 1) return undefined;
  const taken = blockers.flatMap(blocker => {
    if (blocker.edge && own.includes(blocker.edge)) return [];
    const span = spanIn(
      blocker.shape.map(p => inAxes(axes, p)),
      shared,
      near + 0.5,
      far - 0.5,
    );
    return span ? [span] : [];
  });
  const corridor: Ring = [
    [shared[0], near],
    [shared[1], near],
    [shared[1], far],
    [shared[0], far],
  ];
  return {
    overlap,
    free: lengthOf(without(shared, taken)),
    distance: far - near,
    angle: Math.abs(skew) / radians(1),
    corridor: corridor.map(p => fromAxes(axes, p)),
  };
}

const by = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]];
const over = ([x, y]: Point): Point => [x / Math.hypot(x, y), y / Math.hypot(x, y)];
const unit = ({ from, to }: Opening): Point => over(by(to, from));

/**
 * The straight line of sight between two openings that face each other, along the middle of what both share: from the
 * first one, and with the strip to a thing behind the second one, on to it. The wedge is what is seen along it.
 */
export function sightLine(
  first: Opening,
  corridor: Ring,
  strip: Ring = [],
): { readonly wedge: Ring; readonly points: readonly Point[] } {
  const near = middleOf(first);
  const [a, b, c, d] = corridor as readonly [Point, Point, Point, Point];
  const isTurned = distance(middle(a, b), near) > distance(middle(c, d), near);
  const [left, right, beyondRight, beyondLeft] = isTurned ? [c, d, a, b] : [a, b, c, d];
  const across = over(by(right, left));
  const axes: Axes = { across, along: [-across[1], across[0]] };
  const [from, to] = [left, right].map(p => dot(across, p)) as [number, number];
  const met = strip.map(p => inAxes(axes, p));
  const low = Math.max(from, Math.min(...met.map(([u]) => u)));
  const high = Math.min(to, Math.max(...met.map(([u]) => u)));
  const far = dot(axes.along, middle(beyondLeft, beyondRight));
  const isAhead = far > dot(axes.along, left);
  const end = (isAhead ? Math.max : Math.min)(...met.map(([, v]) => v));
  // The thing is not straight behind what the openings share.
  if (!(high > low) || end > far !== isAhead)
    return { wedge: corridor, points: [middle(left, right), middle(beyondLeft, beyondRight)] };
  const at = (low + high) / 2;
  return {
    wedge: [left, right, beyondRight, fromAxes(axes, [high, end]), fromAxes(axes, [low, end]), beyondLeft],
    points: [dot(axes.along, left), far, end].map(v => fromAxes(axes, [at, v])),
  };
}

export interface StripHit {
  /** Millimetres: width of the strip that lies on the target, its visible part, and the distance. */
  readonly overlap: number;
  readonly free: number;
  readonly distance: number;
  readonly strip: Ring;
}

/**
 * The strip of an opening: its width, along its normal to one side. Its part that meets a shape and is not blocked.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * const window = floor.openings[4]!;
 * const bed = itemCorners(floor.items[4]!);
 * stripMeets(window, [0, -1], bed, [], derive(floor).edgeOf.get('o5'))?.overlap; // 1320
 */
export function stripMeets(
  opening: Opening,
  outward: Point,
  target: Ring,
  blockers: readonly Blocker[],
  own: Edge | undefined,
  reach = Infinity,
  kind: 'item' | 'room' = 'item',
): StripHit | undefined {
  if (
    !isOpening(opening) ||
    !isPoint(outward) ||
    !isRing(target) ||
    !isBlockers(blockers) ||
    !isMaybe(own, isEdge) ||
    !(typeof reach === 'number' && reach > 0)
  )
    return undefined;
  const axes = stripAxes(opening, outward);
  const [p, q] = [inAxes(axes, opening.from), inAxes(axes, opening.to)];
  const width: Span = [Math.min(p[0], q[0]), Math.max(p[0], q[0])];
  const start = (p[1] + q[1]) / 2;
  const inside = clip(
    target.map(point => inAxes(axes, point)),
    rectangle(width[0], start, width[1], start + reach),
  );
  if (inside.length === 0) return undefined;
  const met: Span = [Math.min(...inside.map(p => p[0])), Math.max(...inside.map(p => p[0]))];
  const end = Math.min(...inside.map(p => p[1]));
  if (!(met[1] - met[0] >= 1)) return undefined;
  // A room begins at its own wall, which hides it; an item begins in front of whatever it leans on.
  const skin = kind === 'room' ? 0.5 : -0.5;
  const taken = blockers.flatMap(blocker => {
    if (own && blocker.edge === own) return [];
    const span = spanIn(
      blocker.shape.map(p => inAxes(axes, p)),
      met,
      start + 0.5,
      end + skin,
    );
    return span ? [span] : [];
  });
  const strip: Ring = [
    [met[0], start],
    [met[1], start],
    [met[1], end],
    [met[0], end],
  ];
  return {
    overlap: met[1] - met[0],
    free: lengthOf(without(met, taken)),
    distance: end - start,
    strip: strip.map(p => fromAxes(axes, p)),
  };
}

function stripAxes(opening: Opening, outward: Point): Axes {
  const across = unit(opening);
  const along: Point = [-across[1], across[0]];
  return dot(along, outward) >= 0
    ? { across, along }
    : { across: [-across[0], -across[1]], along: [across[1], -across[0]] };
}

export interface FirstHit {
  readonly kind: Blocker['kind'];
  readonly id?: string;
  /** The visible part, and its distance in millimetres. */
  readonly from: Point;
  readonly to: Point;
  readonly distance: number;
}

/**
 * The view from an opening: from the middle of its width to either side, the first thing that ends the view.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * firstHits(floor.openings[0]!, [0, 1], blockersOf(floor), derive(floor).edgeOf.get('o1'))[0]?.kind; // 'item'
 */
export function firstHits(
  opening: Opening,
  outward: Point,
  blockers: readonly Blocker[],
  own: Edge | undefined,
): readonly FirstHit[] {
  if (!isOpening(opening) || !isPoint(outward) || !isBlockers(blockers) || !isMaybe(own, isEdge)) return [];
  const axes = stripAxes(opening, outward);
  const [p, q] = [inAxes(axes, opening.from), inAxes(axes, opening.to)];
  const width: Span = [Math.min(p[0], q[0]), Math.max(p[0], q[0])];
  const start = (p[1] + q[1]) / 2;
  const met = blockers
    .filter(blocker => !own || blocker.edge !== own)
    .flatMap(blocker => {
      const shape = blocker.shape.map(point => inAxes(axes, point));
      const span = spanIn(shape, width, start + 0.5, Infinity);
      if (!span) return [];
      const ahead =
        shape.length === 2
          ? cutSegment(shape, width[0], width[1], start + 0.5, 1e9)
          : clip(shape, rectangle(width[0], start + 0.5, width[1], Infinity));
      return [{ blocker, span, at: Math.min(...ahead.map(p => p[1])) }];
    })
    .sort((a, b) => a.at - b.at || a.span[0] - b.span[0]);
  const hits: FirstHit[] = [];
  const seen: Span[] = [];
  for (const { blocker, span, at } of met) {
    for (const [from, to] of without(span, seen)) {
      if (to - from < 1) continue;
      const last = hits.at(-1);
      const goesOn =
        last?.kind === 'wall' && blocker.kind === 'wall' && Math.abs(last.distance - (at - start)) < 1;
      if (goesOn && Math.abs(inAxes(axes, last.to)[0] - from) < 1) {
        hits[hits.length - 1] = { ...last, to: fromAxes(axes, [to, at]) };
        continue;
      }
      hits.push({
        kind: blocker.kind,
        ...(blocker.id && { id: blocker.id }),
        from: fromAxes(axes, [from, at]),
        to: fromAxes(axes, [to, at]),
        distance: at - start,
      });
    }
    seen.push(span);
  }
  return hits;
}

/** Millimetres off a line of sight within which something only touches it, and along it within which two obstacles meet. */
const TOUCH = 0.5;

/**
 * Whether the straight line between two points of a floor is free; a touch at an end does not count. Walls that touch it
 * at one place from both sides end it, as where one wall meets another.
 *
 * @example
 * sees([3000, 500], [3000, 7500], blockersOf(templatePlan('studio', 'en').floors[0]!)); // true
 */
export function sees(
  p: Point,
  q: Point,
  blockers: readonly Blocker[],
  ignored: readonly string[] = [],
): boolean {
  if (!isPoint(p) || !isPoint(q) || !isBlockers(blockers) || !Array.isArray(ignored)) return false;
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  if (length < 1) return true;
  const along: Point = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
  const axes: Axes = { along, across: [along[1], -along[0]] };
  const [u, start] = inAxes(axes, p);
  const isOnWay = ([from, to]: Span): boolean => from < start + length - 1 && to > start + 1;
  // Where the line is touched, by shapes on its left and on its right.
  const lefts: Span[] = [];
  const rights: Span[] = [];
  for (const { shape, id } of blockers) {
    if (id && ignored.includes(id)) continue;
    const local = shape.map((point): Point => {
      const [across, far] = inAxes(axes, point);
      return [across - u, far];
    });
    const left = local.some(([off]) => off < -TOUCH);
    const right = local.some(([off]) => off > TOUCH);
    const met = left && right ? crossing(local) : touching(local);
    if (!met || !isOnWay(met)) continue;
    if (left && right) return false;
    if (!right) lefts.push(met);
    if (!left) rights.push(met);
  }
  return !lefts.some(one =>
    rights.some(other => {
      const met: Span = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
      return met[0] - met[1] <= 2 * TOUCH && isOnWay(met);
    }),
  );
}

/** The span of a shape across the line. */
function crossing(local: Ring): Span | undefined {
  const cuts = local.flatMap((point, i) => {
    const next = local[(i + 1) % local.length]!;
    if (point[0] > 0 === next[0] > 0) return [];
    return [point[1] - (point[0] / (next[0] - point[0])) * (next[1] - point[1])];
  });
  return spanOf(cuts);
}

const touching = (local: Ring): Span | undefined =>
  spanOf(local.filter(([off]) => Math.abs(off) <= TOUCH).map(([, far]) => far));

const spanOf = (all: readonly number[]): Span | undefined =>
  all.length === 0 ? undefined : [Math.min(...all), Math.max(...all)];

/** The unit vector from an opening into a room that has it. */
export function into(edge: Edge, roomId: string): Point {
  return edge.room.id === roomId ? [-edge.outward[0], -edge.outward[1]] : edge.outward;
}

export const middleOf = (opening: Opening): Point => middle(opening.from, opening.to);
export const aheadOf = (item: Item): Point => directionOf(item.turn);
