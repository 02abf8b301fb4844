import type { Box, Bubble, Camera, Field, Frame, Language } from '@app/dreamspace';

/** What the scene draws. Bubbles and field entries are in the same order. */
export interface DreamPicture {
  readonly bubbles: readonly Bubble[];
  readonly field: Field;
  readonly camera: Camera;
  /** Where bubbles keep out of each other's way; they lie as they fall when there is none. */
  readonly frame?: Frame;
  /** Where names are, which no word may cover, as of the last frame. */
  readonly names?: readonly Box[];
  /** R131: the id of the bubble that is pointed at or has the focus. */
  readonly lifted: string | undefined;
  readonly language: Language;
  /** How its texts are written; as they are when there is none. */
  readonly write?: (text: string) => string;
  /** False while the water is still: nothing drifts, no words come, and changes show at once. */
  readonly flowing: boolean;
}

/** The lifted bubble is drawn this much larger. */
export const LIFT = 1.14;
