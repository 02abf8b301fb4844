import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { png } from './files';
import { expect, NORMAL, signInAs, speak, test, toast } from './support';

const TEXTS = {
  en: {
    upload: /Upload photos/,
    scan: /Use your phone/,
    select: 'Select photos',
    drop: 'Drop photos here',
    none: 'Please choose at least one photo first',
    generate: 'Draw my house',
  },
  zh: {
    upload: /上传照片/,
    scan: /扫码拍摄/,
    select: '选择照片',
    drop: '把照片拖到这里',
    none: '请先选择至少一张照片',
    generate: '开始生成',
  },
} as const;

test('[R12, R13, R14, R15, R19, R20, R22] two cards, each with its panel: generating needs a photo, a reader decodes the code; the language switches at once and stays after a reload', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', NORMAL);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await showsCards(page, TEXTS.en, baseURL);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('以墨绘宅');
  await expect(page).toHaveTitle('首页 · 墨与星');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('以墨绘宅');
  await showsCards(page, TEXTS.zh, baseURL);

  await test.step('[R22] once cookie and copy are gone, "generate" asks to sign in and writes no new cookie', async () => {
    await page.getByRole('button', { name: TEXTS.zh.upload }).click();
    await page.locator('.desk__drop input').setInputFiles([png('room.png', 30, 20)]);
    await expect(page.locator('.tile img').first()).toBeVisible();
    await context.clearCookies({ name: 'house_user_info' });
    await page.evaluate(() => sessionStorage.clear());
    await page.getByRole('button', { name: TEXTS.zh.generate }).click();
    await expect(page).toHaveURL(`${baseURL}/login`);
    await expect(toast(page, '请先登录')).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).not.toContain('house_user_info');
    expect(await page.evaluate(() => sessionStorage.getItem('userInfo'))).toBeNull();
  });
});

async function showsCards(page: Page, texts: (typeof TEXTS)[keyof typeof TEXTS], says: string | undefined) {
  await page.getByRole('button', { name: texts.upload }).click();
  await expect(page.getByText(texts.drop)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.select })).toBeVisible();
  await page.getByRole('button', { name: texts.generate }).click();
  await expect(toast(page, texts.none)).toBeVisible();
  await page.getByRole('button', { name: texts.scan }).click();
  await expect(page.getByText(texts.drop)).toBeHidden();
  await expect(page.getByRole('button', { name: texts.scan })).toHaveAttribute('aria-expanded', 'true');

  const code = page.locator('.scan svg[role="img"]').first();
  await expect(code).toBeVisible();
  expect(await code.boundingBox()).toMatchObject({ width: 180, height: 180 });
  const { width, height, data } = PNG.sync.read(await code.screenshot());
  // jsQR is a second, independent implementation: it reads our drawn code, logo included.
  expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(says);
  await expect(page.locator('.scan ol > li')).toHaveCount(4);
}

test('[R25, R28, R29, R30, R33, R34, R35, R36] two tabs, the hint about administrators, the terms, no choice of role; registration reports one fault at a time, in order, beside the field', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'zh');
  await page.goto('/login');
  await expect(page.getByRole('tab')).toHaveText(['登录', '注册']);
  await expect(page.getByText('深度用户权限由管理员授予')).toBeVisible();
  await page.getByRole('button', { name: '服务条款' }).click();
  await expect(page.getByRole('dialog', { name: '服务条款' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '注册' }).click();
  await expect(page.getByLabel('用户名')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);

  await test.step('[R33, R34, R35, R36] one fault at a time', async () => {
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('tab', { name: 'Register' }).click();
    const submit = page.getByRole('button', { name: 'Register', exact: true });
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    await submit.click();
    await expect(page.getByText('请填写所有字段', { exact: true })).toBeVisible();
    await fill('Username', 'Lin');
    await fill('E-mail', 'not an address');
    await fill('Password', '12345');
    await fill('Confirm password', '123456');
    await submit.click();
    await expect(page.getByText('两次输入的密码不一致', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Confirm password', { exact: true })).toBeFocused();
    await fill('Confirm password', '12345');
    await submit.click();
    await expect(page.getByText('密码长度至少6位', { exact: true })).toBeVisible();
    await fill('Password', '123456');
    await fill('Confirm password', '123456');
    await submit.click();
    await expect(page.getByText('请输入有效的邮箱地址', { exact: true })).toBeVisible();
  });
});
