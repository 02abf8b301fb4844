import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { fakePorts } from '../testing/fakePorts';
import { aroundEachScreen, FILLED, openScreen, withoutWebGL } from '../testing/screens';

aroundEachScreen();

const HOME = '/visualization';
/** Each address, and a sign that it is open. */
const ADDRESSES: readonly (readonly [address: string, shows: () => Locator])[] = [
  [
    `${HOME}?tool=almanac&day=2026-12-01`,
    () => page.getByRole('dialog', { name: /Almanac of .*December 1, 2026/ }),
  ],
  [`${HOME}?tool=almanac&day=2026-12-01&leaf=month`, () => page.getByRole('grid', { name: 'December 2026' })],
  [
    `${HOME}?tool=almanac&day=2026-12-01&leaf=year`,
    () => page.getByRole('heading', { name: '2026, Year of the Horse' }),
  ],
  [`${HOME}?tool=shop`, () => page.getByRole('dialog', { name: 'Auspicious things' })],
  [
    `${HOME}?tool=chat&ask=Which+room+first%3F`,
    () => page.getByRole('button', { name: 'Which room first?' }),
  ],
  [`${HOME}?show=reading&palace=SE&hour=14%3A30`, () => page.css('[aria-valuetext="14:30"]').first()],
  [
    `${HOME}?view=stars&at=1987-02-03T12%3A00Z&object=hip-32349`,
    () => page.getByRole('complementary', { name: 'Sirius' }),
  ],
  [`${HOME}?show=palaces`, () => page.getByRole('heading', { name: 'Nine palaces' })],
  [`${HOME}?sheet=settings`, () => page.getByRole('dialog', { name: 'Settings' })],
  [`${HOME}?sheet=facing`, () => page.getByRole('dialog', { name: 'Finding the facing' })],
];

test('[R460, R800] each address opens what it names, and a dialog with the focus on its title', async () => {
  withoutWebGL();
  const { router } = await openScreen(HOME, { ports: fakePorts({ info: FILLED }) });
  for (const [address, shows] of ADDRESSES) {
    router.history.push(address);
    await expect.element(shows(), { timeout: 40_000 }).toBeVisible();
    expect(router.state.location.href).toBe(address);
  }
  await expect.element(page.getByRole('heading', { name: 'Finding the facing' })).toHaveFocus();
});
