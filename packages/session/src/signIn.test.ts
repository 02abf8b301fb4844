import { millis } from '@app/kernel';
import { checkLogin, checkRegistration } from '@app/validation';
import { describe, expect, it } from 'vitest';
import { GUEST, SIGN_IN_DELAY_MS } from './constants';
import { as, deep, filled, lin, normal } from './fixtures.cases';
import { resolveUserType, toDisplayName } from './roles';
import { parseReturnCard, ROUTES, toRoute } from './routes';
import { logIn, logOut, pickEntry, register, restoreProfile, toAfterLogin, toVaultEntry } from './signIn';
import { planStorage } from './storage';
import { EMPTY_PROFILE, toProfile, type UserInfo } from './userInfo';

const now = millis(5000);
const fresh = { now, loggedOutAt: 0, session: GUEST, vaulted: undefined };
const vaulted = planStorage(filled).vault;

describe('roles', () => {
  it.each([
    ['deep@example.com', 'deep'],
    ['Deep.Sleeper@example.com', 'deep'],
    ['lin@deepsea.example', 'deep'],
    ['DEEP', 'deep'],
    ['linyue@example.com', 'normal'],
    ['dee.p@example.com', 'normal'],
    ['', 'normal'],
  ])('[R8] %j is a %s user', (email, type) => {
    expect(resolveUserType(email)).toBe(type);
  });

  it('[R30] no field of a registration but the e-mail decides the role', () => {
    const form = { username: 'deep', email: 'lin@example.com', userType: 'deep', role: 'deep' };
    expect(register(form, fresh).info.userType).toBe('normal');
    expect(checkRegistration({ ...form, password: '123456', confirmPassword: '123456' }).ok).toBe(true);
  });
});

describe('login', () => {
  it('[R38, R42] takes 1000 ms', () => {
    expect(SIGN_IN_DELAY_MS).toBe(1000);
  });

  it.each([
    ['linyue@example.com', 'linyue'],
    ['lin.yue+home@example.com', 'lin.yue+home'],
    ['abc', 'abc'],
    [' linyue@example.com', 'linyue'],
  ])('[R39] %j is shown as %s', (email, name) => {
    expect(toDisplayName(email)).toBe(name);
    const checked = checkLogin({ email, password: 'x' });
    expect(checked.ok && logIn(checked.value, fresh).info.name).toBe(name);
  });

  it('[R40] keeps what was entered before under the same e-mail, in any case', () => {
    const { info } = logIn({ email: 'LinYue@Example.com' }, { ...fresh, vaulted });
    expect(toProfile(info)).toEqual(toProfile(filled));
  });

  it('[R40] keeps the profile of currently stored user info without an e-mail', () => {
    const seeded = as({ ...filled, email: undefined, savedAt: 0 });
    expect(logIn({ email: 'other@example.com' }, { ...fresh, session: seeded }).info.hasFilledProfile).toBe(
      true,
    );
  });

  it('[R40] another e-mail starts empty, whatever is stored of somebody else', () => {
    const { info } = logIn({ email: 'other@example.com' }, { ...fresh, session: as(filled), vaulted });
    expect(toProfile(info)).toEqual(EMPTY_PROFILE);
  });

  it.each([
    { email: 'deep@example.com', entry: undefined, to: '/deep-dream' },
    { email: 'linyue@example.com', entry: vaulted, to: '/visualization' },
    { email: 'linyue@example.com', entry: undefined, to: '/' },
  ] as const)('[R41] $email goes to $to', ({ email, entry, to }) => {
    expect(logIn({ email }, { ...fresh, vaulted: entry }).to).toBe(to);
  });

  it('[R41] a deep user goes to the deep dream even with a filled profile', () => {
    expect(toAfterLogin({ userType: 'deep', hasFilledProfile: true })).toBe('/deep-dream');
  });

  it('[R41] the pressed card reopens on /, and nowhere else', () => {
    expect(logIn({ email: 'a@b.c' }, { ...fresh, card: 'scan' })).toMatchObject({ to: '/', card: 'scan' });
    expect(logIn({ email: 'deep@b.c' }, { ...fresh, card: 'scan' }).card).toBeUndefined();
  });

  it('is later than the last sign-out, even when the clock was set back', () => {
    expect(logIn({ email: 'a@b.c' }, { ...fresh, loggedOutAt: 9000 }).info.savedAt).toBe(9001);
  });
});

describe('registration', () => {
  it('[R42] takes the entered username, the type rule and an empty profile', () => {
    expect(register({ username: ' 林月 ', email: 'deep@example.com' }, fresh).info).toEqual({
      ...EMPTY_PROFILE,
      name: '林月',
      userType: 'deep',
      email: 'deep@example.com',
      savedAt: 5000,
    });
  });

  it.each([
    ['deep@example.com', '/deep-dream'],
    ['linyue@example.com', '/'],
  ])('[R43] %s goes to %s', (email, to) => {
    expect(register({ username: 'a', email }, fresh).to).toBe(to);
  });

  it('[A4] a restarted profile for the same e-mail replaces the filled one, which is kept beside it', () => {
    const restarted: UserInfo = {
      ...filled,
      savedAt: 3000,
      residents: [{ ...lin, id: '777', name: '周宁' }],
    };
    const entry = toVaultEntry(restarted, vaulted);
    expect(entry).toMatchObject({ savedAt: 3000, replaced: vaulted.info });
    // It survives later changes, and editing one's own profile replaces nothing.
    expect(toVaultEntry({ ...restarted, locationName: 'Suzhou' }, entry)?.replaced).toEqual(vaulted.info);
    expect(toVaultEntry({ ...filled, locationName: 'Suzhou' }, vaulted)).not.toHaveProperty('replaced');
  });

  it('does not replace a filled profile in the vault with an empty one', () => {
    expect(toVaultEntry(normal, vaulted)).toBeUndefined();
    expect(toVaultEntry(normal, undefined)?.info.email).toBe('linyue@example.com');
    expect(toVaultEntry({ ...filled, savedAt: 2000 }, vaulted)?.savedAt).toBe(2000);
  });
});

describe('logout', () => {
  it.each(ROUTES)('[R7] from %s goes to /, with a message only when leaving the deep dream', route => {
    const { to, message } = logOut(as(deep), route, now);
    expect(to).toBe('/');
    expect(message).toBe(route === '/deep-dream' ? 'session/signed-out' : undefined);
  });

  it("[R7, R40] the next login takes the account's profile, and is later than the sign-out", () => {
    const out = logOut(as(filled), '/visualization', now);
    const back = logIn({ email: filled.email ?? '' }, { ...fresh, loggedOutAt: out.loggedOutAt, vaulted });
    expect(toProfile(back.info)).toEqual(toProfile(filled));
    expect(back.info.savedAt).toBeGreaterThan(out.loggedOutAt);
  });

  it('counts from the last change when the clock is behind it', () => {
    expect(logOut(as({ ...filled, savedAt: 9000 }), '/', now).loggedOutAt).toBe(9000);
    expect(logOut(GUEST, '/', now)).toEqual({ to: '/', message: undefined, loggedOutAt: 5000 });
  });
});

describe('an import', () => {
  const older = planStorage({ ...filled, locationName: '苏州', savedAt: 500 }).vault;
  const signedInAgain = planStorage({ ...normal, savedAt: 9000 }).vault;

  it('[A4] restores a filled profile beside the empty one of the preceding sign-in', () => {
    expect(pickEntry(signedInAgain, vaulted)).toEqual(vaulted);
    expect(pickEntry(vaulted, signedInAgain)).toEqual(vaulted);
  });

  it('[A4] keeps the newer of two filled profiles, and those of other people', () => {
    expect(pickEntry(older, vaulted)).toEqual(vaulted);
    expect(pickEntry(vaulted, older)).toEqual(vaulted);
    expect(pickEntry(undefined, older)).toEqual(older);
  });

  it('[A4] is applied at once for its owner, under the name of the account', () => {
    const info = { ...normal, name: 'lin', savedAt: 9000 };
    const taken = restoreProfile(info, vaulted, now);
    expect(taken && toProfile(taken)).toEqual(toProfile(filled));
    expect(taken).toMatchObject({ name: 'lin', savedAt: 9001 });
    expect(restoreProfile({ ...info, email: 'ben@example.com' }, vaulted, now)).toBeUndefined();
    expect(restoreProfile({ ...filled, savedAt: 1 }, vaulted, now)).toBeUndefined();
    expect(restoreProfile(info, signedInAgain, now)).toBeUndefined();
    expect(restoreProfile(info, undefined, now)).toBeUndefined();
  });
});

describe('routes', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/login/', '/login'],
    ['/Login', '*'],
    ['/*', '*'],
    ['*', '*'],
    ['//login', '*'],
    ['/zh', '*'],
    ['', '*'],
  ])('%j is the route %s', (path, route) => {
    expect(toRoute(path)).toBe(route);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '%0d%0aLocation:x',
    'javascript:alert(1)',
    '/login',
    'Upload',
    null,
    {},
  ])('a return target is one of our routes: %j is refused', from => {
    expect(parseReturnCard(from)).toBeUndefined();
    expect(parseReturnCard('upload')).toBe('upload');
  });
});
