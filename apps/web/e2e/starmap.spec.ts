import type { CDPSession, Page } from '@playwright/test';
import { expect, FILLED, signInAs, speak, test } from './support';

const VISITS = process.env['WHOLE'] ? 12 : 2;
const NIGHT = new Date('2026-06-21T13:46:08Z');
/** Opens the map by its address, so the house is never drawn. */
const SKY = '/visualization?view=stars';
const MAP = '.starmap__canvas canvas';

// Pictures are drawn in software here: small ones are enough.
test.use({ viewport: { width: 480, height: 480 } });

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', FILLED);
});

/** Counts the frames with WebGL draws, and the live contexts. */
async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames = new Set<number>();
    // Weak, so the observer itself keeps nothing alive.
    const contexts = new Set<WeakRef<WebGL2RenderingContext>>();
    const known = new WeakSet<WebGL2RenderingContext>();
    // By the page's own clock, which a test may stop within a frame.
    const draw = WebGL2RenderingContext.prototype.drawElements;
    WebGL2RenderingContext.prototype.drawElements = function (...call) {
      frames.add(performance.now());
      draw.apply(this, call);
    };
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
      apply(target, canvas, call) {
        const context = Reflect.apply(target, canvas, call);
        if (context instanceof WebGL2RenderingContext && !known.has(context)) {
          known.add(context);
          contexts.add(new WeakRef(context));
        }
        return context;
      },
    });
    Object.assign(window, {
      drawnFrames: () => frames.size,
      liveContexts: () => [...contexts].filter(context => context.deref()?.isContextLost() === false).length,
    });
  });
}

const ask = (page: Page, what: 'drawnFrames' | 'liveContexts'): Promise<number> =>
  page.evaluate(name => Reflect.get(window, name)(), what);

test('the sky at rest is drawn at most once a second; repeated visits leave no context, canvas, listener or warning behind', async ({
  page,
  context,
}) => {
  test.slow();
  const complaints: string[] = [];
  page.on('console', message => {
    if (/pixi/i.test(message.text())) complaints.push(message.text());
  });
  await watchDrawing(page);
  await page.clock.install({ time: NIGHT });
  await page.goto(SKY);
  await page.locator(MAP).waitFor();
  await page.getByText('Describe tonight’s sky').waitFor();
  // Late arrivals, such as fonts and names, are drawn when they come.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.clock.pauseAt(new Date(NIGHT.getTime() + 600_000));
  await page.clock.runFor(3000);
  const before = await ask(page, 'drawnFrames');
  for (let second = 0; second < 5; second++) await page.clock.runFor(1000);
  const drawn = (await ask(page, 'drawnFrames')) - before;
  expect(drawn).toBeGreaterThan(0);
  // The last frame of the previous second may fall into the count.
  expect(drawn).toBeLessThanOrEqual(6);

  await page.clock.resume();
  const browser = await context.newCDPSession(page);
  await leaveAndVisit(page, 2);
  const held = await count(browser);
  await leaveAndVisit(page, VISITS);
  // That of the current map.
  expect(await ask(page, 'liveContexts')).toBeLessThanOrEqual(1);
  // A visit creates a dozen listeners and hundreds of nodes; a busy browser collects them in its own time.
  await expect(async () => {
    const after = await count(browser);
    expect(after.listeners - held.listeners).toBeLessThan(VISITS);
    expect(after.nodes - held.nodes).toBeLessThan(10 * VISITS);
  }).toPass({ timeout: 20_000 });
  expect(complaints).toEqual([]);
});

/**
 * Goes to the plan, which needs no engine, and back to the map, which draws at least one picture, repeatedly. In the
 * page itself: a click from outside waits for two frames each time.
 */
async function leaveAndVisit(page: Page, times: number): Promise<void> {
  await page.evaluate(
    async ([selector, count]) => {
      const until = (holds: () => boolean) =>
        new Promise<void>(resolve => {
          const look = () => (holds() ? resolve() : setTimeout(look, 10));
          look();
        });
      const radios = document.querySelectorAll<HTMLElement>('.vis__corner--top-left [role="radio"]');
      const [, stars, plan] = [...radios];
      const drawn = (): number => Reflect.get(window, 'drawnFrames')();
      for (let i = 0; i < count; i++) {
        plan?.click();
        await until(() => !document.querySelector(selector));
        stars?.click();
        const before = drawn();
        await until(() => document.querySelector(selector) !== null && drawn() > before);
      }
    },
    [MAP, times] as const,
  );
}

/** What the page holds after a garbage collection. */
async function count(browser: CDPSession): Promise<{ readonly nodes: number; readonly listeners: number }> {
  for (let i = 0; i < 3; i++) await browser.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

test('[R1014] the note of a phone has whole rows; on paper stars are larger, and dark below the horizon', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date('2026-11-18T11:46:00Z'));
  await page.goto(SKY);
  await expect(page.locator(MAP)).toBeVisible();
  const note = page.locator('.starmap__note');
  await expect(note.locator('.starmap__tonight')).toBeVisible();
  const row = await note.locator('dd').last().boundingBox();
  const column = await page.locator('.starmap').boundingBox();
  // Its foot fades over 16 px.
  expect(row!.y + row!.height).toBeLessThanOrEqual(column!.y + column!.height - 16);
  const look = (theme: string) =>
    page.locator('.starmap').evaluate((map, to) => {
      // By night the view itself is in ink.
      for (const part of document.querySelectorAll<HTMLElement>('[data-theme]')) part.dataset['theme'] = to;
      const style = getComputedStyle(map);
      return ['size', 'below'].map(name => Number(style.getPropertyValue(`--map-star-${name}`)));
    }, theme);
  const [[size, below], [sizeByNight]] = [await look('paper'), await look('ink')] as const;
  expect(size).toBeGreaterThan(sizeByNight!);
  expect(below).toBeGreaterThan(0.7);
});

test('[R1058] on a phone the note of a picked object is in view below the whole map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date('2026-06-21T05:07:24Z'));
  await page.goto(`${SKY}&object=moon`);
  await expect(page.locator('.starmap__note .starmap__tonight')).toBeVisible();
  await expect(page.locator('.starmap__note')).toBeInViewport({ ratio: 1 });
  expect(await page.locator('.starmap').evaluate(map => map.scrollTop)).toBe(0);
});

test('[R1083] on a tablet the disc is large, and the note shows all its rows', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.clock.setFixedTime(new Date('2026-11-18T11:46:00Z'));
  await page.goto(SKY);
  await expect(page.locator('.starmap__note .starmap__tonight')).toBeVisible();
  const [disc, column, row, modes] = await Promise.all(
    [MAP, '.starmap', '.starmap__note dd >> nth=-1', '.starmap__modes'].map(of =>
      page.locator(of).boundingBox(),
    ),
  );
  expect(Math.min(disc!.width, disc!.height)).toBeGreaterThanOrEqual(560);
  // Beside the foot of the disc.
  expect(modes!.y).toBeLessThan(disc!.y + disc!.height);
  expect(modes!.x + modes!.width).toBeLessThan(768 / 2 - 100);
  expect(row!.y + row!.height).toBeLessThanOrEqual(column!.y + column!.height - 16);
});

test('[R1084] on a small phone the mansion on the meridian has its place under the controls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.setFixedTime(new Date('2026-11-18T11:46:00Z'));
  await page.goto(SKY);
  const facts = page.locator('.starmap__note dd');
  const culmination = page.locator('.starmap__note [data-event="culmination"] dd');
  await expect(facts.nth(1)).toBeVisible();
  await expect(culmination).toBeVisible();
  await expect(page.locator('.starmap__note [data-event="rise"]')).toBeHidden();
  const [column, row, time] = await Promise.all(
    [page.locator('.starmap'), culmination, page.locator('.starmap__time')].map(each => each.boundingBox()),
  );
  const end = column!.y + column!.height;
  expect(row!.y + row!.height).toBeLessThanOrEqual(end - 16);
  expect(time!.y).toBeGreaterThanOrEqual(end - 16);
});

test('[R1026] on a small phone the map stays where something is picked, with its place below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.setFixedTime(new Date('2026-11-18T11:46:00Z'));
  await page.goto(`${SKY}&object=moon`);
  await expect(page.locator('.starmap__note .starmap__tonight')).toBeVisible();
  const column = page.locator('.starmap');
  await expect.poll(() => column.evaluate(map => map.style.mask)).not.toBe('');
  expect(await column.evaluate(map => map.scrollTop)).toBe(0);
  await expect(page.locator(MAP)).toBeInViewport({ ratio: 1 });
  const place = await page.locator('.starmap__note [data-event="culmination"]').boundingBox();
  const box = await column.boundingBox();
  expect(place!.y + place!.height).toBeLessThanOrEqual(box!.y + box!.height - 16);
});
