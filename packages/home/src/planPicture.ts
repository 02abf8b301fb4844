import { boxOf, derive, type Edge, type Floor, type Plan, type Point, type Room } from '@app/plan';
import {
  onPicture,
  onPlan,
  type Placing,
  placePicture,
  readTracing,
  type Straightening,
  straighten,
  type TraceResult,
  type Tracing,
} from '@app/plan/trace';

/** A picture shows through its plan as it is first laid. */
const FIRST_OPACITY = 0.42;

/** A picture that is scaled down to its longer side and laid under a floor for the first time. */
export function firstTracing(
  size: Pick<Tracing, 'width' | 'height'>,
  longest: number,
  { rooms }: Floor,
): Tracing {
  const by = Math.min(1, longest / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * by));
  const height = Math.max(1, Math.round(size.height * by));
  const points = rooms.flatMap(({ ring }) => ring);
  const placing = placePicture(width, height, points.length > 0 ? boxOf(points) : undefined);
  return { width, height, placing, opacity: FIRST_OPACITY };
}

/** How a picture is flattened by four corners on the plan, and its placing afterwards: its first corner and scale stay. */
export function flatTracing(
  { placing, opacity }: Tracing,
  corners: readonly Point[],
  longest: number,
): TraceResult<{ readonly straightening: Straightening; readonly tracing: Tracing }> {
  const flat = straighten(
    corners.map(p => onPicture(placing, p)),
    longest,
  );
  if (!flat.ok) return flat;
  const { width, height } = flat.value;
  const [[x, y] = [0, 0]] = corners;
  const scale = Math.hypot(placing[0], placing[1]);
  const tracing: Tracing = { width, height, placing: [scale, 0, 0, scale, x, y], opacity };
  return { ok: true, value: { straightening: flat.value, tracing } };
}

const SAME = [1, 0, 0, 1] as const;
/** As an SVG matrix, without its shift: a quarter turn, two and three, and left for right. */
const MOVES = [SAME, [0, 1, -1, 0], [-1, 0, 0, -1], [0, -1, 1, 0], [-1, 0, 0, 1]] as const;

/**
 * R746: the placing of a picture after the whole plan was turned by quarters or mirrored, or that was undone: the picture
 * moves with the walls traced from it. Any other change of the plan leaves it where it is.
 *
 * @example
 * placingWith([10, 0, 0, 10, 0, 0], plan, turnPlan(plan, 1)); // [ 0, 10, -10, 0, 0, 0 ]
 */
export function placingWith(placing: Placing, before: Plan, after: Plan): Placing {
  for (const [i, map] of MOVES.entries()) {
    const isMirror = i === MOVES.length - 1;
    const [from, to] = [cornersIn(before, false), cornersIn(after, isMirror)];
    const across = isMirror && from[0] && to[0] ? from[0][0] + to[0][0] : 0;
    const isMoved = ([x, y]: Point, k: number) => {
      const [u, v] = onPlan([...map, across, 0], [x, y]);
      return u === to[k]?.[0] && v === to[k]?.[1];
    };
    if (from.length !== to.length || !from.every(isMoved)) continue;
    if (map === SAME) return placing;
    const [m, n, o, p] = map;
    const [a, b, c, d, e, f] = placing;
    return [
      m * a + o * b,
      n * a + p * b,
      m * c + o * d,
      n * c + p * d,
      m * e + o * f + across,
      n * e + p * f,
    ];
  }
  return placing;
}

/** Where the account keeps how the picture lies under its plan. */
export const TRACING_KEY = 'plan-tracing';

/**
 * The same for the text of a tracing as stored. Undefined if it stays as it is.
 *
 * @example
 * tracingWith('{"width":1}', plan, turnPlan(plan, 1)); // undefined
 */
export function tracingWith(text: string | undefined, before: Plan, after: Plan): string | undefined {
  const tracing = text === undefined ? undefined : readTracing(text);
  const placing = tracing && placingWith(tracing.placing, before, after);
  return placing && placing !== tracing.placing ? JSON.stringify({ ...tracing, placing }) : undefined;
}

interface Texts {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => unknown;
  readonly remove: (key: string) => void;
}

/** How a removed picture lies, as long as it can come back. */
let lifted: string | undefined;

/** Moves the picture under a plan with it, a removed one too. */
export function moveTracing(texts: Texts, before: Plan, after: Plan): void {
  const laid = tracingWith(texts.read(TRACING_KEY), before, after);
  if (laid) texts.write(TRACING_KEY, laid);
  lifted = tracingWith(lifted, before, after) ?? lifted;
}

/** R809: takes the placing of a picture out of storage with it. */
export function liftTracing(texts: Texts): void {
  lifted = texts.read(TRACING_KEY);
  texts.remove(TRACING_KEY);
}

/** Puts back what `liftTracing` took. */
export function layTracing(texts: Texts): void {
  if (lifted !== undefined) texts.write(TRACING_KEY, lifted);
}

/** Mirrored, the rings of a plan run the other way. */
const cornersIn = ({ floors }: Plan, isMirrored: boolean): readonly Point[] =>
  floors.flatMap(({ rooms }) => rooms.flatMap(({ ring }) => (isMirrored ? ring.toReversed() : ring)));

/** The edges of a room, and the rooms beyond them. */
export function roomEdges(
  floor: Floor,
  room: Room,
): { readonly edges: readonly Edge[]; readonly neighbours: readonly Room[] } {
  const edges = derive(floor).edges.filter(edge => edge.room === room || edge.other === room);
  const beyond = edges.flatMap(edge => (edge.room === room ? (edge.other ?? []) : edge.room));
  return { edges, neighbours: [...new Set(beyond)] };
}
