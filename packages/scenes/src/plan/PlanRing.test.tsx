import { layoutOfOutline, type Point } from '@app/plan';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { PlanRing, ringSquare } from './PlanRing';

afterEach(cleanup);

const HOME: readonly Point[] = [
  [0, 0],
  [12_000, 0],
  [12_000, 9000],
  [0, 9000],
];

/** Where the words of a north begin or end, from its stroke at the edge of the ring, in units of the ring. */
async function namesAt(north: number, trueNorth: number | undefined) {
  const layout = layoutOfOutline([HOME], { up: -north })!;
  const { part } = await stagePart(
    <svg aria-hidden="true">
      <PlanRing layout={layout} trueNorth={trueNorth} />
    </svg>,
  );
  const { container } = render(part);
  return [...container.querySelectorAll('.plan-ring__name')].map(name => {
    const [x, y] = /translate\(([-\d.]+) ([-\d.]+)\)$/
      .exec(name.getAttribute('transform')!)!
      .slice(1)
      .map(Number);
    return {
      ...{ x: x!, y: y!, side: Number(name.getAttribute('data-side') ?? 1) },
      lift: Number.parseFloat(name.getAttribute('dy') ?? '0'),
      breaks: name.querySelectorAll('tspan[dy]').length,
    };
  });
}

it.each([30, 60, 90, 150, -30, -90])(
  '[R970] the names of both norths are on one line right beside their strokes, with the needle at %i°',
  async north => {
    const names = await namesAt(north, 6.4);
    expect(names).toHaveLength(2);
    for (const { x, y, side, breaks } of names) {
      expect(breaks).toBe(0);
      // Outward, where no ring is.
      expect(side).toBe(Math.sign(Math.sin((north * Math.PI) / 180)));
      expect(Math.hypot(x, y)).toBeLessThan(60);
    }
    // The one that is higher is moved up, the other down.
    const [needle, truly] = names as [(typeof names)[0], (typeof names)[0]];
    const isNeedleHigher = Math.cos((north * Math.PI) / 180) > Math.cos(((north + 6.4) * Math.PI) / 180);
    expect(Math.sign(needle.lift - truly.lift)).toBe(isNeedleHigher ? -1 : 1);
  },
);

it('[R970] at the top of the ring they are to both sides of their strokes', async () => {
  const [needle, truly] = await namesAt(0, 6.4);
  expect([needle!.side, truly!.side]).toEqual([-1, 1]);
  const [alone] = await namesAt(30, undefined);
  expect(alone!.side).toBe(1);
});

it('[R1003] the ring has the height of a needle above it only where one ends there', () => {
  const above = (up: number, needles?: readonly number[]) => {
    const of = layoutOfOutline([HOME], { up })!;
    return of.centre[1] - ringSquare(of, needles)[0]![1];
  };
  // The needle is 90 units long over a ring of some thousand: a fifteenth of the height at most.
  expect(above(0) / above(180)).toBeGreaterThan(1.05);
  expect(above(0) / above(180)).toBeLessThan(1.1);
  expect(above(180, [0, 180])).toBeCloseTo(above(0), 6);
});
