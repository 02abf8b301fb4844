import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAGS, type Language, otherLanguage } from './languages';
import { languageOf } from './switchLanguage';
export interface LanguageChoice {
  readonly language: Language;
  readonly other: Language;
  /** The other language's tag, for `lang` on captions. */
  readonly captionLang: 'en' | 'zh-CN';
}

export function useLanguage(): LanguageChoice {
  const { i18n } = useTranslation('common');
  const language = languageOf(i18n);
  const other = otherLanguage(language);
  return { language, other, captionLang: LANGUAGE_TAGS[other] };
}
