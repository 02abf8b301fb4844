import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Codec, Row, StoreName } from '..';
import type { AccountRows, Database, Join } from '../accounts/database';
import { describeRepository } from '../testing/repositoryContract';
import { samplePhotos, sampleRecords } from '../testing/samples';
import { openDatabase, PHOTOS, RECORDS } from '.';
import { ONLY } from './accounts';
import { toStorageError } from './repository';
import type { DatabaseSchema } from './schema';

let databases: Database[] = [];
let clock = 1000;
const now = () => clock;
const SALT = '00112233445566778899aabbccddeeff';
const openAll = async (lastPerson?: string): Promise<Database> => {
  const opened = await openDatabase({ now, newSalt: () => SALT, lastPerson });
  if (!opened.ok) throw new Error(opened.error.code);
  databases.push(opened.value);
  return opened.value;
};
const OWN = 'own';
const open = async (): Promise<AccountRows & Pick<Database, 'close'>> => {
  const database = await openAll();
  return { ...database.account(OWN), close: database.close };
};
/** Writes rows of an account unchanged, past the adapter. */
const plant = async (store: StoreName, rows: readonly Row[], owner = OWN) => {
  const database = await openDB<DatabaseSchema>('house');
  for (const row of rows) await database.put(store, { ...row, owner } as never);
  database.close();
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  for (const database of databases) database.close();
  databases = [];
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

describe("an account's data", () => {
  const { values } = sampleRecords(blob);

  it('[A17] are all there, byte for byte, after reopening', async () => {
    const house = await open();
    await house.repository(RECORDS).putAll(values);
    house.close();
    const again = await (await open()).repository(RECORDS).get('30');
    const stored = again.ok ? again.value : undefined;
    expect(stored).toMatchObject({ id: '30', caption: 'A round window' });
    expect(stored && 'blob' in stored && (await stored.blob.text())).toBe('abc');
    expect(stored && 'blob' in stored && blobs(stored.blob)).toEqual({ type: 'image/jpeg', size: 3 });
  });

  it('[A35] are written completely or not at all: one bad value undoes the others', async () => {
    const records = (await open()).repository(RECORDS);
    const unstorable = { ...values[1], text: (() => 'functions cannot be stored') as never };
    expect(await records.putAll([values[0], unstorable])).toEqual({
      ok: false,
      error: { code: 'storage/unavailable' },
    });
    expect(await records.list()).toEqual({ ok: true, value: { values: [], setAside: 0 } });
  });

  it('[A33] lose nothing when two tabs change one value at the same moment', async () => {
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
    const repository = await tabs[0].repository(RECORDS).get(note.id);
    const text = repository.ok && repository.value && 'text' in repository.value ? repository.value.text : '';
    expect(text.trim().split(' ').sort()).toEqual(['00', '01', '02', '10', '11', '12']);
  });

  it('[A35] list and dump more rows than one read takes, each once', async () => {
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

  it('[A35] set aside rows with a foreign key too', async () => {
    const records = (await open()).repository(RECORDS);
    await plant('records', [{ id: 17, type: 'text', text: 'x', timestamp: 1, schema: 1 }]);
    expect(await records.list()).toEqual({ ok: true, value: { values: [], setAside: 1 } });
    expect(await records.list()).toEqual({ ok: true, value: { values: [], setAside: 0 } });
    expect(await records.setAside()).toMatchObject({ value: [{ key: '17', reason: 'wrong-shape' }] });
  });

  it('[A35] list what every store set aside, and forget all of it when wiped', async () => {
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

  it('[A35] accept all rows of an import or none, and those of one key once', async () => {
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
      value: { added: 1, setAside: 0 },
    });
    expect(await texts()).toEqual(['把书桌移到了东墙', 'a']);
  });

  it('[R622] keep of an imported row only what is read, and its change', async () => {
    const house = await open();
    const record = { id: '5', type: 'text', text: 'tea', timestamp: 1, schema: 1, changedAt: 7 };
    const note = { key: 'home', text: '{}', schema: 1, changedAt: 9 };
    const known = [
      { store: 'records', row: record },
      { store: 'texts', row: note },
    ] as const;
    const rows = known.map(({ store, row }) => ({ store, row: { ...row, latitude: 31.2304 } }));
    expect(await house.merge([...rows, { store: 'texts', row: { key: 'x', text: 5 } }])).toMatchObject({
      value: { added: 2, setAside: 1 },
    });
    const dumped = await house.dump();
    expect(dumped.ok && dumped.value.filter(({ store }) => store !== 'meta')).toEqual(known);
  });

  it('[R212, A35] accept an import in batches of a hundred, as one whole', async () => {
    const house = await open();
    const row = (id: number, text: unknown = `row ${id}`) =>
      ({ store: 'records', row: { id: `${id}`, type: 'text', text, timestamp: id, schema: 1 } }) as const;
    const rows = Array.from({ length: 350 }, (_, index) => row(index + 1));
    let asked = 0;
    let most = 0;
    const { getKey } = IDBObjectStore.prototype;
    const counted = vi.spyOn(IDBObjectStore.prototype, 'getKey').mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      most = Math.max(most, ++asked);
      const request = getKey.call(this, key);
      request.addEventListener('success', () => asked--);
      return request;
    });
    expect(
      await house.merge([...rows.slice(0, 349), row(350, () => 'functions cannot be stored')]),
    ).toMatchObject({ ok: false });
    expect(await house.repository(RECORDS).list()).toMatchObject({ value: { values: [] } });
    // Requests open when the transaction was given up got no answer.
    [asked, most] = [0, 0];
    expect(await house.merge(rows)).toEqual({ ok: true, value: { added: 350, setAside: 0 } });
    expect(most).toBe(100);
    counted.mockRestore();
    const listed = await house.repository(RECORDS).list();
    expect(listed.ok && new Set(listed.value.values.map(({ id }) => id)).size).toBe(350);
    expect(await house.merge(rows)).toEqual({ ok: true, value: { added: 0, setAside: 0 } });
  });

  it('[R179] count the readable rows of an import, and set the rest aside once', async () => {
    const house = await open();
    const row = (id: number, timestamp: number) =>
      ({ store: 'records', row: { id: `${id}`, type: 'text', text: 'tea', timestamp, schema: 1 } }) as const;
    const year275760 = 8.64e15;
    const instants = [1, 2, 3, year275760, -year275760, 2 ** 53, 1e300, Number.NaN];
    const rows = [
      ...instants.map((timestamp, id) => row(id, timestamp)),
      { store: 'photos', row: { id: '1', schema: 99 } } as const,
    ];
    expect(await house.merge(rows)).toEqual({ ok: true, value: { added: 3, setAside: 6 } });
    expect(await house.repository(RECORDS).list()).toMatchObject({ value: { setAside: 0 } });
    const aside = await house.setAside();
    expect(aside.ok && aside.value.map(({ store, key, row: stored }) => [store, key, stored])).toEqual([
      ['photos', '1', rows[8]?.row],
      ...rows.slice(3, 8).map(({ row: stored }) => ['records', stored.id, stored]),
    ]);
    expect(await house.merge(rows)).toEqual({ ok: true, value: { added: 0, setAside: 0 } });
  });

  it('[A35] answer with an error once closed, and throw nothing', async () => {
    const house = await open();
    const records = house.repository(RECORDS);
    house.close();
    const error = { ok: false, error: { code: 'storage/unavailable' } };
    expect(await records.list()).toEqual(error);
    expect(await records.put(values[0])).toEqual(error);
    expect(await house.setAside()).toEqual(error);
    expect(await house.wipe()).toEqual(error);
  });

  it('[A35] are an error where storage is blocked', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(await openDatabase({ now, newSalt: () => SALT })).toEqual({
      ok: false,
      error: { code: 'storage/unavailable' },
    });
  });

  it('[A35] are an error when the browser does not answer in time', async () => {
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    expect(await openDatabase({ now, newSalt: () => SALT, giveUp: Promise.resolve() })).toEqual({
      ok: false,
      error: { code: 'storage/unavailable' },
    });
  });

  it('[A35] make way for a newer version in another tab, and say so', async () => {
    const onClosed = vi.fn();
    const opened = await openDatabase({ now, newSalt: () => SALT, onClosed });
    expect(opened.ok).toBe(true);
    const newer = await openDB('house', 3);
    expect(onClosed).toHaveBeenCalledExactlyOnceWith('newer');
    newer.close();
  });

  it('[A35] tell a full device from a broken one', () => {
    expect(toStorageError(new DOMException('', 'QuotaExceededError'))).toEqual({ code: 'storage/full' });
    expect(toStorageError(new Error('?'))).toEqual({ code: 'storage/unavailable' });
    expect(toStorageError(undefined)).toEqual({ code: 'storage/unavailable' });
  });

  it.each([
    ['a later version', 99],
    ['its version number on stores of another shape', 2],
  ])('[R206] give a separate error after a newer version of the app: %s', async (_, version) => {
    (await openDB('house', version)).close();
    expect(await openDatabase({ now, newSalt: () => SALT })).toEqual({
      ok: false,
      error: { code: 'storage/too-new' },
    });
  });
});

describe('accounts', () => {
  const [photo] = samplePhotos(blob).values;
  const [record] = sampleRecords(blob).values;
  const ids = async (rows: AccountRows) => {
    const listed = await rows.repository(PHOTOS).list();
    return listed.ok && listed.value.values.map(({ id }) => id);
  };

  it('[R200] are named by a salted digest that does not contain the e-mail', async () => {
    const database = await openAll();
    const id = database.accountOf('linyue@example.com');
    // SHA-256 of the salt, a line feed and the e-mail, by `printf | sha256sum`; the first 128 bits.
    expect(id).toBe('2785c46ff996970a1403344d1d504887');
    expect(database.accountOf('zhou@example.com')).not.toBe(id);
  });

  it('[R200] see nothing of each other, even with equal row keys', async () => {
    const database = await openAll();
    const [lin, zhou] = [database.account('lin'), database.account('zhou')];
    await lin.repository(PHOTOS).put(photo);
    expect(await ids(zhou)).toEqual([]);
    expect(await zhou.repository(PHOTOS).get(photo.id)).toEqual({ ok: true, value: undefined });
    expect(await zhou.dump()).toEqual({ ok: true, value: [] });
    await zhou.repository(PHOTOS).put({ ...photo, name: 'another.jpg' });
    await zhou.repository(PHOTOS).remove(photo.id);
    expect(await ids(lin)).toEqual([photo.id]);
    await zhou.repository(PHOTOS).clear();
    expect(await ids(lin)).toEqual([photo.id]);
  });

  it('[R203] deleting one account leaves the others; clearing the device leaves none', async () => {
    const database = await openAll();
    const [lin, zhou] = [database.account('lin'), database.account('zhou')];
    await lin.repository(PHOTOS).put(photo);
    await zhou.repository(RECORDS).put(record);
    await plant('records', [{ id: '1', schema: 99 }], 'lin');
    await lin.repository(RECORDS).list();
    await lin.wipe();
    expect(await lin.dump()).toEqual({ ok: true, value: [] });
    expect(await zhou.dump()).toMatchObject({ value: [{ store: 'records' }] });
    await database.wipe();
    expect(await zhou.dump()).toEqual({ ok: true, value: [] });
    expect(database.accountOf('lin')).toBe((await openAll()).accountOf('lin'));
  });

  it('[R200] find the account of a given profile', async () => {
    const database = await openAll();
    await plant('profile', [{ id: ONLY, latest: 7 }], 'lin');
    expect(await database.findOwner(profile => profile['latest'] === 7)).toEqual({ ok: true, value: 'lin' });
    expect(await database.findOwner(() => false)).toEqual({ ok: true, value: undefined });
  });
});

describe('the layout before accounts', () => {
  /** The layout written by version 1 of the app. */
  async function plantFirstLayout() {
    const database = await openDB('house', 1, {
      upgrade(db) {
        for (const store of ['photos', 'records', 'chats']) db.createObjectStore(store, { keyPath: 'id' });
        for (const store of ['dream', 'profile']) db.createObjectStore(store, { keyPath: 'emailKey' });
        db.createObjectStore('meta', { keyPath: 'key' });
      },
    });
    await database.put('photos', { id: '7', blob, name: 'hall.jpg', schema: 1 });
    await database.put('records', { id: '3', type: 'text', text: 'tea', timestamp: 3, schema: 1 });
    await database.put('chats', { id: 'lin@example.com', chat: 'of Lin', schema: 1 });
    await database.put('chats', { id: 'zhou@example.com', chat: 'of Zhou', schema: 1 });
    await database.put('dream', { emailKey: 'zhou@example.com', space: 'of Zhou', schema: 1 });
    await database.put('meta', { key: 'set-aside/records/9', store: 'records', reason: 'too-new', row: {} });
    database.close();
  }
  const dump = async (rows: AccountRows) => {
    const dumped = await rows.dump();
    return dumped.ok ? dumped.value.map(({ store, row }) => [store, row['id'] ?? row['key']]) : [];
  };
  const HOME = [
    ['photos', '7'],
    ['records', '3'],
    ['chats', ONLY],
    ['meta', 'set-aside/records/9'],
  ];

  it('[R202] goes to the person the device last knew; chats and dreams to their owners', async () => {
    await plantFirstLayout();
    const database = await openAll('lin@example.com');
    const [lin, zhou] = ['lin', 'zhou'].map(name =>
      database.account(database.accountOf(`${name}@example.com`)),
    );
    if (!lin || !zhou) throw new Error('two accounts');
    expect(await dump(lin)).toEqual(HOME);
    expect(await dump(zhou)).toEqual([
      ['chats', ONLY],
      ['dream', ONLY],
    ]);
    expect(await zhou.dump()).toMatchObject({
      value: [{ row: { chat: 'of Zhou' } }, { row: { space: 'of Zhou' } }],
    });
    const stored = await lin.dump();
    const photo = stored.ok ? stored.value[0]?.row['blob'] : undefined;
    expect(photo instanceof Blob && (await photo.text())).toBe('abc');
  });

  it('[R202] waits for the next person to sign in if nobody was known, and goes to them once', async () => {
    await plantFirstLayout();
    const database = await openAll();
    const lin = database.account(database.accountOf('lin@example.com'));
    expect(await dump(lin)).toEqual([['chats', ONLY]]);
    await database.claim(lin.id);
    expect(await dump(lin)).toEqual(HOME);
    const zhou = database.account('zhou');
    await database.claim(zhou.id);
    expect(await dump(zhou)).toEqual([]);
  });

  it('[R202] a claimed row replaces no existing one', async () => {
    await plantFirstLayout();
    const database = await openAll();
    await database.adopt([{ store: 'records', row: { id: '3', text: 'newer' } }], 'lin');
    await database.claim('lin');
    const dumped = await database.account('lin').dump();
    expect(dumped.ok && dumped.value.find(({ store }) => store === 'records')?.row).toMatchObject({
      text: 'newer',
    });
  });
});

const original = IDBObjectStore.prototype.put;

it('[R212] heavy rows of an import are written one after the other, not a hundred at once', async () => {
  const account = (await openAll()).account('heavy');
  const heavy = Array.from({ length: 20 }, (_, id) => ({
    store: 'records' as const,
    row: {
      id: String(id),
      type: 'text',
      text: Array.from({ length: 40_000 }, () => 0),
      timestamp: 5,
      schema: 1,
    },
  }));
  let atOnce = 0;
  let most = 0;
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    most = Math.max(most, ++atOnce);
    const request = original.apply(this, args);
    request.addEventListener('success', () => atOnce--);
    return request;
  });
  expect(await account.merge(heavy)).toMatchObject({ ok: true, value: { setAside: 20 } });
  put.mockRestore();
  expect(most).toBe(1);
  // And read a few at a time, none twice.
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  const aside = await account.setAside();
  expect(aside.ok && aside.value.map(({ key }) => Number(key)).toSorted((a, b) => a - b)).toEqual([
    ...heavy.keys(),
  ]);
  for (const [, count] of read.mock.calls) expect(count).toBeLessThanOrEqual(5);
  read.mockRestore();
});

describe('[R496] joining two devices by change', () => {
  /** A separate account on another device. */
  const text = (id: string, words: string) =>
    ({ id, type: 'text', text: words, timestamp: 5 as never }) as const;
  async function device(name: string) {
    const rows = (await openAll()).account(name);
    const records = rows.repository(RECORDS);
    const texts = async () => {
      const listed = await records.list();
      return listed.ok ? listed.value.values.map(each => ('text' in each ? each.text : '')) : undefined;
    };
    const dump = async () => {
      const dumped = await rows.dump();
      return dumped.ok ? dumped.value : [];
    };
    const take = async (other: { dump: typeof dump }) => rows.merge(await other.dump(), 'by-change');
    return { rows, records, texts, dump, take };
  }
  const both = async () => {
    clock = 1000;
    const [one, other] = [await device('one'), await device('other')];
    await one.records.put(text('1', 'tea'));
    await one.records.put(text('2', 'rice'));
    await other.take(one);
    return { one, other };
  };

  it('a text with a join is joined instead of replaced, and its removals hold', async () => {
    const codec: Codec<{ readonly id: string; readonly words: readonly string[] }> = {
      store: 'chats',
      migrations: [row => row],
      parse: ({ id, words }) =>
        typeof id === 'string' && Array.isArray(words) ? { id, words: words.map(String) } : undefined,
      toRow: value => ({ ...value }),
      compare: (a, b) => a.id.localeCompare(b.id),
    };
    const heard: string[] = [];
    const join: Join<{ readonly id: string; readonly words: readonly string[] }> = {
      codec,
      join: (here, theirs, later) => {
        heard.push(later);
        return [
          { id: here.id, words: [...here.words, ...theirs.words] },
          { id: `${theirs.id}-apart`, words: theirs.words },
        ];
      },
    };
    clock = 1000;
    const [one, other] = [(await openAll()).account('one'), (await openAll()).account('other')];
    await one.repository(codec).put({ id: 'main', words: ['tea'] });
    clock = 2000;
    await other.repository(codec).put({ id: 'main', words: ['rice'] });
    const rowsOf = async (account: typeof one) => {
      const dumped = await account.dump();
      return dumped.ok ? dumped.value : [];
    };
    const merged = await one.merge(await rowsOf(other), 'by-change', [join]);
    expect(merged).toEqual({ ok: true, value: { added: 0, setAside: 0, changed: 1 } });
    expect(heard).toEqual(['theirs']);
    expect((await one.repository(codec).list()) as unknown).toMatchObject({
      value: {
        values: [
          { id: 'main', words: ['tea', 'rice'] },
          { id: 'main-apart', words: ['rice'] },
        ],
      },
    });
    // A joined talk counts as changed when the later of the two was: theirs is not newer.
    clock = 3000;
    await other.repository(codec).remove('main');
    await one.merge(await rowsOf(other), 'by-change', [join]);
    expect(await one.repository(codec).get('main')).toEqual({ ok: true, value: undefined });
  });

  it('the later edit wins, in either direction', async () => {
    const { one, other } = await both();
    clock = 2000;
    await one.records.put(text('1', 'green tea'));
    clock = 3000;
    await other.records.put(text('1', 'black tea'));
    expect(await one.take(other)).toEqual({ ok: true, value: { added: 0, setAside: 0, changed: 1 } });
    await other.take(one);
    expect([await one.texts(), await other.texts()]).toEqual([
      ['rice', 'black tea'],
      ['rice', 'black tea'],
    ]);
    expect(await one.take(other)).toEqual({ ok: true, value: { added: 0, setAside: 0 } });
  });

  it('a removal travels, and an edit after it restores the row', async () => {
    const { one, other } = await both();
    clock = 2000;
    await one.records.remove('1');
    await other.take(one);
    expect(await other.texts()).toEqual(['rice']);
    clock = 3000;
    await other.records.put(text('1', 'tea again'));
    await one.take(other);
    await other.take(one);
    expect([await one.texts(), await other.texts()]).toEqual([
      ['rice', 'tea again'],
      ['rice', 'tea again'],
    ]);
  });

  it('an edit before a removal does not restore it, and clearing removes every row', async () => {
    const { one, other } = await both();
    clock = 2000;
    await other.records.put(text('1', 'green tea'));
    clock = 3000;
    await one.records.clear();
    await one.take(other);
    expect(await one.texts()).toEqual([]);
    await other.take(one);
    expect(await other.texts()).toEqual([]);
  });

  it('a removal older than an edit elsewhere removes nothing', async () => {
    const { one, other } = await both();
    clock = 2000;
    await one.records.remove('1');
    clock = 3000;
    await other.records.put(text('1', 'green tea'));
    await other.take(one);
    expect(await other.texts()).toEqual(['rice', 'green tea']);
  });

  it('a plain backup restores what was removed, permanently', async () => {
    const { one, other } = await both();
    const backup = await other.dump();
    clock = 2000;
    await one.records.remove('1');
    clock = 3000;
    expect(await one.rows.merge(backup)).toMatchObject({ ok: true, value: { added: 1 } });
    expect(await one.texts()).toEqual(['rice', 'tea']);
    await other.take(one);
    await one.take(other);
    expect([await one.texts(), await other.texts()]).toEqual([
      ['rice', 'tea'],
      ['rice', 'tea'],
    ]);
  });

  it('a change from the future counts as one of now, and rows without an instant are replaced by any', async () => {
    const { one, other } = await both();
    clock = 9000;
    await other.records.put(text('1', 'from a fast clock'));
    clock = 2000;
    await one.take(other);
    clock = 3000;
    await one.records.put(text('1', 'after it'));
    await one.take(other);
    expect(await one.texts()).toEqual(['rice', 'after it']);
    await plant('records', [{ ...text('3', 'old'), schema: 1 }], 'one');
    await plant('records', [{ ...text('3', 'edited'), schema: 1, changedAt: 10 }], 'other');
    await one.take(other);
    expect(await one.texts()).toContain('edited');
  });

  it('a plain backup brings no instant from the future, which would win over every later change', async () => {
    const { one, other } = await both();
    const ahead = {
      store: 'records',
      row: { ...text('4', 'from 2099'), schema: 1, changedAt: 4e12 },
    } as const;
    clock = 2000;
    expect(await one.rows.merge([ahead])).toMatchObject({ ok: true, value: { added: 1 } });
    await other.take(one);
    clock = 3000;
    await other.records.put(text('4', 'edited since'));
    await one.take(other);
    expect(await one.texts()).toContain('edited since');
    const kept = (await one.dump())
      .filter(({ row }) => 'changedAt' in row)
      .map(({ row }) => row['changedAt']);
    expect(Math.max(...(kept as number[]))).toBe(3000);
  });

  it('foreign marks remove nothing', async () => {
    const { one } = await both();
    clock = 5000;
    const mark = { key: 'gone/records/1', store: 'records', row: '1', changedAt: 4000 };
    const odd = [
      { ...mark, key: 'gone/texts/home', store: 'texts', row: 'home' },
      { ...mark, row: '2' },
      { ...mark, row: 7 },
      { ...mark, changedAt: '4000' },
    ];
    await one.rows.merge(
      odd.map(row => ({ store: 'meta', row })),
      'by-change',
    );
    expect(await one.texts()).toEqual(['rice', 'tea']);
  });
});
