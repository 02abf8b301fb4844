import type { Page } from '@playwright/test';
import { type Browser, expect, test } from '@playwright/test';
import { MOMENTS, prepare, SCREENS, STATES, settle } from '../../../scripts/screens/list.mjs';
import { faultsOf } from './axe';
import type { Language } from './support';

const WHOLE = Boolean(process.env['WHOLE']);
/** Every menu, sheet and state besides with `WHOLE=1`: stories show axe most of them. */
const ALL = WHOLE ? [...SCREENS, ...STATES] : SCREENS;
const DESK = { width: 1280, height: 800 };
/** WCAG 1.4.10: 1280 px at 400%. */
const REFLOW = { width: 320, height: 640 };
/** What a layer of the list opens over its page. */
const LAYER = '[role="dialog"], [role="toolbar"], [role="menu"]';
const TAGS = { en: 'en', zh: 'zh-CN' } as const;

/**
 * Each language and each theme once. Stories show axe every screen in both; `WHOLE=1` checks all four pairs with
 * WebGL and without, which takes minutes more.
 */
const PAIRS = {
  engines: ['zh', 'paper'],
  drawn: ['en', 'ink'],
  whole: [
    ['zh', 'paper'],
    ['en', 'ink'],
    ['en', 'paper'],
    ['zh', 'ink'],
  ],
} as const;

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
    const layer = screen.layer && !WHOLE ? LAYER : undefined;
    const problems = [...(await faultsOf(page, layer)), ...(await overflowOf(page))];
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

/** Screens of the routes that draw with WebGL. Reading and plan are the same without it. */
const DRAWING = ['house', 'stars', 'dream', 'dream-list', 'conversation'];

/** In each group are screens that draw with WebGL and screens that do not. */
const GROUPS: readonly (readonly Who[])[] = [
  ['settled'],
  [...new Set(ALL.map(({ who }) => who))].filter(who => who !== 'settled'),
];

/** With `WHOLE=1` a test for each pair, else one whose project chooses the pair. */
const PAIR_TESTS = GROUPS.flatMap(people =>
  (WHOLE ? PAIRS.whole : [undefined]).map(pair => ({ people, pair })),
);

for (const { people, pair } of PAIR_TESTS) {
  const named = pair ? `, ${pair.join(' on ')}` : '';
  test(`the screens of ${people.join(', ')}${named}: nothing that axe reports, one heading, nothing wider than 320 px`, async ({
    browser,
    baseURL,
  }, { project }) => {
    test.setTimeout(WHOLE ? 900_000 : 150_000);
    const drawn = project.name === 'drawn';
    const [language, theme] = pair ?? PAIRS[drawn ? 'drawn' : 'engines'];
    const seen = ALL.filter(({ webgl, name }) => (drawn ? !webgl : WHOLE || DRAWING.includes(name)));
    for (const who of people) {
      const screens = seen.filter(screen => screen.who === who);
      if (screens.length === 0) continue;
      expect(await walk(browser, baseURL ?? '', screens, { who, language, theme })).toEqual([]);
    }
  });
}
