import { yearOnPlan } from '@app/home';
import { layoutOf } from '@app/plan';
import { ringRadius } from '@app/plan/drawing';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { PerPixel } from './perPixel';
import { YearStars } from './YearOnPlan';

afterEach(cleanup);

const floor = templatePlan('two-bedroom', 'en').floors[0]!;
const layout = layoutOf(floor, { up: 0, facing: 180 })!;

/** By letters half as wide as high, a line under another. */
const boxOf = (label: SVGTextElement) => {
  const [x, y, size] = ['x', 'y', 'font-size'].map(name => Number(label.getAttribute(name))) as [
    number,
    number,
    number,
  ];
  const lines = [...label.querySelectorAll('tspan')].map(({ textContent }) => textContent);
  const wide = Math.max(...lines.map(line => line.length)) * size * 0.25;
  const high = (lines.length * size) / 2;
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
};

it.each([160, 250])('[R679] no two labels of a year overlap, in a ring of %i px', async radius => {
  for (let year = 2020; year < 2032; year++) {
    const { part } = await stagePart(
      <PerPixel value={ringRadius(layout) / radius}>
        <svg aria-hidden="true">
          <YearStars {...{ floor, layout }} onPlan={yearOnPlan(floor, layout, year)!} />
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

/** Half of an outer wall, millimetres. */
const WALL = 120;

it.each(TEMPLATE_IDS)('[R959] no label of a year lies on a wall: %s', async id => {
  const home = templatePlan(id, 'en').floors[0]!;
  for (const up of [0, 30]) {
    const of = layoutOf(home, { up, facing: 180 })!;
    const { part } = await stagePart(
      <PerPixel value={ringRadius(of) / 105}>
        <svg aria-hidden="true">
          <YearStars floor={home} layout={of} onPlan={yearOnPlan(home, of, 2026)!} />
        </svg>
      </PerPixel>,
    );
    const { container, unmount } = render(part);
    expect([...container.querySelectorAll('text')].length).toBeGreaterThan(9);
    const boxes = [...container.querySelectorAll('text')].map(label => ({ ...boxOf(label), label }));
    const crossed = boxes.filter(({ left, right, top, bottom }) =>
      home.rooms.some(({ ring }) =>
        ring.some(([x1, y1], i) => {
          const [x2, y2] = ring[(i + 1) % ring.length]!;
          return (
            left < Math.max(x1, x2) + WALL &&
            right > Math.min(x1, x2) - WALL &&
            top < Math.max(y1, y2) + WALL &&
            bottom > Math.min(y1, y2) - WALL
          );
        }),
      ),
    );
    expect(crossed.map(({ label }) => label.textContent)).toEqual([]);
    unmount();
  }
});
