import { boxRing, emptyPlan } from '@app/plan';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { ReadingSpots, type ReadingSpotsProps } from './ReadingSpots';

afterEach(cleanup);

const NOTHING: ReadingSpotsProps = { plan: undefined, readings: [], strays: [], median: undefined };
const draw = async (props: Partial<ReadingSpotsProps>) =>
  render((await stagePart(<ReadingSpots {...NOTHING} {...props} />)).part).container;

it('[R650] shows three numbered places before the first reading', async () => {
  const drawn = await draw({});
  expect([...drawn.querySelectorAll('.reading-spot')].map(each => each.textContent)).toEqual(['1', '2', '3']);
});

it('[R650] draws each reading at its place, turned by as much as it strays from the median', async () => {
  const drawn = await draw({
    readings: [176, 196, 179].map(heading => ({ heading })),
    strays: [1],
    median: 177.5,
  });
  const spots = [...drawn.querySelectorAll('.reading-spot')];
  expect(spots.map(each => each.textContent)).toEqual(['176°', '196°', '179°']);
  // Without a plan the door is at the top, and straight out is up.
  expect(spots.map(each => each.querySelector('g')?.getAttribute('transform'))).toEqual([
    'rotate(-1.5)',
    'rotate(18.5)',
    'rotate(1.5)',
  ]);
  expect(spots.map(each => each.getAttribute('data-stray'))).toEqual([null, 'true', null]);
});

it('[R839] points to the side the plan faces before the first reading', async () => {
  const plan = { ...emptyPlan('flat', 40), up: 0, facing: 90 };
  const floors = [
    { ...plan.floors[0]!, rooms: [{ id: 'r1', kind: 'living' as const, ring: boxRing(6400, 4600) }] },
  ];
  const drawn = await draw({ plan: { ...plan, floors } });
  const heads = [...drawn.querySelectorAll('.reading-spot__head')];
  expect(heads).toHaveLength(3);
  expect(heads.map(each => each.parentElement?.getAttribute('transform'))).toEqual(
    Array(3).fill('rotate(90)'),
  );
});
