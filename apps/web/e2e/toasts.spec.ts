import { coveredByToasts, DEEP, expect, NORMAL, signInAs, speak, test } from './support';

// Toasts come in and leave as most people see them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WIDTHS = [320, 390, 768, 1280] as const;

for (const language of ['en', 'zh'] as const) {
  test(`[R250] ${language}: a toast covers no control, at any width`, async ({ page, context, baseURL }) => {
    await speak(context, baseURL ?? '', language);
    const isClear = async () => {
      await expect(page.locator('.ui-toast').first()).toBeVisible();
      await expect.poll(() => coveredByToasts(page)).toEqual([]);
    };
    for (const width of WIDTHS) {
      await test.step(`${width} px`, async () => {
        await context.clearCookies({ name: 'house_user_info' });
        await page.setViewportSize({ width, height: width < 768 ? 844 : 720 });

        // Turned away: the toast is on the page that the guard leads to.
        await page.goto('/visualization');
        await isClear();
        await page.goto('/');
        await page.locator('.slip').first().click();
        await expect(page).toHaveURL(/login/);
        await isClear();

        await signInAs(context, baseURL ?? '', NORMAL);
        await page.goto('/deep-dream');
        await isClear();
        // The copy of the session goes with its cookie: the next width begins as a guest.
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  });
}

test('[R250] a toast changes language with the page, and leaves from under a pointer at rest', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  await page.clock.install();
  await page.goto('/visualization');
  const shown = page.locator('.ui-toast');
  await expect(shown).toContainText('Please sign in first');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(shown.locator('p')).toHaveText(['请先登录']);
  const box = await shown.boundingBox();
  if (!box) throw new Error('the toast is drawn');
  await page.mouse.move(box.x + 20, box.y + 20);
  // A moving pointer means somebody reads; at rest it means nothing.
  await page.clock.runFor(20_000);
  await expect(shown).toHaveCount(0);
});

test('[R250] in the dream neither the avatar nor the way out is covered', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', DEEP);
  const withMenu: (readonly string[])[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 720 });
    await page.goto('/deep-dream');
    await page.getByRole('link', { name: 'Back home' }).click();
    await expect(page.locator('.ui-toast')).toBeVisible();
    await expect.poll(() => coveredByToasts(page)).toEqual([]);
    await page.getByRole('button', { name: /account/i }).click();
    await expect(page.getByRole('menuitem', { name: /sign out/i })).toBeVisible();
    // Past the moment in which the toast makes room.
    await page.waitForTimeout(500);
    withMenu.push(await coveredByToasts(page));
  }
  // On a slow machine one or the other toast has left before its menu was open.
  expect(withMenu).toContainEqual([]);
  expect(withMenu.filter(([first]) => first !== undefined && first !== 'no toast')).toEqual([]);
});
