import { ok, type Result } from '@app/kernel';
import {
  boxOf,
  derive,
  type Edge,
  type Floor,
  type Plan,
  type Point,
  type Refusal,
  type Room,
  scalePlan,
  stretchPlan,
} from '@app/plan';
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
import type { PlanChange } from './photoRooms';

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
  return { width, height, placing, opacity: FIRST_OPACITY, isGuess: true };
}

/**
 * How a picture is flattened by four corners on the plan, and its placing afterwards: its first corner and scale stay, but
 * the sheet's own proportions are not known from a photo (R857).
 */
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
  const tracing: Tracing = { width, height, placing: [scale, 0, 0, scale, x, y], opacity, isGuess: true };
  return { ok: true, value: { straightening: flat.value, tracing } };
}

const SAME = [1, 0, 0, 1] as const;
/** As an SVG matrix, without its shift: a quarter turn, two and three, and left for right. */
const MOVES = [SAME, [0, 1, -1, 0], [-1, 0, 0, -1], [0, -1, 1, 0], [-1, 0, 0, 1]] as const;

/**
 * R746: the placing of a picture after the whole plan was turned by quarters or mirrored: the picture moves with the walls
 * traced from it. Undefined for another plan, even one that only differs in a corner.
 *
 * @example
 * placingWith([10, 0, 0, 10, 0, 0], plan, turnPlan(plan, 1)); // [ 0, 10, -10, 0, 0, 0 ]
 */
export function placingWith(placing: Placing, before: Plan, after: Plan): Placing | undefined {
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
  return undefined;
}

/** The picture under a plan, as the text of a data address, and how it lies. */
export interface Traced extends Tracing {
  readonly url: string;
  /** R890: the ends of its known length, in its own pixels: the length itself follows from the placing. */
  readonly known?: readonly [Point, Point] | undefined;
}

/** What a plan is traced from. */
export interface UnderPlan {
  /** R809: the picture it is traced from. */
  readonly traced?: Traced | undefined;
  /** R850: its rooms were drawn while no length of their picture was known; the picture may be gone. */
  readonly isGuess?: true | undefined;
  /** R852: it was drawn over the picture that lies under it. */
  readonly isTraced?: true | undefined;
}

/**
 * R809: the picture under a plan that became another. It goes with a plan turned or mirrored, stays under one that is
 * drawn on, and does not lie under a different one. R850: so does its scale, where it is a guess.
 */
export function underPlan(
  { plan: before, traced, isGuess, isTraced }: UnderPlan & { readonly plan: Plan | undefined },
  after: Plan,
  change: PlanChange,
): UnderPlan {
  const placing = before && placingWith(traced?.placing ?? [...SAME, 0, 0], before, after);
  if (!before || (!placing && change === 'replaced')) return NOTHING;
  const isFirst = !hasRooms(before);
  const laid = traced && placing && placing !== traced.placing ? { ...traced, placing } : traced;
  if (!hasRooms(after)) return { ...NOTHING, traced: laid };
  return {
    traced: laid,
    isGuess: isGuess ?? (isFirst ? traced?.isGuess : undefined),
    isTraced: isTraced ?? (isFirst && traced ? true : undefined),
  };
}

const NOTHING: UnderPlan = { traced: undefined, isGuess: undefined, isTraced: undefined };

/** The same plan over another picture, or none: nothing of it was drawn over that one. */
export const overPicture = <Drawn extends UnderPlan>(drawn: Drawn, traced: Traced | undefined): Drawn =>
  traced?.url === drawn.traced?.url ? { ...drawn, traced } : { ...drawn, traced, isTraced: undefined };

const hasRooms = ({ floors }: Plan): boolean => floors.some(({ rooms }) => rooms.length > 0);

/**
 * A typed length gave the picture this placing. R850: a plan drawn at a guess takes its scale, about the plan's origin,
 * with openings and things. R852: so does one drawn over the picture, and its walls stretch with it in one direction,
 * while openings keep their widths and things their size. One direction alone leaves a guess a guess.
 */
export function measured<Drawn extends UnderPlan & { readonly plan: Plan | undefined }>(
  drawn: Drawn,
  placing: Placing,
  ends?: Traced['known'],
): Result<Drawn, Refusal> {
  const { plan, traced, isGuess, isTraced } = drawn;
  if (!traced) return ok(drawn);
  const [a, b, c, d, e, f] = traced.placing;
  const [byX, byY] = [
    Math.hypot(placing[0], placing[2]) / Math.hypot(a, c),
    Math.hypot(placing[1], placing[3]) / Math.hypot(b, d),
  ];
  const isEven = Math.abs(byX / byY - 1) < 1e-9;
  const { isGuess: wasGuess, ...before } = traced;
  const rest = ends ? { ...before, known: ends } : before;
  const known = isEven ? rest : { ...rest, ...(wasGuess && { isGuess: wasGuess }) };
  if (!plan || !(isGuess || isTraced)) return ok({ ...drawn, traced: { ...known, placing } });
  const scaled = isEven ? scalePlan(plan, byX) : stretchPlan(plan, byX, byY);
  if (!scaled.ok) return scaled;
  const laid: Placing = [a * byX, b * byY, c * byX, d * byY, e * byX, f * byY];
  const next = { ...drawn, plan: scaled.value, traced: { ...known, placing: laid } };
  return ok(isEven ? { ...next, isGuess: undefined } : next);
}

/** Where the account keeps the picture under its plan, and how it lies. */
const PICTURE_KEY = 'plan-picture';
export const TRACING_KEY = 'plan-tracing';
export const UNDER_PLAN: readonly string[] = [PICTURE_KEY, TRACING_KEY];
/** R881: where the picture under the own plan is kept while the sample is shown. */
export const OWN_PICTURE_KEY = 'own-plan-picture';
/** The formats written here: a browser that cannot write WebP writes PNG. */
const PICTURE_TEXT = /^data:image\/(?:webp|png);base64,/;

export interface Texts {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => unknown;
  readonly remove: (key: string) => void;
}

/** The stored picture; undefined if there is none, or if it lies under the plan behind the sample. */
export const storedUnder = (texts: Texts): UnderPlan =>
  readUnder(texts.read(PICTURE_KEY), texts.read(TRACING_KEY) ?? '');

/** A picture by its data address, and the text of how it lies. */
export function readUnder(url: string | undefined, text: string): UnderPlan {
  const tracing = readTracing(text);
  const known = knownIn(text);
  return {
    traced:
      url && tracing && PICTURE_TEXT.test(url) ? { ...tracing, url, ...(known && { known }) } : undefined,
    isGuess: GUESS.test(text) ? true : undefined,
    isTraced: TRACED.test(text) ? true : undefined,
  };
}

const NUMBER = '(-?\\d{1,6}(?:\\.\\d{1,20})?)';
const KNOWN = new RegExp(`"known":\\[\\[${NUMBER},${NUMBER}\\],\\[${NUMBER},${NUMBER}\\]\\]`);
/** From text that may come from anywhere. */
function knownIn(text: string): Traced['known'] {
  const [x, y, u, v] = KNOWN.exec(text)?.slice(1).map(Number) ?? [];
  return x === undefined || y === undefined || u === undefined || v === undefined
    ? undefined
    : [
        [x, y],
        [u, v],
      ];
}

/** Kept with the placing, or in its place without a picture. */
const GUESS = /"planIsGuess":true/;
const TRACED = /"planIsTraced":true/;
const guessIn = (text = '') => (GUESS.test(text) ? JSON.stringify({ planIsGuess: true }) : undefined);

/** Stores it, or removes it with its placing. */
export function storeUnder(texts: Texts, under: UnderPlan): void {
  if (!under.traced) for (const key of UNDER_PLAN) texts.remove(key);
  const text = writeUnder(under);
  if (text === undefined) return;
  texts.write(TRACING_KEY, text);
  const url = under.traced?.url;
  if (url && texts.read(PICTURE_KEY) !== url) texts.write(PICTURE_KEY, url);
}

/** How the picture lies, as a text; undefined if there is nothing to tell. */
export function writeUnder({ traced, isGuess, isTraced }: UnderPlan): string | undefined {
  if (!traced && !isGuess) return undefined;
  const { url: _, ...tracing } = traced ?? { url: undefined };
  const about = { ...(isGuess && { planIsGuess: true }), ...(isTraced && { planIsTraced: true }) };
  return JSON.stringify({ ...tracing, ...about });
}

/** R881: puts the picture under the own plan away while the sample is shown; how it lies is kept with that plan. */
export function putAwayPicture(texts: Texts): void {
  const url = texts.read(PICTURE_KEY);
  if (url !== undefined) texts.write(OWN_PICTURE_KEY, url);
  for (const key of UNDER_PLAN) texts.remove(key);
}

/**
 * R881: the texts of the picture under the own plan that the sample replaced. Earlier versions left the picture in place,
 * where another may have been laid over it: then it is lost.
 */
export function pictureAfterSample(
  tracing: string | undefined,
  read: Texts['read'],
): readonly (readonly [key: string, text: string | undefined])[] {
  const inPlace = read(TRACING_KEY) === undefined ? read(PICTURE_KEY) : undefined;
  const url = tracing === undefined ? undefined : (read(OWN_PICTURE_KEY) ?? inPlace);
  return [
    [PICTURE_KEY, url],
    // R850: a guess is remembered without its picture.
    [TRACING_KEY, url === undefined ? guessIn(tracing) : tracing],
  ];
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
