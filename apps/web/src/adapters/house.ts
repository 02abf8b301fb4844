import { err, ok, type Result } from '@app/kernel';
import type { Codec, Repository, Row, SetAsideRow, StorageError, StoreRow } from '@app/records';
import type { Database, DatabaseFault, openDatabase } from '@app/records/indexeddb';
import type { createMemoryRows } from './memoryRows';

/** What one account keeps on this device; a guest's lasts as long as the visit. */
export interface AccountStore {
  /** Undefined for a guest. */
  readonly id: string | undefined;
  repository<Value>(codec: Codec<Value>): Promise<Repository<Value>>;
  /** Every row as it is kept, rows set aside included. */
  dump(): Promise<Result<readonly StoreRow[], StorageError>>;
  /** Rows that could not be read and wait for export. */
  setAside(): Promise<Result<readonly SetAsideRow[], StorageError>>;
  /** Adds the rows whose keys are not taken, all or none; tells how many. */
  merge(rows: readonly StoreRow[]): Promise<Result<number, StorageError>>;
  /** Forgets all of it, rows set aside included. */
  wipe(): Promise<Result<void, StorageError>>;
}

/** Who comes in. */
export interface Person {
  /** The e-mail in lower case, or the name where none is known: `toPersonKey`. */
  readonly key: string;
  readonly hasEmail: boolean;
  /** The account id that was noted beside the cookie. */
  readonly noted?: string | undefined;
  /** Instant of the state in the cookie; 0 when it does not tell. */
  readonly savedAt: number;
}

/** Where everything lasting is kept. The methods of an account go to the one that is here now. */
export interface HouseStore extends AccountStore {
  /** The account that is here now: whoever goes on working after it has left still writes to its own. */
  current(): AccountStore;
  /** R202: moves in what an earlier version of the app left, if it left anything. */
  prepare(): Promise<void>;
  /** The account id of a person. */
  find(person: Person): Promise<string>;
  /** R200: from now on this person's things are read and written. */
  enter(person: Person): Promise<void>;
  /** R201: at once nobody's things are here. */
  leave(): void;
  /** A4: until the page is gone nothing is kept any more, nor what is already under way for an account. */
  shut(): void;
  /** `lasting`, or why all lasts only as long as the tab. */
  state(): Promise<'lasting' | DatabaseFault['code']>;
  /** R202: adds rows of an earlier version, each to whom it belongs, those of nobody in particular to the person `heir`. */
  adopt(rows: readonly StoreRow[], heir: string | undefined): Promise<Result<number, StorageError>>;
  /** R203: forgets everybody. */
  wipeAll(): Promise<Result<void, StorageError>>;
}

/** A browser that has not opened the database by then is taken as one that cannot. */
const PATIENCE_MS = 3000;
const SALT_BYTES = 16;

/** In steps: after seconds of a busy page the database is heard before one long alarm would go off. */
async function patience(): Promise<void> {
  const steps = 10;
  for (let step = 0; step < steps; step++) {
    await new Promise(resolve => setTimeout(resolve, PATIENCE_MS / steps));
  }
}

const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SALT_BYTES)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

type Opened = Awaited<ReturnType<typeof openDatabase>>;
type Opener = (onClosed: (why: 'lost' | 'newer') => void) => Promise<Opened>;

/** Nothing a guest sees reads the database, so its code waits until somebody does. */
const openInBrowser =
  (lastPerson: FirstLayout['lastPerson']): Opener =>
  async onClosed => {
    const { openDatabase } = await import('@app/records/indexeddb');
    return openDatabase({ giveUp: patience(), onClosed, newSalt, lastPerson: await lastPerson() });
  };

export interface FirstLayout {
  /** The key of the person this device last knew, who inherits what lay there before accounts. */
  readonly lastPerson: () => Promise<string | undefined>;
  readonly move: (house: Pick<HouseStore, 'adopt'>, heir: string | undefined) => Promise<void>;
}

const NO_FIRST_LAYOUT: FirstLayout = { lastPerson: async () => undefined, move: async () => undefined };

export function createHouseStore(
  first: FirstLayout = NO_FIRST_LAYOUT,
  open: Opener = openInBrowser(first.lastPerson),
): HouseStore {
  let opening: Promise<Opened> | undefined;
  let lost: typeof opening;
  let isShut = false;
  const onClosed = (why: 'lost' | 'newer') => {
    if (why === 'newer') return;
    lost = opening;
    opening = undefined;
  };
  /** Opens it again after the browser ended the connection. If that fails the dead one says so, at every write. */
  const reopen = async () => {
    const opened = await open(onClosed);
    if (opened.ok || !lost) return opened;
    opening = undefined;
    return lost;
  };
  const database = async (): Promise<Opened> => {
    if (isShut) return err({ code: 'storage/unavailable' });
    opening ??= reopen().catch((reason: unknown) => {
      // Its code could not be fetched: whoever asks next tries again.
      opening = undefined;
      throw reason;
    });
    return opening;
  };

  const inMemory = new Map<string, AccountStore>();
  const memoryOf = (id: string) => {
    const account = inMemory.get(id) ?? createMemoryAccount(id);
    inMemory.set(id, account);
    return account;
  };
  /** R203: how often everybody was forgotten; who began before that writes nothing more. */
  let forgotten = 0;
  const lasting = (id: string): AccountStore => {
    const born = forgotten;
    let isWiped = false;
    const isOver = () => isShut || isWiped || forgotten !== born;
    const account = async () => {
      const opened = await database();
      return opened.ok ? opened.value.account(id) : memoryOf(id);
    };
    return {
      id,
      repository: async codec => whileHere((await account()).repository(codec), isOver),
      dump: async () => (await account()).dump(),
      setAside: async () => (await account()).setAside(),
      async merge(rows) {
        const mine = await account();
        return isOver() ? err({ code: 'storage/unavailable' }) : mine.merge(rows);
      },
      async wipe() {
        const opened = await openOrAgain();
        inMemory.delete(id);
        if (!opened.ok) return ok(undefined);
        isWiped = true;
        const wiped = await opened.value.account(id).wipe();
        isWiped = wiped.ok;
        return wiped;
      },
    };
  };
  /** It may only have been slow at the start, and hold what earlier visits left. */
  const openOrAgain = async () => {
    const opened = await database();
    if (opened.ok) return opened;
    opening = undefined;
    return database();
  };

  const adopt: HouseStore['adopt'] = async (rows, heir) => {
    const opened = await database();
    // Without storage there is nowhere to keep it that would outlive the tab.
    if (!opened.ok) return err({ code: 'storage/unavailable' });
    return opened.value.adopt(rows, heir === undefined ? undefined : opened.value.accountOf(heir));
  };
  const prepare = async () => first.move({ adopt }, await first.lastPerson());

  const find = async (person: Person) => {
    const opened = await database();
    return opened.ok ? findAccount(opened.value, person) : person.key;
  };

  let current: AccountStore = createMemoryAccount(undefined);
  return {
    adopt,
    prepare,
    get id() {
      return current.id;
    },
    current: () => current,
    repository: codec => current.repository(codec),
    dump: () => current.dump(),
    setAside: () => current.setAside(),
    merge: rows => current.merge(rows),
    wipe: () => current.wipe(),
    find,
    async enter(person) {
      await prepare();
      const id = await find(person);
      const opened = await database();
      if (opened.ok) await opened.value.claim(id);
      current = lasting(id);
    },
    leave() {
      current = createMemoryAccount(undefined);
    },
    shut() {
      isShut = true;
      current = createMemoryAccount(undefined);
    },
    async state() {
      const opened = await database();
      return opened.ok ? 'lasting' : opened.error.code;
    },
    async wipeAll() {
      const opened = await openOrAgain();
      inMemory.clear();
      if (!opened.ok) return ok(undefined);
      forgotten += 1;
      const wiped = await opened.value.wipe();
      if (!wiped.ok) forgotten -= 1;
      return wiped;
    },
  };
}

/** R203: whoever holds a repository when its account is forgotten can still read, and writes nothing more. */
async function whileHere<Value>(
  opening: Repository<Value> | Promise<Repository<Value>>,
  isOver: () => boolean,
): Promise<Repository<Value>> {
  const repository = await opening;
  const refused = () => Promise.resolve(err({ code: 'storage/unavailable' } as const));
  return {
    list: () => repository.list(),
    get: key => repository.get(key),
    setAside: () => repository.setAside(),
    put: value => (isOver() ? refused() : repository.put(value)),
    putAll: values => (isOver() ? refused() : repository.putAll(values)),
    update: (key, change) => (isOver() ? refused() : repository.update(key, change)),
    remove: key => (isOver() ? refused() : repository.remove(key)),
    clear: () => (isOver() ? refused() : repository.clear()),
  };
}

/** A cookie does not tell the e-mail: then it is the account that was noted, or whose profile was saved with it. */
async function findAccount(database: Database, { key, hasEmail, noted, savedAt }: Person): Promise<string> {
  if (hasEmail) return database.accountOf(key);
  if (noted !== undefined) return noted;
  const isSameState = ({ latest }: Row) => savedAt > 0 && latest === savedAt;
  const found = await database.findOwner(isSameState);
  return (found.ok ? found.value : undefined) ?? database.accountOf(key);
}

/** An account in a browser that keeps nothing, and a guest. A guest who only looks never fetches its code. */
function createMemoryAccount(id: string | undefined): AccountStore {
  let loading: Promise<ReturnType<typeof createMemoryRows>> | undefined;
  const rows = () => {
    loading ??= import('./memoryRows')
      .then(({ createMemoryRows }) => createMemoryRows())
      .catch(reason => {
        // Its code could not be fetched: whoever asks next tries again.
        loading = undefined;
        throw reason;
      });
    return loading;
  };
  return {
    id,
    repository: async codec => (await rows()).repository(codec),
    dump: async () => (loading ? (await loading).dump() : ok([])),
    setAside: async () => ok([]),
    merge: async () => err({ code: 'storage/unavailable' }),
    async wipe() {
      if (loading) (await loading).wipe();
      return ok(undefined);
    },
  };
}
