import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, FILLED, signInAs, speak, test } from './support';

/** Records confirmed on screen before the browser is killed during the next write. */
const CONFIRMED = process.env['WHOLE'] ? 12 : 4;
/** Bytes of each picture: enough that a write takes a moment. */
const PICTURE_BYTES = 300_000;

test('[A17] killed while writing many records: every confirmed record is there, and none is incomplete', async ({
  baseURL,
  launchOptions,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'killed-'));
  const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL ? { baseURL } : {}),
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    await speak(context, baseURL ?? '', 'en');
    await signInAs(context, baseURL ?? '', FILLED);
    return { context, page: await context.newPage() };
  };
  try {
    const first = await open();
    const dead = new Promise(resolve => first.context.once('close', resolve));
    const confirmed: number[] = [];
    const browser = await processOf(first.context);
    await first.page.exposeFunction('confirmed', (number: number) => {
      confirmed.push(number);
      if (confirmed.length === CONFIRMED) setTimeout(() => process.kill(browser, 'SIGKILL'), 20);
    });
    await openRecords(first.page);
    // Never returns: the page dies with its browser.
    void first.page.evaluate(addWithoutEnd, PICTURE_BYTES).catch(() => undefined);
    await dead;

    const { context, page } = await open();
    await openRecords(page);
    await expect(page.locator('.entry__text').first()).toBeVisible();
    const stored = await page.evaluate(readRecords);
    expect(stored.map(({ number }) => number)).toEqual(expect.arrayContaining(confirmed));
    for (const { number, sizes } of stored) {
      expect({ number, sizes }).toEqual({ number, sizes: [PICTURE_BYTES, PICTURE_BYTES] });
    }
    await context.close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** The browser process's id. */
async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not name its process');
  return browser.id;
}

async function openRecords(page: Page): Promise<void> {
  await page.goto('/visualization');
  await page.getByRole('button', { name: 'Tools' }).click();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /My records/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Record' })).toBeVisible();
}

/** Runs in the page: adds pictures one after another, and reports each once the list shows it. */
async function addWithoutEnd(bytes: number): Promise<void> {
  // added by `exposeFunction`
  const { confirmed } = window as unknown as { confirmed(number: number): Promise<void> };
  const frame = () => new Promise(requestAnimationFrame);
  const big = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
  const little = (value: number) => [value & 255, value >> 8];
  /** A PNG of one row of grey, its bytes in stored zlib blocks (RFC 1950, 1951). */
  const picture = (number: number) => {
    const row = new Uint8Array(1 + bytes).fill(number, 1);
    const stored: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
    for (let at = 0; at < row.length; at += 65_535) {
      const block = row.subarray(at, at + 65_535);
      const isLast = at + block.length === row.length;
      stored.push(
        Uint8Array.of(isLast ? 1 : 0, ...little(block.length), ...little(block.length ^ 0xffff)),
        block,
      );
    }
    const [sum, sums] = row.reduce(([a, b], byte) => [(a + byte) % 65_521, (a + byte + b) % 65_521], [1, 0]);
    stored.push(Uint8Array.from(big(sums! * 65_536 + sum!)));
    const length = stored.reduce((all, part) => all + part.length, 0);
    return [
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      Uint8Array.of(
        0,
        0,
        0,
        13,
        0x49,
        0x48,
        0x44,
        0x52,
        ...big(bytes),
        0,
        0,
        0,
        1,
        8,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
      ),
      Uint8Array.of(...big(length), 0x49, 0x44, 0x41, 0x54),
      ...stored,
      new Uint8Array(8),
      Uint8Array.of(0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82),
    ].map(part => part.slice());
  };
  for (let number = 1; ; number += 1) {
    const area = document.querySelector<HTMLTextAreaElement>('.composer textarea');
    const input = document.querySelector<HTMLInputElement>('input[aria-label="Add image"]');
    const add = document.querySelector<HTMLButtonElement>('.composer__add');
    if (!area || !input || !add) throw new Error('The form is not there');
    const chosen = new DataTransfer();
    chosen.items.add(new File(picture(number), 'room.png', { type: 'image/png' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    // React listens to the setter of the element's own class.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      area,
      `Note ${number}`,
    );
    area.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    add.click();
    while (document.querySelector('.entry__text')?.textContent !== `Note ${number}`) await frame();
    await confirmed(number);
  }
}

/** Runs in the page: reads the device's data. Sizes cover the picture's data and its readable bytes, all of one value. */
async function readRecords(): Promise<{ number: number; sizes: number[] }[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('house');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const rows = await new Promise<{ caption: string; blob: Blob }[]>(resolve => {
    const reading = database.transaction('records').objectStore('records').getAll();
    reading.onsuccess = () => resolve(reading.result);
  });
  database.close();
  return Promise.all(
    rows.map(async ({ caption, blob }) => {
      const number = Number(caption.replace('Note ', ''));
      const bytes = new Uint8Array(await blob.arrayBuffer());
      // The row without its block headers and filter byte: after the start of the data, before its checksum.
      const blocks = bytes.subarray(43, -20);
      const row = blocks.filter((_, at) => at % 65_540 >= 5).subarray(1);
      return { number, sizes: [row.length, row.filter(byte => byte === number % 256).length] };
    }),
  );
}
