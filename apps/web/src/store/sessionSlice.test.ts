import { addResident, HOUSE_IMAGES_KEY, USER_INFO_KEY } from '@app/session';
import { describe, expect, it } from 'vitest';
import { fakePorts, HANGZHOU, LIN_YUE, NOW } from '../testing/fakePorts';
import { createAppStore } from './store';

const FILLED = { ...LIN_YUE, location: HANGZHOU, hasFilledProfile: true, hasUploadedImages: true };
const LOGIN = { email: 'LinYue@example.com', password: 'secret1' };

describe('profiles that cannot be read', () => {
  it.each(['[{"emailKey":"a@b.c"', '{}', '[7]'])(
    '[A21] %s is set aside before the next one is written',
    text => {
      const ports = fakePorts();
      ports.texts.write('profiles', text);
      const store = createAppStore(ports);
      store.getState().logIn({ email: 'linyue@example.com', password: 'x' });
      expect(ports.texts.read('profiles')).toContain('linyue@example.com');
      expect(JSON.parse(ports.texts.read('set-aside') ?? '[]')).toMatchObject([
        { source: 'vault', raw: text },
      ]);
    },
  );
});

describe('signing in and out', () => {
  it('[A4] signing out forgets cookie and session copy; the same person finds the profile again', () => {
    const ports = fakePorts({ info: FILLED, houseImages: 3 });
    const store = createAppStore(ports);
    expect(store.getState().logOut('/visualization')).toMatchObject({ to: '/', message: undefined });
    expect(ports.profiles.restore().session).toEqual({ kind: 'guest' });
    expect(ports.tabTexts.read(USER_INFO_KEY)).toBeUndefined();
    expect(ports.tabTexts.read(HOUSE_IMAGES_KEY)).toBeUndefined();

    expect(store.getState().logIn(LOGIN).to).toBe('/visualization');
    expect(store.getState().session).toMatchObject({ info: { location: HANGZHOU, hasFilledProfile: true } });
  });

  it('[A4] another e-mail starts with an empty profile', () => {
    const store = createAppStore(fakePorts({ info: FILLED }));
    store.getState().logOut('/');
    expect(store.getState().logIn({ email: 'zhou@example.com', password: 'secret1' }).to).toBe('/');
    expect(store.getState().session).toMatchObject({ info: { name: 'zhou', hasFilledProfile: false } });
  });

  it('[A35] a new account counts no photos of the one before', () => {
    const store = createAppStore(fakePorts({ info: FILLED, houseImages: 3 }));
    store.getState().register({
      username: '周宁',
      email: 'zhou@example.com',
      password: 'secret1',
      confirmPassword: 'secret1',
    });
    expect(store.getState().houseImages).toBe(0);
    expect(store.getState().session).toMatchObject({ info: { hasUploadedImages: false } });
  });
});

describe('registering again with the same e-mail', () => {
  it('[A4] loses no profile, even when the new one is filled in another tab', () => {
    const ports = fakePorts({ info: { ...FILLED, residents: addResident([], NOW) } });
    createAppStore(ports).getState().logOut('/');
    createAppStore(ports).getState().register({
      username: '林月',
      email: LOGIN.email,
      password: 'secret1',
      confirmPassword: 'secret1',
    });

    // A new tab has the cookie and what all tabs share, but no copy of its own.
    ports.tabTexts.remove(USER_INFO_KEY);
    const newTab = createAppStore(ports).getState();
    expect(newTab.session).toMatchObject({ info: { email: LOGIN.email, hasFilledProfile: false } });
    const { info } = newTab.session as Extract<typeof newTab.session, { kind: 'user' }>; // just shown
    newTab.keepInfo({ ...info, hasFilledProfile: true, locationName: 'Suzhou', savedAt: info.savedAt + 1 });
    createAppStore(ports).getState().logOut('/');

    const back = createAppStore(ports).getState();
    expect(back.logIn(LOGIN).to).toBe('/visualization');
    expect(ports.profiles.vaulted(LOGIN.email)?.info).toMatchObject({ locationName: 'Suzhou' });
    expect(ports.profiles.exportVault()).toContain(String(HANGZHOU.lat));
  });
});

describe('a sign-out in another tab', () => {
  it('[A5] ends the session here, even one whose copy was written from outside and tells no instant', () => {
    const ports = fakePorts({ info: FILLED, houseImages: 3 });
    const store = createAppStore(ports);
    ports.tabTexts.write(USER_INFO_KEY, JSON.stringify({ name: '林月', userType: 'normal' }));
    // What the other tab does to what all tabs share: the cookie goes, the instant stays.
    const copy = ports.tabTexts.read(USER_INFO_KEY) ?? '';
    ports.profiles.clear({ to: '/', message: undefined, loggedOutAt: NOW, vault: undefined });
    ports.tabTexts.write(USER_INFO_KEY, copy);

    expect(store.getState().signedOutElsewhere()).toBe(true);
    expect(store.getState().session).toEqual({ kind: 'guest' });
    expect(store.getState().houseImages).toBe(0);
    expect(store.getState().rereadSession()).toBe(false);
  });
});

describe('what cannot be read', () => {
  it('is set aside once, however often the app starts with it', () => {
    const ports = fakePorts();
    ports.tabTexts.write(USER_INFO_KEY, '{"name":');
    createAppStore(ports);
    createAppStore(ports);
    expect(ports.profiles.countSetAside()).toBe(1);
  });
});
