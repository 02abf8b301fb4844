import type { DetectorOptions } from 'i18next-browser-languagedetector';
import { parseLanguage } from './languages';

/** R9: the cookie that remembers the choice. */
export const LANGUAGE_COOKIE = 'language';

const MINUTES_IN_365_DAYS = 365 * 24 * 60;

/** What a refused value becomes: BCP 47 for "undetermined", which is never among the supported languages. */
const REFUSED = 'und';

/**
 * R9, R10: where the language is looked for, in this order, and what is believed. Neither the query string nor
 * localStorage is asked. Every answer passes `parseLanguage`, so a path such as `/login` or script-like text in the
 * cookie is passed over and the next place is asked.
 */
export const DETECTION = {
  order: ['cookie', 'navigator', 'htmlTag', 'path', 'subdomain'],
  caches: ['cookie'],
  lookupCookie: LANGUAGE_COOKIE,
  cookieMinutes: MINUTES_IN_365_DAYS,
  cookieOptions: { path: '/', sameSite: 'lax' },
  convertDetectedLanguage: detected => parseLanguage(detected) ?? REFUSED,
} as const satisfies DetectorOptions;

/** The same, with a cookie that travels over https only where the page itself does. `protocol` is the page's, `https:`. */
export const detectionOn = (protocol: string | undefined): DetectorOptions => ({
  ...DETECTION,
  cookieOptions: { ...DETECTION.cookieOptions, secure: protocol === 'https:' },
});
