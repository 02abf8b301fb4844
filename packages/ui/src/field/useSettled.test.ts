import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettled } from './useSettled';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const stage = () => {
  const tell = vi.fn();
  const hook = renderHook(
    ({ value, idle }: { value: number | undefined; idle: boolean }) => useSettled(value, tell, idle),
    { initialProps: { value: undefined as number | undefined, idle: false } }, // like an address without it
  );
  return { tell, ...hook };
};

it('[R461] is shown at once and reported after a pause', () => {
  const { tell, result } = stage();
  act(() => result.current[1](5));
  act(() => result.current[1](7));
  expect(result.current[0]).toBe(7);
  expect(tell).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(300));
  expect(tell.mock.calls).toEqual([[7]]);
});

it('[R461] a change not yet reported when its view closes is dropped, and not shown on return', () => {
  const { tell, result, rerender } = stage();
  act(() => result.current[1](5));
  rerender({ value: undefined, idle: true });
  act(() => void vi.advanceTimersByTime(1000));
  expect(tell).not.toHaveBeenCalled();
  rerender({ value: undefined, idle: false });
  expect(result.current[0]).toBeUndefined();
});
