import { DEEP, expect, FILLED, go, signInAs, speak, test } from './support';
import { untilControlled } from './worker';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

test('J9: the app can be installed, and after one visit every screen opens offline, after a cold start too', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await speak(context, baseURL ?? '', 'zh');
  await signInAs(context, baseURL ?? '', FILLED);
  await page.goto('/');
  await test.step('the manifest is in both languages, and its icons exist', async () => {
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await (await request.get(href ?? '')).json();
    expect(manifest.name).toBe('墨与星 Ink & Starlight');
    for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  });
  await page.evaluate(untilControlled);
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  // The worker answers every address with the same page: one shows that, and the screens come as parts of it.
  await cold.goto('/create');
  for (const [path, heading] of [
    ['/create', '上传家宅照片'],
    ['/user-info', '宅在何处，谁居其中'],
    ['/no-such-page', '此处无宅'],
    ['/', '以墨绘宅'],
    ['/visualization', '屋宅'],
  ] as const) {
    await go(cold, path);
    await expect(cold.getByRole('heading', { level: 1 })).toContainText(heading);
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

  await go(cold, '/');
  await cold.getByRole('button', { name: '我的账户' }).click();
  await cold.getByRole('menuitem', { name: '退出登录' }).click();
  await go(cold, '/login');
  await expect(cold.getByRole('tab').first()).toBeVisible();
  await signInAs(context, baseURL ?? '', DEEP);
  await cold.goto('/deep-dream');
  await expect(cold).toHaveURL(/\/deep-dream$/);
  await expect(cold.getByRole('heading', { level: 1 })).toBeAttached();
});
