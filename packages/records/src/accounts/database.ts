import type { Result } from '@app/kernel';
import type { Codec, Row, SetAsideRow, StoreRow } from '../storage/codec';
import type { Repository, StorageError } from '../storage/repository';

export interface Merged {
  readonly added: number;
  /** Rows stored unchanged because they cannot be read. */
  readonly setAside: number;
  /** R496: rows here that were changed or removed later on another device; absent if none. */
  readonly changed?: number;
}

/** `adding` never replaces a row; with `by-change` the later change wins, removals included (R496). */
type MergeHow = 'adding' | 'by-change';

/**
 * R496: joins two devices' states of one value. It returns the values to write: the joined one, and under separate keys
 * those that cannot be joined; nothing if everything is here already.
 */
export interface Join<Value> {
  readonly codec: Codec<Value>;
  join(here: Value, theirs: Value, later: 'here' | 'theirs'): readonly Value[];
}

/** The data of one account on the device. */
export interface AccountRows {
  readonly id: string;
  repository<Value>(codec: Codec<Value>): Repository<Value>;
  /** Rows of every store that could not be read, for export. */
  setAside(): Promise<Result<readonly SetAsideRow[], StorageError>>;
  /** Every stored row, rows set aside included, for export. */
  dump(): Promise<Result<readonly StoreRow[], StorageError>>;
  /**
   * Adds the rows whose keys are free, all in one write. Existing rows are replaced only if `how` allows it; unreadable
   * records and photos are set aside. By change, a value with a `join` is joined instead of replaced.
   */
  merge(
    rows: readonly StoreRow[],
    how?: MergeHow,
    joins?: readonly Join<unknown>[],
  ): Promise<Result<Merged, StorageError>>;
  /** Forgets everything of this account, rows set aside included, in one write. */
  wipe(): Promise<Result<void, StorageError>>;
}

/** All data on the device, account by account. It holds a connection until it is closed. */
export interface Database {
  /** R200: the account id of a person on this device. */
  accountOf(person: string): string;
  account(id: string): AccountRows;
  /** The account whose profile row passes, if any. */
  findOwner(passes: (profile: Row) => boolean): Promise<Result<string | undefined, StorageError>>;
  /** R202: gives unclaimed data to the account. */
  claim(id: string): Promise<Result<void, StorageError>>;
  /** Adds rows of several accounts as `merge` does; rows of earlier versions go to their owner, else to `heir`. */
  adopt(rows: readonly StoreRow[], heir: string | undefined): Promise<Result<number, StorageError>>;
  /** Forgets everything of everybody, in one write. */
  wipe(): Promise<Result<void, StorageError>>;
  close(): void;
}

export type DatabaseFault = StorageError | { readonly code: 'storage/too-new' };
