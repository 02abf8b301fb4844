import type { Result } from '@app/kernel';
import type { Codec, Repository } from '@app/records';
import type { House } from '@app/records/indexeddb';

/** Where everything lasting is kept. Whoever asks before the database has opened simply waits. */
export interface HouseStore {
  repository<Value>(codec: Codec<Value>): Promise<Repository<Value>>;
  /** False when the browser keeps nothing: then all lasts as long as the tab. */
  lasting(): Promise<boolean>;
  /** Forgets all of it, rows set aside included. */
  wipe(): Promise<void>;
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

export function createHouseStore(): HouseStore {
  let opening: Promise<Result<House, unknown>> | undefined;
  const house = () => {
    // Nothing on the first page reads the database, so its code waits until somebody does.
    opening ??= import('@app/records/indexeddb').then(({ openHouse }) => openHouse({ giveUp: patience() }));
    return opening;
  };
  const inMemory = new Map<string, Repository<unknown>>();
  return {
    async repository<Value>(codec: Codec<Value>) {
      const opened = await house();
      if (opened.ok) return opened.value.repository(codec);
      const { createMemoryRepository } = await import('@app/records');
      const kept = inMemory.get(codec.store) ?? (createMemoryRepository(codec) as Repository<unknown>);
      inMemory.set(codec.store, kept);
      return kept as Repository<Value>; // one codec a store, so the values are of its type
    },
    lasting: async () => (await house()).ok,
    async wipe() {
      const opened = await house();
      if (opened.ok) await opened.value.wipe();
      inMemory.clear();
    },
  };
}
