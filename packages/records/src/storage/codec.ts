import { err, isRecord, ok, type Result } from '@app/kernel';

/** Where values are stored on the device, and the field that identifies a row. */
export const STORES = {
  photos: 'id',
  records: 'id',
  chats: 'id',
  dream: 'id',
  profile: 'id',
  texts: 'key',
  meta: 'key',
} as const;
export type StoreName = keyof typeof STORES;

/** A row as stored: plain data with the version of its schema. */
export type Row = Readonly<Record<string, unknown>>;

export interface StoreRow {
  readonly store: StoreName;
  readonly row: Row;
}

/** Migrates a row to the next version. It may throw on a row it cannot understand; the row is then set aside. */
export type Migration = (row: Row) => Row;

/** How values of one store are written and read back. */
export interface Codec<Value> {
  readonly store: StoreName;
  /** The first brings version 0, rows without a version, to 1, and so on. Their number is the current version. */
  readonly migrations: readonly Migration[];
  /** The value in a row of the current version; `undefined` if it has another shape. */
  parse(row: Row): Value | undefined;
  /** The value without its version. */
  toRow(value: Value): Row;
  /** The order of a listing. */
  compare(a: Value, b: Value): number;
}

export type UnreadableReason = 'not-a-row' | 'too-new' | 'not-migrated' | 'wrong-shape';

/** A row that cannot be read now. It is set aside unchanged, and can be exported. */
export interface SetAsideRow {
  readonly store: StoreName;
  readonly key: string;
  readonly reason: UnreadableReason;
  readonly row: unknown;
}

export const writeRow = <Value>(codec: Codec<Value>, value: Value): Row => ({
  ...codec.toRow(value),
  schema: codec.migrations.length,
});

/** Reads a row of this or any older version. */
export function readRow<Value>(codec: Codec<Value>, raw: unknown): Result<Value, UnreadableReason> {
  if (!isRecord(raw)) return err('not-a-row');
  const { schema: version = 0 } = raw;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return err('wrong-shape');
  if (version > codec.migrations.length) return err('too-new');
  const current = migrate(codec.migrations.slice(version), raw);
  if (!current.ok) return current;
  const value = codec.parse(current.value);
  return value === undefined ? err('wrong-shape') : ok(value);
}

function migrate(migrations: readonly Migration[], row: Row): Result<Row, 'not-migrated'> {
  try {
    return ok(migrations.reduce((older, migration) => migration(older), row));
  } catch {
    return err('not-migrated');
  }
}
