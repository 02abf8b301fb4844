import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { selectInfo } from '../../../store/store';
import { fakePorts, HANGZHOU, LIN_YUE } from '../../../testing/fakePorts';
import { stagePart } from '../../../testing/stagePart';
import PlanView from './PlanView';

afterEach(cleanup);

/** The names of the palaces in their order on the sheet, row by row, the front at the bottom. */
const sheet = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(name => name?.match(/^\p{Script=Han}(North|South|East|West|Centre)/u));

it("[R301] setting a place after the facing moves the plan's palaces to those of the compass", async () => {
  const { part, store } = await stagePart(<PlanView onClose={() => undefined} />, {
    ports: fakePorts({ info: LIN_YUE }),
  });
  // 155° by the map is 161° by the compass in Hangzhou: beyond the line between south-east and south.
  store.getState().setHouseFacts({ facing: { degrees: 155, north: 'true' } });
  render(part);
  expect(sheet()[7]).toBe('巽Southeast');
  act(() => {
    const info = selectInfo(store.getState()) ?? LIN_YUE;
    store.getState().saveInfo({ ...info, location: HANGZHOU });
  });
  expect(sheet()[7]).toBe('离South');
});

it('[R948] on a phone the five colours are one list, and what they stand for opens behind them', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { part } = await stagePart(<PlanView onClose={() => undefined} />, {
    ports: fakePorts({ info: LIN_YUE }),
  });
  render(part);
  const words = () => screen.getAllByRole('term').map(({ parentElement: row }) => row?.textContent);
  expect(words()).toEqual(['Wood', 'Fire', 'Earth', 'Metal', 'Water']);
  const more = screen.getByRole('button', { name: 'Colours: the element of each palace' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  act(() => more.click());
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(words()[1]).toContain('South');
  vi.unstubAllGlobals();
});

it('[R948] the colours of the squares are explained by the element of each trigram', async () => {
  const { part } = await stagePart(<PlanView onClose={() => undefined} />, {
    ports: fakePorts({ info: LIN_YUE }),
  });
  render(part);
  expect(screen.getByText('Colours: the element of each palace')).toBeDefined();
  // Shuogua, in the Later Heaven order: Zhen and Xun wood, Li fire, Kun and Gen earth, Qian and Dui metal, Kan water;
  // its leaf 10 has the family: 乾天也，故称乎父 … 震一索而得男，故谓之长男 … 兑三索而得女，故谓之少女.
  expect(
    screen
      .getAllByRole('term')
      .map(({ parentElement: row }) => [...(row?.children ?? [])].map(each => each.textContent)),
  ).toEqual([
    ['Wood', 'East Zhen: thunder the eldest son', 'Southeast Xun: wind the eldest daughter'],
    ['Fire', 'South Li: fire the middle daughter'],
    [
      'Earth',
      'Northeast Gen: mountain the youngest son',
      'Southwest Kun: earth the mother',
      'Centre no trigram the home as a whole',
    ],
    ['Metal', 'West Dui: lake the youngest daughter', 'Northwest Qian: heaven the father'],
    ['Water', 'North Kan: water the middle son'],
  ]);
});
