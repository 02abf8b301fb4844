import type { Picture } from './picture';

/** All three channels of glaring light: as bright as a camera writes it, without a colour. */
const GLARE = 250;
/** Minimum share of the picture for such a spot to be reported. */
const LEAST_SHARE = 0.005;

/**
 * The centre of the largest glaring spot, from 0 at the left edge to 1 at the right; undefined without one. Usually a
 * window, but a lamp or a sunlit white wall looks the same: the person has to decide.
 */
export function readWindow({ width, height, rgb }: Picture): number | undefined {
  const glares = (pixel: number) =>
    (rgb[pixel * 3] ?? 0) >= GLARE &&
    (rgb[pixel * 3 + 1] ?? 0) >= GLARE &&
    (rgb[pixel * 3 + 2] ?? 0) >= GLARE;
  const seen = new Uint8Array(width * height);
  let largest = { size: 0, columns: 0 };
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || !glares(start)) continue;
    const spot = { size: 0, columns: 0 };
    const waiting = [start];
    seen[start] = 1;
    for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
      spot.size += 1;
      const column = pixel % width;
      spot.columns += column;
      const neighbours = [
        ...(column > 0 ? [pixel - 1] : []),
        ...(column < width - 1 ? [pixel + 1] : []),
        ...[pixel - width, pixel + width].filter(each => each >= 0 && each < seen.length),
      ];
      for (const each of neighbours) {
        if (seen[each] || !glares(each)) continue;
        seen[each] = 1;
        waiting.push(each);
      }
    }
    if (spot.size > largest.size) largest = spot;
  }
  if (largest.size <= LEAST_SHARE * width * height) return undefined;
  return Math.round(((largest.columns / largest.size + 0.5) / width) * 1000) / 1000;
}
