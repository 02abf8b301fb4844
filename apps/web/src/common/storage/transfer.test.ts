import { createDreamSpace, storeSpace } from '@app/dreamspace';
import { formatSampleBefore, parseHome, parseSampleBefore } from '@app/home';
import { exportData, importData } from '@app/home/transfer';
import { ok, seededRandom } from '@app/kernel';
import type { StoreRow } from '@app/records';
import { writeArchive } from '@app/records/archive';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { phoneJpeg, phonePng, SECRETS } from '../../../../../packages/photo/src/place/phone.cases';
import { createArchiveJobs } from '../../adapters/archive/jobs';
import type { Ports } from '../../adapters/ports';
import { createAppStore } from '../../store/store';
import { fakePorts, LIN_YUE, NOW } from '../../testing/fakePorts';
import { createMemoryAccounts } from '../../testing/memoryAccounts';

/** Everything stored behind these ports, as their export. */
async function exportOf(ports: Ports): Promise<Blob> {
  let made = new Blob();
  const save = (content: Blob) => {
    made = content;
  };
  await exportData({ ...ports, device: { ...ports.device, save } }, 'everything');
  return made;
}

/** A person whose own home faced a degree east of north before the sample came. */
function sampled(): Ports {
  const ports = fakePorts({ info: LIN_YUE });
  const { saveSample, setHouseFacts } = createAppStore(ports).getState();
  saveSample(
    formatSampleBefore({
      home: parseHome('{"houseFacts":{"completedIn":1950}}'),
      photoIds: ['9'],
      people: {},
    }),
  );
  setHouseFacts({ facing: { degrees: 144, north: 'true' } });
  return ports;
}

describe('an export with the sample home in it', () => {
  it('[A35] restores all of it on a device without a home', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    await importData(ports, await exportOf(sampled()));
    const { houseFacts, sample } = createAppStore(ports).getState();
    expect(houseFacts.facing?.degrees).toBe(144);
    expect(parseSampleBefore(sample)).toMatchObject({
      home: { houseFacts: { completedIn: 1950 } },
      photoIds: ['9'],
    });
  });

  it('[A35] never replaces an existing home with the sample', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    const store = createAppStore(ports);
    store.getState().setHouseFacts({ completedIn: 1999 });
    await importData(ports, await exportOf(sampled()));
    store.getState().rereadHome();
    expect(store.getState()).toMatchObject({ houseFacts: { completedIn: 1999 } });
    expect(parseSampleBefore(store.getState().sample)).toEqual({
      home: undefined,
      photoIds: ['9'],
      people: {},
    });
  });
});

describe('[R254] unreadable data in an import', () => {
  const space = storeSpace(createDreamSpace(seededRandom(7), NOW));
  const chat = (text: string, at: number) => ({
    version: 1,
    draft: '',
    messages: [{ id: '1', sender: 'user', text, at }],
  });
  const archiveOf = async (...rows: readonly StoreRow[]) => {
    const { add, pack } = createArchiveJobs();
    add(rows);
    return pack(NOW);
  };
  const resident = { id: '1', name: '林月', birthDate: '1990-05-15', birthTime: '', gender: 'female' };
  const infoWith = (residents: string) => ({
    name: 'linyue',
    userType: 'normal',
    email: 'linyue@example.com',
    hasFilledProfile: true,
    residents,
    savedAt: NOW,
  });

  it('includes talks, dreams and profiles, counted right away and kept unchanged', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    const asides: string[] = [];
    const accounts = {
      ...ports.accounts,
      merge: async (rows: readonly StoreRow[]) => {
        asides.push(...rows.filter(({ store }) => store === 'meta').map(({ row }) => String(row['key'])));
        return ports.accounts.merge(rows);
      },
    };
    const file = await archiveOf(
      { store: 'chats', row: { id: 'main', schema: 1, chat: chat('hello', NOW) } },
      { store: 'chats', row: { id: 'talk-2', schema: 1, chat: chat('too late', 9e15) } },
      { store: 'chats', row: { id: 'talk-3', schema: 99, chat: chat('of a later version', NOW) } },
      { store: 'dream', row: { id: 'main', schema: 1, space: { ...space, version: 99 } } },
      { store: 'profile', row: { id: 'main', schema: 1, savedAt: 'yesterday', info: infoWith('[]') } },
    );
    const imported = await importData({ ...ports, accounts }, file);
    expect(imported).toMatchObject({ ok: true, value: { added: 1, setAside: 4, profile: false } });
    expect(asides).toEqual([
      'set-aside/chats/talk-2',
      'set-aside/chats/talk-3',
      'set-aside/dream/main',
      'set-aside/profile/main',
    ]);
  });

  it('includes the unreadable people of a profile', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    const damaged = `[${JSON.stringify(resident)}`;
    const file = await archiveOf({
      store: 'profile',
      row: { id: 'main', schema: 1, savedAt: NOW, info: infoWith(damaged) },
    });
    const imported = await importData(ports, file);
    expect(imported).toMatchObject({ ok: true, value: { setAside: 1, profile: true } });
    expect(ports.profiles.countSetAside()).toBe(1);
    expect(ports.textStore.read('set-aside')).toContain('1990-05-15');
    // Once is enough, however often it is imported.
    expect(await importData(ports, file)).toMatchObject({ ok: true, value: { setAside: 0 } });
  });
});

describe('[R397] a floor plan', () => {
  const PLANS = {
    plan: 'mine',
    // One pixel.
    'plan-picture':
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'plan-tracing': '{"width":1}',
  };
  const withTexts = (texts: Readonly<Record<string, string>>): Ports => {
    const ports = fakePorts({ info: LIN_YUE });
    for (const [key, text] of Object.entries(texts)) ports.textStore.write(key, text);
    return ports;
  };
  const textsOf = ({ textStore }: Ports, keys: readonly string[]) =>
    Object.fromEntries(keys.map(key => [key, textStore.read(key)]));
  const HOME = JSON.stringify({
    houseFacts: {},
    palaceOfPhoto: { p: 'N' },
    roomOfPhoto: { p: { level: 0, room: 'kitchen' } },
  });

  it('travels with its picture and with the rooms of its photos', async () => {
    const everything = { ...PLANS, home: HOME };
    const ports = fakePorts({ info: LIN_YUE });
    await importData(ports, await exportOf(withTexts(everything)));
    expect(textsOf(ports, Object.keys(everything))).toEqual(everything);
    expect(createAppStore(ports).getState()).toMatchObject({
      plan: 'mine',
      roomOfPhoto: { p: { level: 0, room: 'kitchen' } },
    });
  });

  it('stays if there is one, and no photo gets a room of the imported one', async () => {
    const ports = withTexts({ plan: 'theirs' });
    await importData(ports, await exportOf(withTexts({ ...PLANS, home: HOME })));
    expect(textsOf(ports, Object.keys(PLANS))).toEqual({ plan: 'theirs' });
    expect(parseHome(ports.textStore.read('home'))).toMatchObject({
      palaceOfPhoto: { p: 'N' },
      roomOfPhoto: {},
    });
  });

  const standing = (own: string | undefined, home = parseHome('{"houseFacts":{"completedIn":1950}}')) => ({
    plan: 'sample',
    home: '{"houseFacts":{"completedIn":2010}}',
    'sample-home': formatSampleBefore({ home, plan: { own, sample: 'sample' }, photoIds: [], people: {} }),
  });

  it('of the sample is not imported over a home; the own plan behind it is', async () => {
    const ports = withTexts({ home: '{"houseFacts":{"completedIn":1999}}' });
    await importData(ports, await exportOf(withTexts(standing('mine'))));
    expect(ports.textStore.read('plan')).toBe('mine');
    const other = withTexts({ home: '{"houseFacts":{"completedIn":1999}}' });
    await importData(other, await exportOf(withTexts(standing(undefined))));
    expect(other.textStore.read('plan')).toBeUndefined();
    const drawnOn = withTexts({ home: '{"houseFacts":{"completedIn":1999}}' });
    await importData(drawnOn, await exportOf(withTexts({ ...standing(undefined), plan: 'drawn' })));
    expect(drawnOn.textStore.read('plan')).toBe('drawn');
  });

  describe('[R882] in place of the sample’s, with the picture it was traced from', () => {
    const OWN = PLANS['plan-picture'];
    const OTHER = OWN.replace('mNk', 'mNg');
    const before = (own: string | undefined, tracing?: string) => ({
      ...standing(own),
      'sample-home': formatSampleBefore({
        home: parseHome('{"houseFacts":{"completedIn":1950}}'),
        plan: { own, sample: 'sample', tracing },
        photoIds: [],
        people: {},
      }),
    });
    const KEYS = ['plan', 'plan-picture', 'plan-tracing', 'own-plan-picture'];
    it.each([
      ['the own one', { 'own-plan-picture': OWN }, OWN],
      [
        'the own one, not the one laid under the sample',
        { 'own-plan-picture': OWN, 'plan-picture': OTHER, 'plan-tracing': 'other' },
        OWN,
      ],
      ['the own one of an earlier version', { 'plan-picture': OWN }, OWN],
      [
        'none where an earlier version lost it',
        { 'plan-picture': OTHER, 'plan-tracing': 'other' },
        undefined,
      ],
    ])('%s', async (_, pictures, picture) => {
      const there = withTexts({ ...before('mine', 'own'), ...pictures });
      const rows: StoreRow[] = [];
      const accounts = createMemoryAccounts();
      const merge: typeof accounts.merge = async (all, ...rest) => {
        rows.push(...all);
        return accounts.merge(all, ...rest);
      };
      const home = '{"houseFacts":{"completedIn":1999}}';
      const here = fakePorts({ info: LIN_YUE, accounts: { ...accounts, merge } });
      here.textStore.write('home', home);
      await importData(here, await exportOf(there));
      const arrived = rows.flatMap(({ store, row }) =>
        store === 'texts' && KEYS.includes(String(row['key'])) ? [[row['key'], row['text']]] : [],
      );
      expect(arrived.sort()).toEqual(
        [
          ['plan', 'mine'],
          ...(picture === undefined
            ? []
            : [
                ['plan-picture', picture],
                ['plan-tracing', 'own'],
              ]),
        ].sort(),
      );
    });

    it('the one under the sample comes with a plan drawn over it, and with the whole sample both', async () => {
      const under = { 'plan-picture': OTHER, 'plan-tracing': 'other' };
      const here = withTexts({ home: '{"houseFacts":{"completedIn":1999}}' });
      await importData(here, await exportOf(withTexts({ ...before(undefined), ...under, plan: 'drawn' })));
      expect(textsOf(here, KEYS)).toEqual({ plan: 'drawn', ...under });
      const none = withTexts({ home: '{"houseFacts":{"completedIn":1999}}' });
      await importData(none, await exportOf(withTexts({ ...before(undefined), ...under })));
      expect(textsOf(none, KEYS)).toEqual({});
      const bare = fakePorts({ info: LIN_YUE });
      const all = { ...before('mine', 'own'), ...under, 'own-plan-picture': OWN };
      await importData(bare, await exportOf(withTexts(all)));
      expect(textsOf(bare, KEYS)).toEqual({ ...under, plan: 'sample', 'own-plan-picture': OWN });
    });
  });

  it('stays when an imported sample is removed', async () => {
    const ports = withTexts({ plan: 'theirs' });
    await importData(ports, await exportOf(withTexts(standing('mine'))));
    expect(parseSampleBefore(ports.textStore.read('sample-home'))).toEqual({
      home: parseHome('{"houseFacts":{"completedIn":1950}}'),
      photoIds: [],
      people: {},
    });
    const bare = fakePorts({ info: LIN_YUE });
    await importData(bare, await exportOf(withTexts(standing('mine'))));
    expect(bare.textStore.read('plan')).toBe('sample');
    expect(parseSampleBefore(bare.textStore.read('sample-home')).plan).toEqual({
      own: 'mine',
      sample: 'sample',
    });
  });
});

describe('an export with unreadable data', () => {
  it('[A35] includes it, once', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    ports.textStore.write('home', '{"facing":');
    createAppStore(ports);
    const stored = ports.textStore.read('set-aside');
    expect(stored).toContain('facing');
    const made = await exportOf(ports);
    const other = fakePorts({ info: LIN_YUE });
    await importData(other, made);
    await importData(other, made);
    expect(other.textStore.read('set-aside')).toBe(stored);
  });

  it('[A35] leaves out anything our exports never contain', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    const raw = 'x';
    const ours = { source: 'home', part: 'all', raw };
    const others = [
      7,
      { raw: {} },
      { raw },
      { ...ours, source: 'elsewhere' },
      { ...ours, source: 'toString' },
      { ...ours, part: 'half' },
    ];
    ports.textStore.write('set-aside', JSON.stringify([...others, ours]));
    const other = fakePorts({ info: LIN_YUE });
    await importData(other, await exportOf(ports));
    expect(other.profiles.countSetAside()).toBe(1);
  });
});

describe('an export too large for one file', () => {
  it('[A35] is split into several that restore all of it', async () => {
    const photo = (id: string, bytes: number): StoreRow => ({
      store: 'photos',
      row: { id, blob: new Blob([new Uint8Array(bytes)]), schema: 1 },
    });
    const rows = [photo('1', 400), photo('2', 700), photo('3', 300), photo('4', 3000), photo('5', 1)];
    const accounts = { ...createMemoryAccounts(), dump: async () => ok(rows) };
    const from = fakePorts({ info: LIN_YUE, accounts });
    const saved: { content: Blob; name: string }[] = [];
    const save = (content: Blob, name: string) => void saved.push({ content, name });
    const made = await exportData({ ...from, device: { ...from.device, save } }, 'everything', {
      most: 1000,
    });
    expect(made).toEqual(ok(4));
    const day = 'ink-and-starlight-2026-06-21';
    expect(saved.map(({ name }) => name)).toEqual([
      `${day}-1-of-4.zip`,
      `${day}-2-of-4.zip`,
      `${day}-3-of-4.zip`,
      `${day}-4-of-4.zip`,
    ]);
    const arrived: unknown[] = [];
    const merge = async (all: readonly StoreRow[]) => {
      arrived.push(...all.map(({ row }) => row['id']));
      return ok({ added: all.length, setAside: 0 });
    };
    const to = fakePorts({ accounts: { ...createMemoryAccounts(), merge } });
    for (const { content } of saved) await importData(to, content);
    expect(arrived).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('[R622] locations in an import', () => {
  const photo = { name: 'a.jpg', type: 'image/jpeg', size: 3, state: 'unreadable', turns: 0, position: 0 };
  const capture = { focalLength35: 26 };
  const textOf = (file: Uint8Array) => `data:image/png;base64,${Buffer.from(file).toString('base64')}`;
  const rows = (bytes: Uint8Array, picture: Uint8Array): readonly StoreRow[] => [
    {
      store: 'photos',
      row: {
        ...{ ...photo, id: '1', schema: 1, blob: new Blob([bytes.slice()], { type: 'image/jpeg' }) },
        reading: JSON.stringify({ capture: { ...capture, latitude: 31.2304 }, longitude: 121.4737 }),
      },
    },
    {
      store: 'texts',
      row: {
        key: 'plan-picture',
        text: textOf(picture),
        schema: 1,
      },
    },
  ];
  const arrive = async (reads: boolean, picture = phonePng()) => {
    // Packed by a version that removed nothing.
    const pieces: Uint8Array[] = [];
    await writeArchive(
      { madeAt: NOW, rows: rows(phoneJpeg('MM'), picture), texts: {} },
      {
        isBlob: value => value instanceof Blob,
        read: async blob => new Uint8Array(await (blob as Blob).arrayBuffer()),
        make: () => new Blob(),
        clean: bytes => bytes,
        digest: async bytes => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice())),
      },
      piece => pieces.push(piece),
    );
    const arrived: StoreRow[] = [];
    const merge = async (all: readonly StoreRow[]) => {
      arrived.push(...all);
      return ok({ added: all.length, setAside: 0 });
    };
    const ports = fakePorts({ accounts: { ...createMemoryAccounts(), merge } });
    if (!reads) ports.textStore.write('photo-reading', 'off');
    await importData(ports, new Blob(pieces.map(piece => piece.slice())));
    return arrived.map(({ row }) => row);
  };
  const secretsIn = (bytes: Uint8Array) =>
    Object.entries(SECRETS).flatMap(([name, secret]) =>
      Buffer.from(bytes).includes(Buffer.from(secret)) ? name : [],
    );

  it('are removed from pictures, those in texts too, and from photo readings', async () => {
    const [row, text] = await arrive(true);
    const { blob } = row as { readonly blob: Blob };
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect(secretsIn(phoneJpeg('MM'))).not.toEqual([]);
    expect(secretsIn(bytes)).toEqual([]);
    expect(bytes.length).toBeGreaterThan(100);
    expect(JSON.parse(String(row?.['reading']))).toEqual({ capture });
    const picture = Buffer.from(String(text?.['text']).split(',')[1] ?? '', 'base64');
    expect(secretsIn(phonePng())).not.toEqual([]);
    expect(secretsIn(picture)).toEqual([]);
    expect(picture.length).toBeGreaterThan(50);
  });

  it('[R600] drops a text whose picture cannot be read with certainty', async () => {
    const [, text] = await arrive(true, phoneJpeg('II').slice(0, 1500)); // truncated
    expect(text?.['text']).toBe('');
  });

  it('[R232] imports no readings while reading is switched off', async () => {
    expect((await arrive(false))[0]).not.toHaveProperty('reading');
  });
});

describe('an export on a page without https', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[A4] is made and read even if the browser offers no crypto.subtle', async () => {
    vi.stubGlobal('crypto', { randomUUID: () => '1' });
    const made = await exportOf(sampled());
    const ports = fakePorts({ info: LIN_YUE });
    expect(await importData(ports, made)).toMatchObject({ ok: true, value: { damaged: 0 } });
  });
});

const SEAL = 'twelve letters and more';
/** Everything stored behind these ports, sealed. */
async function sealedOf(ports: Ports): Promise<Blob> {
  let made = new Blob();
  const save = (content: Blob) => {
    made = content;
  };
  await exportData({ ...ports, device: { ...ports.device, save } }, 'everything', { passphrase: SEAL });
  return made;
}

describe('[R496] memorial days', () => {
  const day = (id: string, changedAt: number, gone = false) => ({
    ...{ id, name: `name ${id}`, lunar: { month: 1, day: 1, isLeap: false }, changedAt, gone },
  });
  const withDays = (...memorials: readonly unknown[]) => {
    const ports = fakePorts({ info: LIN_YUE });
    ports.textStore.write('kept-days', JSON.stringify({ memorials, keeping: {} }));
    return ports;
  };
  const daysOf = ({ textStore }: Ports) => {
    const { memorials } = JSON.parse(textStore.read('kept-days') ?? '{}') as {
      memorials: { id: string; gone: boolean }[];
    };
    return memorials.map(({ id, gone }) => [id, gone]);
  };

  it('are joined by their last change in a sealed export', async () => {
    const [here, there] = [withDays(day('1', 10), day('3', 5)), withDays(day('1', 20, true), day('2', 5))];
    await importData(here, await sealedOf(there), SEAL);
    expect(daysOf(here)).toEqual([
      ['1', true],
      ['3', false],
      ['2', false],
    ]);
  });

  it('are only added from a plain copy: nothing is removed, and what was removed here comes back', async () => {
    const here = withDays(day('1', 10), day('3', 5, true));
    // A passphrase typed for a plain file does not make it a seal.
    for (const passphrase of [undefined, SEAL]) {
      const there = withDays(day('1', 20, true), day('2', 5), day('3', 1));
      await importData(here, await exportOf(there), passphrase);
      expect(daysOf(here)).toEqual([
        ['1', false],
        ['3', false],
        ['2', false],
      ]);
    }
  });
});

describe('[R496] home and plan in a sealed export', () => {
  const home = (completedIn: number, room?: string) =>
    JSON.stringify({
      houseFacts: { completedIn },
      palaceOfPhoto: {},
      roomOfPhoto: room ? { p: { level: 0, room } } : {},
    });
  const device = (texts: Readonly<Record<string, readonly [text: string, changedAt: number]>>) => {
    const ports = fakePorts({ info: LIN_YUE });
    for (const [key, [text, at]] of Object.entries(texts)) ports.textStore.write(key, text, at);
    return ports;
  };
  const kept = ({ textStore }: Ports) => ({
    home: parseHome(textStore.read('home')),
    plan: textStore.read('plan'),
    picture: textStore.read('plan-picture'),
  });

  it('the later change of each wins, and travels on with its time', async () => {
    const here = device({ home: [home(1990, 'old'), 50], plan: ['old', 10], 'plan-picture': ['old', 10] });
    const there = device({ home: [home(2000, 'new'), 40], plan: ['new', 20] });
    expect(await importData(here, await sealedOf(there), SEAL)).toMatchObject({ value: { changed: 2 } });
    // The home here is later, the plan there: it brings its picture, which is missing, and the rooms of photos.
    expect(kept(here)).toMatchObject({
      home: { houseFacts: { completedIn: 1990 }, roomOfPhoto: { p: { room: 'new' } } },
      plan: 'new',
    });
    expect(kept(here).picture).toBeUndefined();
    expect([here.textStore.changedAt('plan'), here.textStore.changedAt('home')]).toEqual([20, 50]);
    const third = device({ home: [home(1980), 45], plan: ['edited since', 30] });
    await importData(third, await sealedOf(here), SEAL);
    expect(kept(third)).toMatchObject({ home: { houseFacts: { completedIn: 1990 } }, plan: 'edited since' });
  });

  it('the local copy wins a tie, a plain copy replaces nothing, and a clock that runs ahead counts as now', async () => {
    const texts = { home: [home(1990), 50], plan: ['mine', 50] } as const;
    for (const [at, passphrase, plan] of [
      [50, SEAL, 'mine'],
      [60, undefined, 'mine'],
      [60, SEAL, 'theirs'],
      [NOW + 9e9, SEAL, 'theirs'],
    ] as const) {
      const here = device(texts);
      const there = device({ home: [home(2000), at], plan: ['theirs', at] });
      await importData(here, await (passphrase ? sealedOf(there) : exportOf(there)), passphrase);
      expect(kept(here).plan).toBe(plan);
      expect(kept(here).home.houseFacts.completedIn).toBe(plan === 'mine' ? 1990 : 2000);
      expect(here.textStore.changedAt('plan')).toBe(plan === 'mine' ? 50 : Math.min(at, NOW));
    }
  });

  it('the local copy stays if either side is the sample home', async () => {
    const here = device({ home: [home(1990), 50] });
    const there = device({ home: [home(2000), 60], 'sample-home': ['{}', 60] });
    await importData(here, await sealedOf(there), SEAL);
    expect(kept(here).home.houseFacts.completedIn).toBe(1990);
  });

  it('a partly unreadable home replaces none', async () => {
    const here = device({ home: [home(1990), 50] });
    const there = device({ home: ['{"houseFacts":{"completedIn":"junk"}}', 60] });
    await importData(here, await sealedOf(there), SEAL);
    expect(kept(here).home.houseFacts.completedIn).toBe(1990);
  });
});

it('[R258] unreadable memorial days in an import are counted', async () => {
  const [here, there] = [fakePorts({ info: LIN_YUE }), fakePorts({ info: LIN_YUE })];
  there.textStore.write('kept-days', '{"memorials":[{"id":"1"},7]}');
  expect(await importData(here, await exportOf(there))).toMatchObject({ ok: true, value: { damaged: 2 } });
});
