import type { Page } from '@playwright/test';
import { DEEP, expect, FILLED, go, signInAs, speak, test, toast } from './support';

const HOME = '/visualization';
/** An address that is loaded, one that is reloaded, and a sign that each is open; addresses.screen.test.tsx has them all. */
const LOADED = {
  address: `${HOME}?tool=almanac&day=2026-12-01`,
  shows: (page: Page) => page.getByRole('dialog', { name: /Almanac of .*December 1, 2026/ }),
};
const RELOADED = {
  address: `${HOME}?sheet=facing`,
  shows: (page: Page) => page.getByRole('dialog', { name: 'Finding the facing' }),
};
const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

test('[R460, R461, R462, R463, R800] an address opens what it names, also after a reload; a link is copied, opened by a guest in a new tab, and followed after the sign-in', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(context, baseURL ?? '', FILLED);
  for (const { address, shows } of [LOADED, RELOADED]) {
    await page.goto(address);
    await expect(shows(page)).toBeVisible({ timeout: 40_000 });
    expect(addressOf(page)).toBe(address);
  }
  await page.reload();
  await expect(RELOADED.shows(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finding the facing' })).toBeFocused();
  expect(addressOf(page)).toBe(RELOADED.address);

  await test.step('[R460, R461] closing what a link opened leaves the home, and unknown parameters are dropped', async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(HOME);
    await go(page, `${HOME}?tool=almanac&day=2026-02-30&leaf=week&from=mail&__proto__=x`);
    await expect(page.getByRole('dialog', { name: /almanac/i })).toBeVisible();
    expect(addressOf(page)).toBe(`${HOME}?tool=almanac`);
  });

  await test.step('[R462, R463] a link is copied, opened by a guest in a new tab, and followed after the sign-in', async () => {
    await go(page, `${HOME}?tool=almanac&day=2026-12-01&resident=1`);
    await expect(page.getByRole('dialog', { name: /December 1, 2026/ })).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page, 'Link copied. It opens this view, without anything of your home')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}${HOME}?tool=almanac&day=2026-12-01`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /My account/ }).click();
    await page.getByRole('menuitem', { name: /Sign out/ }).click();
    await expect(page).toHaveURL('/');

    const tab = await context.newPage();
    await tab.goto(link);
    await expect(toast(tab, 'Please sign in first')).toBeVisible();
    await expect(tab).toHaveURL('/');
    await tab.getByRole('link', { name: 'Sign in' }).click();
    await tab.reload();
    await tab.getByLabel('E-mail').fill(FILLED.email ?? '');
    await tab.getByLabel('Password', { exact: true }).fill('anything');
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(tab.getByRole('dialog', { name: /December 1, 2026/ })).toBeVisible();
    expect(tab.url()).toBe(link);
  });
});

async function signOut(page: Page) {
  await go(page, '/');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: /My account/ }).click();
  await page.getByRole('menuitem', { name: /Sign out/ }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
}
async function signIn(page: Page, email = FILLED.email ?? '') {
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('anything');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Requested by a guest, an address is restored after the sign-in, with its parameters. Inside of the app: the link of
 * R462 above is loaded in a new tab.
 */
async function arrive(
  page: Page,
  { address, shows }: { address: string; shows: (page: Page) => ReturnType<Page['locator']> },
) {
  await signOut(page);
  await go(page, address);
  await expect(page).toHaveURL('/');
  await expect(shows(page)).toHaveCount(0);
  await signIn(page);
  await expect(shows(page)).toBeVisible({ timeout: 40_000 });
  expect(addressOf(page)).toBe(address);
}

test('[R460, R462] a record, a resident and a sheet of the plan open by their address, after the sign-in too, a record for no other account', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const born = { birthDate: '1990-05-15', birthTime: '08:30', birthplace: 'Hangzhou', chineseDate: '' };
  const residents = JSON.stringify([
    { ...born, id: '7', name: 'Zhou Yan', gender: 'female', relationship: 'self' },
  ]);
  await signInAs(context, baseURL ?? '', { ...FILLED, residents });
  await page.goto(`${HOME}?tool=records`);
  for (const words of ['A lamp by the entrance', 'Tea room']) {
    await page.getByRole('textbox', { name: 'Record' }).fill(words);
    await page.getByRole('button', { name: 'Add record' }).click();
    await expect(page.locator('.entry').filter({ hasText: words })).toBeVisible();
  }
  await page.locator('.entry').filter({ hasText: 'lamp' }).locator('.entry__time').click();
  await expect(page.locator('.entry')).toHaveCount(1);
  const record = addressOf(page);
  expect(record).toMatch(/^\/visualization\?tool=records&record=\d{13}$/);
  await arrive(page, {
    address: record,
    shows: tab => tab.locator('.entry').filter({ hasText: 'A lamp by the entrance' }),
  });
  await expect(page.locator('.entry')).toHaveCount(1);
  // A record that does not exist is dropped from the address.
  await go(page, `${HOME}?tool=records&record=1790000000000`);
  await expect(page).toHaveURL(`${HOME}?tool=records`);

  await go(page, `${HOME}?resident=1`);
  await expect(page.getByRole('dialog', { name: /Zhou Yan/ })).toBeVisible();
  await go(page, `${HOME}?resident=2`);
  await expect(page).toHaveURL(HOME);
  await go(page, `${HOME}?view=plan`);
  await page.locator('.plan-card', { hasText: 'Studio' }).click();
  await page.getByRole('button', { name: 'Start with this plan' }).click();
  await page.getByRole('radio', { name: 'Reading' }).click();
  const reading = (tab: Page) => tab.getByRole('heading', { name: / to note/ });
  await expect(reading(page)).toBeVisible();
  await arrive(page, { address: addressOf(page), shows: reading });

  await signOut(page);
  await signIn(page, 'other@example.com');
  await expect(page.getByRole('button', { name: /My account/ })).toBeVisible();
  await go(page, record);
  await expect(page.getByText('No records yet')).toBeVisible();
  await expect(page).toHaveURL(`${HOME}?tool=records`);
});

test('[R152, R461] Back and Forward go through ten steps, and a link to a screen the person may not see opens nothing', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await signInAs(context, baseURL ?? '', FILLED);
  await page.goto(HOME);
  const radio = (name: string) => page.getByRole('radio', { name, exact: true }).click();
  const steps: readonly (() => Promise<void>)[] = [
    () => radio('Star map'),
    () => radio('House'),
    () => page.getByRole('button', { name: 'Feng shui reading' }).click(),
    async () => {
      await page.getByRole('button', { name: 'Find the facing' }).first().click();
      // It takes the focus when it opens: from the palette, too.
      await expect(page.getByRole('heading', { name: 'Finding the facing' })).toBeFocused();
    },
    async () => {
      await page.keyboard.press('Control+k');
      // The reading behind it has dialogs of its own.
      await page.locator('.ui-commands input').fill('almanac');
      await page.keyboard.press('Enter');
    },
    () => radio('Month'),
    () => radio('Go to'),
    () => radio('Day'),
    () => radio('Month'),
    () => radio('Day'),
  ];
  const seen = [addressOf(page)];
  for (const step of steps) {
    const before = page.url();
    await step();
    await expect(page).not.toHaveURL(before);
    seen.push(addressOf(page));
  }
  for (const address of seen.slice(0, -1).toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const address of seen.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByRole('dialog', { name: /almanac/i })).toBeVisible();
  // A deep user's link leads a normal user where the guard says, and opens nothing there.
  await go(page, '/deep-dream?with=b1');
  await expect(page).toHaveURL('/');
  await context.clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await signInAs(context, baseURL ?? '', DEEP);
  await page.goto(`${HOME}?tool=records&record=1790000000000`);
  await expect(page).toHaveURL('/deep-dream');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await go(page, '/deep-dream?with=nobody');
  await expect(page).toHaveURL('/deep-dream');
});

test('[R680] a Back pressed just before the first screen is drawn is followed: address and screen agree', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  await page.goto('/login');
  await go(page, '/');
  await expect(page).toHaveTitle(/^Home/);
  // Pressed as soon as the first load is done, which is before anything is drawn.
  await page.addInitScript(() => {
    interface Router {
      load: (...given: unknown[]) => Promise<void>;
    }
    let router: Router | undefined;
    Object.defineProperty(window, '__TSR_ROUTER__', {
      get: () => router,
      set(made: Router) {
        router = made;
        const { load } = made;
        let isFirst = true;
        made.load = async (...given) => {
          const wasFirst = isFirst;
          isFirst = false;
          await load(...given);
          if (wasFirst) history.back();
        };
      },
    });
  });
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle(/^Sign in/);
});

test('[R1100, R1116] by their address the palaces of a built page, whose style sheets are not those of development, are laid out as by their button', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, baseURL ?? '', FILLED);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${HOME}?show=palaces`);
  const ring = page.locator('.plan-view > .ink-plan');
  await expect(ring).toBeVisible();
  expect((await ring.boundingBox())?.width).toBeGreaterThan(280);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('button', { name: 'Back to the house' }).click();
  await expect(page).toHaveURL(HOME);
});

/** How a region looks, element by element: styles that sheets of several screens may set. */
const looks = (page: Page, region: string) =>
  page.evaluate(parts => {
    const PROPERTIES = [
      'display',
      'color',
      'fontSize',
      'padding',
      'margin',
      'gap',
      'width',
      'minHeight',
    ] as const;
    return [...document.querySelectorAll(parts)]
      .filter(element => element instanceof HTMLElement && element.checkVisibility())
      .map(element => {
        const style = getComputedStyle(element);
        return `${element.tagName} ${element.className}: ${PROPERTIES.map(name => style[name]).join(' | ')}`;
      });
  }, `${region} *`);

/** How it looks once nothing moves any more. */
async function settledLooks(page: Page, region: string) {
  let last: readonly string[] = [];
  await expect
    .poll(async () => {
      const before = last;
      last = await looks(page, region);
      return last.length > 20 && last.join() === before.join();
    })
    .toBe(true);
  return last;
}

test('[R1119] a screen looks the same opened by its address and after other screens, whose styles then come first', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.setFixedTime(new Date('2026-06-21T05:07:24Z'));
  await signInAs(context, baseURL ?? '', FILLED);
  const screens = [
    { address: `${HOME}?tool=almanac&leaf=year`, region: '.almanac--year', sign: '.year__facts' },
    { address: `${HOME}?show=palaces`, region: '.plan-view', sign: '.palace-list' },
  ];
  const byAddress: Record<string, readonly string[]> = {};
  for (const { address, region, sign } of screens) {
    await page.goto(address);
    await expect(page.locator(sign)).toBeVisible({ timeout: 40_000 });
    byAddress[address] = await settledLooks(page, region);
  }
  // In one visit, after the sheets that have styles in common with them.
  await page.goto(`${HOME}?tool=records`);
  await expect(page.locator('.record-ribbon')).toBeVisible({ timeout: 40_000 });
  await go(page, `${HOME}?view=plan`);
  await expect(page.locator('.plan-card').first()).toBeVisible({ timeout: 40_000 });
  for (const { address, region, sign } of screens) {
    await go(page, address);
    await expect(page.locator(sign)).toBeVisible({ timeout: 40_000 });
    expect(await settledLooks(page, region)).toEqual(byAddress[address]);
  }
});
