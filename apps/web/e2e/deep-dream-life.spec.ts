import type { CDPSession, Page } from '@playwright/test';
import { DEEP, expect, signInAs, speak, test } from './support';

/** Each takes seconds in software rendering: fifty with `WHOLE=1`. */
const VISITS = process.env['WHOLE'] ? 50 : 9;
const WARM_UP = 4;
/** Fewer than the counted visits, so one listener or node left behind per visit shows up. */
const SLACK = { listeners: 4, nodes: 10 } as const;
const BUBBLES = '.dream-bubble button';

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', DEEP);
});

/** The picture is drawn and the buttons lie over their bubbles. */
const untilDrawn = (page: Page) =>
  expect(page.locator('.dream-bubble').first()).toHaveAttribute('style', /translate/);

/** Frames the page requests in a third of a second. */
async function countFrames(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { frames } = window as unknown as { frames: { asked: number } };
    const before = frames.asked;
    await new Promise(resolve => setTimeout(resolve, 300));
    return frames.asked - before;
  });
}
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames = { asked: 0 };
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = callback => {
      frames.asked++;
      return ask(callback);
    };
    Object.assign(window, { frames });
  });

async function hide(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate(to => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: to });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('[R128, R129] with reduced motion the water is still, and can be set flowing; a hidden page requests no frames, nor does still water; the wheel zooms, a drag pans, one button shows everyone; search works, and the list too once the GPU is lost', async ({
  page,
}) => {
  await noteFrames(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/deep-dream');
  await untilDrawn(page);
  await expect.poll(() => countFrames(page)).toBe(0);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => countFrames(page)).toBeGreaterThan(0);
  await hide(page, 'hidden');
  await expect.poll(() => countFrames(page)).toBe(0);
  await hide(page, 'visible');
  await expect.poll(() => countFrames(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => countFrames(page)).toBe(0);

  const where = () =>
    page.locator('.dream-bubble').evaluateAll(items => items.map(item => item.style.transform));
  const rest = await where();
  await page.mouse.move(640, 360);
  await page.mouse.wheel(0, -600);
  await expect.poll(where).not.toEqual(rest);
  const close = await where();
  await page.mouse.down();
  await page.mouse.move(700, 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(where).not.toEqual(close);
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  await expect.poll(where).toEqual(rest);

  await page.getByRole('button', { name: 'Search people' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('no such person');
  await expect(page.locator(`${BUBBLES}[aria-disabled]`)).toHaveCount(13);
  await page.getByRole('searchbox', { name: 'Search people' }).fill('');
  await page.getByRole('radio', { name: 'Mine' }).click();
  await expect(page.locator(`${BUBBLES}[aria-disabled]`)).toHaveCount(10);

  // The search stays active in the list and keeps three people.
  await page.locator('.dream-scene canvas').evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(page.getByText('This device cannot draw the water')).toBeVisible();
  await expect(page.locator('.dream-row')).toHaveCount(3);
  await expect(page.locator('canvas')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[R134, R137] two fingers zoom, one finger meets a bubble', async ({ page, context }) => {
    await page.goto('/deep-dream');
    await page.getByRole('button', { name: 'Pause' }).tap();
    await untilDrawn(page);
    const device = await context.newCDPSession(page);
    await pinch(device, { x: 195, y: 420 }, 30, 120);
    await page.getByRole('button', { name: 'Fit', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Fit', exact: true })).toHaveCount(0);
    const box = await page.locator('.dream-bubble--available button').first().boundingBox();
    if (!box) throw new Error('the bubble is not on the page');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('button', { name: 'Back to the water' })).toBeVisible();
  });
});

/** Two fingers from `from` to `to` pixels on either side of a point. */
async function pinch(device: CDPSession, at: { x: number; y: number }, from: number, to: number) {
  const fingers = (apart: number) => [
    { x: at.x - apart, y: at.y, id: 1 },
    { x: at.x + apart, y: at.y, id: 2 },
  ];
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let apart = from; apart <= to; apart += 15) {
    await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('repeated visits leave no canvas, context, listener, timer or frame behind', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    const left = { contexts: [] as WeakRef<WebGLRenderingContext>[], frames: new Set<number>() };
    Object.assign(window, { left });
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const found = Reflect.apply(getContext, this, args);
      if (String(args[0]).startsWith('webgl') && found) left.contexts.push(new WeakRef(found));
      return found;
    } as typeof getContext;
    const ask = window.requestAnimationFrame.bind(window);
    const cancel = window.cancelAnimationFrame.bind(window);
    window.requestAnimationFrame = callback => {
      const id = ask(now => {
        left.frames.delete(id);
        callback(now);
      });
      left.frames.add(id);
      return id;
    };
    window.cancelAnimationFrame = id => {
      left.frames.delete(id);
      cancel(id);
    };
  });
  const device = await context.newCDPSession(page);
  await device.send('Performance.enable');
  const go = (to: string) =>
    page.evaluate(path => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
  const visit = async (toTheEnd: boolean) => {
    await go('/deep-dream');
    // Every second visit leaves before Pixi is ready.
    if (toTheEnd) await untilDrawn(page);
    else await expect(page.locator('.dream-space')).toHaveCount(1);
    await go('/create');
    await expect(page.locator('.dream')).toHaveCount(0);
  };
  const alive = () =>
    page.evaluate(() => {
      const { left } = window as unknown as {
        left: { contexts: WeakRef<WebGLRenderingContext>[]; frames: Set<number> };
      };
      const contexts = left.contexts.filter(context => context.deref()?.isContextLost() === false).length;
      return { contexts, frames: left.frames.size, canvases: document.querySelectorAll('canvas').length };
    });
  const held = async () => {
    await device.send('HeapProfiler.collectGarbage');
    const { metrics } = await device.send('Performance.getMetrics');
    const read = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
    return { listeners: read('JSEventListeners'), nodes: read('Nodes') };
  };

  await page.goto('/');
  for (let count = 0; count < WARM_UP; count++) await visit(count % 2 === 0);
  await expect.poll(alive).toEqual({ contexts: 0, frames: 0, canvases: 0 });
  const early = await held();
  for (let count = WARM_UP; count < VISITS; count++) await visit(count % 2 === 0);
  await expect.poll(alive).toEqual({ contexts: 0, frames: 0, canvases: 0 });
  await expect
    .poll(async () => (await held()).listeners)
    .toBeLessThanOrEqual(early.listeners + SLACK.listeners);
  await expect.poll(async () => (await held()).nodes).toBeLessThanOrEqual(early.nodes + SLACK.nodes);
});
