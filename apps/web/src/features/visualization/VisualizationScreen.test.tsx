import { type Millis, millis } from '@app/kernel';
import { COURTYARD_KEY } from '@app/session';
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
  it.each([
    ['en', '夏至|Summer Solstice|7th of the 5th moon, clear|Clear|“Deer shed their antlers”'],
    ['zh', '夏至|五月初七 · 晴|晴|鹿角解'],
  ] as const)(
    '[R801, R887] the solar term is the title of the house in %s, with its day and spell',
    async (language, title) => {
      // The sun reaches 90° on 2026-06-21 at 16:24 (Hong Kong Observatory).
      await renderScreen('/visualization', {
        language,
        ports: fakePorts({ info: LIN_YUE, clock: at('20:00:00'), random: { next: () => 0.1 } }),
      });
      const said = () =>
        [...(document.querySelector('.house-view__term')?.children ?? [])].map(part => part.textContent);
      await waitFor(() => expect(said().join('|')).toBe(title));
    },
  );

  it('[R71] picks one of four backgrounds at random, again on each visit and not before', async () => {
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

  it.each([
    // Times of Shanghai: 13:00 in London, 08:30 and midnight in Los Angeles.
    { zone: 'Europe/London', time: '20:00', city: 'London', theme: 'paper' },
    { zone: 'America/Los_Angeles', time: '23:30', city: 'Los Angeles', theme: 'paper' },
    { zone: 'America/Los_Angeles', time: '15:00', city: 'Los Angeles', theme: 'ink' },
    { zone: 'Asia/Shanghai', time: '12:00', city: 'Beijing', theme: 'paper' },
  ])(
    '[R217] is drawn by the device clock when no place is set, and names whose sky it is: $zone',
    async ({ zone, time, city, theme }) => {
      await open({ clock: { ...at(`${time}:00`), zone: () => zone } });
      const result = `Location unknown · sky over ${city}, from your time zone`;
      expect(await screen.findByText(result, undefined, { timeout: 10_000 })).toBeTruthy();
      expect(screen.getByRole('main').dataset['theme']).toBe(theme);
      expect(screen.getByRole('button', { name: `Today’s sun and moon in ${city}` })).toBeTruthy();
    },
  );

  it('[R51] shows the coordinates of an unnamed place under the picture, and calls nothing unknown', async () => {
    await open({ info: { ...LIN_YUE, locationName: '', location: { lat: 30.2741, lng: 120.1551 } } });
    const line = await screen.findByText(/30\.2741°N, 120\.1551°E/, undefined, { timeout: 10_000 });
    expect(line.textContent).not.toContain('unknown');
  });

  it('[R548] [R681] is painted stroke by stroke once, until it has been shown finished', async () => {
    const { animate } = Element.prototype;
    // Strokes nothing waits for.
    Element.prototype.animate = () =>
      ({ finished: new Promise(() => undefined), cancel: () => undefined }) as unknown as Animation;
    try {
      const first = fakePorts({ info: LIN_YUE });
      await renderScreen('/visualization', { language: 'en', ports: first });
      const skip = await screen.findByRole('button', { name: 'Show it finished' }, { timeout: 10_000 });
      expect(first.deviceStore.read('painted')).toBeUndefined();
      expect(first.deviceStore.read(COURTYARD_KEY)).toBeUndefined();
      fireEvent.click(skip);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Show it finished' })).toBeNull());
      expect(first.deviceStore.read(COURTYARD_KEY)).toBe('yes');
      cleanup();
      const second = fakePorts({ info: LIN_YUE });
      second.deviceStore.write('painted', first.deviceStore.read('painted') ?? '');
      await renderScreen('/visualization', { language: 'en', ports: second });
      fireEvent.click(await screen.findByRole('button', { name: 'Feng shui reading' }, { timeout: 10_000 }));
      const again = await screen.findByRole('button', { name: 'Paint it again' }, { timeout: 10_000 });
      expect(screen.queryByRole('button', { name: 'Show it finished' })).toBeNull();
      fireEvent.click(again);
      expect(await screen.findByRole('button', { name: 'Show it finished' })).toBeTruthy();
    } finally {
      Element.prototype.animate = animate;
    }
  });

  it('[R542] shows snow instead of rain where snow lies, in the picture and in words', async () => {
    const winter = { ...at('12:00:00'), now: (): Millis => millis(Date.parse('2026-12-21T12:00:00+08:00')) };
    await open({ random: { next: () => 0.6 }, clock: winter });
    expect(await screen.findByRole('group', { name: /snow/i }, { timeout: 10_000 })).toBeTruthy();
    expect(document.querySelector('.ink-weather .falling.snow')).not.toBeNull();
    expect(document.querySelector('.ink-weather .rain')).toBeNull();
  });

  it('[A7] its seal leads to /', async () => {
    const { router } = await open();
    fireEvent.click(screen.getByRole('link', { name: /Ink & Starlight/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('[R201] shows nothing to a person signing in in another tab', async () => {
    const { ports, store, router } = await open();
    await act(() => store.getState().openAccount());
    ports.textStore.write('chat', JSON.stringify({ endpoint: 'https://ai.example/v1', model: 'm' }));
    ports.tabStore.write('chat-key', 'secret-key');
    await act(() => router.navigate({ to: '/visualization', search: { tool: 'chat' } }));
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
