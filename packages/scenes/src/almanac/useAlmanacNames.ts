import { type Names, zh } from '@app/almanac';
import { useLanguage, writeAll } from '@app/i18n';
import { useCallback, useEffect, useState } from 'react';

let english: Names | undefined;

export type AlmanacNames =
  | { readonly kind: 'ready'; readonly names: Names }
  /** The English names are being fetched. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** The almanac's names in the reader's language: Chinese at once, English once loaded. */
export function useAlmanacNames(): AlmanacNames {
  const { language, inFace } = useLanguage();
  const [en, setEn] = useState<Names | 'failed' | undefined>(english);
  const missing = language === 'en' && en === undefined;
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    import('@app/almanac/en').then(
      loaded => {
        english = loaded.en;
        if (wanted) setEn(loaded.en);
      },
      () => wanted && setEn('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [missing]);
  const retry = useCallback(() => setEn(english), []);

  if (language === 'zh') return { kind: 'ready', names: writeAll(zh, inFace) };
  if (en === 'failed') return { kind: 'failed', retry };
  return en ? { kind: 'ready', names: en } : { kind: 'waiting' };
}
