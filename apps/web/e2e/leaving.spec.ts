import type { Page } from '@playwright/test';
import { png } from './files';
import { expect, go, speak, test } from './support';

// Leaves right after typing, without a pause for a write: only a real browser ends a page like that.

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'en');
});

async function signIn(page: Page, email: string) {
  await go(page, '/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Types and leaves in one task of the page, faster than any person. */
const typeAndReload = (page: Page, label: string, texts: readonly string[]) =>
  Promise.all([
    page.waitForEvent('load'),
    page.evaluate(
      ({ label, texts }) => {
        const fields = [
          ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
        ];
        const field = fields.find(
          each => each.labels?.[0]?.textContent?.startsWith(label) || each.ariaLabel?.startsWith(label),
        );
        if (!field) throw new Error(`no field ${label}`);
        field.focus();
        const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        for (const text of texts) {
          Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        location.reload();
      },
      { label, texts },
    ),
  ]);

async function openTool(page: Page, name: RegExp) {
  await go(page, '/visualization');
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('toolbar').getByRole('button', { name }).click();
}

test('[R201, R216] words typed just before a reload are still there: caption, record, chat, profile; they do not reach the next person', async ({
  page,
}) => {
  await signIn(page, 'linyue@example.com');
  await go(page, '/create');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(png('tea.png', 40, 30));
  await expect(page.locator('.tile__words')).toBeVisible();
  // A photo is stored once it has been read.
  await expect(page.locator('.tile img')).toBeVisible();
  await typeAndReload(page, 'Caption', ['Tea', 'Tea room']);
  await expect(page.locator('.tile__words')).toHaveValue('Tea room');

  await openTool(page, /My records/);
  const record = page.getByRole('textbox', { name: 'Record' });
  await record.fill('A lamp');
  await page.getByRole('button', { name: 'Add record' }).click();
  await expect(page.locator('.entry')).toHaveCount(1);
  await typeAndReload(page, 'Record', ['A', 'A ro', 'A round window']);
  await openTool(page, /My records/);
  await expect(record).toHaveValue('A round window');

  await openTool(page, /Cosmic Messenger/);
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.fill('Where');
  await typeAndReload(page, 'Your message', [
    'Where should',
    'Where should my desk',
    'Where should my desk stand?',
  ]);
  await openTool(page, /Cosmic Messenger/);
  await expect(message).toHaveValue('Where should my desk stand?');
  expect(await page.evaluate(() => sessionStorage.getItem('unkept'))).toBeNull();

  await go(page, '/user-info');
  await page.getByRole('button', { name: 'Add a resident' }).click();
  await expect(page.getByLabel('Birth date')).toBeVisible();
  await typeAndReload(page, 'Birth date', ['1', '19', '1990', '1990-05-15']);
  await expect(page.getByLabel('Birth date')).toHaveValue('1990-05-15');
  await test.step('[R201] unsaved words do not reach the next person', async () => {
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: /Sign out/ }).click();
    await expect(page.getByRole('button', { name: 'My account' })).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
      '1990-05-15',
    );
  });
});
