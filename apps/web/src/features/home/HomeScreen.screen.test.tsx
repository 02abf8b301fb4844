import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { all, aroundEachScreen, openScreen, paint } from '../../testing/screens';

aroundEachScreen();

const TEXTS = {
  en: {
    upload: /Upload photos/,
    scan: /Use your phone/,
    select: 'Select photos',
    drop: 'Drop photos here',
    none: 'Please choose at least one photo first',
    generate: 'Draw my house',
  },
  zh: {
    upload: /上传照片/,
    scan: /扫码拍摄/,
    select: '选择照片',
    drop: '把照片拖到这里',
    none: '请先选择至少一张照片',
    generate: '开始生成',
  },
} as const;

/** What a reader finds in the drawn code; jsQR is a second, independent implementation. The drawing includes the logo. */
async function decode(code: SVGElement): Promise<string | undefined> {
  const shot = await page.elementLocator(code).screenshot({ save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const pen = canvas.getContext('2d')!;
  pen.drawImage(image, 0, 0);
  const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return jsQR(data, width, height)?.data;
}

async function showsCards(texts: (typeof TEXTS)[keyof typeof TEXTS]) {
  await page.getByRole('button', { name: texts.upload }).click();
  await expect.element(page.getByText(texts.drop)).toBeVisible();
  await expect.element(page.getByRole('button', { name: texts.select })).toBeVisible();
  await page.getByRole('button', { name: texts.generate }).click();
  await expect.element(page.getByText(texts.none, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: texts.scan }).click();
  await expect.element(page.getByText(texts.drop)).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: texts.scan }))
    .toHaveAttribute('aria-expanded', 'true');

  await expect.poll(() => all('.scan svg[role="img"]').length).toBeGreaterThan(0);
  const [code] = all<SVGElement>('.scan svg[role="img"]');
  const { width, height } = code!.getBoundingClientRect();
  expect([width, height]).toEqual([180, 180]);
  expect(await decode(code!)).toBe(location.origin);
  expect(all('.scan ol > li')).toHaveLength(4);
}

test('[R12, R13, R14, R15, R19, R20] two cards, each with its panel: generating needs a photo, a reader decodes the code; the language switches at once', async () => {
  paint();
  const { ports } = await openScreen('/', { ports: fakePorts({ info: LIN_YUE }) });
  await showsCards(TEXTS.en);
  await page.getByRole('button', { name: '中文' }).click();
  await expect.poll(() => document.documentElement.lang).toBe('zh-CN');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('以墨绘宅');
  expect(document.title).toBe('首页 · 墨与星');
  await openScreen('/', { ports, language: 'zh' });
  await showsCards(TEXTS.zh);
});
