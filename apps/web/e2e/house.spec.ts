import type { Page } from '@playwright/test';
import { expect, FILLED, signInAs, speak, test } from './support';

const OPENINGS = 50;
/** Without a graphics card the first frame can take this long on a busy machine, ms. */
const FIRST_FRAME = 40_000;

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', FILLED);
});

const model = (page: Page) => page.locator('.house-scene[data-state="ready"] canvas');

test('[R64] the house is a model in three dimensions that keys turn', async ({ page }) => {
  await page.goto('/visualization');
  await expect(model(page)).toBeVisible({ timeout: FIRST_FRAME });
  const stage = page.getByRole('group', { name: /courtyard house facing/ });
  const before = await stage.screenshot();
  await stage.press('ArrowRight');
  await expect(async () => expect((await stage.screenshot()).equals(before)).toBe(false)).toPass();
});

test('a facing and a year give a chart; a palace is read from the table', async ({ page }) => {
  await page.goto('/visualization');
  await page.getByRole('button', { name: 'Read the house' }).click();
  await page.getByLabel('Facing, in degrees').fill('180');
  await page.getByLabel('Measured from').selectOption('magnetic');
  await page.getByLabel('Year of completion').fill('2010');
  await expect(page.getByText('Double stars at the facing')).toBeVisible();
  const south = page.getByRole('gridcell', { name: /^South:/ });
  await south.click();
  await expect(south).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'South', exact: true })).toBeVisible();
  // What was said is still known after the page has been left.
  await page.reload();
  await expect(page.getByText('Sits Zǐ (N2), faces Wǔ (S2)')).toBeVisible();
});

test('without WebGL the drawing shows the same house', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    const without = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest]);
    };
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: without });
  });
  await page.goto('/visualization');
  await expect(page.locator('.house-scene[data-state="drawing"] svg.house-sketch')).toBeVisible();
  await expect(page.getByText(/cannot draw the house in three dimensions/)).toBeVisible();
});

/** Counts WebGL contexts and textures as the page makes and drops them; a lost context takes its textures along. */
async function countWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const alive = new Set<WebGL2RenderingContext>();
    const texturesOf = new WeakMap<WebGL2RenderingContext, number>();
    const getContext = HTMLCanvasElement.prototype.getContext;
    const counted = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      const context: unknown = Reflect.apply(getContext, this, [kind, ...rest]);
      if (context instanceof WebGL2RenderingContext) alive.add(context);
      return context;
    };
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: counted });
    const { createTexture, deleteTexture } = WebGL2RenderingContext.prototype;
    const change = (context: WebGL2RenderingContext, by: number) =>
      texturesOf.set(context, (texturesOf.get(context) ?? 0) + by);
    WebGL2RenderingContext.prototype.createTexture = function () {
      change(this, 1);
      return createTexture.call(this);
    };
    WebGL2RenderingContext.prototype.deleteTexture = function (texture) {
      if (texture) change(this, -1);
      deleteTexture.call(this, texture);
    };
    Object.assign(window, {
      webglAlive: () => {
        const here = [...alive].filter(context => !context.isContextLost());
        const textures = here.reduce((sum, context) => sum + (texturesOf.get(context) ?? 0), 0);
        return { contexts: here.length, textures };
      },
    });
  });
}

/** What the page holds on to, once the garbage is gone. */
async function heldBy(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  const webgl = await page.evaluate(() =>
    (window as unknown as { webglAlive(): { contexts: number; textures: number } }).webglAlive(),
  );
  return { ...webgl, listeners: jsEventListeners };
}

test('opened and closed fifty times the model leaves no context, texture or listener', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 760, height: 560 });
  await countWebgl(page);
  await page.goto('/visualization');
  // The plan takes the model's place and needs no engine of its own.
  const close = async () => {
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await expect(page.locator('.house-scene')).toHaveCount(0);
  };
  const openAndClose = async () => {
    await page.getByRole('button', { name: 'Back to the house' }).click();
    await expect(model(page)).toHaveCount(1, { timeout: FIRST_FRAME });
    await close();
  };
  await expect(model(page)).toHaveCount(1, { timeout: FIRST_FRAME });
  await close();
  await openAndClose();
  await openAndClose();
  const before = await heldBy(page);
  for (let opening = 0; opening < OPENINGS; opening++) await openAndClose();
  const after = await heldBy(page);
  console.log(`after ${OPENINGS} openings`, { before, after });
  expect(after.contexts).toBeLessThanOrEqual(before.contexts);
  expect(after.textures).toBeLessThanOrEqual(before.textures);
  // Fewer than one for each opening: none is left behind by the model.
  expect(after.listeners - before.listeners).toBeLessThan(OPENINGS / 2);
});
