import { DEEP, expect, signInAs, speak, test } from './support';

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
