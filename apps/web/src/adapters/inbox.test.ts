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
    match: async ({ url }: { url: string }) => stored.get(url),
    delete: async ({ url }: { url: string }) => stored.delete(url),
  };
  return { has: async () => true, open: async () => cache } as unknown as CacheStorage;
}

describe('[R466] the inbox of shared photos', () => {
  it('gives each photo once, with its name and type', async () => {
    const inbox = createInbox(
      () => NOW,
      storeWith({ at: NOW - 5, name: '客厅.png' }, { at: NOW - 4, name: 'b.png' }),
    );
    expect(await inbox.isEmpty()).toBe(false);
    const files = await inbox.take();
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['客厅.png', 'image/png'],
      ['b.png', 'image/png'],
    ]);
    expect(await files[0]?.text()).toBe('bytes');
    expect(await inbox.isEmpty()).toBe(true);
    expect(await inbox.take()).toEqual([]);
  });

  it.each([
    { age: 3_599_999, given: 1 },
    { age: 3_600_000, given: 0 },
    { age: Number.NaN, given: 0 },
  ])('[A45] of one that waited $age ms it gives $given, and keeps nothing', async ({ age, given }) => {
    const inbox = createInbox(() => NOW, storeWith({ at: NOW - age, name: 'a.png' }));
    expect(await inbox.take()).toHaveLength(given);
    expect(await inbox.isEmpty()).toBe(true);
  });

  it('is empty where the browser has no such store', async () => {
    const none = { has: async () => false } as unknown as CacheStorage;
    expect(await createInbox(() => NOW, none).isEmpty()).toBe(true);
    expect(await createInbox(() => NOW, none).take()).toEqual([]);
  });
});
