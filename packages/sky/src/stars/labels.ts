import type { MapPoint } from './projection';

export interface LabelRequest {
  /** The named point on the screen, px. */
  readonly anchor: MapPoint;
  /** px */
  readonly width: number;
  readonly height: number;
  /** px from the anchor to the nearest edge of the text */
  readonly gap: number;
  /** Lower goes first. */
  readonly rank: number;
  /** Middle of the text on the anchor, such as the name of a region. */
  readonly centred?: boolean;
}

/** Middle of a box, px. */
export interface LabelBox extends MapPoint {
  readonly width: number;
  readonly height: number;
}

export interface PlacedLabel extends LabelBox {
  /** Which of the requests. */
  readonly index: number;
}

/** Sides to try, in this order: above, right, below, left, then the corners. */
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

/**
 * Chooses names so that no two overlap, nor any overlaps an obstacle: by rank, each at the first free side of its anchor;
 * what finds no room is left out. `fits` refuses boxes out of the picture. The same requests give the same labels.
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  obstacles: readonly LabelBox[] = [],
  limit = 60,
  fits: (box: LabelBox) => boolean = () => true,
): readonly PlacedLabel[] {
  const taken = [...obstacles];
  const placed: PlacedLabel[] = [];
  const order = requests.map((_, index) => index).sort((a, b) => rankOf(requests, a) - rankOf(requests, b));
  for (const index of order) {
    if (placed.length >= limit) break;
    const request = requests[index];
    const box =
      request &&
      boxesOf(request).find(candidate => fits(candidate) && !taken.some(other => overlap(candidate, other)));
    if (!box) continue;
    taken.push(box);
    placed.push({ index, ...box });
  }
  return placed;
}

const rankOf = (requests: readonly LabelRequest[], index: number) => requests[index]?.rank ?? 0;

function boxesOf({ anchor, width, height, gap, centred }: LabelRequest): readonly LabelBox[] {
  if (centred) return [{ ...anchor, width, height }];
  return SIDES.map(([right, down]) => ({
    x: anchor.x + right * (gap + width / 2),
    y: anchor.y + down * (gap + height / 2),
    width,
    height,
  }));
}

const overlap = (a: LabelBox, b: LabelBox): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;
