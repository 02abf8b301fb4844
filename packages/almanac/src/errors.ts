/** The invalid field, so a form can mark it. */
export type AlmanacField =
  | 'year'
  | 'month'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  | 'isLeap'
  | 'longitude'
  | 'sex'
  | 'ziSchool'
  | 'leapMonth'
  | 'day30'
  | 'activity'
  | 'trueSolarTime'
  | 'international'
  | 'skipBreaks'
  | 'skipWeekends'
  | 'skipHolidays'
  | 'onlyDaysOff'
  | 'birthYears'
  | 'sitting'
  | 'limit'
  | 'firstWeekday'
  | 'holidays'
  /** The options, switches, policy or household as a whole: not an object. */
  | 'options'
  | 'pillar'
  | 'relation'
  | 'stamp'
  | 'refreshHours'
  | 'alarm'
  | 'event';

/** User errors in a date. Codes are never renamed. */
export type AlmanacError =
  /** Neither year, month and day nor a text such as `2026-06-21`. */
  | { readonly code: 'almanac/not-a-date'; readonly field: 'day'; readonly value: unknown }
  | { readonly code: 'almanac/not-a-whole-number'; readonly field: AlmanacField; readonly value: unknown }
  | {
      readonly code: 'almanac/out-of-range';
      readonly field: AlmanacField;
      readonly value: number;
      readonly min: number;
      readonly max: number;
    }
  /** A value unknown to this field: no activity, school, policy, holiday table, calendar event ... */
  | { readonly code: 'almanac/unknown-value'; readonly field: AlmanacField; readonly value: unknown }
  /** 30 February, or 5 to 14 October 1582. */
  | { readonly code: 'almanac/no-such-day'; readonly field: 'day'; readonly value: number }
  | {
      readonly code: 'almanac/no-such-leap-month';
      readonly field: 'isLeap';
      readonly value: number;
      /** The leap month that year does have; null for none. */
      readonly leapMonth: number | null;
    }
  /** The tables hold 1900 to 2100: `@app/almanac/beyond` answers for other years. */
  | {
      readonly code: 'almanac/year-not-in-tables';
      readonly field: 'year';
      readonly value: number;
      readonly use: 'getAlmanacDayBeyond';
    }
  /** The public holiday table does not have this year: "no data", not "no holiday". */
  | {
      readonly code: 'almanac/no-holiday-data';
      readonly field: 'year';
      readonly value: number;
      /** The years in the table; null if it is empty. */
      readonly first: number | null;
      readonly last: number | null;
    }
  /** A period whose last day is before its first. */
  | { readonly code: 'almanac/empty-period'; readonly field: 'day'; readonly value: number };
