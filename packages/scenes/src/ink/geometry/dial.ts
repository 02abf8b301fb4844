import { polar, type ScreenPoint, uprightTurn } from '@app/building';
import { MOUNTAIN_NAMES } from '@app/fengshui';

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
