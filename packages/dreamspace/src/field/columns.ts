/** Bubbles as columns: the i-th entry of each belongs to the i-th bubble. Entries from `count` on are meaningless. */
export interface Columns {
  /** Stage pixels from the centre of the space. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Stage pixels away from the eye. */
  readonly z: Float32Array;
  /** Stage pixels a second. */
  readonly vx: Float32Array;
  readonly vy: Float32Array;
  readonly vz: Float32Array;
  /** The bubble's position at the last projection, screen pixels. */
  readonly sx: Float32Array;
  readonly sy: Float32Array;
  /** Its perspective scale at the last projection. */
  readonly scale: Float32Array;
  /** 0 for a bubble that ignores pointers, otherwise 1. Written by the caller. */
  readonly shown: Uint8Array;
}

export const STATE_COLUMNS = ['x', 'y', 'z', 'vx', 'vy', 'vz'] as const;
export type StateColumn = (typeof STATE_COLUMNS)[number];

export const createColumns = (capacity: number): Columns => ({
  x: new Float32Array(capacity),
  y: new Float32Array(capacity),
  z: new Float32Array(capacity),
  vx: new Float32Array(capacity),
  vy: new Float32Array(capacity),
  vz: new Float32Array(capacity),
  sx: new Float32Array(capacity),
  sy: new Float32Array(capacity),
  scale: new Float32Array(capacity).fill(1),
  shown: new Uint8Array(capacity).fill(1),
});

export function moveEntry(columns: Columns, from: number, to: number): void {
  // every field of the columns is one of these
  for (const column of Object.values(columns) as (Float32Array | Uint8Array)[]) {
    column[to] = column[from] ?? 0;
  }
}
