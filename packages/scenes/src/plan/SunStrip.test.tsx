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
