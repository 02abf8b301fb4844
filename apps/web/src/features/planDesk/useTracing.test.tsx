import { emptyPlan } from '@app/plan';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { createTestWorld, TestApp } from '../../testing/TestApp';
import { useTracing } from './useTracing';

const PLAN = emptyPlan();
const FIRST = 'data:image/png;base64,AAAA';
const SECOND = 'data:image/png;base64,BBBB';

async function removed() {
  const ports = fakePorts({ info: LIN_YUE });
  ports.textStore.write('plan-picture', FIRST);
  ports.textStore.write(
    'plan-tracing',
    JSON.stringify({ width: 40, height: 30, placing: [1, 0, 0, 1, 0, 0], opacity: 0.5 }),
  );
  const world = await createTestWorld(ports);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TestApp world={world}>{children}</TestApp>
  );
  const { result } = renderHook(() => useTracing(PLAN), { wrapper });
  expect(result.current.shown?.url).toBe(FIRST);
  act(() => result.current.remove());
  expect(ports.textStore.read('plan-picture')).toBeUndefined();
  // R809: nothing of it stays stored.
  expect(ports.textStore.read('plan-tracing')).toBeUndefined();
  return { ports, result, wrapper, undo: () => act(() => ports.notifier.past()[0]?.action?.onAct()) };
}

it('[R464] a removed picture comes back with its position', async () => {
  const { ports, result, undo } = await removed();
  undo();
  expect(result.current.shown).toMatchObject({ url: FIRST, width: 40, opacity: 0.5 });
  expect(ports.textStore.read('plan-picture')).toBe(FIRST);
});

it('[R809] a placing without its picture, as earlier versions left it, is not kept', async () => {
  const { ports, wrapper } = await removed();
  ports.textStore.write('plan-tracing', '{"width":40}');
  cleanup();
  renderHook(() => useTracing(PLAN), { wrapper });
  expect(ports.textStore.read('plan-tracing')).toBeUndefined();
});

it('[R464] it does not replace a picture chosen since', async () => {
  const { ports, undo } = await removed();
  ports.textStore.write('plan-picture', SECOND);
  undo();
  expect(ports.textStore.read('plan-picture')).toBe(SECOND);
});
