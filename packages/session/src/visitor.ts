import type { TextStore } from '@app/records';
import { LOGGED_OUT_AT_KEY, USER_INFO_COOKIE } from './constants';
import type { CookieJar } from './profileStore';

/** Data that pages store for an anonymous visitor: appearance, and the last sign-out. */
const ANONYMOUS_KEYS = ['theme', 'motion', 'holidays', 'painted', LOGGED_OUT_AT_KEY];
/** The router's scroll positions. */
const SCROLLED = 'tsr-scroll';

/** R640: whether the device holds anybody's data. Any key not known to be harmless counts. */
export function hasPersonalData(
  cookies: Pick<CookieJar, 'read'>,
  ...stores: readonly Pick<TextStore, 'keys'>[]
): boolean {
  if (cookies.read(USER_INFO_COOKIE.name) !== undefined) return true;
  return stores
    .flatMap(store => store.keys())
    .some(key => !ANONYMOUS_KEYS.includes(key) && !key.startsWith(SCROLLED));
}
