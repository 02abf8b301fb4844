import { ok } from '@app/kernel';
import { type Codec, createMemoryRepository, type Repository, type Row, type StoreName } from '@app/records';
import type { HouseStore } from '../adapters/house';

export interface MemoryHouseOptions {
  readonly rows?: Readonly<Partial<Record<StoreName, readonly Row[]>>>;
  /** Most rows a store takes; more fail as on a full device. */
  readonly capacity?: number;
}

/** Storage that lasts as long as the test. */
export function createMemoryHouse({ rows = {}, capacity }: MemoryHouseOptions = {}): HouseStore {
  const repositories = new Map<StoreName, Repository<unknown>>();
  return {
    async repository<Value>(codec: Codec<Value>) {
      const known = repositories.get(codec.store) as Repository<Value> | undefined; // one codec a store
      const made =
        known ??
        createMemoryRepository(codec, {
          rows: rows[codec.store] ?? [],
          ...(capacity === undefined ? {} : { capacity }),
        });
      repositories.set(codec.store, made as Repository<unknown>);
      return made;
    },
    lasting: async () => true,
    async setAside() {
      const all = await Promise.all([...repositories.values()].map(repository => repository.setAside()));
      return ok(all.flatMap(rows => (rows.ok ? rows.value : [])));
    },
    dump: async () => ok([]),
    merge: async merged => ok(merged.length),
    wipe: async () => {
      repositories.clear();
      return ok(undefined);
    },
  };
}
