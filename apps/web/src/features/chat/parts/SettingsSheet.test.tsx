import { NO_SETTINGS, SETTING_LIMITS } from '@app/chat';
import type { Language } from '@app/i18n';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePorts } from '../../../testing/fakePorts';
import { createTestWorld, TestApp } from '../../../testing/TestApp';
import { SettingsSheet } from './SettingsSheet';

it.each<{ language: Language; said: RegExp }>([
  { language: 'en', said: /At most (\d+) characters/ },
  { language: 'zh', said: /最多 (\d+) 个字符/ },
])('[R215] address, model and key are bounded, and say so: $language', async ({ language, said }) => {
  const { endpoint, model, key } = SETTING_LIMITS;
  const full = { endpoint: 'e'.repeat(endpoint), model: 'm'.repeat(model), key: 'k'.repeat(key) };
  const nothing = { home: undefined, onSave: () => undefined, onBack: () => undefined };
  render(
    <TestApp world={await createTestWorld(fakePorts(), language)}>
      <SettingsSheet
        {...nothing}
        settings={{ ...NO_SETTINGS, ...full }}
        onTest={async () => ({ kind: 'works' })}
      />
    </TestApp>,
  );
  const told = screen.getAllByText(said).map(({ textContent }) => Number(said.exec(textContent ?? '')?.[1]));
  expect(told).toEqual([endpoint, model, key]);
});
