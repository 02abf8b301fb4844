import type { Page } from '@playwright/test';
import { expect, FILLED, go, NORMAL, signInAs, speak, test, toast } from './support';

// A finger opens a photo, too.
test.use({ hasTouch: true });

/** Drawing and reading six pictures takes a busy machine this long, ms. */
const FURNISHED = 30_000;
const storedInfo = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('userInfo') ?? '{}') as Record<string, unknown>);

/** The account's stored home. */
const keptHome = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>(resolve => {
        const opening = indexedDB.open('house');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('texts').objectStore('texts').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            const rows = asking.result as { readonly key: string; readonly text: string }[];
            resolve(JSON.parse(rows.find(({ key }) => key === 'home')?.text ?? 'null'));
          };
        };
      }),
  );

test('[R385, R661, R663] a sample home is one press away for a person without photos, says what it is, shows its photos and walls, and leaves in one press', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  test.slow();
  await signInAs(context, baseURL ?? '', NORMAL);
  await page.goto('/create');
  await page.getByRole('button', { name: 'Try a sample home' }).click();
  await expect(page).toHaveURL(/\/visualization$/, { timeout: FURNISHED });
  const notice = page.getByRole('region', { name: 'This is a sample home.' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('Faces Sì (SE3) · backs Hài (NW3)')).toBeVisible();
  await expect(page.getByText('Complete your profile')).toHaveCount(0);

  await test.step('[R385, R663] photo cards hang clear of every word and control on the drawing too; mouse, finger and key open one', async () => {
    const cards = page.getByRole('list', { name: 'Photos of the rooms' }).getByRole('button');
    await expect(cards.first()).toBeVisible({ timeout: 30_000 });
    const covered = () =>
      page.evaluate(() => {
        const boxes = (parts: string) =>
          [...document.querySelectorAll(parts)]
            .filter(part => part.checkVisibility())
            .map(part => part.getBoundingClientRect())
            .filter(({ width }) => width > 0);
        const kept = boxes('[data-hud]');
        const shown = boxes('.photo-cards button');
        return shown.filter((card, i) =>
          [...kept, ...shown.slice(i + 1)].some(
            other =>
              card.left < other.right &&
              other.left < card.right &&
              card.top < other.bottom &&
              other.top < card.bottom,
          ),
        ).length;
      });
    await expect.poll(covered).toBe(0);

    const dialog = page.getByRole('dialog');
    await cards.first().click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/[?&]photo=/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await cards.last().tap();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await cards.first().focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    // What was opened is open after a reload.
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/visualization$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(covered).toBe(0);
    await expect(page.locator('.own-home text').first()).toBeVisible();
    // The sample has two floors: their walls are whole once they are closed.
    await page.getByRole('radio', { name: 'Closed' }).click();
    await expect(page.locator('.own-home text')).toHaveCount(0);
  });

  await test.step('[R661] the height of the walls is in the address and holds on a reload and on the way back', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const heights = page.getByRole('radiogroup', { name: 'Wall height' });
    await heights.getByRole('radio', { name: 'Plan' }).click();
    await expect(page).toHaveURL(/[?&]walls=200$/);
    await page.reload();
    await expect(heights.getByRole('radio', { name: 'Plan' })).toBeChecked();
    const rail = page.getByRole('slider', { name: 'Wall height' });
    await rail.press('ArrowUp');
    await expect(page).toHaveURL(/[?&]walls=300$/);
    // A quarter of the way from its top, 2.2 m, to its foot, 0.2 m.
    await rail.tap({ position: { x: 16, y: ((await rail.boundingBox())?.height ?? 0) / 4 } });
    await expect(page).toHaveURL(/[?&]walls=1[5-9]00$/);
    const height = await rail.inputValue();
    await page.getByRole('button', { name: 'Feng shui reading' }).click();
    await expect(page).toHaveURL(/show=reading/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`[?&]walls=${height}$`));
    await expect(rail).toHaveValue(height);
  });

  // Its two people and its photos are in the reading, each labelled.
  await page.getByRole('button', { name: 'Feng shui reading' }).click();
  await expect(page.getByLabel('Lucky directions for').locator('option')).toHaveText([
    'No one',
    'Shen An (sample)',
    'Gu Heng (sample)',
  ]);
  await page.getByRole('gridcell', { name: /^Southeast:/ }).click();
  await expect(page.getByRole('img', { name: 'Entrance (sample)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Building work in \d{4}$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close the reading' }).click();

  // After two reloads it is still marked as a sample.
  await notice.getByRole('button', { name: 'Remove it' }).click();
  await expect(notice).toHaveCount(0);
  await expect(toast(page, 'The sample home is removed. Your own entries are back.')).toBeVisible();
  await expect(page.getByText('Set the facing')).toBeVisible();
  await expect(page.getByText('Complete your profile')).toBeVisible();
  expect(await storedInfo(page)).toMatchObject({
    residents: '[]',
    hasFilledProfile: false,
    locationName: '',
  });
  await go(page, '/create');
  await expect(page.getByRole('button', { name: 'Try a sample home' })).toBeVisible();
});

test('a sample home leaves the person’s own data unchanged, and all of it is back after removal', async ({
  page,
  context,
  baseURL,
}) => {
  const own = { houseFacts: { facing: { degrees: 90, north: 'true' }, completedIn: 1999 } };
  await speak(context, baseURL ?? '', 'zh');
  await signInAs(context, baseURL ?? '', FILLED);
  // As a version before accounts left it; the app moves it to the account.
  await page.addInitScript(home => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', '1');
    localStorage.setItem('home', home);
  }, JSON.stringify(own));
  await page.goto('/');
  await page.getByRole('button', { name: '看看示例宅' }).click();
  await expect(page).toHaveURL(/\/visualization$/, { timeout: FURNISHED });
  expect(await storedInfo(page)).toMatchObject({ locationName: '苏州（示例）' });
  await page.getByRole('region', { name: '这是示例宅。' }).getByRole('button', { name: '移除' }).click();
  await expect(toast(page, '示例宅已移除，你原来的内容都回来了。')).toBeVisible();
  expect(await storedInfo(page)).toMatchObject({
    locationName: FILLED.locationName,
    location: FILLED.location,
    hasFilledProfile: true,
  });
  await expect.poll(() => keptHome(page)).toEqual({ ...own, palaceOfPhoto: {} });
});

test('[R967, R968, R1001] a sample photo is read from its own bytes, and the sample’s records come and go with it', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  test.slow();
  await signInAs(context, baseURL ?? '', NORMAL);
  await page.goto('/create');
  await page.getByRole('button', { name: 'Try a sample home' }).click();
  await expect(page).toHaveURL(/\/visualization$/, { timeout: FURNISHED });
  await page.locator('.photo-cards button', { hasText: 'Living room' }).first().click({ timeout: 30_000 });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/ 09:46$/).first()).toBeVisible();
  await expect(sheet.getByText('looks towards 127°, ±15°')).toBeVisible();
  // f/1.8, 1/120 s, ISO 64: log2(1.8² · 120) - log2(0.64) = 9.247; π · 0.125 · 2^9.247 / 0.5 = 477 lx (ISO 2720).
  await expect(sheet.getByText('about 480 lx').first()).toBeVisible();
  await expect(sheet.getByText(/^red \d/)).toBeVisible();
  const strip = sheet.locator('.photo-sheet__strip');
  await expect(strip).toBeVisible();
  // R1001: under the columns of the photo, which on a phone is as wide as the sheet.
  const sides = async () => {
    const boxes = [await strip.boundingBox(), await sheet.locator('.photo-sheet__print').boundingBox()];
    return boxes.map(box => [Math.round(box?.x ?? 0), Math.round(box?.width ?? 0)]);
  };
  const [ruler, print] = await sides();
  expect(ruler).toEqual(print);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(sides).toEqual([
    [16, 358],
    [16, 358],
  ]);
  await expect(sheet.locator('.photo-sheet__row').first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  await expect(sheet.getByText('Other photos of this room')).toBeVisible();
  // Nothing is set before a press.
  await expect(sheet.getByRole('combobox', { name: 'Wall in view' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Accept' }).click();
  await expect(sheet.getByRole('combobox', { name: 'Wall in view' })).toHaveValue('SE');

  await go(page, '/visualization?tool=records');
  const records = page.getByRole('dialog');
  await expect(records.getByText(/\(sample\)$/).filter({ hasText: '.' })).toHaveCount(3);
  await expect(records.locator('.record-ribbon')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('region', { name: 'This is a sample home.' })
    .getByRole('button', { name: 'Remove it' })
    .click();
  await expect(toast(page, 'The sample home is removed. Your own entries are back.')).toBeVisible();
  await go(page, '/visualization?tool=records');
  await expect(page.getByRole('dialog').getByText('No records yet')).toBeVisible();
});
