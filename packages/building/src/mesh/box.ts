import { around, type InkFace, type Point, WEIGHTS } from './inkFace';
import type { Tone } from './tones';

/** Axes of an object: across to the right as seen from behind it, ahead from its centre, metres, and the height. */
export type Axes = (across: number, ahead: number, z: number) => Point;

export interface BoxLook {
  readonly tone: Tone;
  /** The tone of the top; that of the sides by default. */
  readonly top?: Tone;
  readonly weight?: number;
}

type Span = readonly [from: number, to: number];

/** Five faces of a box, the second its front and the last its top: the bottom is never seen. */
export function boxFaces(
  at: Axes,
  [u1, u2]: Span,
  [v1, v2]: Span,
  [z1, z2]: Span,
  { tone, top = tone, weight = WEIGHTS.fine }: BoxLook,
): readonly InkFace[] {
  const face = (corners: readonly Point[], own: Tone): InkFace => ({
    tone: own,
    corners,
    lines: around(corners, weight),
  });
  const side = (ua: number, va: number, ub: number, vb: number) =>
    face([at(ua, va, z1), at(ub, vb, z1), at(ub, vb, z2), at(ua, va, z2)], tone);
  return [
    side(u1, v1, u1, v2),
    side(u1, v2, u2, v2),
    side(u2, v2, u2, v1),
    side(u2, v1, u1, v1),
    face([at(u1, v1, z2), at(u1, v2, z2), at(u2, v2, z2), at(u2, v1, z2)], top),
  ];
}
