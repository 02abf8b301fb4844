import { EMPTY_PROFILE, GUEST, type Session } from '@app/session';
import { describe, expect, it } from 'vitest';
import { listWishes, type Situation, type Wish } from './commands';

const user = (userType: 'normal' | 'deep'): Session => ({
  kind: 'user',
  info: { ...EMPTY_PROFILE, name: 'Lin', userType, email: 'lin@example.com', savedAt: 0 },
});
const wishes = (situation: Partial<Situation>) =>
  listWishes({ session: GUEST, path: '/', themeChoice: 'sky', fixedTheme: undefined, ...situation });
const places = (list: readonly Wish[]) => list.flatMap(wish => (wish.kind === 'go' ? [wish.to] : []));
const kinds = (list: readonly Wish[]) => [...new Set(list.map(wish => wish.kind))];

describe('what the palette offers', () => {
  // The guard matrix of the specification, row by row.
  it.each([
    { who: 'a guest', session: GUEST, goes: ['/login', '/create'], opens: [] },
    {
      who: 'a normal user',
      session: user('normal'),
      goes: ['/create', '/user-info', '/visualization'],
      opens: ['tool', 'storage'],
    },
    { who: 'a deep user', session: user('deep'), goes: ['/create', '/deep-dream'], opens: ['storage'] },
  ])('[R152] $who is offered only what the guards allow', ({ session, goes, opens }) => {
    const { go, open, set } = wishes({ session });
    expect(places(go)).toEqual(goes);
    expect(kinds(open)).toEqual(opens);
    expect(kinds(set).includes('sign-out')).toBe(session.kind === 'user');
  });

  it('leaves out the screen one is on', () => {
    expect(places(wishes({ path: '/create' }).go)).toEqual(['/', '/login']);
  });

  it('offers the themes that are not chosen, and none where the screen has its own', () => {
    const themes = (situation: Partial<Situation>) =>
      wishes(situation).set.flatMap(wish => (wish.kind === 'theme' ? [wish.choice] : []));
    expect(themes({})).toEqual(['paper', 'ink']);
    expect(themes({ themeChoice: 'ink' })).toEqual(['paper', 'sky']);
    expect(themes({ fixedTheme: 'ink' })).toEqual([]);
  });
});
