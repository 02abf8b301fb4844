import { err, ok } from '@app/kernel';
import { describe, expect, it, vi } from 'vitest';
import { type Account, type Codec, createMemoryRepository, memoryTextStore, type Row } from '..';
import { cleanStoredMedia } from './cleanStoredMedia';
import { PHOTOS, RECORDS } from './stores';

const photo = { name: 'a.jpg', type: 'image/jpeg', size: 3, state: 'ready', turns: 0, position: 0 };
const jpeg = (text: string) => new Blob([text], { type: 'image/jpeg' });

/** Rows as an earlier version left them. */
function device() {
  const rows: { readonly photos: readonly Row[]; readonly records: readonly Row[] } = {
    photos: [
      { ...photo, id: '1', schema: 1, blob: jpeg('drawn@31.23'), thumb: jpeg('small') },
      { ...photo, id: '2', schema: 1, blob: jpeg('drawn') },
      { ...photo, id: '3', schema: 1, blob: jpeg('?unknown') },
      { ...photo, id: '4', schema: 99, blob: jpeg('drawn@31.23') },
    ],
    records: [
      { id: '5', schema: 1, type: 'video', timestamp: 5, blob: jpeg('film@31.23'), caption: 'tea' },
      { id: '6', schema: 1, type: 'video', timestamp: 6, blob: jpeg('?unknown') },
      { id: '7', schema: 1, type: 'text', timestamp: 7, text: 'at @31.23' },
    ],
  };
  const repositories = {
    photos: createMemoryRepository(PHOTOS, { rows: rows.photos }),
    records: createMemoryRepository(RECORDS, { rows: rows.records }),
  };
  const updates = [vi.spyOn(repositories.photos, 'update'), vi.spyOn(repositories.records, 'update')];
  const account = {
    dump: async () =>
      ok([
        ...rows.photos.map(row => ({ store: 'photos', row }) as const),
        ...rows.records.map(row => ({ store: 'records', row }) as const),
      ]),
    repository: async (codec: Codec<unknown>) => repositories[codec.store as 'photos' | 'records'],
  } as unknown as Pick<Account, 'dump' | 'repository'>;
  const kept = async () => {
    const [photos, records] = [await repositories.photos.list(), await repositories.records.list()];
    const values = photos.ok && records.ok ? [...photos.value.values, ...records.value.values] : [];
    const texts = values.map(async each => [each.id, 'blob' in each ? await each.blob.text() : each.text]);
    return Object.fromEntries(await Promise.all(texts));
  };
  const written = () => updates.flatMap(({ mock }) => mock.calls.map(([id]) => id));
  return { account, kept, written };
}

const clean = vi.fn(async (file: File) => {
  const text = await file.text();
  return ok(text.startsWith('?') ? undefined : new File([text.split('@')[0] ?? ''], file.name));
});

describe('[R622] media stored by an earlier version', () => {
  it('lose their location, once, and are not rewritten if they have none', async () => {
    const { account, kept, written } = device();
    const textStore = memoryTextStore();
    expect(await cleanStoredMedia({ account, textStore, clean })).toBe(true);
    expect(await kept()).toEqual({
      1: 'drawn',
      2: 'drawn',
      3: '',
      5: 'film',
      6: '?unknown',
      7: 'at @31.23',
    });
    expect(written().toSorted()).toEqual(['1', '3', '5']);
    clean.mockClear();
    expect(await cleanStoredMedia({ account, textStore, clean })).toBe(false);
    expect(clean).not.toHaveBeenCalled();
  });

  it.each(['timeout', 'missing'])('are tried again after a %s, and kept meanwhile', async why => {
    const { account, kept } = device();
    const textStore = memoryTextStore();
    expect(await cleanStoredMedia({ account, textStore, clean: async () => err(why) })).toBe(false);
    expect(await kept()).toMatchObject({ 1: 'drawn@31.23', 5: 'film@31.23' });
    expect(await cleanStoredMedia({ account, textStore, clean })).toBe(true);
    expect(await kept()).toMatchObject({ 1: 'drawn', 5: 'film' });
  });
});
