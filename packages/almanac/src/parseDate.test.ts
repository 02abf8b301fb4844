import { describe, expect, it } from 'vitest';
import { parseDate } from './parseDate';

describe('a typed date', () => {
  // CLDR 46, en-US: the short form is M/d/y.
  it.each([
    ['5/15/1990', 1990, 5, 15],
    ['5/6/1990', 1990, 5, 6],
    ['05.15.1990', 1990, 5, 15],
    ['5 / 15 / 1990', 1990, 5, 15],
    ['５/１５/１９９０', 1990, 5, 15],
    ['15/5/1990', 1990, 5, 15],
    ['1990/5/15', 1990, 5, 15],
    ['1990年5月15日', 1990, 5, 15],
  ])('[R214] %s is read', (text, year, month, day) => {
    expect(parseDate(text)).toEqual({ ok: true, value: { year, month, day } });
  });

  it.each(['5/15/90', '15/15/1990', '2/30/1990', '5/15', '5/15/19900'])('[R214] %s is not a date', text => {
    expect(parseDate(text).ok).toBe(false);
  });
});
