import { err, ok, type Result } from '@app/kernel';
import type { Codec, Repository, SetAsideRow, StorageError, StoreRow } from '@app/records';
import type { House } from '@app/records/indexeddb';

/** Where everything lasting is kept. Whoever asks before the database has opened simply waits. */
export interface HouseStore {
  repository<Value>(codec: Codec<Value>): Promise<Repository<Value>>;
  /** False when the browser keeps nothing: then all lasts as long as the tab. */
  lasting(): Promise<boolean>;
  /** Every row as it is kept, rows set aside included. */
  dump(): Promise<Result<readonly StoreRow[], StorageError>>;
  /** Rows that could not be read and wait for export. */
  setAside(): Promise<Result<readonly SetAsideRow[], StorageError>>;
  /** Adds the rows whose keys are not taken, all or none; tells how many. */
  merge(rows: readonly StoreRow[]): Promise<Result<number, StorageError>>;
  /** Forgets all of it, rows set aside included. */
  wipe(): Promise<Result<void, StorageError>>;
}

/** A browser that has not opened the database by then is taken as one that cannot. */
const PATIENCE_MS = 3000;

/** In steps: after seconds of a busy page the database is heard before one long alarm would go off. */
async function patience(): Promise<void> {
  const steps = 10;
  for (let step = 0; step < steps; step++) {
    await new Promise(resolve => setTimeout(resolve, PATIENCE_MS / steps));
  }
}

// Nothing on the first page reads the database, so its code waits until somebody does.
const openInBrowser = (onClosed: (why: 'lost' | 'newer') => void): Promise<Result<House, unknown>> =>
  import('@app/records/indexeddb').then(({ openHouse }) => openHouse({ giveUp: patience(), onClosed }));

export function createHouseStore(open = openInBrowser): HouseStore {
  let opening: ReturnType<typeof open> | undefined;
  let lost: typeof opening;
  const onClosed = (why: 'lost' | 'newer') => {
    if (why === 'newer') return;
    lost = opening;
    opening = undefined;
  };
  /** Opened anew after the browser ended the connection. If that fails the dead one says so, at every write. */
  const reopen = async () => {
    const opened = await open(onClosed);
    if (opened.ok || !lost) return opened;
    opening = undefined;
    return lost;
  };
  const house = () => {
    opening ??= reopen().catch((reason: unknown) => {
      // Its code could not be fetched: whoever asks next tries again.
      opening = undefined;
      throw reason;
    });
    return opening;
  };
  const inMemory = new Map<string, Repository<unknown>>();
  const codecs = new Map<string, Codec<unknown>>();
  return {
    async repository<Value>(codec: Codec<Value>) {
      const opened = await house();
      if (opened.ok) return opened.value.repository(codec);
      const { createMemoryRepository } = await import('@app/records');
      const kept = inMemory.get(codec.store) ?? (createMemoryRepository(codec) as Repository<unknown>);
      inMemory.set(codec.store, kept);
      codecs.set(codec.store, codec as Codec<unknown>);
      return kept as Repository<Value>; // one codec a store, so the values are of its type
    },
    lasting: async () => (await house()).ok,
    async setAside() {
      const opened = await house();
      return opened.ok ? opened.value.setAside() : ok([]);
    },
    async dump() {
      const opened = await house();
      return opened.ok ? opened.value.dump() : dumpMemory(inMemory, codecs);
    },
    async merge(rows) {
      const opened = await house();
      // Without storage there is nowhere to import to that would outlive the tab.
      return opened.ok ? opened.value.merge(rows) : err({ code: 'storage/unavailable' });
    },
    async wipe() {
      let opened = await house();
      if (!opened.ok) {
        // It may only have been slow at the start, and hold what earlier visits left.
        opening = undefined;
        opened = await house();
      }
      inMemory.clear();
      return opened.ok ? opened.value.wipe() : ok(undefined);
    },
  };
}

/** What a tab without storage holds, as the rows it would have written. */
async function dumpMemory(
  repositories: ReadonlyMap<string, Repository<unknown>>,
  codecs: ReadonlyMap<string, Codec<unknown>>,
): Promise<Result<readonly StoreRow[], StorageError>> {
  const { writeRow } = await import('@app/records');
  const rows: StoreRow[] = [];
  for (const [name, repository] of repositories) {
    const codec = codecs.get(name);
    const listed = await repository.list();
    if (!listed.ok) return listed;
    if (codec)
      rows.push(...listed.value.values.map(value => ({ store: codec.store, row: writeRow(codec, value) })));
  }
  return ok(rows);
}
