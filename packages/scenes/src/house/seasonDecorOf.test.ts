import { ownHomeOf } from '@app/building/plan';
import type { SeasonLook } from '@app/building/season';
import { templatePlan } from '@app/plan/templates';
import { expect, it } from 'vitest';
import { seasonDecorOf } from './seasonDecorOf';

it('[R1021] nobody is in the rooms of a home while it is read', () => {
  const options = { cut: 1200, facing: undefined, body: undefined, lampsOn: true };
  const home = ownHomeOf(templatePlan('villa', 'en'), { ...options, nameOf: ({ kind }) => kind });
  const people = [
    { child: false, umbrella: false },
    { child: false, umbrella: false },
  ];
  const season: SeasonLook = {
    ...({ trees: 'leaf', vat: 'water', ground: 'plain', figures: people } as const),
    ...{ chrysanthemums: false, snow: false, lanterns: false, couplets: false },
  };
  const count = (named?: readonly []) =>
    seasonDecorOf({ season, home, ...(named && { named }) }).uprights.length;
  expect(count() - count([])).toBe(2);
  // In the courtyard there are no numbers.
  const court = (named?: readonly []) => seasonDecorOf({ season, ...(named && { named }) }).uprights.length;
  expect(court([])).toBe(court());
});
