import { frozen } from '@app/kernel';

/** The languages the messenger speaks: Simplified Chinese and English. */
export const CHAT_LANGUAGES = /* @__PURE__ */ frozen(['zh', 'en'] as const);
export type ChatLanguage = (typeof CHAT_LANGUAGES)[number];

/** The same words in both languages. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** The language of a text: Chinese if it has any Han character. For requests that do not state theirs. */
export const languageOf = (text: string): ChatLanguage =>
  typeof text === 'string' && /\p{Script=Han}/u.test(text) ? 'zh' : 'en';

/**
 * R1027: the language in which the built-in guide gave an answer: an English one may name a few Chinese signs, a Chinese
 * one a few Latin words. Undefined without letters, and for the answers of a model, which may be in any language.
 *
 * @example
 * answeredIn({ source: 'built-in', text: 'The pillar of the day is 乙卯.' }); // 'en'
 */
export function answeredIn(
  answer: { readonly source: 'built-in' | 'model'; readonly text: string } | undefined,
): ChatLanguage | undefined {
  if (answer?.source !== 'built-in' || typeof answer.text !== 'string') return undefined;
  const count = (letters: RegExp) => answer.text.match(letters)?.length ?? 0;
  // A Chinese sign says about as much as three letters.
  const [han, latin] = [3 * count(/\p{Script=Han}/gu), count(/\p{Script=Latin}/gu)];
  return han + latin === 0 ? undefined : han > latin ? 'zh' : 'en';
}
