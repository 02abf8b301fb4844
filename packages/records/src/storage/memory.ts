import { err, ok } from '@app/kernel';
import { type Codec, type Row, readRow, type SetAsideRow, STORES, writeRow } from './codec';
import type { Repository } from './repository';

export interface MemoryOptions {
  /** Rows present from the start, of any version, as another adapter would find them. */
  readonly rows?: readonly Row[];
  /** The greatest number of rows; writing more fails as on a full device. */
  readonly capacity?: number;
}

/** The repository for browsers without storage, and for tests: equivalent while the tab is open. */
export function createMemoryRepository<Value>(
  codec: Codec<Value>,
  { rows = [], capacity = Number.POSITIVE_INFINITY }: MemoryOptions = {},
): Repository<Value> {
  const keyOf = (row: Row) => String(row[STORES[codec.store]]);
  let stored = new Map<string, Row>(rows.map(row => [keyOf(row), row]));
  const aside: SetAsideRow[] = [];

  const read = (key: string, row: Row): Value | undefined => {
    const value = readRow(codec, row);
    if (value.ok) return value.value;
    stored.delete(key);
    aside.push({ store: codec.store, key, reason: value.error, row });
    return undefined;
  };
  const putAll = (values: readonly Value[]) => {
    const next = new Map(stored);
    for (const value of values) {
      const row = writeRow(codec, value);
      next.set(keyOf(row), row);
    }
    if (next.size > capacity) return err({ code: 'storage/full' });
    stored = next;
    return ok(undefined);
  };

  return {
    async list() {
      const before = aside.length;
      const values = [...stored].flatMap(([key, row]) => {
        const value = read(key, row);
        return value === undefined ? [] : [value];
      });
      return ok({ values: values.sort(codec.compare), setAside: aside.length - before });
    },
    async get(key) {
      const row = stored.get(key);
      return ok(row && read(key, row));
    },
    put: async value => putAll([value]),
    putAll: async values => putAll(values),
    async update(key, change) {
      const row = stored.get(key);
      return putAll([change(row && read(key, row))]);
    },
    async remove(key) {
      stored.delete(key);
      return ok(undefined);
    },
    async clear() {
      stored.clear();
      return ok(undefined);
    },
    setAside: async () => ok([...aside]),
  };
}
