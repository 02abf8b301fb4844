import { err, ok, type Result } from '@app/kernel';
import type { Row } from '../storage/codec';
import type { Repository } from '../storage/repository';
import type { Account, Accounts, Person } from './account';
import type { Database, DatabaseFault } from './database';
import type { createMemoryRows } from './memoryRows';

/** Opens the database; `onClosed` is called when it closes by itself. */
export type OpenDatabase = (
  onClosed: (why: 'lost' | 'newer') => void,
) => Promise<Result<Database, DatabaseFault>>;

export interface FirstLayout {
  /** The key of the last person known to this device; they inherit the data from before accounts. */
  readonly lastPerson: () => Promise<string | undefined>;
  readonly move: (accounts: Pick<Accounts, 'adopt'>, heir: string | undefined) => Promise<void>;
}

const NO_FIRST_LAYOUT: FirstLayout = { lastPerson: async () => undefined, move: async () => undefined };

export function createAccounts(open: OpenDatabase, first: FirstLayout = NO_FIRST_LAYOUT): Accounts {
  let opening: ReturnType<OpenDatabase> | undefined;
  let lost: typeof opening;
  let isShut = false;
  const onClosed = (why: 'lost' | 'newer') => {
    if (why === 'newer') return;
    lost = opening;
    opening = undefined;
  };
  /**
   * Opens the database again after the browser ended the connection. If that fails, the dead one reports it at every
   * write.
   */
  const reopen = async () => {
    const opened = await open(onClosed);
    if (opened.ok || !lost) return opened;
    opening = undefined;
    return lost;
  };
  const database = async (): ReturnType<OpenDatabase> => {
    if (isShut) return err({ code: 'storage/unavailable' });
    opening ??= reopen().catch((reason: unknown) => {
      // Its code could not be fetched: the next call tries again.
      opening = undefined;
      throw reason;
    });
    return opening;
  };

  const inMemory = new Map<string, Account>();
  const memoryOf = (id: string) => {
    const account = inMemory.get(id) ?? createMemoryAccount(id);
    inMemory.set(id, account);
    return account;
  };
  /** R203: how often everybody was forgotten; earlier work writes nothing after that. */
  let forgotten = 0;
  const lasting = (id: string): Account => {
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
      async merge(rows, how, joins) {
        const mine = await account();
        return isOver() ? err({ code: 'storage/unavailable' }) : mine.merge(rows, how, joins);
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
  /** It may only have been slow at the start, and still hold data from earlier visits. */
  const openOrAgain = async () => {
    const opened = await database();
    if (opened.ok) return opened;
    opening = undefined;
    return database();
  };

  const adopt: Accounts['adopt'] = async (rows, heir) => {
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

  let current: Account = createMemoryAccount(undefined);
  /** R624: how often somebody signed in or out. A person found for an earlier count has left since. */
  let turn = 0;
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
    merge: (rows, how, joins) => current.merge(rows, how, joins),
    wipe: () => current.wipe(),
    find,
    async enter(person) {
      turn += 1;
      const mine = turn;
      await prepare();
      const id = await find(person);
      const opened = await database();
      if (turn !== mine) return;
      if (opened.ok) await opened.value.claim(id);
      if (turn === mine) current = lasting(id);
    },
    leave() {
      turn += 1;
      current = createMemoryAccount(undefined);
    },
    shut() {
      turn += 1;
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

/** R203: after an account is forgotten, the holder of its repository can still read but writes nothing. */
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

/** The cookie holds no e-mail: the account is the noted one, or the one whose profile was saved with the cookie. */
async function findAccount(database: Database, { key, hasEmail, noted, savedAt }: Person): Promise<string> {
  if (hasEmail) return database.accountOf(key);
  if (noted !== undefined) return noted;
  const isSameState = ({ latest }: Row) => savedAt > 0 && latest === savedAt;
  const found = await database.findOwner(isSameState);
  return (found.ok ? found.value : undefined) ?? database.accountOf(key);
}

/**
 * For a guest, and for an account in a browser without storage. A guest who only looks around never fetches this code.
 */
function createMemoryAccount(id: string | undefined): Account {
  let loading: Promise<ReturnType<typeof createMemoryRows>> | undefined;
  const rows = () => {
    loading ??= import('./memoryRows')
      .then(({ createMemoryRows }) => createMemoryRows())
      .catch(reason => {
        // Its code could not be fetched: the next call tries again.
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
