import type { Result } from '@app/kernel';
import type { Codec, StoreRow } from '../storage/codec';
import type { Repository, StorageError } from '../storage/repository';
import type { AccountRows, DatabaseFault } from './database';

/** The data of one account on this device; a guest's lasts as long as the visit. */
export interface Account extends Pick<AccountRows, 'setAside' | 'dump' | 'merge' | 'wipe'> {
  /** Undefined for a guest. */
  readonly id: string | undefined;
  repository<Value>(codec: Codec<Value>): Promise<Repository<Value>>;
}

/** The account that signs in. */
export interface Person {
  /** The e-mail in lower case, or the name without an e-mail: `toPersonKey`. */
  readonly key: string;
  readonly hasEmail: boolean;
  /** The account id that was noted beside the cookie. */
  readonly noted?: string | undefined;
  /** Instant of the state in the cookie; 0 if unknown. */
  readonly savedAt: number;
}

/** The lasting storage. The methods of an account go to the one signed in now. */
export interface Accounts extends Account {
  /** The account signed in: its unfinished work still writes to it after a sign-out. */
  current(): Account;
  /** R202: takes over the data of an earlier version of the app, if there is any. */
  prepare(): Promise<void>;
  /** The account id of a person. */
  find(person: Person): Promise<string>;
  /** R200: from now on this person's things are read and written. */
  enter(person: Person): Promise<void>;
  /** R201: the data of the account is gone from the page at once. */
  leave(): void;
  /** A4: nothing more is stored until the page is gone, not even writes already under way for an account. */
  shut(): void;
  /** `lasting`, or the reason why data lasts only as long as the tab. */
  state(): Promise<'lasting' | DatabaseFault['code']>;
  /** R202: adds rows of an earlier version, each to its owner; rows without an owner go to `heir`. */
  adopt(rows: readonly StoreRow[], heir: string | undefined): Promise<Result<number, StorageError>>;
  /** R203: forgets everybody. */
  wipeAll(): Promise<Result<void, StorageError>>;
}
