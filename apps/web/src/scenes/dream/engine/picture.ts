import type { Bubble, Camera, Field, Frame, Language } from '@app/dreamspace';
import type { Box } from '../clearance';

/** What the scene draws. Bubbles and field entries stand in the same order. */
export interface DreamPicture {
  readonly bubbles: readonly Bubble[];
  readonly field: Field;
  readonly camera: Camera;
  /** Where bubbles keep out of each other's way; they lie as they fall when there is none. */
  readonly frame?: Frame;
  /** Where names stand, which no word is to cover, as they were a frame ago. */
  readonly names?: readonly Box[];
  /** R131: the id of the bubble that is pointed at or has the focus. */
  readonly lifted: string | undefined;
  readonly language: Language;
  /** False while the water stands still: nothing drifts, no words come, and changes show at once. */
  readonly flowing: boolean;
}

/** A bubble's opacity at its depth: what is far is fainter. Near plane 1, far plane 0.6. */
export const depthOpacity = (scale: number): number =>
  0.6 + 0.4 * Math.min(1, Math.max(0, (scale - 0.8) / 0.53));
/** R131. */
export const DIMMED = 0.42;
/** The lifted bubble is drawn this much larger. */
export const LIFT = 1.14;
/** Milliseconds in which a change of emphasis is two thirds done. */
export const EASE_MS = 90;
