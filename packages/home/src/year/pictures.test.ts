import { zh } from '@app/almanac';
import { Solar } from 'lunar-typescript';
import { getMoonIllumination } from 'suncalc';
import { describe, expect, it } from 'vitest';
import { parseKeptDays } from './keptDays';
import { altitudeHeight, hourHeight, monthDays, monthPicture, STRIP, sunPicture } from './pictures';
import { yearOfHome } from './yearOf';

const year = (place: { latitude: number; longitude: number }) =>
  yearOfHome(2027, { place, zone: 'Asia/Shanghai', stored: [], keeping: parseKeptDays(undefined).keeping })!;

describe('[R497] moon and road over a month', () => {
  it.each([1, 2, 6, 12])('month %i of 2027 as a second library each has them', month => {
    const days = monthDays({ year: 2027, month, day: 1 }, 'Asia/Shanghai');
    expect(days).toHaveLength(new Date(Date.UTC(2027, month, 0)).getUTCDate());
    for (const { date, moon, spirit } of days) {
      const lunar = Solar.fromYmd(date.year, date.month, date.day).getLunar();
      expect([zh.daySpirit[spirit.id], zh.road[spirit.road]]).toEqual([
        lunar.getDayTianShen(),
        lunar.getDayTianShenType(),
      ]);
      const noon = new Date(Date.UTC(date.year, date.month - 1, date.day, 4));
      // suncalc's phase is of lower precision: within a hundredth of the cycle.
      const apart = Math.abs(getMoonIllumination(noon).phase - moon.progress);
      expect(Math.min(apart, 1 - apart)).toBeLessThan(0.015);
    }
    const shapes = monthPicture(days);
    expect(shapes.filter(({ look }) => look === 'road-yellow')).toHaveLength(
      days.filter(({ spirit }) => spirit.road === 'yellow').length,
    );
    for (const shape of shapes) {
      if (shape.kind === 'text') expect(shape.x).toBeLessThan(days.length * STRIP.day);
    }
  });

  it('there is none outside of the tables', () => {
    expect(monthDays({ year: 1899, month: 12, day: 1 }, 'Asia/Shanghai')).toEqual([]);
    expect(monthDays({ year: 2027, month: 1, day: 1 }, 'Nowhere')).toEqual([]);
  });
});

describe('[R497] the sun over a home', () => {
  const hangzhou = year({ latitude: 30.27, longitude: 120.16 });

  it('stands as high at noon of the solstices as latitude and obliquity say: 90 − φ ± 23.44°', () => {
    const altitudes = hangzhou.light.map(({ altitude }) => altitude);
    expect(Math.max(...altitudes)).toBeCloseTo(90 - 30.27 + 23.44, 1);
    expect(Math.min(...altitudes)).toBeCloseTo(90 - 30.27 - 23.44, 1);
  });

  it('is 14.2 minutes behind the clock in February and 16.4 ahead in November (equation of time, Meeus chapter 28)', () => {
    const noons = hangzhou.light.map(({ noon }) => noon - 720);
    expect(Math.max(...noons)).toBeCloseTo(14.2, 0);
    expect(Math.min(...noons)).toBeCloseTo(-16.4, 0);
    expect(noons.indexOf(Math.max(...noons))).toBeGreaterThan(38);
    expect(noons.indexOf(Math.max(...noons))).toBeLessThan(46);
  });

  it('is drawn with midnight at the foot and the top, the zenith above, in polar night too', () => {
    expect([hourHeight(0) > hourHeight(720), altitudeHeight(90)]).toEqual([true, hourHeight(1440)]);
    for (const place of [
      { latitude: 30.27, longitude: 120.16 },
      { latitude: 78, longitude: 15 },
      { latitude: -33.9, longitude: 151.2 },
    ]) {
      const text = JSON.stringify(
        sunPicture(
          year(place),
          zh,
          hangzhou.days.slice(0, 12).map(() => 'm'),
        ),
      );
      expect(text).not.toMatch(/NaN|null|Infinity/);
    }
  });
});
