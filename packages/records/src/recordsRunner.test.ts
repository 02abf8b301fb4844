import { err, millis, ok } from '@app/kernel';
import { expect, it, vi } from 'vitest';
import { memoryTextStore } from './accounts/textStore';
import { createRecordsRunner, noRecords, type RecordsPorts, type RecordsState } from './recordsRunner';
import { createMemoryRepository } from './storage/memory';
import { recordCodec } from './storage/recordCodec';

interface Medium {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}
const PHOTO: Medium = { name: 'gate.jpg', type: 'image/jpeg', size: 10 };
const isMedium = (value: unknown): value is Medium =>
  typeof value === 'object' && value !== null && 'size' in value;
const CODEC = recordCodec(isMedium);

/** Addresses in use, each with its number of users. */
function countingUrls() {
  const held = new Map<Medium, number>();
  return {
    held,
    acquire(medium: Medium) {
      held.set(medium, (held.get(medium) ?? 0) + 1);
      return `blob:${medium.name}`;
    },
    release(medium: Medium) {
      const left = (held.get(medium) ?? 0) - 1;
      if (left < 0) throw new Error(`${medium.name} was given back once too often`);
      if (left === 0) held.delete(medium);
      else held.set(medium, left);
    },
  };
}

function openRunner(own: Partial<RecordsPorts<Medium, Medium>> = {}) {
  const urls = countingUrls();
  const textStore = memoryTextStore();
  const repository = createMemoryRepository(CODEC);
  let state: RecordsState<Medium, Medium> = noRecords(textStore);
  const runner = createRecordsRunner<Medium, Medium>(
    {
      now: () => millis(1_782_018_444_000),
      open: () => async () => repository,
      textStore,
      urls,
      take: async file => ok({ ...file }),
      whenTaken: async () => undefined,
      tell: () => undefined,
      ...own,
    },
    {
      get: () => state,
      set: change => {
        state = { ...state, ...change };
      },
    },
  );
  return { runner, repository, urls, textStore, state: () => state };
}

it('[R121, R123] an entry is stored with a copy of its file, shown, and leaves the form empty', async () => {
  const tell = vi.fn();
  const { runner, repository, state } = openRunner({ tell });
  await runner.loadRecords();
  runner.writeRecordText('  the gate  ');
  expect(runner.chooseRecordMedia(PHOTO)).toBeUndefined();
  expect(await runner.addRecord()).toBeUndefined();
  const saved = await repository.list();
  expect(saved.ok && saved.value.values).toMatchObject([
    { type: 'image', name: 'gate.jpg', caption: 'the gate' },
  ]);
  expect(state().records).toMatchObject([
    { type: 'image', content: 'blob:gate.jpg', textContent: 'the gate' },
  ]);
  expect(state().recordDraft).toEqual({ text: '' });
  expect(tell).toHaveBeenCalledOnce();
});

it.each([
  {
    what: 'its file cannot be copied',
    own: { take: async () => err('unreadable') },
    code: 'records/not-saved',
  },
  {
    what: 'the code that copies it cannot be fetched',
    own: { take: async () => err('missing') },
    code: 'app/part-missing',
  },
  {
    what: 'the device is full',
    own: {
      open: () => async () => ({
        ...createMemoryRepository(CODEC),
        put: async () => err({ code: 'storage/full' } as const),
      }),
    },
    code: 'storage/full',
  },
])('[R123] an entry stays in the form when $what', async ({ own, code }) => {
  const { runner, state, urls } = openRunner(own);
  await runner.loadRecords();
  runner.writeRecordText('the gate');
  runner.chooseRecordMedia(PHOTO);
  expect(await runner.addRecord()).toMatchObject({ code });
  expect(state().recordDraft).toMatchObject({ text: 'the gate', media: { file: PHOTO } });
  expect(state().records).toEqual([]);
  expect(state().recordShare).toBeUndefined();
  expect([...urls.held]).toEqual([[PHOTO, 1]]);
});

it('[R124, A33] closing releases every address, drops the file and keeps the text', async () => {
  const { runner, state, urls, textStore } = openRunner();
  await runner.loadRecords();
  runner.chooseRecordMedia(PHOTO);
  await runner.addRecord();
  runner.writeRecordText('half a thought');
  runner.chooseRecordMedia({ ...PHOTO, name: 'court.jpg' });
  runner.closeRecords();
  expect(urls.held.size).toBe(0);
  expect(state()).toMatchObject({
    records: [],
    recordsState: 'unread',
    recordDraft: { text: 'half a thought' },
  });
  expect(textStore.keys().map(key => textStore.read(key))).toEqual(['half a thought']);
});

it('[R201] an addition under way at the next sign-in goes to its owner and is not shown', async () => {
  const stores = [createMemoryRepository(CODEC), createMemoryRepository(CODEC)];
  let here = 0;
  let copied: () => void = () => undefined;
  const { runner, state } = openRunner({
    open: () => {
      const own = stores[here]!;
      return async () => own;
    },
    take: file => new Promise(resolve => (copied = () => resolve(ok({ ...file })))),
  });
  await runner.loadRecords();
  runner.writeRecordText('the gate');
  runner.chooseRecordMedia(PHOTO);
  const adding = runner.addRecord();
  here = 1;
  runner.putAwayRecords();
  await runner.loadRecords();
  runner.writeRecordText('the gate');
  copied();
  expect(await adding).toBeUndefined();
  const [first, second] = await Promise.all(stores.map(async store => store.list()));
  expect(first?.ok && first.value.values).toHaveLength(1);
  expect(second?.ok && second.value.values).toEqual([]);
  // The same words, typed by another account, are not mistaken for the stored ones.
  expect(state()).toMatchObject({ records: [], recordShare: undefined, recordDraft: { text: 'the gate' } });
});

it('[A17] a deleted entry returns with its file, and is shown once', async () => {
  const { runner, state, repository } = openRunner();
  await runner.loadRecords();
  runner.chooseRecordMedia(PHOTO);
  await runner.addRecord();
  const id = state().records[0]?.id ?? '';
  const deleted = await runner.deleteRecord(id);
  expect(state().records).toEqual([]);
  expect(deleted.ok && (await deleted.value())).toBeUndefined();
  expect(state().records.map(record => record.id)).toEqual([id]);
  expect(state().recordFiles.get(id)).toEqual(PHOTO);
  const saved = await repository.list();
  expect(saved.ok && saved.value.values).toHaveLength(1);
});

it('[R464] every deletion has its own undo: in its place, with its file, and with the dialog closed', async () => {
  let time = 1_700_000_000_000;
  const { runner, state, repository } = openRunner({
    now: () => {
      time += 1000;
      return millis(time);
    },
  });
  await runner.loadRecords();
  for (const text of ['first', 'second', 'third']) {
    runner.writeRecordText(text);
    await runner.addRecord();
  }
  const before = await repository.list();
  const ids = state().records.map(({ id }) => id);
  const backs = [];
  for (const id of ids) {
    const deleted = await runner.deleteRecord(id);
    if (deleted.ok) backs.push(deleted.value);
  }
  expect(state().records).toEqual([]);
  await backs[1]?.();
  await backs[0]?.();
  expect(state().records.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  runner.closeRecords();
  await backs[2]?.();
  expect(state().records).toEqual([]);
  expect(await repository.list()).toEqual(before);
});

it('[R464] an entry whose dialog closes during its deletion can be undone, too', async () => {
  const { runner, state, repository } = openRunner();
  await runner.loadRecords();
  runner.chooseRecordMedia(PHOTO);
  await runner.addRecord();
  const before = await repository.list();
  const deleting = runner.deleteRecord(state().records[0]?.id ?? '');
  runner.closeRecords();
  const deleted = await deleting;
  expect(await repository.list()).toMatchObject({ value: { values: [] } });
  expect(deleted.ok && (await deleted.value())).toBeUndefined();
  expect(await repository.list()).toEqual(before);
});

it('[R201, R464] undo never restores another person’s record', async () => {
  const { runner, state, repository } = openRunner();
  await runner.loadRecords();
  runner.writeRecordText('a secret');
  await runner.addRecord();
  const deleted = await runner.deleteRecord(state().records[0]?.id ?? '');
  runner.putAwayRecords();
  await runner.loadRecords();
  expect(deleted.ok && (await deleted.value())).toBeUndefined();
  expect(state().records).toEqual([]);
  const saved = await repository.list();
  expect(saved.ok && saved.value.values).toEqual([]);
});

it('[R241] a picture proposes the day it was taken, and the record moves there only if the person agrees', async () => {
  const taken = millis(1_700_000_000_000);
  const { runner, state } = openRunner({ whenTaken: async () => taken });
  await runner.loadRecords();
  runner.chooseRecordMedia(PHOTO);
  await vi.waitFor(() => expect(state().recordDraft.media?.takenAt).toBe(taken));
  expect(state().recordDraft.isDated).toBeUndefined();
  await runner.addRecord();
  expect(state().records[0]?.timestamp).toBe(1_782_018_444_000);

  runner.chooseRecordMedia({ ...PHOTO, name: 'court.jpg' });
  await vi.waitFor(() => expect(state().recordDraft.media?.takenAt).toBe(taken));
  runner.dateRecord(true);
  await runner.addRecord();
  // The newest first: the dated one has gone to its day.
  expect(state().records.map(({ timestamp }) => timestamp)).toEqual([1_782_018_444_000, taken]);
  expect(state().recordDraft).toEqual({ text: '' });
});

it('[R241] a picture chosen meanwhile is not dated by the previous one, and a film is not asked', async () => {
  const answers: ((at: ReturnType<typeof millis>) => void)[] = [];
  const { runner, state } = openRunner({
    whenTaken: () => new Promise(resolve => answers.push(resolve)),
  });
  runner.chooseRecordMedia(PHOTO);
  runner.chooseRecordMedia({ ...PHOTO, name: 'court.jpg' });
  answers[1]?.(millis(2));
  await vi.waitFor(() => expect(state().recordDraft.media?.takenAt).toBe(2));
  answers[0]?.(millis(1));
  await Promise.resolve();
  expect(state().recordDraft.media?.takenAt).toBe(2);
  runner.chooseRecordMedia({ name: 'walk.mp4', type: 'video/mp4', size: 10 });
  expect(answers).toHaveLength(2);
});

it('[R968] given records are stored with their day and a copy of their picture, and shown only while the list is', async () => {
  const tell = vi.fn();
  const { runner, repository, state, urls } = openRunner({ tell });
  const day = millis(1_781_000_000_000);
  const given = [
    { id: 'given-1', timestamp: day, text: 'the desk has moved' },
    { id: 'given-2', timestamp: millis(day + 1), text: 'the gate', picture: PHOTO },
  ];
  expect(await runner.bringRecords(given)).toBeUndefined();
  expect(state()).toMatchObject({ records: [], recordShare: undefined, recordDraft: { text: '' } });
  expect(urls.held.size).toBe(0);
  expect(await repository.get('given-2')).toMatchObject({ ok: true, value: { name: 'gate.jpg' } });
  expect(tell).toHaveBeenCalledTimes(2);
  await runner.loadRecords();
  expect(state().records).toMatchObject([
    { id: 'given-2', type: 'image', textContent: 'the gate', timestamp: day + 1 },
    { id: 'given-1', type: 'text', content: 'the desk has moved', timestamp: day },
  ]);
});

it('[R968, R201] given records stop at the first that cannot be stored, and at another sign-in', async () => {
  const TWO = ['1', '2'].map(id => ({ id, timestamp: millis(1), text: id }));
  const put = vi.fn(async () => err({ code: 'storage/full' } as const));
  const full = openRunner({ open: () => async () => ({ ...createMemoryRepository(CODEC), put }) });
  expect(await full.runner.bringRecords(TWO)).toEqual({ code: 'storage/full' });
  expect(put).toHaveBeenCalledOnce();

  const other = createMemoryRepository(CODEC);
  const first = createMemoryRepository(CODEC);
  let here = first;
  const { runner } = openRunner({
    open: () => {
      const own = here;
      return async () => own;
    },
  });
  const bringing = runner.bringRecords(TWO);
  here = other;
  runner.putAwayRecords();
  await bringing;
  expect(await other.list()).toMatchObject({ value: { values: [] } });
  expect(await first.list()).toMatchObject({ value: { values: [{ id: '1' }] } });
});
