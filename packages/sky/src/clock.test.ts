import { civilDateAt, millis, wallClock } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { instantOf, localDay, nearestMinute, untilNextSecond } from './clock';

const at = (iso: string) => millis(Date.parse(iso));

describe('the clock on the wall', () => {
  it.each([
    { utc: '2026-06-21T16:00:00Z', zone: 'Asia/Shanghai', shows: [0, 0, 0] },
    { utc: '2026-06-21T15:59:59.999Z', zone: 'Asia/Shanghai', shows: [23, 59, 59] },
    { utc: '2026-06-21T04:05:06Z', zone: 'Asia/Kolkata', shows: [9, 35, 6] },
    // New York leaps from 02:00 to 03:00 on 2026-03-08 and back on 2026-11-01.
    { utc: '2026-03-08T06:59:59Z', zone: 'America/New_York', shows: [1, 59, 59] },
    { utc: '2026-03-08T07:00:00Z', zone: 'America/New_York', shows: [3, 0, 0] },
    { utc: '2026-11-01T06:00:00Z', zone: 'America/New_York', shows: [1, 0, 0] },
  ])('[R68] $utc in $zone', ({ utc, zone, shows }) => {
    const { hour, minute, second } = wallClock(at(utc), zone);
    expect([hour, minute, second]).toEqual(shows);
  });

  it('[R68] a timer set by it meets every second', () => {
    expect(untilNextSecond(millis(1_000))).toBe(1000);
    expect(untilNextSecond(millis(1_001))).toBe(999);
    expect(untilNextSecond(millis(1_999))).toBe(1);
    expect(untilNextSecond(millis(-1))).toBe(1);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => wallClock(millis(0), 'Nowhere/Land')).toThrow(RangeError);
  });
});

describe('a civil day', () => {
  it.each([
    { day: [2026, 6, 21], zone: 'Asia/Shanghai', from: '2026-06-20T16:00Z', hours: 24 },
    { day: [2026, 3, 8], zone: 'America/New_York', from: '2026-03-08T05:00Z', hours: 23 },
    { day: [2026, 11, 1], zone: 'America/New_York', from: '2026-11-01T04:00Z', hours: 25 },
    { day: [2026, 1, 1], zone: 'Pacific/Kiritimati', from: '2025-12-31T10:00Z', hours: 24 },
    { day: [2026, 1, 1], zone: 'Pacific/Pago_Pago', from: '2026-01-01T11:00Z', hours: 24 },
    // Beirut leaps over midnight: 2025-03-30 has no 00:00.
    { day: [2025, 3, 30], zone: 'Asia/Beirut', from: '2025-03-29T22:00Z', hours: 23 },
  ])('$day in $zone lasts $hours h', ({ day: [year = 0, month = 0, day = 0], zone, from, hours }) => {
    const span = localDay({ year, month, day }, zone);
    expect(span.from).toBe(Date.parse(from));
    expect((span.to - span.from) / 3_600_000).toBe(hours);
    expect(civilDateAt(span.from, zone)).toEqual({ year, month, day });
    expect(civilDateAt(millis(span.to - 1), zone)).toEqual({ year, month, day });
  });
});

describe('the instant of a day and time', () => {
  it.each([
    { day: [2026, 6, 21], time: [21, 46, 8], zone: 'Asia/Shanghai', utc: '2026-06-21T13:46:08Z' },
    { day: [2026, 6, 21], time: [21, 46, 8], zone: 'America/St_Johns', utc: '2026-06-22T00:16:08Z' },
    // China kept summer time from 1986 to 1991.
    { day: [1988, 7, 1], time: [12, 0, 0], zone: 'Asia/Shanghai', utc: '1988-07-01T03:00:00Z' },
    { day: [1900, 1, 1], time: [0, 0, 0], zone: 'UTC', utc: '1900-01-01T00:00:00Z' },
    // Sydney's clocks go back from 03:00 to 02:00 on 2026-04-05: after that it is UTC+10.
    { day: [2026, 4, 5], time: [3, 30, 0], zone: 'Australia/Sydney', utc: '2026-04-04T17:30:00Z' },
  ])('$day $time in $zone is $utc', ({ day, time, zone, utc }) => {
    const [year = 0, month = 0, date = 0] = day;
    const [hour = 0, minute = 0, second = 0] = time;
    const instant = instantOf({ year, month, day: date }, { hour, minute, second }, zone);
    expect(instant).toBe(Date.parse(utc));
    expect(wallClock(instant, zone)).toEqual({ hour, minute, second });
  });

  it('an hour that clocks leap over is the one beside it', () => {
    // New York leaps from 02:00 to 03:00 on 2026-03-08.
    const leapt = instantOf(
      { year: 2026, month: 3, day: 8 },
      { hour: 2, minute: 30, second: 0 },
      'America/New_York',
    );
    expect(Math.abs(leapt - Date.parse('2026-03-08T07:00Z'))).toBe(30 * 60_000);
  });
});

describe('the nearest minute', () => {
  it.each([
    { utc: '2026-06-20T20:45:29.999Z', minute: '2026-06-20T20:45Z' },
    { utc: '2026-06-20T20:45:30Z', minute: '2026-06-20T20:46Z' },
    { utc: '2026-06-20T20:46:00Z', minute: '2026-06-20T20:46Z' },
    { utc: '1969-12-31T23:59:31Z', minute: '1970-01-01T00:00Z' },
  ])('of $utc is $minute', ({ utc, minute }) => expect(nearestMinute(at(utc))).toBe(at(minute)));
});
