import { err, ok, type Result } from '@app/kernel';
import type { IDBPDatabase } from 'idb';
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
import { isTracked, removalMark } from './changes';
import type { DatabaseSchema, RowKey, Write } from './schema';

type Database = IDBPDatabase<DatabaseSchema>;
type Rows = ReturnType<Write['objectStore']>;

/** `strict` waits until the data is on the disk, so confirmed writes survive a crash. */
const DURABLE = { durability: 'strict' } as const;

/** Prefix of unreadable rows waiting in the store `meta`. */
const asideKey = (store: StoreName, key: string) => `set-aside/${store}/${key}`;

/** An unreadable row waiting in the store `meta`. */
export const toAsideRow = ({ store, key, reason, row }: SetAsideRow): Row => ({
  store,
  reason,
  row,
  key: asideKey(store, key),
});

interface Unreadable extends Pick<SetAsideRow, 'reason' | 'row'> {
  /** The original key: rows from elsewhere may have one that is not a text. */
  readonly at: IDBValidKey;
}

/** Every key of one account: an empty list sorts after every key of a row. */
export const ownRows = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

export const withoutOwner = ({ owner: _, ...row }: Row): Row => row;

/** The values of one store that belong to one account. */
export function createRepository<Value>(
  database: Database,
  owner: string,
  codec: Codec<Value>,
  now: () => number,
): Repository<Value> {
  const { store } = codec;
  const toStoreRow = (row: Row) => ({ ...row, owner }) as never; // only the codec knows its fields
  /** R496: with the instant of its change, in stores that two devices may join. */
  const toChangedRow = (value: Value) =>
    toStoreRow({ ...writeRow(codec, value), ...(isTracked(store) && { changedAt: now() }) });
  const keyIn = (key: IDBValidKey): RowKey => [owner, key as string]; // keys of foreign rows may be of another type

  const write = (stores: readonly StoreName[], work: (transaction: Write) => Promise<void>) =>
    writeWhole(database, stores, work);

  const setAsideIn = async (transaction: Write, { at, reason, row }: Unreadable) => {
    const aside = toAsideRow({ store, key: String(at), reason, row });
    await transaction.objectStore('meta').put(toStoreRow(aside));
    await transaction.objectStore(store).delete(keyIn(at));
  };
  const setRowsAside = (rows: readonly Unreadable[]) =>
    write([store, 'meta'], async transaction => {
      await Promise.all(rows.map(row => setAsideIn(transaction, row)));
    });

  /** One request. Its transaction ends in the same task, because a page being left receives no answer. */
  const writeNow = (request: (rows: Rows) => Promise<unknown>) =>
    write([store], async transaction => {
      const clearing = request(transaction.objectStore(store));
      transaction.commit();
      await clearing;
    });

  const put = (value: Value) => writeNow(rows => rows.put(toChangedRow(value)));
  const putAll = (values: readonly Value[]) =>
    write([store], async transaction => {
      const rows = transaction.objectStore(store);
      // Async, so that a value that cannot be stored rejects with the others and leaves no promise unhandled.
      await Promise.all(values.map(async value => rows.put(toChangedRow(value))));
    });

  return {
    list: () =>
      attemptResult(async () => {
        const { readable, unreadable } = await readAll(database, owner, codec);
        const moved = unreadable.length > 0 ? await setRowsAside(unreadable) : ok(undefined);
        // A full disk may refuse the move. The rows then stay where they are and are found again next time.
        return ok({ values: readable.sort(codec.compare), setAside: moved.ok ? unreadable.length : 0 });
      }),
    get: key =>
      attemptResult(async () => {
        const stored: unknown = await database.get(store, keyIn(key));
        if (stored === undefined) return ok(undefined);
        const row = withoutOwner(stored as Row);
        const value = readRow(codec, row);
        if (value.ok) return value;
        const moved = await setRowsAside([{ at: key, reason: value.error, row }]);
        return moved.ok ? ok(undefined) : moved;
      }),
    put,
    putAll: values => (values.length === 1 ? put(values[0] as Value) : putAll(values)),
    update: (key, change) =>
      write([store, 'meta'], async transaction => {
        const rows = transaction.objectStore(store);
        const stored: unknown = await rows.get(keyIn(key));
        const row = stored === undefined ? undefined : withoutOwner(stored as Row);
        const read = row === undefined ? ok(undefined) : readRow(codec, row);
        if (!read.ok) await setAsideIn(transaction, { at: key, reason: read.error, row });
        await rows.put(toChangedRow(change(read.ok ? read.value : undefined)));
      }),
    remove: key =>
      isTracked(store)
        ? write([store, 'meta'], async transaction => {
            // Both in one task, as in `writeNow`.
            const requests = [
              transaction.objectStore(store).delete(keyIn(key)),
              transaction.objectStore('meta').put(toStoreRow(removalMark(store, key, now()))),
            ];
            transaction.commit();
            await Promise.all(requests);
          })
        : writeNow(rows => rows.delete(keyIn(key))),
    clear: () =>
      write([store, 'meta'], async transaction => {
        const rows = transaction.objectStore(store);
        const keys = isTracked(store) ? await rows.getAllKeys(ownRows(owner)) : [];
        await Promise.all([
          rows.delete(ownRows(owner)),
          ...keys.map(([, key]) =>
            transaction.objectStore('meta').put(toStoreRow(removalMark(store, String(key), now()))),
          ),
        ]);
      }),
    setAside: () =>
      attemptResult(async () => {
        const all = await readSetAside(database, owner);
        return all.ok ? ok(all.value.filter(row => row.store === store)) : all;
      }),
  };
}

/** One transaction: all of `work` is stored, or none of it. */
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

/** R212: unreadable rows may be of any size, so only a few are read at one go. */
const FEW = 5;

/** Rows set aside, of every store of an account. */
export function readSetAside(
  database: Database,
  owner: string,
): Promise<Result<readonly SetAsideRow[], StorageError>> {
  return attempt(async () => {
    const prefix = 'set-aside/';
    const end = [owner, `${prefix}\uffff`];
    const rows: (SetAsideRow & Row)[] = [];
    for (let from = [owner, prefix], got = FEW; got === FEW; from = [owner, rows.at(-1)?.key ?? '']) {
      const some: readonly unknown[] = await database.getAll('meta', IDBKeyRange.bound(from, end, true), FEW);
      // Only `setRowsAside` writes under this prefix.
      rows.push(...(some as readonly (SetAsideRow & Row)[]));
      got = some.length;
    }
    return rows.map(row => ({
      ...(withoutOwner(row) as unknown as SetAsideRow),
      key: row.key.slice(asideKey(row.store, '').length),
    }));
  });
}

/** Rows read at one go: ten thousand at once would block the page, one by one would take seconds. */
const BATCH = 500;

/** All rows of an account in a store with their keys, of one moment, some at a time. */
export async function* readBatches(database: Database, store: StoreName, owner: string) {
  const rows = database.transaction(store).store;
  let range = ownRows(owner);
  for (;;) {
    const [keys, values] = await Promise.all([rows.getAllKeys(range, BATCH), rows.getAll(range, BATCH)]);
    yield keys.map(([, at], index) => ({ at: at as IDBValidKey, row: values[index] as unknown }));
    const last = keys.at(-1);
    if (last === undefined || keys.length < BATCH) return;
    range = IDBKeyRange.bound(last, [owner, []], true);
  }
}

async function readAll<Value>(database: Database, owner: string, codec: Codec<Value>) {
  const readable: Value[] = [];
  const unreadable: Unreadable[] = [];
  for await (const batch of readBatches(database, codec.store, owner)) {
    for (const { at, row: stored } of batch) {
      const row = withoutOwner(stored as Row);
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
    // It has ended already; its own error gives the reason.
  }
}

/** Browsers throw a `QuotaExceededError` when the device is full; any other error means that storage does not work. */
export function toStorageError(reason: unknown): StorageError {
  const name = typeof reason === 'object' && reason !== null && 'name' in reason ? reason.name : undefined;
  return { code: name === 'QuotaExceededError' ? 'storage/full' : 'storage/unavailable' };
}
