import type { Locator, Page } from '@playwright/test';
import { png } from './files';
import { expect, speak, test, toast } from './support';

/** Presses Tab until `target` has the focus: a keyboard cannot reach anything else. */
async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  await target.waitFor();
  let element = await target.elementHandle();
  for (let press = 0; press < 80; press += 1) {
    // Found once, and again where it was replaced: finding it by its role takes longer than the press.
    const is = await page.evaluate(
      found => found?.isConnected && (found === document.activeElement ? 'focused' : 'there'),
      element,
    );
    if (is === 'focused') return;
    if (!is) element = await target.elementHandle();
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}
async function enter(page: Page, target: Locator, options?: { readonly back?: boolean }): Promise<void> {
  await tabTo(page, target, options);
  await page.keyboard.press('Enter');
}
async function write(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }).first());
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
/** A file comes through the system's own file dialog, opened by a button. */
async function chooseFile(page: Page, button: Locator, name: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await enter(page, button);
  await (await choosing).setFiles(png(name, 40, 30));
}
async function useMenu(page: Page, item: string): Promise<void> {
  await enter(page, page.getByRole('button', { name: 'My account' }));
  await page.getByRole('menuitem').first().waitFor();
  // Its first letters find it.
  await page.keyboard.type(item.slice(0, 4));
  await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
  await page.keyboard.press('Enter');
}
async function command(page: Page, words: string): Promise<void> {
  await page.locator('h1').waitFor();
  // R564: the first screen of `/` has the heading before anything listens to keys.
  await expect(page.locator('#root[data-still]')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('[R2, R19, R41, A4] J1, J2, J3, J10: register, photos, the code, profile, home; back again straight to the home; export, forget me, import', async ({
  page,
  context,
  baseURL,
}) => {
  const abroad: string[] = [];
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) abroad.push(request.url());
  });
  await speak(context, baseURL ?? '', 'en');
  await page.goto('/login');
  await tabTo(page, page.getByRole('tab', { name: 'Sign in' }));
  await page.keyboard.press('ArrowRight');
  await write(page, 'Username', 'linyue');
  await write(page, 'E-mail', 'linyue@example.com');
  await write(page, 'Password', 'secret1');
  await write(page, 'Confirm password', 'secret1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/`);

  await enter(page, button(page, /Use your phone/));
  await expect(page.locator('.scan svg[role="img"]').first()).toBeVisible();
  await tabTo(page, page.locator('.scan a').first());
  await enter(page, button(page, /Upload photos/), { back: true });
  await chooseFile(page, button(page, 'Select photos'), 'room.png');
  await expect(page.locator('.tile__print img')).toHaveCount(1);
  await enter(page, button(page, 'Draw my house'));

  await expect(title(page)).toBeFocused();
  await enter(page, button(page, 'Enter coordinates'));
  await write(page, 'Latitude', '30.2741');
  await write(page, 'Longitude', '120.1551');
  await page.keyboard.press('Enter');
  await enter(page, button(page, 'Add a resident'));
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Lin Yue');
  await enter(page, button(page, 'Start exploring'));

  await expect(page).toHaveURL(`${baseURL}/visualization`);
  await expect(title(page)).toBeFocused();
  await useMenu(page, 'Sign out');
  await expect(page).toHaveURL(`${baseURL}/`);
  const signInByKeys = async () => {
    await command(page, 'sign in');
    await expect(page).toHaveURL(`${baseURL}/login`);
    await write(page, 'E-mail', 'linyue@example.com');
    await write(page, 'Password', 'secret1');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(`${baseURL}/login`);
  };
  await signInByKeys();
  await expect(page).toHaveURL(`${baseURL}/visualization`);

  await test.step('[A4] J10: export, forget me, import', async () => {
    await command(page, 'export');
    const downloading = page.waitForEvent('download');
    await enter(page, button(page, 'Export everything'));
    const archive = await (await downloading).path();
    await enter(page, button(page, 'Forget me on this device'));
    await enter(page, button(page, 'Delete all my data'));
    await expect(toast(page, 'Your data on this device is deleted.')).toBeVisible();
    await expect(button(page, 'My account')).toHaveCount(0);

    await signInByKeys();
    await command(page, 'import');
    const choosing = page.waitForEvent('filechooser');
    await enter(page, button(page, /Import/));
    await (await choosing).setFiles(archive);
    // The photo, and the texts of the profile.
    await expect(page.getByText(/^[2-9] entries imported/)).toBeVisible();
  });
  expect(abroad).toEqual([]);
});
