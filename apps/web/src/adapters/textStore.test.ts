import { describe, expect, it } from 'vitest';
import { createTextStore } from './textStore';

const refusing = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};
const full = (): Storage => ({
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

describe('text stores', () => {
  it('keep texts in the given storage', () => {
    const store = createTextStore(() => sessionStorage);
    expect(store.write('k', 'v')).toBe(true);
    expect(sessionStorage.getItem('k')).toBe('v');
    expect(store.read('k')).toBe('v');
    store.remove('k');
    expect(store.read('k')).toBeUndefined();
    expect(store.lasting).toBe(true);
  });

  it.each([
    ['blocked', refusing],
    ['full', full],
  ])('last as long as the tab when storage is %s', (_, open) => {
    const store = createTextStore(open);
    expect(store.lasting).toBe(false);
    store.write('k', 'v');
    expect(store.read('k')).toBe('v');
  });
});
