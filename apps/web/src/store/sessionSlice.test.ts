import { millis } from '@app/kernel';
import { addResident, HOUSE_IMAGES_KEY, USER_INFO_KEY } from '@app/session';
import { describe, expect, it } from 'vitest';
import { fakePorts, HANGZHOU, LIN_YUE, NOW } from '../testing/fakePorts';
import { pngFile } from '../testing/files';
import { type AppStore, createAppStore } from './store';

const FILLED = { ...LIN_YUE, location: HANGZHOU, hasFilledProfile: true, hasUploadedImages: true };
const LOGIN = { email: 'LinYue@example.com', password: 'secret1' };

const FORM = { username: '林月', email: LOGIN.email, password: 'secret1', confirmPassword: 'secret1' };

describe('signing in and out', () => {
  it('[A4] signing out forgets cookie and session copy; the same person finds the profile again', async () => {
    const ports = fakePorts({ info: FILLED, houseImages: 3 });
    const store = createAppStore(ports);
    await store.getState().openAccount();
    expect(store.getState().logOut('/visualization')).toMatchObject({ to: '/', message: undefined });
    expect(ports.profiles.restore().session).toEqual({ kind: 'guest' });
    expect(ports.tabStore.read(USER_INFO_KEY)).toBeUndefined();
    expect(ports.tabStore.read(HOUSE_IMAGES_KEY)).toBeUndefined();

    expect((await store.getState().logIn(LOGIN)).to).toBe('/visualization');
    expect(store.getState().session).toMatchObject({ info: { location: HANGZHOU, hasFilledProfile: true } });
  });

  it('[A4] another e-mail starts with an empty profile', async () => {
    const store = createAppStore(fakePorts({ info: FILLED }));
    await store.getState().openAccount();
    store.getState().logOut('/');
    expect((await store.getState().logIn({ email: 'zhou@example.com', password: 'secret1' })).to).toBe('/');
    expect(store.getState().session).toMatchObject({ info: { name: 'zhou', hasFilledProfile: false } });
  });

  it('[A35] a new account does not count photos of the previous one', async () => {
    const store = createAppStore(fakePorts({ info: FILLED, houseImages: 3 }));
    await store.getState().openAccount();
    await store.getState().register({ ...FORM, username: '周宁', email: 'zhou@example.com' });
    expect(store.getState().houseImages).toBe(0);
    expect(store.getState().session).toMatchObject({ info: { hasUploadedImages: false } });
  });

  it('[R8] a new tab, which has only the cookie, knows the e-mail before anything is shown', async () => {
    const ports = fakePorts({ info: FILLED });
    await createAppStore(ports).getState().openAccount();
    ports.tabStore.remove(USER_INFO_KEY);
    const newTab = createAppStore(ports);
    expect(newTab.getState().session).toMatchObject({ info: { email: undefined } });
    await newTab.getState().openAccount();
    expect(newTab.getState().session).toMatchObject({ info: { email: FILLED.email } });
  });

  it('[R6] reading a cookie without an instant again leaves the session unchanged, so nothing is redrawn', async () => {
    const store = createAppStore(fakePorts({ info: { ...FILLED, savedAt: 0 } }));
    await store.getState().openAccount();
    const { session } = store.getState();
    expect(await store.getState().rereadSession()).toBe(false);
    expect(store.getState().session).toBe(session);
  });
});

describe('two people on one device', () => {
  const ZHOU = { email: 'zhou@example.com', password: 'secret1' };
  /** Everything of a person that another could see. */
  const made = async (store: AppStore) => {
    await store.getState().loadPhotos(() => undefined);
    await store.getState().loadRecords();
    const { photos, records, recordDraft, palaceOfPhoto, houseFacts, sample, houseImages } = store.getState();
    return {
      photos: photos.map(({ name }) => name),
      records: records.map(({ content }) => content),
      draft: recordDraft.text,
      palaceOfPhoto,
      houseFacts,
      sample,
      houseImages,
    };
  };
  const NOTHING = {
    photos: [],
    records: [],
    draft: '',
    palaceOfPhoto: {},
    houseFacts: {},
    sample: undefined,
    houseImages: 0,
  };
  const makeSomething = async (store: AppStore) => {
    const { addFiles, setHouseFacts, placePhoto, writeRecordText, addRecord, saveSample } = store.getState();
    await addFiles([pngFile()], () => undefined);
    placePhoto(store.getState().photos[0]?.id ?? '', 'N');
    setHouseFacts({ completedIn: 1998 });
    saveSample('{"photoIds":[]}');
    writeRecordText('a note');
    await addRecord();
    store.getState().writeRecordText('half a note');
  };

  it('[R200, R201, A45] the second sees nothing of the first, and the first finds all of it again', async () => {
    const ports = fakePorts();
    const store = createAppStore(ports);
    await store.getState().logIn(LOGIN);
    await makeSomething(store);
    ports.tabStore.write('chat-key', 'secret-key');
    const ofLin = await made(store);
    expect(ofLin).toMatchObject({
      photos: ['tea.png'],
      records: ['a note'],
      draft: 'half a note',
      houseImages: 1,
    });

    store.getState().logOut('/');
    const shown = () => {
      const { photos, pictures, records, recordFiles, recordDraft, palaceOfPhoto, sample } = store.getState();
      return [
        photos.length,
        pictures.size,
        records.length,
        recordFiles.size,
        recordDraft.text,
        palaceOfPhoto,
        sample,
      ];
    };
    expect(shown()).toEqual([0, 0, 0, 0, '', {}, undefined]);
    expect(ports.tabStore.keys()).toEqual([]);

    await store.getState().logIn(ZHOU);
    expect(await made(store)).toEqual(NOTHING);
    store.getState().writeRecordText('of Zhou');
    store.getState().logOut('/');

    await store.getState().logIn(LOGIN);
    expect(await made(store)).toEqual(ofLin);
  });

  it('[R201] work interrupted by the next sign-in goes to its owner', async () => {
    const ports = fakePorts();
    const store = createAppStore(ports);
    await store.getState().logIn(LOGIN);
    store.getState().writeRecordText('slow');
    store.getState().chooseRecordMedia(pngFile());
    const adding = store.getState().addRecord();
    store.getState().logOut('/');
    await store.getState().logIn(ZHOU);
    await adding;
    expect(await made(store)).toEqual(NOTHING);
    store.getState().logOut('/');
    await store.getState().logIn(LOGIN);
    await store.getState().loadRecords();
    expect(store.getState().records).toHaveLength(1);
  });

  it('[R201] a guest’s choices go to the next person to sign in, and to no one after', async () => {
    const store = createAppStore(fakePorts());
    await store.getState().addFiles([pngFile()], () => undefined);
    await store.getState().logIn(ZHOU);
    expect(await made(store)).toMatchObject({ photos: ['tea.png'], houseImages: 1 });
    store.getState().logOut('/');
    expect(await made(store)).toEqual(NOTHING);
    await store.getState().logIn(LOGIN);
    expect(await made(store)).toEqual(NOTHING);
  });

  it.each([
    { next: 'a guest', info: undefined },
    { next: 'the next person', info: { ...LIN_YUE, name: '周宁', email: 'zhou@example.com' } },
  ])('[R201] a tab asleep during a sign-out gives $next neither key nor consent', async ({ info }) => {
    const ports = fakePorts({ info: FILLED });
    await createAppStore(ports).getState().openAccount();
    ports.tabStore.write('chat-key', 'secret-key');
    ports.tabStore.write('chat-consent', 'yes');
    const asleep = ports.tabStore.keys().map(key => [key, ports.tabStore.read(key) ?? ''] as const);

    // In another tab she signs out and the next signs in; then this one is reloaded, with its texts unchanged.
    const elsewhere = createAppStore(ports);
    await elsewhere.getState().openAccount();
    elsewhere.getState().logOut('/');
    if (info) await elsewhere.getState().logIn({ email: info.email, password: 'secret1' });
    ports.tabStore.clear();
    for (const [key, text] of asleep) ports.tabStore.write(key, text);
    const awake = createAppStore(ports);
    await awake.getState().openAccount();
    if (!info) await awake.getState().logIn(ZHOU);
    expect(awake.getState().session).toMatchObject({ info: { email: ZHOU.email } });
    expect(ports.tabStore.read('chat-key')).toBeUndefined();
    expect(ports.tabStore.read('chat-consent')).toBeUndefined();
  });

  it('[R201] the same person keeps both over a reload', async () => {
    const ports = fakePorts({ info: FILLED });
    await createAppStore(ports).getState().openAccount();
    ports.tabStore.write('chat-key', 'secret-key');
    await createAppStore(ports).getState().openAccount();
    expect(ports.tabStore.read('chat-key')).toBe('secret-key');
  });

  it('[R201] leaves no notice of the first person, nor its undo', async () => {
    const ports = fakePorts({ info: FILLED });
    const store = createAppStore(ports);
    await store.getState().openAccount();
    ports.notifier.notify({
      tone: 'ok',
      text: '林月 removed',
      action: { label: 'Undo', onAct: () => undefined },
    });
    store.getState().logOut('/');
    expect(ports.notifier.past()).toEqual([]);
  });

  it('[R201] a person signing in elsewhere and out again at once is not shown here', async () => {
    const ports = fakePorts();
    const store = createAppStore(ports);
    const elsewhere = createAppStore(ports);
    await elsewhere.getState().logIn(ZHOU);
    ports.tabStore.clear();
    const following = store.getState().rereadSession();
    elsewhere.getState().logOut('/');
    store.getState().signedOutElsewhere();
    await following;
    expect(store.getState().session.kind).toBe('guest');
    expect(ports.accounts.id).toBeUndefined();
  });

  const signal = () => {
    let give = () => {};
    const given = new Promise<void>(resolve => {
      give = resolve;
    });
    return [given, () => give()] as const;
  };
  /** Lin Yue signed in elsewhere, and this tab finds her data only when the test says so. */
  const slowFor = async (slow: 'accounts' | 'textStore') => {
    const ports = fakePorts();
    let turn = 0;
    let isFirst = true;
    const [found, find] = signal();
    const [asked, ask] = signal();
    /** As in the ports: only the last person to arrive or leave counts. */
    const late = <Who>(enter: (who: Who) => Promise<void>) => {
      return async (who: Who) => {
        turn += 1;
        const mine = turn;
        const waits = isFirst;
        isFirst = false;
        if (waits) {
          ask();
          await found;
        }
        if (turn === mine) await enter(who);
      };
    };
    const left = (leave: () => void) => () => {
      turn += 1;
      leave();
    };
    const { accounts, textStore } = ports;
    const inTurn =
      slow === 'accounts'
        ? { accounts: { ...accounts, enter: late(accounts.enter), leave: left(accounts.leave) } }
        : { textStore: { ...textStore, enter: late(textStore.enter), leave: left(textStore.leave) } };
    if ('accounts' in inTurn)
      Object.defineProperties(inTurn.accounts, {
        id: { get: () => accounts.id },
        current: { value: () => accounts.current() },
      });
    const store = createAppStore({ ...ports, ...inTurn });
    await createAppStore(ports).getState().logIn(LOGIN);
    ports.tabStore.clear();
    const following = store.getState().rereadSession();
    await asked;
    return { ports, store, following, find };
  };

  it.each(['accounts', 'textStore'] as const)(
    '[R624] a person found late, by slow %s, does not replace one who signed in since',
    async slow => {
      const { ports, store, following, find } = await slowFor(slow);
      await store.getState().logIn(ZHOU);
      find();
      expect(await following).toBe(false);
      expect(store.getState().session).toMatchObject({ info: { name: 'zhou' } });
      expect(ports.profiles.restore().session).toMatchObject({ info: { name: 'zhou' } });
      expect(ports.accounts.id).toBe(ZHOU.email);
    },
  );

  it.each(['accounts', 'textStore'] as const)(
    '[R624] a person found late, by slow %s, changes nothing for a guest after a sign-out',
    async slow => {
      const { ports, store, following, find } = await slowFor(slow);
      store.getState().logOut('/');
      ports.textStore.write('record-draft', 'a guest’s');
      find();
      expect(await following).toBe(false);
      expect(store.getState().session.kind).toBe('guest');
      expect(ports.accounts.id).toBeUndefined();
      expect(ports.textStore.read('record-draft')).toBe('a guest’s');
    },
  );

  it('[R203] forgetting one account leaves the other intact', async () => {
    const ports = fakePorts();
    const store = createAppStore(ports);
    await store.getState().logIn(ZHOU);
    await makeSomething(store);
    store.getState().logOut('/');
    await store.getState().logIn(LOGIN);
    await makeSomething(store);
    expect(await store.getState().forgetMe()).toBe(true);

    const again = createAppStore(ports);
    await again.getState().logIn(LOGIN);
    expect(await made(again)).toEqual(NOTHING);
    again.getState().logOut('/');
    await again.getState().logIn(ZHOU);
    expect(await made(again)).toMatchObject({ photos: ['tea.png'], draft: 'half a note' });
  });
});

describe('a tab that was on another page while everything was forgotten', () => {
  it.each(['forgetMe', 'forgetEverybody'] as const)(
    '[R204] is signed out when it comes back: %s',
    async forget => {
      const ports = fakePorts({ info: { ...FILLED, savedAt: NOW + 5000 } });
      const store = createAppStore(ports);
      await store.getState().openAccount();
      // The other tab's own copy, out of reach here.
      const copy = ports.tabStore.read(USER_INFO_KEY) ?? '';
      expect(await store.getState()[forget]()).toBe(true);
      ports.tabStore.clear();
      ports.tabStore.write(USER_INFO_KEY, copy);
      expect(createAppStore(ports).getState().session).toEqual({ kind: 'guest' });
    },
  );
});

describe('houseImages', () => {
  it('[R5, A48] always equals the number of photos now chosen, back to 0', async () => {
    const ports = fakePorts({ info: FILLED });
    const store = createAppStore(ports);
    const counted = () => ports.tabStore.read(HOUSE_IMAGES_KEY);
    const file = (name: string) => new File([name], name, { type: 'image/png' });
    await store.getState().loadPhotos(() => undefined);
    await store.getState().addFiles([file('a.png'), file('b.png')], () => undefined);
    expect(counted()).toBe('2');
    await store.getState().removePhoto(store.getState().photos[0]?.id ?? '');
    expect(counted()).toBe('1');
    await store.getState().clearPhotos();
    expect(counted()).toBe('0');
    expect(store.getState().houseImages).toBe(0);
  });
});

describe('stored user info that vanished without a sign-out', () => {
  it('[R22] is noticed, and not rewritten', async () => {
    const ports = fakePorts({ info: FILLED });
    const store = createAppStore(ports);
    await store.getState().openAccount();
    expect(store.getState().noticeLoss()).toBe(false);
    ports.profiles.clear({ to: '/', message: undefined, loggedOutAt: 0 });
    expect(store.getState().noticeLoss()).toBe(true);
    expect(store.getState().session.kind).toBe('guest');
    expect(ports.profiles.restore().session.kind).toBe('guest');
  });
});

describe('registering again with the same e-mail', () => {
  it('[A4] loses no profile, even if the new one is filled in another tab', async () => {
    const ports = fakePorts({ info: { ...FILLED, residents: addResident([], NOW) } });
    const first = createAppStore(ports);
    await first.getState().openAccount();
    first.getState().logOut('/');
    await createAppStore(ports).getState().register(FORM);

    // A new tab has the cookie and the account's data, but no copy of its own.
    ports.tabStore.remove(USER_INFO_KEY);
    const newTab = createAppStore(ports);
    await newTab.getState().openAccount();
    const { session } = newTab.getState();
    expect(session).toMatchObject({ info: { email: FILLED.email, hasFilledProfile: false } });
    const { info } = session as Extract<typeof session, { kind: 'user' }>; // just shown
    newTab.getState().saveInfo({
      ...info,
      hasFilledProfile: true,
      locationName: 'Suzhou',
      residents: addResident([], millis(NOW + 9)),
      savedAt: info.savedAt + 1,
    });
    newTab.getState().logOut('/');

    const back = createAppStore(ports).getState();
    expect((await back.logIn(LOGIN)).to).toBe('/visualization');
    expect(await ports.profiles.vaulted()).toMatchObject({
      info: { locationName: 'Suzhou' },
      replaced: { location: HANGZHOU },
    });
  });
});

describe('a sign-out in another tab', () => {
  it('[A5] ends the session here, even one whose copy was written from outside and has no instant', async () => {
    const ports = fakePorts({ info: FILLED, houseImages: 3 });
    const store = createAppStore(ports);
    ports.tabStore.write(USER_INFO_KEY, JSON.stringify({ name: '林月', userType: 'normal' }));
    // The other tab's effect on shared storage: the cookie goes, the instant stays.
    const copy = ports.tabStore.read(USER_INFO_KEY) ?? '';
    ports.profiles.clear({ to: '/', message: undefined, loggedOutAt: NOW });
    ports.tabStore.write(USER_INFO_KEY, copy);

    expect(store.getState().signedOutElsewhere()).toBe(true);
    expect(store.getState().session).toEqual({ kind: 'guest' });
    expect(store.getState().houseImages).toBe(0);
    expect(await store.getState().rereadSession()).toBe(false);
  });

  it('[A5, R7] ends the session when the message comes before the cookie goes', async () => {
    const ports = fakePorts({ info: FILLED });
    const store = createAppStore(ports);
    await store.getState().openAccount();
    expect(store.getState().signedOutElsewhere(FILLED.savedAt)).toBe(true);
    expect(store.getState().session).toEqual({ kind: 'guest' });
  });

  it('[A5] ends the session of a tab that is still reading who is signed in, before the cookie goes', async () => {
    const ports = fakePorts({ info: FILLED });
    const store = createAppStore(ports);
    const looking = store.getState().rereadSession();
    store.getState().signedOutElsewhere(FILLED.savedAt);
    expect(await looking).toBe(true);
    expect(store.getState().session).toEqual({ kind: 'guest' });
    expect(ports.accounts.id).toBeUndefined();
  });

  it('[A5] a late one leaves the person who signed in after it', async () => {
    const ports = fakePorts({ info: FILLED });
    const store = createAppStore(ports);
    await store.getState().openAccount();
    expect(store.getState().signedOutElsewhere(FILLED.savedAt - 1)).toBe(false);
    expect(store.getState().session.kind).toBe('user');
  });
});

describe('a sign-in in another tab', () => {
  it('[R207] is taken up when the message comes before the cookie', async () => {
    const ports = fakePorts();
    const store = createAppStore(ports);
    const following = store.getState().rereadSession(FILLED.savedAt);
    ports.profiles.save(FILLED);
    expect(await following).toBe(true);
    expect(store.getState().session).toMatchObject({ info: { email: FILLED.email } });
  });
});

describe('unreadable data', () => {
  it('is set aside once, however often the app starts with it', () => {
    const ports = fakePorts({ info: FILLED });
    ports.tabStore.write(USER_INFO_KEY, '{"name":');
    createAppStore(ports);
    createAppStore(ports);
    expect(ports.profiles.countSetAside()).toBe(1);
  });

  it('[R201] of a cookie waits for the next person to sign in', async () => {
    const ports = fakePorts();
    ports.tabStore.write(USER_INFO_KEY, '{"name":');
    const store = createAppStore(ports);
    expect(ports.profiles.countSetAside()).toBe(0);
    await store.getState().logIn(LOGIN);
    expect(ports.profiles.countSetAside()).toBe(1);
  });
});
