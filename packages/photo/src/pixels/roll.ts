import { atan2Degrees, turn } from '../exact';
import { eachSlope, type Grey } from './texture';

/** Lines counted as upright, degrees to either side, and the angular steps. */
const REACH = 12;
const STEP = 0.2;
const ANGLES = Math.round((2 * REACH) / STEP) + 1;
/** How far from its own slope a pixel may belong to a line, degrees. */
const OWN = 5;
/** Slope from which a pixel counts, in eighths of Sobel's sum. */
const EDGE = 12;
/** How far the best angle must exceed the usual one; below it no answer is better than a wrong one. */
const LEAST_CONFIDENCE = 0.35;
const FEWEST_PIXELS = 200;

/**
 * How much the upright lines of a room lean clockwise, degrees; undefined if too few agree. Each edge votes for the lines
 * through it (Hough 1962, Duda and Hart 1972), weighted by its slope; at the right angle votes concentrate on few lines.
 */
export function readLean(picture: Grey): number | undefined {
  const { width, height } = picture;
  const angles = Array.from({ length: ANGLES }, (_, index) => turn(index * STEP - REACH));
  const across = Math.ceil(Math.sqrt(width * width + height * height)) + 2;
  const votes = new Float64Array(ANGLES * across * 2);
  let pixels = 0;
  eachSlope(picture, (x, y, right, down) => {
    const steep = Math.sqrt(right * right + down * down) / 8;
    if (steep <= EDGE) return;
    // The line is perpendicular to the slope: an upright line has a sideways slope. Leaning clockwise its slope turns down.
    const lean = right >= 0 ? atan2Degrees(down, right) : atan2Degrees(-down, -right);
    if (Math.abs(lean) > REACH) return;
    pixels += 1;
    const first = Math.max(0, Math.ceil((lean - OWN + REACH) / STEP));
    const last = Math.min(ANGLES - 1, Math.floor((lean + OWN + REACH) / STEP));
    for (let index = first; index <= last; index += 1) {
      const { sin, cos } = angles[index] ?? { sin: 0, cos: 1 };
      const line = Math.round((x - width / 2) * cos + (y - height / 2) * sin) + across;
      const at = index * across * 2 + line;
      votes[at] = (votes[at] ?? 0) + steep;
    }
  });
  if (pixels < FEWEST_PIXELS) return undefined;
  const scores = Array.from({ length: ANGLES }, (_, index) => {
    let score = 0;
    for (let at = index * across * 2; at < (index + 1) * across * 2; at += 1) score += (votes[at] ?? 0) ** 2;
    return score;
  });
  const best = scores.reduce((top, score, index) => (score > (scores[top] ?? 0) ? index : top), 0);
  const usual = scores.toSorted((a, b) => a - b)[Math.floor(ANGLES / 2)] ?? 0;
  const peak = scores[best] ?? 0;
  if (best === 0 || best === ANGLES - 1 || peak === 0 || 1 - usual / peak <= LEAST_CONFIDENCE)
    return undefined;
  return Math.round((best + summit(scores, best)) * STEP * 10 - REACH * 10) / 10 || 0; // not -0, which is the same lean
}

/** The maximum of the parabola through a peak and its neighbours, in steps from the peak. */
function summit(scores: readonly number[], at: number): number {
  const [left, middle, right] = [scores[at - 1] ?? 0, scores[at] ?? 0, scores[at + 1] ?? 0];
  const bend = left - 2 * middle + right;
  return bend === 0 ? 0 : (left - right) / (2 * bend);
}
