import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, FILLED, signInAs, speak, test } from './support';

/** Without a graphics card the first frame can take this long on a busy machine, ms. */
const FIRST_FRAME = 40_000;

// A still house: in software rendering its frames would slow down the two pictures.
test.use({ painted: true, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', FILLED);
});

const model = (page: Page) => page.locator('.house-scene[data-state="ready"] canvas');

/** The paper of the palaces' labels, which nothing else in a daytime picture has. */
const SLIP = [255, 252, 245] as const;

/** The share of labels in a picture, 0 to 1. */
function shareOfSlips({ data }: PNG): number {
  let found = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (SLIP.every((part, channel) => data[at + channel] === part)) found += 1;
  }
  return found / (data.length / 4);
}

test('[R64, R682, R698] a worker draws the house: the page makes no WebGL context, and its first picture stays until the first frame; keys turn the model, and it is saved as a picture', async ({
  page,
}) => {
  // Two pictures of four million pixels each, drawn in software.
  test.setTimeout(180_000);
  // In twilight the sun over the home differs from the hours of R69, and the drawing replaces the picture.
  await page.clock.setFixedTime('2026-06-21T04:00:00Z');
  await page.addInitScript(() => {
    localStorage.setItem('painted', 'yes');
    localStorage.setItem('theme', 'paper');
    // Four seconds are short on a busy machine: here they never pass.
    const { setTimeout: real } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => (ms === 4000 ? 0 : real(act, ms)),
    });
    const kinds: unknown[] = [];
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
      kinds.push(asked[0]);
      return Reflect.apply(getContext, this, asked);
    } as typeof getContext;
    // What is on the page whenever a message of the worker arrives.
    const seen: (readonly [message: string, picture: string, isDrawing: boolean])[] = [];
    const picture = () =>
      getComputedStyle(document.querySelector('.house-scene__stage') as Element).backgroundImage;
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        if (given[1]?.name !== 'house') return;
        this.addEventListener('message', ({ data }) =>
          seen.push([data.kind, picture(), document.querySelector('.house-sketch') !== null]),
        );
        const send = this.postMessage.bind(this);
        this.postMessage = (message: { kind: string }, transfer: never) => {
          result.push(message.kind);
          send(message, transfer);
        };
      }
    };
    const result: string[] = [];
    Object.assign(window, { seen, kinds, result });
  });
  await page.goto('/visualization');
  await expect(model(page)).toBeVisible({ timeout: FIRST_FRAME });
  const { seen, kinds, result } = await page.evaluate(() => {
    type Log = { seen: [string, string, boolean][]; kinds: string[]; result: string[] };
    const { seen, kinds, result } = window as unknown as Log;
    return { seen, kinds, result };
  });
  expect(seen[0]).toEqual(['drawn', expect.stringMatching(/house-(paper|ink)-[\w-]+\.webp/), false]);
  await expect(page.locator('.house-scene__stage')).toHaveCSS('background-image', 'none');
  // The worker draws each orbit it is sent: a render without a change sends none.
  expect(result.filter(kind => kind === 'orbit')).toHaveLength(1);
  expect(kinds.filter(kind => kind !== '2d')).toEqual([]);
  expect(page.workers().filter(worker => worker.url().includes('stage.worker'))).toHaveLength(1);

  // An address of its own begins without the picture: there the drawing stays.
  await page.goto('/visualization?hour=12:00');
  await expect(model(page)).toBeVisible({ timeout: FIRST_FRAME });
  const [first] = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  expect(first).toEqual(['drawn', 'none', true]);

  await test.step('[R64] keys turn the model; the saved picture has the palaces if they are shown, and a caption below', async () => {
    const stage = page.getByRole('group', { name: /courtyard house facing/ });
    const before = await stage.screenshot();
    await stage.press('ArrowRight');
    await expect(async () => expect((await stage.screenshot()).equals(before)).toBe(false)).toPass();

    await page.getByRole('button', { name: 'Feng shui reading' }).click();
    await page.getByLabel('Facing, in degrees').fill('180');
    const save = async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as a picture' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('house-2026-06-21.png');
      return PNG.sync.read(await readFile(await download.path()));
    };
    const bare = await save();
    await page.getByRole('button', { name: 'Show the nine palaces' }).click();
    const full = await save();
    expect(shareOfSlips(full)).toBeGreaterThan(shareOfSlips(bare) + 0.01);
    // Its own line explains how to read the palaces.
    expect(full.height).toBeGreaterThan(bare.height);
  });
});
