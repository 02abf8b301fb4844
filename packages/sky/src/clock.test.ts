import { millis, wallClock } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { nearestMinute, untilNextSecond } from './clock';

const at = (iso: string) => millis(Date.parse(iso));

describe('the clock on the wall', () => {
  it.each([
    { utc: '2026-06-21T16:00:00Z', zone: 'Asia/Shanghai', shows: [0, 0, 0] },
    { utc: '2026-06-21T15:59:59.999Z', zone: 'Asia/Shanghai', shows: [23, 59, 59] },
    { utc: '2026-06-21T04:05:06Z', zone: 'Asia/Kolkata', shows: [9, 35, 6] },
    // New York jumps from 02:00 to 03:00 on 2026-03-08 and back on 2026-11-01.
    { utc: '2026-03-08T06:59:59Z', zone: 'America/New_York', shows: [1, 59, 59] },
    { utc: '2026-03-08T07:00:00Z', zone: 'America/New_York', shows: [3, 0, 0] },
    { utc: '2026-11-01T06:00:00Z', zone: 'America/New_York', shows: [1, 0, 0] },
  ])('[R68] $utc in $zone', ({ utc, zone, shows }) => {
    const { hour, minute, second } = wallClock(at(utc), zone);
    expect([hour, minute, second]).toEqual(shows);
  });

  it('[R68] a timer using it meets every second', () => {
    expect(untilNextSecond(millis(1_000))).toBe(1000);
    expect(untilNextSecond(millis(1_001))).toBe(999);
    expect(untilNextSecond(millis(1_999))).toBe(1);
    expect(untilNextSecond(millis(-1))).toBe(1);
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
