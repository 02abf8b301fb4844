import { yearOnPlan } from '@app/home';
import { bearingAt, type Floor, type Layout, layoutOf, turnBetween } from '@app/plan';
import { ringRadius } from '@app/plan/drawing';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { roomName } from '@app/plan/words';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { PlanRing } from './PlanRing';
import { useYearLabels, YearStars, YearWedges } from './YearOnPlan';

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
  const { labels } = useYearLabels({
    ...{ floor, layout, onPlan, perPixel: ringRadius(layout) / radius },
    nameOf: room => roomName(room, 'en'),
  });
  return (
    <svg aria-hidden="true">
      <PlanRing layout={layout} stars={onPlan.stars} />
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
    const boxes = [...container.querySelectorAll<SVGTextElement>('.year-stars text')].map(boxOf);
    // The star of the centre, and most of the five places.
    expect(boxes.length).toBeGreaterThan(3);
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
    unmount();
  }
});

function Names({ radius }: Pick<LabelsProps, 'radius'>) {
  const onPlan = yearOnPlan(floor, layout, 2026)!;
  const { names } = useYearLabels({
    ...{ floor, layout, onPlan, perPixel: ringRadius(layout) / radius },
    nameOf: room => roomName(room, 'en'),
  });
  return <p>{names.quiet}</p>;
}

it('[R1077] the names of rooms are 11 px at least, and grow with a large ring', async () => {
  const heights: number[] = [];
  for (const radius of [120, 300, 390, 600]) {
    const { container, unmount } = render((await stagePart(<Names radius={radius} />)).part);
    heights.push(Number(container.querySelector('p')!.textContent));
    unmount();
  }
  expect(heights).toEqual([11, 12.5, 15, 17]);
});

/** Half of an outer wall, millimetres. */
const WALL = 120;

it.each(TEMPLATE_IDS)('[R959] no label of a year lies on a wall: %s', async id => {
  const home = templatePlan(id, 'en').floors[0]!;
  for (const up of [0, 30]) {
    const of = layoutOf(home, { up, facing: 180 })!;
    const { part } = await stagePart(<Labels floor={home} layout={of} radius={105} year={2026} />);
    const { container, unmount } = render(part);
    expect([...container.querySelectorAll('.year-stars text')].length).toBeGreaterThan(3);
    const boxes = [...container.querySelectorAll<SVGTextElement>('.year-stars text')].map(label => ({
      ...boxOf(label),
      label,
    }));
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

it('[R977] the eight stars about the centre are in the ring, each in the middle of its palace, and the name of a place beside the star of its palace', async () => {
  const of = layoutOf(floor, { up: 22.5, facing: 180 })!;
  const { part } = await stagePart(<Labels floor={floor} layout={of} radius={250} year={2026} />);
  const { container } = render(part);
  const stars = [...container.querySelectorAll('.plan-ring__star')].map(star => {
    const [turn, radius] = /rotate\(([\d.]+)\) translate\(0 -([\d.]+)\)/
      .exec(star.getAttribute('transform')!)!
      .slice(1)
      .map(Number);
    return { turn, radius, text: star.textContent };
  });
  // 2026: 1 in the centre; by the flight from there 6 is in the north, 5 in the south and 2 in the northwest.
  expect(stars.map(({ text }) => text)).toEqual(['6', '4', '8', '9', '5', '7', '3', '2']);
  expect(stars.map(({ turn }) => turn)).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
  expect(new Set(stars.map(({ radius }) => radius)).size).toBe(1);
  for (const [name, palace] of [
    ['FiveYellow', 180],
    ['TwoBlack', 315],
  ] as const) {
    const label = [...container.querySelectorAll('.year-stars text')].find(
      ({ textContent }) => textContent!.replace(' ', '') === name,
    )!;
    const [x, y] = ['x', 'y'].map(key => Number(label.getAttribute(key))) as [number, number];
    expect(Math.abs(turnBetween(palace, bearingAt(of, [x, y])))).toBeLessThan(22.5);
    // At the rim, on the side of the ring.
    expect(Math.hypot(x - of.centre[0], y - of.centre[1])).toBeGreaterThan(0.6 * ringRadius(of));
  }
});

it('[R990] the names of a palace are in a line by the radius of its number, one after another', async () => {
  const villa = templatePlan('villa', 'en').floors[0]!;
  const of = layoutOf(villa, { up: 330, facing: 150 })!;
  const { part } = await stagePart(<Labels floor={villa} layout={of} radius={250} year={2026} />);
  const { container } = render(part);
  const spot = (name: string, palace: number) => {
    const label = [...container.querySelectorAll('.year-stars text')].find(
      ({ textContent }) => textContent!.replace(' ', '') === name,
    )!;
    const [x, y] = ['x', 'y'].map(key => Number(label.getAttribute(key))) as [number, number];
    expect(Math.abs(turnBetween(palace, bearingAt(of, [x, y]))), name).toBeLessThan(6);
    return { x, y, away: Math.hypot(x - of.centre[0], y - of.centre[1]) };
  };
  // 2026, a year of the horse: Tai Sui in 午, the south, with the five yellow, and the breaker of the year opposite.
  const [yellow, sui] = [spot('FiveYellow', 180), spot('TaiSui', 180)];
  expect(yellow.away).toBeGreaterThan(sui.away);
  expect(yellow.x).toBe(sui.x);
  const [breaker, killings] = [spot('YearBreaker', 0), spot('ThreeKillings', 0)];
  expect(breaker.x === killings.x || breaker.y === killings.y).toBe(true);
  expect(spot('TwoBlack', 315).away).toBeGreaterThan(0.6 * ringRadius(of));
});

it('[R1049] each place of a year differs from the others without its colour', async () => {
  const onPlan = yearOnPlan(floor, layout, 2026)!;
  const { container } = render(
    <svg aria-hidden="true">
      <YearWedges {...{ layout, onPlan, perPixel: 20 }} />
    </svg>,
  );
  const fills = onPlan.lies.flatMap(({ place, teaching }) => {
    const hatch = container.querySelector(`.year-hatch > [data-place="${place}"]`);
    const pattern = hatch?.previousElementSibling;
    return teaching === 'wide'
      ? []
      : [hatch && `${pattern!.getAttribute('patternTransform')} ${pattern!.innerHTML}`];
  });
  // All five, one of them, with a colour of its own, without lines.
  expect(fills).toHaveLength(5);
  expect(new Set(fills).size).toBe(5);
});
