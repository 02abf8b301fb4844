import { LANGUAGE_TAGS, type Language, languageOf, otherLanguage, switchLanguage } from '@app/i18n';
import { useTranslation } from 'react-i18next';

export interface LanguageChoice {
  readonly language: Language;
  readonly other: Language;
  /** The other language's tag, for `lang` on captions. */
  readonly captionLang: 'en' | 'zh-CN';
  /** Loads the texts in use, then changes every screen at once. */
  readonly toggle: () => Promise<void>;
}

export function useLanguage(): LanguageChoice {
  const { i18n } = useTranslation('common');
  const language = languageOf(i18n);
  const other = otherLanguage(language);
  return { language, other, captionLang: LANGUAGE_TAGS[other], toggle: () => switchLanguage(i18n, other) };
}
