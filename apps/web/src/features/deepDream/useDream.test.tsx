import { DREAM_CODEC } from '@app/dreamspace';
import { seededRandom } from '@app/kernel';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { createTestWorld, TestApp } from '../../testing/TestApp';
import { useDream } from './useDream';

afterEach(() => vi.restoreAllMocks());

it('[A4] a deleted dream stays deleted when its page closes', async () => {
  const world = await createTestWorld(fakePorts({ info: LIN_YUE }));
  const wrapper = ({ children }: { children: ReactNode }) => <TestApp world={world}>{children}</TestApp>;
  const { result, unmount } = renderHook(() => useDream(), { wrapper });
  await waitFor(() => expect(result.current.space).toBeDefined());
  const { dream } = result.current;
  const countKept = async () => {
    const listed = await (await world.ports.accounts.repository(DREAM_CODEC)).list();
    return listed.ok ? listed.value.values.length : undefined;
  };
  act(() => void dream.connect('b8'));
  await waitFor(async () => expect(await countKept()).toBe(1));

  await act(() => world.store.getState().forgetMe());
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  unmount();
  await new Promise(resolve => setTimeout(resolve));
  expect(await countKept()).toBe(0);
});

it('[R139, A51] people are drawn by chance once for each account on a device, and then stay', async () => {
  const visit = async (ports: ReturnType<typeof fakePorts>) => {
    const world = await createTestWorld(ports);
    const wrapper = ({ children }: { children: ReactNode }) => <TestApp world={world}>{children}</TestApp>;
    const { result, unmount } = renderHook(() => useDream(), { wrapper });
    await waitFor(() => expect(result.current.space).toBeDefined());
    const people = result.current.space?.bubbles;
    unmount();
    return people;
  };
  const device = (seed: number) => fakePorts({ info: LIN_YUE, random: seededRandom(seed) });
  const here = device(1);
  const first = await visit(here);
  // A reload of the same tab, before any change.
  expect(await visit(here)).toEqual(first);
  // The same e-mail elsewhere, and another one here.
  expect(await visit(device(2))).not.toEqual(first);
  const enter = async (info: typeof LIN_YUE) => {
    here.profiles.save(info);
    await here.accounts.enter({ key: info.email ?? '', hasEmail: true, savedAt: 0 });
    await here.textStore.enter(here.accounts.current());
  };
  await enter(LIN_YUE);
  const mine = await visit(here);
  await enter({ ...LIN_YUE, email: 'deep@example.com' });
  expect(await visit(here)).not.toEqual(mine);
  await enter(LIN_YUE);
  expect(await visit(here)).toEqual(mine);
});
