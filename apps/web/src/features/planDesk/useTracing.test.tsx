import { emptyPlan, writePlan } from '@app/plan';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { createTestWorld, TestApp } from '../../testing/TestApp';
import { useDesk } from './useDesk';
import { useTracing } from './useTracing';

const URL = 'data:image/png;base64,AAAA';
const TRACING = { width: 40, height: 30, placing: [1, 0, 0, 1, 0, 0], opacity: 0.5 };

async function desk(picture = true) {
  const ports = fakePorts({ info: LIN_YUE });
  ports.textStore.write('plan', writePlan(emptyPlan()));
  if (picture) ports.textStore.write('plan-picture', URL);
  ports.textStore.write('plan-tracing', JSON.stringify(TRACING));
  const world = await createTestWorld(ports);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TestApp world={world}>{children}</TestApp>
  );
  const { result } = renderHook(
    () => {
      const desk = useDesk();
      return { desk, trace: useTracing(desk) };
    },
    { wrapper },
  );
  return { stored: () => ports.textStore.read('plan-picture'), ports, result };
}

it('[R847] a removed picture comes back with its position, and goes again', async () => {
  const { result, ports, stored } = await desk();
  expect(result.current.trace.shown).toEqual({ ...TRACING, url: URL });
  act(() => result.current.trace.remove());
  expect(stored()).toBeUndefined();
  // R809: nothing of it stays stored.
  expect(ports.textStore.read('plan-tracing')).toBeUndefined();
  act(() => void result.current.desk.undo?.());
  expect(result.current.trace.shown).toEqual({ ...TRACING, url: URL });
  expect(stored()).toBe(URL);
  act(() => void result.current.desk.redo?.());
  expect([result.current.trace.shown, stored()]).toEqual([undefined, undefined]);
});

it('[R809] a placing without its picture, as earlier versions left it, shows none', async () => {
  const { result } = await desk(false);
  expect(result.current.trace.shown).toBeUndefined();
});

it('[R847] how strongly it shows is no step', async () => {
  const { result, ports } = await desk();
  act(() => result.current.trace.setOpacity(0.9));
  expect(JSON.parse(ports.textStore.read('plan-tracing') ?? '').opacity).toBe(0.9);
  expect(result.current.desk.undo).toBeUndefined();
});
