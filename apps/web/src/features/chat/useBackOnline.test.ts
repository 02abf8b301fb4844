import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBackOnline } from './useBackOnline';

const comeBack = () => act(() => void dispatchEvent(new Event('online')));

it('the hint holds for the message that stood last when the connection came back, and for no later one', () => {
  const { result, rerender } = renderHook(({ last }) => useBackOnline(last), { initialProps: { last: '1' } });
  expect(result.current).toBe(false);
  comeBack();
  expect(result.current).toBe(true);
  rerender({ last: '2' });
  expect(result.current).toBe(false);
  comeBack();
  expect(result.current).toBe(true);
});
