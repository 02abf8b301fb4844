import { switchLanguage } from '@app/i18n';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen';

it('[R12] the title names the page in the current language', async () => {
  const stage = await renderScreen('/login');
  expect(document.title).toBe('Sign in or register · Ink & Starlight');
  await act(() => switchLanguage(stage.i18n, 'zh'));
  expect(document.title).toBe('登录与注册 · 墨与星');
  await act(() => stage.router.navigate({ to: '/' }));
  expect(document.title).toBe('首页 · 墨与星');
});
