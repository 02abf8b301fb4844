import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handedOut } from '../../../scripts/testing/entries';
import { complaintsOfJunk, type JunkCall } from '../../../scripts/testing/junk';
import manifest from '../package.json';
import * as beyond from './beyond';
import { en } from './en';
import { glossary } from './glossary';
import * as api from './index';
import * as regions from './regions';
import { day, must, mustFail } from './testing/days';
import * as xieji from './xieji';

/** Of every entry of the package. */
const ALL = await handedOut(manifest, source => import(`../${source}`));

const good = day('2026-06-21');
const holidays = must(api.createHolidays([]));
const notice = { year: 2027, off: [{ holiday: 'national-day', from: good, to: good }], work: [] };

const LUNAR = { year: 2026, month: 5, day: 7, isLeap: false };
const SWITCHES = { trueSolarTime: false, ziSchool: 'late-zi' };

/** Functions that return a Result, and valid arguments. */
const ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  getAlmanacDay: [good, { holidays, international: false }],
  getAlmanacDetail: [good, { ziSchool: 'midnight' }],
  getBirthPillars: [{ date: good, time: { hour: 8, minute: 30 }, zone: 'Asia/Shanghai' }, SWITCHES],
  getBirthChart: [{ pillars: { year: [], month: [], day: ['jia-zi'], hour: [] } }],
  getLuckCycles: [{ date: good, time: { hour: 8, minute: 30 }, zone: 'Asia/Shanghai' }, 'male', SWITCHES],
  getMonthGrid: [2026, 6, { firstWeekday: 0 }],
  getRange: [good, good, {}],
  getYear: [2026, {}],
  monthGridDates: [2026, 6, 0],
  getChineseDate: [good, { hour: 8, minute: 30, second: 0 }, 'late-zi'],
  lunarToSolar: [{ year: 2026, month: 1, day: 1, isLeap: false }],
  nextLunarBirthday: [{ month: 1, day: 1, isLeap: false }, good, { day30: 'skip' }],
  solarTermsOf: [2026],
  solarToLunar: [good],
  findDays: [
    {
      ...{ activity: 'marry', from: good, to: good, birthYears: [1990], limit: 1, international: false },
      ...{ skipBreaks: false, skipWeekends: false, skipHolidays: false, onlyDaysOff: false },
    },
  ],
  getFourPillars: [good, { hour: 8, minute: 30, second: 0 }, 'midnight'],
  getDayOff: [good],
  isDayOff: [good],
  isWorkday: [good],
  listHolidays: [2026],
  nextHoliday: [day('2026-01-01')],
  createHolidays: [[notice]],
  withHolidayYears: [[notice], holidays],
  toICalendar: [{ name: 'x', events: [{ uid: 'a', date: good, summary: 'b' }] }],
  relationOf: [0, 6],
  parseDate: ['2026-6-21'],
  dayClashes: [good, { birthYears: [1990], sitting: 'zi' }],
  validateDate: [good],
  validateLunarDate: [{ year: 2026, month: 1, day: 1, isLeap: false }],
  validateTime: [{ hour: 8, minute: 30, second: 0 }],
  daySpanAt: [good, 'Asia/Shanghai'],
  instantAt: [good, { hour: 8, minute: 30 }, 'Asia/Shanghai'],
  localTimeAt: [0, 'Asia/Shanghai'],
  getXiejiDay: [good],
};
/** Switches that are neither on nor off. */
const SWITCHED = [
  ['skipBreaks', 'no'],
  ['skipWeekends', 1],
  ['skipHolidays', 'yes'],
  ['onlyDaysOff', null],
  ['international', 'no'],
] as const;

interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string };
}
type Call = (...args: readonly unknown[]) => Answer;
const call = (name: string): Call => (({ ...api, ...xieji }) as unknown as Record<string, Call>)[name]!;

const JUNK: readonly unknown[] = [
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1.5,
  35,
  '2024',
  '',
  'constructor',
  'M',
  true,
  [],
  {},
  [null],
  { year: '2026', month: 6, day: 21 },
  Symbol('junk'),
  () => 1,
  10n,
];

/** Places for the fields of options, switches, a policy or a household: a record without any uses the defaults. */
const OPTIONS = [
  ...['dayClashes 1', 'getAlmanacDay 1', 'getAlmanacDetail 1', 'getBirthPillars 1', 'getLuckCycles 2'],
  ...['getMonthGrid 2', 'getRange 2', 'getYear 1', 'nextLunarBirthday 2'],
];
/** Whole numbers from 1, or from 0, to 35 and beyond: 35 is valid. */
const COUNTS = ['year', 'minute', 'second', 'limit', 'birthYears'];
/** Any text is a name or a summary, even an empty one; an id has its own form. */
const TEXTS = ['name', 'summary', 'uid'];

/** Junk that happens to be valid in this place; everything else must be refused. */
function isFine(name: string, path: readonly string[], right: unknown, junk: unknown): boolean {
  const place = `${name} ${path.join('.')}`;
  const field = path.findLast(key => Number.isNaN(Number(key))) ?? '';
  if (OPTIONS.includes(place)) return typeof junk === 'object' && junk !== null && !Array.isArray(junk);
  if (Array.isArray(right)) return Array.isArray(junk) && junk.length === 0;
  // A time in ms; a year.
  if (place === 'localTimeAt 0') return Number.isFinite(junk);
  if (place === 'monthGridDates 0') return junk === 35;
  if (typeof right === 'number') return junk === 35 && COUNTS.includes(field);
  if (typeof right === 'boolean') return junk === true;
  return typeof junk === 'string' && TEXTS.includes(field) && (field !== 'uid' || junk !== '');
}

describe('[R268] invalid input', () => {
  it('every function that returns a result is in the list', () => {
    const functions = ALL.filter(([, value]) => typeof value === 'function');
    const plain = [
      // Decision 0037: words for a record of getAlmanacDay, getAlmanacDetail or getChineseDate.
      ...[
        'describeDay',
        'almanacEvents',
        'formatFetus',
        'formatChineseDate',
        'spellOf',
        'termsAndClash',
        'toAlmanacRecord',
      ],
      // These return text, a list or nothing: see below.
      ...['festivalInBrief', 'formatLunarDate', 'formatLunarYear', 'lunarDayName', 'lunarMonthName'],
      'searchableActivities',
      // These return errors by form field, and a query that is always valid.
      ...['parseQuery', 'querySpan'],
      ...['builtInHolidays', 'idsOf', 'leapMonthOf', 'unwrap', 'dayByKey', 'firstWeekdayOf', 'formatQuery'],
      ...['glossary', 'holidaysOf', 'inRegion', 'isHolidayRegion', 'likelyRegion'],
      // Promises of a result: see below.
      ...Object.keys(beyond),
    ];
    expect(functions.map(([name]) => name).sort()).toEqual([...Object.keys(ANSWERS), ...plain].sort());
  });

  it.each(Object.keys(ANSWERS))('%s answers junk in any argument or field with a code', name => {
    const args = ANSWERS[name]!;
    const right = call(name)(...args);
    expect([name, right.ok]).toEqual([name, true]);
    const places = pathsOf(args);
    for (const path of places) {
      for (const junk of JUNK) {
        const answer = call(name)(...(withJunk(args, path, junk) as unknown[]));
        if (answer.ok) {
          expect([name, path.join('.'), junk, isFine(name, path, at(args, path), junk)]).toContain(true);
          continue;
        }
        expect(answer.error?.code).toMatch(/^(almanac|time)\/[a-z-]+$/);
      }
      // Invalid numbers are an error in every numeric place.
      if (typeof at(args, path) === 'number') {
        const answer = call(name)(...(withJunk(args, path, Number.NaN) as unknown[]));
        expect([name, path.join('.'), answer.ok]).toEqual([name, path.join('.'), false]);
      }
    }
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 3 }), anything => {
        const answer = call(name)(...anything);
        if (!answer.ok) expect(answer.error?.code).toMatch(/^(almanac|time)\//);
      }),
      { numRuns: 100 },
    );
  });

  it.each(Object.keys(ANSWERS))('%s never answers with NaN, nor throws', name => {
    expect(complaintsOfJunk({ name, call: call(name), args: ANSWERS[name]! })).toEqual([]);
  });

  // Names are the table of a language, made by this package.
  it.each<JunkCall>([
    { name: 'lunarDayName', call: (date: never) => api.lunarDayName(date, api.zh), args: [LUNAR] },
    { name: 'lunarMonthName', call: (date: never) => api.lunarMonthName(date, api.zh), args: [LUNAR] },
    { name: 'festivalInBrief', call: (id: never) => api.festivalInBrief(id, en), args: ['qixi'] },
    { name: 'formatLunarDate', call: (date: never) => api.formatLunarDate(date, en), args: [LUNAR] },
    {
      name: 'formatLunarYear',
      call: (pillar: never, zodiac: never) => api.formatLunarYear(pillar, zodiac, en),
      args: ['bing-wu', 'horse'],
    },
    { name: 'dayByKey', call: api.dayByKey, args: [good, 'Home', false, 1] },
    { name: 'firstWeekdayOf', call: api.firstWeekdayOf, args: ['en', ['en-GB']] },
    { name: 'formatQuery', call: api.formatQuery, args: [api.FIRST_QUERY] },
    { name: 'parseQuery', call: api.parseQuery, args: ['{}'] },
    { name: 'querySpan', call: api.querySpan, args: [api.FIRST_QUERY, good] },
    { name: 'idsOf', call: api.idsOf, args: ['activity'] },
    { name: 'leapMonthOf', call: api.leapMonthOf, args: [2025] },
    { name: 'searchableActivities', call: api.searchableActivities, args: [] },
    { name: 'builtInHolidays', call: api.builtInHolidays, args: [] },
    { name: 'glossary', call: glossary, args: ['moonPhase'] },
    { name: 'holidaysOf', call: regions.holidaysOf, args: ['taiwan'] },
    { name: 'inRegion', call: regions.inRegion, args: ['taiwan'] },
    { name: 'isHolidayRegion', call: regions.isHolidayRegion, args: ['taiwan'] },
    { name: 'likelyRegion', call: regions.likelyRegion, args: [['zh-Hant', 'en-HK']] },
  ])('$name answers junk with nothing, and never with NaN', called => {
    expect(complaintsOfJunk(called)).toEqual([]);
  });

  it.each<[string, api.Result<unknown, { code: string }>, string]>([
    ['hour 35', api.getFourPillars(good, { hour: 35, minute: 0, second: 0 }), 'almanac/out-of-range'],
    [
      'a missing minute',
      api.getFourPillars(good, { hour: 8, second: 0 } as never),
      'almanac/not-a-whole-number',
    ],
    ['no time', api.getFourPillars(good, undefined as never), 'almanac/not-a-whole-number'],
    ['firstWeekday 1.5', api.getMonthGrid(2026, 6, { firstWeekday: 1.5 }), 'almanac/not-a-whole-number'],
    ['firstWeekday 7', api.monthGridDates(2026, 6, 7), 'almanac/out-of-range'],
    [
      'isLeap as text',
      api.lunarToSolar({ year: 2024, month: 1, day: 1, isLeap: '2024' as never }),
      'almanac/unknown-value',
    ],
    ['no isLeap', api.nextLunarBirthday({ month: 1, day: 1 } as never, good), 'almanac/unknown-value'],
    [
      'an unknown activity',
      api.findDays({ activity: 'fly' as never, from: good, to: good }),
      'almanac/unknown-value',
    ],
    [
      'a negative limit',
      api.findDays({ activity: 'marry', from: good, to: good, limit: -1 }),
      'almanac/out-of-range',
    ],
    [
      'a birth year as text',
      api.findDays({ activity: 'marry', from: good, to: good, birthYears: ['1990'] as never }),
      'almanac/not-a-whole-number',
    ],
    [
      'an unknown policy',
      api.nextLunarBirthday({ month: 1, day: 1, isLeap: false }, good, { day30: 'x' as never }),
      'almanac/unknown-value',
    ],
    ['an unknown school', api.getAlmanacDetail(good, { ziSchool: 'noon' as never }), 'almanac/unknown-value'],
    ['an invalid table', api.getAlmanacDay(good, { holidays: {} as never }), 'almanac/unknown-value'],
    ['text that is not a day', api.getAlmanacDay('21.6.2026'), 'almanac/not-a-date'],
    ['a day as text that does not exist', api.getAlmanacDay('2026-02-30'), 'almanac/no-such-day'],
    [
      'a notice without a year',
      api.createHolidays([{ off: [], work: [] } as never]),
      'almanac/not-a-whole-number',
    ],
    [
      'a notice of an unknown holiday',
      api.createHolidays([{ ...notice, off: [{ ...notice.off[0]!, holiday: 'x' }] } as never]),
      'almanac/unknown-value',
    ],
    [
      'a holiday that ends before it begins',
      api.createHolidays([
        { ...notice, off: [{ holiday: 'national-day', from: day('2027-10-07'), to: day('2027-10-01') }] },
      ]),
      'almanac/unknown-value',
    ],
    [
      'a make-up day that does not exist',
      api.createHolidays([
        { ...notice, off: [], work: [{ holiday: 'national-day', date: day('2027-02-30') }] },
      ]),
      'almanac/no-such-day',
    ],
    ...SWITCHED.map(([field, value]): [string, api.Result<unknown, { code: string }>, string] => [
      `${field}: ${String(value)}`,
      api.findDays({ activity: 'marry', from: good, to: good, [field]: value } as never),
      'almanac/unknown-value',
    ]),
    [
      'trueSolarTime as text',
      api.getBirthPillars({ date: good, zone: 'Etc/UTC', longitude: 0 }, { trueSolarTime: 'yes' as never }),
      'almanac/unknown-value',
    ],
    [
      'a school in place of the switches',
      api.getBirthPillars({ date: good, zone: 'Etc/UTC' }, 'late-zi' as never),
      'almanac/unknown-value',
    ],
    ['a household as text', api.dayClashes(good, 'x' as never), 'almanac/unknown-value'],
    [
      'international as text',
      api.getAlmanacDay(good, { international: 'no' as never }),
      'almanac/unknown-value',
    ],
    [
      'two day pillars',
      api.getBirthChart({ pillars: { year: [], month: [], day: ['jia-zi', 'yi-chou'], hour: [] } }),
      'almanac/unknown-value',
    ],
    [
      'an event without an id',
      api.toICalendar({ name: 'x', events: [{ uid: '', date: good, summary: 'b' }] }),
      'almanac/unknown-value',
    ],
    [
      'two events with one id',
      api.toICalendar({
        name: 'x',
        events: [
          { uid: 'a', date: good, summary: 'b' },
          { uid: 'a', date: day('2026-06-22'), summary: 'c' },
        ],
      }),
      'almanac/unknown-value',
    ],
    ['a year that is NaN', api.listHolidays(Number.NaN), 'almanac/not-a-whole-number'],
  ])('%s is an error value', (_, result, code) => expect(mustFail(result).code).toBe(code));

  it('years beyond the tables answer junk with a code as well', async () => {
    for (const junk of JUNK) {
      for (const ask of Object.values(beyond)) {
        const answer: Answer = await ask(junk as never);
        expect(answer.error?.code).toMatch(/^almanac\//);
      }
    }
  });

  it('unknown kinds have no ids, and years without a leap month none', () => {
    for (const junk of JUNK) {
      if (typeof junk === 'symbol') continue;
      expect(api.idsOf(junk as never)).toEqual([]);
      expect(glossary(junk as never)).toEqual([]);
      expect(api.dayByKey(junk as never, 'Home', false, 1)).toBeUndefined();
      expect(api.parseQuery(junk as never)).toEqual(api.FIRST_QUERY);
      expect(api.querySpan(junk as never, junk as never).ok).toBe(false);
      expect(api.leapMonthOf(junk as never)).toBeUndefined();
    }
  });

  it('ISO text is read as the day it names', () => {
    expect(api.getAlmanacDay('2026-06-21')).toEqual(api.getAlmanacDay(good));
    expect(api.getRange('2026-06-01', '2026-06-30')).toEqual(
      api.getRange(day('2026-06-01'), day('2026-06-30')),
    );
    expect(api.isWorkday('2026-06-22')).toEqual(api.isWorkday(day('2026-06-22')));
  });
});

describe('[R269] returned data', () => {
  it('is deeply frozen', () => {
    for (const [name, value] of ALL) {
      if (typeof value === 'object') expect([name, thawed(value)]).toEqual([name, []]);
    }
    const parts = {
      kinds: api.idsOf('activity'),
      searchable: api.searchableActivities(),
      detail: must(api.getAlmanacDetail(good)),
      terms: must(api.solarTermsOf(2026))[0],
      notice: must(api.listHolidays(2026)),
      holiday: must(api.nextHoliday(day('2026-01-01'))),
      birth: must(
        api.getBirthPillars({ date: good, time: { hour: 23, minute: 1 }, zone: 'America/New_York' }),
      ),
      luck: must(api.getLuckCycles({ date: good, time: { hour: 8, minute: 30 }, zone: 'Etc/GMT-8' }, 'male')),
      chart: must(api.getBirthChart({ pillars: { year: [], month: [], day: ['jia-zi'], hour: [] } })),
      table: api.builtInHolidays(),
      record: api.toAlmanacRecord(must(api.getAlmanacDay(good))),
    };
    expect(thawed(parts).filter(path => path !== '')).toEqual([]);
  });

  it('a record is built once, and another table or other festivals never get into it', () => {
    const plain = must(api.getAlmanacDay('2026-12-25'));
    const other = must(api.getAlmanacDay('2026-12-25', { holidays, international: true }));
    expect([other.dayOff.status, other.festivals]).toEqual(['no-data', ['christmas']]);
    expect(must(api.getAlmanacDay('2026-12-25'))).toBe(plain);
    expect([plain.dayOff.status, plain.festivals]).toEqual(['workday', []]);
    // The reverse: a day first requested with options.
    must(api.getAlmanacDay('2031-12-25', { international: true }));
    expect(must(api.getAlmanacDay('2031-12-25')).festivals).toEqual([]);
  });

  it('lists belong to the caller', () => {
    const first = must(api.getRange(good, good)) as unknown[];
    first.length = 0;
    expect(must(api.getRange(good, good))).toHaveLength(1);
    const found = must(
      api.findDays({ activity: 'marry', from: '2026-01-01', to: '2026-12-31' }),
    ) as unknown[];
    const count = found.length;
    found.length = 0;
    expect(must(api.findDays({ activity: 'marry', from: '2026-01-01', to: '2026-12-31' }))).toHaveLength(
      count,
    );
  });

  it('a notice changed later by its author changes nothing here', () => {
    const mine = {
      year: 2027,
      off: [{ holiday: 'national-day' as const, from: day('2027-10-01'), to: day('2027-10-07') }],
      work: [],
    };
    const table = must(api.createHolidays([mine]));
    mine.off[0]!.to.day = 30;
    mine.off[0]!.to = day('2027-10-31');
    mine.off.length = 0;
    expect(must(api.isDayOff('2027-10-07', table))).toBe(true);
    expect(must(api.listHolidays(2027, table)).off).toEqual([
      { holiday: 'national-day', from: day('2027-10-01'), to: day('2027-10-07') },
    ]);
  });
});

/** Paths to unfrozen values; '' is the value itself. */
function thawed(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) => thawed(child, `${path}.${key}`));
  return Object.isFrozen(value) ? inner : [path, ...inner];
}

function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  const here = path.length > 0 ? [[...path]] : [];
  if (typeof value !== 'object' || value === null || value === holidays) return here;
  return [...here, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

function withJunk(value: unknown, [key, ...rest]: readonly string[], junk: unknown): unknown {
  if (key === undefined) return junk;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withJunk(copy[key], rest, junk);
  return copy;
}
