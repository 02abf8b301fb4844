import { NO_SETTINGS, SETTING_LIMITS } from '@app/chat';
import { createI18n, type Language } from '@app/i18n';
import { LimitWords } from '@app/ui';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { SettingsSheet } from './SettingsSheet';

it.each<{ language: Language; said: RegExp }>([
  { language: 'en', said: /At most (\d+) characters/ },
  { language: 'zh', said: /最多 (\d+) 个字符/ },
])('[R215] address, model and key are limited, and say so: $language', async ({ language, said }) => {
  const { endpoint, model, key } = SETTING_LIMITS;
  const full = { endpoint: 'e'.repeat(endpoint), model: 'm'.repeat(model), key: 'k'.repeat(key) };
  const nothing = { home: undefined, onSave: () => undefined, onBack: () => undefined };
  const i18n = await createI18n({ namespaces: ['common', 'visualization', 'userInfo'], language });
  render(
    <I18nextProvider i18n={i18n}>
      <LimitWords value={limit => i18n.t('common:app.atMost', { limit })}>
        <SettingsSheet
          {...nothing}
          settings={{ ...NO_SETTINGS, ...full }}
          onTest={async () => ({ kind: 'works' })}
        />
      </LimitWords>
    </I18nextProvider>,
  );
  const result = screen
    .getAllByText(said)
    .map(({ textContent }) => Number(said.exec(textContent ?? '')?.[1]));
  expect(result).toEqual([endpoint, model, key]);
});
