import type { i18n } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageOfFace } from './languages';
import { faceOf, fetchTexts, missingTexts, otherFace } from './switchLanguage';

/**
 * The texts of a part that keeps its own language, whatever that of the screen is, for an `I18nextProvider`; the screen's
 * without a language, and until they are fetched.
 */
export function useTextsIn(language: Language | undefined): i18n {
  const { i18n } = useTranslation('common');
  const shown = faceOf(i18n);
  const face = language === undefined || language === languageOfFace(shown) ? shown : otherFace(i18n);
  const [, setFetched] = useState(0);
  const isHere = face === shown || missingTexts(i18n, face).length === 0;
  useEffect(() => {
    if (isHere) return;
    fetchTexts(i18n, face).then(
      () => setFetched(count => count + 1),
      () => undefined,
    );
  }, [i18n, face, isHere]);
  return useMemo(
    () =>
      face === shown || !isHere
        ? i18n
        : // Not a clone, which would write the cookie of the language.
          Object.create(i18n, {
            language: { value: face },
            resolvedLanguage: { value: face },
            languages: { value: [face] },
          }),
    [i18n, face, shown, isHere],
  );
}
