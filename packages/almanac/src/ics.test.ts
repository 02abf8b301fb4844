import { describe, expect, it } from 'vitest';
import { getRange } from './calendar';
import { en } from './en';
import { almanacEvents } from './events';
import { TABLES_CHANGED, toICalendar } from './ics';
import { zh } from './names';
import { day, must, mustFail } from './testing/days';

const stamp = Date.UTC(2026, 5, 21, 9, 30);
const octets = (line: string) => encodeURIComponent(line).replace(/%[0-9A-F]{2}/g, 'x').length;
const unfold = (text: string) => text.replaceAll('\r\n ', '');
const june = must(getRange(day('2026-06-01'), day('2026-06-30')));

describe('iCalendar export, RFC 5545', () => {
  const file = must(
    toICalendar({
      name: 'Almanac; 黄历',
      stamp,
      events: almanacEvents(june, { solarTerms: true, festivals: true, holidays: true, everyDay: true }, [
        zh,
        en,
      ]),
    }),
  );

  it('has lines of at most 75 octets, CRLF ends, and cuts no character', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
    for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    // the longest lines fill up before they fold: at most three octets are left for a Chinese character
    expect(file.split('\r\n').some(line => octets(line) >= 73)).toBe(true);
  });

  it('writes all-day events that end the day after, with the given stamp', () => {
    const text = unfold(file);
    expect(text).toContain(
      'DTSTART;VALUE=DATE:20260621\r\nDTEND;VALUE=DATE:20260622\r\nSUMMARY:夏至 / Summer Solstice',
    );
    expect(text).toContain('DTSTART;VALUE=DATE:20260630\r\nDTEND;VALUE=DATE:20260701');
    expect(text.match(/DTSTAMP:20260621T093000Z/g)).toHaveLength(text.match(/BEGIN:VEVENT/g)!.length);
    expect(text).toContain('X-WR-CALNAME:Almanac\\; 黄历');
  });

  it('lists yi and ji of the day in each language, with its punctuation', () => {
    const [only] = almanacEvents(june.slice(20, 21), { everyDay: true }, [zh, en]);
    expect(only?.description).toMatch(
      /^宜：开市、.+ \/ Good for: Open a business, .+\n忌：作灶、.+ \/ Avoid: Build or move a stove, /,
    );
  });

  it('keeps one uid for one event in any language, and no two alike', () => {
    const choice = { solarTerms: true, festivals: true, holidays: true, everyDay: true };
    const uids = (names: typeof zh) => almanacEvents(june, choice, [names]).map(event => event.uid);
    expect(uids(zh)).toEqual(uids(en));
    expect(new Set(uids(zh)).size).toBe(uids(zh).length);
    expect(uids(en)).toContain('2026-06-21-term-summer-solstice@almanac.ink-and-starlight');
  });

  it('[R88] writes a holiday of several days as one event, named after its first day', () => {
    const holidays = (from: string, to: string) =>
      almanacEvents(must(getRange(day(from), day(to))), { holidays: true }, [zh]).map(
        ({ uid, days }) => `${uid.split('@')[0]} ${days}`,
      );
    expect(holidays('2025-09-01', '2025-10-31')).toEqual([
      '2025-09-28-holiday-national-day-mid-autumn 1',
      '2025-10-01-holiday-national-day-mid-autumn 8',
      '2025-10-11-holiday-national-day-mid-autumn 1',
    ]);
    // Two make-up days in a row are one event.
    expect(holidays('2023-09-25', '2023-10-10')).toEqual([
      '2023-09-29-holiday-national-day-mid-autumn 8',
      '2023-10-07-holiday-national-day-mid-autumn 2',
    ]);
    const [eight] = almanacEvents(must(getRange(day('2025-10-01'), day('2025-10-08'))), { holidays: true }, [
      zh,
    ]);
    const text = must(toICalendar({ name: 'x', stamp, events: eight ? [eight] : [] }));
    expect(text).toContain('DTSTART;VALUE=DATE:20251001\r\nDTEND;VALUE=DATE:20251009');
  });

  it('[R270] a holiday is the same event whatever days are exported', () => {
    const of = (from: string, to: string) =>
      almanacEvents(must(getRange(day(from), day(to))), { holidays: true }, [zh]);
    expect(of('2025-10-03', '2025-10-05')).toEqual(of('2025-10-01', '2025-10-08'));
    // The New Year's holiday of 2024 began on 30 December 2023.
    expect(of('2024-01-01', '2024-01-03')).toEqual(of('2023-12-30', '2023-12-30'));
    expect(of('2024-01-01', '2024-01-01')).toMatchObject([{ date: day('2023-12-30'), days: 3 }]);
    const year = of('2024-01-01', '2024-12-31').map(({ uid }) => uid);
    const months = Array.from({ length: 12 }, (_, i) => {
      const [first, last] = [
        `2024-${String(i + 1).padStart(2, '0')}-01`,
        `2024-${String(i + 1).padStart(2, '0')}-28`,
      ];
      return of(first, last).map(({ uid }) => uid);
    });
    for (const uid of months.flat()) expect(year).toContain(uid);
  });

  it('[R270] the same days make the same file, stamped with the last change of the tables', () => {
    const events = almanacEvents(june, { solarTerms: true }, [zh]);
    const one = must(toICalendar({ name: 'x', events }));
    expect(must(toICalendar({ name: 'x', events }))).toBe(one);
    const moved = new Date(TABLES_CHANGED).toISOString().replace(/[-:]|\.000/g, '');
    expect(one).toContain(`DTSTAMP:${moved}\r\n`);
  });

  it('escapes commas, semicolons, backslashes and line breaks', () => {
    const text = must(
      toICalendar({
        name: 'x',
        stamp,
        events: [
          { uid: 'a', date: day('2026-01-01'), days: 3, summary: 'a,b;c\\d\ne', description: 'f\r\ng' },
        ],
      }),
    );
    expect(text).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\r\n');
    expect(text).toContain('DESCRIPTION:f\\ng\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20260104');
  });

  it('[R262] leaves out control characters and lone surrogates, and cannot be made to forge a line', () => {
    const nasty = 'a\u0000b\u0007c\u001b[31m\u007f\u0085d\u2028e\ud800f\rEND:VEVENT';
    const event = { uid: nasty, date: '2026-01-01', summary: nasty, description: nasty };
    const text = must(toICalendar({ name: nasty, events: [event] }));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it searches for them
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/);
    expect(text).toContain('SUMMARY:abc[31m\\nd\\nef\\nEND:VEVENT\r\n');
    expect(text.match(/^END:VEVENT$/gm)).toHaveLength(1);
  });

  it('[R262] events that make no calendar are an error value', () => {
    const event = { uid: 'a', date: '2026-01-01', summary: 'b' };
    const wrong = (change: object, file: object = {}) =>
      mustFail(toICalendar({ name: 'x', stamp, events: [{ ...event, ...change }], ...file } as never)).code;
    expect([Number.NaN, Number.POSITIVE_INFINITY, -1, '0'].map(value => wrong({}, { stamp: value }))).toEqual(
      [
        'almanac/not-a-whole-number',
        'almanac/not-a-whole-number',
        'almanac/out-of-range',
        'almanac/not-a-whole-number',
      ],
    );
    expect(wrong({ date: '2026-02-30' })).toBe('almanac/no-such-day');
    expect(wrong({ days: 0 })).toBe('almanac/out-of-range');
    expect(wrong({ days: 1.5 })).toBe('almanac/not-a-whole-number');
    expect(wrong({ summary: 5 })).toBe('almanac/unknown-value');
    expect(wrong({}, { events: 'x' })).toBe('almanac/unknown-value');
    expect(wrong({}, { name: undefined })).toBe('almanac/unknown-value');
  });
});

describe('[R490, R491] calendar file properties', () => {
  const event = { uid: 'a', date: '2026-01-01', summary: 'b; c' };
  const make = (change: object, file: object = {}) =>
    toICalendar({ name: 'x', stamp, events: [{ ...event, ...change }], ...file } as never);

  it('include its name as in RFC 7986, and a refresh interval', () => {
    const text = must(make({}, { refreshHours: 24 }));
    expect(text).toContain('\r\nNAME:x\r\nX-WR-CALNAME:x\r\n');
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT24H\r\nX-PUBLISHED-TTL:PT24H\r\n');
    expect(must(make({}))).not.toMatch(/REFRESH|TTL/);
  });

  it('include reminders before and on the day (RFC 5545 3.6.6, 3.8.6.3)', () => {
    expect(must(make({ alarms: [-900, 0, 540] }))).toContain(
      'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:b\\; c\r\nTRIGGER:-PT900M\r\nEND:VALARM\r\n' +
        'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:b\\; c\r\nTRIGGER:PT0M\r\nEND:VALARM\r\n' +
        'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:b\\; c\r\nTRIGGER:PT540M\r\nEND:VALARM\r\nEND:VEVENT',
    );
  });

  it.each([
    [{ alarms: [1.5] }, {}, 'almanac/not-a-whole-number'],
    [{ alarms: [-40_321] }, {}, 'almanac/out-of-range'],
    [{ alarms: Array(9).fill(0) }, {}, 'almanac/out-of-range'],
    [{ alarms: 'soon' }, {}, 'almanac/unknown-value'],
    [{}, { refreshHours: 0 }, 'almanac/out-of-range'],
    [{}, { refreshHours: '24' }, 'almanac/not-a-whole-number'],
  ])('refuse %j %j', (change, file, code) => {
    expect(mustFail(make(change, file)).code).toBe(code);
  });
});
