import { describe, expect, it } from 'vitest';
import { millis } from './units';
import { civilDateAt, wallClock } from './zonedTime';

describe('what clocks and calendars show at an instant', () => {
  it.each([
    { utc: '2026-06-21T15:59:59.999Z', zone: 'Asia/Shanghai', day: [2026, 6, 21], time: [23, 59, 59] },
    { utc: '2026-06-21T16:00:00Z', zone: 'Asia/Shanghai', day: [2026, 6, 22], time: [0, 0, 0] },
    { utc: '2026-01-01T09:59:59Z', zone: 'Pacific/Kiritimati', day: [2026, 1, 1], time: [23, 59, 59] },
    { utc: '2026-01-01T10:00:00Z', zone: 'Pacific/Pago_Pago', day: [2025, 12, 31], time: [23, 0, 0] },
    // New York leaps from 02:00 to 03:00 on 2026-03-08.
    { utc: '2026-03-08T07:00:00Z', zone: 'America/New_York', day: [2026, 3, 8], time: [3, 0, 0] },
  ])('$utc in $zone', ({ utc, zone, day, time }) => {
    const instant = millis(Date.parse(utc));
    const { year, month, day: date } = civilDateAt(instant, zone);
    const { hour, minute, second } = wallClock(instant, zone);
    expect([year, month, date]).toEqual(day);
    expect([hour, minute, second]).toEqual(time);
  });

  it('refuse a zone that does not exist', () => {
    expect(() => wallClock(millis(0), 'Nowhere/Land')).toThrow(RangeError);
    expect(() => civilDateAt(millis(0), 'Nowhere/Land')).toThrow(RangeError);
  });
});
