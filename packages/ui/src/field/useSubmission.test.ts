import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSubmission } from './useSubmission';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a submission', () => {
  it('[R38, A30] is busy from the first press, and ends once, at its time', () => {
    const finish = vi.fn();
    const { result } = renderHook(() => useSubmission(1000));
    act(() => expect(result.current.submit(finish)).toBe(true));
    expect(result.current.busy).toBe(true);
    act(() => expect(result.current.submit(finish)).toBe(false));
    act(() => void vi.advanceTimersByTime(999));
    expect(finish).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(finish).toHaveBeenCalledTimes(1);
    expect(result.current.busy).toBe(false);
  });

  it('can be sent again once it has ended', () => {
    const finish = vi.fn();
    const { result } = renderHook(() => useSubmission(1000));
    for (let round = 0; round < 2; round++) {
      act(() => expect(result.current.submit(finish)).toBe(true));
      act(() => void vi.advanceTimersByTime(1000));
    }
    expect(finish).toHaveBeenCalledTimes(2);
  });

  it('[A30] is cancelled when the screen closes', () => {
    const finish = vi.fn();
    const { result, unmount } = renderHook(() => useSubmission(1000));
    act(() => void result.current.submit(finish));
    unmount();
    vi.advanceTimersByTime(5000);
    expect(finish).not.toHaveBeenCalled();
  });
});
