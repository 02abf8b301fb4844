import { expect, FILLED, signInAs, speak, test } from './support';
import { serveDeployable, untilControlled } from './worker';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

test('[R250] a new version announces itself, waits for consent, even over a dialog, and loses no draft', async ({
  page,
  context,
  baseURL,
}) => {
  const app = await serveDeployable(baseURL ?? '');
  await speak(context, app.url, 'en');
  await signInAs(context, app.url, FILLED);
  await page.goto(`${app.url}/user-info`);
  await page.evaluate(untilControlled);
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  if ((await name.count()) === 0) await page.getByRole('button', { name: /Add (a )?resident/i }).click();
  await name.fill('Lin Yue the younger');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));

  app.deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const reload = page.getByRole('button', { name: 'Reload now' });
  await expect(reload).toBeVisible({ timeout: 60_000 });
  // It waits: the same page is open, with its typed text.
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Alt+t');
  await reload.focus();
  await expect(reload).toBeFocused();
  await reload.click();
  await page.waitForFunction(() => !('sameVisit' in window));
  // R460: the dialog is open again, and hides the page behind it from the roles.
  await expect(page.locator('input[value="Lin Yue the younger"]')).toHaveCount(1);
  app.close();
});
