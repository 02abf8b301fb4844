import { polar, radialLine, type ScreenPoint } from '@app/building';
import { MOUNTAIN_NAMES } from '@app/fengshui';
import { turned } from '@app/kernel';

/**
 * An extra half turn that keeps a character readable: on the half of the card near the reader its foot is outwards.
 * `turn` is the rotation of card and camera added to the bearing.
 */
export function uprightTurn(bearing: number, turn: number): 0 | 180 {
  const seen = turned(bearing + turn);
  return seen > 90 && seen < 270 ? 180 : 0;
}

export interface RingText {
  readonly text: string;
  readonly bearing: number;
  readonly at: ScreenPoint;
  readonly rotate: number;
  readonly cardinal: boolean;
}

/** The places of the 24 mountains' names. */
export function mountainTexts(radius: number, turn: number): readonly RingText[] {
  return [...MOUNTAIN_NAMES].map((text, index) => {
    const bearing = index * 15;
    return {
      text,
      bearing,
      at: polar(radius, bearing),
      rotate: bearing + uprightTurn(bearing, turn),
      cardinal: index % 6 === 0,
    };
  });
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
