import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, FILLED, signInAs, speak, test } from './support';

test.use({ painted: true, deviceScaleFactor: 1 });

/** The page from its HTML, styles and first script alone: the app's own code never loads. */
const withoutApp = (page: Page) => page.route(/assets\/(index|shell|react)-[\w-]+\.js$/, () => undefined);

const WORDS = {
  en: ['A house in ink, an hour in stars', 'Sign in', 'Upload photos'],
  zh: ['以墨绘宅 以星观时', '登录', '上传照片'],
  'zh-Hant': ['以墨繪宅 以星觀時', '登錄', '上傳照片'],
} as const;

test('[R12, R564, R681] the first screen of / and the courtyard are in the page, each only where and for whom it is due', async ({
  page,
  context,
  baseURL,
}) => {
  await withoutApp(page);
  const title = page.getByRole('heading', { level: 1 });
  const begins = async (path: string, stored: Record<string, string> = {}) => {
    // Written by a page of the site, before the one that reads it.
    if (!page.url().startsWith('http')) await page.goto('/robots.txt');
    await page.evaluate(texts => {
      localStorage.clear();
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    }, stored);
    await page.goto(path, { waitUntil: 'commit' });
    // Set by the script that shows the still, in the same task.
    await expect(page.locator('html')).toHaveAttribute('data-theme', /paper|ink/);
    return page.locator('#root .house-scene').count();
  };
  const painted = { painted: 'yes' };

  await test.step('[R564] in the language and theme of its reader', async () => {
    for (const [face, [words, signIn, card]] of Object.entries(WORDS)) {
      await context.addCookies([{ name: 'language', value: face, url: baseURL ?? '' }]);
      await begins('/', { theme: 'ink' });
      await expect(title).toHaveText(words);
      await expect(page.getByRole('link', { name: signIn })).toBeVisible();
      await expect(page.getByRole('button', { name: card })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'ink');
      await expect(page.locator('.brand__seal')).toHaveCSS('width', '40px');
    }
  });

  await speak(context, baseURL ?? '', 'en');
  await test.step('[R564, R681] at no other address, nor a courtyard for a guest', async () => {
    for (const path of ['/login', '/visualization', '/nowhere']) {
      expect(await begins(path, painted)).toBe(0);
      await expect(page.locator('#root')).toBeEmpty();
    }
  });

  await signInAs(context, baseURL ?? '', FILLED);
  await test.step('[R564] a person who is signed in is not offered to sign in', async () => {
    await begins('/');
    await expect(title).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeHidden();
  });

  await test.step('[R681] no courtyard in another view, nor for a person who has or may have a plan', async () => {
    expect(await begins('/visualization', painted)).toBe(1);
    expect(await begins('/visualization', { courtyard: 'yes', signedInAs: '{}' })).toBe(1);
    expect(await begins('/visualization', { ...painted, signedInAs: '{}' })).toBe(0);
    expect(await begins('/visualization', { ...painted, courtyard: 'no' })).toBe(0);
    expect(await begins('/visualization', {})).toBe(0);
    expect(await begins('/visualization?view=stars', painted)).toBe(0);
  });

  await test.step('[R12, R564] an English first screen leads back to the Chinese script its reader knows', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'languages', { get: () => ['en-GB', 'zh-TW'] }),
    );
    await begins('/');
    await expect(page.getByRole('button', { name: '繁體中文' })).toBeVisible();
  });
});

test('[R681] the house is painted before the app has loaded, and the app draws it in the same place', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', FILLED);
  await page.addInitScript(() => localStorage.setItem('painted', 'yes'));
  const waiting: (() => void)[] = [];
  await page.route(/assets\/index-[\w-]+\.js$/, route => waiting.push(() => void route.continue()));
  await page.goto('/visualization', { waitUntil: 'commit' });
  const stage = page.locator('.house-scene__stage');
  await expect(stage).toBeVisible();
  await expect.poll(() => page.evaluate(paintedPicture)).toMatch(/house-(paper|ink)-[\w-]+\.webp$/);
  expect(await page.evaluate(() => document.querySelector('#root')?.textContent)).toBe('');
  const places = async () => {
    const found = [];
    for (const [width, height] of [
      [412, 823],
      [800, 1000],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      found.push(await stage.boundingBox());
    }
    return found;
  };
  const painted = await places();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  for (const go of waiting) go();
  await expect(page.locator('.house-scene[data-drawn="true"] .house-scene__stage')).toBeVisible();
  expect(await stage.boundingBox()).toEqual(painted.at(-1));
  await expect.poll(places).toEqual(painted);
  await expect(stage).toHaveCSS('background-image', 'none');
  await expect(page.locator('.vis')).toHaveAttribute('data-theme', /paper|ink/);
  expect(await page.evaluate(() => localStorage.getItem('courtyard'))).toBe('yes');
});

test('[R681] the files of the house are fetched once its picture has been painted, or somebody acts', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, baseURL ?? '', FILLED);
  await page.addInitScript(() => {
    localStorage.setItem('painted', 'yes');
    // Two seconds are short on a busy machine: here they never pass.
    const { setTimeout: real } = window;
    const slow = (act: () => void, ms?: number) => (ms === 2000 ? 0 : real(act, ms));
    Object.assign(window, { setTimeout: slow });
  });
  const asked: string[] = [];
  page.on('request', request => /VisualizationPage-/.test(request.url()) && asked.push(request.url()));
  const pictures: (() => void)[] = [];
  await page.route(/house-(paper|ink)-[\w-]+\.webp$/, route => pictures.push(() => void route.continue()));
  const paint = async () => {
    // Asked for by the first frame, which may come after the script.
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
    pictures.at(-1)?.();
  };
  for (const goOn of [paint, () => page.keyboard.press('Shift')]) {
    asked.length = 0;
    const entry = page.waitForResponse(/assets\/index-[\w-]+\.js$/);
    await page.goto('/visualization', { waitUntil: 'commit' });
    await entry;
    await expect(page.locator('html[data-waits]')).toHaveCount(1);
    expect(asked).toEqual([]);
    await goOn();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(page.locator('html[data-waits]')).toHaveCount(0);
  }
});

/** Runs in the page: the address of the picture that was its largest paint. */
const paintedPicture = () =>
  new Promise<string>(result => {
    setTimeout(() => result(''), 500);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if ('url' in entry && entry.url) result(String(entry.url));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

test('[R564, R626] the app replaces it without moving anything, keeps the focus, counts a press, and opens the palette after Ctrl+K; a second Ctrl+K closes it', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  const root = page.locator('#root');
  const html = page.locator('html');
  const places = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const shown = document.querySelectorAll(
        'header a, header span, header button, h1, .home__sub, .slip, .slip span',
      );
      return [...shown].map(each => JSON.stringify(each.getBoundingClientRect()));
    });
  for (const presses of [1, 2]) {
    const waiting: (() => void)[] = [];
    await page.route(/assets\/index-[\w-]+\.js$/, route => waiting.push(() => void route.continue()));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(root).toHaveAttribute('data-still', '');
    const before = await places();
    expect(before.length).toBeGreaterThan(20);
    const paper = await html.getAttribute('data-theme');
    await page.getByRole('link', { name: 'Sign in' }).focus();
    await page.getByRole('button', { name: /Switch to the/ }).click();
    for (let press = 0; press < presses; press++) await page.keyboard.press('Control+k');
    for (const go of waiting) go();
    await page.unroute(/assets\/index-[\w-]+\.js$/);
    await expect(root).not.toHaveAttribute('data-still');
    await expect(html).toHaveAttribute('data-theme', paper === 'paper' ? 'ink' : 'paper');
    await expect(page.getByRole('dialog')).toHaveCount(presses % 2);
    if (presses === 1) continue;
    expect(await places()).toEqual(before);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('[R565] [R568] what a route needs is requested before the app has loaded, in few files', async ({
  page,
  context,
  baseURL,
}) => {
  await withoutApp(page);
  await speak(context, baseURL ?? '', 'zh');
  await signInAs(context, baseURL ?? '', FILLED);
  const asked = new Set<string>();
  page.on('request', request => asked.add(/assets\/([\w.]+)-/.exec(request.url())?.[1] ?? ''));
  for (const [path, files] of Object.entries({
    '/': ['HomeScreen', 'common', 'index', 'hero'],
    '/visualization': ['VisualizationPage', 'house', 'visualization', 'userInfo'],
  })) {
    asked.clear();
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => files.filter(file => !asked.has(file))).toEqual([]);
    expect([...asked]).not.toContain('stage');
    expect(asked.size).toBeLessThan(36);
  }
});

test('[R640] on an unused device / fetches what its budget counts and nothing else', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  const asked = new Set<string>();
  page.on('request', request => asked.add(/assets\/[\w.-]+\.js$/.exec(request.url())?.[0] ?? ''));
  await page.goto('/');
  // The last one, when the page is at rest.
  await expect.poll(() => [...asked].some(file => file.includes('startUpdates'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const [, home = ''] =
    /JavaScript for \/:.*\n((?: .*\n)*)/.exec(
      execFileSync('node', ['scripts/size.mjs'], { encoding: 'utf8' }),
    ) ?? [];
  const counted = home.match(/assets\/\S+/g) ?? [];
  expect([...asked].filter(Boolean).sort()).toEqual(counted.sort());
});
