import type { DayOfSun, RoomOfLight } from '@app/home';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SunStrip } from './SunStrip';

afterEach(cleanup);

const date = { year: 2026, month: 1, day: 1 };
const HALVES = Array.from({ length: 48 }, (_, half) => (half >= 12 && half <= 36 ? 1 : 0));
const room: RoomOfLight = {
  ...{ roomId: 'r1', hours: 1000, most: 1 },
  days: Array.from({ length: 24 }, () => ({ minutes: 720, longest: 720, halves: HALVES })),
};
/** Sunrise at ten past six, sunset at ten to six. */
const days: readonly DayOfSun[] = Array.from({ length: 24 }, () => ({
  date,
  rise: 370,
  set: 1070,
  highest: 40,
}));

it('[R974] no sun is drawn before sunrise or after sunset', () => {
  const { container } = render(<SunStrip days={days} room={room} label="year" />);
  const area = container.querySelector('clipPath path')!.getAttribute('d')!;
  const levels = [...area.matchAll(/[\d.]+ ([\d.]+)/g)].map(([, level]) => Number(level));
  const edges = [...container.querySelectorAll('.sun-strip__edge')].map(edge =>
    Number(edge.getAttribute('points')!.split(/[ ,]/)[1]),
  );
  expect(new Set(levels)).toEqual(new Set(edges));
  const cells = container.querySelector('.sun-strip__cell')!.parentElement!;
  expect(cells.getAttribute('clip-path')).toBe(
    `url(#${CSS.escape(container.querySelector('clipPath')!.id)})`,
  );
});

it('[R974] where the sun stays down for a term the cells alone tell', () => {
  const polar = days.map((day, i) => (i === 0 ? { date, highest: -3 } : day));
  const { container } = render(<SunStrip days={polar} room={room} label="year" />);
  expect(container.querySelector('clipPath')).toBeNull();
  expect(container.querySelectorAll('.sun-strip__cell').length).toBeGreaterThan(0);
});

it('[R978] as many terms are named as fit, with the chosen one', () => {
  const termsAt = (name: string, term: number) => {
    const { container, unmount } = render(
      <SunStrip
        {...{ days, room }}
        label="year"
        chosen={{ term, minute: 600 }}
        terms={days.map((_, i) => `${name}${String.fromCharCode(0x4e00 + i)}`)}
      />,
    );
    const named = [...container.querySelectorAll('.sun-strip__month')];
    const at = named.map(each => (Number(each.getAttribute('x')) - 56) / 24 - 0.5);
    expect(named[at.indexOf(term)]!.hasAttribute('data-chosen')).toBe(true);
    unmount();
    return at;
  };
  // A column is 24 wide, a Chinese character 12, another letter 6.5; two characters are one under the other (R1041).
  expect(termsAt('Gr', 21)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]);
  expect(termsAt('小雪之後', 0)).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
});

it('[R1041] where each has two Chinese characters all 24 terms are named, one character under the other', () => {
  const terms = days.map((_, i) => `小${String.fromCharCode(0x4e00 + i)}`);
  const { container } = render(
    <SunStrip {...{ days, room, terms }} label="year" chosen={{ term: 3, minute: 600 }} />,
  );
  const named = [...container.querySelectorAll('.sun-strip__month')];
  expect(named.map(each => each.textContent)).toEqual(terms);
  for (const each of named) {
    const [first, second] = [...each.querySelectorAll('tspan')];
    expect(second!.getAttribute('x')).toBe(first!.getAttribute('x'));
    expect(Number(second!.getAttribute('dy'))).toBeGreaterThanOrEqual(12);
  }
});

it('[R978] a photo is no ring, which would look like the handle of a slider', () => {
  const { container } = render(
    <SunStrip {...{ days, room }} label="year" photos={[{ id: 'a', term: 3, minute: 600 }]} />,
  );
  expect(container.querySelectorAll('.sun-strip__photo')).toHaveLength(1);
  expect(container.querySelector('circle')).toBeNull();
});

it('[R978] a photo is within the chart, and 8 px beside the frame of the chosen term', () => {
  // Late at night, before, in and after the chosen term, and in the last one.
  const photos = [22, 23].map(term => ({ id: `${term}`, term, minute: 1430 }));
  const spotsOf = (chosen: number) => {
    const { container, unmount } = render(
      <SunStrip {...{ days, room, photos }} label="year" chosen={{ term: chosen, minute: 600 }} />,
    );
    const [, , width, height] = container
      .querySelector('svg')!
      .getAttribute('viewBox')!
      .split(' ')
      .map(Number);
    const spots = [...container.querySelectorAll('.sun-strip__photo')].map(each =>
      each
        .getAttribute('transform')!
        .match(/[-\d.]+/g)!
        .map(Number),
    );
    unmount();
    return { width: width!, height: height!, spots };
  };
  for (const chosen of [20, 21, 22, 23]) {
    const { width, height, spots } = spotsOf(chosen);
    const from = width - (24 - chosen) * 24;
    for (const [x, y] of spots as [number, number][]) {
      expect(x + 8).toBeLessThanOrEqual(width);
      // The names of the months are below the chart.
      expect(y + 8).toBeLessThanOrEqual(height - 26);
      expect(x + 8 <= from - 8 || x - 8 >= from + 24 + 8, `${chosen}: ${x}`).toBe(true);
    }
  }
});

it('[R1005] each term has a stroke under the chart, and a photo its name', () => {
  const strip = (photos: readonly { id: string; term: number; minute: number }[]) => {
    cleanup();
    const more = { days, room, photos, photoWord: 'photo' };
    return render(<SunStrip {...more} label="year" chosen={{ term: 3, minute: 600 }} />).container;
  };
  const bare = strip([]);
  expect(bare.querySelector('.sun-strip__ticks')!.getAttribute('d')!.match(/M/g)).toHaveLength(24);
  expect(bare.querySelector('.sun-strip__key')).toBeNull();
  expect(strip([{ id: 'a', term: 20, minute: 600 }]).querySelector('.sun-strip__key')!.textContent).toBe(
    'photo',
  );
});
