import type { Page } from '@playwright/test';
import { type Browser, expect, test } from '@playwright/test';
import { MOMENTS, prepare, SCREENS, STATES, settle } from '../../../scripts/screens/list.mjs';
import { faultsOf } from './axe';
import type { Language } from './support';

const WHOLE = Boolean(process.env['WHOLE']);
const ALL = [...SCREENS, ...STATES];
const DESK = { width: 1280, height: 800 };
/** WCAG 1.4.10: 1280 px at 400%. */
const REFLOW = { width: 320, height: 640 };
const TAGS = { en: 'en', zh: 'zh-CN' } as const;

/** Stories show axe most of it, and walk.screen.test.tsx shows the rest: all of it takes minutes more. */
const PAIRS = WHOLE
  ? ([
      ['zh', 'paper'],
      ['en', 'ink'],
      ['en', 'paper'],
      ['zh', 'ink'],
    ] as const)
  : [];

async function headOf(page: Page) {
  return {
    headings: await page.locator('h1').count(),
    lang: await page.locator('html').getAttribute('lang'),
    titled: (await page.title()).length > 3,
  };
}

/** The widest element sticking out of a phone's screen, named so it can be found. */
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

type Who = (typeof ALL)[number]['who'];
type Theme = keyof typeof MOMENTS;

/** All screens one person sees, in one page where a screen allows it. */
async function walk(
  browser: Browser,
  baseURL: string,
  screens: readonly (typeof ALL)[number][],
  { who, language, theme }: { who: Who; language: Language; theme: Theme },
) {
  const context = await browser.newContext({
    baseURL,
    viewport: DESK,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await prepare(context, baseURL, { who, language, theme });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await page.clock.setFixedTime(MOMENTS[theme]);
  const found: string[] = [];
  let under: string | undefined;
  for (const screen of screens) {
    if (under !== screen.path) {
      await page.goto(screen.path);
      await settle(page);
    }
    if (screen.open) {
      await screen.open(page);
      await settle(page);
    }
    const problems = [...(await faultsOf(page)), ...(await overflowOf(page))];
    found.push(...problems.map(problem => `${screen.name}: ${problem}`));
    expect(await headOf(page), screen.name).toEqual({ headings: 1, lang: TAGS[language], titled: true });
    // Escape closes a layer and leaves the page unchanged; anything else reloads it.
    if (screen.layer) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    under = screen.layer || !screen.open ? screen.path : undefined;
  }
  await context.close();
  return found;
}

/** In each group are screens that draw with WebGL and screens that do not. */
const GROUPS: readonly (readonly Who[])[] = [
  ['settled'],
  [...new Set(ALL.map(({ who }) => who))].filter(who => who !== 'settled'),
];

for (const [language, theme] of PAIRS) {
  for (const people of GROUPS) {
    test(`the screens of ${people.join(', ')}, ${language} on ${theme}: nothing that axe reports, one heading, nothing wider than 320 px`, async ({
      browser,
      baseURL,
    }, { project }) => {
      test.setTimeout(900_000);
      const seen = ALL.filter(({ webgl }) => project.name !== 'drawn' || !webgl);
      for (const who of people) {
        const screens = seen.filter(screen => screen.who === who);
        if (screens.length === 0) continue;
        expect(await walk(browser, baseURL ?? '', screens, { who, language, theme })).toEqual([]);
      }
    });
  }
}
