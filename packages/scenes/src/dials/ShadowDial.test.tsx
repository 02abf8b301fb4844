import { angleAt, steps, wallOf } from '@app/building/doorway';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { ShadowDial, ShadowSteps } from './ShadowDial';

afterEach(cleanup);

type Spot = readonly [x: number, y: number];

/** The corners of each closed line of a path. */
const cornersOf = (path: string) =>
  [...path.matchAll(/M([^Z]+)Z/g)].map(([, line]) =>
    line!.split('L').map(each => each.split(' ').map(Number) as unknown as Spot),
  );

/** Even-odd rule. */
const isWithin = ([x, y]: Spot, corners: readonly Spot[]) =>
  corners.filter(([x1, y1], i) => {
    const [x2, y2] = corners.at(i - 1)!;
    return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
  }).length %
    2 ===
  1;

it('[R1032] the angle is named, the grounds are washes, and no number of the ring lies on a wall of the door', async () => {
  const dial = <ShadowDial angle={154} altitude={31} sunWords={undefined} onAngle={() => undefined} />;
  const { container } = render((await stagePart(dial)).part);
  expect(container.querySelector('.shadow-dial__angle')?.textContent).toBe('angle154°');
  const grounds = container.querySelectorAll('.shadow-dial__ground');
  expect([...grounds].every(each => each.closest('g[mask]'))).toBe(true);
  const walls = ([-1, 1] as const).flatMap(side => Object.values(wallOf(side)).flatMap(cornersOf));
  // Letters of 27 units, each about half as wide; a digit is 0.72 of that high.
  for (const degrees of steps(0, 330, 30).filter(each => each !== 150)) {
    const number = screen.getByText(`${degrees}°`);
    const [x, y] = [Number(number.getAttribute('x')), Number(number.getAttribute('y'))] as const;
    expect(angleAt([x, y])).toBeCloseTo(degrees);
    const half = `${degrees}°`.length * 6.75;
    const spots = [-half, 0, half].flatMap(aside =>
      [-9.7, 0, 9.7].map(down => [x + aside, y + down] as const),
    );
    const isOnWall = spots.some(spot => walls.some(wall => isWithin(spot, wall)));
    expect(`${degrees}: ${isOnWall}`).toBe(`${degrees}: false`);
  }
});

it('[R1032] while the sun cannot be used there is no fourth step', async () => {
  const steps = (isWaiting: boolean) => (
    <ShadowSteps sum={false} isDone={false} side={undefined} isWaiting={isWaiting} />
  );
  const { rerender } = render((await stagePart(steps(false))).part);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  rerender((await stagePart(steps(true))).part);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
