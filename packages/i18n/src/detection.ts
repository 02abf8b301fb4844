import type { LanguageDetectorModule } from 'i18next';
import { FALLBACK_LANGUAGE, type Face, parseFace } from './languages';

/** R9: the cookie that stores the choice. */
export const LANGUAGE_COOKIE = 'language';

const SECONDS_IN_365_DAYS = 365 * 24 * 60 * 60;

/** The parts of a page that may name a language. */
export interface DetectionPage {
  readonly document: { cookie: string; readonly documentElement: { readonly lang: string } };
  readonly navigator: { readonly languages: readonly string[]; readonly language: string };
  readonly location: { readonly pathname: string; readonly hostname: string; readonly protocol: string };
}

/** R9: the sources of the language, in this order. Neither the query string nor localStorage is read. */
const PLACES = {
  cookie: page => [cookieOf(page)],
  navigator: ({ navigator }) => [...navigator.languages, navigator.language],
  htmlTag: ({ document }) => [document.documentElement.lang],
  path: ({ location }) => [location.pathname.split('/')[1]],
  subdomain: ({ location }) => [location.hostname.split('.')[0]],
} as const satisfies Record<string, (page: DetectionPage) => readonly (string | undefined)[]>;

export const DETECTION_ORDER = Object.keys(PLACES);

/**
 * R9, R10: the first of our scripts that a source names, or else English. Every answer passes `parseFace`, so a path
 * such as `/login` or script-like text in the cookie is skipped and the next source is read.
 */
export function detectLanguage(page: DetectionPage): Face {
  for (const answersOf of Object.values(PLACES)) {
    const found = answersOf(page).map(parseFace).find(Boolean);
    if (found) return found;
  }
  return FALLBACK_LANGUAGE;
}

/** R9: stores the choice for 365 days; the cookie travels over https only if the page itself does. */
export function saveLanguage(page: DetectionPage, language: string): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${SECONDS_IN_365_DAYS}; SameSite=Lax${secure}`;
}

const cookieOf = ({ document }: DetectionPage): string | undefined =>
  document.cookie
    .split('; ')
    .find(pair => pair.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1);

/** The above as i18next calls it. */
export const detectorOf = (page: DetectionPage): LanguageDetectorModule => ({
  type: 'languageDetector',
  detect: () => detectLanguage(page),
  cacheUserLanguage: language => saveLanguage(page, language),
});
