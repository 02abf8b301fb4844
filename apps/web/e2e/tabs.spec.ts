import { expect, FILLED, go, signInAs, speak, test, toast } from './support';

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
});

test("[R3, R7, R31, R204, R207] signing in writes the cookie for 365 days and the whole site and the tab's copy; other tabs leave /login, say why they left after a sign-out, and stay signed out once everything was forgotten", async ({
  context,
  page: first,
}) => {
  const second = await context.newPage();
  await first.goto('/login');
  await second.goto('/login');
  await second.getByLabel('E-mail').fill('half@typed');
  const signIn = async () => {
    await first.getByLabel('E-mail').fill('linyue@example.com');
    await first.getByLabel('Password', { exact: true }).fill('secret1');
    await first.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(first.getByRole('button', { name: 'My account' })).toBeVisible();
    await expect(second.getByRole('button', { name: 'My account' })).toBeVisible();
  };
  await signIn();
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

  await test.step('[R204] a tab that was on another site while everything was forgotten stays signed out', async () => {
    await go(first, '/login');
    await signIn();
    // On another page of the same site, with the tab's session copy.
    await first.route('**/blank', route => route.fulfill({ contentType: 'text/html', body: '' }));
    await first.goto('/blank');

    await second.getByRole('button', { name: 'My account' }).click();
    await second.getByRole('menuitem', { name: 'Settings' }).click();
    await second.getByRole('button', { name: 'Forget me on this device' }).click();
    await second.getByRole('button', { name: 'Delete all my data' }).click();
    await expect(toast(second, 'Your data on this device is deleted.')).toBeVisible();

    expect(await first.evaluate(() => sessionStorage.getItem('userInfo'))).not.toBeNull();
    await first.goto('/');
    await expect(first.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expect(first.getByRole('button', { name: 'My account' })).toHaveCount(0);
    expect(await first.evaluate(() => document.cookie)).not.toContain('house_user_info');
  });
});

test('[R210] a missing chunk reloads the page once: the new version loads without asking, else a card is shown', async ({
  page,
  context,
  faults,
}) => {
  let answer: { status: number; contentType?: string; body: string } | undefined;
  await context.route(/\/assets\/(Login|Create)Screen.*\.js$/, route =>
    answer ? route.fulfill(answer) : route.continue(),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await test.step('removed by a deployment, it is there after the reload', async () => {
    await page.goto('/');
    answer = { status: 404, body: '' };
    page.once('load', () => {
      answer = undefined;
    });
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page.getByRole('tab', { name: 'Sign in' })).toBeVisible();
    expect(loads).toBe(2);
  });
  for (const [path, missing] of [
    ['/create', { status: 404, body: '' }],
    ['/login', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ] as const) {
    await test.step(`missing still, answered with ${missing.status}`, async () => {
      await page.evaluate(() => sessionStorage.clear());
      loads = 0;
      answer = missing;
      // Not `go`, which would wait in a page that is reloaded.
      await page.evaluate(to => {
        const router = Reflect.get(window, '__TSR_ROUTER__');
        setTimeout(() => router.history.push(to));
      }, path);
      await expect.poll(() => loads).toBe(1);
      await expect(page.getByRole('heading', { name: /Something broke|went wrong/i })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(loads).toBe(1);
    });
  }
  faults.length = 0; // the missing chunk is the point here; the browser reports it
});

test('[R209] the tools open even if the network fails during the first visit; the guide is offered, and once the connection is back the dialog says so', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  await signInAs(context, baseURL ?? '', FILLED);
  const fetched = page.waitForResponse(/ShopDialog.*\.js/);
  await page.goto('/visualization');
  const open = async (name: string | RegExp) => {
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('toolbar').getByRole('button', { name }).click();
  };
  await expect(page.getByRole('button', { name: 'Tools' })).toBeVisible();
  await fetched;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await open(/Auspicious|Shop/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('offline the guide is offered, and once the connection is back the dialog says so', async () => {
    await context.setOffline(false);
    await open('Cosmic Messenger');
    // Once the dialog suggests questions, it can gather its facts.
    await expect(page.locator('.chat-slip').first()).toBeVisible();
    await context.setOffline(true);
    const field = page.getByRole('textbox', { name: 'Your message' });
    await field.fill('How do I arrange my bedroom?');
    await field.press('Enter');
    await expect(page.locator('.chat-failure')).toContainText(
      'You are offline. The built-in guide can still answer.',
    );
    const hint = page.getByText('You are back online: ask again.');
    await expect(hint).toBeHidden();
    await context.setOffline(false);
    await expect(hint).toBeVisible();
    await page.locator('.chat-failure').getByRole('button', { name: 'Ask again' }).click();
    await expect(page.getByRole('log').getByText('Look at the bed first')).toBeVisible();
    await expect(hint).toBeHidden();
  });
  // The browser reports the failed fetches.
  expect(faults.splice(0).filter(text => !text.startsWith('Failed to load resource'))).toEqual([]);
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
