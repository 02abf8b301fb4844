import { createI18n, type Language, NAMESPACES } from '@app/i18n';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';

/** For tests: a part with the texts of a language around it. */
export async function stagePart(element: ReactElement, { language = 'en' }: { language?: Language } = {}) {
  const i18n = await createI18n({ namespaces: NAMESPACES, language });
  return { i18n, part: <I18nextProvider i18n={i18n}>{element}</I18nextProvider> };
}
