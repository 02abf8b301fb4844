import type { YearOfLight } from '@app/home';
import { templatePlan } from '@app/plan/templates';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { SunOnThings } from './LightWords';

it.each([
  { hours: 4.9, words: 'under 5 h a year' },
  { hours: 5, words: 'about 10 h a year' },
  { hours: 123, words: 'about 120 h a year' },
])('[R831] a thing with $hours hours of sun a year has $words', async ({ hours, words }) => {
  const floor = templatePlan('studio', 'en').floors[0]!;
  const bed = floor.items.find(({ kind }) => kind === 'double-bed')!;
  const days = [{ minutes: 15, first: 500, last: 510, longest: 15 }];
  const light = { items: [{ itemId: bed.id, isBed: true, days, hours }] } as unknown as YearOfLight;
  const { container } = render(
    (await stagePart(<SunOnThings floor={floor} light={light} term={0} />, { language: 'en' })).part,
  );
  expect(container.textContent).toContain(`between 08:20 and 08:35, ${words}`);
});
