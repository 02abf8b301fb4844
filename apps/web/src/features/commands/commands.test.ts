import { EMPTY_PROFILE, GUEST, type Session } from '@app/session';
import { describe, expect, it } from 'vitest';
import { listRequests, type Request, type Situation } from './commands';

const user = (userType: 'normal' | 'deep'): Session => ({
  kind: 'user',
  info: { ...EMPTY_PROFILE, name: 'Lin', userType, email: 'lin@example.com', savedAt: 0 },
});
const requests = (situation: Partial<Situation>) =>
  listRequests({
    session: GUEST,
    path: '/',
    face: 'en',
    themeChoice: 'sky',
    fixedTheme: undefined,
    ...situation,
  });
const places = (list: readonly Request[]) =>
  list.flatMap(request => (request.kind === 'go' ? [request.to] : []));
const kinds = (list: readonly Request[]) => [...new Set(list.map(request => request.kind))];

describe('what the palette offers', () => {
  // The guard matrix of the specification, row by row.
  it.each([
    { who: 'a guest', session: GUEST, goes: ['/login', '/create'], opens: [] },
    {
      who: 'a normal user',
      session: user('normal'),
      goes: ['/create', '/user-info', '/visualization'],
      opens: ['tool', 'settings'],
    },
    { who: 'a deep user', session: user('deep'), goes: ['/create', '/deep-dream'], opens: ['settings'] },
  ])('[R152] $who is offered only what the guards allow', ({ session, goes, opens }) => {
    const { go, open, set } = requests({ session });
    expect(places(go)).toEqual(goes);
    expect(kinds(open)).toEqual(opens);
    expect(kinds(set).includes('sign-out')).toBe(session.kind === 'user');
  });

  it('leaves out the current screen', () => {
    expect(places(requests({ path: '/create' }).go)).toEqual(['/', '/login']);
  });

  it('offers the themes that are not chosen, and none where the screen sets its own', () => {
    const themes = (situation: Partial<Situation>) =>
      requests(situation).set.flatMap(request => (request.kind === 'theme' ? [request.choice] : []));
    expect(themes({})).toEqual(['paper', 'ink']);
    expect(themes({ themeChoice: 'ink' })).toEqual(['paper', 'sky']);
    expect(themes({ fixedTheme: 'ink' })).toEqual([]);
  });
});
