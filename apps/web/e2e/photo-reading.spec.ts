import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { phoneExif } from '../../../packages/photo/src/place/phone.cases';
import { expect, FILLED, signInAs, speak, test } from './support';

// A trace takes snapshots of the document, which stalls the page longer than anything measured here.
test.use({ trace: 'off' });

test.beforeEach(async ({ context, baseURL, page }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', { ...FILLED, location: { lat: 30.27, lng: 120.16 } });
  await page.goto('/create');
});

/** A room drawn by the page, leaning as requested, with a window, a red rug and a phone's metadata. */
async function photoOfRoom(page: Page, name: string, width: number, height: number, lean: number) {
  const bytes = await page.evaluate(
    async ([width, height, lean]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.scale(width / 1600, height / 1200);
      context.fillStyle = '#dedede';
      context.fillRect(0, 0, 1600, 1200);
      context.translate(800, 600);
      context.rotate((lean * Math.PI) / 180);
      context.translate(-800, -600);
      context.fillStyle = '#8c8c8c';
      context.fillRect(-300, 850, 2200, 700);
      context.fillStyle = '#ffffff';
      context.fillRect(950, 200, 360, 430);
      context.fillStyle = '#3e3e3e';
      for (const x of [90, 240, 500, 760, 930, 1310, 1470]) context.fillRect(x, 90, 18, 760);
      context.fillStyle = '#ba2a28';
      context.fillRect(480, 900, 480, 160);
      const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.92));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    },
    [width, height, lean] as const,
  );
  const jpeg = Buffer.from(bytes);
  // Upright, as a phone on its side writes it.
  const exif = phoneExif('MM');
  exif[indexOfOrientation(exif)] = 1;
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 4);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([head, body, jpeg.subarray(2)]) };
}

/** The low byte of the value in the field with tag 0x0112. */
const indexOfOrientation = (exif: Uint8Array): number =>
  exif.findIndex((_, at) => exif[at] === 0x01 && exif[at + 1] === 0x12 && exif[at + 3] === 3) + 9;

test('[R222, R227, R228, R231, R239] a photo is read in the browser as drawn, and a press accepts what it proposes', async ({
  page,
}) => {
  const photo = await photoOfRoom(page, 'living.jpg', 1600, 1200, 1.4);
  await page.locator('.desk__drop input').setInputFiles([photo]);
  await page.getByRole('button', { name: 'What it shows: living.jpg' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Nov 22, 2026 09:46')).toBeVisible();
  await expect(sheet.getByText('looks towards 166°, ±15°')).toBeVisible();
  await expect(sheet.getByText('about 480 lx')).toBeVisible();
  await expect(sheet.getByText('leans 1.4° to the right')).toBeVisible();
  // 480 × 160 of 1600 × 1200 are 4 %.
  await expect(sheet.getByText(/^red (?:3\.[7-9]|4|4\.[1-3])%$/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Accept' }).click();
  await expect(sheet.getByText('accepted')).toBeVisible();
  await sheet.getByRole('button', { name: 'Straighten by 1.4°' }).click();
  await sheet.getByRole('combobox', { name: 'Room', exact: true }).selectOption('living');
  await expect(sheet.getByText('Autumn mornings: about 480 lx, a bright room (1 photo)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.tile__photo img')).toHaveCSS('rotate', '-1.4deg');

  await page.reload();
  await page.getByRole('button', { name: 'What it shows: living.jpg' }).click();
  await expect(page.getByRole('combobox', { name: 'Wall in view' })).toHaveValue('S');
});

test('[R221, R233, R688] large photos are read in the background: the page responds, counts them, and can stop', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { buffer } = await photoOfRoom(page, 'large.jpg', 4000, 3000, 0);
  // A comment tells them apart. They are on disk, like a person's: passing bytes would stall the page.
  const photos = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const path = test.info().outputPath(`room-${n}.jpg`);
      const comment = Buffer.from([0xff, 0xfe, 0, 3, n]);
      await writeFile(path, Buffer.concat([buffer.subarray(0, 2), comment, buffer.subarray(2)]));
      return path;
    }),
  );
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
      {
        type: 'longtask',
      },
    );
    const read = { longTasks: tasks, bytes: 0 };
    Object.assign(window, { read });
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = function count(this: Blob) {
      read.bytes += this.size;
      return arrayBuffer.call(this);
    };
    const decode = window.createImageBitmap;
    window.createImageBitmap = ((source: ImageBitmapSource, ...rest: []) => {
      if (source instanceof Blob) read.bytes += source.size;
      return decode(source, ...rest);
    }) as typeof decode;
  });
  await page.locator('.desk__drop input').setInputFiles(photos);
  await expect(page.getByRole('progressbar', { name: 'Reading photos' })).toHaveAttribute(
    'aria-valuetext',
    /^[2-7] of 8 photos read$/,
  );
  // R688: what is pressed while the last one is read stays where it is.
  const remove = page.getByRole('button', { name: 'Remove room-0.jpg' });
  const place = await remove.boundingBox();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Reading photos' })).toHaveCount(0);
  expect(await remove.boundingBox()).toEqual(place);
  const left = await page.locator('.tile[data-photo]').count();
  expect(left).toBeGreaterThan(1);
  expect(left).toBeLessThan(8);
  const { longTasks, bytes } = await page.evaluate(
    () => (window as unknown as { read: { longTasks: number[]; bytes: number } }).read,
  );
  const longest = Math.max(0, ...longTasks);
  test
    .info()
    .annotations.push({ type: 'measured', description: `longest task ${longest} ms, ${bytes} bytes` });
  // The page reads and decodes no photo: workers do.
  expect(bytes).toBeLessThan(buffer.length);
});
