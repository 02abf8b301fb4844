import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stageScreen } from '../testing/stageScreen';

afterEach(() => vi.restoreAllMocks());

it.each([
  { language: 'en', heading: 'Something went wrong on this page', reload: 'Reload now' },
  { language: 'zh', heading: '这一页出了点问题', reload: '立即刷新' },
] as const)('a screen that fails leaves a way out, in $language', async ({ language, heading, reload }) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what it caught
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stage = await stageScreen('/', { language });
  stage.router.routesById['/'].update({
    component: () => {
      throw new Error('broken');
    },
  });
  render(stage.app);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(screen.getByRole('button', { name: reload })).toBeTruthy();
});
