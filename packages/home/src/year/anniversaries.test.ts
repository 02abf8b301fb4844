import { toICalendar, unwrap } from '@app/almanac';
import { type CivilDate, formatCivilDate, millis } from '@app/kernel';
import ICAL from 'ical.js';
import { Lunar, LunarMonth, LunarYear } from 'lunar-typescript';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import {
  type Anniversaries,
  allAnniversaries,
  anniversaryEvents,
  countLeftOut,
  formatAnniversaries,
  mergeAnniversaries,
  type Observance,
  observedDates,
  parseAnniversaries,
  withMemorial,
  withMemorialRemoved,
  withObservance,
  type YearlyLunarDay,
} from './anniversaries';

const NOW = millis(Date.UTC(2026, 10, 22));
const FROM: CivilDate = { year: 2026, month: 1, day: 1 };
const TO: CivilDate = { year: 2035, month: 12, day: 31 };
const observing = (change: Partial<Observance> = {}): Observance => ({
  leapMonth: 'leap-if-there',
  day30: 'last-day',
  remind: 'none',
  changedAt: millis(0),
  ...change,
});
const datesOf = (lunar: YearlyLunarDay, change: Partial<Observance> = {}) =>
  observedDates(lunar, observing(change), FROM, TO).map(({ date }) => formatCivilDate(date));

/** The same by lunar-typescript 1.8.6 (6tail), which has its own tables. */
function byAnother({ month, day, isLeap }: YearlyLunarDay, change: Partial<Observance> = {}) {
  const { leapMonth, day30 } = observing(change);
  const dates: string[] = [];
  for (let year = FROM.year - 1; year <= TO.year; year++) {
    const wantsLeap =
      isLeap && leapMonth === 'leap-if-there' && LunarYear.fromYear(year).getLeapMonth() === month;
    const signed = wantsLeap ? -month : month;
    const length = LunarMonth.fromYm(year, signed)?.getDayCount() ?? 0;
    const solar = Lunar.fromYmd(year, signed, Math.min(day, length)).getSolar();
    dates.push((day > length && day30 === 'next-day' ? solar.next(1) : solar).toYmd());
  }
  return dates.filter(date => date >= formatCivilDate(FROM) && date <= formatCivilDate(TO));
}

describe('[R491] a lunar day over ten years, beside a second library', () => {
  // Years with a leap month from 2026 to 2035: 2028 (5), 2031 (3), 2033 (11). Hong Kong Observatory, conversion tables.
  const days: readonly YearlyLunarDay[] = [
    { month: 5, day: 12, isLeap: true },
    { month: 3, day: 30, isLeap: true },
    { month: 11, day: 30, isLeap: true },
    { month: 12, day: 30, isLeap: false },
    ...Array.from({ length: 12 }, (_, i) => ({ month: i + 1, day: 30, isLeap: false })),
    { month: 8, day: 15, isLeap: false },
  ];
  const conventions: readonly Partial<Observance>[] = [
    { leapMonth: 'leap-if-there', day30: 'last-day' },
    { leapMonth: 'leap-if-there', day30: 'next-day' },
    { leapMonth: 'regular', day30: 'last-day' },
    { leapMonth: 'regular', day30: 'next-day' },
  ];
  it.each(days.flatMap(day => conventions.map(convention => ({ ...day, ...convention }))))(
    'month $month day $day, leap $isLeap, $leapMonth, $day30',
    ({ month, day, isLeap, ...change }) => {
      expect(datesOf({ month, day, isLeap }, change)).toEqual(byAnother({ month, day, isLeap }, change));
      expect(datesOf({ month, day, isLeap }, change).length).toBeGreaterThanOrEqual(10);
    },
  );

  it('the two conventions of the leap month differ only in the years that have it', () => {
    const lunar = { month: 5, day: 12, isLeap: true };
    const [inLeap, inCommon] = [datesOf(lunar), datesOf(lunar, { leapMonth: 'regular' })];
    // Hong Kong Observatory, 2028: the leap fifth month begins on 23 June, the fifth on 24 May.
    expect(inLeap.filter(date => !inCommon.includes(date))).toEqual(['2028-07-04']);
    expect(inCommon.filter(date => !inLeap.includes(date))).toEqual(['2028-06-04']);
  });

  it('says why a day is not the exact one', () => {
    const moved = (lunar: YearlyLunarDay) =>
      new Set(observedDates(lunar, observing(), FROM, TO).map(({ moved: why }) => why));
    expect(moved({ month: 5, day: 12, isLeap: true })).toEqual(new Set(['no-leap-month', undefined]));
    expect(moved({ month: 1, day: 30, isLeap: false })).toEqual(new Set(['no-30th', undefined]));
    expect(moved({ month: 8, day: 15, isLeap: false })).toEqual(new Set([undefined]));
  });

  it('two in one year, and the ends of the period, are marked', () => {
    // 27th of the eleventh month: 4 January and 24 December 2027 (Hong Kong Observatory, conversion table of 2027).
    const day = { month: 11, day: 27, isLeap: false };
    const in2027 = observedDates(
      day,
      observing(),
      { year: 2027, month: 1, day: 4 },
      { year: 2027, month: 12, day: 24 },
    );
    expect(in2027.map(({ date, lunarYear }) => [formatCivilDate(date), lunarYear])).toEqual([
      ['2027-01-04', 2026],
      ['2027-12-24', 2027],
    ]);
    expect(
      observedDates(day, observing(), { year: 2100, month: 1, day: 1 }, { year: 2110, month: 1, day: 1 }),
    ).not.toEqual([]);
  });
});

const LIN = { id: '1', name: '林月', birthDate: '1988-06-05' };
const words = { title: ({ name }: { name: string }) => `${name}; 生日`, note: () => '四月廿一' };

it('[R491] the stored text keeps its names, which earlier versions and other devices read', () => {
  const text =
    '{"memorials":[{"id":"1","name":"外婆","lunar":{"month":12,"day":30,"isLeap":false},"changedAt":5,"gone":false}],' +
    '"keeping":{"leapMonth":"regular","day30":"next-day","remind":"none","changedAt":7}}';
  const { memorials, observance } = parseAnniversaries(text);
  expect([memorials[0]?.name, observance.leapMonth, observance.day30]).toEqual([
    '外婆',
    'regular',
    'next-day',
  ]);
  expect(formatAnniversaries(parseAnniversaries(text))).toBe(text);
});

describe('[R491] the file of a household’s days', () => {
  const days = allAnniversaries(
    [LIN],
    withMemorial(parseAnniversaries(undefined), GRANDMOTHER(), NOW) as Anniversaries,
  );
  const fileOf = (change: Partial<Observance>) =>
    unwrap(
      toICalendar({ name: 'x', stamp: NOW, events: anniversaryEvents(days, observing(change), FROM, words) }),
    );

  it('is read by two calendar libraries, with its alarms', () => {
    const file = fileOf({ remind: 'day-before' });
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    const dates = events.map(each => String(each.getFirstPropertyValue('dtstart')));
    expect(dates).toEqual([
      ...datesOf({ month: 4, day: 21, isLeap: false }),
      ...datesOf({ month: 12, day: 30, isLeap: false }),
    ]);
    const other = convertIcsCalendar(undefined, file).events ?? [];
    expect(other.map(({ start }) => start.date.toISOString().slice(0, 10))).toEqual(dates);
    // 9:00 of the day before: fifteen hours before the day begins.
    for (const each of events) {
      const trigger = each.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
      expect((trigger as ICAL.Duration).toSeconds()).toBe(-15 * 3600);
    }
    expect(other.every(({ alarms }) => alarms?.length === 1)).toBe(true);
    expect(fileOf({ remind: 'none' })).not.toContain('VALARM');
  });

  // 9:00 is nine hours after a day begins, fifteen before the next, and six days and fifteen hours before that of a week later.
  it.each([
    ['morning', 9],
    ['day-before', -15],
    ['week-before', -(6 * 24 + 15)],
  ] as const)('reminds in the %s way %i hours from the start of the day', (remind, hours) => {
    const [first] = new ICAL.Component(ICAL.parse(fileOf({ remind }))).getAllSubcomponents('vevent');
    const trigger = first?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    expect((trigger as ICAL.Duration).toSeconds()).toBe(hours * 3600);
  });

  it('has its days by the chosen convention, as stored and read back', () => {
    const LEAP: YearlyLunarDay = { month: 5, day: 12, isLeap: true };
    const LAST: YearlyLunarDay = { month: 12, day: 30, isLeap: false };
    for (const change of [{}, { leapMonth: 'regular' }, { day30: 'next-day' }] as const) {
      const read = parseAnniversaries(
        formatAnniversaries(withObservance(parseAnniversaries(undefined), { ...observing(change) }, NOW)),
      );
      for (const lunar of [LEAP, LAST]) {
        const day = { id: 'a', kind: 'birthday', name: '林月', lunar } as const;
        const dates = anniversaryEvents([day], read.observance, FROM, words).map(({ date }) =>
          formatCivilDate(date as CivilDate),
        );
        expect(dates, JSON.stringify([change, lunar])).toEqual(byAnother(lunar, change));
      }
    }
    expect(byAnother(LEAP, { leapMonth: 'regular' })).not.toEqual(byAnother(LEAP));
    expect(byAnother(LAST, { day30: 'next-day' })).not.toEqual(byAnother(LAST));
  });

  it('another convention moves events and duplicates none', () => {
    const uids = (change: Partial<Observance>) =>
      anniversaryEvents(days, observing(change), FROM, words).map(({ uid }) => uid);
    const [last, next] = [uids({}), uids({ day30: 'next-day' })];
    expect(new Set(last).size).toBe(last.length);
    // The first of them may be before the period under one convention and in it under the other.
    expect(next.filter(uid => !last.includes(uid)).length).toBeLessThanOrEqual(1);
    expect(uids({ leapMonth: 'regular' })).toEqual(last);
    expect(last.every(uid => !uid.includes('林'))).toBe(true);
  });

  it('each event belongs to the lunar year of its day, even if it falls on the first of the next', () => {
    const uids = anniversaryEvents(days.slice(1), observing({ day30: 'next-day' }), FROM, words).map(
      ({ uid }) => uid,
    );
    const years = uids.map(uid => Number(/-(\d+)@/.exec(uid)?.[1]));
    expect(years).toEqual(years.map((_, i) => years[0]! + i));
  });

  it('ends ten years after its first day', () => {
    const dates = anniversaryEvents(days, observing(), { year: 2024, month: 2, day: 29 }, words).map(
      ({ date }) => formatCivilDate(date as CivilDate),
    );
    expect(dates.every(date => date >= '2024-02-29' && date <= '2034-02-28')).toBe(true);
  });
});

function GRANDMOTHER() {
  return { name: '外婆', lunar: { month: 12, day: 30, isLeap: false } };
}

describe('[R492] memorial days', () => {
  const empty = parseAnniversaries(undefined);
  const added = withMemorial(empty, GRANDMOTHER(), NOW) as Anniversaries;

  it('are written and read back, without invalid ones', () => {
    expect(parseAnniversaries(formatAnniversaries(added))).toEqual(added);
    const odd = {
      memorials: [{}, null, { ...added.memorials[0], lunar: { month: 13, day: 1 } }],
      keeping: 5,
    };
    expect(parseAnniversaries(JSON.stringify(odd))).toEqual(empty);
    expect(parseAnniversaries('{"')).toEqual(empty);
  });

  it.each([
    ['', 'name-missing'],
    [' \u200b', 'name-missing'],
    ['外婆', 'already-there'],
    ['x'.repeat(5000), 'name-too-long'],
  ])('refuse the name %j', (name, fault) => {
    expect(withMemorial(added, { ...GRANDMOTHER(), name }, NOW)).toBe(fault);
  });

  it('are restored after removal, and can be entered again', () => {
    const id = added.memorials[0]?.id ?? '';
    const gone = withMemorialRemoved(added, id, true, NOW);
    expect(allAnniversaries([], gone)).toEqual([]);
    expect(allAnniversaries([], withMemorialRemoved(gone, id, false, NOW))).toHaveLength(1);
    const again = withMemorial(gone, GRANDMOTHER(), NOW) as Anniversaries;
    expect(new Set(again.memorials.map(each => each.id)).size).toBe(2);
  });

  it('[R496] joined with those of another device, keep the later change', () => {
    const id = added.memorials[0]?.id ?? '';
    const later = millis(NOW + 1);
    const gone = withMemorialRemoved(added, id, true, later);
    expect(mergeAnniversaries(added, gone, later)).toEqual(gone);
    expect(mergeAnniversaries(gone, added, later)).toEqual(gone);
    const other = withMemorial(
      empty,
      { name: 'Opa', lunar: { month: 1, day: 1, isLeap: false } },
      later,
    ) as Anniversaries;
    expect(mergeAnniversaries(gone, other, later).memorials.map(each => each.name)).toEqual(['外婆', 'Opa']);
    const set = withObservance(added, { day30: 'next-day' }, later);
    expect(mergeAnniversaries(added, set, later).observance.day30).toBe('next-day');
    expect(mergeAnniversaries(set, added, later).observance.day30).toBe('next-day');
  });

  it('[R258] joined, drop none below ten times the limit of entries, and count what is left out', () => {
    const many = (name: string, count: number) =>
      parseAnniversaries(
        JSON.stringify({
          memorials: Array.from({ length: count }, (_, i) => ({
            ...{ id: `${name}${i}`, name, lunar: { month: 1, day: 1, isLeap: false }, changedAt: 1 },
          })),
        }),
      );
    const joined = mergeAnniversaries(many('a', 200), many('b', 200), NOW);
    expect(joined.memorials).toHaveLength(400);
    expect(parseAnniversaries(formatAnniversaries(joined)).memorials).toHaveLength(400);
    const entry = { name: '外婆', lunar: { month: 5, day: 1, isLeap: false } };
    expect(withMemorial(joined, entry, NOW)).toBe('too-many');
    const full = mergeAnniversaries(joined, many('c', 2000), NOW);
    expect(full.memorials).toHaveLength(2000);
    expect(countLeftOut(formatAnniversaries(many('c', 2000)), full)).toBe(400);
    expect(countLeftOut('{"memorials":[7,{"id":"x"},{"id":"a1"}]}', full)).toBe(2);
    expect(countLeftOut('no', full)).toBe(0);
    // Marks of removed ones do not count towards the limit.
    const gone = { ...joined, memorials: joined.memorials.map(each => ({ ...each, gone: true })) };
    expect(typeof withMemorial(gone, entry, NOW)).toBe('object');
  });

  it('count a change from the future as one of now: a later change by the person wins', () => {
    const ahead = millis(Date.UTC(3000, 0, 1));
    const empty = parseAnniversaries(undefined);
    const entry = { name: '外婆', lunar: { month: 5, day: 1, isLeap: false } };
    const added = withObservance(
      withMemorial(empty, entry, ahead) as Anniversaries,
      { day30: 'next-day' },
      ahead,
    );
    const joined = mergeAnniversaries(empty, added, NOW);
    expect(joined.memorials[0]?.changedAt).toBe(NOW);
    expect(joined.observance).toMatchObject({ day30: 'next-day', changedAt: NOW });
    const later = millis(NOW + 1);
    const gone = withMemorialRemoved(joined, joined.memorials[0]?.id ?? '', true, later);
    expect(mergeAnniversaries(joined, gone, later)).toEqual(gone);
  });
});

it.each([9e15, 1e300, -5, Number.NaN])(
  '[R620] a memorial day changed at %s counts as never changed',
  changedAt => {
    const stored = {
      id: '1',
      name: 'Tea',
      lunar: { month: 1, day: 1, isLeap: false },
      changedAt,
      gone: false,
    };
    const { memorials, observance } = parseAnniversaries(
      JSON.stringify({ memorials: [stored], keeping: { changedAt } }),
    );
    expect([memorials[0]?.changedAt, observance.changedAt]).toEqual([0, 0]);
  },
);

it('[R208] nested too deep are dropped', () => {
  const deep = `{"memorials":[],"keeping":${'['.repeat(100)}${']'.repeat(100)}}`;
  expect(parseAnniversaries(deep)).toEqual(parseAnniversaries(undefined));
});
