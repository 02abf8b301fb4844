import { createI18n } from '@app/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakePorts } from '../testing/fakePorts';
import { stagePart } from '../testing/stagePart';
import { stageScreen } from '../testing/stageScreen';
import type { RouterContext } from './context';
import { ErrorScreen } from './ErrorScreen';
import { screenTexts, Unfetched } from './lazyScreen';

afterEach(() => vi.restoreAllMocks());

it.each([
  { language: 'en', heading: 'Something went wrong on this page', reload: 'Reload now' },
  { language: 'zh', heading: '这一页出了点问题', reload: '立即刷新' },
] as const)('a failing screen leaves a way out, in $language', async ({ language, heading, reload }) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports the caught error
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stage = await stageScreen('/', { language });
  const route = stage.router.routesById['/'];
  const { component } = route.options;
  // Routes outlive a test, and its file.
  onTestFinished(() => void (component && route.update({ component })));
  route.update({
    component: () => {
      throw new Error('broken');
    },
  });
  render(stage.app);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(screen.getByRole('button', { name: reload })).toBeTruthy();
});

describe('[R218] a screen that could not be fetched', () => {
  const card = async (language: 'en' | 'zh', answers: () => Promise<boolean>) => {
    const ports = fakePorts();
    const renew = vi.fn();
    const reach = { ...ports.reach, answers, renew };
    const { part } = await stagePart(<ErrorScreen error={new Unfetched('LoginScreen')} />, {
      ports: { ...ports, reach },
      language,
    });
    render(part);
    return renew;
  };

  it.each([
    { language: 'en', heading: 'No connection', retry: 'Try again' },
    { language: 'zh', heading: '网络已断开', retry: '重试' },
  ] as const)(
    'reports a missing connection, and retries by itself: $language',
    async ({ language, heading, retry }) => {
      let there = false;
      const renew = await card(language, async () => there);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
      expect(screen.getByRole('button', { name: retry })).toBeTruthy();
      expect(screen.queryByRole('link')).toBeNull();
      expect(renew).not.toHaveBeenCalled();
      there = true;
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(renew).toHaveBeenCalledOnce());
    },
  );

  it('does not blame the network while the site answers, and does not retry by itself', async () => {
    const answers = vi.fn(async () => true);
    const renew = await card('en', answers);
    await waitFor(() => expect(answers).toHaveBeenCalled());
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeTruthy();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(2));
    expect(renew).not.toHaveBeenCalled();
  });

  it('does not take our own faults for a missing network', async () => {
    const ports = fakePorts();
    const reach = { ...ports.reach, answers: async () => false };
    const { part } = await stagePart(<ErrorScreen error={new Error('broken')} />, {
      ports: { ...ports, reach },
      language: 'en',
    });
    render(part);
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeTruthy();
  });
});

it('[R218] a screen whose texts cannot be fetched says so instead of showing their keys', async () => {
  const i18n = await createI18n({ language: 'en' });
  vi.spyOn(i18n, 'loadNamespaces').mockResolvedValue();
  await expect(screenTexts('createHome')({ context: { i18n } as RouterContext })).rejects.toThrow(Unfetched);
  await expect(screenTexts('common')({ context: { i18n } as RouterContext })).resolves.toBeUndefined();
});
