import { png } from './files';
import { expect, FILLED, go, NORMAL, signInAs, speak, test, toast } from './support';

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
});

test("[R3, R7, R31, R207] signing in writes the cookie for 365 days and the whole site and the tab's copy; other tabs leave /login, and say why they left after a sign-out", async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/login');
  await second.goto('/login');
  await second.getByLabel('E-mail').fill('half@typed');
  await first.getByLabel('E-mail').fill('linyue@example.com');
  await first.getByLabel('Password', { exact: true }).fill('secret1');
  await first.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(first.getByRole('button', { name: 'My account' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'My account' })).toBeVisible();
  await expect(second.getByLabel('E-mail')).toHaveCount(0);

  const cookie = (await context.cookies()).find(({ name }) => name === 'house_user_info');
  expect(cookie?.path).toBe('/');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThan(365.1);
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? '')).name).toBe('linyue');
  const copy = await first.evaluate(() => sessionStorage.getItem('userInfo'));
  expect(JSON.parse(copy ?? '{}').name).toBe('linyue');

  await go(second, '/visualization');
  await expect(second.getByRole('button', { name: 'Tools' })).toBeVisible();
  await first.getByRole('button', { name: 'My account' }).click();
  await first.getByRole('menuitem', { name: /Sign out/ }).click();
  await expect(second).toHaveURL('/');
  await expect(toast(second, 'You signed out in another tab')).toBeVisible();
});

test('[R204] a tab that was on another site while everything was forgotten stays signed out', async ({
  context,
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('linyue@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  // On another page of the same site, with the tab's session copy.
  await page.route('**/blank', route => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/blank');

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'My account' }).click();
  await other.getByRole('menuitem', { name: 'Settings' }).click();
  await other.getByRole('button', { name: 'Forget me on this device' }).click();
  await other.getByRole('button', { name: 'Delete all my data' }).click();
  await expect(toast(other, 'Your data on this device is deleted.')).toBeVisible();

  expect(await page.evaluate(() => sessionStorage.getItem('userInfo'))).not.toBeNull();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'My account' })).toHaveCount(0);
  expect(await page.evaluate(() => document.cookie)).not.toContain('house_user_info');
});

test('[R22] once cookie and copy are gone, "generate" asks to sign in and writes no new cookie', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, baseURL ?? '', NORMAL);
  await page.goto('/?card=upload');
  await page.locator('.desk__drop input').setInputFiles([png('room.png', 30, 20)]);
  await expect(page.locator('.tile img').first()).toBeVisible();
  await context.clearCookies({ name: 'house_user_info' });
  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole('button', { name: 'Draw my house' }).click();
  await expect(page).toHaveURL(`${baseURL}/login`);
  await expect(toast(page, '请先登录')).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('house_user_info');
  expect(await page.evaluate(() => sessionStorage.getItem('userInfo'))).toBeNull();
});

for (const { what, answer } of [
  { what: 'a 404', answer: { status: 404, body: '' } },
  { what: 'the page itself', answer: { status: 200, contentType: 'text/html', body: '<!doctype html>' } },
]) {
  test(`[R210] a missing chunk, answered with ${what}, reloads the page once before its card is shown`, async ({
    page,
    context,
    faults,
  }) => {
    await context.route(/\/assets\/LoginScreen.*\.js$/, route => route.fulfill(answer));
    await page.goto('/');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page.getByRole('heading', { name: /Something broke|went wrong/i })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
    faults.length = 0; // the missing chunk is the point here; the browser reports it
  });
}

test('[R209] the tools open even if the network fails during the first visit', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, baseURL ?? '', FILLED);
  await page.goto('/visualization');
  await expect(page.getByRole('button', { name: 'Tools' })).toBeVisible();
  await page.waitForResponse(/ShopDialog.*\.js/);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Tools' }).click();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /Auspicious|Shop/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[R209] a tool that cannot be fetched says so, and the home stays', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  await signInAs(context, baseURL ?? '', FILLED);
  await context.route(/\/assets\/ShopDialog.*\.js$/, route => route.abort());
  await page.goto('/visualization');
  await expect(page.getByRole('button', { name: 'Tools' })).toBeVisible();
  // The house itself is loaded; the tools are not yet.
  await expect(page.locator('.house-scene')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Tools' }).click();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /Auspicious|Shop/ })
    .click();
  await expect(
    toast(page, 'A part of the app is missing. Check your connection, or reload the page.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tools' })).toBeVisible();
  faults.length = 0; // the browser reports the failed fetch
});
