import type { MapPoint } from './projection';

export interface LabelRequest {
  /** The labelled point on the screen, px. */
  readonly anchor: MapPoint;
  /** px */
  readonly width: number;
  readonly height: number;
  /** px from the anchor to the nearest edge of the text */
  readonly gap: number;
  /** Lower goes first. */
  readonly rank: number;
  /** Centres the text on the anchor, such as the name of a region. */
  readonly centred?: boolean;
  /** A centred text may lie up to two of its heights above or below the anchor, and half its width beside it. */
  readonly loose?: boolean;
  /** Where no side is free it may stand off, tied to its anchor by a leader. */
  readonly leads?: boolean;
}

/** Middle of a box, px. */
export interface LabelBox extends MapPoint {
  readonly width: number;
  readonly height: number;
}

export interface PlacedLabel extends LabelBox {
  /** Index of the request. */
  readonly index: number;
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
/** px that a text with a leader stands off by, in the order they are tried. */
const REACHES = [0, 9, 18, 27, 40, 56] as const;
/** Widths and heights that a loose text moves by, in the order they are tried. */
const MOVES = [0, 0.5, -0.5].flatMap(right =>
  [0, 1, -1, 0.5, -0.5, 2, -2].map(down => [right, down] as const),
);

/**
 * Chooses names so that none overlaps another or an obstacle: by rank, each at the free side of its anchor with the
 * lowest `cost`, the first of them; names without room are left out. `fits` rejects boxes, such as those outside the
 * picture, or that will cost no less than the `least` so far. The same requests give the same labels.
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  obstacles: readonly LabelBox[] = [],
  limit = 60,
  fits: (box: LabelBox, request: LabelRequest, least: number) => boolean = () => true,
  cost: (box: LabelBox, request: LabelRequest) => number = () => 0,
): readonly PlacedLabel[] {
  const taken = [...obstacles];
  const placed: PlacedLabel[] = [];
  const order = requests.map((_, index) => index).sort((a, b) => rankOf(requests, a) - rankOf(requests, b));
  for (const index of order) {
    if (placed.length >= limit) break;
    const request = requests[index];
    if (!request) continue;
    const free = (box: LabelBox, least: number) =>
      !taken.some(other => overlap(box, other)) && fits(box, request, least);
    const box = cheapest(boxesOf(request), free, box => cost(box, request));
    if (!box) continue;
    taken.push(box);
    placed.push({ index, ...box });
  }
  return placed;
}

function cheapest(
  boxes: readonly LabelBox[],
  isFree: (box: LabelBox, least: number) => boolean,
  cost: (box: LabelBox) => number,
): LabelBox | undefined {
  let best: LabelBox | undefined;
  let least = Infinity;
  for (const box of boxes) {
    if (!isFree(box, least)) continue;
    const of = cost(box);
    if (of < least) [best, least] = [box, of];
    if (least === 0) break;
  }
  return best;
}

const rankOf = (requests: readonly LabelRequest[], index: number) => requests[index]?.rank ?? 0;

function boxesOf({ anchor, width, height, gap, centred, loose, leads }: LabelRequest): readonly LabelBox[] {
  if (centred) {
    const moves = loose ? MOVES : MOVES.slice(0, 1);
    return moves.map(([right, down]) => ({
      x: anchor.x + right * width,
      y: anchor.y + down * height,
      width,
      height,
    }));
  }
  return REACHES.slice(0, leads ? REACHES.length : 1).flatMap(off =>
    (leads ? LED_SIDES : SIDES).map(([right, down]) => ({
      x: anchor.x + right * (gap + off + width / 2),
      y: anchor.y + down * (gap + off + height / 2),
      width,
      height,
    })),
  );
}

const overlap = (a: LabelBox, b: LabelBox): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;
