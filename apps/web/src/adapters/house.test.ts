import { err, ok } from '@app/kernel';
import type { House } from '@app/records/indexeddb';
import { expect, it, vi } from 'vitest';
import { createHouseStore } from './house';

const unavailable = err({ code: 'storage/unavailable' });
/** A database that opened; nothing but what a test asks of it is there. */
const house = (parts: Partial<House>) => ok(parts as House);

it('[A4] forgetting tries a database once more that did not open at the start', async () => {
  const wipe = vi.fn(async () => ok(undefined));
  const open = vi.fn().mockResolvedValueOnce(unavailable).mockResolvedValueOnce(house({ wipe }));
  const store = createHouseStore(open);
  expect(await store.lasting()).toBe(false);
  expect(await store.wipe()).toEqual(ok(undefined));
  expect(wipe).toHaveBeenCalledOnce();
});

it('[A4] where a browser keeps nothing there is nothing to forget', async () => {
  expect(await createHouseStore(async () => unavailable).wipe()).toEqual(ok(undefined));
});

it('[A35] is asked for again after its code could not be fetched', async () => {
  const open = vi.fn().mockRejectedValueOnce(new TypeError('no chunk')).mockResolvedValueOnce(house({}));
  const store = createHouseStore(open);
  await expect(store.lasting()).rejects.toThrow('no chunk');
  expect(await store.lasting()).toBe(true);
});

it('[A35] is opened anew after the browser ended the connection, and not for a newer version', async () => {
  let close: (why: 'lost' | 'newer') => void = () => undefined;
  const [first, second] = [vi.fn(async () => ok([])), vi.fn(async () => ok([]))];
  const open = vi
    .fn()
    .mockImplementationOnce(async (onClosed: typeof close) => {
      close = onClosed;
      return house({ dump: first });
    })
    .mockResolvedValueOnce(unavailable)
    .mockResolvedValueOnce(house({ dump: second }));
  const store = createHouseStore(open);
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
