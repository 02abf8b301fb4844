import { err, ok, type Result } from '@app/kernel';
import type { Location, LocationFailure } from '@app/validation';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakePorts, HANGZHOU } from '../../../testing/fakePorts';
import { stagePart } from '../../../testing/stagePart';
import { useLocate } from './useLocate';

type Answer = Result<Location, LocationFailure>;

/** A button that asks, with a browser that answers when the test says so. */
async function open() {
  let answer = (_: Answer) => {};
  const asked = vi.fn(() => new Promise<Answer>(resolve => (answer = resolve)));
  const onPlace = vi.fn();
  const onFail = vi.fn();
  function Ask() {
    const { locating, locate } = useLocate(onPlace, onFail);
    return (
      <button type="button" onClick={() => void locate()}>
        {locating ? 'asking' : 'ask'}
      </button>
    );
  }
  const { part, ports } = await stagePart(<Ask />, { ports: fakePorts({ geolocator: { locate: asked } }) });
  const { unmount } = render(part);
  act(() => screen.getByRole('button', { name: 'ask' }).click());
  expect(screen.getByRole('button', { name: 'asking' })).toBeTruthy();
  return { onPlace, onFail, ports, unmount, answer: (given: Answer) => act(async () => answer(given)) };
}

describe('asking the browser where we are', () => {
  it('[R49] hands over the place and stops asking', async () => {
    const { answer, onPlace, onFail, ports } = await open();
    await answer(ok(HANGZHOU));
    expect(onPlace).toHaveBeenCalledExactlyOnceWith(HANGZHOU);
    expect(onFail).not.toHaveBeenCalled();
    expect(ports.notifier.past()).toEqual([]);
    expect(screen.getByRole('button', { name: 'ask' })).toBeTruthy();
  });

  it.each([
    { failure: 'unsupported', says: /browser/i },
    { failure: 'denied', says: /location/i },
    { failure: 'timeout', says: /location|long/i },
  ] as const)(
    '[R52] reports the failure once ($failure) and offers another way',
    async ({ failure, says }) => {
      const { answer, onPlace, onFail, ports } = await open();
      await answer(err(failure));
      expect(onPlace).not.toHaveBeenCalled();
      expect(onFail).toHaveBeenCalledOnce();
      expect(ports.notifier.past().map(({ text }) => text)).toEqual([expect.stringMatching(says)]);
      expect(screen.getByRole('button', { name: 'ask' })).toBeTruthy();
    },
  );

  it.each([
    { what: 'a place', given: ok(HANGZHOU) },
    { what: 'a failure', given: err('timeout' as const) },
  ])('$what is dropped after the person has moved on', async ({ given }) => {
    const { answer, onPlace, onFail, ports, unmount } = await open();
    unmount();
    await answer(given);
    expect(onPlace).not.toHaveBeenCalled();
    expect(onFail).not.toHaveBeenCalled();
    expect(ports.notifier.past()).toEqual([]);
  });
});
