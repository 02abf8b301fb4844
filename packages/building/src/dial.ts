import { turned } from '@app/kernel';
import { radialLine } from './path';

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
