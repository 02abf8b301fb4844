import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInbox, type InboxWord } from './inbox';

const NOW = 1_790_000_000_000;

/** A worker holding photos sent at an instant, which answers like ours. */
function worker(at: number, ...names: readonly string[]) {
  const photos = names.map(name => new File(['bytes'], name, { type: 'image/png' }));
  let isEmpty = photos.length === 0;
  const asked: string[] = [];
  const open = () => {
    const channel = {
      onmessage: undefined as ((event: { readonly data: InboxWord }) => void) | undefined,
      close: () => undefined,
      postMessage(word: InboxWord) {
        if (!('ask' in word)) return;
        asked.push(word.ask);
        if (isEmpty) return;
        isEmpty = true;
        // A broadcast reaches everybody.
        for (const each of open.channels) each.onmessage?.({ data: { to: word.ask, at, photos } });
      },
    };
    open.channels.push(channel);
    return channel as unknown as BroadcastChannel;
  };
  open.channels = [] as { onmessage: ((event: { readonly data: InboxWord }) => void) | undefined }[];
  return { open, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const inTime = async <Value>(waiting: Promise<Value>) => {
  await vi.runAllTimersAsync();
  return waiting;
};

describe('[R466] the inbox of shared photos', () => {
  it('[R248] shows what the worker holds, only to the page that asked, and gives each photo once', async () => {
    const { open } = worker(NOW - 5, '客厅.png', 'b.png');
    const [inbox, other] = [createInbox(() => NOW, 'me', open), createInbox(() => NOW, 'other', open)];
    const looks = Promise.all([inbox.look(0), other.look(0)]);
    const result = (files: readonly File[]) => files.map(({ name, type }) => [name, type]);
    const all = [
      ['客厅.png', 'image/png'],
      ['b.png', 'image/png'],
    ];
    expect((await inTime(looks)).map(result)).toEqual([all, []]);
    // It is still there for the next look, as after signing in.
    expect(result(await inTime(inbox.look(0)))).toEqual(all);
    const taken = await inbox.take();
    expect(result(taken)).toEqual(all);
    expect(await taken[0]?.text()).toBe('bytes');
    expect(await inTime(inbox.look(0))).toEqual([]);
    expect(await inbox.take()).toEqual([]);
  });

  it('overlapping requests ask once', async () => {
    const { open, asked } = worker(NOW - 5, 'a.png');
    const inbox = createInbox(() => NOW, 'me', open);
    const found = await inTime(Promise.all([inbox.look(0), inbox.look(0)]));
    expect([asked, found.map(files => files.length)]).toEqual([['me'], [1, 1]]);
    // A loaded page needs no asking: a page is opened for one share.
    expect(await inbox.look(0)).toHaveLength(1);
    expect(asked).toEqual(['me']);
  });

  it.each([
    { age: 3_599_999, since: 0, given: 1 },
    { age: 3_600_000, since: 0, given: 0 },
    { age: Number.NaN, since: 0, given: 0 },
    { age: 5, since: NOW - 5, given: 0 },
    { age: 4, since: NOW - 5, given: 1 },
  ])('[A45] a photo that waited $age ms, with a sign-out at $since: it shows $given', async result => {
    const inbox = createInbox(() => NOW, 'me', worker(NOW - result.age, 'a.png').open);
    expect(await inTime(inbox.look(result.since))).toHaveLength(result.given);
    // Photos not shown are dropped.
    expect(await inbox.take()).toHaveLength(result.given);
  });

  it('is empty where nothing was shared, and in browsers without channels', async () => {
    expect(await inTime(createInbox(() => NOW, 'me', worker(NOW).open).look(0))).toEqual([]);
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(await inTime(createInbox(() => NOW, 'me').look(0))).toEqual([]);
    vi.unstubAllGlobals();
  });
});
