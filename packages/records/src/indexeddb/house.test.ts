import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row, StoreName } from '..';
import { describeRepository } from '../testing/repositoryContract';
import { samplePhotos, sampleRecords } from '../testing/samples';
import { type House, openHouse, PHOTOS, RECORDS } from '.';
import { toStorageError } from './repository';
import type { HouseSchema } from './schema';

let houses: House[] = [];
const open = async (): Promise<House> => {
  const opened = await openHouse();
  if (!opened.ok) throw new Error(opened.error.code);
  houses.push(opened.value);
  return opened.value;
};
/** Writes rows as they are, past the adapter. */
const plant = async (store: StoreName, rows: readonly Row[]) => {
  const database = await openDB<HouseSchema>('house');
  for (const row of rows) await database.put(store, row as never);
  database.close();
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  for (const house of houses) house.close();
  houses = [];
  vi.unstubAllGlobals();
});

const blob = new Blob(['abc'], { type: 'image/jpeg' });
const blobs = (value: unknown) => (value instanceof Blob ? { type: value.type, size: value.size } : value);

describeRepository('records in IndexedDB', {
  codec: RECORDS,
  ...sampleRecords(blob),
  async open(rows) {
    const house = await open();
    await plant('records', rows);
    return house.repository(RECORDS);
  },
});
describeRepository('photos in IndexedDB', {
  codec: PHOTOS,
  ...samplePhotos(blob),
  async open(rows) {
    const house = await open();
    await plant('photos', rows);
    return house.repository(PHOTOS);
  },
});

describe('the house', () => {
  const { values } = sampleRecords(blob);

  it('[A17] still has everything, byte for byte, when it is opened again', async () => {
    const house = await open();
    await house.repository(RECORDS).putAll(values);
    house.close();
    const again = await (await open()).repository(RECORDS).get('30');
    const kept = again.ok ? again.value : undefined;
    expect(kept).toMatchObject({ id: '30', caption: 'A round window' });
    expect(kept && 'blob' in kept && (await kept.blob.text())).toBe('abc');
    expect(kept && 'blob' in kept && blobs(kept.blob)).toEqual({ type: 'image/jpeg', size: 3 });
  });

  it('[A35] keeps all of a write or nothing: one bad value undoes the others', async () => {
    const records = (await open()).repository(RECORDS);
    const unstorable = { ...values[1], text: (() => 'functions cannot be stored') as never };
    expect(await records.putAll([values[0], unstorable])).toEqual({
      ok: false,
      error: { code: 'storage/unavailable' },
    });
    expect(await records.list()).toEqual({ ok: true, value: { values: [], setAside: 0 } });
  });

  it('[A33] two tabs that change one value at the same moment lose nothing of each other', async () => {
    const tabs = await Promise.all([open(), open()]);
    const [, note] = values;
    const append = (word: string) => (current: typeof note | undefined) => ({
      ...note,
      text: `${current && 'text' in current ? current.text : ''}${word}`,
    });
    await Promise.all(
      tabs.flatMap((tab, index) =>
        [0, 1, 2].map(time => tab.repository(RECORDS).update(note.id, append(`${index}${time} `))),
      ),
    );
    const kept = await tabs[0].repository(RECORDS).get(note.id);
    const text = kept.ok && kept.value && 'text' in kept.value ? kept.value.text : '';
    expect(text.trim().split(' ').sort()).toEqual(['00', '01', '02', '10', '11', '12']);
  });

  it('[A35] lists and dumps more rows than are read in one go, each once', async () => {
    const house = await open();
    const count = 1234;
    const rows = Array.from({ length: count }, (_, index) => ({
      id: String(1000 + index),
      type: 'text',
      text: `${index}`,
      timestamp: index,
      schema: index % 100 === 7 ? 99 : 1,
    }));
    await plant('records', rows);
    await plant('photos', [{ id: '1', schema: 1 }]);
    const dumped = await house.dump();
    expect(dumped.ok && dumped.value.map(({ row }) => row)).toEqual([{ id: '1', schema: 1 }, ...rows]);
    const listed = await house.repository(RECORDS).list();
    const ids = listed.ok ? listed.value.values.map(({ id }) => id) : [];
    const readable = rows.filter(({ schema }) => schema === 1).map(({ id }) => id);
    expect(ids).toEqual(readable.toReversed());
    expect(listed).toMatchObject({ value: { setAside: count - readable.length } });
  });

  it('[A35] sets aside rows with a foreign key too', async () => {
    const records = (await open()).repository(RECORDS);
    await plant('records', [{ id: 17, type: 'text', text: 'x', timestamp: 1, schema: 1 }]);
    expect(await records.list()).toEqual({ ok: true, value: { values: [], setAside: 1 } });
    expect(await records.list()).toEqual({ ok: true, value: { values: [], setAside: 0 } });
    expect(await records.setAside()).toMatchObject({ value: [{ key: '17', reason: 'wrong-shape' }] });
  });

  it('[A35] gathers what every store set aside, and forgets all of it when wiped', async () => {
    const house = await open();
    await plant('records', [{ id: '1', schema: 99 }]);
    await plant('photos', [{ id: '2', schema: 99 }]);
    await house.repository(RECORDS).list();
    await house.repository(PHOTOS).list();
    await house.repository(RECORDS).put(values[0]);
    const aside = await house.setAside();
    expect(aside.ok && aside.value.map(({ store, key }) => `${store}/${key}`).sort()).toEqual([
      'photos/2',
      'records/1',
    ]);
    await house.wipe();
    expect(await house.setAside()).toEqual({ ok: true, value: [] });
    expect(await house.repository(RECORDS).list()).toMatchObject({ value: { values: [] } });
  });

  it('[A35] takes in all rows of an import or none, and those of one key once', async () => {
    const house = await open();
    const row = (id: string, text: unknown) =>
      ({ store: 'records', row: { id, type: 'text', text, timestamp: 1, schema: 1 } }) as const;
    await house.repository(RECORDS).put(values[1]);
    const unstorable = row('2', () => 'functions cannot be stored');
    expect(await house.merge([row('1', 'a'), unstorable, row('3', 'c')])).toMatchObject({ ok: false });
    const texts = async () => {
      const listed = await house.repository(RECORDS).list();
      return listed.ok && listed.value.values.map(value => value.type === 'text' && value.text);
    };
    expect(await texts()).toEqual(['把书桌移到了东墙']);
    expect(await house.merge([row('1', 'a'), row('1', 'b'), row('20', 'taken')])).toEqual({
      ok: true,
      value: 1,
    });
    expect(await texts()).toEqual(['把书桌移到了东墙', 'a']);
  });

  it('[A35] answers with an error once it is closed, and throws nothing', async () => {
    const house = await open();
    const records = house.repository(RECORDS);
    house.close();
    const error = { ok: false, error: { code: 'storage/unavailable' } };
    expect(await records.list()).toEqual(error);
    expect(await records.put(values[0])).toEqual(error);
    expect(await house.setAside()).toEqual(error);
    expect(await house.wipe()).toEqual(error);
  });

  it('[A35] is an error where storage is blocked', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(await openHouse()).toEqual({ ok: false, error: { code: 'storage/unavailable' } });
  });

  it('[A35] is an error where the browser never answers in time', async () => {
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    expect(await openHouse({ giveUp: Promise.resolve() })).toEqual({
      ok: false,
      error: { code: 'storage/unavailable' },
    });
  });

  it('[A35] makes way for a newer version in another tab, and says so', async () => {
    const onClosed = vi.fn();
    const opened = await openHouse({ onClosed });
    expect(opened.ok).toBe(true);
    const newer = await openDB('house', 2);
    expect(onClosed).toHaveBeenCalledExactlyOnceWith('newer');
    newer.close();
  });

  it('[A35] tells a full device from a broken one', () => {
    expect(toStorageError(new DOMException('', 'QuotaExceededError'))).toEqual({ code: 'storage/full' });
    expect(toStorageError(new Error('?'))).toEqual({ code: 'storage/unavailable' });
    expect(toStorageError(undefined)).toEqual({ code: 'storage/unavailable' });
  });
});
