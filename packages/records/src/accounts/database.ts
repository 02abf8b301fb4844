import type { Result } from '@app/kernel';
import type { Codec, Row, StoreRow } from '../storage/codec';
import type { Repository, StorageError } from '../storage/repository';
import type { Account } from './account';

/** Rows added. */
export interface Merged {
  readonly added: number;
  /** Rows stored unchanged because they cannot be read. */
  readonly setAside: number;
  /** R496: rows here that were changed or removed later on another device; absent if none. */
  readonly changed?: number;
}

/** `adding` never replaces a row; with `by-change` the later change wins, removals included (R496). */
export type MergeHow = 'adding' | 'by-change';

/**
 * R496: joins two devices' states of one value. It returns the values to write: the joined one, and under separate keys
 * those that cannot be joined; nothing if everything is here already.
 */
export interface Join<Value> {
  readonly codec: Codec<Value>;
  join(here: Value, theirs: Value, later: 'here' | 'theirs'): readonly Value[];
}

/** The data of one account in the database. Each merge and each wipe is one write. */
export interface AccountRows extends Omit<Account, 'id' | 'repository'> {
  readonly id: string;
  repository<Value>(codec: Codec<Value>): Repository<Value>;
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
