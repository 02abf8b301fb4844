import { setConventions } from '@app/home';
import { templatePlan } from '@app/plan/templates';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { createTestWorld, TestApp } from '../testing/TestApp';
import { useHomeReading } from './useHomeReading';

it('[R808] a home is read once for the same facts, people and plan, however often its screen is drawn', async () => {
  const world = await createTestWorld(fakePorts({ info: LIN_YUE }));
  world.store.getState().setHouseFacts({ facing: { degrees: 180, north: 'true' } });
  const plan = templatePlan('two-bedroom', 'en');
  const { result, rerender } = renderHook(of => useHomeReading(of), {
    initialProps: plan,
    wrapper: ({ children }) => <TestApp world={world}>{children}</TestApp>,
  });
  const first = result.current;
  expect(first?.house?.by).toBe('sitting');
  rerender(plan);
  expect(result.current).toBe(first);
  rerender(setConventions(plan, { house: 'door' }));
  expect(result.current?.house?.by).toBe('door');
  const byDoor = result.current;
  act(() => world.store.getState().setHouseFacts({ facing: { degrees: 90, north: 'true' } }));
  expect(result.current?.facing).not.toEqual(byDoor?.facing);
});
