import { turned } from '@app/kernel';
import type { ScreenPoint } from './camera';
import { polar, px, radialLine } from './path';

/** Drawing units of the ring per metre: browsers would round away text below about 10 units. */
export const RING_UNITS = 50;

/** Radii of the ring, drawing units, from the palace floor outwards. */
export const RING = {
  floor: 500,
  trigramsFrom: 730,
  trigramsTo: 815,
  mountainsFrom: 827.5,
  mountainsTo: 942.5,
  ticksFrom: 955,
  outer: 990,
} as const;

/**
 * An extra half turn that keeps a character readable: on the half of the card near the reader its foot is outwards.
 * `turn` is the rotation of card and camera added to the bearing.
 */
export function uprightTurn(bearing: number, turn: number): 0 | 180 {
  const seen = turned(bearing + turn);
  return seen > 90 && seen < 270 ? 180 : 0;
}

/** Degree strokes from `radius` outwards: all except the fives, and the fives. `skip` leaves room for text. */
export function degreeTicks(
  radius: number,
  short: number,
  long: number,
  skip: (degree: number) => boolean = () => false,
): { readonly ones: string; readonly fives: string } {
  const degrees = Array.from({ length: 360 }, (_, degree) => degree).filter(degree => !skip(degree));
  const draw = (length: number, which: (degree: number) => boolean) =>
    degrees
      .filter(which)
      .map(degree => radialLine(radius, radius + length, degree))
      .join('');
  return { ones: draw(short, degree => degree % 5 !== 0), fives: draw(long, degree => degree % 5 === 0) };
}

/** Floor and rim of palace `index`; `whole` is both, for a ring without trigrams. */
export const palaceSectors = (
  index: number,
): { readonly floor: string; readonly rim: string; readonly whole: string } => {
  const [from, to] = [index * 45 - 22.5, index * 45 + 22.5];
  return {
    floor: ringSector(RING.floor, RING.trigramsFrom - 7.5, from, to),
    rim: ringSector(RING.trigramsFrom, RING.trigramsTo, from, to),
    whole: ringSector(RING.floor, RING.mountainsFrom, from, to),
  };
};

/** The three lines of a trigram, 68 × 44 units around the origin, the bottom line lowest. */
export const trigramPath = (lines: readonly (0 | 1)[]): string =>
  lines
    .map((line, index) => {
      const y = px(22 - index * 22);
      return line === 1 ? `M-34 ${y}H34` : `M-34 ${y}H-8M8 ${y}H34`;
    })
    .join('');

/** A small wedge outside the ring pointing at a bearing. */
export const needlePath = (bearing: number): string => {
  const points = [polar(998, bearing), polar(1066, bearing - 1.1), polar(1066, bearing + 1.1)];
  return `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`;
};

/** A piece of a ring between two radii and two bearings less than 180° apart. */
export function ringSector(inner: number, outer: number, from: number, to: number): string {
  const arc = (radius: number, sweep: 0 | 1, end: ScreenPoint) =>
    `A${px(radius)} ${px(radius)} 0 0 ${sweep} ${at(end)}`;
  return (
    `M${at(polar(inner, from))}L${at(polar(outer, from))}${arc(outer, 1, polar(outer, to))}` +
    `L${at(polar(inner, to))}${arc(inner, 0, polar(inner, from))}Z`
  );
}

const at = ([x, y]: ScreenPoint): string => `${px(x)} ${px(y)}`;
