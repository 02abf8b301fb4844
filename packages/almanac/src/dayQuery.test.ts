import { describe, expect, it } from 'vitest';
import { type DayQuery, FIRST_QUERY, formatQuery, parseQuery, querySpan } from './dayQuery';

const LEAF = { year: 2026, month: 6, day: 21 };
const between = (from: string, to: string): DayQuery => ({ ...FIRST_QUERY, period: 'dates', from, to });

describe('querySpan', () => {
  it('counts a period from the day shown', () => {
    expect(querySpan(FIRST_QUERY, LEAF)).toEqual({
      ok: true,
      value: { from: LEAF, to: { year: 2026, month: 9, day: 19 } },
    });
  });

  it('accepts one’s own dates, at least a single day', () => {
    const day = { year: 2027, month: 1, day: 1 };
    expect(querySpan(between('2027-01-01', '2027/1/1'), LEAF)).toEqual({
      ok: true,
      value: { from: day, to: day },
    });
  });

  it.each([
    ['nothing', between('', ''), { from: 'almanac/not-a-date', to: 'almanac/not-a-date' }],
    ['an impossible day', between('2026-02-30', '2026-03-01'), { from: 'almanac/no-such-day' }],
    ['an impossible month', between('2026-12-31', '2026-13-01'), { to: 'almanac/out-of-range' }],
    ['a year outside the tables', between('2100-12-31', '2101-01-01'), { to: 'almanac/year-not-in-tables' }],
    ['an end before the beginning', between('2026-07-02', '2026-07-01'), { to: 'almanac/empty-period' }],
  ])('[R89, R90] refuses %s, naming the field', (_, query, codes) => {
    const span = querySpan(query, LEAF);
    const faults = span.ok ? {} : span.error;
    expect(Object.fromEntries(Object.entries(faults).map(([field, { code }]) => [field, code]))).toEqual(
      codes,
    );
  });
});

describe('storing a query', () => {
  it('reads back what it wrote, dates as typed', () => {
    const query: DayQuery = {
      ...between('2026-7', ''),
      activity: 'marry',
      avoidClash: false,
      skipWeekends: true,
    };
    expect(parseQuery(formatQuery(query))).toEqual(query);
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"activity":"fly","period":31,"from":5,"avoidClash":"no"}',
  ])('falls back to the default query if it cannot read %j', text => {
    expect(parseQuery(text)).toEqual(FIRST_QUERY);
  });
});
