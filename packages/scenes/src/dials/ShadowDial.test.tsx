import { angleAt, onGround } from '@app/building/doorway';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { ShadowDial } from './ShadowDial';

afterEach(cleanup);

it('[R1032] the angle is named, the grounds are washes, and no number of the ring lies on a wall of the door', async () => {
  const dial = <ShadowDial angle={154} altitude={31} sunWords={undefined} onAngle={() => undefined} />;
  const { container } = render((await stagePart(dial)).part);
  expect(container.querySelector('.shadow-dial__angle')?.textContent).toBe('angle154°');
  const grounds = container.querySelectorAll('.shadow-dial__ground');
  expect([...grounds].every(each => each.closest('g[mask]'))).toBe(true);
  // The walls begin at 1.3 radii of the ring to the left and right; the numbers that would reach them are inside it.
  for (const degrees of [60, 90, 270]) {
    const number = screen.getByText(`${degrees}°`);
    const [x, y] = [Number(number.getAttribute('x')), Number(number.getAttribute('y'))] as const;
    expect(angleAt([x, y])).toBeCloseTo(degrees);
    expect(Math.hypot(x, y)).toBeLessThan(Math.hypot(...onGround(degrees)) * 0.9);
  }
});
