import type { Result } from '@app/kernel';
import type { SetAsideRow } from './codec';

export type StorageError =
  /** The device has no room left; nothing of the write was kept. */
  | { readonly code: 'storage/full' }
  /** Private mode, blocked, broken or closed; nothing of the write was kept. */
  | { readonly code: 'storage/unavailable' };

export interface Listing<Value> {
  readonly values: readonly Value[];
  /** Rows that could not be read and were set aside by this very listing. */
  readonly setAside: number;
}

/**
 * A port: values that outlive the tab, one row each. A write is whole or not at all, and is kept once its promise
 * resolves with `ok`. Promises do not reject for anything the world can do.
 */
export interface Repository<Value> {
  /** Everything readable, in the order of its codec. */
  list(): Promise<Result<Listing<Value>, StorageError>>;
  /** Absent when there is none, or when it cannot be read and was set aside. */
  get(key: string): Promise<Result<Value | undefined, StorageError>>;
  /** Adds, or takes the place of the value with the same key. */
  put(value: Value): Promise<Result<void, StorageError>>;
  /** All of them or none. */
  putAll(values: readonly Value[]): Promise<Result<void, StorageError>>;
  /**
   * Reads the value of a key and writes what `change` makes of it, in one step that no other tab comes between. It is
   * absent for `change` as for `get`. `change` gives back a value of the same key.
   */
  update(key: string, change: (current: Value | undefined) => Value): Promise<Result<void, StorageError>>;
  /** Does nothing when there is none. */
  remove(key: string): Promise<Result<void, StorageError>>;
  /** Removes every value of this store; rows set aside stay. */
  clear(): Promise<Result<void, StorageError>>;
  /** What was ever set aside from this store and not exported away. */
  setAside(): Promise<Result<readonly SetAsideRow[], StorageError>>;
}
