import { type Names, zh } from '@app/almanac';
import { useEffect, useState } from 'react';
import { useLanguage } from './language';

let english: Names | undefined;

/** The almanac's names in the reader's language; undefined for the moment in which the English ones are fetched. */
export function useAlmanacNames(): Names | undefined {
  const { language } = useLanguage();
  const [en, setEn] = useState(english);
  useEffect(() => {
    if (language !== 'en' || english) return;
    let wanted = true;
    void import('@app/almanac/en').then(loaded => {
      english = loaded.en;
      if (wanted) setEn(loaded.en);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return language === 'zh' ? zh : en;
}
