import { createContext } from 'react';

/** What a drawing of the plan says of itself, wherever it is shown. */
export interface SheetFactsValue {
  /** R857: no length of it is known: its scale is a guess. */
  readonly isGuess: boolean;
  /** R861: where north is, degrees clockwise from the drawing's up, and which north; undefined until it is measured. */
  readonly north: { readonly turn: number; readonly name: string } | undefined;
  /** R1047: its highest floor. */
  readonly top?: number;
  /** R935: the name of a room in the list, by its id; undefined if it is not on the floor. */
  readonly roomNamed?: (id: string | undefined) => string | undefined;
}

export const SheetFacts = createContext<SheetFactsValue>({ isGuess: false, north: undefined });
