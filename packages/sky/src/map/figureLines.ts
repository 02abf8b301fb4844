import type { Asterism } from '../stars/catalogue';
import { horizonCurve } from '../stars/curves';
import type { LabelBox } from '../stars/labels';
import type { MapView } from './mapView';
import { isProminent } from './prominence';

/** Lines longer than this many radii cross the back of the sky and are omitted. */
const LONGEST = 1.2;

/** The drawn lines of a figure, from one point to another, px. */
export function eachLine(
  { lines }: Asterism,
  { stars, scale }: Pick<MapView['projector'], 'stars' | 'scale'>,
  draw: (x1: number, y1: number, x2: number, y2: number) => void,
): void {
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [from = 0, to = 0] = [line[i], line[i + 1]];
      const [x1, y1] = [stars[from * 3] ?? Number.NaN, stars[from * 3 + 1] ?? Number.NaN];
      const [x2, y2] = [stars[to * 3] ?? Number.NaN, stars[to * 3 + 1] ?? Number.NaN];
      // Also false for stars behind the viewer, which have no place.
      if (Math.hypot(x2 - x1, y2 - y1) < scale * LONGEST) draw(x1, y1, x2, y2);
    }
  }
}

/** The length of the great figures’ lines under a box, px. Called for every possible place of a name in every frame. */
export function linesUnder({ catalogue, projector }: MapView): (box: LabelBox) => number {
  const ends: number[] = [];
  for (const asterism of catalogue.asterisms)
    if (isProminent(asterism)) eachLine(asterism, projector, (...line) => ends.push(...line));
  return lengthUnder(ends);
}

/** R984: the same of the horizon, which on a planisphere runs through the names. */
export function horizonUnder({ projector, frame }: MapView): (box: LabelBox) => number {
  const points = projector.mode === 'planisphere' ? horizonCurve(frame).map(projector.place) : [];
  const ends = points.flatMap((to, i) => {
    const from = points[i - 1];
    return from && to ? [from.x, from.y, to.x, to.y] : [];
  });
  return lengthUnder(ends);
}

/** px of the height of a band of the picture */
const BAND = 24;

/**
 * Of lines by the coordinates of their ends. Each is cut into bands once, so that a box asks only those it reaches: there
 * are hundreds of lines, and thousands of boxes in a frame.
 */
function lengthUnder(ends: readonly number[]): (box: LabelBox) => number {
  const bands = new Map<number, number[]>();
  for (let i = 0; i < ends.length; i += 4) {
    const [x1, y1, x2, y2] = [ends[i]!, ends[i + 1]!, ends[i + 2]!, ends[i + 3]!];
    const last = Math.floor(Math.max(y1, y2) / BAND);
    for (let band = Math.floor(Math.min(y1, y2) / BAND); band <= last; band++) {
      const from = enters(y1, y2, band * BAND, (band + 1) * BAND);
      const to = 1 - enters(y2, y1, band * BAND, (band + 1) * BAND);
      const pieces = bands.get(band) ?? [];
      if (pieces.length === 0) bands.set(band, pieces);
      pieces.push(x1 + (x2 - x1) * from, y1 + (y2 - y1) * from, x1 + (x2 - x1) * to, y1 + (y2 - y1) * to);
    }
  }
  return box => {
    const last = Math.floor((box.y + box.height / 2) / BAND);
    let sum = 0;
    for (let band = Math.floor((box.y - box.height / 2) / BAND); band <= last; band++) {
      const pieces = bands.get(band);
      if (pieces) sum += lengthIn(pieces, box);
    }
    return sum;
  };
}

function lengthIn(ends: readonly number[], { x, y, width, height }: LabelBox): number {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  let sum = 0;
  for (let i = 0; i < ends.length; i += 4) {
    const x1 = ends[i]!;
    const y1 = ends[i + 1]!;
    const x2 = ends[i + 2]!;
    const y2 = ends[i + 3]!;
    if (x1 < left ? x2 < left : x1 > right && x2 > right) continue;
    if (y1 < top ? y2 < top : y1 > bottom && y2 > bottom) continue;
    const from = Math.max(enters(x1, x2, left, right), enters(y1, y2, top, bottom));
    // Entered from its other end, a line leaves.
    const to = 1 - Math.max(enters(x2, x1, left, right), enters(y2, y1, top, bottom));
    if (to > from) sum += (to - from) * Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);
  }
  return sum;
}

/** The share of a way, of 0 to 1, at which it enters a band that it reaches. */
function enters(from: number, to: number, least: number, most: number): number {
  if (from < least) return (least - from) / (to - from);
  return from > most ? (from - most) / (from - to) : 0;
}
