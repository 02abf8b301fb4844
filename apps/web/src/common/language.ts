import { type Face, otherFace, switchLanguage } from '@app/i18n';
import { useTranslation } from 'react-i18next';
import { useNotify } from './messages';

export { useLanguage } from '@app/i18n';

/** Loads the texts in use, then changes every screen at once. If a fetch fails the language stays, with a notice. */
export function useChooseLanguage(): (face: Face) => void {
  const { i18n } = useTranslation('common');
  const notify = useNotify();
  return face => {
    switchLanguage(i18n, face).catch(() => notify({ code: 'chat/network' }));
  };
}

export function useToggleLanguage(): () => void {
  const { i18n } = useTranslation('common');
  const choose = useChooseLanguage();
  return () => choose(otherFace(i18n));
}
