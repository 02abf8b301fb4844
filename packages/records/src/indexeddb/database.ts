import { err, ok, type Result } from '@app/kernel';
import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import {
  type Codec,
  type Row,
  readRow,
  STORES,
  type StorageError,
  type StoreName,
  type StoreRow,
  writeRow,
} from '..';
import type { AccountRows, Database, DatabaseFault, Merged } from '../accounts/database';
import { inBatches } from '../archive/batches';
import { assignRow, DEVICE, type OwnedRow, toAccountId, UNCLAIMED } from './accounts';
import { addRow, isRemovalMark, mergeRow, TRACKED } from './changes';
import {
  createRepository,
  ownRows,
  readBatches,
  readSetAside,
  toAsideRow,
  toStorageError,
  withoutOwner,
  writeWhole,
} from './repository';
import type { DatabaseSchema, Write } from './schema';
import { PHOTOS, RECORDS, TEXTS } from './stores';

/** The name of the database, and the version of its layout; each row carries the version of its own shape. */
const NAME = 'house';
const VERSION = 2;

const STORE_NAMES = Object.keys(STORES) as StoreName[]; // the table's own keys
/** The row of the device that holds the salt of its account ids. */
const SALT_KEY = 'salt';

export interface DatabaseOptions {
  /** Ends the wait for a browser that never answers; three seconds are plenty. The resolved value is ignored. */
  readonly giveUp?: Promise<unknown>;
  /**
   * Called when the database closes; from then on writes fail. `lost`: the browser closed it, and it may be opened
   * again; `newer`: a newer version of the app in another tab needs it.
   */
  readonly onClosed?: (why: 'lost' | 'newer') => void;
  /** A salt for a device without one: hexadecimal, from an unpredictable source. */
  readonly newSalt: () => string;
  /** ms since 1970: when rows change. */
  readonly now: () => number;
  /** The person who inherits the rows of the layout before accounts: the last one known to this device, if any. */
  readonly lastPerson?: string | undefined;
}

/** Opens the database, and makes its stores when there are none. Blocked or broken storage is an error, not an exception. */
export async function openDatabase({
  giveUp,
  ...options
}: DatabaseOptions): Promise<Result<Database, DatabaseFault>> {
  const opening = open(options);
  const opened = await Promise.race([opening, ...(giveUp ? [giveUp.then(() => undefined)] : [])]);
  if (!opened) {
    // It may still open later, and nothing would close it then.
    void opening.then(late => late.ok && late.value.close());
    return err({ code: 'storage/unavailable' });
  }
  return opened;
}

async function open(options: Omit<DatabaseOptions, 'giveUp'>): Promise<Result<Database, DatabaseFault>> {
  try {
    const database = await openDB<DatabaseSchema>(NAME, VERSION, {
      upgrade: (db, oldVersion, _, transaction) => upgrade(db, oldVersion, transaction, options),
      // A newer version of the app in another tab needs this connection closed.
      blocking(_current, _blocked, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
        options.onClosed?.('newer');
      },
      terminated() {
        options.onClosed?.('lost');
      },
    });
    const salt = STORE_NAMES.every(store => database.objectStoreNames.contains(store))
      ? await database.get('meta', [DEVICE, SALT_KEY])
      : undefined;
    if (salt && 'salt' in salt) return ok(createDatabase(database, String(salt.salt), options.now));
    // Our version number on another layout: it was written by another app.
    database.close();
    return err({ code: 'storage/too-new' });
  } catch (reason) {
    const isNewer = reason instanceof DOMException && reason.name === 'VersionError';
    return err(isNewer ? { code: 'storage/too-new' } : toStorageError(reason));
  }
}

type Upgrade = IDBPTransaction<DatabaseSchema, StoreName[], 'versionchange'>;

/** R202: gives every row of the first layout its owner, in the one transaction that recreates the stores. */
async function upgrade(
  database: IDBPDatabase<DatabaseSchema>,
  oldVersion: number,
  transaction: Upgrade,
  { newSalt, lastPerson }: Omit<DatabaseOptions, 'giveUp'>,
): Promise<void> {
  const salt = newSalt();
  const accountOf = (person: string) => toAccountId(person, salt);
  const heir = lastPerson === undefined ? UNCLAIMED : accountOf(lastPerson);
  const earlier: StoreRow[] = [];
  for (const store of STORE_NAMES) {
    if (oldVersion > 0 && database.objectStoreNames.contains(store)) {
      const rows: readonly unknown[] = await transaction.objectStore(store).getAll();
      earlier.push(...rows.map(row => ({ store, row: row as Row })));
      database.deleteObjectStore(store);
    }
    database.createObjectStore(store, { keyPath: ['owner', STORES[store]] });
  }
  await transaction.objectStore('meta').put({ owner: DEVICE, key: SALT_KEY, salt } as never);
  for (const each of earlier) {
    const { store, owner, row } = assignRow(each, heir, accountOf);
    await transaction.objectStore(store).put({ ...row, owner } as never); // only the codec knows its fields
  }
}

const keyOf = ({ store, row }: StoreRow): string => String(row[STORES[store]]);

function createDatabase(database: IDBPDatabase<DatabaseSchema>, salt: string, now: () => number): Database {
  const accountOf = (person: string) => toAccountId(person, salt);
  return {
    accountOf,
    account: id => createAccountRows(database, id, now),
    async findOwner(passes) {
      try {
        const rows: readonly unknown[] = await database.getAll('profile');
        const found = (rows as readonly Row[]).find(passes); // rows of a store are objects
        return ok(found && String(found['owner']));
      } catch (reason) {
        return err(toStorageError(reason));
      }
    },
    claim: id =>
      writeWhole(database, STORE_NAMES, async transaction => {
        for (const store of STORE_NAMES) {
          const rows = transaction.objectStore(store);
          const unclaimed: readonly unknown[] = await rows.getAll(ownRows(UNCLAIMED));
          for (const row of unclaimed as readonly Row[]) {
            const key = keyOf({ store, row });
            if ((await rows.getKey([id, key])) === undefined) await rows.put({ ...row, owner: id } as never);
          }
          await rows.delete(ownRows(UNCLAIMED));
        }
      }),
    async adopt(rows, heir = UNCLAIMED) {
      const adopted = rows.map(row => assignRow(row, heir, accountOf));
      const added = await addRows(
        database,
        adopted,
        row => row,
        (transaction, row) => addIfNew(transaction, row, now()),
      );
      return added.ok ? ok(added.value.added) : added;
    },
    async wipe() {
      const salted = { owner: DEVICE, key: SALT_KEY, salt };
      return writeWhole(database, STORE_NAMES, async transaction => {
        await Promise.all(STORE_NAMES.map(store => transaction.objectStore(store).clear()));
        await transaction.objectStore('meta').put(salted as never);
      });
    },
    close: () => database.close(),
  };
}

function createAccountRows(
  database: IDBPDatabase<DatabaseSchema>,
  id: string,
  now: () => number,
): AccountRows {
  return {
    id,
    repository: codec => createRepository(database, id, codec, now),
    setAside: () => readSetAside(database, id),
    async dump() {
      try {
        const rows: StoreRow[] = [];
        for (const store of STORE_NAMES) {
          for await (const batch of readBatches(database, store, id)) {
            rows.push(...batch.map(({ row }) => ({ store, row: withoutOwner(row as Row) })));
          }
        }
        return ok(rows);
      } catch (reason) {
        return err(toStorageError(reason));
      }
    },
    merge: (rows, how = 'adding', joins = []) =>
      addRows(
        database,
        rows.map(row => ({ ...row, owner: id })),
        asideIfUnreadable,
        how === 'adding'
          ? (transaction, row) => addIfNew(transaction, row, now())
          : (transaction, row) => mergeRow(transaction, row, now(), joins),
      ),
    wipe: () =>
      writeWhole(database, STORE_NAMES, async transaction => {
        await Promise.all(STORE_NAMES.map(store => transaction.objectStore(store).delete(ownRows(id))));
      }),
  };
}

/** R212: rows requested at one go: twenty thousand at once would block the page, one by one would take seconds. */
const BATCH = 100;

async function addRows(
  database: IDBPDatabase<DatabaseSchema>,
  rows: readonly OwnedRow[],
  arrange: (row: OwnedRow) => OwnedRow,
  take: (transaction: Write, row: OwnedRow) => Promise<'added' | 'changed' | undefined>,
): Promise<Result<Merged, StorageError>> {
  if (rows.length === 0) return ok({ added: 0, setAside: 0 });
  // A removal mark is about a row of another store.
  const marked: readonly StoreName[] = rows.some(isRemovalMark) ? TRACKED : [];
  const names = [...new Set<StoreName>(['meta', ...marked, ...rows.map(({ store }) => store)])];
  // The first of two rows with one key counts, as everywhere.
  const fresh = new Map(rows.toReversed().map(each => [`${each.store} ${each.owner} ${keyOf(each)}`, each]));
  const added: OwnedRow[] = [];
  let changed = 0;
  const written = await writeWhole(database, names, async transaction => {
    const all = [...fresh.values()];
    // Removals first and separately: a batch requests its rows at once, and a row may have been removed and put back.
    for (const part of [all.filter(isRemovalMark), all.filter(each => !isRemovalMark(each))]) {
      for (const rows of inBatches(part, BATCH)) {
        const batch = rows.map(arrange);
        const taken = await Promise.all(batch.map(each => take(transaction, each)));
        added.push(...batch.filter((_, index) => taken[index] === 'added'));
        changed += taken.filter(how => how === 'changed').length;
      }
    }
  });
  const setAside = added.filter(({ store }) => store === 'meta').length;
  return written.ok
    ? ok({ added: added.length - setAside, setAside, ...(changed > 0 && { changed }) })
    : written;
}

const CODECS: Readonly<Partial<Record<StoreName, Codec<unknown>>>> = {
  records: RECORDS as Codec<unknown>, // only read here
  photos: PHOTOS as Codec<unknown>,
  texts: TEXTS as Codec<unknown>,
};

/** R179: an unreadable row counts among those set aside from the start. */
function asideIfUnreadable(each: OwnedRow): OwnedRow {
  const { store, row, owner } = each;
  const codec = CODECS[store];
  if (!codec) return each;
  const read = readRow(codec, row);
  if (read.ok) {
    // R622: unread fields would be stored, and exported again.
    const { changedAt } = row;
    const known = writeRow(codec, read.value);
    return { store, owner, row: changedAt === undefined ? known : { ...known, changedAt } };
  }
  return { store: 'meta', owner, row: toAsideRow({ store, key: keyOf(each), reason: read.error, row }) };
}

const addIfNew = async (transaction: Write, row: OwnedRow, now: number) =>
  (await addRow(transaction, row, now)) ? 'added' : undefined;
