import { createI18n, parseFace } from '@app/i18n';
import type { Decorator, Loader } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';

/** For stories with the parameter `texts`: these namespaces in the toolbar's language. */
export const loadTexts: Loader = async ({ globals, parameters: { texts } }) =>
  texts && {
    texts: await createI18n({ namespaces: texts, language: parseFace(String(globals['language'])) ?? 'en' }),
  };

export const withTexts: Decorator = (Story, { loaded, parameters: { texts } }) =>
  texts ? (
    // set by the loader above
    <I18nextProvider i18n={loaded['texts'] as i18n}>
      <Story />
    </I18nextProvider>
  ) : (
    <Story />
  );
