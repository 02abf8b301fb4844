import { expect, it, vi } from 'vitest';
import { once } from './once';

it('creates a thing on first use only', () => {
  const make = vi.fn(() => undefined);
  const thing = once(make);
  expect(make).not.toHaveBeenCalled();
  thing();
  thing();
  expect(make).toHaveBeenCalledOnce();
});

it('tries again after a throw', () => {
  const make = vi.fn(() => 'ink');
  make.mockImplementationOnce(() => {
    throw new Error('no paper');
  });
  const thing = once(make);
  expect(thing).toThrow('no paper');
  expect(thing()).toBe('ink');
});
