import type { Page } from '@playwright/test';
import { coveredByToasts, DEEP, expect, NORMAL, signInAs, speak, test } from './support';

// Toasts with the animations most people see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WIDTHS = [1280, 768, 390, 320] as const;
const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 768 ? 844 : 720 });

test('[R250] a toast covers no control, at any width and in both languages, changes language with the page, and leaves even under a resting pointer', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await speak(context, baseURL ?? '', 'en');
  await page.clock.install();
  const shown = page.locator('.ui-toast');
  const dismiss = page.locator('.ui-toast button').last();
  const isClear = async () => {
    // A toast with the focus stays.
    await dismiss.focus();
    for (const width of WIDTHS) {
      await resize(page, width);
      await expect.poll(() => coveredByToasts(page), `at ${width} px`).toEqual([]);
    }
    await resize(page, WIDTHS[0]);
  };
  /** In the language of the page, then in the other, which stays. */
  const isClearInBoth = async (other: string) => {
    await isClear();
    await page.getByRole('button', { name: other, exact: true }).click();
    await isClear();
  };
  // Redirected: the toast is on the page the guard leads to.
  await page.goto('/visualization');
  await expect(page).toHaveURL('/');
  await expect(shown).toContainText('Please sign in first');
  await isClearInBoth('中文');
  await expect(shown.locator('p')).toHaveText(['请先登录']);
  await dismiss.click();
  await page.locator('.slip').first().click();
  await expect(page).toHaveURL(/login/);
  await isClearInBoth('English');

  await test.step('it leaves even under a resting pointer', async () => {
    const box = await shown.boundingBox();
    if (!box) throw new Error('the toast is drawn');
    await page.getByLabel('E-mail').focus();
    await page.mouse.move(box.x + 20, box.y + 20);
    // A moving pointer means somebody is reading; a resting one means nothing.
    await page.clock.runFor(20_000);
    await expect(shown).toHaveCount(0);
  });

  await signInAs(context, baseURL ?? '', NORMAL);
  await page.goto('/deep-dream');
  await isClearInBoth('中文');
  await page.getByRole('button', { name: 'English', exact: true }).click();

  await test.step('in the dream neither the avatar nor the way out is covered', async () => {
    await context.clearCookies({ name: 'house_user_info' });
    await page.evaluate(() => sessionStorage.clear());
    await signInAs(context, baseURL ?? '', DEEP);
    await page.goto('/deep-dream');
    await page.getByRole('link', { name: 'Back home' }).click();
    await dismiss.focus();
    for (const width of WIDTHS) {
      await resize(page, width);
      await expect.poll(() => coveredByToasts(page), `at ${width} px`).toEqual([]);
    }
    // The menu takes the focus; a moving pointer holds the toast.
    const hold = () => page.locator('.ui-toast').first().dispatchEvent('pointermove', { movementX: 1 });
    await hold();
    await page.getByRole('button', { name: /account/i }).click();
    await expect(page.getByRole('menuitem', { name: /sign out/i })).toBeVisible();
    for (const width of WIDTHS) {
      await resize(page, width);
      await hold();
      await expect.poll(() => coveredByToasts(page), `at ${width} px, over a menu`).toEqual([]);
    }
  });
});
