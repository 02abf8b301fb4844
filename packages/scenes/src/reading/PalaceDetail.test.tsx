import { magneticBearing, readHome } from '@app/fengshui';
import { millis } from '@app/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { PalaceDetail } from './PalaceDetail';

afterEach(cleanup);

it("shows the palace's photos by name, as the person turned them", async () => {
  const reading = readHome({ residents: [] }, millis(Date.UTC(2026, 5, 21, 5, 7)));
  const south = reading?.palaces.find(({ palace }) => palace === 'S');
  if (!south) throw new Error('no reading');
  const photos = [
    { palace: 'S', id: 'hall', url: 'blob:hall', name: 'Hall', turns: 0 },
    { palace: 'S', id: 'study', url: 'blob:study', name: 'Study', turns: 3 },
  ] as const;
  render((await stagePart(<PalaceDetail reading={south} photos={photos} hasNatal={false} />)).part);
  expect(screen.getByRole('img', { name: 'Hall' }).style.rotate).toBe('0deg');
  expect(screen.getByRole('img', { name: 'Study' }).style.rotate).toBe('270deg');
});

/** A house that sits in 子 and faces 午, completed in 2010, as it is on 21 June 2026. */
async function showPalace(palace: string) {
  const home = { facing: magneticBearing(180), completedIn: 2010, residents: [] };
  const reading = readHome(home, millis(Date.UTC(2026, 5, 21, 5, 7)));
  const found = reading?.palaces.find(each => each.palace === palace);
  if (!found) throw new Error('no reading');
  render((await stagePart(<PalaceDetail reading={found} photos={[]} hasNatal />)).part);
  return screen.getAllByRole('term').map(({ textContent }) => textContent);
}

it('[R309, R310] a palace shows its star in the house trigram and what the year brings', async () => {
  const terms = await showPalace('N');
  // A kan house has its own seat in the north; in 2026, 岁破 is on 子 and the three killings are in the north.
  expect(terms).toContain('House trigram Steady Seat by its sitting');
  expect(terms).toContain('Places of the year Year Breaker Zǐ (N2)');
  expect(terms.some(term => term?.startsWith('Places of the year Three Killings'))).toBe(true);
});

it('[R311] a pair of stars has its traditional name and the level of agreement among schools', async () => {
  // Period 8, 子山午向: both stars 8 are at the facing (双星到向), in every published table of the period.
  const terms = await showPalace('S');
  expect(
    terms.some(term => term?.startsWith('Pair of stars Eight doubled') && term.includes('Most agree')),
  ).toBe(true);
});
