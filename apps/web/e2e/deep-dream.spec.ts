import { DEEP, expect, go, signInAs, speak, test } from './support';

const BUBBLES = '.dream-bubble button';

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', DEEP);
});

test('[R128, R129, R130, R131, R132, R134, R146, R147] thirteen bubbles, three of them mine; hover, connect, talk, reload: all of it is still there', async ({
  page,
}) => {
  await page.goto('/deep-dream');
  await expect(page.locator(BUBBLES)).toHaveCount(13);
  await expect(page.getByText('Available', { exact: true }).locator('..')).toContainText('10');
  await expect(page.getByText('Connected to me', { exact: true }).locator('..')).toContainText('3');
  await expect(page.locator('.dream-scene canvas')).toHaveCount(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  const green = page.locator('.dream-bubble--available').last();
  // The picture may still be loading when the buttons appear: look again at the bubble's position.
  await expect(async () => {
    const box = await green.getByRole('button').boundingBox();
    if (!box) throw new Error('the bubble is not on the page');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator('.dream-bubble--lifted')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(page.locator('.dream-bubble--dimmed')).toHaveCount(12);
  await expect(page.locator('.dream-space__surface')).toHaveCSS('cursor', 'pointer');
  // By key: another bubble may float in front of this one, and would rightly take the click.
  await green.getByRole('button').press('Enter');

  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(name).not.toBe('');
  for (const fact of ['Location', 'Birthday', 'Household', 'Last online']) {
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  }
  const field = page.getByRole('textbox', { name: `Message to ${name}` });
  await field.fill('Where do you live?');
  await field.press('Enter');
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('log').getByText('Where do you live?')).toBeVisible();

  await page.getByRole('button', { name: 'Back to the water' }).click();
  await expect(page.getByText('Connected to me', { exact: true }).locator('..')).toContainText('4');
  await expect(page.getByRole('button', { name: new RegExp(`^${name}, connected to me`) })).toBeFocused();
});

test('[R12, R133, R148, A7] arrow keys, the list, the language, the seal, the way home, signing out', async ({
  page,
}) => {
  await page.goto('/deep-dream');
  await test.step('arrow keys move from bubble to bubble, Enter opens one', async () => {
    await expect(page.locator('.dream-bubble').first()).toHaveAttribute('style', /translate/);
    await page.locator(BUBBLES).first().focus();
    const seen = new Set<string>();
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'End', 'Home']) {
      await page.keyboard.press(key);
      seen.add((await page.evaluate(() => document.activeElement?.closest('li')?.style.transform)) ?? '');
    }
    expect(seen.size).toBeGreaterThan(2);
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Back to the water' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the water' }).click();
  });

  await test.step('[R133] the list shows and opens the same people', async () => {
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(page.locator('.dream-row')).toHaveCount(13);
    await page.getByRole('searchbox', { name: 'Search people' }).fill('no such person');
    await expect(page.getByText('No one found. Try a place or another word.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search people' }).fill('');
    await page.locator('.dream-row--connected-to-me').first().click();
    await expect(page.getByRole('log')).toBeAttached();
    await page.getByRole('button', { name: 'Back to the water' }).click();
  });

  await test.step('[R12, A7] the dream has a language control, and its seal leads to /', async () => {
    await page.getByRole('button', { name: '中文' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '梦境深处' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page).toHaveTitle(/梦境深处/);
    await page.getByRole('link', { name: /墨与星/ }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await page.getByRole('button', { name: 'English' }).click();
  });

  await test.step('[R148] home leads through the guard back to the water; signing out says so', async () => {
    await page.getByRole('link', { name: 'Back home' }).click();
    await expect(page).toHaveURL(/\/deep-dream$/);
    await expect(page.getByText('深度用户请访问梦境深处').first()).toBeAttached();
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('menuitem', { name: /sign out|log out/i }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('已退出登录').first()).toBeAttached();
  });
});

test('[A18] after "back to the water", Back leaves the dream and does not reopen the talk', async ({
  page,
  baseURL,
}) => {
  await go(page, '/create');
  await go(page, '/deep-dream');
  await page.locator(BUBBLES).first().press('Enter');
  await page.getByRole('button', { name: 'Back to the water' }).click();
  await expect(page).toHaveURL(`${baseURL}/deep-dream`);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/create`);
});
