import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { all, aroundEachScreen, DEEP, FILLED, found, openScreen, withoutWebGL } from '../testing/screens';

aroundEachScreen();

const keys = (...pressed: readonly string[]) => userEvent.keyboard(pressed.map(key => `{${key}}`).join(''));
const button = (name: string | RegExp, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('button', { name });

/** Presses Tab until the target has the focus: a keyboard cannot reach anything else. */
async function tabTo(target: Locator, { back = false } = {}): Promise<void> {
  await found(target);
  for (let press = 0; press < 80; press += 1) {
    if (document.activeElement === target.query()) return;
    await userEvent.tab({ shift: back });
  }
  throw new Error(`Tab never reaches ${target}`);
}
async function enter(target: Locator, options?: { readonly back?: boolean }): Promise<void> {
  await tabTo(target, options);
  await keys('Enter');
}
async function write(label: string, text: string): Promise<void> {
  await tabTo(page.getByLabelText(label, { exact: true }).first());
  await userEvent.keyboard(`{Control>}a{/Control}${text}`);
}
async function useTool(arrowsDown: number): Promise<Locator> {
  await enter(button('Tools'));
  const tools = page.getByRole('toolbar').getByRole('button');
  await expect.element(tools.first()).toHaveFocus();
  for (let press = 1; press <= arrowsDown; press += 1) {
    await keys('ArrowDown');
    await expect.element(tools.nth(press)).toHaveFocus();
  }
  await keys('Enter');
  return page.getByRole('dialog');
}
async function command(words: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  // Sent one by one, letters that are on no key would be lost.
  await page.getByRole('combobox').fill(words);
  await keys('Enter');
}

test('[R78] J4: a year of the almanac by keys', async () => {
  await openScreen('/visualization', { ports: fakePorts({ info: FILLED }) });
  const almanac = await useTool(2);
  const views = almanac.getByRole('radio');
  await tabTo(views.first());
  for (const view of [1, 2, 3, 4]) {
    await keys('ArrowRight');
    await expect.element(views.nth(view)).toHaveFocus();
  }
  await userEvent.keyboard(' ');
  await tabTo(page.getByLabelText('Date', { exact: true }).first());
  await page.getByLabelText('Date', { exact: true }).first().fill('2027-06-21');
  await keys('Enter');
  await expect.element(almanac.getByRole('heading', { name: 'Almanac of June 21, 2027' })).toBeVisible();
  await enter(button(/today/i, almanac).first());
  await expect.element(almanac.getByRole('heading', { name: 'Today’s almanac' })).toBeVisible();
  await keys('Escape');
  await expect.element(button('Tools')).toHaveFocus();
});

test('[R98] J5: a talk with stop and retry by keys', async () => {
  const ports = fakePorts({ info: FILLED });
  // An answer that never arrives, until it is stopped.
  let hangs = true;
  const ask: typeof ports.chat.ask = (...asked) => (hangs ? () => undefined : ports.chat.ask(...asked));
  await openScreen('/visualization', { ports: { ...ports, chat: { ...ports.chat, ask } } });
  const chat = await useTool(4);
  await write('Your message', 'How do I arrange my bedroom?');
  await keys('Enter');
  await enter(button('Stop the answer', chat));
  hangs = false;
  await enter(button('Answer again', chat).last(), { back: true });
  await expect.element(page.getByRole('log')).toHaveTextContent('Look at the bed first');
  await command('chinese');
  await expect.element(page.getByRole('dialog', { name: '宇宙信使' })).toBeVisible();
  await keys('Escape');
  await command('英文');
  await expect.poll(() => document.documentElement.lang).toBe('en');
});

test('[R115] J6: a record by keys', async () => {
  await openScreen('/visualization', { ports: fakePorts({ info: FILLED }) });
  const records = await useTool(3);
  // The file would come through the system's own dialog, opened by a button.
  let asked = 0;
  const ask = (event: Event) => {
    if (event.target !== document.querySelector('input[aria-label="Add image"]')) return;
    event.preventDefault();
    asked += 1;
  };
  document.addEventListener('click', ask);
  onTestFinished(() => document.removeEventListener('click', ask));
  await enter(button('Add image', records));
  expect(asked).toBe(1);
  await write('Record', 'Tea room');
  await enter(button('Add record', records));
  await expect
    .poll(() =>
      all('.entry')
        .map(each => each.textContent)
        .join(),
    )
    .toContain('Tea room');
});

test('[R126] J7: a normal user is turned away from the water', async () => {
  await openScreen('/deep-dream', { ports: fakePorts({ info: LIN_YUE }) });
  const banner = page.getByRole('alert').filter({ hasText: 'permission' });
  await enter(banner.getByRole('button'));
  await expect.poll(() => banner.elements()).toEqual([]);
  await enter(button('My account'));
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  // Its first letters find it.
  await userEvent.keyboard('Sign');
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await keys('Enter');
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('[R126, R134, R148] J8: a deep user finds everyone in the list without WebGL, connects, talks and leaves', async () => {
  withoutWebGL();
  const { router } = await openScreen('/visualization', { ports: fakePorts({ info: DEEP }) });
  expect(router.state.location.pathname).toBe('/deep-dream');
  await expect.element(page.getByText('This device cannot draw the water')).toBeVisible();
  await expect.poll(() => all('.dream-row')).toHaveLength(13);
  await tabTo(page.css('.dream-row').first());
  await keys('End', 'Enter');
  await tabTo(page.getByRole('textbox', { name: /^Message to/ }));
  await userEvent.keyboard('Where do you live?{Enter}');
  await expect.element(page.getByRole('log')).toHaveTextContent('Where do you live?');
  await enter(button('Back to the water'), { back: true });
  await expect.poll(() => router.state.location.href).toBe('/deep-dream');
  await command('sign out');
  await expect.poll(() => router.state.location.pathname).toBe('/');
});
