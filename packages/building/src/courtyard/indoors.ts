import type { InkFace } from '../mesh/inkFace';
import { type Block, block } from './block';

/** Beds, tables, a stove. */
const FURNITURE: readonly Block[] = [
  { x: [-4.9, -3.1], y: [-9.9, -7.9], foot: 0.7, top: 1.25 },
  { x: [3.1, 4.9], y: [-9.9, -7.9], foot: 0.7, top: 1.25 },
  { x: [-0.9, 0.9], y: [-9.1, -8.2], foot: 0.7, top: 1.5 },
  { x: [-8.3, -7.2], y: [-3.9, -1.9], foot: 0.4, top: 0.95 },
  { x: [-8, -6.9], y: [1.2, 3.2], foot: 0.4, top: 1.15 },
  { x: [7.2, 8.3], y: [-3.9, -1.9], foot: 0.4, top: 0.95 },
  { x: [7.6, 8.4], y: [1, 3.6], foot: 0.4, top: 1.3 },
];

/** The interior, visible when the roofs are off. */
export const indoors = (): readonly InkFace[] => FURNITURE.flatMap(piece => block(piece, { tone: 'wood' }));
