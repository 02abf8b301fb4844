/** Number of depth buckets; bubbles in the same bucket may be drawn in either order. */
const STEPS = 1024;

export interface DrawOrder {
  /** The bubbles far to near (A36); the first `count` entries. The same array every time. */
  sort(z: Float32Array, count: number, depth: number): Uint32Array;
}

/** A counting sort: two passes and no memory, even for ten thousand bubbles. */
export function createDrawOrder(capacity: number): DrawOrder {
  const order = new Uint32Array(capacity);
  const start = new Uint32Array(STEPS + 1);
  return {
    sort(z, count, depth) {
      start.fill(0);
      const perPixel = STEPS / depth;
      for (let i = 0; i < count; i++) start[stepOf(z[i]!, depth, perPixel) + 1]!++;
      for (let step = 0; step < STEPS; step++) start[step + 1]! += start[step]!;
      for (let i = 0; i < count; i++) order[start[stepOf(z[i]!, depth, perPixel)]!++] = i;
      return order;
    },
  };
}

/** 0 for the farthest. */
function stepOf(z: number, depth: number, perPixel: number): number {
  const step = ((depth / 2 - z) * perPixel) | 0;
  return step < 0 ? 0 : step >= STEPS ? STEPS - 1 : step;
}
