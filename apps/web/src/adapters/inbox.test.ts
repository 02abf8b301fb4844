import { describe, expect, it } from 'vitest';
import { createInbox } from './inbox';

const NOW = 1_790_000_000_000;

function storeWith(...rows: readonly { readonly at: number; readonly name: string }[]) {
  const stored = new Map(
    rows.map(({ at, name }) => {
      const headers = { 'x-name': encodeURIComponent(name), 'content-type': 'image/png' };
      return [`https://app.example/shared-photos/${at}`, new Response('bytes', { headers })];
    }),
  );
  const cache = {
    keys: async () => [...stored.keys()].map(url => ({ url })),
    match: async ({ url }: { url: string }) => stored.get(url)?.clone(),
    delete: async ({ url }: { url: string }) => stored.delete(url),
  };
  return { has: async () => true, open: async () => cache } as unknown as CacheStorage;
}

describe('[R466] the inbox of shared photos', () => {
  it('[R248] shows its photos with name and type, and gives each once', async () => {
    const store = storeWith({ at: NOW - 5, name: '客厅.png' }, { at: NOW - 4, name: 'b.png' });
    const [inbox, other] = [createInbox(() => NOW, store), createInbox(() => NOW, store)];
    const told = (files: readonly File[]) => files.map(({ name, type }) => [name, type]);
    const all = [
      ['客厅.png', 'image/png'],
      ['b.png', 'image/png'],
    ];
    expect(told(await inbox.look(0))).toEqual(all);
    expect(told(await inbox.look(0))).toEqual(all);
    // Two tabs that take at once.
    const taken = await Promise.all([inbox.take(), other.take()]);
    expect(told(taken.flat()).toSorted()).toEqual(all.toSorted());
    expect(await taken.flat()[0]?.text()).toBe('bytes');
    expect(await inbox.look(0)).toEqual([]);
    expect(await inbox.take()).toEqual([]);
  });

  it.each([
    { age: 3_599_999, since: 0, given: 1 },
    { age: 3_600_000, since: 0, given: 0 },
    { age: Number.NaN, since: 0, given: 0 },
    { age: 5, since: NOW - 5, given: 0 },
    { age: 4, since: NOW - 5, given: 1 },
  ])('[A45] of one that waited $age ms, somebody signed out at $since, it shows $given', async told => {
    const inbox = createInbox(() => NOW, storeWith({ at: NOW - told.age, name: 'a.png' }));
    expect(await inbox.look(told.since)).toHaveLength(told.given);
    // What is not shown is dropped.
    expect(await inbox.take()).toHaveLength(told.given);
  });

  it('is empty where the browser has no such store', async () => {
    const none = { has: async () => false } as unknown as CacheStorage;
    expect(await createInbox(() => NOW, none).look(0)).toEqual([]);
    expect(await createInbox(() => NOW, none).take()).toEqual([]);
  });
});
