import { expect, it } from 'vitest';
import { isEnter } from './isEnter';

it.each([
  [{ key: 'Enter' }, true],
  [{ key: 'Enter', isComposing: true }, false],
  [{ key: 'Enter', keyCode: 229 }, false],
  [{ key: 'Tab' }, false],
])('[R883] %j is an Enter of the person’s own: %s', (press, is) => {
  expect(isEnter(new KeyboardEvent('keydown', press))).toBe(is);
});
