import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_CHARACTER } from '../../../scripts/testing/anyCharacter';
import { parseBirthDate } from './birthDate';

const day = { year: 1990, month: 5, day: 15 };

describe('birth dates', () => {
  it.each([
    '1990-05-15',
    '1990-5-15',
    '1990/5/15',
    '1990.05.15',
    '19900515',
    '1990年5月15日',
    '１９９０－０５－１５',
    ' 1990 - 05 - 15 ',
    '5/15/1990',
    '15/5/1990',
    '05.15.1990',
    'May 15, 1990',
    '15 May 1990',
    'may 15th 1990',
    '15 MAY, 1990',
  ])('[R317] reads %j', text => {
    expect(parseBirthDate(text)).toEqual({ ok: true, value: day });
  });

  it('[R317] reads the month first if the order is ambiguous', () => {
    expect(parseBirthDate('5/6/1990')).toEqual({ ok: true, value: { year: 1990, month: 5, day: 6 } });
    expect(parseBirthDate('13/6/1990')).toEqual({ ok: true, value: { year: 1990, month: 6, day: 13 } });
  });

  it('takes a blank text as no date', () => {
    expect(parseBirthDate(' ')).toEqual({ ok: true, value: undefined });
  });

  // Month lengths and the ten days that Gregory XIII dropped (bull Inter gravissimas, 1582).
  it.each([
    { text: 'yesterday', error: { code: 'date/unreadable' } },
    { text: '15/13/1990', error: { code: 'date/month-out-of-range' } },
    { text: '13/13/1990', error: { code: 'date/month-out-of-range' } },
    { text: '2/30/1990', error: { code: 'date/day-not-in-month', days: 28 } },
    { text: '5/15/90', error: { code: 'date/month-out-of-range' } },
    { text: 'Mayo 15, 1990', error: { code: 'date/unreadable' } },
    { text: 'Ma 15, 1990', error: { code: 'date/unreadable' } },
    { text: 'May 1990', error: { code: 'date/unreadable' } },
    { text: '1990-05', error: { code: 'date/unreadable' } },
    { text: '-1990-05-15', error: { code: 'date/unreadable' } },
    { text: '0-01-01', error: { code: 'date/year-out-of-range', first: 1, last: 9999 } },
    { text: '1990-00-15', error: { code: 'date/month-out-of-range' } },
    { text: '1990-13-15', error: { code: 'date/month-out-of-range' } },
    { text: '1990-05-00', error: { code: 'date/day-not-in-month', days: 31 } },
    { text: '1990-05-32', error: { code: 'date/day-not-in-month', days: 31 } },
    { text: '1990-04-31', error: { code: 'date/day-not-in-month', days: 30 } },
    { text: '1900-02-29', error: { code: 'date/day-not-in-month', days: 28 } },
    { text: '2024-02-30', error: { code: 'date/day-not-in-month', days: 29 } },
    { text: '1582-10-10', error: { code: 'date/never-existed' } },
    { text: '1582-10-05', error: { code: 'date/never-existed' } },
    { text: '1582-10-14', error: { code: 'date/never-existed' } },
  ])('$text is refused with its reason', ({ text, error }) => {
    expect(parseBirthDate(text)).toEqual({ ok: false, error });
  });

  it.each([
    ['2026-06-20', true],
    ['2026-06-21', true],
    ['2026-06-22', false],
  ])('on 2026-06-21 a birth on %s is possible: %s', (text, possible) => {
    expect(parseBirthDate(text, { year: 2026, month: 6, day: 21 }).ok).toBe(possible);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: ANY_CHARACTER }), text => void parseBirthDate(text)));
  });
});
