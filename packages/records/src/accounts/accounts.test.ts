import { err, ok } from '@app/kernel';
import { expect, it, vi } from 'vitest';
import { createAccounts } from './accounts';
import type { AccountRows, Database } from './database';

const unavailable = err({ code: 'storage/unavailable' } as const);
/** A database that opened; nothing but what a test asks of it is there. */
const database = (parts: Partial<Database>, rows: Partial<AccountRows> = {}) =>
  ok({
    accountOf: (person: string) => person,
    claim: async () => ok(undefined),
    account: (id: string) => ({ id, ...rows }),
    ...parts,
  } as Database);
const LIN = { key: 'lin', hasEmail: true, savedAt: 0 };

it('[A4] forgetting tries a database once more that did not open at the start', async () => {
  const wipe = vi.fn(async () => ok(undefined));
  const open = vi.fn().mockResolvedValueOnce(unavailable).mockResolvedValueOnce(database({ wipe }));
  const store = createAccounts(open);
  expect(await store.state()).toBe('storage/unavailable');
  expect(await store.wipeAll()).toEqual(ok(undefined));
  expect(wipe).toHaveBeenCalledOnce();
});

it('[A4] where a browser keeps nothing there is nothing to forget', async () => {
  expect(await createAccounts(async () => unavailable).wipeAll()).toEqual(ok(undefined));
});

it('[A35] is asked for again after its code could not be fetched', async () => {
  const open = vi.fn().mockRejectedValueOnce(new TypeError('no chunk')).mockResolvedValueOnce(database({}));
  const store = createAccounts(open);
  await expect(store.state()).rejects.toThrow('no chunk');
  expect(await store.state()).toBe('lasting');
});

it('[A35] is opened again after the browser ended the connection, and not for a newer version', async () => {
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
  // It cannot be opened yet: the dead connection answers, and nothing is taken for kept in memory.
  await store.dump();
  expect(first).toHaveBeenCalledTimes(3);
  await store.dump();
  expect(second).toHaveBeenCalledOnce();
});
