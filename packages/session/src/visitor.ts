import type { TextStore } from '@app/records';
import { LOGGED_OUT_AT_KEY, USER_INFO_COOKIE } from './constants';
import type { CookieJar } from './profileStore';

/** The data pages keep without an account: their appearance, and the instant of the last sign-out. */
const OF_NOBODY = ['theme', 'motion', 'holidays', 'painted', LOGGED_OUT_AT_KEY];
/** The router's, where pages were scrolled to. */
const SCROLLED = 'tsr-scroll';

/** R640: whether the device holds anything of anybody. Whatever is not known as harmless counts. */
export function isOfSomebody(
  cookies: Pick<CookieJar, 'read'>,
  ...stores: readonly Pick<TextStore, 'keys'>[]
): boolean {
  if (cookies.read(USER_INFO_COOKIE.name) !== undefined) return true;
  return stores
    .flatMap(store => store.keys())
    .some(key => !OF_NOBODY.includes(key) && !key.startsWith(SCROLLED));
}
