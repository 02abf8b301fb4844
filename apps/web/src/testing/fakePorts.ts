import type { ChatPort } from '@app/chat';
import { advise, BUILT_IN_MODEL, parseFacts } from '@app/chat';
import { err, millis, ok, seededRandom } from '@app/kernel';
import { createAccountTextStore, memoryTextStore } from '@app/records';
import type { CookieJar } from '@app/session';
import { createProfileStore, EMPTY_PROFILE, type UserInfo } from '@app/session';
import { createNotifier } from '@app/ui';
import { createArchiveDesk } from '../adapters/archive/archiveDesk';
import { createArchiveJobs } from '../adapters/archive/jobs';
import { pause } from '../adapters/clock';
import { findFeed } from '../adapters/feed';
import { createFiles } from '../adapters/files';
import { JOBS } from '../adapters/images/jobs';
import { createObjectUrls } from '../adapters/objectUrls';
import { JOBS as PLAN_JOBS } from '../adapters/planWork/jobs';
import type { Ports } from '../adapters/ports';
import { createSkyFiles } from '../adapters/skyFiles';
import { createMemoryAccounts } from './memoryAccounts';

/** The moment of every test and story: the summer solstice, early afternoon in Hangzhou. */
export const NOW = millis(Date.parse('2026-06-21T05:07:24Z'));
export const ZONE = 'Asia/Shanghai';
export const HANGZHOU = { lat: 30.2741, lng: 120.1551 } as const;

/** A signed-in person without any entries. */
export const LIN_YUE: UserInfo = {
  ...EMPTY_PROFILE,
  name: '林月',
  userType: 'normal',
  email: 'linyue@example.com',
  savedAt: NOW - 60_000,
};

export interface FakePortsOptions extends Partial<Ports> {
  /** The signed-in person; a guest without it. */
  readonly info?: UserInfo;
  /** R5: photos counted in this tab. */
  readonly houseImages?: number;
}

/**
 * Ports for tests and stories, all in memory: a clock stopped at `NOW` in Shanghai, seeded randomness, a browser
 * located in Hangzhou, images that cannot be decoded. Any port can be replaced; passing the same ports to a second
 * screen reloads the tab.
 */
export function fakePorts({ info, houseImages = 0, ...ports }: FakePortsOptions = {}): Ports {
  const tabStore = memoryTextStore();
  const deviceStore = memoryTextStore();
  const accounts = ports.accounts ?? createMemoryAccounts();
  const textStore =
    ports.textStore ?? createAccountTextStore(undefined, accounts.current(), ports.clock?.now ?? (() => NOW));
  const cookies = memoryCookies();
  const profiles = createProfileStore(cookies, tabStore, deviceStore, textStore, accounts, {
    now: () => NOW,
    pause,
  });
  const images = ports.images ?? unreadImages();
  if (info) profiles.save(info);
  profiles.saveHouseImages(houseImages);
  return {
    clock: { now: () => NOW, zone: () => ZONE, onSecond: () => () => undefined },
    random: seededRandom(7),
    cookies,
    tabStore,
    deviceStore,
    textStore,
    profiles,
    readLanguage: () => undefined,
    accounts,
    inbox: async () => ({ look: async () => [], take: async () => [] }),
    device: {
      space: () => Promise.resolve({ used: 4_200_000, total: 1_000_000_000 }),
      isPersisted: () => Promise.resolve(false),
      askToKeep: () => Promise.resolve(true),
      keepsCookies: () => true,
      save: () => undefined,
      copy: () => Promise.resolve(),
      copyLink: () => Promise.resolve(),
      restart: () => undefined,
    },
    tabs: { tell: () => undefined, listen: () => () => undefined, follow: () => () => undefined },
    geolocator: { locate: () => Promise.resolve(ok(HANGZHOU)) },
    objectUrls: createObjectUrls(),
    images,
    planWork: {
      year: async request => ok(yearOf(request)),
      read: async request => ok(PLAN_JOBS.read(request)),
      open: async file => ok(await PLAN_JOBS.open(file)),
    },
    files: createFiles(images),
    archives: archives(),
    notifier: createNotifier(),
    chat: guideChat(),
    compass: { watch: () => Promise.resolve(undefined) },
    reach: { narrow: () => undefined, allows: () => true, answers: async () => true, renew: () => undefined },
    skyFiles: createSkyFiles(),
    findFeed,
    ...ports,
  };
}

/** A year of sun costs as much as the screen around it, and most tests ask for the same. */
const years = new Map<string, ReturnType<typeof PLAN_JOBS.year>>();
const yearOf: typeof PLAN_JOBS.year = request => {
  const key = JSON.stringify(request);
  const year = years.get(key) ?? PLAN_JOBS.year(request);
  years.set(key, year);
  return year;
};

/** Files are read as in the worker, but nothing decodes pictures here. */
const unreadImages = (): Ports['images'] => {
  const unreadable = () => err('unreadable' as const);
  return {
    read: (...args) => JOBS.read(...args).then(ok, unreadable),
    capture: file => JOBS.capture(file).then(ok, unreadable),
    clean: file => JOBS.clean(file).then(ok, unreadable),
    scale: async () => unreadable(),
    flatten: async () => unreadable(),
    propose: async () => unreadable(),
  };
};

/** Archives are packed and opened as in the worker, which here is the test itself. */
const archives = (): Ports['archives'] =>
  createArchiveDesk(() => {
    const { add, pack, open, next } = createArchiveJobs();
    return {
      jobs: {
        add: async rows => ok(add(rows)),
        pack: async (madeAt, passphrase) => ok(await pack(madeAt, passphrase)),
        open: async (file, passphrase) => ok(await open(file, passphrase)),
        next: async () => ok(next()),
      },
      close: () => undefined,
    };
  });

/** Every question is answered by the built-in guide, at once and in one piece. */
function guideChat(): ChatPort {
  const answer: ChatPort['askGuide'] = (messages, knowledge, on) => {
    let givenUp = false;
    queueMicrotask(() => {
      if (givenUp) return;
      on({ kind: 'text', text: advise(messages, knowledge).text, source: 'built-in' });
      on({ kind: 'done', cut: false, model: BUILT_IN_MODEL });
    });
    return () => {
      givenUp = true;
    };
  };
  return {
    prepare: () => undefined,
    ask: (messages, _, on) => answer(messages, parseFacts(messages[0]?.content ?? '') ?? {}, on),
    askGuide: answer,
  };
}

function memoryCookies(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    read: name => cookies.get(name),
    write: (name, value) => cookies.set(name, value) === cookies,
    remove: name => void cookies.delete(name),
  };
}
