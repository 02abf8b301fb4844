import { expect, FILLED, signInAs, speak, test } from './support';

/** The households of the pictures in docs/screens. */
const RESIDENTS = JSON.stringify(
  [
    ['林月', '1988-06-05'],
    ['周砚', '1990-07-23'],
    ['小满', '2018-01-13'],
  ].map(([name, birthDate], index) => ({
    id: String(index + 1),
    name,
    gender: 'female',
    birthDate,
    birthplace: '',
    birthTime: '',
    chineseDate: '',
    relationship: '',
  })),
);

const FACES = [
  ['zh', '打印一张挂历', '杭州'],
  ['en', 'Print a wall sheet', 'Hangzhou'],
] as const;
/** In Chinese, whose letters are the most; in both with `WHOLE=1`, or to take the pictures. */
const IN_BOTH = process.env['WHOLE'] || process.env['WALL_PICTURES'];

for (const [language, print, locationName] of FACES.slice(0, IN_BOTH ? 2 : 1)) {
  test(`[R494] the wall sheet is one A3 page without a bitmap, ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL ?? '', language);
    await signInAs(context, baseURL ?? '', { ...FILLED, locationName, residents: RESIDENTS });
    await page.clock.setFixedTime(new Date('2027-01-10T12:00:00+08:00'));
    await page.goto('/visualization');
    await page.getByRole('button', { name: language === 'zh' ? '工具' : 'Tools' }).click();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: language === 'zh' ? /今日黄历/ : /almanac/ })
      .click();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('dialog').getByRole('radio').nth(2).click();
    await page.getByRole('button', { name: print }).click();
    await expect(page.locator('.wall-sheet svg')).toBeAttached();
    // WALL_PICTURES=docs/screens retakes the pictures there.
    const folder = process.env['WALL_PICTURES'];
    if (folder) {
      await page.setViewportSize({ width: 1080, height: 1527 });
      await page.emulateMedia({ media: 'print' });
      // The page's policy allows no injected style.
      await page.locator('.wall-sheet, .wall-sheet svg').evaluateAll(all => {
        for (const { style } of all as HTMLElement[]) {
          style.setProperty('width', '1080px', 'important');
          style.setProperty('height', '1527px', 'important');
        }
      });
      await page.screenshot({ path: `${folder}/wall-${language}.jpg`, type: 'jpeg', quality: 84 });
    }
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf).not.toMatch(/\/Subtype\s*\/Image/);
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    // ISO 216: A3 is 297 × 420 mm, 841.89 × 1190.55 points; Chromium rounds to whole pixels of 0.75 points.
    expect(Math.abs(Number(width) - 841.89)).toBeLessThan(0.75);
    expect(Math.abs(Number(height) - 1190.55)).toBeLessThan(0.75);
  });
}
