import { type Element, normalise, palaceAt, TRIGRAMS } from './compass';

export type PalaceId = (typeof TRIGRAMS)[number]['palace'] | 'centre';

export interface PalaceSpot {
  readonly palace: PalaceId;
  /** The trigram, or 中. */
  readonly sign: string;
  /** The centre belongs to no direction. */
  readonly element: Element | 'centre';
}

/** Bearing of each cell on the sheet, clockwise from its top, in reading order; the middle has none. */
const CELLS = [315, 0, 45, 270, undefined, 90, 225, 180, 135] as const;

/** The nine palaces in reading order, laid like the drawing of the house: its gate, the facing side, at the foot. */
export const palaceGrid = (facing: number): readonly PalaceSpot[] =>
  CELLS.map(cell => {
    if (cell === undefined) return { palace: 'centre', sign: '中', element: 'centre' };
    const trigram = TRIGRAMS[palaceAt(normalise(cell + facing + 180))];
    if (!trigram) throw new Error(`no palace at ${cell}`); // palaceAt is 0–7 for every finite bearing
    return { palace: trigram.palace, sign: trigram.name, element: trigram.element };
  });
