import type { Page } from '@playwright/test';
import { type Lunar, Solar } from 'lunar-typescript';
import { simplifiedIn } from '../../../packages/hant/src/testing';
import { expect, FILLED, go, type Language, signInAs, speak, test } from './support';

const NOW = new Date('2026-06-21T13:07:24+08:00');

async function openAlmanac(page: Page, language: Language) {
  await page.goto('/visualization');
  const names =
    language === 'zh' ? { tools: '工具', almanac: /今日黄历/ } : { tools: 'Tools', almanac: /almanac/ };
  await page.getByRole('button', { name: names.tools }).click();
  await page.getByRole('toolbar').getByRole('button', { name: names.almanac }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('[R78, R87, R88, R796] the almanac: without the calendar library at first, saved as an image and a file, its wheel without scrolling', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await signInAs(context, baseURL ?? '', FILLED);
  await page.clock.setFixedTime(NOW);
  await speak(context, baseURL ?? '', 'en');
  await test.step('[R87] opens at once without the calendar library, and other years after a wait', async () => {
    const scripts: string[] = [];
    page.on('response', response => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await openAlmanac(page, 'en');
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

  const toToday = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await toToday('Today');
  await test.step('[R78, R88] saves an image and a calendar file; keys move through the month grid, and a day opened from it is shown', async () => {
    const save = async (item: string) => {
      await page.getByRole('button', { name: 'Share and save' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ]);
      return download.suggestedFilename();
    };
    expect(await save('Share as an image')).toBe('almanac-2026-06-21.png');
    expect(await save('Export the terms and holidays of 2026')).toBe('almanac-2026.ics');

    await page.getByRole('radio', { name: 'Month' }).click();
    await expect(
      page.getByRole('button', { name: /June 19, 2026.*Dragon Boat Festival, Holiday/ }),
    ).toBeVisible();
    await page.locator('[data-date="2026-06-21"]').focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-date="2026-07-28"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Almanac of July 28, 2026' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Good for' })).toBeVisible();
  });

  await test.step('[R796] the whole wheel of the year is seen without scrolling', async () => {
    await page.getByRole('radio', { name: 'Year' }).click();
    const mountains = page.locator('.year__dial .year-word--mountain');
    for (const [width, height] of [
      [1024, 720],
      [1024, 768],
      [1279, 859],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(mountains).toHaveCount(24);
      const hidden = () =>
        mountains.evaluateAll(all =>
          all
            .filter(each => {
              const { left, right, top, bottom } = each.getBoundingClientRect();
              const sheet = each.closest('.ui-scroll__viewport') ?? each.closest('[role="dialog"]');
              const box = sheet!.getBoundingClientRect();
              return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
            })
            .map(({ textContent }) => textContent),
        );
      await expect.poll(hidden, { message: `at ${width} px` }).toEqual([]);
    }
  });
});

test('[R78, R79, R80, R81] shows the same as a second library for today and the days around it', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, baseURL ?? '', FILLED);
  await page.clock.setFixedTime(NOW);
  await speak(context, baseURL ?? '', 'zh');
  await openAlmanac(page, 'zh');
  const dialog = page.getByRole('dialog');
  for (const day of [21, 22, 23, 24]) {
    const lunar: Lunar = Solar.fromYmd(2026, 6, day).getLunar();
    const leaf = dialog.getByRole('region', { name: `2026年6月${day}日`, exact: true });
    await expect(leaf).toContainText(`${lunar.getMonthInChinese()}月${lunar.getDayInChinese()}`);
    await expect(leaf).toContainText(lunar.getDayGan() + lunar.getDayZhi());
    await page.keyboard.press('ArrowRight');
  }
  await dialog.getByRole('button', { name: '回到今天' }).click();
  await expect(dialog.getByRole('heading', { name: '今日黄历' })).toBeVisible();
});

test.describe('in a browser in Taiwan', () => {
  test.use({ locale: 'zh-TW' });

  test('[R520, R521] the almanac is in Traditional characters, and Simplified is one press away', async ({
    context,
    page,
    baseURL,
  }) => {
    await signInAs(context, baseURL ?? '', FILLED);
    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'zh-Hant');
    await page.getByRole('button', { name: '简体' }).click();
    await expect(html).toHaveAttribute('lang', 'zh-CN');
    await page.getByRole('button', { name: '繁體' }).click();
    await expect(html).toHaveAttribute('lang', 'zh-Hant');
    await go(page, '/visualization?tool=almanac');
    const almanac = page.getByRole('dialog', { name: '今日黃曆' });
    await expect(almanac.getByText('宜', { exact: true }).first()).toBeVisible();
    expect(simplifiedIn((await almanac.textContent()) ?? '')).toEqual([]);
    expect(simplifiedIn(await page.title())).toEqual([]);
  });
});
