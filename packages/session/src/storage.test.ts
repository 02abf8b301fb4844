import { millis } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_CHARACTER } from '../../../scripts/testing/anyCharacter';
import { HOUSE_IMAGES_KEY, USER_INFO_COOKIE, USER_INFO_KEY } from './constants';
import { deep, filled, lin, normal } from './fixtures.cases';
import { parseResidents } from './residents';
import {
  COOKIE_LIMIT,
  completeSession,
  formatHouseImages,
  parseHouseImages,
  planStorage,
  restoreSession,
  stampAfter,
} from './storage';
import { parseUserInfo, toStored, type UserInfo } from './userInfo';

const nothing = { cookie: undefined, session: undefined, loggedOutAt: undefined };
const asCookie = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const infoFrom = (texts: Partial<Parameters<typeof restoreSession>[0]>) => {
  const { session } = restoreSession({ ...nothing, ...texts });
  return session.kind === 'user' ? session.info : undefined;
};

const twelve: UserInfo = {
  ...filled,
  residents: Array.from({ length: 12 }, (_, index) => ({ ...lin, id: String(index), name: `林月${index}` })),
};

describe('the formats', () => {
  it('[R3, R5] a cookie of 365 days for the whole site, a session copy and the key of the count', () => {
    expect(USER_INFO_COOKIE).toEqual({ name: 'house_user_info', days: 365, path: '/' });
    expect(USER_INFO_KEY).toBe('userInfo');
    expect(HOUSE_IMAGES_KEY).toBe('houseImages');
  });

  it('[R3, R4] the cookie is percent-encoded JSON, the session copy JSON, with the fields by name', () => {
    const { cookie, session } = planStorage(filled);
    const fields = {
      name: 'linyue',
      birthDate: '1990-05-15',
      birthTime: '21:40',
      gender: 'female',
      location: { lat: 30.2741, lng: 120.1551 },
      locationName: '杭州',
      residents: JSON.stringify([lin]),
      userType: 'normal',
      hasUploadedImages: true,
      hasFilledProfile: true,
    };
    expect(JSON.parse(decodeURIComponent(cookie))).toMatchObject(fields);
    expect(JSON.parse(session)).toMatchObject(fields);
    expect(decodeURIComponent(cookie)).not.toContain('example.com');
  });

  it.each(['cookie', 'session'] as const)('[R3, R6] user info in the %s alone signs in again', where => {
    const plan = planStorage(filled);
    expect(infoFrom({ [where]: plan[where] })).toEqual(
      where === 'cookie' ? { ...filled, email: undefined } : filled,
    );
  });

  it('[R4] an avatar stays out of the cookie', () => {
    const plan = planStorage({ ...filled, avatar: 'data:image/png;base64,AAAA' });
    expect(decodeURIComponent(plan.cookie)).not.toContain('data:image');
    expect(infoFrom({ session: plan.session })?.avatar).toContain('data:image');
  });

  it.each([
    [undefined, 0],
    [null, 0],
    ['', 0],
    ['3', 3],
    ['-1', 0],
    ['3.5', 0],
    ['many', 0],
    ['9999999', 0],
  ])('[R5] houseImages %j counts %d photos', (text, count) => {
    expect(parseHouseImages(text)).toBe(count);
  });

  it('[R5] a count is read back', () => {
    expect(parseHouseImages(formatHouseImages(12))).toBe(12);
    expect(formatHouseImages(Number.NaN)).toBe('0');
  });
});

describe('the size of the cookie', () => {
  it('[R3, R4] twelve residents do not fit, and are restored anyway', () => {
    const plan = planStorage(twelve);
    expect(asCookie(toStored(twelve)).length).toBeGreaterThan(4096);
    expect(plan.partial).toBe(true);
    expect(plan.cookieBytes).toBeLessThanOrEqual(COOKIE_LIMIT);
    expect(JSON.parse(decodeURIComponent(plan.cookie))).toMatchObject({ residents: '[]', name: 'linyue' });
    expect(infoFrom({ cookie: plan.cookie, session: plan.session })?.residents).toHaveLength(12);
    const newTab = restoreSession({ ...nothing, cookie: plan.cookie });
    expect(newTab).toMatchObject({ partial: true, setAside: [] });
    const [info] = [newTab.session].flatMap(session => (session.kind === 'user' ? [session.info] : []));
    expect(info && completeSession(info, plan.vault)).toEqual(twelve);
  });

  it('[R8] a new tab reads the e-mail from the account, and an edited user type does not last', () => {
    const { cookie, vault } = planStorage(normal);
    const edited = infoFrom({ cookie: cookie.replace('normal', 'deep') });
    expect(edited?.userType).toBe('deep');
    expect(edited && completeSession(edited, vault)).toEqual(normal);
    expect(edited && completeSession(edited, undefined)).toEqual(edited);
  });

  it('[A4, R8] it does so even while the account keeps an earlier profile', () => {
    const earlier = planStorage({ ...filled, savedAt: 1000 });
    const { cookie } = planStorage({ ...normal, savedAt: 2000 });
    const edited = infoFrom({ cookie: cookie.replace('normal', 'deep') });
    expect(edited && completeSession(edited, earlier.vault)).toEqual({ ...normal, savedAt: 2000 });
  });

  it('[R200, R8] the note beside the cookie holds account and user type, and no e-mail', () => {
    const { cookie, signedInAs } = planStorage({ ...normal, savedAt: 2000 }, 'a1b2');
    expect(signedInAs).not.toContain('example');
    const restored = restoreSession({ ...nothing, cookie: cookie.replace('normal', 'deep'), signedInAs });
    expect(restored.account).toBe('a1b2');
    expect(restored.session).toMatchObject({ info: { userType: 'normal', email: undefined } });
  });

  it('[R202] a note from before accounts holds the e-mail', () => {
    const { cookie } = planStorage({ ...normal, savedAt: 2000 });
    const signedInAs = JSON.stringify({ email: 'linyue@example.com', savedAt: 2000 });
    expect(infoFrom({ cookie, signedInAs })).toEqual({ ...normal, savedAt: 2000 });
  });

  it.each([
    ['of another state', planStorage({ ...normal, savedAt: 1000 }, 'a1b2').signedInAs],
    ['of another shape', '[]'],
    ['that is not JSON', '{'],
    ['without an e-mail', '{"savedAt":2000}'],
    ['with an empty one', '{"email":"","savedAt":2000}'],
  ])('[R6] a note %s is ignored', (_, signedInAs) => {
    const { cookie } = planStorage({ ...normal, savedAt: 2000 });
    expect(infoFrom({ cookie, signedInAs })?.email).toBeUndefined();
    expect(restoreSession({ ...nothing, cookie, signedInAs }).account).toBeUndefined();
  });

  it('a missing fuller copy is reported', () => {
    const { cookie } = planStorage(twelve);
    expect(restoreSession({ ...nothing, cookie })).toMatchObject({
      partial: true,
      session: { kind: 'user' },
    });
  });

  it('[R3] the cookie always fits with its name into 4096 bytes, whatever the texts', () => {
    const text = fc.string({ unit: ANY_CHARACTER, maxLength: 3000 });
    fc.assert(
      fc.property(
        text,
        text,
        text,
        fc.array(text, { maxLength: 3 }),
        (name, locationName, birthDate, names) => {
          const residents = names.map((other, index) => ({ ...lin, id: String(index), name: other }));
          const info = { ...filled, name, locationName, birthDate, residents, avatar: name };
          const { cookie, cookieBytes } = planStorage(info);
          expect(cookieBytes).toBeLessThanOrEqual(COOKIE_LIMIT);
          expect(cookie).toMatch(/^[\x21-\x7e]*$/);
          expect(cookie).not.toContain(';');
        },
      ),
      { numRuns: 40 },
    );
    expect(COOKIE_LIMIT + USER_INFO_COOKIE.name.length + 1).toBeLessThanOrEqual(4096);
  });
});

describe('reading storage', () => {
  it('[R6] empty storage is a guest, and a note alone signs nobody in', () => {
    expect(restoreSession(nothing).session.kind).toBe('guest');
    const { signedInAs } = planStorage(filled, 'a1b2');
    expect(restoreSession({ ...nothing, signedInAs }).session.kind).toBe('guest');
  });

  it.each([
    ['a bad escape', '%E0%A4%A'],
    ['null', 'null'],
    ['an array', '[]'],
    ['a number', '42'],
    ['a text', asCookie('x')],
    ['half a JSON', '%7B%22name%22'],
  ])('[R6] a cookie of %s is a guest, and is set aside', (_, cookie) => {
    expect(restoreSession({ ...nothing, cookie })).toEqual({
      session: { kind: 'guest' },
      setAside: [{ source: 'cookie', part: 'all', raw: cookie }],
      partial: false,
    });
  });

  it('[R6] a broken cookie beside a good session copy stays logged in', () => {
    const { session } = planStorage(filled);
    expect(restoreSession({ ...nothing, cookie: '%E0%A4%A', session })).toMatchObject({
      session: { kind: 'user', info: filled },
      setAside: [{ source: 'cookie' }],
    });
  });

  it('[R4] an unreadable residents text empties the list and is set aside', () => {
    const cookie = asCookie({ name: '林月', residents: '{' });
    expect(restoreSession({ ...nothing, cookie })).toMatchObject({
      session: { kind: 'user', info: { name: '林月', residents: [] } },
      setAside: [{ source: 'cookie', part: 'residents', raw: '{' }],
    });
  });

  it('[R4] an array of residents is accepted, and so are other forms of a location', () => {
    expect(infoFrom({ cookie: asCookie({ residents: [lin] }) })?.residents).toEqual([lin]);
    for (const location of ['30.5, -120', '30.5°N, 120°W', '{"lat":30.5,"lng":-120}']) {
      expect(infoFrom({ cookie: asCookie({ location }) })?.location).toEqual({ lat: 30.5, lng: -120 });
    }
    for (const location of [
      '"30"',
      'x,y',
      '91,0',
      { lat: '30', lng: 120 },
      { lat: 999, lng: 0 },
      [],
      7,
      'null',
      '""',
    ]) {
      expect(infoFrom({ cookie: asCookie({ location }) })?.location).toBeUndefined();
    }
  });

  it.each(['admin', 'DEEP', 1, null, ['deep'], { deep: true }])('[R4] user type %j is normal', userType => {
    expect(infoFrom({ cookie: asCookie({ name: 'a', userType }) })?.userType).toBe('normal');
  });

  it('[R8] the type is derived from the e-mail; without one the stored type holds', () => {
    expect(infoFrom({ session: JSON.stringify({ email: 'a@b.c', userType: 'deep' }) })?.userType).toBe(
      'normal',
    );
    expect(infoFrom({ cookie: asCookie({ userType: 'deep' }) })?.userType).toBe('deep');
  });

  it('[R4] drops unknown keys and replaces wrong types', () => {
    const info = infoFrom({
      cookie: asCookie({ name: 7, hasFilledProfile: 'yes', gender: 0, avatar: {}, isAdmin: true }),
    });
    expect(info).toMatchObject({
      name: '',
      hasFilledProfile: false,
      gender: 'unspecified',
      avatar: undefined,
    });
    expect(info).not.toHaveProperty('isAdmin');
  });
});

describe('conflicting copies', () => {
  const older = planStorage({ ...deep, savedAt: 1000 });
  const newer = planStorage({ ...filled, savedAt: 2000 });

  it('the newest of cookie and session copy counts', () => {
    expect(infoFrom({ cookie: newer.cookie, session: older.session })?.name).toBe('linyue');
    expect(infoFrom({ cookie: older.cookie, session: newer.session })?.name).toBe('linyue');
  });

  it('a cookie written from outside, with no instant, wins', () => {
    const cookie = asCookie({ name: '外来', userType: 'deep' });
    expect(infoFrom({ cookie, session: newer.session })).toMatchObject({ name: '外来', userType: 'deep' });
  });

  it.each([
    { loggedOutAt: '1999', loggedIn: true },
    { loggedOutAt: '2000', loggedIn: false },
    { loggedOutAt: '2001', loggedIn: false },
    { loggedOutAt: 'yesterday', loggedIn: true },
  ])(
    '[R7] after signing out at $loggedOutAt a copy saved at 2000 is alive: $loggedIn',
    ({ loggedOutAt, loggedIn }) => {
      expect(infoFrom({ session: newer.session, loggedOutAt }) !== undefined).toBe(loggedIn);
      expect(infoFrom({ cookie: newer.cookie, loggedOutAt }) !== undefined).toBe(loggedIn);
    },
  );

  it.each([
    { loggedOutAt: '1999', setAside: [{ source: 'session', part: 'residents', raw: '{' }] },
    { loggedOutAt: '2000', setAside: [] },
  ])(
    '[R4, R7] unreadable parts of a copy saved at 2000 after signing out at $loggedOutAt: set aside only while it is alive',
    ({ loggedOutAt, setAside }) => {
      const session = JSON.stringify({ ...toStored({ ...filled, savedAt: 2000 }), residents: '{' });
      const { cookie } = planStorage({ ...normal, savedAt: 3000 });
      expect(restoreSession({ cookie, session, loggedOutAt }).setAside).toEqual(setAside);
      expect(restoreSession({ ...nothing, session, loggedOutAt }).setAside).toEqual(setAside);
    },
  );

  it('[R6] a session copy from outside, with no instant, signs in even after a sign-out', () => {
    expect(infoFrom({ session: '{"name":"a"}', loggedOutAt: '2000' })?.name).toBe('a');
  });

  it('a new state is later than all earlier ones', () => {
    expect(stampAfter(millis(10), 3, 5)).toBe(10);
    expect(stampAfter(millis(10), 10, 12)).toBe(13);
  });
});

describe('impossible instants', () => {
  const at = millis(1_780_000_000_000);
  const year = 366 * 86_400_000;

  it.each([2 ** 53, 2 ** 53 - 1, 8.64e15, at + year + 1])(
    '[R208] a sign-out at %d ends nothing, and a copy of it does not spoil later saves',
    instant => {
      const { cookie, session } = planStorage({ ...normal, savedAt: at - 5 });
      const texts = { ...nothing, cookie, session, loggedOutAt: String(instant), now: at };
      expect(restoreSession(texts).session.kind).toBe('user');
      expect(stampAfter(at, instant)).toBe(at);
      const hostile = planStorage({ ...normal, savedAt: instant }).session;
      const restored = restoreSession({ ...nothing, session: hostile, now: at });
      expect(restored.session).toMatchObject({ info: { savedAt: 0 } });
    },
  );

  it('[R208] a clock a year ahead is still believed', () => {
    const { session } = planStorage({ ...normal, savedAt: at + year });
    expect(restoreSession({ ...nothing, session, now: at }).session).toMatchObject({
      info: { savedAt: at + year },
    });
    expect(stampAfter(at, at + year)).toBe(at + year + 1);
  });
});

describe('JSON nested to exhaust the stack', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

  it('[R208] is set aside in a cookie or session copy', () => {
    for (const text of [deep, `{"name":"a","residents":${deep}}`, `{"name":"a","location":${deep}}`]) {
      const restored = restoreSession({ ...nothing, session: text });
      expect(restored).toMatchObject({
        session: { kind: 'guest' },
        setAside: [{ source: 'session', raw: text }],
      });
      expect(restoreSession({ ...nothing, cookie: encodeURIComponent(text) }).session.kind).toBe('guest');
    }
  });

  it('[R208] is set aside in a residents text, and the rest is read', () => {
    const session = JSON.stringify({ name: 'a', residents: deep });
    expect(restoreSession({ ...nothing, session })).toMatchObject({
      session: { info: { name: 'a', residents: [] } },
      setAside: [{ part: 'residents', raw: deep }],
    });
  });

  it.each(['[', '{"a":'])('[R208] does not overflow in a value read elsewhere, nested in %s', open => {
    const value: unknown = JSON.parse(`${open.repeat(20_000)}1${(open === '[' ? ']' : '}').repeat(20_000)}`);
    for (const stored of [value, [value], [[value], { id: value, name: value }]]) {
      expect(() => parseResidents(stored)).not.toThrow();
      expect(parseUserInfo({ name: 'a', residents: stored, location: value, email: value })?.info.name).toBe(
        'a',
      );
    }
  });

  it('[R208] a hundred thousand residents without ids, with the same id or with the next ids, are read at once', () => {
    const kinds = [
      () => '{}',
      () => '{"id":"7"}',
      (n: number) => (n < 50_000 ? `{"id":${n + 50_001}}` : '{}'),
    ];
    for (const kind of kinds) {
      const { residents } = parseResidents(`[${Array.from({ length: 100_000 }, (_, n) => kind(n)).join()}]`);
      expect(new Set(residents.map(({ id }) => id)).size).toBe(residents.length);
    }
  });

  it('[R208] brackets inside strings do not count', () => {
    const name = '[[{"\\'.repeat(200);
    expect(infoFrom({ session: JSON.stringify({ name }) })?.name).toBe(name);
  });
});

describe('hostile text', () => {
  it('[R4, R6] nothing stored makes reading throw', () => {
    const text = fc.oneof(fc.string({ unit: ANY_CHARACTER }), fc.json(), fc.json().map(encodeURIComponent));
    fc.assert(
      fc.property(text, text, text, (cookie, session, loggedOutAt) => {
        const restored = restoreSession({ cookie, session, loggedOutAt });
        if (restored.session.kind === 'user')
          expect(['normal', 'deep']).toContain(restored.session.info.userType);
      }),
    );
  });

  it('[R4] any change to one field leaves well-typed user info', () => {
    const field = fc.constantFrom(...Object.keys(toStored(filled)));
    fc.assert(
      fc.property(field, fc.jsonValue(), (key, value) => {
        const info = infoFrom({ cookie: asCookie({ ...toStored(filled), [key]: value }) });
        expect(typeof info?.name).toBe('string');
        expect(Array.isArray(info?.residents)).toBe(true);
        expect(typeof info?.hasFilledProfile).toBe('boolean');
        expect(() => planStorage(info ?? normal)).not.toThrow();
      }),
    );
  });

  it.each([
    '{"__proto__":{"userType":"deep","isAdmin":true},"name":"a"}',
    '{"constructor":{"prototype":{"isAdmin":true}},"name":"a"}',
    '{"name":"a","residents":"[{\\"__proto__\\":{\\"isAdmin\\":true}}]"}',
    '{"name":"a","location":{"__proto__":{"lat":1,"lng":2}}}',
  ])('[R4] prototypes stay clean: %s', session => {
    const info = infoFrom({ session });
    expect(info).toMatchObject({ name: 'a', userType: 'normal', location: undefined });
    expect(Object.getPrototypeOf(info)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('isAdmin');
    for (const resident of info?.residents ?? []) expect(resident).not.toHaveProperty('isAdmin');
  });
});
