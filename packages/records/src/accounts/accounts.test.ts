import { err, ok } from '@app/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Codec } from '../storage/codec';
import type { Accounts } from './account';
import { createAccounts } from './accounts';
import type { AccountRows, Database } from './database';

const unavailable = err({ code: 'storage/unavailable' } as const);
/** An open database with only what the tests ask of it. */
const database = (parts: Partial<Database>, rows: Partial<AccountRows> = {}) =>
  ok({
    accountOf: (person: string) => person,
    claim: async () => ok(undefined),
    account: (id: string) => ({ id, ...rows }),
    ...parts,
  } as Database);
const LIN = { key: 'lin', hasEmail: true, savedAt: 0 };

it('[A4] forgetting retries a database that did not open at the start', async () => {
  const wipe = vi.fn(async () => ok(undefined));
  const open = vi.fn().mockResolvedValueOnce(unavailable).mockResolvedValueOnce(database({ wipe }));
  const store = createAccounts(open);
  expect(await store.state()).toBe('storage/unavailable');
  expect(await store.wipeAll()).toEqual(ok(undefined));
  expect(wipe).toHaveBeenCalledOnce();
});

it('[A4] a browser without storage has nothing to forget', async () => {
  expect(await createAccounts(async () => unavailable).wipeAll()).toEqual(ok(undefined));
});

it('[A35] the database is requested again after its code could not be fetched', async () => {
  const open = vi.fn().mockRejectedValueOnce(new TypeError('no chunk')).mockResolvedValueOnce(database({}));
  const store = createAccounts(open);
  await expect(store.state()).rejects.toThrow('no chunk');
  expect(await store.state()).toBe('lasting');
});

it('[A35] the database is reopened after the browser ended the connection, and not for a newer version', async () => {
  let close: (why: 'lost' | 'newer') => void = () => undefined;
  const [first, second] = [vi.fn(async () => ok([])), vi.fn(async () => ok([]))];
  const open = vi
    .fn()
    .mockImplementationOnce(async (onClosed: typeof close) => {
      close = onClosed;
      return database({}, { dump: first });
    })
    .mockResolvedValueOnce(unavailable)
    .mockResolvedValueOnce(database({}, { dump: second }));
  const store = createAccounts(open);
  await store.enter(LIN);
  await store.dump();
  close('newer');
  await store.dump();
  expect(open).toHaveBeenCalledOnce();
  close('lost');
  // It cannot be opened yet: the dead connection answers, and nothing counts as kept in memory.
  await store.dump();
  expect(first).toHaveBeenCalledTimes(3);
  await store.dump();
  expect(second).toHaveBeenCalledOnce();
});

describe('a repository held while its account is deleted', () => {
  const texts = { store: 'texts' } as Codec<unknown>;
  const put = vi.fn(async () => ok(undefined));
  const repository = () => ({ put, list: async () => ok({ values: [], setAside: 0 }) }) as never;
  const hold = async (wipe: AccountRows['wipe']) => {
    put.mockClear();
    const opened = database({ wipe: async () => ok(undefined) }, { repository, wipe });
    const store = createAccounts(async () => opened);
    await store.enter(LIN);
    return { store, held: await store.repository(texts) };
  };

  it.each([
    { how: 'by forgetting me', forget: (store: Accounts) => store.wipe() },
    { how: 'by forgetting everybody', forget: (store: Accounts) => store.wipeAll() },
    { how: 'in another tab', forget: (store: Accounts) => store.shut() },
  ])('[R203] $how writes nothing more', async ({ forget }) => {
    const { store, held } = await hold(async () => ok(undefined));
    expect(await held.put('before')).toEqual(ok(undefined));
    const forgetting = forget(store);
    await forgetting;
    expect(await held.put('after')).toEqual(unavailable);
    expect(put).toHaveBeenCalledOnce();
    if (store.id === undefined) return;
    // The same person begins again.
    await store.enter(LIN);
    expect(await (await store.repository(texts)).put('again')).toEqual(ok(undefined));
  });

  it('[R203] resumes writing when the database refused to forget', async () => {
    const { store, held } = await hold(async () => err({ code: 'storage/unavailable' }));
    await store.wipe();
    expect(await held.put('after')).toEqual(ok(undefined));
  });
});

describe('[R624] a person arriving while another is still being found', () => {
  /** Finds Lin only on request, and everybody else at once. */
  const slowly = () => {
    let answer: () => void = () => undefined;
    const waits = new Promise<void>(resolve => {
      answer = resolve;
    });
    const claim = vi.fn(async (id: string) => {
      if (id === 'lin') await waits;
      return ok(undefined);
    });
    return { store: createAccounts(async () => database({ claim })), answer: () => answer() };
  };

  it('is the current one', async () => {
    const { store, answer } = slowly();
    const lin = store.enter(LIN);
    await store.enter({ ...LIN, key: 'chen' });
    answer();
    await lin;
    expect(store.id).toBe('chen');
  });

  it('is nobody after a sign-out', async () => {
    const { store, answer } = slowly();
    const lin = store.enter(LIN);
    await Promise.resolve();
    store.leave();
    answer();
    await lin;
    expect(store.id).toBeUndefined();
  });
});
