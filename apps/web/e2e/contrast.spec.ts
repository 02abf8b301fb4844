import { expect, type Page, test } from '@playwright/test';
import {
  contrasts,
  namesOf,
  otherLetters,
  textBoxes,
  visibleTexts,
  watchPainting,
} from '../../../scripts/contrast/letters.mjs';

// The measure of `pnpm contrast`, on pages whose contrast is known.
test.use({ deviceScaleFactor: 1 });

interface Measured {
  readonly words: string;
  readonly low: number;
  readonly px: number;
}

const document = (body: string) =>
  `<body style="margin:0;font:16px sans-serif;background:#fff;color:#000">${body}`;

async function measured(page: Page, body: string): Promise<readonly Measured[]> {
  await page.setViewportSize({ width: 400, height: 300 });
  await page.setContent(document(body));
  const letters = (await page.screenshot()).toString('base64');
  const found = await page.evaluate(visibleTexts);
  await page.addStyleTag({
    content: `* { -webkit-text-fill-color: transparent !important } svg text { fill: transparent !important }`,
  });
  const picture = (await page.screenshot()).toString('base64');
  const boxes = await page.evaluate(textBoxes);
  const others = await page.evaluate(otherLetters, { picture, letters, boxes });
  return [
    ...(await page.evaluate(contrasts, { picture, letters, found })),
    ...(await page.evaluate(namesOf, others)).map(({ words, low, px }: Measured) => ({ words, low, px })),
  ];
}
const words = (texts: readonly Measured[]) => texts.map(text => text.words);

test('[R687] the contrast of texts on the pixels behind them', async ({ page }) => {
  await test.step('is that of the letters on their ground, a picture included', async () => {
    const [plain, grey, pictured] = await measured(
      page,
      `<p>black</p><p style="color:#767676">grey</p>
       <div style="background:linear-gradient(#777,#777)"><p>over a picture</p></div>`,
    );
    expect(plain?.low).toBeCloseTo(21, 1);
    expect(grey?.low).toBeCloseTo(4.54, 1);
    expect(pictured?.low).toBeCloseTo(4.69, 1);
  });

  await test.step('is measured where a slip of the drawing covers a name', async () => {
    const [name] = await measured(
      page,
      `<svg width="200" height="60"><text x="20" y="30">covered name</text>
       <rect x="0" y="10" width="200" height="30" fill="#000" /></svg>`,
    );
    expect(name?.low).toBeLessThan(1.1);
  });

  await test.step('leaves text that is under a bar, or clipped by a frame, to the next page of the sheet', async () => {
    const bar = 'position:fixed;bottom:0;left:0;right:0;height:40px;z-index:1';
    const half = (way: string) =>
      `<p style="position:absolute;top:246px;margin:0;line-height:20px">half under</p><div style="${bar};${way}">a bar</div>`;
    expect(words(await measured(page, half('background:#222')))).toEqual(['a bar']);
    expect(
      words(await measured(page, half('border-image:linear-gradient(#222,#222) fill 0 / 0 / 0 100vw'))),
    ).toEqual(['a bar']);
    // The seal at the foot must not count as letters of the text that scrolled under it.
    const clipped = `<div style="position:absolute;inset:0;overflow:auto;border:solid transparent;border-width:0 0 80px">
      <div style="height:250px"></div><p style="margin:0;color:#eee">out of its frame</p></div>
      <b style="position:fixed;left:20px;bottom:30px">具</b>`;
    expect(words(await measured(page, clipped))).toEqual(['具']);
  });

  await test.step('is measured in fields of every kind', async () => {
    const fields = await measured(
      page,
      `<select style="color:#aaa"><option>North</option></select> <input type="password" value="hidden" style="color:#aaa">
       <input disabled value="exempt" style="color:#aaa">`,
    );
    expect(words(fields)).toEqual(['North', 'hidden']);
    for (const { low } of fields) expect(low).toBeCloseTo(2.32, 1);
  });

  await test.step('is measured for numbers that a style adds, which no text of the page has', async () => {
    const [step, number] = await measured(
      page,
      `<style>ol{list-style:none;counter-reset:n} li::before{content:counter(n);counter-increment:n;color:#aaa;
       position:absolute;left:10px;font-size:20px}</style><ol><li class="step" style="font-size:14px">a step</li></ol>`,
    );
    expect(step?.low).toBeCloseTo(21, 1);
    expect(number).toMatchObject({ words: 'li.step::before', px: 20 });
    expect(number?.low).toBeCloseTo(2.32, 0);
  });

  await test.step('is measured for letters of a canvas, apart from its outlines and lines', async () => {
    await page.addInitScript(watchPainting);
    const shots: string[] = [];
    for (const name of ['no letters', '']) {
      await page.evaluate(said => {
        window.name = said;
      }, name);
      await page.goto('about:blank');
      await page.setContent(
        document(`<canvas width="300" height="120"></canvas><script>
          const pen = document.querySelector('canvas').getContext('2d');
          pen.font = '24px sans-serif';
          pen.fillStyle = '#aaa';
          pen.fillRect(0, 0, 300, 4);
          pen.fillText('pale', 20, 40);
          pen.fillStyle = '#000';
          pen.fillText('black', 20, 100);
        </script>`),
      );
      shots.push((await page.screenshot()).toString('base64'));
    }
    const [picture = '', letters = ''] = shots;
    const inks: string[] = await page.evaluate(() => [...Reflect.get(window, 'paintedInks')]);
    const found = await page.evaluate(otherLetters, { picture, letters, boxes: [], inks });
    expect([...new Set(found.map(({ low }) => Math.round(Number(low))))]).toEqual([2, 21]);
    expect(Math.min(...found.map(({ y }) => y))).toBeGreaterThan(10);
  });
});
