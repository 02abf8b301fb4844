import { RING, radialLine } from '@app/building';
import { MOUNTAINS, TRIGRAMS } from '@app/fengshui';
import { turned } from '@app/kernel';

/** Degrees the compass card is turned so that the facing bearing is towards the gate (180° of the drawing). */
export const cardTurn = (facing: number): number => turned(180 - facing);

/** Lines between the mountains, and between the trigrams. */
export const mountainDividers = (): string =>
  MOUNTAINS.map(({ to }) => radialLine(RING.mountainsFrom, RING.mountainsTo, to)).join('');
export const trigramDividers = (): string =>
  TRIGRAMS.map((_, i) => radialLine(RING.trigramsFrom, RING.trigramsTo, i * 45 + 22.5)).join('');
