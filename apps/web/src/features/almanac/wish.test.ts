import { describe, expect, it } from 'vitest';
import { FIRST_WISH, formatWish, parseWish, spanOf, type Wish } from './wish';

const LEAF = { year: 2026, month: 6, day: 21 };
const between = (from: string, to: string): Wish => ({ ...FIRST_WISH, period: 'dates', from, to });

describe('spanOf', () => {
  it('counts a period from the leaf', () => {
    expect(spanOf(FIRST_WISH, LEAF)).toEqual({
      ok: true,
      value: { from: LEAF, to: { year: 2026, month: 9, day: 19 } },
    });
  });

  it('takes dates of one’s own, a single day at the least', () => {
    const day = { year: 2027, month: 1, day: 1 };
    expect(spanOf(between('2027-01-01', '2027/1/1'), LEAF)).toEqual({
      ok: true,
      value: { from: day, to: day },
    });
  });

  it.each([
    ['nothing', between('', ''), { from: 'almanac/not-a-date', to: 'almanac/not-a-date' }],
    ['a day that is none', between('2026-02-30', '2026-03-01'), { from: 'almanac/no-such-day' }],
    ['a month that is none', between('2026-12-31', '2026-13-01'), { to: 'almanac/out-of-range' }],
    ['a year outside the tables', between('2100-12-31', '2101-01-01'), { to: 'almanac/year-not-in-tables' }],
    ['an end before the beginning', between('2026-07-02', '2026-07-01'), { to: 'almanac/empty-period' }],
  ])('[R89, R90] refuses %s, naming the field', (_, wish, codes) => {
    const span = spanOf(wish, LEAF);
    const faults = span.ok ? {} : span.error;
    expect(Object.fromEntries(Object.entries(faults).map(([field, { code }]) => [field, code]))).toEqual(
      codes,
    );
  });
});

describe('keeping the wish', () => {
  it('reads back what it wrote, dates as they were typed', () => {
    const wish: Wish = { ...between('2026-7', ''), activity: 'marry', avoidClash: false, skipWeekends: true };
    expect(parseWish(formatWish(wish))).toEqual(wish);
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"activity":"fly","period":31,"from":5,"avoidClash":"no"}',
  ])('begins anew where it cannot read %j', text => {
    expect(parseWish(text)).toEqual(FIRST_WISH);
  });
});
