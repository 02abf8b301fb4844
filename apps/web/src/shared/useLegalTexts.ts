import { type LegalTexts, loadLegal } from '@app/i18n';
import { useEffect, useState } from 'react';
import { useLanguage } from './language';

/** The legal documents in the language of the page; undefined until they are there. */
export function useLegalTexts(): LegalTexts | undefined {
  const { language } = useLanguage();
  const [texts, setTexts] = useState<LegalTexts>();
  useEffect(() => {
    let wanted = true;
    void loadLegal(language).then(loaded => {
      if (wanted) setTexts(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return texts;
}
