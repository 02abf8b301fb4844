import { angleOf } from './bearings';
import {
  countsAsHome,
  DEFAULTS,
  type EdgeStyle,
  type Floor,
  isOpenAir,
  type Opening,
  type Point,
  type Ring,
  type Room,
} from './model';
import {
  areaOf,
  centroidOf,
  cross,
  distance,
  onSegment,
  pointKey,
  projectedDistance,
  samePoint,
  sides,
  signedArea,
} from './ring';
import { isFloor, isMaybe, isNumber, isOpenings, isPoint, isRoom, isText, noFloor, proof } from './sound';

/** The boundary between two rooms, or between a room and the outside. */
export interface Edge {
  readonly a: Point;
  readonly b: Point;
  /** Millimetres. */
  readonly length: number;
  readonly room: Room;
  /** The room on the other side; missing if it is outside. */
  readonly other?: Room;
  /** Unit vector from `room` to the other side. */
  readonly outward: Point;
  /** `open` if a gap takes the whole edge. */
  readonly kind: 'inner' | 'outer' | 'railing' | 'open';
  /** Millimetres; 0 if it is open. */
  readonly thickness: number;
  readonly openings: readonly Opening[];
}

export const isEdge = /* @__PURE__ */ proof<Edge>(
  ({ a, b, length, room, other, outward, kind, thickness, openings }) =>
    isPoint(a) &&
    isPoint(b) &&
    isNumber(length) &&
    length > 0 &&
    isRoom(room) &&
    isMaybe(other, isRoom) &&
    isPoint(outward) &&
    isText(kind) &&
    isNumber(thickness) &&
    isOpenings(openings),
);

/** A way between two rooms; `to` is missing if it leads outside. */
export interface Passage {
  readonly opening: Opening;
  readonly edge: Edge;
  readonly from: Room;
  readonly to?: Room;
}

export interface DerivedFloor {
  readonly edges: readonly Edge[];
  readonly edgeOf: ReadonlyMap<string, Edge>;
  /** Around the counted rooms: outer rings clockwise, holes the other way. */
  readonly outline: readonly Ring[];
  /** Walkable openings: doors of every kind and gaps. */
  readonly passages: readonly Passage[];
  /** mm² on wall centre lines, of the counted rooms. */
  readonly area: number;
  readonly centroid?: Point;
}

const known = new WeakMap<Floor, DerivedFloor>();

/**
 * Everything derived from a floor. Cached as long as the floor object lives; floors are immutable.
 *
 * @example
 * const { area, passages } = derive(templatePlan('studio', 'en').floors[0]!);
 * area / 1e6; // 32
 * passages.length; // 5
 */
export function derive(floor: Floor): DerivedFloor {
  if (!isFloor(floor)) return derive(noFloor());
  const found = known.get(floor);
  if (found) return found;
  const edges = edgesOf(floor);
  const outline = outlineOf(edges);
  const centroid = centroidOf(outline);
  const derived: DerivedFloor = {
    edges,
    edgeOf: new Map(edges.flatMap(edge => edge.openings.map(opening => [opening.id, edge] as const))),
    outline,
    passages: edges.flatMap(passagesOf),
    area: areaOf(outline),
    ...(centroid && { centroid }),
  };
  known.set(floor, derived);
  return derived;
}

/** An edge before its openings are added. */
export type Border = Pick<Edge, 'a' | 'b' | 'length' | 'room' | 'other'>;

/** By their ends. */
export type Borders = ReadonlyMap<string, Border>;

const knownBorders = new WeakMap<readonly Room[], Borders>();

/** The boundaries between rooms, and between rooms and the outside. Cached as long as the list lives. */
export function bordersOf(rooms: readonly Room[]): Borders {
  const found = knownBorders.get(rooms);
  if (found) return found;
  const halves = new Map<string, { -readonly [Key in keyof Border]: Border[Key] }>();
  for (const room of rooms) {
    for (const [a, b] of sides(room.ring)) {
      if (samePoint(a, b)) continue;
      const back = halves.get(`${pointKey(b)} ${pointKey(a)}`);
      if (back && !back.other) back.other = room;
      else halves.set(`${pointKey(a)} ${pointKey(b)}`, { a, b, room, length: distance(a, b) });
    }
  }
  knownBorders.set(rooms, halves);
  return halves;
}

/** The ends of the border an opening was last found on: if that border still exists, the opening is there. */
const places = new WeakMap<Opening, string>();

/** The border an opening lies on. */
export function borderOf(opening: Opening, borders: Borders): Border | undefined {
  const same = borders.get(places.get(opening) ?? '');
  if (same) return same;
  for (const [ends, border] of borders) {
    if (!liesOn(opening, border.a, border.b)) continue;
    places.set(opening, ends);
    return border;
  }
  return undefined;
}

/** The edges last found for each room: on another floor with the same room most are unchanged. */
const latest = new WeakMap<Room, Edge[]>();

function edgesOf({ rooms, openings, styles }: Floor): readonly Edge[] {
  const borders = bordersOf(rooms);
  const onBorder = new Map<Border, Opening[]>();
  for (const opening of openings) {
    const border = borderOf(opening, borders);
    if (border) onBorder.set(border, [...(onBorder.get(border) ?? []), opening]);
  }
  const edges = [...borders.values()].map(border => {
    const { room } = border;
    const style = styles.find(style => covers(style, border));
    const made = toEdge(border, onBorder.get(border) ?? [], style);
    return latest.get(room)?.find(edge => isSameEdge(edge, made)) ?? made;
  });
  for (const room of rooms) latest.set(room, []);
  for (const edge of edges) latest.get(edge.room)!.push(edge);
  return edges;
}

/** Whether an edge lies within a style, or another line. */
export const covers = ({ a, b }: Pick<EdgeStyle, 'a' | 'b'>, edge: Pick<Edge, 'a' | 'b'>): boolean =>
  onSegment(edge.a, a, b) && onSegment(edge.b, a, b);

const isSameEdge = (one: Edge, other: Edge): boolean =>
  samePoint(one.a, other.a) &&
  samePoint(one.b, other.b) &&
  one.other === other.other &&
  one.kind === other.kind &&
  one.thickness === other.thickness &&
  one.openings.length === other.openings.length &&
  one.openings.every((opening, i) => opening === other.openings[i]);

function toEdge(
  { a, b, length, room, other }: Border,
  openings: readonly Opening[],
  style: EdgeStyle | undefined,
): Edge {
  const whole = openings.some(o => o.kind === 'gap' && distance(o.from, o.to) >= length - 1);
  const usual = usualKind(room, other);
  const kind = whole
    ? 'open'
    : style?.kind === 'railing'
      ? 'railing'
      : style && usual === 'railing'
        ? 'outer'
        : usual;
  return {
    a,
    b,
    length,
    room,
    ...(other && { other }),
    outward: [(b[1] - a[1]) / length, (a[0] - b[0]) / length],
    kind,
    thickness: kind === 'open' ? 0 : (style?.thickness ?? THICKNESS[kind]),
    openings,
  };
}

const THICKNESS = {
  inner: DEFAULTS.innerWall,
  outer: DEFAULTS.outerWall,
  railing: DEFAULTS.railing,
} as const;

function usualKind(room: Room, other: Room | undefined): 'inner' | 'outer' | 'railing' {
  const [here, there] = [isOpenAir(room), !other || isOpenAir(other)];
  if (here && there) return room.kind === 'courtyard' || other?.kind === 'courtyard' ? 'outer' : 'railing';
  return here || there || !other || countsAsHome(room) !== countsAsHome(other) ? 'outer' : 'inner';
}

/** Whether an opening is on an edge: exactly on a straight wall, within a millimetre on a slanted one. */
export function liesOn({ from, to }: Pick<Opening, 'from' | 'to'>, a: Point, b: Point): boolean {
  const straight = a[0] === b[0] || a[1] === b[1];
  if (straight && cross(a, b, from) !== 0) return false;
  const length = distance(a, b);
  return [from, to].every(p => {
    const along = projectedDistance(p, a, b);
    const off = Math.abs(cross(a, b, p)) / length;
    return (straight ? off === 0 : off <= 1) && along >= -1e-6 && along <= length + 1e-6;
  });
}

/**
 * The positions of the jambs along an edge, the nearer to `a` first.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * jambs(floor.openings[0]!, derive(floor).edgeOf.get('o1')!); // [ 600, 1500 ]
 */
export function jambs(
  opening: Pick<Opening, 'from' | 'to'>,
  edge: Pick<Edge, 'a' | 'b'>,
): readonly [number, number] {
  if (!isPoint(opening?.from) || !isPoint(opening.to) || !isPoint(edge?.a) || !isPoint(edge.b)) return [0, 0];
  const { a, b } = edge;
  const [from, to] = [projectedDistance(opening.from, a, b), projectedDistance(opening.to, a, b)];
  return from <= to ? [from, to] : [to, from];
}

function passagesOf(edge: Edge): readonly Passage[] {
  return edge.openings
    .filter(opening => opening.kind !== 'window')
    .map(opening => ({ opening, edge, from: edge.room, ...(edge.other && { to: edge.other }) }));
}

/**
 * Whether exactly one side is a room of the home, so the outline runs here.
 *
 * @example
 * derive(templatePlan('studio', 'en').floors[0]!).edges.filter(isOutline).length; // 8
 */
export const isOutline = (edge: Edge): boolean => isEdge(edge) && leadsOut(edge);

/**
 * Whether exactly one side is open to the sky: a window here lets the sun in.
 *
 * @example
 * const { edges } = derive(templatePlan('studio', 'en').floors[0]!);
 * edges.filter(edge => isLit(edge) && edge.openings.length > 0).length; // 2
 */
export const isLit = (edge: Edge): boolean =>
  isEdge(edge) && isOpenAir(edge.room) !== (edge.other === undefined || isOpenAir(edge.other));

/** Leads out of the home: outside, or onto a balcony or terrace that does not count. */
export const leadsOut = (edge: Edge): boolean =>
  countsAsHome(edge.room) !== (edge.other !== undefined && countsAsHome(edge.other));

/**
 * The room on the home's side of an edge: the one that belongs to the home. If both or neither belong, the roofed one; if
 * still tied, the lower id.
 */
export function insideOf({ room, other }: Edge): Room {
  if (!other) return room;
  for (const isHome of [countsAsHome, (each: Room) => !isOpenAir(each)])
    if (isHome(room) !== isHome(other)) return isHome(room) ? room : other;
  return room.id < other.id ? room : other;
}

/**
 * The direction of an edge from the side of the home to the other: degrees clockwise from the plan's up. Between two
 * rooms of the home, from the roofed to the open one.
 *
 * @example
 * outwardAngle(derive(templatePlan('two-bedroom', 'en').floors[0]!).edgeOf.get('o1')!); // 270
 */
export function outwardAngle(edge: Edge): number {
  if (!isEdge(edge)) return 0;
  const [x, y] = edge.outward;
  return angleOf(insideOf(edge) === edge.room ? [x, y] : [-x, -y]);
}

function outlineOf(edges: readonly Edge[]): readonly Ring[] {
  const leaving = new Map<string, (readonly [Point, Point])[]>();
  for (const edge of edges) {
    if (!leadsOut(edge)) continue;
    // The home is on the right of the direction of travel, as in every ring.
    const way = countsAsHome(edge.room) ? ([edge.a, edge.b] as const) : ([edge.b, edge.a] as const);
    leaving.set(pointKey(way[0]), [...(leaving.get(pointKey(way[0])) ?? []), way]);
  }
  return chainRings(leaving);
}

/** Joins directed sides to rings. At a corner with several exits, the sharpest right turn keeps two parts separate. */
export function chainRings(leaving: Map<string, (readonly [Point, Point])[]>): readonly Ring[] {
  const rings: Ring[] = [];
  for (const list of leaving.values()) {
    while (list.length > 0) {
      const first = list.pop()!;
      const ring: Point[] = [first[0]];
      let [from, at] = first;
      while (pointKey(at) !== pointKey(ring[0]!)) {
        const choices = leaving.get(pointKey(at));
        if (!choices?.length) break;
        const next = choices.reduce((best, way) =>
          rightness(from, at, way[1]) > rightness(from, at, best[1]) ? way : best,
        );
        choices.splice(choices.indexOf(next), 1);
        ring.push(at);
        [from, at] = next;
      }
      rings.push(withoutStraight(ring));
    }
  }
  return rings.sort((p, q) => Math.abs(signedArea(q)) - Math.abs(signedArea(p)));
}

function rightness(from: Point, at: Point, to: Point): number {
  const dot = (at[0] - from[0]) * (to[0] - at[0]) + (at[1] - from[1]) * (to[1] - at[1]);
  return Math.atan2(cross(from, at, to), dot);
}

export const withoutStraight = (ring: Ring): Ring =>
  ring.filter(
    (p, i) => cross(ring[(i + ring.length - 1) % ring.length]!, p, ring[(i + 1) % ring.length]!) !== 0,
  );

/**
 * Rooms reachable on foot from `start`, including itself.
 *
 * @example
 * const floor = templatePlan('studio', 'en').floors[0]!;
 * [...reachable(floor, floor.rooms[0]!)]; // [ 'bath', 'hall', 'main', 'kitchen' ]
 */
export function reachable(
  floor: Floor,
  start: Room,
  without: (room: Room) => boolean = () => false,
): ReadonlySet<string> {
  return isFloor(floor) && isRoom(start) ? walkable(derive(floor), [start], without) : new Set();
}

/** `reachable` for a floor with known walls, from any of several rooms. */
export function walkable(
  { passages }: Pick<DerivedFloor, 'passages'>,
  starts: readonly Room[],
  without: (room: Room) => boolean = () => false,
): ReadonlySet<string> {
  const seen = new Set(starts.map(({ id }) => id));
  const queue = [...starts];
  for (let room = queue.pop(); room; room = queue.pop()) {
    for (const { from, to } of passages) {
      if (!to || (from.id !== room.id && to.id !== room.id)) continue;
      const next = from.id === room.id ? to : from;
      if (seen.has(next.id) || without(next)) continue;
      seen.add(next.id);
      queue.push(next);
    }
  }
  return seen;
}
