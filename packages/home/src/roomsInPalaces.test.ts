import { millis } from '@app/kernel';
import { writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { expect, it } from 'vitest';
import { homeAt } from './homeAt';
import { palaceFacts } from './roomsInPalaces';

const NOW = millis(Date.UTC(2026, 10, 22, 2));
const HANGZHOU = { latitude: 30.27, longitude: 120.16 };
const { facing } = homeAt({ facts: {}, place: HANGZHOU, residents: [] }, NOW);

it('[R1030] the rooms of each square, largest part first, with the star of the year', () => {
  const factsOf = palaceFacts(writePlan(templatePlan('two-bedroom', 'en')), facing, NOW);
  const named = (palace: 'NE' | 'SW' | 'NW') => factsOf(palace).rooms?.map(({ name }) => name.en);
  // The sheet of the template: the kitchen is in the north-east, the main bedroom in the south-west.
  expect(named('NE')).toContain('Kitchen');
  expect(named('SW')?.[0]).toBe('Main bedroom');
  // Of 2026, from the published annual charts: 1 in the centre, 5 in the south, 2 in the north-west.
  expect((['C', 'S', 'NW'] as const).map(palace => factsOf(palace).star?.star)).toEqual([1, 5, 2]);
});

it('[R1030] without a readable plan there are no rooms, before 1900 no star', () => {
  expect(palaceFacts('not a plan', facing, NOW)('N').rooms).toBeUndefined();
  expect(palaceFacts(undefined, facing, millis(Date.UTC(1800, 1, 1)))('N')).toEqual({});
});
