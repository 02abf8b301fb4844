import { frozen } from '@app/kernel';
export const LANGUAGES = /* @__PURE__ */ frozen(['zh', 'en'] as const);
/** Simplified Chinese or English. */
export type Language = (typeof LANGUAGES)[number];

/** One text in every language. */
export type Bilingual = Readonly<Record<Language, string>>;

/** Parts of Chinese sentences, and beginnings of English words in lower case, that bring up a topic. */
export type Cues = Readonly<Record<Language, readonly string[]>>;

/**
 * Chinese if it has a Chinese character, English if it has only Latin letters; otherwise `fallback`.
 *
 * @example
 * languageOfText('你好', 'en'); // 'zh'
 */
export function languageOfText(text: string, fallback: Language): Language {
  if (typeof text !== 'string') return fallback;
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  return /\p{Script=Latin}/u.test(text) ? 'en' : fallback;
}
