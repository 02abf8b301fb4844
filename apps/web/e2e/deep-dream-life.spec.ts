import type { Page } from '@playwright/test';
import { DEEP, expect, signInAs, speak, test } from './support';

/** Each takes seconds in software rendering: fifty with `WHOLE=1`. */
const VISITS = process.env['WHOLE'] ? 50 : 9;
const WARM_UP = 4;
/** Fewer than the counted visits, so one listener or node left behind per visit shows up. */
const SLACK = { listeners: 4, nodes: 10 } as const;

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', DEEP);
});

/** The picture is drawn and the buttons lie over their bubbles. */
const untilDrawn = (page: Page) =>
  expect(page.locator('.dream-bubble').first()).toHaveAttribute('style', /translate/);

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
