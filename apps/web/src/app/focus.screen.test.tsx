import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { all, aroundEachScreen, FILLED, found, openScreen, resize } from '../testing/screens';

aroundEachScreen();

const AN = {
  id: 'an',
  name: 'An',
  gender: 'female' as const,
  birthplace: '',
  chineseDate: '',
  relationship: 'self',
};

const press = (key: string) => userEvent.keyboard(`{${key}}`);
const pressOn = async (control: Locator, key: string) => {
  (await found(control)).focus();
  await press(key);
};

test('the first tab stop skips the bar, a new screen puts the focus on its heading', async () => {
  const { router } = await openScreen('/');
  (document.activeElement as HTMLElement | null)?.blur();
  await press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await press('Enter');
  await expect.element(page.css('#content')).toHaveFocus();
  await pressOn(page.getByRole('link', { name: 'Sign in' }), 'Enter');
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByLabelText('E-mail').fill('linyue@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('secret1');
  await press('Enter');
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test('the cards of the home page open and close with Enter', async () => {
  await openScreen('/', { ports: fakePorts({ info: LIN_YUE }) });
  const card = page.getByRole('button', { name: /Upload photos/ });
  await pressOn(card, 'Enter');
  await expect.element(card).toHaveAttribute('aria-expanded', 'true');
  await pressOn(card, 'Enter');
  await expect.element(card).toHaveAttribute('aria-expanded', 'false');
});

test('the tools: arrows move, Home and End jump, Escape goes back to the seal, and so does each dialog', async () => {
  await openScreen('/visualization', { ports: fakePorts({ info: FILLED }) });
  const seal = page.getByRole('button', { name: 'Tools' });
  const tools = page.getByRole('toolbar').getByRole('button');
  await pressOn(seal, 'Enter');
  await expect.element(tools.first()).toHaveFocus();
  for (const [key, which] of [
    ['ArrowDown', tools.nth(1)],
    ['End', tools.last()],
    ['Home', tools.first()],
    ['Escape', seal],
  ] as const) {
    await press(key);
    await expect.element(which).toHaveFocus();
  }
  for (const tool of ['Layout guide', /almanac/, 'My records', 'Cosmic Messenger', 'Shop']) {
    await pressOn(seal, 'Enter');
    await expect.element(page.getByRole('toolbar')).toBeVisible();
    await pressOn(page.getByRole('toolbar').getByRole('button', { name: tool }), 'Enter');
    await expect.poll(() => all('[role="dialog"] :focus, [role="dialog"]:focus')).toHaveLength(1);
    await press('Escape');
    await expect.element(seal).toHaveFocus();
  }
});

test('[R1015] turning a screen keeps the focus in the notes of a resident and in the next questions of a talk', async () => {
  const turns = [
    [390, 844],
    [844, 390],
  ] as const;
  const keeps = async (part: string) => {
    const [element] = all(part);
    element!.focus();
    expect(document.activeElement).toBe(element);
    for (const [width, height] of turns) {
      await resize(width, height);
      await expect.poll(() => all(part)[0] === element && document.activeElement === element).toBe(true);
    }
  };
  await resize(844, 390);
  const residents = [{ ...AN, birthDate: '1990-05-15', birthTime: '08:30' }];
  await openScreen('/visualization?resident=1', { ports: fakePorts({ info: { ...FILLED, residents } }) });
  await expect.element(page.css('button.conventions__state').first()).toBeVisible();
  await keeps('button.conventions__state');
  await keeps('.pillar-table__notes summary');
  await resize(844, 390);
  await openScreen('/visualization?tool=chat', { ports: fakePorts({ info: FILLED }) });
  await page.getByRole('dialog').getByRole('textbox').fill('When is the next full moon?');
  await press('Enter');
  await expect.poll(() => all('.chat-slip:not(:disabled)').length).toBeGreaterThan(0);
  await expect.poll(() => all('.chat-bot').length).toBeGreaterThan(1);
  await keeps('.chat-slip');
});
