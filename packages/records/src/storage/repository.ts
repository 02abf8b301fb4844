import type { Result } from '@app/kernel';
import type { SetAsideRow } from './codec';

export type StorageError =
  /** The device is full; nothing of the write was stored. */
  | { readonly code: 'storage/full' }
  /** Private mode, blocked, broken or closed; nothing of the write was stored. */
  | { readonly code: 'storage/unavailable' };

export interface Listing<Value> {
  readonly values: readonly Value[];
  /** Rows that could not be read and were set aside by this listing. */
  readonly setAside: number;
}

/**
 * A port: values that outlive the tab, one row each. A write is whole or not at all, and is stored once its promise
 * resolves with `ok`. Promises do not reject for external failures.
 */
export interface Repository<Value> {
  /** Everything readable, in the order of its codec. */
  list(): Promise<Result<Listing<Value>, StorageError>>;
  /** Absent if there is none, or if it cannot be read and was set aside. */
  get(key: string): Promise<Result<Value | undefined, StorageError>>;
  /** Adds the value, or replaces the one with the same key. */
  put(value: Value): Promise<Result<void, StorageError>>;
  /** All of them or none. */
  putAll(values: readonly Value[]): Promise<Result<void, StorageError>>;
  /**
   * Reads the value of a key and writes the result of `change`, in one step that no other tab can interrupt. A missing
   * value is absent for `change`, as for `get`. `change` returns a value of the same key.
   */
  update(key: string, change: (current: Value | undefined) => Value): Promise<Result<void, StorageError>>;
  /** Does nothing when there is none. */
  remove(key: string): Promise<Result<void, StorageError>>;
  /** Removes every value of this store; rows set aside stay. */
  clear(): Promise<Result<void, StorageError>>;
  /** All rows set aside from this store and not exported away. */
  setAside(): Promise<Result<readonly SetAsideRow[], StorageError>>;
}
