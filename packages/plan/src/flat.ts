import type { Point, Ring } from './model';

/**
 * A convex ring as pairs of numbers, in memory that is used again: a year of sun needs a hundred thousand of them, most
 * before this is compiled, when every list of points costs more than the sums on it.
 */
export interface Flat {
  readonly at: Float64Array;
  count: number;
}

/** More than a room of the most corners can have after any cut by another convex ring. */
const MOST = 512;

export const flat = (): Flat => ({ at: new Float64Array(2 * MOST), count: 0 });

const first = /* @__PURE__ */ flat();
const second = /* @__PURE__ */ flat();

export const flatOf = (ring: Ring): Flat => ({ at: Float64Array.from(ring.flat()), count: ring.length });

export const ringOf = ({ at, count }: Flat): Ring =>
  Array.from({ length: count }, (_, i): Point => [at[2 * i]!, at[2 * i + 1]!]);

/**
 * The planes of a ring that runs clockwise on a screen, inside where a·x + b·y + c ≥ 0: three numbers each.
 *
 * @returns how many numbers were written.
 */
export function planesOf({ at, count }: Flat, into: Float64Array): number {
  for (let i = 0; i < count; i++) {
    const j = i + 1 === count ? 0 : i + 1;
    const x = at[2 * i]!;
    const y = at[2 * i + 1]!;
    const a = y - at[2 * j + 1]!;
    const b = at[2 * j]! - x;
    into[3 * i] = a;
    into[3 * i + 1] = b;
    into[3 * i + 2] = -(a * x + b * y);
  }
  return 3 * count;
}

/** As in `clip`. */
const ON = 1e-3;

/** The part of a ring inside the planes: itself, or memory that the next cut uses again. */
export function cut(ring: Flat, planes: Float64Array, length: number): Flat {
  let from = ring;
  for (let k = 0; k < length; k += 3) {
    const a = planes[k]!;
    const b = planes[k + 1]!;
    const c = planes[k + 2]!;
    const { at, count } = from;
    let outside = 0;
    for (let i = 0; i < 2 * count; i += 2) if (a * at[i]! + b * at[i + 1]! + c < -ON) outside++;
    if (outside === 0) continue;
    const into = from === first ? second : first;
    into.count = 0;
    if (outside === count) return into;
    const out = into.at;
    let n = 0;
    let x = at[2 * count - 2]!;
    let y = at[2 * count - 1]!;
    let last = a * x + b * y + c;
    for (let i = 0; i < 2 * count; i += 2) {
      const px = at[i]!;
      const py = at[i + 1]!;
      const side = a * px + b * py + c;
      if (side >= 0 !== last >= 0) {
        const t = last / (last - side);
        out[n++] = x + t * (px - x);
        out[n++] = y + t * (py - y);
      }
      if (side >= 0) {
        out[n++] = px;
        out[n++] = py;
      }
      x = px;
      y = py;
      last = side;
    }
    into.count = n / 2;
    from = into;
  }
  return from;
}

/** Clockwise is positive. */
export function flatArea({ at, count }: Flat): number {
  let sum = 0;
  for (let i = 2; i + 3 < 2 * count; i += 2) {
    sum += (at[i]! - at[0]!) * (at[i + 3]! - at[1]!) - (at[i + 2]! - at[0]!) * (at[i + 1]! - at[1]!);
  }
  return sum / 2;
}
