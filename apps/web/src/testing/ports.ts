import { err, millis } from '@app/kernel';
import { type Codec, createMemoryRepository, type Repository, type Row, type StoreName } from '@app/records';
import { createNotifier } from '@app/ui';
import type { HouseStore } from '../adapters/house';
import { createObjectUrls } from '../adapters/objectUrls';
import type { Ports } from '../adapters/ports';
import { createProfileStore } from '../adapters/profileStore';
import type { TabMessage, Tabs } from '../adapters/tabs';
import { memoryTextStore } from '../adapters/textStore';

/** The moment every test and story believes it is: 2026-06-21, 13:07:24 in Hangzhou. */
export const NOON = millis(Date.UTC(2026, 5, 21, 5, 7, 24));

/** Tabs that hear each other: what one tells reaches all the others. */
export function createTabRing(): () => Tabs {
  const listeners = new Map<Tabs, Set<(message: TabMessage) => void>>();
  return () => {
    const own = new Set<(message: TabMessage) => void>();
    const tabs: Tabs = {
      tell(message) {
        for (const [other, heard] of listeners) {
          if (other !== tabs) for (const listener of heard) listener(message);
        }
      },
      listen(listener) {
        own.add(listener);
        return () => own.delete(listener);
      },
    };
    listeners.set(tabs, own);
    return tabs;
  };
}

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
    wipe: async () => repositories.clear(),
  };
}

/** Ports of a quiet world: a stopped clock, storage in memory, nobody else. Give your own for what matters. */
export function createTestPorts(own: Partial<Ports> = {}): Ports {
  const cookies = new Map<string, string>();
  const tabTexts = memoryTextStore();
  const texts = own.texts ?? memoryTextStore();
  return {
    clock: { now: () => NOON, zone: () => 'Asia/Shanghai', onSecond: () => () => undefined },
    random: { next: () => 0.5 },
    tabTexts,
    texts,
    profiles: createProfileStore(
      {
        read: name => cookies.get(name),
        write: (name, value) => cookies.set(name, value) === cookies,
        remove: name => void cookies.delete(name),
      },
      tabTexts,
      texts,
    ),
    readLanguage: () => undefined,
    house: createMemoryHouse(),
    tabs: createTabRing()(),
    geolocator: { locate: async () => err('unsupported') },
    objectUrls: createObjectUrls(),
    images: { scale: async () => err('unreadable') },
    notifier: createNotifier(),
    ...own,
  };
}
