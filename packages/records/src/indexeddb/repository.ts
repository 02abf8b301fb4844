import { err, ok, type Result } from '@app/kernel';
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import {
  type Codec,
  type Repository,
  type Row,
  readRow,
  type SetAsideRow,
  type StorageError,
  type StoreName,
  writeRow,
} from '..';
import type { HouseSchema } from './schema';

type Database = IDBPDatabase<HouseSchema>;
type Write = IDBPTransaction<HouseSchema, StoreName[], 'readwrite'>;

/** `strict` waits until the data is on the disk, so what was confirmed survives a crash. */
const DURABLE = { durability: 'strict' } as const;

/** Where rows that cannot be read wait, in the store `meta`. */
const asideKey = (store: StoreName, key: string) => `set-aside/${store}/${key}`;

interface Unreadable extends Pick<SetAsideRow, 'reason' | 'row'> {
  /** The key as it is: rows from elsewhere may have one that is no text. */
  readonly at: IDBValidKey;
}

export function createRepository<Value>(database: Database, codec: Codec<Value>): Repository<Value> {
  const { store } = codec;

  const write = (stores: readonly StoreName[], work: (transaction: Write) => Promise<void>) =>
    writeWhole(database, stores, work);

  const setAsideIn = async (transaction: Write, { at, reason, row }: Unreadable) => {
    const key = asideKey(store, String(at));
    await transaction.objectStore('meta').put(toStoreRow({ store, reason, row, key }));
    await transaction.objectStore(store).delete(at as string); // keys of foreign rows may be of another type
  };
  const setRowsAside = (rows: readonly Unreadable[]) =>
    write([store, 'meta'], async transaction => {
      await Promise.all(rows.map(row => setAsideIn(transaction, row)));
    });

  const putAll = (values: readonly Value[]) =>
    write([store], async transaction => {
      const rows = transaction.objectStore(store);
      // Async, so that a value that cannot be stored rejects among the others instead of leaving their promises alone.
      await Promise.all(values.map(async value => rows.put(toStoreRow(writeRow(codec, value)))));
    });

  return {
    list: () =>
      attemptResult(async () => {
        const { readable, unreadable } = await readAll(database, codec);
        const moved = unreadable.length > 0 ? await setRowsAside(unreadable) : ok(undefined);
        // A full disk may refuse the move. The rows then stay where they are and are found again next time.
        return ok({ values: readable.sort(codec.compare), setAside: moved.ok ? unreadable.length : 0 });
      }),
    get: key =>
      attemptResult(async () => {
        const row: unknown = await database.get(store, key);
        if (row === undefined) return ok(undefined);
        const value = readRow(codec, row);
        if (value.ok) return value;
        const moved = await setRowsAside([{ at: key, reason: value.error, row }]);
        return moved.ok ? ok(undefined) : moved;
      }),
    put: value => putAll([value]),
    putAll,
    update: (key, change) =>
      write([store, 'meta'], async transaction => {
        const rows = transaction.objectStore(store);
        const row: unknown = await rows.get(key);
        const read = row === undefined ? ok(undefined) : readRow(codec, row);
        if (!read.ok) await setAsideIn(transaction, { at: key, reason: read.error, row });
        await rows.put(toStoreRow(writeRow(codec, change(read.ok ? read.value : undefined))));
      }),
    remove: key => write([store], transaction => transaction.objectStore(store).delete(key)),
    clear: () => write([store], transaction => transaction.objectStore(store).clear()),
    setAside: () =>
      attemptResult(async () => {
        const all = await readSetAside(database);
        return all.ok ? ok(all.value.filter(row => row.store === store)) : all;
      }),
  };
}

/** One transaction: all of `work` is kept, or nothing of it. */
export const writeWhole = (
  database: Database,
  stores: readonly StoreName[],
  work: (transaction: Write) => Promise<void>,
): Promise<Result<void, StorageError>> =>
  attempt(async () => {
    const transaction = database.transaction([...stores], 'readwrite', DURABLE);
    const [worked] = await Promise.allSettled([work(transaction)]);
    if (worked.status === 'rejected') abort(transaction);
    await transaction.done.catch((reason: unknown) => {
      throw worked.status === 'rejected' ? worked.reason : reason;
    });
  });

/** Rows have the key of their store among their fields, which only the codec knows. */
const toStoreRow = (row: Row) => row as never;

/** Rows of every store that were set aside. */
export function readSetAside(database: Database): Promise<Result<readonly SetAsideRow[], StorageError>> {
  return attempt(async () => {
    const prefix = 'set-aside/';
    const rows: readonly unknown[] = await database.getAll(
      'meta',
      IDBKeyRange.bound(prefix, `${prefix}\uffff`),
    );
    return (rows as readonly SetAsideRow[]).map(row => ({
      // only `setRowsAside` writes under this prefix
      ...row,
      key: row.key.slice(asideKey(row.store, '').length),
    }));
  });
}

/** Rows read in one go: ten thousand at once would hold the page up, each by itself would take seconds. */
const BATCH = 500;

/** All rows of a store with their keys, as they stand at one moment, some at a time. */
export async function* readBatches(database: Database, store: StoreName) {
  const rows = database.transaction(store).store;
  let range: IDBKeyRange | undefined;
  for (;;) {
    const [keys, values] = await Promise.all([rows.getAllKeys(range, BATCH), rows.getAll(range, BATCH)]);
    yield keys.map((at, index) => ({ at, row: values[index] as unknown }));
    const last = keys.at(-1);
    if (last === undefined || keys.length < BATCH) return;
    range = IDBKeyRange.lowerBound(last, true);
  }
}

async function readAll<Value>(database: Database, codec: Codec<Value>) {
  const readable: Value[] = [];
  const unreadable: Unreadable[] = [];
  for await (const batch of readBatches(database, codec.store)) {
    for (const { at, row } of batch) {
      const value = readRow(codec, row);
      if (value.ok) readable.push(value.value);
      else unreadable.push({ at, reason: value.error, row });
    }
  }
  return { readable, unreadable };
}

const attempt = <Value>(work: () => Promise<Value>): Promise<Result<Value, StorageError>> =>
  attemptResult(async () => ok(await work()));

async function attemptResult<Value>(
  work: () => Promise<Result<Value, StorageError>>,
): Promise<Result<Value, StorageError>> {
  try {
    return await work();
  } catch (reason) {
    return err(toStorageError(reason));
  }
}

function abort(transaction: Write): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already; its own error tells why.
  }
}

/** Browsers throw a `QuotaExceededError` when the device is full; anything else means that storage does not work. */
export function toStorageError(reason: unknown): StorageError {
  const name = typeof reason === 'object' && reason !== null && 'name' in reason ? reason.name : undefined;
  return { code: name === 'QuotaExceededError' ? 'storage/full' : 'storage/unavailable' };
}
