import {
  facingOf,
  formatSampleBefore,
  knownPlaceOf,
  parseSampleBefore,
  SAMPLE_FACTS,
  SAMPLE_ROOMS,
} from '@app/home';
import { err, ok } from '@app/kernel';
import { checkPlan, layoutOf, readPlan, roomShares } from '@app/plan';
import { textOf } from '@app/records';
import { EMPTY_PROFILE, type UserInfo } from '@app/session';
import { describe, expect, it } from 'vitest';
import { type AppStore, createAppStore, selectInfo } from '../../store/store';
import { fakePorts, HANGZHOU, LIN_YUE, NOW } from '../../testing/fakePorts';
import { moveIn, moveOut, type SampleTexts } from './moveSample';

const TEXTS: SampleTexts = {
  place: 'Suzhou (sample)',
  residents: ['Shen An (sample)', 'Gu Heng (sample)'],
  records: ['desk (sample)', 'sun (sample)', 'lamp (sample)'],
  language: 'en',
  stamp: 'SAMPLE',
  captionOf: room => `${room} (sample)`,
};
/** One pixel a room, each different: duplicate photos would be refused. */
const draw = async (room: string) => new Blob([`drawn ${room}`], { type: 'image/png' });

const AN = {
  id: '7',
  name: 'An',
  gender: 'female' as const,
  birthDate: '1990-05-15',
  birthTime: '',
  birthplace: '',
  chineseDate: '',
  relationship: 'self',
};
/** A person who described their home and put a photo on its plan. */
const SETTLED: UserInfo = {
  ...LIN_YUE,
  location: HANGZHOU,
  locationName: 'Hangzhou',
  residents: [AN],
  hasFilledProfile: true,
  hasUploadedImages: true,
};
const FACTS = { facing: { degrees: 90, north: 'true' as const }, completedIn: 1999 };

/** A person's data, without the instant of saving. */
const everythingOf = (store: AppStore) => {
  const { houseFacts, palaceOfPhoto, roomOfPhoto, houseImages, photos, sample, plan } = store.getState();
  const { savedAt: _, ...info } = selectInfo(store.getState()) ?? LIN_YUE;
  return { info, houseFacts, palaceOfPhoto, roomOfPhoto, houseImages, photos, sample, plan };
};

describe('the sample home', () => {
  it('[A35] does not replace an own home that cannot be kept', async () => {
    const ports = fakePorts({ info: SETTLED });
    ports.textStore.write('sample-home', '{"home":');
    const full = { ...ports, profiles: { ...ports.profiles, setAside: () => false } };
    const store = createAppStore(full);
    expect(await moveIn(store, full, TEXTS, draw)).toBe(false);
    expect(selectInfo(store.getState())).toEqual(selectInfo(createAppStore(ports).getState()));
    expect(store.getState().photos).toEqual([]);
  });

  it('is complete: a place, a facing, a year, two residents and photos in their palaces', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    const store = createAppStore(ports);
    await moveIn(store, ports, TEXTS, draw);
    const info = selectInfo(store.getState());
    const { houseFacts, photos, palaceOfPhoto, houseImages } = store.getState();
    expect(info).toMatchObject({ name: '林月', hasFilledProfile: true, hasUploadedImages: true });
    expect(info?.location).toBeDefined();
    expect(info?.residents).toHaveLength(2);
    expect(houseFacts).toEqual(SAMPLE_FACTS);
    // Magnetic north lies six degrees west of true north in Suzhou (World Magnetic Model 2025).
    expect(facingOf(houseFacts, knownPlaceOf(info), NOW).true).toBeCloseTo(144, 0);
    expect(houseImages).toBe(SAMPLE_ROOMS.length);
    expect(photos.map(({ id, room, caption }) => [room, caption, palaceOfPhoto[id]])).toEqual(
      SAMPLE_ROOMS.map(({ drawn, kind, palace }) => [kind, `${drawn} (sample)`, palace]),
    );
  });

  it('labels everything in it as a sample', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    const store = createAppStore(ports);
    await moveIn(store, ports, TEXTS, draw);
    const info = selectInfo(store.getState());
    const result = [info?.locationName, ...(info?.residents ?? []).map(({ name }) => name)];
    const shown = store.getState().photos.flatMap(({ name, caption }) => [name, caption]);
    for (const text of [...result, ...shown]) expect(text).toContain('(sample)');
  });

  it.each([
    { who: 'somebody without any entries', info: LIN_YUE, facts: {} },
    { who: 'somebody with a home of their own', info: SETTLED, facts: FACTS },
  ])('leaves $who with exactly the previous data after removal', async ({ info, facts }) => {
    const ports = fakePorts({ info, houseImages: 0 });
    const store = createAppStore(ports);
    store.getState().setHouseFacts(facts);
    store.getState().placePhoto('own', 'N');
    store.getState().putPhotoInRoom('own', { level: 0, room: 'kitchen' });
    const before = everythingOf(store);
    await moveIn(store, ports, TEXTS, draw);
    expect(store.getState().houseFacts).not.toEqual(before.houseFacts);
    await moveOut(store, ports);
    expect(everythingOf(store)).toEqual(before);
  });

  it('[A35, R464] leaves the photos that are added while its rooms are drawn and read, also when it is brought back', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    const store = createAppStore(ports);
    const names = () => store.getState().photos.map(({ name }) => name);
    const own: string[] = [];
    for (const time of ['first', 'again']) {
      await moveIn(store, ports, TEXTS, async room => {
        const name = `${time} ${room}.png`;
        own.push(name);
        void store.getState().addFiles([new File([name], name, { type: 'image/png' })], () => undefined);
        return draw(room);
      });
      expect(names()).toHaveLength(own.length + SAMPLE_ROOMS.length);
      await moveOut(store, ports);
      expect(names()).toEqual(own);
    }
  });

  it('is still known, and can still be removed, after the tab was closed', async () => {
    const ports = fakePorts({ info: SETTLED });
    await moveIn(createAppStore(ports), ports, TEXTS, draw);
    const later = createAppStore(ports);
    expect(later.getState().sample).toBeDefined();
    await moveOut(later, ports);
    expect(selectInfo(later.getState())?.residents).toEqual([AN]);
    expect(later.getState().photos).toEqual([]);
    expect(createAppStore(ports).getState().sample).toBeUndefined();
  });

  it('[R381] has a floor plan whose rooms lie in the palaces of its photos', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    const store = createAppStore(ports);
    await moveIn(store, ports, TEXTS, draw);
    const read = readPlan(store.getState().plan ?? '');
    if (!read.ok) throw new Error(read.error.code);
    expect(checkPlan(read.value)).toEqual([]);
    // It faces as the sample does, within the half degree that magnetic north has moved since.
    const { true: facing, magnetic } = facingOf(
      SAMPLE_FACTS,
      knownPlaceOf(selectInfo(store.getState())),
      NOW,
    );
    expect(read.value.facing).toBeCloseTo(facing, 0);
    const up = read.value.up + magnetic - facing;
    const palacesOf = (kind: string) =>
      read.value.floors.flatMap(floor =>
        roomShares(floor, layoutOf(floor, { up, facing: magnetic })!)
          .filter(({ room }) => room.kind === kind)
          .map(({ squares }) => squares[0]?.palace),
      );
    for (const { drawn, kind, palace } of SAMPLE_ROOMS) {
      const onPlan = ({ entrance: 'hall', tea: 'dining' } as Record<string, string>)[kind] ?? kind;
      expect(palacesOf(onPlan), drawn).toContain(palace);
    }
  });

  it('[R381] gives the own plan back, and keeps changes drawn while the sample was shown', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    const store = createAppStore(ports);
    store.getState().savePlan('own');
    await moveIn(store, ports, TEXTS, draw);
    expect(store.getState().plan).not.toBe('own');
    await moveIn(store, ports, TEXTS, draw);
    await moveOut(store, ports);
    expect(store.getState().plan).toBe('own');
    expect(ports.textStore.read('plan')).toBe('own');

    // The person had no plan and drew on the sample's: it is theirs now.
    store.getState().savePlan(undefined);
    await moveIn(store, ports, TEXTS, draw);
    store.getState().savePlan('drawn');
    await moveOut(store, ports);
    expect(store.getState().plan).toBe('drawn');

    // The person had a plan and drew on the sample's: their own is back, and the other is kept beside it.
    const aside: string[] = [];
    const watched = {
      ...ports,
      profiles: {
        ...ports.profiles,
        setAside: (parts: readonly { readonly raw: string }[]) =>
          aside.push(...parts.map(({ raw }) => raw)) > 0,
      },
    };
    const again = createAppStore(watched);
    await moveIn(again, watched, TEXTS, draw);
    again.getState().savePlan('second');
    await moveOut(again, watched);
    expect(again.getState().plan).toBe('drawn');
    expect(aside).toContain('second');
  });

  it('[R396] its photos lie in rooms of its plan; own photos in rooms of the own plan, and come back with it', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    const store = createAppStore(ports);
    const kitchen = { level: 0, room: 'kitchen' };
    store.getState().savePlan('own');
    store.getState().putPhotoInRoom('own', kitchen);
    await moveIn(store, ports, TEXTS, draw);
    const { plan, photos, roomOfPhoto } = store.getState();
    const read = readPlan(plan ?? '');
    if (!read.ok) throw new Error(read.error.code);
    const kinds = photos.map(({ id }) => {
      const at = roomOfPhoto[id];
      return read.value.floors[at?.level ?? -1]?.rooms.find(({ id: room }) => room === at?.room)?.kind;
    });
    expect(kinds).toEqual(['living', 'hall', 'bedroom', 'kitchen', 'study', 'dining', 'living']);
    // The sample's plan has a different kitchen with the same id.
    expect(roomOfPhoto['own']).toBeUndefined();
    await moveOut(store, ports);
    expect(store.getState().roomOfPhoto).toEqual({ own: kitchen });

    // The person had no plan, drew on the sample's and assigned a photo to a room of it: both plan and room are theirs.
    store.getState().savePlan(undefined);
    await moveIn(store, ports, TEXTS, draw);
    store.getState().putPhotoInRoom('other', { level: 1, room: 'study' });
    store.getState().savePlan('drawn');
    await moveOut(store, ports);
    expect(store.getState().roomOfPhoto).toEqual({ other: { level: 1, room: 'study' } });
  });

  describe('[R881] the picture under the own plan', () => {
    const OWN = { 'plan-picture': 'data:image/png;base64,AAAA', 'plan-tracing': 'as it lies' };
    const OTHER = { 'plan-picture': 'data:image/png;base64,BBBB', 'plan-tracing': 'otherwise' };
    const begin = async (picture: Readonly<Record<string, string>>, own: string | undefined) => {
      const ports = fakePorts({ info: LIN_YUE });
      const store = createAppStore(ports);
      store.getState().savePlan(own);
      const lay = (texts: Readonly<Record<string, string>>) => {
        for (const [key, text] of Object.entries(texts)) ports.textStore.write(key, text);
      };
      lay(picture);
      await moveIn(store, ports, TEXTS, draw);
      const kept = () =>
        Object.fromEntries(
          ['plan-picture', 'plan-tracing', 'own-plan-picture'].flatMap(key => {
            const text = ports.textStore.read(key);
            return text === undefined ? [] : [[key, text]];
          }),
        );
      return { store, ports, lay, kept, leave: () => moveOut(store, ports) };
    };

    it.each([
      ['nothing', {}],
      ['another', OTHER],
    ])('does not lie under the sample, and is back as it was after %s was laid there', async (_, laid) => {
      const { lay, kept, leave } = await begin(OWN, 'own');
      expect(kept()).toEqual({ 'own-plan-picture': OWN['plan-picture'] });
      lay(laid);
      await leave();
      expect(kept()).toEqual(OWN);
    });

    it('does not become that of the sample, if there was none', async () => {
      const { lay, kept, leave } = await begin({}, 'own');
      lay(OTHER);
      await leave();
      expect(kept()).toEqual({});
    });

    it('is the one laid under the sample only with the plan drawn over it', async () => {
      const { store, lay, kept, leave } = await begin({}, undefined);
      lay(OTHER);
      store.getState().savePlan('drawn');
      await leave();
      expect(kept()).toEqual(OTHER);
    });

    it('left in place by an earlier version is back, unless another was laid over it', async () => {
      for (const [over, after] of [
        [{}, OWN],
        [OTHER, {}],
      ] as const) {
        const { ports, lay, kept, leave } = await begin(OWN, 'own');
        ports.textStore.remove('own-plan-picture');
        lay({ 'plan-picture': OWN['plan-picture'], ...over });
        await leave();
        expect(kept()).toEqual(after);
      }
    });
  });

  describe('[R968] its records', () => {
    /** A drawn picture of one word is no format that `take` knows. */
    const portsOf = () => {
      const ports = fakePorts({ info: LIN_YUE });
      return { ...ports, files: { ...ports.files, take: async (file: File) => ok(file) } };
    };
    const recordsOf = async (store: AppStore) => {
      await store.getState().loadRecords();
      const { records } = store.getState();
      store.getState().closeRecords();
      return records;
    };
    const DAY = 86_400_000;

    it('are three, marked, of days before; one has a photo and its minute; they are removed with the sample', async () => {
      const ports = portsOf();
      const store = createAppStore(ports);
      await store.getState().openAccount();
      await moveIn(store, ports, TEXTS, draw);
      const records = await recordsOf(store);
      expect(records.map(({ type }) => type)).toEqual(['text', 'image', 'text']);
      for (const record of records) expect(textOf(record)).toContain('(sample)');
      expect(records.map(({ timestamp }) => Math.round((NOW - timestamp) / DAY))).toEqual([2, 12, 40]);
      // 9:46 on the clock of Suzhou, which is eight hours ahead of UTC.
      expect(new Date(records[1]!.timestamp).toISOString()).toContain('T01:46:00');
      await moveIn(store, ports, TEXTS, draw);
      expect(await recordsOf(store)).toHaveLength(3);
      await moveOut(store, ports);
      expect(await recordsOf(store)).toEqual([]);
    });

    it('are beside those of the person, which stay, also those written meanwhile', async () => {
      const ports = portsOf();
      const store = createAppStore(ports);
      await store.getState().openAccount();
      const write = async (text: string) => {
        await store.getState().loadRecords();
        store.getState().writeRecordText(text);
        await store.getState().addRecord();
      };
      await write('before');
      await moveIn(store, ports, TEXTS, draw);
      await write('meanwhile');
      expect(await recordsOf(store)).toHaveLength(5);
      await moveOut(store, ports);
      const own = (await recordsOf(store)).map(textOf);
      expect(own.toSorted()).toEqual(['before', 'meanwhile']);
    });

    it('are known, and can be removed, after the tab was closed', async () => {
      const ports = portsOf();
      const store = createAppStore(ports);
      await store.getState().openAccount();
      await moveIn(store, ports, TEXTS, draw);
      const later = createAppStore(ports);
      await later.getState().openAccount();
      expect(await recordsOf(later)).toHaveLength(3);
      await moveOut(later, ports);
      expect(await recordsOf(later)).toEqual([]);
    });

    it.each(['drawn', 'read'] as const)(
      'are not brought if the sample is removed while its photos are %s',
      async when => {
        const ports = portsOf();
        let removing: Promise<unknown> | undefined;
        const remove = () => {
          removing ??= moveOut(store, ports);
        };
        const { take } = ports.files;
        const files = {
          ...ports.files,
          take: async (file: File) => {
            if (when === 'read') remove();
            return take(file);
          },
        };
        const store = createAppStore({ ...ports, files });
        await store.getState().openAccount();
        await moveIn(store, ports, TEXTS, async room => {
          if (when === 'drawn' && room === 'gathering') remove();
          return draw(room);
        });
        await removing;
        expect(removing).toBeDefined();
        expect(store.getState().sample).toBeUndefined();
        expect(await recordsOf(store)).toEqual([]);
        expect(store.getState().photos).toEqual([]);
      },
    );

    it('that cannot be deleted keep the sample known, and go with the next removal', async () => {
      const ports = portsOf();
      const store = createAppStore(ports);
      await store.getState().openAccount();
      await moveIn(store, ports, TEXTS, draw);
      const { deleteRecord } = store.getState();
      store.setState({
        deleteRecord: async id =>
          id === 'sample-2' ? err({ code: 'records/storage-full' } as never) : deleteRecord(id),
      });
      await moveOut(store, ports);
      expect((await recordsOf(store)).map(({ id }) => id)).toEqual(['sample-2']);
      expect(store.getState().sample).toBeDefined();
      store.setState({ deleteRecord });
      await moveOut(store, ports);
      expect(await recordsOf(store)).toEqual([]);
      expect(store.getState().sample).toBeUndefined();
    });

    it('[A45] whose removal is interrupted by another person take nothing of theirs', async () => {
      const ports = portsOf();
      const store = createAppStore(ports);
      await store.getState().openAccount();
      await moveIn(store, ports, TEXTS, draw);
      const { deleteRecord } = store.getState();
      store.setState({
        deleteRecord: async id => {
          const gone = await deleteRecord(id);
          if (selectInfo(store.getState())?.name !== 'zhou') {
            store.getState().logOut('/visualization');
            await store.getState().logIn({ email: 'zhou@example.com', password: 'secret' });
            store.getState().saveSample('{"photoIds":[]}');
          }
          return gone;
        },
      });
      await moveOut(store, ports);
      expect(selectInfo(store.getState())?.name).toBe('zhou');
      expect(store.getState().sample).toBe('{"photoIds":[]}');
    });

    it('[A45] are never given to another person who signs in while the rooms are drawn', async () => {
      const ports = portsOf();
      const store = createAppStore(ports);
      await store.getState().openAccount();
      let other: Promise<unknown> | undefined;
      await moveIn(store, ports, TEXTS, async room => {
        other ??= (async () => {
          store.getState().logOut('/visualization');
          await store.getState().logIn({ email: 'zhou@example.com', password: 'secret' });
        })();
        await other;
        return draw(room);
      });
      expect(await recordsOf(store)).toEqual([]);
      expect(store.getState().photos).toEqual([]);
    });
  });

  it('exists once even if requested twice', async () => {
    const ports = fakePorts({ info: SETTLED });
    const store = createAppStore(ports);
    await moveIn(store, ports, TEXTS, draw);
    await moveIn(store, ports, TEXTS, draw);
    expect(store.getState().photos).toHaveLength(SAMPLE_ROOMS.length);
    await moveOut(store, ports);
    expect(selectInfo(store.getState())?.residents).toEqual([AN]);
  });

  it('keeps what the person added while it was shown', async () => {
    const ports = fakePorts({ info: LIN_YUE });
    const store = createAppStore(ports);
    await moveIn(store, ports, TEXTS, draw);
    const info = selectInfo(store.getState()) ?? LIN_YUE;
    store.getState().saveInfo({
      ...info,
      residents: [...info.residents, AN],
      location: HANGZHOU,
      locationName: 'Hangzhou',
      // As the form writes them: those of the first resident, who is still the sample's.
      birthDate: info.residents[0]?.birthDate ?? '',
      birthTime: info.residents[0]?.birthTime ?? '',
      gender: info.residents[0]?.gender ?? 'unspecified',
    });
    const own = new File(['hall'], 'hall.png', { type: 'image/png' });
    await store.getState().addFiles([own], () => undefined);
    await moveOut(store, ports);
    expect(selectInfo(store.getState())).toMatchObject({
      residents: [AN],
      location: HANGZHOU,
      locationName: 'Hangzhou',
      hasFilledProfile: true,
      hasUploadedImages: true,
      birthDate: '',
      birthTime: '',
      gender: 'unspecified',
    });
    expect(store.getState().photos.map(({ name }) => name)).toEqual(['hall.png']);
  });

  it('[A45] is hidden from another person signing in meanwhile, and kept for its owner', async () => {
    const ports = fakePorts({ info: SETTLED });
    const store = createAppStore(ports);
    await store.getState().openAccount();
    await moveIn(store, ports, TEXTS, draw);
    store.getState().logOut('/visualization');
    await store.getState().logIn({ email: 'zhou@example.com', password: 'secret' });
    expect(store.getState().sample).toBeUndefined();
    expect(selectInfo(store.getState())).toMatchObject({ ...EMPTY_PROFILE, name: 'zhou' });
    store.getState().logOut('/visualization');
    await store.getState().logIn({ email: SETTLED.email ?? '', password: 'secret' });
    await moveOut(store, ports);
    expect(selectInfo(store.getState())).toMatchObject({ locationName: 'Hangzhou', residents: [AN] });
    expect(store.getState().sample).toBeUndefined();
  });
});

describe('the home behind the sample', () => {
  it('is read back as written', () => {
    const room = { level: 0, room: 'r1' };
    const home = { houseFacts: FACTS, palaceOfPhoto: { own: 'N' as const }, roomOfPhoto: { own: room } };
    const before = { home, photoIds: ['1', '2'], people: { a: { info: SETTLED, houseImages: 2 } } };
    expect(parseSampleBefore(formatSampleBefore(before))).toEqual(before);
    for (const plan of [
      { own: 'mine', sample: 'theirs' },
      { own: undefined, sample: 'theirs' },
    ]) {
      expect(parseSampleBefore(formatSampleBefore({ ...before, plan }))).toEqual({ ...before, plan });
    }
  });

  it.each(['', '{', '[]', '{"home":1,"photoIds":[1],"people":{"a":2}}'])('%j counts as empty', text => {
    expect(parseSampleBefore(text)).toEqual({ home: undefined, photoIds: [], people: {} });
  });

  it('a profile is never saved before the one it replaces', async () => {
    const ports = fakePorts({ info: SETTLED });
    const store = createAppStore(ports);
    const stop = store.subscribe(({ session }) => {
      const changed = session.kind === 'user' && session.info.residents.length === 2;
      if (changed) expect(ports.textStore.read('sample-home')).toContain('Hangzhou');
    });
    await moveIn(store, ports, TEXTS, async () => undefined);
    stop();
    expect(selectInfo(store.getState())?.savedAt).toBeGreaterThanOrEqual(NOW);
  });
});
