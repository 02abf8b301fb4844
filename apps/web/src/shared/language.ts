import { type Language, languageOf, otherLanguage, switchLanguage } from '@app/i18n';
import { useTranslation } from 'react-i18next';
import { useNotify } from './messages';

export { useLanguage } from '@app/i18n';

/** Loads the texts in use, then changes every screen at once. Texts that cannot be fetched leave it as it is, and say so. */
export function useChooseLanguage(): (language: Language) => void {
  const { i18n } = useTranslation('common');
  const notify = useNotify();
  return language => {
    switchLanguage(i18n, language).catch(() => notify({ code: 'chat/network' }));
  };
}

export function useToggleLanguage(): () => void {
  const { i18n } = useTranslation('common');
  const choose = useChooseLanguage();
  return () => choose(otherLanguage(languageOf(i18n)));
}
