import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Browser, expect, test } from '@playwright/test';
import { MOMENTS, prepare, SCREENS, settle } from '../../../scripts/screens/list.mjs';
import { FILLED, type Language, NORMAL, signInAs, speak } from './support';

const DESK = { width: 1280, height: 800 };
/** WCAG 1.4.10: 1280 px at 400%. */
const REFLOW = { width: 320, height: 640 };
const TAGS = { en: 'en', zh: 'zh-CN' } as const;

/** Each language and each theme once; `E2E_WHOLE=1` walks all four pairs, which takes minutes more. */
const PAIRS = (
  [
    ['zh', 'paper'],
    ['en', 'ink'],
    ['en', 'paper'],
    ['zh', 'ink'],
  ] as const
).slice(0, process.env['E2E_WHOLE'] ? 4 : 2);

async function faultsOf(page: Page): Promise<string[]> {
  // Axe gives no verdict on contrast over a background image, and the fibres of the paper are one.
  await page.evaluate(() => document.documentElement.style.setProperty('--fibre', 'none'));
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`,
  );
}

async function headOf(page: Page) {
  return {
    headings: await page.locator('h1').count(),
    lang: await page.locator('html').getAttribute('lang'),
    titled: (await page.title()).length > 3,
  };
}

/** The widest thing that sticks out of a phone's screen, named so that it can be found. */
async function overflowOf(page: Page): Promise<string[]> {
  await page.setViewportSize(REFLOW);
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.querySelectorAll('body *')].filter(
      element => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} px: ${culprits
        .slice(-3)
        .map(element => element.className)
        .join(', ')}`,
    ];
  });
  await page.setViewportSize(DESK);
  return wide;
}

type Who = (typeof SCREENS)[number]['who'];
type Theme = keyof typeof MOMENTS;

/** All screens that one person sees, in one page where a screen allows it. */
async function walk(browser: Browser, baseURL: string, who: Who, language: Language, theme: Theme) {
  const context = await browser.newContext({
    baseURL,
    viewport: DESK,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await prepare(context, baseURL, { who, language, theme });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.clock.setFixedTime(MOMENTS[theme]);
  const found: string[] = [];
  let under: string | undefined;
  for (const screen of SCREENS.filter(each => each.who === who)) {
    if (under !== screen.path) await page.goto(screen.path);
    await settle(page);
    await screen.open?.(page);
    await settle(page);
    const problems = [...(await faultsOf(page)), ...(await overflowOf(page))];
    found.push(...problems.map(problem => `${screen.name}: ${problem}`));
    expect(await headOf(page), screen.name).toEqual({ headings: 1, lang: TAGS[language], titled: true });
    // A layer goes away with Escape and leaves the page as it was; anything else is loaded anew.
    if (screen.layer) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    under = screen.layer || !screen.open ? screen.path : undefined;
  }
  await context.close();
  return found;
}

test.describe('every screen and dialog: no fault that axe knows, one heading, nothing wider than 320 px', () => {
  for (const who of new Set(SCREENS.map(screen => screen.who))) {
    for (const [language, theme] of PAIRS) {
      test(`what the ${who} sees in ${language}, on ${theme}`, async ({ browser, baseURL }) => {
        test.setTimeout(150_000);
        expect(await walk(browser, baseURL ?? '', who, language, theme)).toEqual([]);
      });
    }
  }
});

test.describe('with the keyboard alone', () => {
  test('the first stop leads past the bar to the content', async ({ page, context, baseURL }) => {
    await speak(context, baseURL ?? '', 'en');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('a new screen puts the focus on its heading and says its name', async ({ page, context, baseURL }) => {
    await speak(context, baseURL ?? '', 'en');
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in' }).press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the tools: arrows walk, Home and End jump, Escape goes back to the seal', async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL ?? '', 'en');
    await signInAs(context, baseURL ?? '', FILLED);
    await page.goto('/visualization');
    const seal = page.getByRole('button', { name: 'Tools' });
    await seal.press('Enter');
    const tools = page.getByRole('toolbar').getByRole('button');
    await expect(tools.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tools.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(tools.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tools.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(seal).toBeFocused();
  });

  test('each dialog holds the focus and gives it back to what opened it', async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL ?? '', 'en');
    await signInAs(context, baseURL ?? '', FILLED);
    await page.goto('/visualization');
    const seal = page.getByRole('button', { name: 'Tools' });
    for (const tool of ['Layout guide', /almanac/, 'My records', 'Cosmic Messenger', 'Shop']) {
      await seal.press('Enter');
      await page.getByRole('toolbar').getByRole('button', { name: tool }).press('Enter');
      await expect(
        page.getByRole('dialog').locator(':focus').or(page.locator('[role=dialog]:focus')),
      ).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(seal).toBeFocused();
    }
  });

  test('the cards of the home page open and close with Enter', async ({ page, context, baseURL }) => {
    await speak(context, baseURL ?? '', 'en');
    await signInAs(context, baseURL ?? '', NORMAL);
    await page.goto('/');
    const card = page.getByRole('button', { name: /Upload photos/ });
    await card.press('Enter');
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await card.press('Enter');
    await expect(card).toHaveAttribute('aria-expanded', 'false');
  });
});
