import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { createTestWorld, TestApp } from '../testing/TestApp';
import { useOfferUndo } from './useOfferUndo';
import { useUndo } from './useUndo';

afterEach(cleanup);

async function stage() {
  const world = await createTestWorld(fakePorts({ info: LIN_YUE }));
  const { result } = renderHook(() => ({ offer: useOfferUndo(), undo: useUndo(world.store.getState) }), {
    wrapper: ({ children }) => <TestApp world={world}>{children}</TestApp>,
  });
  return { ...world, ...result.current };
}

it('[R464] keyboard undo restores the last removal, and a second press does nothing more', async () => {
  const { offer, undo } = await stage();
  const back = vi.fn();
  act(() => offer(() => 'gone', back));
  act(() => void undo(false));
  expect(back).toHaveBeenCalledOnce();
  expect(undo(false)).toBe(false);
});

it('[R464] keyboard undo restores several removals, the last one first, and each notice goes with its removal', async () => {
  const { offer, undo, ports } = await stage();
  const back: string[] = [];
  for (const what of ['first', 'second', 'third'])
    act(() =>
      offer(
        () => what,
        () => back.push(what),
      ),
    );
  const offered = () => ports.notifier.past().filter(({ action }) => action);
  act(() => offered()[1]?.action?.onAct());
  act(() => void undo(false));
  act(() => void undo(false));
  expect(back).toEqual(['second', 'third', 'first']);
  // What was said is no longer so: neither toast nor live region keeps it.
  expect(offered()).toEqual([]);
  expect(undo(false)).toBe(false);
});

it('[R464] keyboard undo does not repeat an undo made with the button', async () => {
  const { offer, undo, ports } = await stage();
  const back = vi.fn();
  act(() => offer(() => 'gone', back));
  const [notice] = ports.notifier.past();
  act(() => notice?.action?.onAct());
  act(() => notice?.action?.onAct());
  expect(undo(false)).toBe(false);
  expect(back).toHaveBeenCalledOnce();
});

it('[R211, R464] a change of the home is undone before an earlier removal', async () => {
  const { offer, undo, store } = await stage();
  const back = vi.fn();
  act(() => offer(() => 'gone', back));
  await act(async () => store.getState().setHouseFacts({ completedIn: 1999 }));
  await vi.waitFor(() => expect(store.getState().canUndo).toBe(true));
  act(() => void undo(false));
  expect(back).not.toHaveBeenCalled();
});

it('[R201, R464] nothing can be undone after a sign-out', async () => {
  const { offer, undo, store, ports } = await stage();
  const back = vi.fn();
  act(() => offer(() => 'gone', back));
  act(() => void store.getState().logOut('/'));
  expect(undo(false)).toBe(false);
  expect(ports.notifier.past()).toEqual([]);
  expect(back).not.toHaveBeenCalled();
});

it('[R464] an undo that belongs to a component is offered only while the component is mounted', async () => {
  const { store, ports, ...world } = await createTestWorld(fakePorts({ info: LIN_YUE }));
  const { result, unmount } = renderHook(() => useOfferUndo('here'), {
    wrapper: ({ children }) => <TestApp world={{ store, ports, ...world }}>{children}</TestApp>,
  });
  const back = vi.fn();
  act(() => result.current(() => 'gone', back));
  const [notice] = ports.notifier.past();
  expect(store.getState().undoOffers).toHaveLength(1);
  unmount();
  expect(ports.notifier.past()).toEqual([]);
  expect(store.getState().undoOffers).toEqual([]);
  notice?.action?.onAct();
  expect(back).not.toHaveBeenCalled();
});
