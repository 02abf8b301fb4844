import type { Page, Request } from '@playwright/test';
import { png } from './files';
import { expect, go, speak, test } from './support';

const LIN = 'linyue@example.com';
const ZHOU = 'zhou@example.com';
/** Lin Yue's data; none of it may reach the next person. */
const LINS = {
  note: '茶室换了圆窗',
  question: 'Where should my desk stand?',
  resident: 'Lin Yue of the tea house',
  born: '1990-05-15',
  place: 'Hangzhou',
  endpoint: 'https://chat.lin.example/v1',
  key: 'lins-secret-key',
} as const;

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

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: /Sign out/ }).click();
  await expect(page.getByRole('button', { name: 'My account' })).toHaveCount(0);
}

async function openTool(page: Page, name: RegExp) {
  await go(page, '/visualization');
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('toolbar').getByRole('button', { name }).click();
}

async function leaveRecord(page: Page, text: string) {
  await openTool(page, /My records/);
  await page.locator('input[aria-label="Add image"]').setInputFiles(png('tea.png', 40, 30));
  await page.getByRole('textbox', { name: 'Record' }).fill(text);
  await page.getByRole('button', { name: 'Add record' }).click();
  await expect(page.locator('.entry')).toHaveCount(1);
}

async function ask(page: Page, text: string) {
  await openTool(page, /Cosmic Messenger/);
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop the answer' })).toHaveCount(0);
}

/** Everything readable in the page: its text, and both storages with their keys. */
const readable = (page: Page) =>
  page.evaluate(() =>
    [document.body.textContent, document.cookie, localStorage, sessionStorage]
      .map(each => (typeof each === 'string' ? each : JSON.stringify(Object.entries(each))))
      .join('\n'),
  );

/** Local storage as a forensic examiner finds it. */
const localStorageOf = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

test('[R200, R201, A45] two people share a device: the second sees nothing of the first, on screen or on the wire, and nothing is lost', async ({
  page,
}) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST')
      sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`);
  });

  await signIn(page, LIN);
  await go(page, '/create');
  await page.locator('.desk__drop input').setInputFiles([png('room.png', 30, 20)]);
  await expect(page.locator('.tile img')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('houseImages'))).toBe('1');
  await go(page, '/user-info');
  await page.getByRole('button', { name: 'Add a resident' }).click();
  await page.getByLabel('Name', { exact: true }).fill(LINS.resident);
  await page.getByLabel('Birth date').fill(LINS.born);
  await leaveRecord(page, LINS.note);
  await ask(page, LINS.question);
  await page.evaluate(({ key }) => {
    sessionStorage.setItem('chat-key', key);
    sessionStorage.setItem('chat-consent', 'yes');
  }, LINS);
  const stored = await localStorageOf(page);
  for (const secret of [LIN, LINS.born, LINS.resident, LINS.note]) expect(stored).not.toContain(secret);

  await go(page, '/');
  await signOut(page);
  const secrets = [LIN, ...Object.values(LINS)];
  const left = await readable(page);
  for (const secret of secrets) expect(left).not.toContain(secret);

  sent.length = 0;
  await signIn(page, ZHOU);
  await go(page, '/create');
  await expect(page.getByRole('button', { name: 'Add a photo to continue (0)' })).toBeVisible();
  await expect(page.locator('.tile')).toHaveCount(0);
  await go(page, '/user-info');
  await expect(page.getByRole('button', { name: 'Add a resident' })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Resident/ })).toHaveCount(0);
  await openTool(page, /My records/);
  await expect(page.getByText('No records yet')).toBeVisible();
  await expect(page.locator('.entry')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await ask(page, 'Good morning');
  expect(sent.join('\n')).toContain('Good morning');
  for (const secret of secrets) {
    expect(sent.join('\n')).not.toContain(secret);
    expect(await readable(page)).not.toContain(secret);
  }

  await go(page, '/');
  await signOut(page);
  await signIn(page, LIN);
  // From the device's own data alone.
  await page.goto('/create');
  await expect(page.locator('.tile img')).toBeVisible();
  await go(page, '/user-info');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(LINS.resident);
  await expect(page.getByLabel('Birth date')).toHaveValue(LINS.born);
  await openTool(page, /My records/);
  await expect(page.getByText(LINS.note)).toBeVisible();
  await page.keyboard.press('Escape');
  await openTool(page, /Cosmic Messenger/);
  await expect(page.getByText(LINS.question)).toBeVisible();
});

test('[R202, A45] data from before accounts goes to the person who was signed in; stored user info without an e-mail has its own account', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const savedAt = 1_780_000_000_000;
  const lin = {
    name: 'linyue',
    userType: 'normal',
    hasFilledProfile: true,
    hasUploadedImages: true,
    savedAt,
  };
  const value = encodeURIComponent(JSON.stringify(lin));
  await context.addCookies([{ name: 'house_user_info', value, url: baseURL ?? '' }]);
  // The first layout, as the version before accounts wrote it.
  await page.route('**/blank', route => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/blank');
  await page.evaluate(
    async ({ at, email, note, born }) => {
      const profile = {
        name: 'linyue',
        userType: 'normal',
        email,
        savedAt: at,
        hasFilledProfile: true,
        birthDate: born,
      };
      localStorage.setItem(
        'profiles',
        JSON.stringify([{ emailKey: email, savedAt: at, info: { ...profile, residents: '[]' } }]),
      );
      localStorage.setItem('signedInAs', JSON.stringify({ email, savedAt: at }));
      localStorage.setItem('record-draft', 'half a note');
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('house', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const store of ['photos', 'records', 'chats'])
            opening.result.createObjectStore(store, { keyPath: 'id' });
          for (const store of ['dream', 'profile'])
            opening.result.createObjectStore(store, { keyPath: 'emailKey' });
          opening.result.createObjectStore('meta', { keyPath: 'key' });
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction('records', 'readwrite');
          writing.objectStore('records').put({ id: '3', type: 'text', text: note, timestamp: at, schema: 1 });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    },
    { at: savedAt, email: LIN, note: LINS.note, born: LINS.born },
  );

  await page.goto('/visualization');
  await openTool(page, /My records/);
  await expect(page.getByText(LINS.note)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Record' })).toHaveValue('half a note');
  await page.keyboard.press('Escape');
  const stored = await localStorageOf(page);
  for (const secret of [LIN, LINS.born, 'half a note']) expect(stored).not.toContain(secret);
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByText(LIN)).toBeVisible();
  await page.keyboard.press('Escape');

  await signOut(page);
  await signIn(page, ZHOU);
  await openTool(page, /My records/);
  await expect(page.getByText('No records yet')).toBeVisible();
  await expect(page.locator('.entry')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Record' })).toHaveValue('');

  await test.step('[A45] stored user info without an e-mail has its own account on this device', async () => {
    await page.evaluate(() => sessionStorage.clear());
    const named = JSON.stringify({ name: '林月', userType: 'normal', hasFilledProfile: true });
    const cookie = { name: 'house_user_info', value: encodeURIComponent(named), url: baseURL ?? '' };
    await context.addCookies([cookie]);
    await page.goto('/visualization');
    await leaveRecord(page, LINS.note);
    await page.reload();
    await openTool(page, /My records/);
    await expect(page.getByText(LINS.note)).toBeVisible();
  });
});
