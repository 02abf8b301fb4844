import type { Point } from '../hallPlan';
import { WEIGHTS } from '../mesh/pen';
import type { Tone } from '../mesh/tones';
import { around, type InkFace, type InkLine } from './inkFace';

/** Axes of a thing: across to the right of who stands behind it and ahead from its middle, metres, and the height. */
export type Axes = (across: number, ahead: number, z: number) => Point;

export interface BoxLook {
  readonly tone: Tone;
  /** Of the top; without it the tone of the sides. */
  readonly top?: Tone;
  readonly weight?: number;
  /** Lines on the top, in the axes of the thing. */
  readonly marks?: readonly (readonly [u1: number, v1: number, u2: number, v2: number])[];
  /** Lines on the front. */
  readonly front?: readonly (readonly [u1: number, z1: number, u2: number, z2: number])[];
}

/** Five faces of a box: nobody sees what it stands on. */
export function boxFaces(
  at: Axes,
  [u1, u2]: readonly [number, number],
  [v1, v2]: readonly [number, number],
  [z1, z2]: readonly [number, number],
  { tone, top = tone, weight = WEIGHTS.fine, marks = [], front = [] }: BoxLook,
): readonly InkFace[] {
  const side = (ua: number, va: number, ub: number, vb: number, lines: readonly InkLine[] = []): InkFace => {
    const corners = [at(ua, va, z1), at(ub, vb, z1), at(ub, vb, z2), at(ua, va, z2)];
    return { tone, corners, lines: [...around(corners, weight), ...lines] };
  };
  const cover = [at(u1, v1, z2), at(u1, v2, z2), at(u2, v2, z2), at(u2, v1, z2)];
  return [
    side(u1, v1, u1, v2),
    side(
      u1,
      v2,
      u2,
      v2,
      front.map(([ua, za, ub, zb]) => ({ from: at(ua, v2, za), to: at(ub, v2, zb), weight: WEIGHTS.hair })),
    ),
    side(u2, v2, u2, v1),
    side(u2, v1, u1, v1),
    {
      tone: top,
      corners: cover,
      lines: [
        ...around(cover, weight),
        ...marks.map(([ua, va, ub, vb]) => ({
          from: at(ua, va, z2),
          to: at(ub, vb, z2),
          weight: WEIGHTS.hair,
        })),
      ],
    },
  ];
}
