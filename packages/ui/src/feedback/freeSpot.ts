/** A rectangle of the window, px from its top left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance from the edge of the window and from obstacles, px. */
const MARGIN = 12;
const CLEARANCE = 4;
/** Step between the heights tried, px. */
const STEP = 8;

/**
 * A place for a box of this size that covers no obstacle: the highest one, right before middle before left. It stays at
 * `before` while that is free. If no place is free, it covers as little as possible.
 */
export function freeSpot(size: Size, view: Size, obstacles: readonly Area[], before?: Area): Area {
  const coveredAt = (spot: Area) => obstacles.reduce((sum, obstacle) => sum + sharedArea(spot, obstacle), 0);
  const lowest = Math.max(MARGIN, view.height - size.height - MARGIN);
  const right = Math.max(0, view.width - size.width - MARGIN);
  const columns = [right, Math.max(0, (view.width - size.width) / 2), Math.min(MARGIN, right)];
  const fits = before && before.left + size.width <= view.width && before.top + size.height <= view.height;
  let best = fits ? { ...before, ...size } : { left: right, top: MARGIN, ...size };
  let least = coveredAt(best);
  if (fits && least === 0) return best;
  for (let top = MARGIN; top <= lowest; top += STEP) {
    for (const left of columns) {
      const spot = { left, top, ...size };
      const covered = coveredAt(spot);
      if (covered === 0) return spot;
      if (covered < least) [best, least] = [spot, covered];
    }
  }
  return best;
}

/** The overlap of the box with the obstacle and its clearance, in square pixels. */
function sharedArea(box: Area, obstacle: Area): number {
  const across =
    Math.min(box.left + box.width, obstacle.left + obstacle.width + CLEARANCE) -
    Math.max(box.left, obstacle.left - CLEARANCE);
  const down =
    Math.min(box.top + box.height, obstacle.top + obstacle.height + CLEARANCE) -
    Math.max(box.top, obstacle.top - CLEARANCE);
  return across > 0 && down > 0 ? across * down : 0;
}
