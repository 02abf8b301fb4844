import { err, millis } from '@app/kernel';
import { expect, it } from 'vitest';
import { createMemoryRepository } from '../storage/memory';
import { photoCodec } from '../storage/photoCodec';
import type { Repository } from '../storage/repository';
import { type StoredPhoto, withPositions } from '../storage/storedPhoto';
import type { Photo } from './photo';
import { createPhotoStore, type PhotoSet } from './photoStore';
import { readPhotos } from './readPhotos';
import { addPhotos, rotatePhoto } from './selection';

interface Bytes {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}
const isBytes = (value: unknown): value is Bytes =>
  typeof value === 'object' && value !== null && 'size' in value;
const file = (name: string): Bytes => ({ name, type: 'image/png', size: 9 });

/** A home whose photos are read, scaled and kept in memory, with what it wrote, said and counted. */
function home(
  change: (
    repository: Repository<StoredPhoto<Bytes>>,
  ) => Partial<Repository<StoredPhoto<Bytes>>> = () => ({}),
) {
  let now: PhotoSet<Bytes> = { photos: [], pictures: new Map() };
  const memory = createMemoryRepository(photoCodec(isBytes));
  const writes: string[] = [];
  const repository = {
    ...memory,
    putAll: (rows: readonly StoredPhoto<Bytes>[]) => {
      writes.push(...rows.map(({ name }) => name));
      return memory.putAll(rows);
    },
    ...change(memory),
  };
  const store = createPhotoStore<Bytes>(async () => repository);
  const said: { readonly code: string }[] = [];
  const show = (next: Partial<PhotoSet<Bytes>>) => {
    now = { ...now, ...next };
  };
  const add = async (
    files: readonly Bytes[],
    more: {
      readonly isHere?: () => boolean;
      readonly onDone?: () => void;
      readonly onFormat?: () => Promise<unknown>;
    } = {},
  ) => {
    const { photos, taken } = addPhotos(now.photos, files, millis(1));
    show({ photos });
    await readPhotos<Bytes, Bytes, { readonly at?: string }, string, { readonly code: string }>(
      taken,
      {
        workshop: {
          read: async ({ name, ...rest }) =>
            name === 'gone.png'
              ? err('unreadable')
              : {
                  ok: true,
                  value: {
                    reading: {
                      hash: name,
                      header: {
                        format: 'png',
                        size: { width: name === 'vast.png' ? 20_000 : 40, height: 30 },
                      },
                    },
                    capture: { at: 'noon' },
                    cleaned: { name, ...rest },
                  },
                },
          scale: async chosen => ({
            ok: true,
            value: { width: 40, height: 30, picture: chosen, pixels: 'bright' },
          }),
        },
        now: () => now,
        show,
        tells: () => true,
        format: async reading => {
          await more.onFormat?.();
          return JSON.stringify(reading);
        },
        captureOf: async text => JSON.parse(text ?? '{}').capture ?? {},
        empty: ({ name, type }) => ({ name, type, size: 0 }),
      },
      {
        isHere: more.isHere ?? (() => true),
        keep: async () => (await store.keep(now)).failed,
        report: message => said.push(message),
        onDone: more.onDone ?? (() => undefined),
      },
    );
  };
  return { store, memory, writes, said, add, show, now: () => now };
}

const names = (photos: readonly Photo[]) => photos.map(({ name, state }) => `${name} ${state}`);

it('[A35, R231, R1094] photos are read, stored, scaled and stored again', async () => {
  const { add, now, writes, memory } = home();
  await add([file('a.png'), file('b.png')]);
  expect(names(now().photos)).toEqual(['a.png ready', 'b.png ready']);
  expect(now().photos[0]).toMatchObject({
    hash: 'a.png',
    width: 40,
    reading: '{"capture":{"at":"noon"},"pixels":"bright"}',
  });
  expect(now().pictures.get(now().photos[0]?.id ?? '')?.thumb).toEqual(file('a.png'));
  expect(writes.toSorted()).toEqual(['a.png', 'a.png', 'b.png', 'b.png']);
  const stored = await memory.list();
  expect(stored.ok && stored.value.values.map(({ position }) => position)).toEqual([0, 1]);
});

it('[A39] a file that became unreadable is marked and stored empty; one too large is refused; the others continue', async () => {
  const { add, now, said } = home();
  await add([file('gone.png'), file('vast.png'), file('hall.png')]);
  expect(names(now().photos)).toEqual(['gone.png unreadable', 'hall.png ready']);
  expect([...now().pictures.values()].map(({ name, blob }) => [name, blob.size])).toEqual([
    ['gone.png', 0],
    ['hall.png', 9],
  ]);
  expect(said.map(({ code }) => code)).toEqual(['photos/too-many-pixels']);
});

it('[R233] each photo read is counted, and those removed meanwhile are left out', async () => {
  const world = home();
  let done = 0;
  await world.add([file('a.png'), file('b.png'), file('c.png')], {
    onDone: () => {
      done += 1;
      world.show({ photos: world.now().photos.filter(({ state }) => state !== 'reading') });
    },
  });
  expect(names(world.now().photos)).toEqual(['a.png ready']);
  const stored = await world.memory.list();
  expect(stored.ok && stored.value.values.map(({ name }) => name)).toEqual(['a.png']);
  expect(done).toBe(3);
});

it('[R201] nothing is stored or counted once the account has left', async () => {
  const world = home();
  let here = true;
  let done = 0;
  await world.add([file('a.png'), file('b.png')], {
    isHere: () => here,
    onDone: () => {
      done += 1;
      here = false;
      world.writes.length = 0;
    },
  });
  expect([world.writes, done]).toEqual([[], 1]);
});

it('[A35] only changes are written, and refused ones are written the next time', async () => {
  let isFull = false;
  const written: string[] = [];
  const world = home(memory => ({
    putAll: async rows => {
      if (isFull) return err({ code: 'storage/full' as const });
      written.push(...rows.map(({ name }) => name));
      return memory.putAll(rows);
    },
  }));
  await world.add([file('a.png'), file('b.png')]);
  written.length = 0;
  const [, second] = world.now().photos;
  world.show({ photos: rotatePhoto(world.now().photos, second?.id ?? '') });
  isFull = true;
  expect(await world.store.keep(world.now())).toEqual({ isChanged: false, failed: { code: 'storage/full' } });
  isFull = false;
  expect(await world.store.keep(world.now())).toEqual({ isChanged: true, failed: undefined });
  expect(written).toEqual(['b.png']);
  expect(await world.store.keep(world.now())).toEqual({ isChanged: false, failed: undefined });
});

it('[R1094] one that was read is stored before it is drawn, and each change of it too', async () => {
  const world = home();
  const { photos } = addPhotos([], [file('a.png'), file('b.png')], millis(1));
  const [one, other] = photos.map((photo, position) => ({ ...photo, position, blob: file(photo.name) }));
  if (!one || !other) throw new Error('no photos');
  const read = { ...one, hash: 'a' };
  const pictures = new Map([read, other].map(row => [row.id, row]));
  await world.store.keep({ photos: [read, other], pictures });
  await world.store.keep({ photos: [read, other], pictures });
  expect(world.writes).toEqual(['a.png']);
  await world.store.keep({ photos: rotatePhoto([read, other], read.id), pictures });
  const stored = await world.memory.list();
  expect(stored.ok && stored.value.values.map(({ name, turns }) => [name, turns])).toEqual([['a.png', 1]]);
});

it('[R1094, R231] one stored with another’s change, while it is being read, is never without its reading', async () => {
  const readings: (string | undefined)[] = [];
  const world = home(memory => ({
    putAll: rows => {
      readings.push(...rows.map(({ reading }) => reading));
      return memory.putAll(rows);
    },
  }));
  await world.add([file('a.png')], { onFormat: () => world.store.keep(world.now()) });
  expect(readings).toEqual(['{"capture":{"at":"noon"}}', '{"capture":{"at":"noon"},"pixels":"bright"}']);
});

it('[A35] a reload takes what another tab wrote, and keeps what was never stored', async () => {
  const world = home();
  await world.add([file('a.png'), file('b.png')]);
  const { photos, pictures } = world.now();
  const [a, b] = withPositions(photos, [...pictures.values()]);
  if (!a || !b) throw new Error('two photos were kept');
  // The other tab took a away and turned b; here c is still being read.
  await world.memory.remove(a.id);
  await world.memory.put({ ...b, turns: 1 });
  world.show({ photos: addPhotos(photos, [file('c.png')], millis(5)).photos });
  const read = await world.store.reload(world.now);
  expect(read.ok && names(read.value.photos)).toEqual(['b.png ready', 'c.png reading']);
  expect(read.ok && read.value.pictures.get(b.id)?.blob).toBe(pictures.get(b.id)?.blob);
});
