import type { Resident } from '@app/session';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LIN_YUE } from '../../testing/fakePorts';
import { at, openAlmanac } from './testing/openAlmanac';

const BORN_1990: Resident = {
  id: '1',
  name: '周砚',
  gender: 'unspecified',
  birthDate: '1990-05-15',
  birthTime: '',
  birthplace: '',
  chineseDate: '',
  relationship: 'self',
};

// 2026-06-19 is 甲子: opposite to 午, the branch of 1990 (庚午), of the month (from 5 June) and of the year 丙午.
it('[R274] a day names the people and things it clashes with, the strongest first', async () => {
  await openAlmanac({ ...at('2026-06-19T05:00:00Z'), info: { ...LIN_YUE, residents: [BORN_1990] } }, 'en');
  const list = await screen.findByRole('list', { name: 'What this day clashes with' });
  const [resident, month, year, ...others] = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(resident).toContain('year of birth of 周砚');
  expect(month).toContain('Month Breaker');
  expect(year).toContain('Year Breaker');
  expect(others).toEqual([]);
});

it('[R274] a day without a clash has no list', async () => {
  await openAlmanac({ ...at('2026-06-20T05:00:00Z'), info: { ...LIN_YUE, residents: [BORN_1990] } }, 'en');
  await screen.findByRole('region', { name: 'Avoid' });
  expect(screen.queryByRole('list', { name: 'What this day clashes with' })).toBeNull();
});
