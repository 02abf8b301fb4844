import { expect, go, speak, test } from './support';

test('the focus: the first tab stop skips the bar, a new screen puts it on its heading, cards open with Enter, and each tool gives it back', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.getByRole('link', { name: 'Sign in' }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('E-mail').fill('linyue@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);

  await test.step('the cards of the home page open and close with Enter', async () => {
    const card = page.getByRole('button', { name: /Upload photos/ });
    await card.press('Enter');
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await card.press('Enter');
    await expect(card).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the tools: arrows move, Home and End jump, Escape goes back to the seal, and so does each dialog', async () => {
    await go(page, '/visualization');
    const seal = page.getByRole('button', { name: 'Tools' });
    await seal.press('Enter');
    const tools = page.getByRole('toolbar').getByRole('button');
    await expect(tools.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tools.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(tools.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tools.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(seal).toBeFocused();
    for (const tool of ['Layout guide', /almanac/, 'My records', 'Cosmic Messenger', 'Shop']) {
      await seal.press('Enter');
      await page.getByRole('toolbar').getByRole('button', { name: tool }).press('Enter');
      await expect(
        page.getByRole('dialog').locator(':focus').or(page.locator('[role=dialog]:focus')),
      ).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(seal).toBeFocused();
    }
  });
});
