import { templatePlan } from '@app/plan/templates';
import { expect, it } from 'vitest';
import { conventionsOf, setConventions } from './conventions';

it('[R780, R781] conventions are the product’s until changed, and only what differs is stored', () => {
  const plan = templatePlan('studio', 'en');
  expect(conventionsOf(plan)).toEqual({ house: 'sitting', stove: 'cook' });
  const changed = setConventions(setConventions(plan, { house: 'door' }), { stove: 'mouth' });
  expect(conventionsOf(changed)).toEqual({ house: 'door', stove: 'mouth' });
  expect(setConventions(changed, { house: 'sitting', stove: 'cook' })).toEqual(plan);
});
