import { createI18n, type Language } from '@app/i18n';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';

/** Gives a story the texts of the toolbar's language. */
export function Translated({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const [texts, setTexts] = useState<i18n>();
  useEffect(() => {
    void createI18n({ language, namespaces: ['common', 'visualization'] }).then(setTexts);
  }, [language]);
  return texts ? <I18nextProvider i18n={texts}>{children}</I18nextProvider> : null;
}
