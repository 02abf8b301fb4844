import { PHOTOS } from '@app/records/indexeddb';
import { describe, expect, it } from 'vitest';
import { fakePorts } from '../testing/fakePorts';
import { createAppStore } from './store';

/** The smallest PNG: one clear pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  sign => sign.charCodeAt(0),
);
const photo = (name: string, more: readonly number[] = []) =>
  new File([PIXEL, Uint8Array.from(more)], name, { type: 'image/png' });
/** A file that its disk withdrew between the choice and the reading. */
const withdrawn = (name: string) =>
  Object.assign(photo(name), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });

describe('photos that cannot be read', () => {
  it('[A39] are marked and keep counting, and those after them are taken in', async () => {
    const store = createAppStore(fakePorts());
    await store.getState().addFiles([withdrawn('gone.png'), photo('hall.png')], () => undefined);
    expect(store.getState().photos.map(({ name, state }) => [name, state])).toEqual([
      ['gone.png', 'unreadable'],
      ['hall.png', 'unreadable'], // the fake workshop decodes nothing
    ]);
    expect(store.getState().photos[1]?.hash).toMatch(/^[\da-f]+$/);
  });
});

describe('removing while others are being read', () => {
  it('[R44] clearing leaves nothing behind of the photos that were still waiting', async () => {
    const ports = fakePorts();
    const store = createAppStore(ports);
    const adding = store.getState().addFiles([photo('a.png', [1]), photo('b.png', [2])], () => undefined);
    await store.getState().clearPhotos();
    await adding;
    expect(store.getState().photos).toEqual([]);
    expect([...store.getState().pictures.keys()]).toEqual([]);
    const kept = await (await ports.house.repository(PHOTOS)).list();
    expect(kept.ok && kept.value.values).toEqual([]);
  });
});
