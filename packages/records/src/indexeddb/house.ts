import { err, ok, type Result } from '@app/kernel';
import { type IDBPDatabase, openDB } from 'idb';
import {
  type Codec,
  type Repository,
  type Row,
  type SetAsideRow,
  STORES,
  type StorageError,
  type StoreName,
  type StoreRow,
} from '..';
import { createRepository, readBatches, readSetAside, toStorageError, writeWhole } from './repository';
import type { HouseSchema } from './schema';

/** The name of the database, and the version of its layout; each row carries the version of its own shape. */
const NAME = 'house';
const VERSION = 1;

const STORE_NAMES = Object.keys(STORES) as StoreName[]; // the table's own keys

export interface HouseOptions {
  /** Ends the wait for a browser that never answers; three seconds are plenty. Whatever it resolves to is ignored. */
  readonly giveUp?: Promise<unknown>;
  /**
   * Told when the database closes, from when on writes fail: `lost` by the browser, and it may be opened again, or
   * `newer` because a newer version of the app in another tab needs it.
   */
  readonly onClosed?: (why: 'lost' | 'newer') => void;
}

/** Everything a person keeps on the device. It holds a connection until it is closed. */
export interface House {
  repository<Value>(codec: Codec<Value>): Repository<Value>;
  /** Rows of every store that could not be read, for export. */
  setAside(): Promise<Result<readonly SetAsideRow[], StorageError>>;
  /** Every row as it is kept, rows set aside included, for export. */
  dump(): Promise<Result<readonly StoreRow[], StorageError>>;
  /** Adds the rows whose keys are not taken, all in one write; tells how many. What is there is never replaced. */
  merge(rows: readonly StoreRow[]): Promise<Result<number, StorageError>>;
  /** Forgets everything, rows set aside included, in one write. */
  wipe(): Promise<Result<void, StorageError>>;
  close(): void;
}

/** Opens the database, and makes its stores when there are none. Blocked or broken storage is an error, not an exception. */
export async function openHouse({
  giveUp,
  onClosed,
}: HouseOptions = {}): Promise<Result<House, { readonly code: 'storage/unavailable' }>> {
  const opening = open(onClosed);
  const database = await Promise.race([opening, ...(giveUp ? [giveUp.then(() => undefined)] : [])]);
  if (!database) {
    // It may still open later; nobody would close it then.
    void opening.then(late => late?.close());
    return err({ code: 'storage/unavailable' });
  }
  return ok(createHouse(database));
}

async function open(onClosed: HouseOptions['onClosed']): Promise<IDBPDatabase<HouseSchema> | undefined> {
  try {
    const database = await openDB<HouseSchema>(NAME, VERSION, {
      upgrade(db) {
        for (const store of STORE_NAMES) db.createObjectStore(store, { keyPath: STORES[store] });
      },
      // A newer version of the app in another tab needs this connection closed.
      blocking(_current, _blocked, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
        onClosed?.('newer');
      },
      terminated() {
        onClosed?.('lost');
      },
    });
    return database;
  } catch {
    return undefined;
  }
}

const keyOf = ({ store, row }: StoreRow): string => String(row[STORES[store]]);

function createHouse(database: IDBPDatabase<HouseSchema>): House {
  return {
    repository: codec => createRepository(database, codec),
    setAside: () => readSetAside(database),
    async dump() {
      try {
        const rows: StoreRow[] = [];
        for (const store of STORE_NAMES) {
          for await (const batch of readBatches(database, store)) {
            rows.push(...batch.map(({ row }) => ({ store, row: row as Row })));
          }
        }
        return ok(rows);
      } catch (reason) {
        return err(toStorageError(reason));
      }
    },
    async merge(rows) {
      const names = [...new Set(rows.map(({ store }) => store))];
      if (names.length === 0) return ok(0);
      // Of two rows with one key the first counts, as everywhere.
      const fresh = new Map(rows.toReversed().map(each => [`${each.store} ${keyOf(each)}`, each]));
      let added = 0;
      const written = await writeWhole(database, names, async transaction => {
        await Promise.all(
          [...fresh.values()].map(async each => {
            const into = transaction.objectStore(each.store);
            if ((await into.getKey(keyOf(each))) !== undefined) return;
            await into.add(each.row as never); // the archive checked that its key is there
            added += 1;
          }),
        );
      });
      return written.ok ? ok(added) : written;
    },
    async wipe() {
      try {
        const transaction = database.transaction(STORE_NAMES, 'readwrite', { durability: 'strict' });
        await Promise.all([
          ...STORE_NAMES.map(store => transaction.objectStore(store).clear()),
          transaction.done,
        ]);
        return ok(undefined);
      } catch (reason) {
        return err(toStorageError(reason));
      }
    },
    close: () => database.close(),
  };
}
