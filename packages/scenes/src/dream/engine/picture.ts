import type { Box, Bubble, Camera, Field, Frame, Language } from '@app/dreamspace';

/** The content of the scene. Bubbles and field entries are in the same order. */
export interface DreamPicture {
  readonly bubbles: readonly Bubble[];
  readonly field: Field;
  readonly camera: Camera;
  /** Keeps bubbles from overlapping; without it they may overlap. */
  readonly frame?: Frame;
  /** The places of names, which no word may cover, as of the last frame. */
  readonly names?: readonly Box[];
  /** R131: the id of the bubble under the pointer or with the focus. */
  readonly lifted: string | undefined;
  readonly language: Language;
  /** Converts its texts; without it they stay unchanged. */
  readonly write?: (text: string) => string;
  /** False while the water is still: nothing drifts, no words appear, and changes show at once. */
  readonly flowing: boolean;
}

/** The lifted bubble is drawn this much larger. */
export const LIFT = 1.14;
