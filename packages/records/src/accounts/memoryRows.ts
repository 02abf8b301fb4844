import { ok, type Result } from '@app/kernel';
import { type Codec, type StoreRow, writeRow } from '../storage/codec';
import { createMemoryRepository } from '../storage/memory';
import type { Repository, StorageError } from '../storage/repository';

/** The rows of a guest, and of an account in a browser without storage. */
export function createMemoryRows() {
  const repositories = new Map<
    string,
    { readonly codec: Codec<unknown>; readonly repository: Repository<unknown> }
  >();
  return {
    async repository<Value>(codec: Codec<Value>): Promise<Repository<Value>> {
      const known =
        repositories.get(codec.store)?.repository ?? (createMemoryRepository(codec) as Repository<unknown>);
      repositories.set(codec.store, { codec: codec as Codec<unknown>, repository: known });
      return known as Repository<Value>; // one codec per store, so the values are of its type
    },
    async dump(): Promise<Result<readonly StoreRow[], StorageError>> {
      const rows: StoreRow[] = [];
      for (const { codec, repository } of repositories.values()) {
        const listed = await repository.list();
        if (!listed.ok) return listed;
        rows.push(...listed.value.values.map(value => ({ store: codec.store, row: writeRow(codec, value) })));
      }
      return ok(rows);
    },
    wipe: () => repositories.clear(),
  };
}
