import { MESSAGES } from '@app/validation';
import { describe, expect, it } from 'vitest';
import { GUEST } from './constants';
import { as, deep, filled, normal } from './fixtures.cases';
import { decideEntry, type Entry } from './guards';
import { ROUTES, type Route } from './routes';

const allow: Entry = { kind: 'allow' };
const home = { kind: 'redirect', to: '/' } as const;
const dream = { kind: 'redirect', to: '/deep-dream' } as const;
const signIn = { ...home, message: 'session/sign-in' } as const;
const needsDeep = { ...home, message: 'session/dream-needs-deep' } as const;
const forbidden = { ...needsDeep, banner: 'session/dream-forbidden' } as const;

// The specification's sections 2 and 6, one line per route: guest, normal without a profile, normal with one, deep.
const MATRIX: Readonly<Record<Route, readonly [Entry, Entry, Entry, Entry]>> = {
  '/': [allow, allow, allow, allow],
  '/login': [allow, home, home, home],
  '/create': [allow, allow, allow, allow],
  '/user-info': [signIn, allow, allow, { ...dream, message: 'session/deep-skips-profile' }],
  '/visualization': [
    signIn,
    { kind: 'allow', notice: 'profile/incomplete' },
    allow,
    { ...dream, message: 'session/deep-belongs-in-dream' },
  ],
  '/deep-dream': [needsDeep, forbidden, forbidden, allow],
  '*': [allow, allow, allow, allow],
};
const WHO = [
  { who: 'a guest', session: GUEST },
  { who: 'a normal user without a profile', session: as(normal) },
  { who: 'a normal user with a profile', session: as(filled) },
  { who: 'a deep user', session: as(deep) },
] as const;
const CASES = ROUTES.flatMap(route =>
  WHO.map(({ who, session }, column) => ({ route, who, session, entry: MATRIX[route][column] })),
);

describe('the guard matrix', () => {
  it.each(CASES)('[R152] $who at $route', ({ route, session, entry }) => {
    expect(decideEntry(route, session)).toEqual(entry);
  });

  it('[R31] a logged-in visitor is sent from /login to /, whatever the role', () => {
    for (const info of [normal, filled, deep]) expect(decideEntry('/login', as(info))).toEqual(home);
  });

  it.each(['/user-info', '/visualization'] as const)('[R47, R62] %s asks a guest to sign in', route => {
    expect(decideEntry(route, GUEST)).toEqual(signIn);
  });

  it('[R48] a deep user needs no user info', () => {
    expect(decideEntry('/user-info', as(deep))).toMatchObject({ message: 'session/deep-skips-profile' });
  });

  it('[R63] a deep user belongs in the deep dream', () => {
    expect(decideEntry('/visualization', as(deep))).toMatchObject({ to: '/deep-dream' });
  });

  it('[R126, R127] the deep dream turns others away, and tells logged-in ones why', () => {
    expect(decideEntry('/deep-dream', GUEST)).toEqual(needsDeep);
    expect(decideEntry('/deep-dream', as(filled))).toEqual(forbidden);
  });

  it('[R151] a redirect names at most one toast, and only one of the catalogue', () => {
    for (const { entry } of CASES) {
      if (entry?.kind !== 'redirect') continue;
      if (entry.message) expect(MESSAGES[entry.message].kind).toBe('toast');
      if (entry.banner) expect(MESSAGES[entry.banner].kind).toBe('alert');
    }
  });

  it('[R152] redirects never loop: following them ends at an open page', () => {
    for (const { route, session } of CASES) {
      let at: Route = route;
      for (let steps = 0; steps < 3; steps += 1) {
        const entry = decideEntry(at, session);
        if (entry.kind === 'allow') break;
        at = entry.to;
      }
      expect(decideEntry(at, session).kind).toBe('allow');
    }
  });
});
