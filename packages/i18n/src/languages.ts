/** The languages of the product. Every text exists in each of them. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The reader's script. Chinese has a second one, Traditional, which is generated from the first (R520). */
export const FACES = ['en', 'zh', 'zh-Hant'] as const;
export type Face = (typeof FACES)[number];

/** R9: the default when no detected language is ours. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** BCP 47 tags for `lang` attributes and `Intl`. */
export const FACE_TAGS = { en: 'en', zh: 'zh-CN', 'zh-Hant': 'zh-Hant' } as const satisfies Record<
  Face,
  string
>;

/** Each script's own name, for the controls that lead to it. */
export const FACE_NAMES = {
  en: 'English',
  zh: '中文',
  'zh-Hant': '繁體中文',
} as const satisfies Record<Face, string>;

const WELL_FORMED = /^(en|zh)(?:[-_][a-z0-9]{1,8})*$/i;
/** Regions whose Chinese is Traditional unless a tag says otherwise (CLDR, likely subtags). */
const TRADITIONAL = /[-_](?:hant|tw|hk|mo)(?:[-_]|$)/i;

/**
 * R10: reads a language tag from outside. Only a well-formed tag of a language we have is accepted; script-like text
 * fails the pattern in its raw and in its percent-encoded form. A script outranks a region: `zh-Hans-HK` is Simplified.
 */
export function parseFace(raw: unknown): Face | undefined {
  const tag = typeof raw === 'string' ? raw.trim() : '';
  const primary = WELL_FORMED.exec(tag)?.[1]?.toLowerCase();
  if (primary === 'zh' && TRADITIONAL.test(tag) && !/[-_]hans(?:[-_]|$)/i.test(tag)) return 'zh-Hant';
  return FACES.find(face => face === primary);
}

export const languageOfFace = (face: Face): Language => (face === 'en' ? 'en' : 'zh');

export function otherLanguage(language: Language): Language {
  return language === 'zh' ? 'en' : 'zh';
}
