import { err, ok, type Result } from '@app/kernel';
import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { type Codec, type Row, readRow, STORES, type StorageError, type StoreName, type StoreRow } from '..';
import type { AccountRows, Database, DatabaseFault, Merged } from '../accounts/database';
import { assignRow, DEVICE, type OwnedRow, toAccountId, UNCLAIMED } from './accounts';
import {
  createRepository,
  ownRows,
  readBatches,
  readSetAside,
  toAsideRow,
  toStorageError,
  type Write,
  withoutOwner,
  writeWhole,
} from './repository';
import type { DatabaseSchema } from './schema';
import { PHOTOS, RECORDS } from './stores';

/** The name of the database, and the version of its layout; each row carries the version of its own shape. */
const NAME = 'house';
const VERSION = 2;

const STORE_NAMES = Object.keys(STORES) as StoreName[]; // the table's own keys
/** The row of the device that holds the salt of its account ids. */
const SALT_KEY = 'salt';

export interface DatabaseOptions {
  /** Ends the wait for a browser that never answers; three seconds are plenty. Whatever it resolves to is ignored. */
  readonly giveUp?: Promise<unknown>;
  /**
   * Told when the database closes, from when on writes fail: `lost` by the browser, and it may be opened again, or
   * `newer` because a newer version of the app in another tab needs it.
   */
  readonly onClosed?: (why: 'lost' | 'newer') => void;
  /** A salt for a device that has none yet: hexadecimal, from a source nobody can guess. */
  readonly newSalt: () => string;
  /** Who inherits the rows of the layout before accounts: the person this device last knew, if it knew anybody. */
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
    // It may still open later; nobody would close it then.
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
    if (salt && 'salt' in salt) return ok(createDatabase(database, String(salt.salt)));
    // Our version number on another layout: an app that is not this one has been here.
    database.close();
    return err({ code: 'storage/too-new' });
  } catch (reason) {
    const isNewer = reason instanceof DOMException && reason.name === 'VersionError';
    return err(isNewer ? { code: 'storage/too-new' } : toStorageError(reason));
  }
}

type Upgrade = IDBPTransaction<DatabaseSchema, StoreName[], 'versionchange'>;

/** R202: gives every row of the first layout its owner, in the one transaction that makes the stores anew. */
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

function createDatabase(database: IDBPDatabase<DatabaseSchema>, salt: string): Database {
  const accountOf = (person: string) => toAccountId(person, salt);
  return {
    accountOf,
    account: id => createAccountRows(database, id),
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
      const added = await addRows(database, adopted, row => row);
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

function createAccountRows(database: IDBPDatabase<DatabaseSchema>, id: string): AccountRows {
  return {
    id,
    repository: codec => createRepository(database, id, codec),
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
    merge: rows =>
      addRows(
        database,
        rows.map(row => ({ ...row, owner: id })),
        asideIfUnreadable,
      ),
    wipe: () =>
      writeWhole(database, STORE_NAMES, async transaction => {
        await Promise.all(STORE_NAMES.map(store => transaction.objectStore(store).delete(ownRows(id))));
      }),
  };
}

/** Rows asked for in one go: twenty thousand at once would hold the page up, each by itself would take seconds. */
const BATCH = 100;

async function addRows(
  database: IDBPDatabase<DatabaseSchema>,
  rows: readonly OwnedRow[],
  arrange: (row: OwnedRow) => OwnedRow,
): Promise<Result<Merged, StorageError>> {
  if (rows.length === 0) return ok({ added: 0, setAside: 0 });
  const names = [...new Set<StoreName>(['meta', ...rows.map(({ store }) => store)])];
  // Of two rows with one key the first counts, as everywhere.
  const fresh = new Map(rows.toReversed().map(each => [`${each.store} ${each.owner} ${keyOf(each)}`, each]));
  let added: readonly OwnedRow[] = [];
  const written = await writeWhole(database, names, async transaction => {
    const all = [...fresh.values()];
    for (let from = 0; from < all.length; from += BATCH) {
      const batch = all.slice(from, from + BATCH).map(arrange);
      const isNew = await Promise.all(batch.map(each => addRow(transaction, each)));
      added = [...added, ...batch.filter((_, index) => isNew[index])];
    }
  });
  const setAside = added.filter(({ store }) => store === 'meta').length;
  return written.ok ? ok({ added: added.length - setAside, setAside }) : written;
}

const CODECS: Readonly<Partial<Record<StoreName, Codec<unknown>>>> = {
  records: RECORDS as Codec<unknown>, // only read here
  photos: PHOTOS as Codec<unknown>,
};

/** R179: a row that nobody could read counts among those set aside from the start. */
function asideIfUnreadable(each: OwnedRow): OwnedRow {
  const { store, row, owner } = each;
  const codec = CODECS[store];
  const read = codec ? readRow(codec, row) : ok(undefined);
  if (read.ok) return each;
  return { store: 'meta', owner, row: toAsideRow({ store, key: keyOf(each), reason: read.error, row }) };
}

async function addRow(transaction: Write, each: OwnedRow): Promise<boolean> {
  const into = transaction.objectStore(each.store);
  if ((await into.getKey([each.owner, keyOf(each)])) !== undefined) return false;
  await into.add({ ...each.row, owner: each.owner } as never); // the archive checked that its key is there
  return true;
}
