import { yearOnPlan } from '@app/home';
import { layoutOf } from '@app/plan';
import { ringRadius } from '@app/plan/drawing';
import { templatePlan } from '@app/plan/templates';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { PerPixel } from './perPixel';
import { YearStars } from './YearOnPlan';

afterEach(cleanup);

const floor = templatePlan('two-bedroom', 'en').floors[0]!;
const layout = layoutOf(floor, { up: 0, facing: 180 })!;

/** By letters half as wide as high. */
const boxOf = (label: SVGTextElement) => {
  const [x, y, size] = ['x', 'y', 'font-size'].map(name => Number(label.getAttribute(name))) as [
    number,
    number,
    number,
  ];
  const wide = label.textContent.length * size * 0.25;
  return { left: x - wide, right: x + wide, top: y - size / 2, bottom: y + size / 2 };
};

it.each([160, 250])('[R679] no two labels of a year overlap, in a ring of %i px', async radius => {
  for (let year = 2020; year < 2032; year++) {
    const { part } = await stagePart(
      <PerPixel value={ringRadius(layout) / radius}>
        <svg aria-hidden="true">
          <YearStars layout={layout} onPlan={yearOnPlan(floor, layout, year)!} />
        </svg>
      </PerPixel>,
    );
    const { container, unmount } = render(part);
    const boxes = [...container.querySelectorAll('text')].map(boxOf);
    expect(boxes.length).toBeGreaterThan(11);
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
    unmount();
  }
});
