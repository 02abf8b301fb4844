import { solarToLunar } from '@app/almanac';
import { type CivilDate, daySpanAt, formatCivilDate, millis } from '@app/kernel';
import { civilDateAt, nextPrincipalPhases } from '@app/sky';
import { describe, expect, it } from 'vitest';

/**
 * The months of these new moons begin on another day than that of the instant. 1914, 1916, 1920: the calendars printed
 * then used older tables. 2057: the new moon falls within a minute of midnight, and printed tables differ (Hong Kong
 * Observatory: 28 September; tables from JPL's DE441: 29 September, 00:00:40).
 */
const DISPUTED = ['1914-11-18', '1916-02-04', '1920-11-11', '2057-09-28'];

const CHINA = 'Asia/Shanghai';
const FIRST = Date.parse('1900-01-01T00:00:00+08:00');
const END = Date.parse('2101-01-01T00:00:00+08:00');
const phases = nextPrincipalPhases(millis(FIRST), 10_000).filter(({ at }) => at < END);
const lunarDay = (date: CivilDate): number => {
  const lunar = solarToLunar(date);
  if (!lunar.ok) throw new Error(lunar.error.code);
  return lunar.value.day;
};
/** China standard time, UTC+8: the calendar has no summer time. */
const dayInChina = (at: number): CivilDate => civilDateAt(millis(at + 8 * 3_600_000), 'UTC');

describe('[R277] the moon in the sky and in the calendar', () => {
  it('agrees: 2,483 of 2,487 new moons from 1900 to 2100 open a lunar month, the other four are known disputes', () => {
    const newMoons = phases.filter(({ phase }) => phase === 'newMoon');
    expect(newMoons).toHaveLength(2487);
    const apart = newMoons.map(({ at }) => dayInChina(at)).filter(date => lunarDay(date) !== 1);
    expect(apart.map(formatCivilDate)).toEqual(DISPUTED);
  });

  it('is full on the 14th to the 17th, mostly on the 16th', () => {
    const days = phases.filter(({ phase }) => phase === 'fullMoon').map(({ at }) => lunarDay(dayInChina(at)));
    expect(new Set(days)).toEqual(new Set([14, 15, 16, 17]));
    expect(days.filter(day => day === 16).length).toBeGreaterThan(days.filter(day => day === 15).length);
  });

  it('begins a calendar month on the day of a new moon in China', () => {
    // 2026-08-12: new moon at 17:37 UTC, the total eclipse over Spain; in China it is the 13th.
    const [eclipse] = nextPrincipalPhases(millis(Date.parse('2026-08-10T00:00Z')), 1);
    const date = { year: 2026, month: 8, day: 13 };
    const span = daySpanAt(date, CHINA);
    if (!span.ok || !eclipse) throw new Error('no day or no phase');
    expect(eclipse.at >= span.value.from && eclipse.at < span.value.to).toBe(true);
    expect(lunarDay(date)).toBe(1);
  });
});
