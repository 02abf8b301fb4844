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
