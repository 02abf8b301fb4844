import { DEEP, expect, FILLED, go, NORMAL, type Seed, signInAs, speak, test, toast } from './support';

type Who = 'logged out' | 'normal, no profile' | 'normal, filled' | 'deep';
const PEOPLE: Readonly<Record<Who, Seed | undefined>> = {
  'logged out': undefined,
  'normal, no profile': NORMAL,
  'normal, filled': FILLED,
  deep: DEEP,
};

interface Case {
  readonly route: string;
  readonly who: Who;
  /** The final address. */
  readonly at: string;
  /** The toast, in the specification's Chinese. */
  readonly says?: string;
  readonly banner?: string;
}

const FORBIDDEN = '您没有权限访问梦境深处。只有深度用户才能访问此区域。';

// Sections 2, 6 and 8 of the specification, combined as in the guard matrix.
const MATRIX: readonly Case[] = [
  ...(['logged out', 'normal, no profile', 'normal, filled', 'deep'] as const).flatMap(who => [
    { route: '/', who, at: '/' },
    { route: '/create', who, at: '/create' },
    { route: '/login', who, at: who === 'logged out' ? '/login' : '/' },
  ]),
  { route: '/user-info', who: 'logged out', at: '/', says: '请先登录' },
  { route: '/user-info', who: 'normal, no profile', at: '/user-info' },
  { route: '/user-info', who: 'normal, filled', at: '/user-info' },
  { route: '/user-info', who: 'deep', at: '/deep-dream', says: '深度用户无需填写用户信息' },
  { route: '/visualization', who: 'logged out', at: '/', says: '请先登录' },
  { route: '/visualization', who: 'normal, no profile', at: '/visualization' },
  { route: '/visualization', who: 'normal, filled', at: '/visualization' },
  { route: '/visualization', who: 'deep', at: '/deep-dream', says: '深度用户请访问梦境深处' },
  { route: '/deep-dream', who: 'logged out', at: '/', says: '只有深度用户才能访问梦境深处' },
  {
    route: '/deep-dream',
    who: 'normal, no profile',
    at: '/',
    says: '只有深度用户才能访问梦境深处',
    banner: FORBIDDEN,
  },
  {
    route: '/deep-dream',
    who: 'normal, filled',
    at: '/',
    says: '只有深度用户才能访问梦境深处',
    banner: FORBIDDEN,
  },
  { route: '/deep-dream', who: 'deep', at: '/deep-dream' },
];

test('[R1, R21, R149, R152] where each address leads everyone; an unknown one shows the 404 page, and a guest pressing a card is led to sign in', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  test.slow();
  const base = baseURL ?? '';
  await speak(context, base, 'zh');
  for (const [who, seed] of Object.entries(PEOPLE)) {
    await test.step(`[R152] ${who}`, async () => {
      if (seed) {
        // The tab's copy of the person before is gone, as in a new tab.
        await page.evaluate(() => sessionStorage.clear());
        await context.clearCookies({ name: 'house_user_info' });
        await signInAs(context, base, seed);
      }
      // A guest goes everywhere, everybody else to one address that is refused; guardMatrix.test.ts loads, reloads and
      // follows each of theirs, and goes back and forward.
      const rows = MATRIX.filter(row => row.who === who).sort(
        (one, other) => Number(one.route === one.at) - Number(other.route === other.at),
      );
      for (const [index, { route, at, says, banner }] of (seed
        ? rows.filter(row => row.says).slice(-1)
        : rows
      ).entries()) {
        if (index === 0) await page.goto(route);
        else await go(page, route);
        await expect(page, `${route} leads to ${at}`).toHaveURL(base + at);
        if (banner) await expect(page.getByRole('alert').filter({ hasText: banner })).toBeVisible();
        if (!says) continue;
        const toasts = page.locator('.ui-toast');
        await expect(toasts.filter({ hasText: says })).toBeVisible();
        // The next address must show its own.
        while ((await toasts.count()) > 0) await toasts.first().getByRole('button').last().click();
      }
    });
    if (seed) continue;

    await test.step('[R1, R149] an unknown address shows the 404 page and is logged once', async () => {
      await go(page, '/courtyard/west-wing?secret=1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('此处无宅');
      await expect(page.getByText('/courtyard/west-wing', { exact: true })).toBeVisible();
      await expect.poll(() => faults.length).toBe(1);
      expect(faults.pop()).toBe('404: no route for /courtyard/west-wing');
      await page.getByRole('link', { name: '回到首页' }).click();
      await expect(page).toHaveURL(`${base}/`);
    });

    await test.step('[R21] a guest pressing a card is led to sign in and comes back to it', async () => {
      await page.getByRole('button', { name: /上传照片/ }).click();
      await expect(page).toHaveURL(`${base}/login`);
      await expect(toast(page, '请先登录后再上传图片')).toBeVisible();
      await page.getByLabel('邮箱').fill('linyue@example.com');
      await page.getByLabel('密码', { exact: true }).fill('secret1');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(page.getByRole('button', { name: /上传照片/ })).toHaveAttribute('aria-expanded', 'true');
    });
  }
  // The same on a reload.
  await page.reload();
  await expect(page).toHaveURL(`${base}/deep-dream`);
});
