import type { Page } from '@playwright/test';
import { expect, FILLED, signInAs, speak, test } from './support';

/** Each takes seconds in software rendering: fifty with `WHOLE=1`. */
const OPENINGS = process.env['WHOLE'] ? 50 : 3;
/** Without a graphics card the first frame can take this long on a busy machine, ms. */
const FIRST_FRAME = 40_000;

// A trace keeps the nodes of each step, and nodes are counted here.
test.use({ trace: 'off' });

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', FILLED);
});

const model = (page: Page) => page.locator('.house-scene[data-state="ready"] canvas');

/** Counts WebGL contexts and textures as the page creates and drops them; a lost context takes its textures along. */
async function countWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Weak, so the observer itself keeps no canvas alive.
    const made = new Set<WeakRef<WebGL2RenderingContext>>();
    const known = new WeakSet<WebGL2RenderingContext>();
    const texturesOf = new WeakMap<WebGL2RenderingContext, number>();
    const getContext = HTMLCanvasElement.prototype.getContext;
    const counted = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      const context: unknown = Reflect.apply(getContext, this, [kind, ...rest]);
      if (context instanceof WebGL2RenderingContext && !known.has(context)) {
        known.add(context);
        made.add(new WeakRef(context));
      }
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
        const here = [...made]
          .flatMap(each => each.deref() ?? [])
          .filter(context => !context.isContextLost());
        const textures = here.reduce((sum, context) => sum + (texturesOf.get(context) ?? 0), 0);
        return { contexts: here.length, textures };
      },
    });
  });
}

/** What the page still holds after a garbage collection. */
async function heldBy(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  const webgl = await page.evaluate(() =>
    (window as unknown as { webglAlive(): { contexts: number; textures: number } }).webglAlive(),
  );
  return { ...webgl, listeners: jsEventListeners };
}

test('opening and closing the model repeatedly leaves no context, texture or listener', async ({ page }) => {
  test.setTimeout(360_000);
  // Pictures are drawn in software here: small ones are enough.
  await page.setViewportSize({ width: 400, height: 400 });
  await countWebgl(page);
  await page.goto('/visualization');
  // The plan replaces the model and needs no engine of its own.
  const close = async () => {
    await page.getByRole('button', { name: 'Show the nine palaces' }).click();
    await page.locator('.house-scene').waitFor({ state: 'detached' });
  };
  const openAndClose = async () => {
    await page.getByRole('button', { name: 'Back to the house' }).click();
    await model(page).waitFor({ timeout: FIRST_FRAME });
    await close();
  };
  await expect(model(page)).toHaveCount(1, { timeout: FIRST_FRAME });
  await close();
  await openAndClose();
  await openAndClose();
  let before = await heldBy(page);
  // A one-time allocation may come with any opening; a leak comes with all of them, in every round.
  await expect(async () => {
    for (let opening = 0; opening < OPENINGS; opening++) await openAndClose();
    const held = await heldBy(page);
    const grown = held.listeners - before.listeners;
    test.info().annotations.push({ type: 'measured', description: JSON.stringify({ before, held }) });
    before = { ...before, listeners: held.listeners };
    expect(held.contexts).toBeLessThanOrEqual(before.contexts);
    expect(held.textures).toBeLessThanOrEqual(before.textures);
    expect(grown).toBeLessThan(OPENINGS);
  }).toPass({ timeout: 120_000 });
});
