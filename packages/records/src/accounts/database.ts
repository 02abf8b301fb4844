import type { Result } from '@app/kernel';
import type { Codec, Row, SetAsideRow, StoreRow } from '../storage/codec';
import type { Repository, StorageError } from '../storage/repository';

/** Rows that are here now and were not before. */
export interface Merged {
  readonly added: number;
  /** Those kept as they are because they cannot be read. */
  readonly setAside: number;
  /** R496: rows that were here and were changed or removed later elsewhere; absent when none was. */
  readonly changed?: number;
}

/** `adding` never replaces what is here; `by-change` lets the later change hold, removals too (R496). */
export type MergeHow = 'adding' | 'by-change';

/**
 * R496: how two devices' states of one value become one. It gives back what is to be written: the joined value, and under
 * keys of their own what cannot be joined with it; nothing where all is here already.
 */
export interface Join<Value> {
  readonly codec: Codec<Value>;
  join(here: Value, theirs: Value, later: 'here' | 'theirs'): readonly Value[];
}

/** What one account keeps on the device. */
export interface AccountRows {
  readonly id: string;
  repository<Value>(codec: Codec<Value>): Repository<Value>;
  /** Rows of every store that could not be read, for export. */
  setAside(): Promise<Result<readonly SetAsideRow[], StorageError>>;
  /** Every row as it is kept, rows set aside included, for export. */
  dump(): Promise<Result<readonly StoreRow[], StorageError>>;
  /**
   * Adds the rows whose keys are not taken, all in one write. What is there is never replaced unless `how` lets it be;
   * records and photos that cannot be read are set aside. By change, a value with a `join` is joined in place of replaced.
   */
  merge(
    rows: readonly StoreRow[],
    how?: MergeHow,
    joins?: readonly Join<unknown>[],
  ): Promise<Result<Merged, StorageError>>;
  /** Forgets everything of this account, rows set aside included, in one write. */
  wipe(): Promise<Result<void, StorageError>>;
}

/** Everything that is kept on the device, account by account. It holds a connection until it is closed. */
export interface Database {
  /** R200: the account id of a person on this device. */
  accountOf(person: string): string;
  account(id: string): AccountRows;
  /** The account whose profile row passes, if any. */
  findOwner(passes: (profile: Row) => boolean): Promise<Result<string | undefined, StorageError>>;
  /** R202: gives the account what nobody has claimed yet. */
  claim(id: string): Promise<Result<void, StorageError>>;
  /** Adds rows of several accounts as `merge` does; rows of earlier versions go to whom they belong, else to `heir`. */
  adopt(rows: readonly StoreRow[], heir: string | undefined): Promise<Result<number, StorageError>>;
  /** Forgets everything of everybody, in one write. */
  wipe(): Promise<Result<void, StorageError>>;
  close(): void;
}

export type DatabaseFault = StorageError | { readonly code: 'storage/too-new' };
