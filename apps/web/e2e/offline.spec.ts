import { DEEP, expect, FILLED, go, signInAs, speak, test } from './support';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

test('J9: after one visit every screen opens offline, after a cold start too', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'zh');
  await signInAs(context, baseURL ?? '', FILLED);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  for (const path of ['/', '/create', '/user-info', '/no-such-page', '/visualization']) {
    await cold.goto(path);
    await expect(cold.getByRole('heading', { level: 1 })).toBeAttached();
  }
  await cold.getByRole('radio', { name: '星图' }).click();
  await expect(cold.getByText('细说今夜的星空')).toBeAttached();
  // Keyboard navigation works too.
  for (const [words, arrived] of [
    ['huangli', cold.getByRole('dialog', { name: '今日黄历' })],
    ['家人', cold.getByRole('heading', { level: 1, name: '宅在何处，谁居其中' })],
  ] as const) {
    await cold.keyboard.press('ControlOrMeta+K');
    await expect(cold.getByRole('combobox')).toBeFocused();
    await cold.keyboard.type(words);
    await cold.keyboard.press('Enter');
    await expect(arrived).toBeVisible();
  }
  await go(cold, '/visualization');

  await cold.getByRole('button', { name: '工具' }).click();
  await cold
    .getByRole('toolbar')
    .getByRole('button', { name: /宇宙信使/ })
    .click();
  const field = cold.getByRole('textbox', { name: '你的消息' });
  await field.fill('卧室怎么布置？');
  await field.press('Enter');
  await cold.locator('.chat-failure').getByRole('button', { name: /向导/ }).click();
  await expect(cold.getByRole('log').getByText(/先看床/)).toBeVisible();

  await context.clearCookies();
  await speak(context, baseURL ?? '', 'zh');
  await cold.evaluate(() => sessionStorage.clear());
  await cold.goto('/login');
  await expect(cold.getByRole('tab').first()).toBeVisible();
  await signInAs(context, baseURL ?? '', DEEP);
  await cold.goto('/deep-dream');
  await expect(cold).toHaveURL(/\/deep-dream$/);
  await expect(cold.getByRole('heading', { level: 1 })).toBeAttached();
});

test('the app can be installed: manifest in both languages, icons that exist', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest.name).toBe('墨与星 Ink & Starlight');
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
});

test('a chunk removed by a deployment loads the new version without asking', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  await speak(context, baseURL ?? '', 'en');
  let gone = false;
  // The chunk of the next screen is missing until the page has reloaded.
  await context.route(/\/assets\/.*[Ll]ogin.*\.js$/, route =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto('/');
  gone = true;
  page.once('load', () => {
    gone = false;
  });
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('tab', { name: 'Sign in' })).toBeVisible();
  expect(gone).toBe(false);
  // The missing chunk is the point here; the browser reports it.
  faults.length = 0;
});
