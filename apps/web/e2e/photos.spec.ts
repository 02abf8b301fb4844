import type { Locator, Page } from '@playwright/test';
import {
  animatedGif,
  avif,
  emptyFile,
  type MadeFile,
  PLACE,
  png,
  pngBomb,
  svgWithScript,
  textAsPng,
  withOrientation,
} from './files';
import { makeAv1Frame } from './media';
import { expect, NORMAL, signInAs, speak, test } from './support';

test.beforeEach(async ({ context, baseURL, page }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', NORMAL);
  await page.goto('/create');
});

const choose = (page: Page, files: readonly MadeFile[]) =>
  page.locator('.desk__drop input').setInputFiles([...files]);
const tile = (page: Page, name: string) =>
  page
    .locator('.tile', { hasText: name })
    .or(page.locator(`.tile[aria-label*="${name}"]`))
    .first();
const tiles = (page: Page) => page.locator('.tile[data-photo]');

/** A picture from the browser's own encoder, red on the left and blue on the right. */
const encode = async (page: Page, type: string): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(async mime => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#ff0000';
      context.fillRect(0, 0, 30, 40);
      context.fillStyle = '#0000ff';
      context.fillRect(30, 0, 30, 40);
      const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, mime));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    }, type),
  );

/** The captions on the device, in key order. Runs in the page. */
async function keptCaptions(): Promise<(string | undefined)[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('house');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const rows = await new Promise<{ caption?: string }[]>(resolve => {
    const reading = database.transaction('photos').objectStore('photos').getAll();
    reading.onsuccess = () => resolve(reading.result);
  });
  database.close();
  return rows.map(({ caption }) => caption);
}

/** The bytes of every photo on the device, file and thumbnail, as Latin-1 text. */
const storedPhotos = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('house');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const rows = await new Promise<{ blob: Blob; thumb: Blob }[]>(resolve => {
      const reading = database.transaction('photos').objectStore('photos').getAll();
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    const toText = async (blob: Blob) =>
      new TextDecoder('latin1').decode(new Uint8Array(await blob.arrayBuffer()));
    return Promise.all(
      rows.map(async ({ blob, thumb }) => ({ blob: await toText(blob), thumb: await toText(thumb) })),
    );
  });

/** How far a photo falls short of its frame on any side, px: it fills it in any rotation. */
async function uncovered(shown: Locator): Promise<number> {
  const [photo, print] = await Promise.all(
    ['img', '.tile__print'].map(part => shown.locator(part).boundingBox()),
  );
  if (!photo || !print) throw new Error('no photo in its print');
  return Math.max(
    photo.x - print.x,
    photo.y - print.y,
    print.x + print.width - photo.x - photo.width,
    print.y + print.height - photo.y - photo.height,
  );
}

async function removeAll(page: Page): Promise<void> {
  while ((await tiles(page).count()) > 0) {
    const left = (await tiles(page).count()) - 1;
    await page.locator('[data-photo-remove]').first().click();
    await expect(tiles(page)).toHaveCount(left);
  }
}

test('[A39, R230] every kind of picture gets a thumbnail, upright and without its place; scripts, empty files and bombs do nothing, and equal bytes are a question', async ({
  page,
}) => {
  test.slow();
  await test.step('every EXIF orientation is turned upright, and no stored byte says where it was taken', async () => {
    const jpeg = await encode(page, 'image/jpeg');
    const files = [1, 2, 3, 4, 5, 6, 7, 8].map(orientation => ({
      name: `held-${orientation}.jpg`,
      mimeType: 'image/jpeg',
      buffer: withOrientation(jpeg, orientation),
    }));
    await choose(page, files);
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const picture = tile(page, `held-${orientation}.jpg`).locator('img');
      await expect(picture).toBeVisible();
      const shown = await picture.evaluate((image: HTMLImageElement) => {
        const canvas = Object.assign(document.createElement('canvas'), {
          width: image.naturalWidth,
          height: image.naturalHeight,
        });
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        const at = (x: number, y: number) => {
          const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
          return red > blue ? 'red' : 'blue';
        };
        return {
          size: [image.naturalWidth, image.naturalHeight],
          corner: at(4, 4),
        };
      });
      // Exif 2.32, 4.6.4: from 5 on the picture lies on its side; 2, 3, 7 and 8 put the left edge at the other end.
      expect(shown.size).toEqual(orientation >= 5 ? [40, 60] : [60, 40]);
      expect(shown.corner).toBe([2, 3, 7, 8].includes(orientation) ? 'blue' : 'red');
    }
    const stored = () => storedPhotos(page);
    await expect.poll(async () => (await stored()).length).toBe(8);
    expect(files[0]?.buffer.toString('latin1')).toContain(PLACE);
    for (const { blob, thumb } of await stored()) {
      expect(blob).not.toContain(PLACE);
      expect(thumb).not.toContain(PLACE);
    }
  });
  await removeAll(page);

  await test.step('PNG, WebP, AVIF and animated GIF get a thumbnail; an SVG is shown and its script never runs', async () => {
    const webp = { name: 'room.webp', mimeType: 'image/webp', buffer: await encode(page, 'image/webp') };
    await choose(page, [
      png('plain.png', 30, 20),
      webp,
      animatedGif('moving.gif'),
      svgWithScript('drawing.svg'),
      avif('hall.avif', await makeAv1Frame(page), 60, 40),
    ]);
    await expect(tiles(page)).toHaveCount(5);
    for (const name of ['plain.png', 'room.webp', 'moving.gif', 'drawing.svg']) {
      await expect(tile(page, name).locator('img')).toBeVisible();
    }
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
    await expect(tile(page, 'hall.avif').locator('img')).toHaveJSProperty('naturalWidth', 60);
  });
  await removeAll(page);

  await test.step('[A39] an empty file and a text posing as an image count, are marked and can be removed; a picture of 20,000 pixels a side is refused by its header', async () => {
    await choose(page, [emptyFile('empty.png'), textAsPng('letter.png'), png('good.png', 8, 8)]);
    await expect(tiles(page)).toHaveCount(3);
    await expect(tile(page, 'empty.png')).toContainText(/empty/i);
    await expect(tile(page, 'letter.png')).toContainText(/can.t be read/);
    await page.getByRole('button', { name: 'Remove letter.png' }).click();
    await expect(tiles(page)).toHaveCount(2);

    await choose(page, [pngBomb('bomb.png', 20_000)]);
    await expect(page.getByText(/bomb\.png/).first()).toBeVisible();
    await expect(tiles(page)).toHaveCount(2);
  });
  await removeAll(page);

  await test.step('[R230] two photos with equal bytes are both kept, and the person decides whether they are one', async () => {
    const photo = png('same.png', 12, 12, 0x33);
    await choose(page, [photo, { ...photo, name: 'copy.png' }]);
    await expect(tiles(page)).toHaveCount(2);
    const question = page.getByRole('button', { name: 'Same picture as same.png?: copy.png' });
    await question.click();
    const sheet = page.getByRole('dialog', { name: 'copy.png' });
    await expect(sheet.getByText('has the same bytes as “same.png”')).toBeVisible();
    await sheet.getByRole('button', { name: 'Keep both' }).click();
    await expect(sheet.getByText('has the same bytes')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(tiles(page)).toHaveCount(2);

    await choose(page, [{ ...photo, name: 'third.png' }]);
    await page
      .getByRole('button', { name: /: third\.png$/ })
      .filter({ hasText: 'Same picture' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove this one' }).click();
    await expect(tiles(page)).toHaveCount(2);
  });
});

test('a second tab sees what is added, turned and removed', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/create');
  await choose(page, [png('hall.png', 20, 10)]);
  await expect(tile(other, 'hall.png').locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Rotate: hall.png' }).click();
  await expect(tile(other, 'hall.png').locator('img')).toHaveCSS('rotate', '90deg');
  expect(await uncovered(tile(other, 'hall.png'))).toBeLessThan(1);
  await page.getByRole('button', { name: 'Remove hall.png' }).click();
  await expect(tiles(other)).toHaveCount(0);
});

test('order by keys and by drag, rotation and caption survive a reload', async ({ page }) => {
  await choose(page, [png('a.png', 10, 10, 1), png('b.png', 10, 10, 2), png('c.png', 10, 10, 3)]);
  // A tile grows when its photo has been read, and would move a target away from under a drag.
  await expect(tiles(page).locator('img')).toHaveCount(3);
  await expect(tiles(page).locator('.tile__read')).toHaveCount(3);
  const later = page.getByRole('button', { name: 'Move later: a.png' });
  await later.click();
  await expect(later).toBeFocused();
  await tiles(page).nth(2).locator('.tile__print').dragTo(tiles(page).nth(0));
  await page.getByRole('button', { name: 'Rotate: b.png' }).click();
  await page.getByLabel('Caption: b.png').fill('Study');
  await page.getByLabel('Caption: b.png').blur();
  await expect.poll(() => page.evaluate(keptCaptions)).toEqual([undefined, 'Study', undefined]);

  await page.reload();
  await expect(tiles(page)).toHaveCount(3);
  const names = await tiles(page).evaluateAll(all =>
    all.map(each => each.getAttribute('aria-label')?.match(/\w\.png/)?.[0]),
  );
  expect(names).toEqual(['c.png', 'b.png', 'a.png']);
  await expect(page.getByLabel('Caption: b.png')).toHaveValue('Study');
  await expect(tiles(page).nth(1).locator('img')).toHaveCSS('rotate', '90deg');
});
