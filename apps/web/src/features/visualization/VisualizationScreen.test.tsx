import { type Millis, millis } from '@app/kernel';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePorts, LIN_YUE, ZONE } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';

const at = (time: string) => ({
  now: (): Millis => millis(Date.parse(`2026-06-21T${time}+08:00`)),
  zone: () => ZONE,
  onSecond: () => () => undefined,
});
const open = (ports: Parameters<typeof fakePorts>[0] = {}) =>
  renderScreen('/visualization', { language: 'en', ports: fakePorts({ info: LIN_YUE, ...ports }) });

describe('the home under its sky', () => {
  it('[R71] is drawn before each of the four backgrounds by chance, anew with each visit and not before', async () => {
    const drawn = () => document.querySelector('.ink-weather')?.classList;
    for (const [chance, weather] of [
      [0.1, 'is-clear'],
      [0.3, 'is-cloudy'],
      [0.6, 'is-rainy'],
      [0.9, 'is-starry'],
    ] as const) {
      let draws = 0;
      const next = () => {
        draws++;
        return chance;
      };
      const { i18n } = await open({ random: { next } });
      expect(drawn()).toContain(weather);
      const drawnSoFar = draws;
      await i18n.changeLanguage('zh');
      fireEvent.click(await screen.findByRole('radio', { name: '星图' }));
      expect(drawn()).toContain(weather);
      expect(draws).toBe(drawnSoFar);
      cleanup();
    }
  });

  it.each([
    { time: '06:00:00', percent: 0 },
    { time: '12:07:00', percent: 50 },
    { time: '17:59:59', percent: 99 },
  ])('[R66] at $time the dial and its name both say $percent %', async ({ time, percent }) => {
    await open({ clock: at(time) });
    const dial = screen.getByRole('img', { name: new RegExp(`\\b${percent}%`) });
    expect(dial.querySelector('.number')?.textContent).toBe(`${percent}%`);
  });

  it('[A7] its seal leads to /', async () => {
    const { router } = await open();
    fireEvent.click(screen.getByRole('link', { name: /Ink & Starlight/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('[R201] hands nothing over to somebody who signs in in another tab', async () => {
    const { ports, store } = await open();
    await act(() => store.getState().openAccount());
    ports.texts.write('chat', JSON.stringify({ endpoint: 'https://ai.example/v1', model: 'm' }));
    ports.tabTexts.write('chat-key', 'secret-key');
    act(() => store.getState().openTool('chat'));
    const settings = () => screen.findByRole('button', { name: 'Chat settings' }, { timeout: 10_000 });
    fireEvent.click(await settings());
    expect(screen.getByLabelText<HTMLInputElement>(/^API key/).value).toBe('secret-key');

    ports.profiles.save({
      ...LIN_YUE,
      name: '周宁',
      email: 'zhou@example.com',
      savedAt: LIN_YUE.savedAt + 1,
    });
    await act(() => store.getState().rereadSession());
    fireEvent.click(await settings());
    expect(screen.getByLabelText<HTMLInputElement>(/^API key/).value).toBe('');
  });
});
