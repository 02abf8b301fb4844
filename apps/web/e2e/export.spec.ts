import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { png } from './files';
import { expect, FILLED, go, signInAs, speak, test, toast } from './support';
import { longestTask } from './trace';

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', FILLED);
});

async function openStorage(page: Page) {
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
}

/** Every row of the database, media as their bytes. */
const everything = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('house');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const plain = async (value: unknown): Promise<unknown> => {
      if (value instanceof Blob) return [value.type, ...new Uint8Array(await value.arrayBuffer())];
      if (typeof value !== 'object' || value === null) return value;
      const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
      return Promise.all(fields.map(async ([key, field]) => [key, await plain(field)]));
    };
    const stores: Record<string, unknown> = {};
    for (const name of ['records', 'photos', 'texts']) {
      const rows = await new Promise<unknown[]>(resolve => {
        const reading = database.transaction(name).objectStore(name).getAll();
        reading.onsuccess = () => resolve(reading.result);
      });
      // Notes that earlier rows were cleaned belong to the device.
      const carried = rows.filter(row => (row as { readonly key?: unknown }).key !== 'media-cleaned');
      stores[name] = await Promise.all(carried.map(plain));
    }
    database.close();
    return stores;
  });

test('[A4] export, forget me, import: the same data byte for byte', async ({ page, context, baseURL }) => {
  // As a version before accounts left it: it moves to the account when the page opens.
  await page.goto('/robots.txt');
  await page.evaluate(
    text => {
      localStorage.setItem('home', text);
      localStorage.setItem('profile-draft:linyue@example.com', '{}');
    },
    JSON.stringify({ houseFacts: { completedIn: 1998 }, palaceOfPhoto: {} }),
  );
  await page.goto('/create');
  await page.locator('.desk__drop input').setInputFiles([png('room.png', 30, 20)]);
  await expect(page.locator('.tile img')).toBeVisible();
  await go(page, '/visualization');
  await page.getByRole('button', { name: 'Tools' }).click();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /My records/ })
    .click();
  await page.locator('input[aria-label="Add image"]').setInputFiles(png('tea.png', 40, 30));
  await page.getByRole('textbox', { name: 'Record' }).fill('茶室换了圆窗');
  await page.getByRole('button', { name: 'Add record' }).click();
  await expect(page.locator('.entry')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Record' }).fill('还没写完');
  await page.keyboard.press('Escape');
  await expect.poll(async () => JSON.stringify(await everything(page))).toContain('还没写完');
  const before = await everything(page);

  await openStorage(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ink-and-starlight-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await readFile(await download.path());

  await page.getByRole('button', { name: 'Forget me on this device' }).click();
  await page.getByRole('button', { name: 'Delete all my data' }).click();
  // The page restarts by itself and says why.
  await expect(page).toHaveURL(/\/$/);
  await expect(toast(page, 'Your data on this device is deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'My account' })).toHaveCount(0);
  expect(await everything(page)).toEqual({ records: [], photos: [], texts: [] });
  expect(await page.evaluate(() => document.cookie)).not.toContain('house_user_info');
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter(key => /home|draft|profile|signedInAs|userInfo|houseImages/.test(key))).toEqual([]);

  await signInAs(context, baseURL ?? '', FILLED);
  await page.goto('/visualization');
  await openStorage(page);
  const file = { name: 'export.zip', mimeType: 'application/zip', buffer: archive };
  await page.locator('input[aria-label="Import an export"]').setInputFiles(file);
  // A record, a photo, and texts of the home and of unfinished work.
  await expect(page.getByText('5 entries imported')).toBeVisible();
  expect(await everything(page)).toEqual(before);
  expect(JSON.stringify(before)).toContain('还没写完');
});

/** More notes mean more pieces of the same size, not longer tasks: `WHOLE=1` tries 10,000. */
const NOTES = process.env['WHOLE'] ? 10_000 : 600;

/** Most characters of one message between the page and its worker: a batch of a million, plus one row. */
const MESSAGE = 1_100_000;

test(`[R212] ${NOTES.toLocaleString('en')} records are exported and imported by a worker, in batches`, async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  await page.addInitScript(weighMessages);
  await page.goto('/visualization');
  await openStorage(page);
  await page.evaluate(plantNotes, NOTES);
  await browser.startTracing(page, { categories: ['toplevel'] });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const path = await (await downloading).path();
  const packing = longestTask(await browser.stopTracing());

  await page.evaluate(clearNotes);
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.locator('input[aria-label="Import an export"]').setInputFiles(path);
  await expect(page.getByText(`${NOTES} entries imported`)).toBeVisible({ timeout: 60_000 });
  const opening = longestTask(await browser.stopTracing());
  const description = `longest task of the export ${packing.toFixed(1)} ms, of the import ${opening.toFixed(1)} ms`;
  test.info().annotations.push({ type: 'measured', description });
  const { sent, received } = await page.evaluate(
    () => (window as unknown as { messages: Record<'sent' | 'received', number[]> }).messages,
  );
  for (const weights of [sent, received]) {
    // All notes have been in them, and no message had them all.
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeGreaterThan(NOTES * 2000);
    expect(Math.max(...weights)).toBeLessThan(MESSAGE);
  }
});

/** Runs in the page: the size of each message to and from its workers, characters. */
function weighMessages(): void {
  const messages = { sent: [] as number[], received: [] as number[] };
  Object.assign(window, {
    messages,
    Worker: class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => messages.received.push(JSON.stringify(data).length));
      }
      override postMessage(message: unknown, transfer?: StructuredSerializeOptions | Transferable[]): void {
        messages.sent.push(JSON.stringify(message).length);
        super.postMessage(message, transfer as Transferable[]);
      }
    },
  });
}

/** Runs in the page: notes of 2,000 characters that do not repeat. */
async function plantNotes(count: number): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('house');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const { account: owner } = JSON.parse(localStorage.getItem('signedInAs') ?? '{}') as { account?: string };
  const writing = database.transaction('records', 'readwrite');
  for (let id = 1; id <= count; id += 1) {
    const text = String.fromCharCode(
      ...Array.from({ length: 2000 }, (_, at) => 0x4e00 + ((id * 31 + at * at) % 5000)),
    );
    writing
      .objectStore('records')
      .put({ owner, id: String(id), timestamp: id * 3_600_000, schema: 1, type: 'text', text });
  }
  await new Promise(resolve => {
    writing.oncomplete = resolve;
  });
  database.close();
}

/** Runs in the page. */
async function clearNotes(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('house');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const writing = database.transaction('records', 'readwrite');
  writing.objectStore('records').clear();
  await new Promise(resolve => {
    writing.oncomplete = resolve;
  });
  database.close();
}
