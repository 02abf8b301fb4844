import type { Result } from '@app/kernel';
import type { Codec, SetAsideRow, StoreRow } from '../storage/codec';
import type { Repository, StorageError } from '../storage/repository';
import type { DatabaseFault, Join, Merged, MergeHow } from './database';

/** What one account keeps on this device; a guest's lasts as long as the visit. */
export interface Account {
  /** Undefined for a guest. */
  readonly id: string | undefined;
  repository<Value>(codec: Codec<Value>): Promise<Repository<Value>>;
  /** Every row as it is kept, rows set aside included. */
  dump(): Promise<Result<readonly StoreRow[], StorageError>>;
  /** Rows that could not be read and wait for export. */
  setAside(): Promise<Result<readonly SetAsideRow[], StorageError>>;
  /** Adds the rows whose keys are not taken, or takes over what was changed later (R496): all or none. */
  merge(
    rows: readonly StoreRow[],
    how?: MergeHow,
    joins?: readonly Join<unknown>[],
  ): Promise<Result<Merged, StorageError>>;
  /** Forgets all of it, rows set aside included. */
  wipe(): Promise<Result<void, StorageError>>;
}

/** The account that signs in. */
export interface Person {
  /** The e-mail in lower case, or the name where none is known: `toPersonKey`. */
  readonly key: string;
  readonly hasEmail: boolean;
  /** The account id that was noted beside the cookie. */
  readonly noted?: string | undefined;
  /** Instant of the state in the cookie; 0 when it does not tell. */
  readonly savedAt: number;
}

/** Where everything lasting is kept. The methods of an account go to the one that is here now. */
export interface Accounts extends Account {
  /** The account that is signed in: work that goes on after it has left still writes to its own. */
  current(): Account;
  /** R202: moves in what an earlier version of the app left, if it left anything. */
  prepare(): Promise<void>;
  /** The account id of a person. */
  find(person: Person): Promise<string>;
  /** R200: from now on this person's things are read and written. */
  enter(person: Person): Promise<void>;
  /** R201: at once nothing of anybody is here. */
  leave(): void;
  /** A4: until the page is gone nothing is kept any more, nor what is already under way for an account. */
  shut(): void;
  /** `lasting`, or why all lasts only as long as the tab. */
  state(): Promise<'lasting' | DatabaseFault['code']>;
  /** R202: adds rows of an earlier version, each to whom it belongs, those of nobody in particular to the person `heir`. */
  adopt(rows: readonly StoreRow[], heir: string | undefined): Promise<Result<number, StorageError>>;
  /** R203: forgets everybody. */
  wipeAll(): Promise<Result<void, StorageError>>;
}
