import { expect, FILLED, NORMAL, signInAs, speak, test } from './support';

test('the first tab stop skips the bar; a new screen puts the focus on its heading', async ({
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
});

test('the tools: arrows move, Home and End jump, Escape goes back to the seal, and so does each dialog', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', FILLED);
  await page.goto('/visualization');
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

test('the cards of the home page open and close with Enter', async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', NORMAL);
  await page.goto('/');
  // R564: presses on the first screen are tested in first-paint.spec.
  await expect(page.locator('#root[data-still]')).toHaveCount(0);
  const card = page.getByRole('button', { name: /Upload photos/ });
  await card.press('Enter');
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await card.press('Enter');
  await expect(card).toHaveAttribute('aria-expanded', 'false');
});
