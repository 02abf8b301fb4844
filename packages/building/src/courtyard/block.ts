import { type BoxLook, boxFaces } from '../mesh/box';
import type { InkFace } from '../mesh/inkFace';
import type { Footprint } from './measures';

export interface Block extends Footprint {
  readonly foot: number;
  readonly top: number;
}

/** A box along the axes of the house. */
export const block = ({ x, y, foot, top }: Block, look: BoxLook): readonly InkFace[] =>
  boxFaces((u, v, z) => [v, u, z], y, x, [foot, top], look);
