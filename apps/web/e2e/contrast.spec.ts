import { expect, type Page, test } from '@playwright/test';
import { contrasts, visibleTexts } from '../../../scripts/contrast/letters.mjs';

// The measure of `pnpm contrast`, on pages whose contrast is known.

interface Measured {
  readonly words: string;
  readonly low: number;
  readonly px: number;
}

async function measured(page: Page, body: string): Promise<readonly Measured[]> {
  await page.setViewportSize({ width: 400, height: 300 });
  await page.setContent(`<body style="margin:0;font:16px sans-serif;background:#fff;color:#000">${body}`);
  const letters = (await page.screenshot()).toString('base64');
  const found = await page.evaluate(visibleTexts);
  await page.addStyleTag({
    content: `* { -webkit-text-fill-color: transparent !important } svg text { fill: transparent !important }`,
  });
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(contrasts, { picture, letters, found });
}
const words = (texts: readonly Measured[]) => texts.map(text => text.words);

test.describe('[R687] the contrast of texts on the pixels behind them', () => {
  test('is that of the letters on their ground, a picture included', async ({ page }) => {
    const [plain, grey, pictured] = await measured(
      page,
      `<p>black</p><p style="color:#767676">grey</p>
       <div style="background:linear-gradient(#777,#777)"><p>over a picture</p></div>`,
    );
    expect(plain?.low).toBeCloseTo(21, 1);
    expect(grey?.low).toBeCloseTo(4.54, 1);
    expect(pictured?.low).toBeCloseTo(4.69, 1);
  });

  test('is measured where a slip of the drawing covers a name', async ({ page }) => {
    const [name] = await measured(
      page,
      `<svg width="200" height="60"><text x="20" y="30">covered name</text>
       <rect x="0" y="10" width="200" height="30" fill="#000" /></svg>`,
    );
    expect(name?.low).toBeLessThan(1.1);
  });

  test('leaves text that is under a bar, or clipped by a frame, to the next page of the sheet', async ({
    page,
  }) => {
    const bar = 'position:fixed;bottom:0;left:0;right:0;height:40px;z-index:1';
    const half = (way: string) =>
      `<p style="position:absolute;top:246px;margin:0;line-height:20px">half under</p><div style="${bar};${way}">a bar</div>`;
    expect(words(await measured(page, half('background:#222')))).toEqual(['a bar']);
    expect(
      words(await measured(page, half('border-image:linear-gradient(#222,#222) fill 0 / 0 / 0 100vw'))),
    ).toEqual(['a bar']);
    // The seal at the foot is not the letters of what scrolled under it.
    const clipped = `<div style="position:absolute;inset:0;overflow:auto;border:solid transparent;border-width:0 0 80px">
      <div style="height:250px"></div><p style="margin:0;color:#eee">out of its frame</p></div>
      <b style="position:fixed;left:20px;bottom:30px">具</b>`;
    expect(words(await measured(page, clipped))).toEqual(['具']);
  });
});
