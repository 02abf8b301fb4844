import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { all, aroundEachScreen, openScreen } from '../../testing/screens';

aroundEachScreen();

test('[R25, R28, R29, R30] two tabs, the hint about administrators, the terms, no choice of role', async () => {
  await openScreen('/login', { language: 'zh' });
  expect(all('#root [role="tab"]').map(({ textContent }) => textContent)).toEqual(['登录', '注册']);
  await expect.element(page.getByText('深度用户权限由管理员授予')).toBeVisible();
  await page.getByRole('button', { name: '服务条款' }).click();
  await expect.element(page.getByRole('dialog', { name: '服务条款' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('tab', { name: '注册' }).click();
  await expect.element(page.getByLabelText('用户名')).toBeVisible();
  expect(all('#root :is(select, [role="combobox"], [role="radio"], [type="radio"])')).toEqual([]);
});

test('[R33, R34, R35, R36] registration reports one fault at a time, in order, beside the field', async () => {
  await openScreen('/login');
  await page.getByRole('tab', { name: 'Register' }).click();
  const submit = () => page.getByRole('button', { name: 'Register', exact: true }).click();
  const fill = (label: string, text: string) => page.getByLabelText(label, { exact: true }).fill(text);
  const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await submit();
  await says('请填写所有字段');
  await fill('Username', 'Lin');
  await fill('E-mail', 'not an address');
  await fill('Password', '12345');
  await fill('Confirm password', '123456');
  await submit();
  await says('两次输入的密码不一致');
  await expect.element(page.getByLabelText('Confirm password', { exact: true })).toHaveFocus();
  await fill('Confirm password', '12345');
  await submit();
  await says('密码长度至少6位');
  await fill('Password', '123456');
  await fill('Confirm password', '123456');
  await submit();
  await says('请输入有效的邮箱地址');
});
