import { err, ok, type Result } from '@app/kernel';
import type { Body } from './body';
import { type Columns, STATE_COLUMNS, type StateColumn } from './columns';

export const SNAPSHOT_VERSION = 1;

/** A field as plain data: survives JSON and `structuredClone`, and reproduces the same motion. */
export interface FieldSnapshot extends Readonly<Record<StateColumn, readonly number[]>> {
  readonly version: typeof SNAPSHOT_VERSION;
  readonly count: number;
  /** Milliseconds that had passed since the last whole step. */
  readonly remainder: number;
}

export type SnapshotError =
  | { readonly code: 'dreamspace/snapshot-unreadable' }
  | { readonly code: 'dreamspace/snapshot-version'; readonly version: number }
  | { readonly code: 'dreamspace/field-full'; readonly capacity: number };

export function takeSnapshot(columns: Columns, count: number, remainder: number): FieldSnapshot {
  const take = (name: StateColumn) => Array.from(columns[name].subarray(0, count));
  return {
    version: SNAPSHOT_VERSION,
    count,
    remainder,
    x: take('x'),
    y: take('y'),
    z: take('z'),
    vx: take('vx'),
    vy: take('vy'),
    vz: take('vz'),
  };
}

/** Reads a claimed snapshot. Nothing of it is trusted: lengths, numbers and positions are checked. */
export function parseSnapshot(data: unknown, capacity: number): Result<FieldSnapshot, SnapshotError> {
  if (typeof data !== 'object' || data === null) return unreadable();
  const { version, count, remainder } = data as Partial<Record<string, unknown>>; // every field is checked below
  if (typeof version !== 'number') return unreadable();
  if (version !== SNAPSHOT_VERSION) return err({ code: 'dreamspace/snapshot-version', version });
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) return unreadable();
  if (count > capacity) return err({ code: 'dreamspace/field-full', capacity });
  if (typeof remainder !== 'number' || !(remainder >= 0) || remainder > 1000) return unreadable();
  // Read once: the validated value is restored, whatever a getter returns next.
  const { x, y, z, vx, vy, vz } = data as FieldSnapshot; // checked in the next line
  const columns = { x, y, z, vx, vy, vz };
  if (!STATE_COLUMNS.every(name => isColumn(columns[name], count))) return unreadable();
  return ok({ version, count, remainder, ...columns });
}

export const bodyOf = (snapshot: FieldSnapshot, index: number): Body => ({
  position: { x: snapshot.x[index] ?? 0, y: snapshot.y[index] ?? 0, z: snapshot.z[index] ?? 0 },
  velocity: { x: snapshot.vx[index] ?? 0, y: snapshot.vy[index] ?? 0, z: snapshot.vz[index] ?? 0 },
});

const unreadable = () => err({ code: 'dreamspace/snapshot-unreadable' });

/** It fits a 32-bit column, and sums of a few do not overflow. */
const isModest = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e6;

const isColumn = (value: unknown, count: number): boolean =>
  Array.isArray(value) && value.length === count && value.every(isModest);
