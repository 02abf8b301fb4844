/** Widths of the double ring with the names of the mansions, px on a disc of 386. */
export const RING = { inner: 3, outer: 26, tick: 4, fifth: 6 } as const;
const DISC = 386;

/** The ring's scale for a picture of this half width: on a phone it keeps room for its characters. */
export const ringUnit = (half: number): number => Math.max(0.84, half / (DISC + RING.outer + RING.fifth));

/** How far the ring reaches outside the disc, px. */
export const ringWidth = (half: number): number => (RING.outer + RING.fifth) * ringUnit(half);
