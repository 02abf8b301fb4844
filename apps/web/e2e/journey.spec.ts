import type { Page } from '@playwright/test';
import { Solar } from 'lunar-typescript';
import { expect, speak, test } from './support';

/** A Sunday in June 2026, 13:07:24 in China: the day and hour of the whole journey. */
const NOW = new Date('2026-06-21T05:07:24Z');

const TEXTS = {
  upload: /上传照片/,
  tabRegister: '注册',
  username: '用户名',
  email: '邮箱',
  password: '密码',
  confirm: '确认密码',
  register: '注册',
  generate: '开始生成',
  locate: '授权定位',
  add: '添一位家人',
  name: '姓名',
  birthDate: '出生日期',
  birthTime: /出生时间/,
  start: '开始探索',
  houseTitle: '屋宅',
  tools: '工具',
  almanac: /今日黄历/,
  dialog: '今日黄历',
} as const;

const PEOPLE = [
  { name: '林月', birthDate: '1990-05-15', birthTime: '21:40' },
  { name: 'Zhou Yan', birthDate: '1992-07-21', birthTime: '' },
  { name: '周小满', birthDate: '2020-05-20', birthTime: '06:05' },
];

/** Real pictures, encoded by the browser itself. */
async function makePictures(page: Page) {
  const types = ['image/jpeg', 'image/png', 'image/webp'] as const;
  const encoded = await page.evaluate(async wanted => {
    const made: string[] = [];
    for (const [index, type] of wanted.entries()) {
      const canvas = document.createElement('canvas');
      canvas.width = 640 + index * 100;
      canvas.height = 480;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const wash = context.createLinearGradient(0, 0, canvas.width, canvas.height);
      wash.addColorStop(0, ['#d8b27a', '#8fbf8a', '#84b1dc'][index] ?? '#fff');
      wash.addColorStop(1, '#1b1e22');
      context.fillStyle = wash;
      context.fillRect(0, 0, canvas.width, canvas.height);
      made.push(canvas.toDataURL(type, 0.9).split(',')[1] ?? '');
    }
    return made;
  }, types);
  return types.map((mimeType, index) => ({
    name: `room-${index + 1}.${mimeType.split('/')[1]}`,
    mimeType,
    buffer: Buffer.from(encoded[index] ?? '', 'base64'),
  }));
}

// With the keyboard and in English: keyboard.spec.ts.
test('[R2, R24, R49, R61, R79] the main job: register, photos, profile, home, almanac', async ({
  page,
  context,
  baseURL,
}) => {
  const base = baseURL ?? '';
  await speak(context, base, 'zh');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 30.2741, longitude: 120.1551 });
  await page.clock.install({ time: NOW });
  await page.clock.resume();
  const abroad: string[] = [];
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== base) abroad.push(request.url());
  });

  // Register.
  await page.goto('/login');
  await page.getByRole('tab', { name: TEXTS.tabRegister }).click();
  await page.getByLabel(TEXTS.username).fill('linyue');
  await page.getByLabel(TEXTS.email).fill('linyue@example.com');
  await page.getByLabel(TEXTS.password, { exact: true }).fill('secret1');
  await page.getByLabel(TEXTS.confirm, { exact: true }).fill('secret1');
  await page.getByRole('button', { name: TEXTS.register, exact: true }).click();
  await expect(page).toHaveURL(`${base}/`);

  // Photos: a JPEG, a PNG and a WebP; photos.spec.ts reloads them.
  await page.getByRole('button', { name: TEXTS.upload }).click();
  await page.locator('input[type="file"]').setInputFiles(await makePictures(page));
  const prints = page.locator('.tile__print img');
  await expect(prints).toHaveCount(3);
  for (const print of await prints.all()) {
    expect(await print.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
  await page.getByRole('button', { name: TEXTS.generate }).click();

  // Place and three residents.
  await expect(page).toHaveURL(`${base}/user-info`);
  await page.getByRole('button', { name: TEXTS.locate }).click();
  await expect(page.getByText('30.2741°N, 120.1551°E')).toBeVisible();
  for (const [index, person] of PEOPLE.entries()) {
    const card = page.locator('fieldset.resident').nth(index);
    if ((await card.count()) === 0) await page.getByRole('button', { name: TEXTS.add }).click();
    await card.getByLabel(TEXTS.name, { exact: true }).fill(person.name);
    await card.getByRole('textbox', { name: TEXTS.birthDate }).fill(person.birthDate);
    if (person.birthTime) await card.getByRole('textbox', { name: TEXTS.birthTime }).fill(person.birthTime);
  }
  // The draft survives a reload, too.
  await page.reload();
  await expect(page.locator('fieldset.resident')).toHaveCount(3);
  await page.getByRole('button', { name: TEXTS.start }).click();

  // The home under its sky.
  await expect(page).toHaveURL(`${base}/visualization`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.houseTitle);
  const stored = await context.cookies(base);
  const info = JSON.parse(
    decodeURIComponent(stored.find(({ name }) => name === 'house_user_info')?.value ?? ''),
  );
  expect(info).toMatchObject({ hasFilledProfile: true, hasUploadedImages: true, userType: 'normal' });
  expect(JSON.parse(info.residents)).toHaveLength(3);

  // Today's almanac, against lunar-typescript, a second implementation of the calendar.
  await page.getByRole('button', { name: TEXTS.tools }).click();
  await page.getByRole('button', { name: TEXTS.almanac }).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const lunar = Solar.fromYmd(2026, 6, 21).getLunar();
  const written = `${lunar.getMonthInChinese()}月${lunar.getDayInChinese()}`;
  await expect(dialog.getByText(written).first()).toBeVisible();
  expect(abroad).toEqual([]);
});
