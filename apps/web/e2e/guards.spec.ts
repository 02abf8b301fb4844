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

for (const [who, seed] of Object.entries(PEOPLE)) {
  test(`[R152] where each address leads: ${who}`, async ({ page, context, baseURL }) => {
    const base = baseURL ?? '';
    await speak(context, base, 'zh');
    if (seed) await signInAs(context, base, seed);
    const led = new Set<string>();
    for (const { route, at, says, banner } of MATRIX.filter(row => row.who === who)) {
      await test.step(`${route} leads to ${at}`, async () => {
        // Where nobody is redirected the address is followed inside of the app; guardMatrix.test.ts opens it.
        if (route === at) await go(page, route);
        else await page.goto(route);
        await expect(page).toHaveURL(base + at);
        if (says) await expect(toast(page, says)).toBeVisible();
        if (banner) await expect(page.getByRole('alert').filter({ hasText: banner })).toBeVisible();
        if (route === at || led.has(at)) return;
        // The same on reload of each final address, once. Back and Forward: guardMatrix.test.ts.
        led.add(at);
        await page.reload();
        await expect(page).toHaveURL(base + at);
      });
    }
  });
}

test('[R1, R149] an unknown address shows everyone the 404 page and is logged once', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  await speak(context, baseURL ?? '', 'en');
  await page.goto('/courtyard/west-wing?secret=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No house here');
  await expect(page.getByText('/courtyard/west-wing', { exact: true })).toBeVisible();
  await expect.poll(() => faults.length).toBe(1);
  expect(faults.pop()).toBe('404: no route for /courtyard/west-wing');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('[R21] a guest pressing a card is led to sign in and comes back to it', async ({
  page,
  context,
  baseURL,
}) => {
  const base = baseURL ?? '';
  await speak(context, base, 'en');
  await page.goto('/');
  await page.getByRole('button', { name: /Upload photos/ }).click();
  await expect(page).toHaveURL(`${base}/login`);
  await expect(toast(page, '请先登录后再上传图片')).toBeVisible();
  await page.getByLabel('E-mail').fill('linyue@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /Upload photos/ })).toHaveAttribute('aria-expanded', 'true');
});
