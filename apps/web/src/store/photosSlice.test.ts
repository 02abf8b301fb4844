import { err } from '@app/kernel';
import { asTaken, type PixelReading, parseReading } from '@app/photo';
import type { Accounts } from '@app/records';
import { PHOTOS } from '@app/records/indexeddb';
import { describe, expect, it } from 'vitest';
import { fakePorts } from '../testing/fakePorts';
import { createMemoryAccounts, withRepository } from '../testing/memoryAccounts';
import { createAppStore } from './store';

/** The smallest PNG: one clear pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  sign => sign.charCodeAt(0),
);
const photo = (name: string, more: readonly number[] = []) =>
  new File([PIXEL, Uint8Array.from(more)], name, { type: 'image/png' });
/** A file that became unreadable between choosing and reading. */
const withdrawn = (name: string) =>
  Object.assign(photo(name), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });

describe('unreadable photos', () => {
  it('[A39] are marked and still count, and later ones are added', async () => {
    const store = createAppStore(fakePorts());
    await store.getState().addFiles([withdrawn('gone.png'), photo('hall.png')], () => undefined);
    expect(store.getState().photos.map(({ name, state }) => [name, state])).toEqual([
      ['gone.png', 'unreadable'],
      ['hall.png', 'unreadable'], // the fake workshop decodes nothing
    ]);
    expect(store.getState().photos[1]?.hash).toMatch(/^[\da-f]+$/);
  });

  it('[A39, A35] never stop the others from being stored', async () => {
    const gone = withdrawn('gone.png');
    const accounts = createMemoryAccounts();
    const browser = withRepository(accounts, async codec => {
      const repository = await accounts.repository(codec);
      return {
        ...repository,
        // As IndexedDB does with a file whose bytes it cannot copy: nothing of the write is kept.
        putAll: async values =>
          values.some(value => (value as { readonly blob: Blob }).blob === gone) // only photos are put here
            ? err({ code: 'storage/unavailable' })
            : repository.putAll(values),
      };
    });
    const store = createAppStore(fakePorts({ accounts: browser }));
    const said: unknown[] = [];
    await store.getState().addFiles([gone, photo('hall.png')], message => said.push(message));
    const repository = await (await accounts.repository(PHOTOS)).list();
    expect(repository.ok && repository.value.values.map(({ name }) => name)).toEqual([
      'gone.png',
      'hall.png',
    ]);
    expect(said).toEqual([]);
  });
});

describe('removing while others are being read', () => {
  it('[R44] clearing removes photos that were still waiting', async () => {
    const ports = fakePorts();
    const store = createAppStore(ports);
    const adding = store.getState().addFiles([photo('a.png', [1]), photo('b.png', [2])], () => undefined);
    await store.getState().clearPhotos();
    await adding;
    expect(store.getState().photos).toEqual([]);
    expect([...store.getState().pictures.keys()]).toEqual([]);
    const repository = await (await ports.accounts.repository(PHOTOS)).list();
    expect(repository.ok && repository.value.values).toEqual([]);
  });
});

describe('writing', () => {
  /** Accounts that report the photos of each write. */
  function watchedAccounts() {
    const accounts = createMemoryAccounts();
    const writes: string[][] = [];
    const watched = withRepository(accounts, async codec => {
      const repository = await accounts.repository(codec);
      return {
        ...repository,
        putAll(values) {
          writes.push(values.map(value => (value as { readonly name: string }).name)); // only photos are put here
          return repository.putAll(values);
        },
      };
    });
    return { accounts: watched, writes };
  }

  const never = () => new Promise<never>(() => undefined);
  const { images } = fakePorts();
  const namesIn = async (accounts: Accounts) => {
    const listed = await (await accounts.repository(PHOTOS)).list();
    return listed.ok ? listed.value.values.map(({ name }) => name) : [];
  };

  it('[A35] is limited to changes: turning one photo does not rewrite the others', async () => {
    const { accounts, writes } = watchedAccounts();
    const store = createAppStore(fakePorts({ accounts }));
    await store.getState().addFiles([photo('a.png', [1]), photo('b.png', [2])], () => undefined);
    // Both are broken for the fake workshop, and stored again without a byte (R628).
    expect(writes.flat().toSorted()).toEqual(['a.png', 'a.png', 'b.png', 'b.png']);
    writes.length = 0;
    await store.getState().rotatePhoto(store.getState().photos[1]?.id ?? '');
    await store.getState().rereadPhotos();
    await store.getState().captionPhoto(store.getState().photos[0]?.id ?? '', 'Hall');
    expect(writes).toEqual([['b.png'], ['a.png']]);
  });

  it('[A35, R220] skips a photo still being read, whose place is not yet removed', async () => {
    const { accounts, writes } = watchedAccounts();
    const store = createAppStore(fakePorts({ accounts }));
    const adding = store.getState().addFiles([photo('a.png', [1]), photo('b.png', [2])], () => undefined);
    await store.getState().rotatePhoto(store.getState().photos[1]?.id ?? '');
    expect(writes).toEqual([]);
    await adding;
    expect(new Set(writes.flat())).toEqual(new Set(['a.png', 'b.png']));
  });

  it('[R1094] a reload before a photo is drawn loses none: the next visit draws it', async () => {
    const accounts = createMemoryAccounts();
    const left = createAppStore(fakePorts({ accounts, images: { ...images, scale: never } }));
    void left.getState().addFiles([photo('a.png', [1]), photo('b.png', [2])], () => undefined);
    const stored = async () => {
      const listed = await (await accounts.repository(PHOTOS)).list();
      return listed.ok ? listed.value.values.map(({ name, state }) => `${name} ${state}`) : [];
    };
    await expect.poll(stored).toEqual(['a.png reading', 'b.png reading']);
    const drawn = { width: 1, height: 1, picture: new Blob(['thumb']) };
    const scale = async () => ({ ok: true as const, value: drawn });
    const next = createAppStore(fakePorts({ accounts, images: { ...images, scale } }));
    await next.getState().loadPhotos(() => undefined);
    await expect.poll(stored).toEqual(['a.png ready', 'b.png ready']);
    expect(next.getState().adding).toBeUndefined();
  });

  it('[R1094, R222, R225] a photo drawn at the next visit has the direction of its camera, and its hash', async () => {
    const accounts = createMemoryAccounts();
    const takenAt = { year: 2026, month: 11, day: 10, hour: 9, minute: 46, second: 0, offsetMinutes: 480 };
    const exposure = { focalLength35: 26, fNumber: 1.8, exposureTime: 1 / 120, iso: 64 };
    const bytes = Uint8Array.from(asTaken(PIXEL, { takenAt, direction: 130, ...exposure }));
    const left = createAppStore(fakePorts({ accounts, images: { ...images, scale: never } }));
    void left.getState().addFiles([new File([bytes], 'a.png', { type: 'image/png' })], () => undefined);
    await expect.poll(() => namesIn(accounts)).toEqual(['a.png']);
    const { hash, reading } = left.getState().photos[0] ?? {};
    expect(parseReading(reading)?.capture.direction?.degrees).toBe(130);
    const pixels: PixelReading = { sharpness: 40, busyness: 5, likeness: '0123456789abcdef', accents: [] };
    const drawn = { width: 1, height: 1, picture: new Blob(['thumb']), pixels };
    const scale = async () => ({ ok: true as const, value: drawn });
    const next = createAppStore(fakePorts({ accounts, images: { ...images, scale } }));
    await next.getState().loadPhotos(() => undefined);
    await expect.poll(() => next.getState().photos[0]?.state).toBe('ready');
    const [photo] = next.getState().photos;
    expect(parseReading(photo?.reading)).toEqual({ ...parseReading(reading), pixels });
    expect(photo?.hash).toBe(hash);
  });

  it('[R247, R1094] where the code that draws is missing, stored photos stay and are drawn at a later visit', async () => {
    const accounts = createMemoryAccounts();
    const scale = async () => err('missing' as const);
    const said: unknown[] = [];
    const missing = { ...images, scale };
    const store = createAppStore(fakePorts({ accounts, images: missing }));
    await store.getState().addFiles([photo('a.png', [1])], message => said.push(message));
    expect(store.getState().photos.map(({ name }) => name)).toEqual(['a.png']);
    expect(said).toEqual([{ code: 'app/part-missing' }]);
    // R1094: nor is it swallowed at the visit that draws it.
    const next = createAppStore(fakePorts({ accounts, images: missing }));
    await next.getState().loadPhotos(message => said.push(message));
    await expect.poll(() => said).toHaveLength(2);
    expect(next.getState().photos.map(({ name, state }) => [name, state])).toEqual([['a.png', 'reading']]);
    expect(next.getState().adding).toBeUndefined();
    expect(await namesIn(accounts)).toEqual(['a.png']);
  });

  it('[R233, R1094] stopping leaves out what is not stored yet; the rest is drawn, and the next are counted anew', async () => {
    const accounts = createMemoryAccounts();
    let goOn = () => {};
    const release = new Promise<void>(resolve => {
      goOn = resolve;
    });
    const slow: typeof images = {
      ...images,
      read: (file, tells) => (file.name === 'c.png' ? never() : images.read(file, tells)),
      scale: async () => {
        await release;
        return { ok: true, value: { width: 1, height: 1, picture: new Blob(['thumb']) } };
      },
    };
    const store = createAppStore(fakePorts({ accounts, images: slow }));
    const shown = () => store.getState().photos.map(({ name, state }) => `${name} ${state}`);
    void store
      .getState()
      .addFiles([photo('a.png', [1]), photo('b.png', [2]), photo('c.png', [3])], () => undefined);
    await expect.poll(() => namesIn(accounts)).toEqual(['a.png', 'b.png']);
    expect(await store.getState().stopAdding()).toBeUndefined();
    expect(shown()).toEqual(['a.png reading', 'b.png reading']);
    expect(store.getState().adding).toBeUndefined();
    expect(await namesIn(accounts)).toEqual(['a.png', 'b.png']);
    void store.getState().addFiles([photo('d.png', [4]), photo('c.png', [5])], () => undefined);
    goOn();
    await expect.poll(shown).toEqual(['a.png ready', 'b.png ready', 'd.png ready', 'c.png reading']);
    await expect.poll(() => store.getState().adding).toEqual({ done: 1, total: 2 });
  });

  it('[R233, A35] stopping says why what stays could not be stored', async () => {
    const full = withRepository(createMemoryAccounts(), refusing(createMemoryAccounts()));
    const store = createAppStore(fakePorts({ accounts: full, images: { ...images, scale: never } }));
    void store.getState().addFiles([photo('a.png')], () => undefined);
    await expect.poll(() => store.getState().photos[0]?.hash).toBeDefined();
    expect(await store.getState().stopAdding()).toEqual({ code: 'storage/full' });
  });

  it('[A35] a change that a full device refuses is reported, and still shows in this tab', async () => {
    const full = withRepository(createMemoryAccounts(), refusing(createMemoryAccounts()));
    const store = createAppStore(fakePorts({ accounts: full }));
    const said: unknown[] = [];
    await store.getState().addFiles([photo('a.png')], message => said.push(message));
    expect(said).toEqual([{ code: 'storage/full' }]);
    const [first] = store.getState().photos;
    expect(await store.getState().rotatePhoto(first?.id ?? '')).toEqual({ code: 'storage/full' });
    expect(store.getState().photos[0]?.turns).toBe(1);
  });

  it('[A35] a photo too large for the disk does not block changes to others', async () => {
    const accounts = createMemoryAccounts();
    const browser = withRepository(accounts, async codec => {
      const repository = await accounts.repository(codec);
      return {
        ...repository,
        putAll: async values =>
          values.some(value => (value as { readonly name: string }).name === 'large.png') // only photos are put here
            ? err({ code: 'storage/full' })
            : repository.putAll(values),
      };
    });
    const store = createAppStore(fakePorts({ accounts: browser }));
    await store.getState().addFiles([photo('large.png', [1]), photo('hall.png', [2])], () => undefined);
    expect(await store.getState().rotatePhoto(store.getState().photos[1]?.id ?? '')).toEqual({
      code: 'storage/full',
    });
    const repository = await (await accounts.repository(PHOTOS)).list();
    expect(repository.ok && repository.value.values.map(({ name, turns }) => [name, turns])).toEqual([
      ['hall.png', 1],
    ]);
  });

  it('[A35] a photo that a full device refused stays in this tab when another tab writes', async () => {
    const full = withRepository(createMemoryAccounts(), refusing(createMemoryAccounts()));
    const store = createAppStore(fakePorts({ accounts: full }));
    await store.getState().loadPhotos(() => undefined);
    await store.getState().addFiles([photo('a.png')], () => undefined);
    await store.getState().rereadPhotos();
    expect(store.getState().photos.map(({ name }) => name)).toEqual(['a.png']);
  });

  it('[R866] photos another tab added while these were being read are shown', async () => {
    const accounts = createMemoryAccounts();
    const other = createAppStore(fakePorts({ accounts }));
    let isRead = false;
    const slow = withRepository(accounts, async codec => {
      const repository = await accounts.repository(codec);
      const list = async () => {
        const listed = await repository.list();
        if (isRead) return listed;
        isRead = true;
        await other.getState().addFiles([photo('a.png')], () => undefined);
        await store.getState().rereadPhotos();
        return listed;
      };
      return { ...repository, list };
    });
    const store = createAppStore(fakePorts({ accounts: slow }));
    await store.getState().loadPhotos(() => undefined);
    expect(store.getState().photos.map(({ name }) => name)).toEqual(['a.png']);
  });

  it('[A35] an unreadable store is read again, and nothing is duplicated', async () => {
    const accounts = createMemoryAccounts();
    let broken = true;
    const flaky = withRepository(accounts, async codec => {
      const repository = await accounts.repository(codec);
      const list = async () =>
        broken ? err({ code: 'storage/unavailable' } as const) : await repository.list();
      return { ...repository, list };
    });
    const store = createAppStore(fakePorts({ accounts: flaky }));
    await store.getState().loadPhotos(() => undefined);
    expect(store.getState().photosState).toBe('unread');
    expect(store.getState().photosUnreadable).toBe(true);
    await store.getState().addFiles([photo('a.png')], () => undefined);
    broken = false;
    await store.getState().loadPhotos(() => undefined);
    expect(store.getState().photos.map(({ name }) => name)).toEqual(['a.png']);
    expect(store.getState().photosState).toBe('ready');
    expect(store.getState().photosUnreadable).toBe(false);
  });

  const refusing =
    (accounts: Accounts): Accounts['repository'] =>
    async codec => ({
      ...(await accounts.repository(codec)),
      putAll: async () => err({ code: 'storage/full' }),
    });
});

describe('[R232] switching reading off', () => {
  const kept = {
    id: '1',
    name: 'hall.png',
    type: 'image/png',
    size: 3,
    state: 'unreadable',
    turns: 0,
  } as const;
  const reading = '{"capture":{"focalLength35":26}}';
  const withPhoto = async () => {
    const accounts = createMemoryAccounts();
    const repository = await accounts.repository(PHOTOS);
    await repository.put({ ...kept, position: 0, blob: new Blob(['png']), wall: 'S', reading });
    const readings = async () => {
      const listed = await repository.list();
      return listed.ok && listed.value.values.map(each => each.reading);
    };
    return { ports: fakePorts({ accounts }), repository, readings };
  };

  it('in another tab applies here at once, even to a photo being added', async () => {
    const { ports, readings } = await withPhoto();
    const asked: boolean[] = [];
    const read: typeof ports.images.read = (file, tells) => {
      asked.push(tells);
      return ports.images.read(file, tells);
    };
    const store = createAppStore({ ...ports, images: { ...ports.images, read } });
    await store.getState().loadPhotos(() => undefined);
    expect(store.getState().photos[0]?.reading).toBe(reading);
    // As `reread` delivers it, before and after the other tab's message arrives.
    ports.textStore.write('photo-reading', 'off');
    await store.getState().addFiles([photo('new.png')], () => undefined);
    expect(asked).toEqual([false]);
    await store.getState().rereadReadsPhotos();
    expect(store.getState().readsPhotos).toBe(false);
    expect(store.getState().photos.map(each => [each.reading, each.wall])).toEqual([
      [undefined, 'S'],
      [undefined, undefined],
    ]);
    expect(await readings()).toEqual([undefined, undefined]);
    ports.textStore.remove('photo-reading');
    await store.getState().rereadReadsPhotos();
    expect(store.getState().readsPhotos).toBe(true);
  });

  it('hides and discards every reading, stored or still to come', async () => {
    const { ports, repository, readings } = await withPhoto();
    ports.textStore.write('photo-reading', 'off');
    const store = createAppStore(ports);
    await store.getState().loadPhotos(() => undefined);
    expect(store.getState().photos[0]).not.toHaveProperty('reading');
    expect(await readings()).toEqual([undefined]);
    await repository.put({ ...kept, id: '2', position: 1, blob: new Blob(['png']), reading });
    await store.getState().rereadPhotos();
    expect(store.getState().photos.map(each => each.reading)).toEqual([undefined, undefined]);
    expect(await readings()).toEqual([undefined, undefined]);
  });
});
