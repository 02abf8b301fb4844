import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { fakePorts } from '../../testing/fakePorts';
import {
  all,
  aroundEachScreen,
  DEEP,
  found,
  openScreen,
  resize,
  tap,
  useFingers,
} from '../../testing/screens';

aroundEachScreen();

const BUBBLES = '.dream-bubble button';
const press = (key: string) => userEvent.keyboard(`{${key}}`);
const pressButton = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** The water with its people, drawn: the buttons lie over their bubbles. */
async function dive() {
  const stage = await openScreen('/deep-dream', { ports: fakePorts({ info: DEEP }) });
  // Before the first layout all lie in one corner.
  await expect.poll(() => new Set(where()).size, { timeout: 40_000 }).toBeGreaterThan(10);
  return stage;
}
const fit = () => page.getByRole('button', { name: 'Fit', exact: true });
const where = () => all('.dream-bubble').map(({ style }) => style.transform);

test('[R133] arrow keys move from bubble to bubble, Enter opens one', async () => {
  await dive();
  all(BUBBLES)[0]!.focus();
  const seen = new Set<string>();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'End', 'Home']) {
    await press(key);
    seen.add(document.activeElement?.closest('li')?.style.transform ?? '');
  }
  expect(seen.size).toBeGreaterThan(2);
  await press('Enter');
  await expect.element(page.getByRole('button', { name: 'Back to the water' })).toBeVisible();
});

test('[R133] the list shows and opens the same people', async () => {
  await dive();
  await pressButton('List view');
  await expect.poll(() => all('.dream-row')).toHaveLength(13);
  await page.getByRole('searchbox', { name: 'Search people' }).fill('no such person');
  await expect.element(page.getByText('No one found. Try a place or another word.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('');
  await page.css('.dream-row--connected-to-me').first().click();
  await expect.element(page.getByRole('log')).toBeInTheDocument();
});

test('[R12, R148, A7] the dream has a language control; its seal leads to /, home through the guard back to the water; signing out says so', async () => {
  const { router } = await dive();
  await page.getByRole('button', { name: '中文' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: '梦境深处' })).toBeVisible();
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(document.title).toMatch(/梦境深处/);
  await page.getByRole('link', { name: /墨与星/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  router.history.back();
  await page.getByRole('button', { name: 'English' }).click();

  await page.getByRole('link', { name: 'Back home' }).click();
  await expect
    .poll(() =>
      all('.ui-toast')
        .map(each => each.textContent)
        .join(),
    )
    .toContain('深度用户请访问梦境深处');
  expect(router.state.location.pathname).toBe('/deep-dream');
  await pressButton('Dismiss');
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: /sign out|log out/i }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.element(page.getByText('已退出登录').first()).toBeInTheDocument();
});

test('[A18] after "back to the water", Back leaves the dream and does not reopen the talk', async () => {
  const { router } = await openScreen('/create', { ports: fakePorts({ info: DEEP }) });
  await router.navigate({ to: '/deep-dream' });
  const [bubble] = await vi.waitUntil(() => all(BUBBLES).length > 0 && all(BUBBLES), 20_000);
  bubble!.focus();
  await press('Enter');
  await page.getByRole('button', { name: 'Back to the water' }).click();
  await expect.poll(() => router.state.location.href).toBe('/deep-dream');
  router.history.back();
  await expect.poll(() => router.state.location.href).toBe('/create');
});

describe('[R128, R129] the water', () => {
  test('is still with reduced motion, and can be set flowing; a hidden page requests no frames, nor does still water', async () => {
    // Other files share this page: only what the dream itself asks for counts.
    const ask = window.requestAnimationFrame.bind(window);
    let asked = 0;
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation(then => {
      if (new Error().stack?.includes('/dream/')) asked += 1;
      return ask(then);
    });
    const frames = async () => {
      const before = asked;
      await new Promise(resolve => setTimeout(resolve, 300));
      return asked - before;
    };
    const hide = (state: 'hidden' | 'visible') => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
    await dive();
    await expect.poll(frames).toBe(0);
    await pressButton('Resume');
    await expect.poll(frames).toBeGreaterThan(0);
    hide('hidden');
    await expect.poll(frames).toBe(0);
    hide('visible');
    await expect.poll(frames).toBeGreaterThan(0);
    await pressButton('Pause');
    await expect.poll(frames).toBe(0);
  });

  test('is zoomed by the wheel and panned by a drag; one button shows everyone', async () => {
    await dive();
    const isWhole = () =>
      all('.dream-bubble').every(each => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      });
    await expect.poll(isWhole).toBe(true);
    await page.css('.dream-space__surface').wheel({ delta: { y: -600 } });
    await expect.poll(isWhole).toBe(false);
    const close = where();
    await commands.dragMouse([640, 360], [700, 400]);
    await expect.poll(where).not.toEqual(close);
    await pressButton('Fit');
    await expect.poll(isWhole).toBe(true);
    expect(fit().elements()).toEqual([]);
  });

  test('is searched, and the list too once the GPU is lost', async () => {
    await dive();
    const quiet = () => all(`${BUBBLES}[aria-disabled]`).length;
    await pressButton('Search people');
    await page.getByRole('searchbox', { name: 'Search people' }).fill('no such person');
    await expect.poll(quiet).toBe(13);
    await page.getByRole('searchbox', { name: 'Search people' }).fill('');
    await page.getByRole('radio', { name: 'Mine' }).click();
    await expect.poll(quiet).toBe(10);

    // The search stays active in the list and keeps three people.
    const [canvas] = all<HTMLCanvasElement>('.dream-scene canvas');
    const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    await expect.element(page.getByText('This device cannot draw the water')).toBeVisible();
    expect(all('.dream-row')).toHaveLength(3);
    expect(all('canvas')).toHaveLength(0);
  });

  test('[R134, R137] is zoomed by two fingers, and one finger meets a bubble', async () => {
    await useFingers();
    await resize(390, 844);
    await dive();
    const fingers = (apart: number) =>
      [
        [195 - apart, 420],
        [195 + apart, 420],
      ] as const;
    await commands.touch('touchStart', fingers(30));
    for (let apart = 30; apart <= 120; apart += 15) await commands.touch('touchMove', fingers(apart));
    await commands.touch('touchEnd', []);
    await tap(fit());
    await expect.poll(() => fit().elements()).toEqual([]);
    await tap(await found(page.css('.dream-bubble--available button').first()));
    await expect.element(page.getByRole('button', { name: 'Back to the water' })).toBeVisible();
  });
});
