import { expect, FILLED, signInAs, speak, test } from './support';

test('[R87] the almanac opens at once without the calendar library, and other years after a wait', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, baseURL ?? '', FILLED);
  await page.clock.setFixedTime('2026-06-21T13:07:24+08:00');
  await speak(context, baseURL ?? '', 'en');
  const scripts: string[] = [];
  page.on('response', response => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/visualization?tool=almanac');
  await expect(page.getByRole('button', { name: 'Open a business' })).toBeVisible();
  const before = scripts.length;
  await page.getByRole('radio', { name: 'Go to' }).click();
  await page.getByLabel('Date', { exact: true }).fill('1644-06-05');
  await page.getByLabel('Date', { exact: true }).press('Enter');
  await expect(page.getByText('Peng Zu warns')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Almanac of June 5, 1644' })).toBeVisible();
  // Its chunk is loaded only now.
  expect(scripts.length).toBeGreaterThan(before);
});
