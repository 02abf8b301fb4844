import { type LegalTexts, loadLegal } from '@app/i18n';
import { useAnswer } from '@app/ui';
import { useCallback } from 'react';
import { useLanguage } from './language';

/** The legal documents in the script of the page; undefined until loaded. */
export function useLegalTexts(): LegalTexts | undefined {
  const { face } = useLanguage();
  return useAnswer(useCallback(() => loadLegal(face), [face]));
}
