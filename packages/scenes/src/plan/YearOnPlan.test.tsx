import { yearOnPlan } from '@app/home';
import { bearingAt, boxRing, type Floor, type Layout, layoutOf, type Point, turnBetween } from '@app/plan';
import { ringRadius } from '@app/plan/drawing';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { useYearLabels, YearStars } from './YearOnPlan';

afterEach(cleanup);

const floor = templatePlan('two-bedroom', 'en').floors[0]!;
const layout = layoutOf(floor, { up: 0, facing: 180 })!;

interface LabelsProps {
  readonly floor: Floor;
  readonly layout: Layout;
  /** Pixels of the ring. */
  readonly radius: number;
  readonly year: number;
}

function Labels({ floor, layout, radius, year }: LabelsProps) {
  const onPlan = yearOnPlan(floor, layout, year)!;
  const labels = useYearLabels({ floor, layout, onPlan, perPixel: ringRadius(layout) / radius });
  return (
    <svg aria-hidden="true">
      <YearStars labels={labels} />
    </svg>
  );
}

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
    const { part } = await stagePart(<Labels {...{ floor, layout, radius, year }} />);
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
    const { part } = await stagePart(<Labels floor={home} layout={of} radius={105} year={2026} />);
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

it('[R972] the eight stars about the centre are on one radius, in the middle of their palaces, each name nearest to its own', async () => {
  // Where the ring leaves room all round: a square home, with walls along its edge alone.
  const home = {
    ...floor,
    rooms: [{ ...floor.rooms[0]!, ring: boxRing(8000, 8000) }],
    openings: [],
    items: [],
  };
  const of = layoutOf(home, { up: 22.5, facing: 180 })!;
  const { part } = await stagePart(<Labels floor={home} layout={of} radius={250} year={2026} />);
  const labels = [...render(part).container.querySelectorAll('text')];
  const at = (label: Element): Point => [Number(label.getAttribute('x')), Number(label.getAttribute('y'))];
  const [, ...stars] = labels.slice(0, 9);
  const radii = stars.map(star => Math.hypot(at(star)[0] - of.centre[0], at(star)[1] - of.centre[1]));
  expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(1);
  for (const [i, star] of stars.entries())
    expect(turnBetween(45 * i, bearingAt(of, at(star)))).toBeCloseTo(0, 3);
  // 2026: the five in the south, the two in the north-west.
  for (const [name, palace] of [
    ['FiveYellow', 4],
    ['TwoBlack', 7],
  ] as const) {
    const place = at(labels.find(({ textContent }) => textContent!.replace(' ', '') === name)!);
    const away = stars.map(star => Math.hypot(at(star)[0] - place[0], at(star)[1] - place[1]));
    expect(away.indexOf(Math.min(...away))).toBe(palace);
  }
});
