import { ok } from '@app/kernel';
import type { Account, Accounts } from '@app/records';
import {
  type Codec,
  createMemoryRepository,
  type Repository,
  type Row,
  readRow,
  STORES,
  type StoreName,
  writeRow,
} from '@app/records';

export interface MemoryAccountsOptions {
  /** The rows of the account signed in at the start. */
  readonly rows?: Readonly<Partial<Record<StoreName, readonly Row[]>>>;
  /** Maximum rows of a store; more fail as on a full device. */
  readonly capacity?: number;
}

/** Storage that lasts as long as the test. The person signed in at the start is the first account. */
export function createMemoryAccounts({ rows = {}, capacity }: MemoryAccountsOptions = {}): Accounts {
  const accounts = new Map<string, Account>();
  const accountOf = (id: string, initial: MemoryAccountsOptions['rows'] = {}) => {
    const account = accounts.get(id) ?? createAccount(id, initial, capacity);
    accounts.set(id, account);
    return account;
  };
  let current = createAccount('first', rows, capacity);
  let isFirst = true;
  let firstKey: string | undefined;
  const find: Accounts['find'] = async ({ key, hasEmail, noted }) => {
    if (isFirst || key === firstKey) return 'first';
    return hasEmail ? key : (noted ?? key);
  };
  return {
    get id() {
      return current.id;
    },
    current: () => current,
    repository: codec => current.repository(codec),
    dump: () => current.dump(),
    setAside: () => current.setAside(),
    merge: merged => current.merge(merged),
    wipe: () => current.wipe(),
    prepare: async () => undefined,
    find,
    async enter(person) {
      const id = await find(person);
      if (isFirst) {
        accounts.set(id, current);
        firstKey = person.key;
      }
      isFirst = false;
      current = accountOf(id);
    },
    leave() {
      isFirst = false;
      current = createAccount(undefined, {}, capacity);
    },
    shut() {
      this.leave();
    },
    state: async () => 'lasting',
    adopt: async adopted => ok(adopted.length),
    async wipeAll() {
      accounts.clear();
      return current.wipe();
    },
  };
}

/** The house with other repositories, such as those of a full device. */
export const withRepository = (accounts: Accounts, repository: Accounts['repository']): Accounts => ({
  ...accounts,
  repository,
  current: () => ({ ...accounts.current(), repository }),
});

function createAccount(
  id: string | undefined,
  rows: NonNullable<MemoryAccountsOptions['rows']>,
  capacity: number | undefined,
): Account {
  /** Rows that existed before anybody opened their store. */
  const later: Partial<Record<StoreName, readonly Row[]>> = { ...rows };
  const repositories = new Map<StoreName, { codec: Codec<unknown>; repository: Repository<unknown> }>();
  return {
    id,
    async repository<Value>(codec: Codec<Value>) {
      const known = repositories.get(codec.store)?.repository as Repository<Value> | undefined; // one codec per store
      const made =
        known ??
        createMemoryRepository(codec, {
          rows: later[codec.store] ?? [],
          ...(capacity === undefined ? {} : { capacity }),
        });
      repositories.set(codec.store, {
        codec: codec as Codec<unknown>,
        repository: made as Repository<unknown>,
      });
      return made;
    },
    async setAside() {
      const all = await Promise.all(
        [...repositories.values()].map(({ repository }) => repository.setAside()),
      );
      return ok(all.flatMap(found => (found.ok ? found.value : [])));
    },
    async dump() {
      const all = await Promise.all(
        [...repositories.values()].map(async ({ codec, repository }) => {
          const listed = await repository.list();
          return listed.ok
            ? listed.value.values.map(value => ({ store: codec.store, row: writeRow(codec, value) }))
            : [];
        }),
      );
      return ok(all.flat());
    },
    async merge(merged) {
      let added = 0;
      let setAside = 0;
      for (const { store, row } of merged) {
        const open = repositories.get(store);
        const value = open && readRow(open.codec, row);
        const here = await open?.repository.get(String(row[STORES[store]]));
        if (here?.ok && here.value !== undefined) continue;
        if (value?.ok === false || store === 'meta') setAside += 1;
        else added += 1;
        if (value?.ok) await open?.repository.put(value.value);
        else later[store] = [...(later[store] ?? []), row];
      }
      return ok({ added, setAside });
    },
    async wipe() {
      repositories.clear();
      return ok(undefined);
    },
  };
}
