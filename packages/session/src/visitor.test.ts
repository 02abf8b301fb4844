import { memoryTextStore } from '@app/records';
import { expect, it } from 'vitest';
import { hasPersonalData } from './visitor';

/** The stores of a device with these keys in the tab and in local storage. */
function device(tab: readonly string[], local: readonly string[], cookie?: string) {
  const stores = [tab, local].map(keys => {
    const store = memoryTextStore();
    for (const key of keys) store.write(key, '1');
    return store;
  });
  return hasPersonalData({ read: name => (name === 'house_user_info' ? cookie : undefined) }, ...stores);
}

it('[R640] appearance, scroll positions and a sign-out are not personal', () => {
  expect(device([], [])).toBe(false);
  const router = 'tsr-scroll-restoration-v1_3';
  expect(device([router], ['theme', 'motion', 'holidays', 'painted', 'loggedOutAt'])).toBe(false);
});

it.each([
  { what: 'a cookie, even one that cannot be read', tab: [], local: [], cookie: '%' },
  { what: 'the copy in the tab', tab: ['userInfo'], local: [] },
  { what: 'data a tab still holds of a person who signed out', tab: ['tab-owner'], local: [] },
  { what: 'texts left by a page', tab: ['unkept'], local: [] },
  { what: 'the notice due after a wipe', tab: ['forgotten'], local: [] },
  { what: 'data of versions before accounts', tab: [], local: ['profiles'] },
  { what: 'an unknown key', tab: [], local: ['of-tomorrow'] },
])('[R640] $what is personal', ({ tab, local, cookie }) => {
  expect(device(tab, local, cookie)).toBe(true);
});
