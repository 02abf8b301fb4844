import { describe, expect, it } from 'vitest';
import { instantOf } from './zone';

const at = (year: number, month: number, day: number, hour: number, minute: number, zone: string) => {
  const result = instantOf({ year, month, day }, hour * 60 + minute, zone);
  return result.ok ? new Date(result.value).toISOString() : result.error.code;
};

describe('wall clocks', () => {
  it.each([
    { what: 'China', text: at(2026, 2, 4, 4, 2, 'Asia/Shanghai'), utc: '2026-02-03T20:02:00.000Z' },
    // China kept daylight saving from 1986 to 1991.
    {
      what: 'China in summer 1988',
      text: at(1988, 7, 1, 12, 0, 'Asia/Shanghai'),
      utc: '1988-07-01T03:00:00.000Z',
    },
    {
      what: 'New York in winter',
      text: at(2026, 1, 1, 0, 0, 'America/New_York'),
      utc: '2026-01-01T05:00:00.000Z',
    },
    // Shanghai's local mean time, +8:05:43, held until the end of 1900.
    {
      what: 'Shanghai in 1900',
      text: at(1900, 2, 4, 13, 57, 'Asia/Shanghai'),
      utc: '1900-02-04T05:51:17.000Z',
    },
    {
      what: 'the first of two hours',
      text: at(2026, 11, 1, 1, 30, 'America/New_York'),
      utc: '2026-11-01T05:30:00.000Z',
    },
    {
      what: 'an hour that was skipped',
      text: at(2026, 3, 8, 2, 30, 'America/New_York'),
      utc: '2026-03-08T07:30:00.000Z',
    },
    { what: 'far east', text: at(2026, 1, 1, 0, 0, 'Pacific/Kiritimati'), utc: '2025-12-31T10:00:00.000Z' },
  ])('$what', ({ text, utc }) => {
    expect(text).toBe(utc);
  });

  it('a zone nobody knows is an error value', () => {
    expect(at(2026, 1, 1, 0, 0, 'Mars/Olympus')).toBe('fengshui/unknown-zone');
  });
});
