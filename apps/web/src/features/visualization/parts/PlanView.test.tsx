import { writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
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
    .flatMap(name => name?.match(/^\p{Script=Han}(?:North|South|East|West|Centre)(?:east|west)?/u) ?? []);

it("[R301] setting a place after the facing moves the plan's palaces to those of the compass", async () => {
  const { part, store } = await stagePart(<PlanView onClose={() => undefined} />, {
    ports: fakePorts({ info: LIN_YUE }),
  });
  // 155° by the map is 161° by the compass in Hangzhou: beyond the line between southeast and south.
  store.getState().setHouseFacts({ facing: { degrees: 155, north: 'true' } });
  render(part);
  expect(sheet()[7]).toBe('巽Southeast');
  act(() => {
    const info = selectInfo(store.getState()) ?? LIN_YUE;
    store.getState().saveInfo({ ...info, location: HANGZHOU });
  });
  expect(sheet()[7]).toBe('离South');
});

it('[R948] the list has the element of each palace, and a palace that is chosen what it stands for', async () => {
  const { part } = await stagePart(<PlanView onClose={() => undefined} />, {
    ports: fakePorts({ info: LIN_YUE }),
  });
  render(part);
  const list = screen.getByRole('list', { name: 'The palaces by direction' });
  const rows = [...list.querySelectorAll('button > span')].map(each => each.textContent);
  // Shuogua, in the Later Heaven order: Zhen and Xun wood, Li fire, Kun and Gen earth, Qian and Dui metal, Kan water.
  expect(rows).toEqual([
    'North 坎 Water',
    'Northeast 艮 Earth',
    'East 震 Wood',
    'Southeast 巽 Wood',
    'South 离 Fire',
    'Southwest 坤 Earth',
    'West 兑 Metal',
    'Northwest 乾 Metal',
    'Centre Earth',
  ]);
  // Its leaf 10 has the family: 乾天也，故称乎父 … 震一索而得男，故谓之长男 … 兑三索而得女，故谓之少女.
  fireEvent.click(screen.getByRole('button', { name: /^East 震/ }));
  expect(screen.getByText('Zhen: thunder · the eldest son · Element: Wood')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'All nine palaces' }));
  expect(screen.getByRole('list', { name: 'The palaces by direction' })).toBeDefined();
});

it('[R1030] each square and the list have the rooms of the plan with their part in it, and the star of the year', async () => {
  const { part, store } = await stagePart(<PlanView onClose={() => undefined} />, {
    ports: fakePorts({ info: LIN_YUE }),
  });
  const square = (name: RegExp) => screen.getAllByRole('button', { name })[0]!;
  const { rerender } = render(part);
  expect(screen.getByText('Draw your plan and its rooms appear here.')).toBeDefined();
  act(() => store.setState({ plan: writePlan(templatePlan('two-bedroom', 'en')) }));
  rerender(part);
  // The sheet of the template, whose squares are of 3.4 × 2.8 m: the kitchen is the northeast corner, whole; of the
  // dining room, 3.6 × 3.6 m, 3.2 × 2.8 m are in the north.
  const roomsIn = (part: Element) => [...part.querySelectorAll('.room')].map(each => each.textContent);
  expect(roomsIn(square(/^Northeast/))).toContain('Kitchen');
  expect(roomsIn(square(/^North\b/))).toEqual(['Dining room 69%']);
  const [north, northEast] = screen
    .getByRole('list', { name: 'The palaces by direction' })
    .querySelectorAll('button');
  expect(roomsIn(north!)).toEqual(['Dining room 69%']);
  expect(roomsIn(northEast!)).toContain('Kitchen');
  // 2026: 1 in the centre, so 5 in the south (published annual charts).
  expect(within(square(/^South\b/)).getByRole('img', { name: /^5\s/ })).toBeDefined();
});

it('[R948] the focus goes from the row of a palace to its name, and back to that row', async () => {
  const { part } = await stagePart(<PlanView onClose={() => undefined} />, {
    ports: fakePorts({ info: LIN_YUE }),
  });
  render(part);
  const row = () => screen.getByRole('button', { name: /^East 震/ });
  await userEvent.click(row());
  expect(document.activeElement).toBe(screen.getByText('East', { selector: 'legend' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(row());
});
