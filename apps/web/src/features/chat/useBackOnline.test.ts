import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBackOnline } from './useBackOnline';

const comeBack = () => act(() => void dispatchEvent(new Event('online')));

it('the hint belongs to the last message at the moment the connection came back, and to no later one', () => {
  const { result, rerender } = renderHook(({ last }) => useBackOnline(last), { initialProps: { last: '1' } });
  expect(result.current).toBe(false);
  comeBack();
  expect(result.current).toBe(true);
  rerender({ last: '2' });
  expect(result.current).toBe(false);
  comeBack();
  expect(result.current).toBe(true);
});
