import type { CDPSession, Page } from '@playwright/test';
import { expect, FILLED, go, signInAs, speak, test } from './support';

const TIMES = process.env['WHOLE'] ? 100 : 8;
/** Rounds before the first count: the browser loads code, texts and caches once. */
const WARM_UP = 3;

// Nodes are counted, not pixels: a small window draws fast in software.
test.use({ viewport: { width: 400, height: 500 } });
test.setTimeout(180_000);

test.beforeEach(async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', FILLED);
  await page.addInitScript(() => {
    const live = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = source => {
      const url = createObjectURL.call(URL, source);
      live.add(url);
      return url;
    };
    URL.revokeObjectURL = url => {
      live.delete(url);
      revokeObjectURL.call(URL, url);
    };
    Object.assign(window, { liveUrls: live });
    // The drawing instead of the model, whose memory has its own test.
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  });
});

interface Count {
  readonly nodes: number;
  readonly listeners: number;
  readonly urls: number;
}

/** What is alive after a garbage collection. */
async function count(page: Page, session: CDPSession): Promise<Count> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find(each => each.name === name)?.value ?? Number.NaN;
  const urls = await page.evaluate(() => (window as unknown as { liveUrls: Set<string> }).liveUrls.size);
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), urls };
}

/** Counts, repeats the action many times, and counts again. A leak adds at least one of its kind each time. */
async function expectNoLeak(page: Page, doIt: (times: number) => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await doIt(WARM_UP);
  const before = await count(page, session);
  await doIt(TIMES);
  // React drops its previous output when it renders again: the clock makes it do so within a second.
  await expect(async () => {
    const after = await count(page, session);
    test.info().annotations.push({ type: 'measured', description: JSON.stringify({ before, after }) });
    expect(after.urls).toBe(0);
    expect(after.nodes - before.nodes).toBeLessThan(TIMES / 2);
    expect(after.listeners - before.listeners).toBeLessThan(TIMES / 2);
  }).toPass({ timeout: 20_000 });
}

test('[A17] adding and removing photos and opening the records repeatedly leaves no object URL, node or listener behind', async ({
  page,
}) => {
  await test.step('photos', async () => {
    await page.goto('/create');
    await expect(page.locator('.desk__drop')).toBeVisible();
    await expectNoLeak(page, times =>
      page.evaluate(async rounds => {
        const until = async (holds: () => unknown) => {
          while (!holds()) await new Promise(resolve => setTimeout(resolve, 5));
        };
        const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
        for (let round = 0; round < rounds; round += 1) {
          const chosen = new DataTransfer();
          chosen.items.add(new File([picture], `${round}.svg`, { type: 'image/svg+xml' }));
          const input = document.querySelector<HTMLInputElement>('.desk__drop input');
          if (!input) throw new Error('Nowhere to add');
          input.files = chosen.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));
          await until(() => document.querySelector('.tile img'));
          document.querySelector<HTMLElement>('[data-photo-remove]')?.click();
          await until(() => !document.querySelector('.tile[data-photo]'));
        }
      }, times),
    );
  });
  await test.step('records', async () => {
    await go(page, '/visualization');
    await page.getByRole('button', { name: 'Tools' }).click();
    const tool = page.getByRole('toolbar').getByRole('button', { name: /My records/ });
    await tool.click();
    await page.locator('input[aria-label="Add image"]').setInputFiles({
      name: 'tea.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'),
    });
    await page.getByRole('button', { name: 'Add record' }).click();
    await expect(page.locator('.entry img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await expectNoLeak(page, times =>
      page.evaluate(async rounds => {
        const until = async (holds: () => unknown) => {
          while (!holds()) await new Promise(resolve => setTimeout(resolve, 5));
        };
        const find = (selector: string, words: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].find(each =>
            `${each.ariaLabel} ${each.textContent}`.includes(words),
          );
        for (let round = 0; round < rounds; round += 1) {
          if (!find('[role="toolbar"] button', 'My records')) find('button', 'Tools')?.click();
          await until(() => find('[role="toolbar"] button', 'My records'));
          find('[role="toolbar"] button', 'My records')?.click();
          await until(() => document.querySelector('.entry img'));
          await until(() => {
            const inside = document.querySelector('[role="dialog"]');
            inside?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
            return !inside;
          });
        }
      }, times),
    );
  });
});
