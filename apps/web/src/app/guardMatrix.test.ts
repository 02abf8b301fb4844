import { type Destination, decideEntry, type UserInfo } from '@app/session';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { stageScreen } from '../testing/stageScreen';
import { makeRouter } from './router';

interface Case {
  readonly who: string;
  readonly info: UserInfo | undefined;
  readonly route: Destination;
  readonly at: Destination;
  /** The toast, in the specification's Chinese. */
  readonly says?: string;
}

const DEEP: UserInfo = { ...LIN_YUE, email: 'deep@example.com', userType: 'deep' };
const FILLED: UserInfo = { ...LIN_YUE, hasFilledProfile: true };

// The rows of the guard matrix that redirect, and one of each kind that does not.
const CASES: readonly Case[] = [
  { who: 'a guest', info: undefined, route: '/user-info', at: '/', says: '请先登录' },
  { who: 'a guest', info: undefined, route: '/visualization', at: '/', says: '请先登录' },
  { who: 'a guest', info: undefined, route: '/deep-dream', at: '/', says: '只有深度用户才能访问梦境深处' },
  { who: 'a guest', info: undefined, route: '/login', at: '/login' },
  { who: 'a normal user', info: LIN_YUE, route: '/login', at: '/' },
  {
    who: 'a normal user',
    info: LIN_YUE,
    route: '/deep-dream',
    at: '/',
    says: '只有深度用户才能访问梦境深处',
  },
  { who: 'a normal user', info: FILLED, route: '/user-info', at: '/user-info' },
  {
    who: 'a deep user',
    info: DEEP,
    route: '/user-info',
    at: '/deep-dream',
    says: '深度用户无需填写用户信息',
  },
  {
    who: 'a deep user',
    info: DEEP,
    route: '/visualization',
    at: '/deep-dream',
    says: '深度用户请访问梦境深处',
  },
  { who: 'a deep user', info: DEEP, route: '/login', at: '/' },
];

/** The app at the last of the addresses, before it is rendered. */
async function arrive(info: UserInfo | undefined, addresses: readonly string[]) {
  const ports = fakePorts(info ? { info } : {});
  const { store, i18n } = await stageScreen('/create', { ports, language: 'zh' });
  const history = createMemoryHistory({ initialEntries: [...addresses] });
  const router = makeRouter({ store, ports, i18n }, history);
  /** The message, and the address at that moment. */
  const said: { text: string | undefined; on: string }[] = [];
  ports.notifier.subscribe(() =>
    said.push({ text: ports.notifier.past()[0]?.text, on: history.location.pathname }),
  );
  await router.load();
  return { router, said };
}

describe.each(CASES)('$route opened by $who', ({ info, route, at, says }) => {
  const toasts = says ? [{ text: says, on: route }] : [];

  it('[R151, R152] on first load and on reload: announced once, then redirected', async () => {
    for (const _ of ['first load', 'reload']) {
      const { router, said } = await arrive(info, [route]);
      expect(router.state.location.pathname).toBe(at);
      expect(said).toEqual(toasts);
    }
  });

  it('[R151, R152] on navigation inside the app, and Back does not return there', async () => {
    const { router, said } = await arrive(info, ['/create']);
    await router.navigate({ to: route });
    expect(router.state.location.pathname).toBe(at);
    expect(said).toEqual(toasts);
    router.history.back();
    await router.load();
    expect(router.state.location.pathname).toBe('/create');
    expect(said).toEqual(toasts);
  });

  it('[R151, R152] on back and forward', async () => {
    const { router, said } = await arrive(info, [route, '/create']);
    router.history.back();
    await router.load();
    expect(router.state.location.pathname).toBe(at);
    expect(said).toEqual(toasts);
    router.history.forward();
    await router.load();
    expect(router.state.location.pathname).toBe('/create');
  });
});

it('[R152] has a case for every outcome of the decision', () => {
  for (const { info, route, at } of CASES) {
    const entry = decideEntry(route, info ? { kind: 'user', info } : { kind: 'guest' });
    expect(entry.kind === 'allow' ? route : entry.to).toBe(at);
  }
});
