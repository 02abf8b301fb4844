import type { MapPoint } from './projection';

export interface LabelRequest {
  /** The labelled point on the screen, px. */
  readonly anchor: MapPoint;
  /** px */
  readonly width: number;
  readonly height: number;
  /** px from the anchor to the nearest edge of the text */
  readonly gap: number;
  /** Centres the text on the anchor, such as the name of a region. */
  readonly centred?: boolean;
  /** A centred text may lie up to two of its heights above or below the anchor, and half its width beside it. */
  readonly loose?: boolean;
  /** A centred text may lie at these points instead, px: the first are tried first. */
  readonly sites?: readonly MapPoint[];
  /** Where no side is free it may stand off, tied to its anchor by a leader. */
  readonly leads?: boolean;
}

/** Middle of a box, px. */
export interface LabelBox extends MapPoint {
  readonly width: number;
  readonly height: number;
}

/** A line between two points, px. */
export type Leader = readonly [from: MapPoint, to: MapPoint];

export interface PlacedLabel extends LabelBox {
  /** Index of the request. */
  readonly index: number;
  /** From the anchor to a text that stands off. */
  readonly leader?: Leader;
}

/** Sides in the order they are tried: above, right, below, left, then the corners. */
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** A text with a leader may be above or below to one side, too. */
const LED_SIDES = [
  ...SIDES,
  ...[0.5, -0.5, 0.2, -0.2].flatMap(right => [[right, -1] as const, [right, 1] as const]),
  ...[0.5, -0.5].flatMap(down => [[1, down] as const, [-1, down] as const]),
];
/** px that a text with a leader stands off by, in the order they are tried; others do not. */
const REACHES = [0, 9, 18, 27, 40, 56] as const;
const NEAREST = [0] as const;
/** Widths and heights that a loose text moves by, in the order they are tried. */
const MOVES = [0, 0.5, -0.5, 0.25, -0.25].flatMap(right =>
  [0, 1, -1, 0.5, -0.5, 0.25, -0.25, 2, -2].map(down => [right, down] as const),
);

const HERE = [[0, 0]] as const;
/** px beside, above and below a placed label that the next one leaves free */
const AIR = 4;
/** px between a leader and its name */
const LEADER_GAP = 1;
/** A name that stands off by less of the gap has no leader. */
const BESIDE = 0.5;
/** px between the points of a leader that names after it keep off */
const STEP = 4;
/** The cost of each px that a text stands off its anchor. */
const STANDING_OFF = 6;

/** Puts texts into the places that are still free beside what was placed before. */
export type Placer<Request extends LabelRequest> = (
  requests: readonly Request[],
  before: readonly LabelBox[],
  limit: number,
) => readonly PlacedLabel[];

/**
 * Chooses names so that none overlaps an obstacle or comes near another: in this order, each at the free place with the
 * lowest `cost`, the first of them; those without a place are left out. An infinite cost rejects a box, such as one
 * outside the picture. The same requests give the same labels.
 */
export const placeLabels = <Request extends LabelRequest>(
  requests: readonly Request[],
  obstacles: readonly LabelBox[] = [],
  limit = 60,
  cost: (box: LabelBox, request: Request) => number = () => 0,
): readonly PlacedLabel[] => placerOf(obstacles, cost)(requests, [], limit);

/** For placing the same requests in several orders: what a place costs is found once. */
export function placerOf<Request extends LabelRequest>(
  obstacles: readonly LabelBox[],
  cost: (box: LabelBox, request: Request) => number,
): Placer<Request> {
  const known = new Map<Request, Spot[][]>();
  const costOf = (box: LabelBox, request: Request) =>
    isTaken(box, obstacles) ? Infinity : cost(box, request);
  return (requests, before, limit) => {
    const taken = [...before];
    const placed: PlacedLabel[] = [];
    for (const [index, request] of requests.entries()) {
      if (placed.length >= limit) break;
      const spots = known.get(request) ?? [];
      known.set(request, spots);
      const box = cheapest(request, spots, taken, placed, each => costOf(each, request));
      if (!box) continue;
      const leader = leaderOf(box, request);
      const label = { index, ...box, ...(leader && { leader }) };
      placed.push(label);
      taken.push(...asObstacles(label));
    }
    return placed;
  };
}

/** A label and its leader as obstacles for the labels after it. */
export const asObstacles = ({
  x,
  y,
  width,
  height,
  leader,
}: Omit<PlacedLabel, 'index'>): readonly LabelBox[] => [
  { x, y, width: width + 2 * AIR, height: height + 2 * AIR },
  ...alongOf(leader).map(at => ({ ...at, width: STEP, height: STEP })),
];

function alongOf(leader: Leader | undefined): readonly MapPoint[] {
  if (!leader) return [];
  const [from, to] = leader;
  const steps = Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / STEP);
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / (steps || 1),
    y: from.y + ((to.y - from.y) * i) / (steps || 1),
  }));
}

/** None beside the anchor, or of a text that may not stand off. */
export function leaderOf(box: LabelBox, { anchor, gap, leads }: LabelRequest): Leader | undefined {
  const length = distanceTo(box, anchor);
  if (!leads || length - gap <= gap * BESIDE) return undefined;
  const x = Math.max(box.x - box.width / 2, Math.min(box.x + box.width / 2, anchor.x));
  const y = Math.max(box.y - box.height / 2, Math.min(box.y + box.height / 2, anchor.y));
  const at = (share: number) => ({
    x: anchor.x + (x - anchor.x) * share,
    y: anchor.y + (y - anchor.y) * share,
  });
  return [at((gap - LEADER_GAP) / length), at(1 - LEADER_GAP / length)];
}

/** px by which a text stands off its anchor; none of a region's. */
const standOff = (box: LabelBox, { anchor, gap, centred }: LabelRequest): number =>
  centred ? 0 : distanceTo(box, anchor) - gap;

/** px from a point to the nearest of a box. A square root, since `Math.hypot` takes ten times as long. */
export function distanceTo(box: LabelBox, { x, y }: MapPoint): number {
  const across = Math.max(0, Math.abs(box.x - x) - box.width / 2);
  const along = Math.max(0, Math.abs(box.y - y) - box.height / 2);
  return Math.sqrt(across * across + along * along);
}

/** A place of a text, what it costs to stand off so far, and what it costs in all once that was asked. */
interface Spot {
  readonly box: LabelBox;
  readonly least: number;
  cost?: number;
}

/** `spots`: those known, by how far they stand off. */
function cheapest(
  request: LabelRequest,
  spots: Spot[][],
  taken: readonly LabelBox[],
  names: readonly LabelBox[],
  cost: (box: LabelBox) => number,
): LabelBox | undefined {
  let best: LabelBox | undefined;
  let least = Infinity;
  for (const [i, off] of (request.leads ? REACHES : NEAREST).entries()) {
    // Farther places cost more.
    if (STANDING_OFF * off >= least) break;
    spots[i] ??= boxesOf(request, off).map(box => ({
      box,
      least: STANDING_OFF * standOff(box, request),
    }));
    for (const spot of spots[i]) {
      if ((spot.cost ?? spot.least) >= least || isTaken(spot.box, taken)) continue;
      spot.cost ??= spot.least + cost(spot.box);
      if (spot.cost < least && !crosses(leaderOf(spot.box, request), names))
        [best, least] = [spot.box, spot.cost];
    }
  }
  return best;
}

function boxesOf(request: LabelRequest, off: number): readonly LabelBox[] {
  const { sites, width, height } = request;
  return (
    sites?.map(({ x, y }) => ({ x, y, width, height })) ??
    placesOf(request).map(place => boxAt(place, off, request))
  );
}

function placesOf({ centred, loose, leads }: LabelRequest): readonly (readonly [number, number])[] {
  if (centred) return loose ? MOVES : HERE;
  return leads ? LED_SIDES : SIDES;
}

function boxAt([right, down]: readonly [number, number], off: number, request: LabelRequest): LabelBox {
  const { anchor, width, height, gap, centred } = request;
  const [across, along] = centred ? [width, height] : [gap + off + width / 2, gap + off + height / 2];
  return { x: anchor.x + right * across, y: anchor.y + down * along, width, height };
}

const crosses = (leader: Leader | undefined, names: readonly LabelBox[]): boolean =>
  leader !== undefined && names.some(name => isOver(leader, name));

/** Whether a leader shares a point with a box: no axis parts them, nor does the leader's own line. */
export function isOver([from, to]: Leader, { x, y, width, height }: LabelBox): boolean {
  // Most boxes are to one side.
  if (Math.abs(from.x + to.x - 2 * x) > Math.abs(to.x - from.x) + width) return false;
  if (Math.abs(from.y + to.y - 2 * y) > Math.abs(to.y - from.y) + height) return false;
  const [across, along] = [to.x - from.x, to.y - from.y];
  // The box lies to both sides of the line, then.
  const side = across * (y - from.y) - along * (x - from.x);
  return Math.abs(side) <= (Math.abs(across) * height + Math.abs(along) * width) / 2;
}

function isTaken(box: LabelBox, taken: readonly LabelBox[]): boolean {
  for (const other of taken) if (overlap(box, other)) return true;
  return false;
}

const overlap = (a: LabelBox, b: LabelBox): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;
