import { LANGUAGE_TAGS, type Language, languageOf, otherLanguage, switchLanguage } from '@app/i18n';
import { useTranslation } from 'react-i18next';
import { useSay } from './messages';

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

/** Loads the texts in use, then changes every screen at once. Texts that cannot be fetched leave it as it is, and say so. */
export function useToggleLanguage(): () => void {
  const { i18n } = useTranslation('common');
  const say = useSay();
  return () => {
    switchLanguage(i18n, otherLanguage(languageOf(i18n))).catch(() => say({ code: 'chat/network' }));
  };
}
