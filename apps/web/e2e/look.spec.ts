import { MOMENTS, prepare, SCREENS, settle } from '../../../scripts/screens/list.mjs';
import { expect, test } from './support';

test.use({ painted: true });

/**
 * Key screens beside their committed pictures in `look/`. After an intended change: `pnpm e2e look
 * --update-snapshots`, check what git shows, commit it.
 */
const DESK = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

const PAIRS = [
  [
    'zh',
    'paper',
    [
      ['home', DESK],
      ['user-info', DESK],
    ],
  ],
  [
    'en',
    'ink',
    [
      ['home', PHONE],
      ['create', DESK],
    ],
  ],
  [
    'en',
    'paper',
    [
      ['login', DESK],
      ['commands', PHONE],
    ],
  ],
  [
    'zh',
    'ink',
    [
      ['register', PHONE],
      ['not-found', DESK],
    ],
  ],
] as const;

/** The width in px of a sample in the fonts of the pictures, Noto Sans and its Han. */
const PROBE = { text: 'Ink & Starlight, 30.2741°N', width: 188.4 } as const;

for (const [language, theme, pictures] of PAIRS) {
  const names = pictures.map(([name, { width }]) => `${name} of ${width} px`);
  test(`in ${language} on ${theme} ${names.join(' and ')} match their reference pictures`, async ({
    page,
    context,
    baseURL,
    faults,
  }) => {
    await page.clock.setFixedTime(MOMENTS[theme]);
    for (const [name, size] of pictures) {
      const screen = SCREENS.find(each => each.name === name);
      if (!screen) throw new Error(`no screen ${name}`);
      await page.setViewportSize(size);
      await prepare(context, baseURL ?? '', { who: screen.who, language, theme });
      await page.goto(screen.path);
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
      await expect.soft(page).toHaveScreenshot(`${name}-${language}-${theme}-${size.width}.png`, {
        animations: 'disabled',
        caret: 'hide',
        // In other fonts the words differ, and only gross errors are noticed.
        maxDiffPixelRatio: sameFonts ? 0.02 : 0.2,
        threshold: 0.3,
      });
    }
    expect(faults.splice(0).filter(fault => !fault.startsWith('404: no route'))).toEqual([]);
  });
}
