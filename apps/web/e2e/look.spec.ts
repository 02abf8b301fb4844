import { MOMENTS, prepare, SCREENS, settle } from '../../../scripts/screens/list.mjs';
import { expect, test } from './support';

/**
 * Key screens beside their committed pictures in `look/`. After an intended change: `pnpm e2e look
 * --update-snapshots`, check what git shows, commit it.
 */
const DESK = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

const PICTURES = [
  { name: 'home', language: 'zh', theme: 'paper', size: DESK },
  { name: 'home', language: 'en', theme: 'ink', size: PHONE },
  { name: 'login', language: 'en', theme: 'paper', size: DESK },
  { name: 'register', language: 'zh', theme: 'ink', size: PHONE },
  { name: 'create', language: 'en', theme: 'ink', size: DESK },
  { name: 'user-info', language: 'zh', theme: 'paper', size: DESK },
  { name: 'commands', language: 'en', theme: 'paper', size: PHONE },
  { name: 'not-found', language: 'zh', theme: 'ink', size: DESK },
] as const;

/** The width in px of a sample in the fonts of the pictures, Noto Sans and its Han. */
const PROBE = { text: 'Ink & Starlight, 30.2741°N', width: 188.4 } as const;

for (const { name, language, theme, size } of PICTURES) {
  test(`${name} in ${language} on ${theme}, ${size.width} px, matches its reference picture`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: size,
      timezoneId: 'Asia/Shanghai',
      serviceWorkers: 'block',
    });
    const screen = SCREENS.find(each => each.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    await prepare(context, baseURL ?? '', { who: screen.who, language, theme });
    const page = await context.newPage();
    await page.clock.setFixedTime(MOMENTS[theme]);
    await page.goto((baseURL ?? '') + screen.path);
    await settle(page);
    const width = await page.evaluate(text => {
      const probe = document.createElement('span');
      probe.style.cssText =
        'position:fixed;font:400 16px var(--font-body);letter-spacing:0;white-space:nowrap;visibility:hidden';
      probe.textContent = text;
      document.body.append(probe);
      const measured = probe.getBoundingClientRect().width;
      probe.remove();
      return measured;
    }, PROBE.text);
    const sameFonts = Math.abs(width - PROBE.width) <= 1;
    await screen.open?.(page);
    await settle(page);
    // Anti-aliasing differs between versions and machines; a moved or recoloured part exceeds this by far.
    await expect(page).toHaveScreenshot(`${name}-${language}-${theme}-${size.width}.png`, {
      animations: 'disabled',
      caret: 'hide',
      // In other fonts the words differ, and only gross errors are noticed.
      maxDiffPixelRatio: sameFonts ? 0.02 : 0.2,
      threshold: 0.3,
    });
    await context.close();
  });
}
