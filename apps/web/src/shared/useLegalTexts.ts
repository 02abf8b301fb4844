import { type LegalTexts, loadLegal } from '@app/i18n';
import { useEffect, useState } from 'react';
import { useLanguage } from './language';

/** The legal documents in the face of the page; undefined until they are there. */
export function useLegalTexts(): LegalTexts | undefined {
  const { face } = useLanguage();
  const [texts, setTexts] = useState<LegalTexts>();
  useEffect(() => {
    let wanted = true;
    void loadLegal(face).then(loaded => {
      if (wanted) setTexts(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [face]);
  return texts;
}
