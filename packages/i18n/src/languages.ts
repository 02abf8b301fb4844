/** The languages of the product. Every text exists in each of them. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** R9: what a person gets when nothing detected is one of ours. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** BCP 47 tags for `lang` attributes and `Intl`; Chinese is Simplified. */
export const LANGUAGE_TAGS = { en: 'en', zh: 'zh-CN' } as const satisfies Record<Language, string>;

/** The name a language calls itself by, for the toggle. */
export const LANGUAGE_NAMES = { en: 'English', zh: '中文' } as const satisfies Record<Language, string>;

const WELL_FORMED = /^(en|zh)(?:[-_][a-z0-9]{1,8})*$/i;

/**
 * R10: reads a language tag from the outside world. Only a well-formed tag of a language we have is taken;
 * script-like text fails the pattern in its raw and in its percent-encoded form.
 */
export function parseLanguage(raw: unknown): Language | undefined {
  const primary = typeof raw === 'string' ? WELL_FORMED.exec(raw.trim())?.[1]?.toLowerCase() : undefined;
  return LANGUAGES.find(language => language === primary);
}

export function otherLanguage(language: Language): Language {
  return language === 'zh' ? 'en' : 'zh';
}
