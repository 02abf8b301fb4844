import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  editedWebp,
  mpfJpeg,
  packedPng,
  splitHeic,
  xmpJpeg,
} from '../../../packages/photo/src/place/kinds.cases';
import {
  movie,
  phoneGif,
  phoneHeif,
  phoneJpeg,
  phoneJxl,
  phonePng,
  phoneTiff,
  phoneWebp,
  SECRETS,
} from '../../../packages/photo/src/place/phone.cases';
import type { MadeFile } from './files';
import { expect, FILLED, go, signInAs, speak, test } from './support';
import { serveDeployable, untilControlled } from './worker';

const file = (name: string, mimeType: string, bytes: Uint8Array): MadeFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});
const PHOTOS = [
  file('iphone.jpg', 'image/jpeg', phoneJpeg('MM')),
  file('drone.jpg', 'image/jpeg', phoneJpeg('II', 13)),
  file('shot.png', 'image/png', phonePng()),
  file('pixel.webp', 'image/webp', phoneWebp()),
  file('moving.gif', 'image/gif', phoneGif()),
  file('iphone.heic', 'image/heic', phoneHeif('heic')),
  file('room.avif', 'image/avif', phoneHeif('avif')),
  file('raw.dng', 'image/x-adobe-dng', phoneTiff('II')),
  file('room.jxl', 'image/jxl', phoneJxl()),
  file('packets.jpg', 'image/jpeg', xmpJpeg()),
  file('two.jpg', 'image/jpeg', mpfJpeg()),
  file('split.heic', 'image/heic', splitHeic()),
  file('edited.webp', 'image/webp', editedWebp()),
  file('packed.png', 'image/png', packedPng()),
];
const FILMS = [file('walk.mov', 'video/quicktime', movie()), file('walk.mp4', 'video/mp4', movie('isom'))];

/** Everything in the databases, the caches and the small storages, as one string of Latin-1 letters. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const parts: string[] = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ];
    const take = async (value: unknown): Promise<void> => {
      if (value instanceof Blob) {
        parts.push(new TextDecoder('latin1').decode(await value.arrayBuffer()));
      } else if (typeof value === 'object' && value !== null) {
        for (const each of Object.values(value)) await take(each);
      } else parts.push(String(value));
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>(resolve => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
        await take(rows);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        parts.push(request.url, new TextDecoder('latin1').decode(await kept?.arrayBuffer()));
      }
    }
    return parts.join('\n');
  });

const PASSPHRASE = 'four quiet words here';
/**
 * The contents of a sealed export, opened by Node's own cryptography: a header of 64 bytes with the rounds of PBKDF2,
 * the length of a piece, the salt and the first part of the nonces, then the pieces, each followed by its AES-256-GCM
 * tag.
 */
function unsealed(file: Buffer): Buffer {
  const [rounds, length] = [file.readUInt32BE(12), file.readUInt32BE(16) + 16];
  const key = pbkdf2Sync(PASSPHRASE, file.subarray(20, 36), rounds, 32, 'sha256');
  const pieces = Math.ceil((file.length - 64) / length);
  return Buffer.concat(
    Array.from({ length: pieces }, (_, n) => {
      const piece = file.subarray(64 + n * length, 64 + (n + 1) * length);
      const nonce = Buffer.concat([file.subarray(36, 43), Buffer.alloc(5)]);
      nonce.writeUInt32BE(n, 7);
      nonce[11] = n === pieces - 1 ? 1 : 0;
      const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
      cipher.setAAD(file.subarray(0, 48)).setAuthTag(piece.subarray(-16));
      return Buffer.concat([cipher.update(piece.subarray(0, -16)), cipher.final()]);
    }),
  );
}

const secretsIn = (text: string) =>
  Object.entries(SECRETS)
    .filter(([, bytes]) => text.includes(Buffer.from(bytes).toString('latin1')))
    .map(([name]) => name);

test('[R220] no byte of a location reaches storage, an export or the network', async ({
  page,
  context,
  baseURL,
}) => {
  const sent: string[] = [];
  page.on('request', request => {
    sent.push(request.url(), request.postDataBuffer()?.toString('latin1') ?? '');
  });
  await speak(context, baseURL ?? '', 'en');
  // The home's address differs from the photos' location: it may be in storage, and does not count.
  await signInAs(context, baseURL ?? '', {
    ...FILLED,
    location: { lat: 31.2, lng: 121.4 },
    locationName: 'Shanghai',
  });
  expect(secretsIn([...PHOTOS, ...FILMS].map(({ buffer }) => buffer.toString('latin1')).join(''))).toEqual(
    Object.keys(SECRETS),
  );

  await page.goto('/create');
  await page.locator('.desk__drop input').setInputFiles(PHOTOS);
  await expect(page.locator('.tile[data-photo]')).toHaveCount(PHOTOS.length);
  await expect(page.locator('.tile [role=status]')).toHaveCount(0);
  await go(page, '/visualization');
  await page.getByRole('button', { name: 'Tools' }).click();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /My records/ })
    .click();
  for (const [index, film] of FILMS.entries()) {
    await page.locator('input[aria-label="Add video"]').setInputFiles(film);
    await page.getByRole('button', { name: 'Add record' }).click();
    await expect(page.locator('.entry')).toHaveCount(index + 1);
  }
  const everything = await stored(page);
  expect(everything).toContain('one frame of the film');
  expect(everything).toContain('the coded pixels');
  expect(secretsIn(everything)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  const archive = (await readFile((await download.path()) ?? '')).toString('latin1');
  expect(archive).toContain('one frame of the film');
  expect(secretsIn(archive)).toEqual([]);

  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  const [sealing] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export sealed' }).click(),
  ]);
  const sealed = await readFile((await sealing.path()) ?? '');
  expect(sealed.toString('latin1')).not.toContain('one frame of the film');
  const opened = unsealed(sealed).toString('latin1');
  expect(opened).toContain('one frame of the film');
  expect(secretsIn(opened)).toEqual([]);
  expect(secretsIn(sent.join('\n'))).toEqual([]);
});

test.describe('shared by another app', () => {
  test.use({ serviceWorkers: 'allow' });

  test("[R220, R466] no byte of a photo's location reaches storage, before it is accepted or after", async ({
    page,
    context,
    baseURL,
  }) => {
    const app = await serveDeployable(baseURL ?? '');
    await speak(context, app.url, 'en');
    await signInAs(context, app.url, FILLED);
    await page.goto(`${app.url}/user-info`);
    await page.evaluate(async () => {
      // Left behind by an earlier version.
      await (await caches.open('shared-photos')).put('/shared-photos/1', new Response('as it came'));
    });
    await page.evaluate(untilControlled);
    // As a phone's share sheet does it: a form from outside the app, answered by the worker. The app's own pages may
    // send none (their policy).
    await page.goto('about:blank');
    const letters = PHOTOS[0]?.buffer.toString('base64') ?? '';
    await Promise.all([
      page.waitForURL('**/create'),
      page.evaluate(
        ({ text, action }) => {
          const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
          const files = new DataTransfer();
          files.items.add(new File([bytes], 'iphone.jpg', { type: 'image/jpeg' }));
          const form = document.createElement('form');
          Object.assign(form, { action, method: 'POST', enctype: 'multipart/form-data' });
          const input = Object.assign(document.createElement('input'), {
            type: 'file',
            name: 'shared-photos',
          });
          input.files = files.files;
          form.append(input);
          document.body.append(form);
          form.submit();
        },
        { text: letters, action: `${app.url}/create` },
      ),
    ]);
    await expect(page.getByText('Another app or site sent 1 photo')).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.has('shared-photos'))).toBe(false);
    expect(secretsIn(await stored(page))).toEqual([]);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.locator('.tile[data-photo]')).toHaveCount(1);
    await expect(page.locator('.tile [role=status]')).toHaveCount(0);
    const everything = await stored(page);
    expect(everything.includes('iphone.jpg')).toBe(true);
    expect(secretsIn(everything)).toEqual([]);
    app.close();
  });
});
