import { memoryTextStore } from '@app/records';
import { expect, it } from 'vitest';
import { isOfSomebody } from './visitor';

/** The stores of a device with these keys in the tab and in local storage. */
function device(tab: readonly string[], local: readonly string[], cookie?: string) {
  const stores = [tab, local].map(keys => {
    const store = memoryTextStore();
    for (const key of keys) store.write(key, '1');
    return store;
  });
  return isOfSomebody({ read: name => (name === 'house_user_info' ? cookie : undefined) }, ...stores);
}

it('[R640] looks, the way pages were scrolled and a sign-out are nobody’s', () => {
  expect(device([], [])).toBe(false);
  const router = 'tsr-scroll-restoration-v1_3';
  expect(device([router], ['theme', 'motion', 'holidays', 'painted', 'loggedOutAt'])).toBe(false);
});

it.each([
  { what: 'a cookie, even one that cannot be read', tab: [], local: [], cookie: '%' },
  { what: 'the copy in the tab', tab: ['userInfo'], local: [] },
  { what: 'what a tab still holds of somebody who left', tab: ['tab-owner'], local: [] },
  { what: 'what a page was left with', tab: ['unkept'], local: [] },
  { what: 'what is to be told after a wipe', tab: ['forgotten'], local: [] },
  { what: 'what versions before accounts kept', tab: [], local: ['profiles'] },
  { what: 'a key that nobody knows', tab: [], local: ['of-tomorrow'] },
])('[R640] of somebody is $what', ({ tab, local, cookie }) => {
  expect(device(tab, local, cookie)).toBe(true);
});
