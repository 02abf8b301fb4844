import { millis } from '@app/kernel';
import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { type FakePortsOptions, fakePorts, NOW } from '../../../testing/fakePorts';
import { stagePart } from '../../../testing/stagePart';
import AlmanacDialog from '../AlmanacDialog';

/** A clock tests can move: it notifies its listeners, as the system's does each second. */
export function movableClock(start = NOW, zone = 'Asia/Shanghai') {
  let now = start;
  const listeners = new Set<() => void>();
  return {
    clock: {
      now: () => now,
      zone: () => zone,
      onSecond: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    moveTo(iso: string) {
      now = millis(Date.parse(iso));
      for (const listener of listeners) listener();
    },
  };
}

/** The dialog on a stage, once it is shown. */
export async function openAlmanac(options: FakePortsOptions = {}, language: 'zh' | 'en' = 'zh') {
  const onClose = vi.fn();
  const stage = await stagePart(<AlmanacDialog onClose={onClose} />, { ports: fakePorts(options), language });
  render(stage.part);
  await screen.findByRole('dialog');
  return { ...stage, onClose };
}

/** The options of a dialog opened at another moment. */
export const at = (iso: string, zone?: string) => ({
  clock: movableClock(millis(Date.parse(iso)), zone).clock,
});
