import { type CivilDate, millis } from '@app/kernel';
import { Solar } from 'lunar-typescript';
import { DefaultEightCharProvider, LunarHour, LunarSect2EightCharProvider, SolarTime } from 'tyme4ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type Birth, type BirthReading, type BirthSwitches, getBirthPillars } from './birth';
import { getLuckCycles } from './birthChart';
import { equationOfTime } from './equationOfTime';
import type { ZiSchool } from './hours';
import { zh } from './names';
import { day, must, mustFail } from './testing/days';
import births from './testing/fixtures/births.json';
import type { PillarId } from './vocabulary';

const PLACES = ['year', 'month', 'day', 'hour'] as const;

/** `1988-07-15 23:30` as the day and clock of a birth. */
function typed(text: string): { date: CivilDate; time: { hour: number; minute: number; second: number } } {
  const [date = '', time = ''] = text.split(' ');
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return { date: day(date), time: { hour, minute, second } };
}
const at = (text: string, zone: string, more: Partial<Birth> = {}): Birth => ({
  ...typed(text),
  zone,
  ...more,
});
const read = (birth: Birth, switches: BirthSwitches = {}) => must(getBirthPillars(birth, switches));
const words = ({ pillars }: BirthReading) =>
  PLACES.map(place => pillars[place].map(id => zh.pillar[id]).join('或')).join(' ');
const borderOf = (reading: BirthReading, kind: string) =>
  reading.boundaries.find(boundary => boundary.kind === kind);
const changed = (changes: Partial<Record<string, PillarId>> = {}) =>
  Object.fromEntries(Object.entries(changes).map(([place, id]) => [place, zh.pillar[id!]]));

describe('[R263] [A47] the pillars of a birth', () => {
  // 260 births drawn at random in 19 zones: any moment, near a term that turns the month, near the turn of an hour or day.
  // Zone arithmetic by Python's zoneinfo (IANA 2025b): `china` is the instant at UTC+8, `standard` the local time less
  // summer time; `solar` is the sun's hour angle by astronomy-engine 2.1.19. Pillars by both libraries from those.
  afterEach(() => {
    LunarHour.provider = new DefaultEightCharProvider();
  });

  const byTyme = (text: string, school: ZiSchool): string[] => {
    LunarHour.provider =
      school === 'midnight' ? new LunarSect2EightCharProvider() : new DefaultEightCharProvider();
    const { date, time } = typed(text);
    const { year, month, day } = date;
    const hour = SolarTime.fromYmdHms(year, month, day, time.hour, time.minute, time.second).getLunarHour();
    return hour.getEightChar().toString().split(' ');
  };
  const byLunar = (text: string, school: ZiSchool): string[] => {
    const { date, time } = typed(text);
    const eight = Solar.fromYmdHms(date.year, date.month, date.day, time.hour, time.minute, time.second)
      .getLunar()
      .getEightChar();
    eight.setSect(school === 'midnight' ? 2 : 1);
    return [eight.getYear(), eight.getMonth(), eight.getDay(), eight.getTime()];
  };

  it.each([
    { school: 'late-zi', dial: false },
    { school: 'midnight', dial: false },
    { school: 'late-zi', dial: true },
    { school: 'midnight', dial: true },
  ] as const)('agree with two libraries: school $school, sundial $dial', ({ school, dial }) => {
    expect(births.length).toBeGreaterThanOrEqual(200);
    for (const { zone, longitude, clock, china, standard, solar, utc } of births) {
      const switches = { ziSchool: school, trueSolarTime: dial };
      const reading = read(at(clock, zone, { longitude }), switches);
      const local = dial ? solar : standard;
      for (const library of dial ? [byTyme] : [byTyme, byLunar]) {
        const [year, month] = library(china, school);
        const [, , dayPillar, hour] = library(local, school);
        const expected = [year, month, dayPillar, hour].join(' ');
        expect([library.name, zone, clock, words(reading)]).toEqual([library.name, zone, clock, expected]);
      }
      expect(reading.instant).toBe(Date.parse(utc));
    }
  });

  it('summer time of 1988 in Shanghai is subtracted, and reported', () => {
    const reading = read(at('1988-07-15 23:30', 'Asia/Shanghai'));
    expect(words(reading)).toBe('戊辰 己未 辛未 己亥');
    const summer = borderOf(reading, 'summer-time');
    expect([summer?.minutes, changed(summer?.changes)]).toEqual([60, { day: '壬申', hour: '庚子' }]);
    expect(reading.local).toEqual({ date: day('1988-07-15'), clock: { hour: 22, minute: 30, second: 0 } });
  });

  it('a birth in New York takes year and month from the instant, day and hour from its own clock', () => {
    // 22:00 on 3 February is 11:00 on the 4th in China, after the start of spring at 10:14: the same year as the kua
    // number of 1990.
    const reading = read(at('1990-02-03 22:00', 'America/New_York'));
    expect(words(reading)).toBe('庚午 戊寅 己亥 乙亥');
  });

  // Zone arithmetic by Python's zoneinfo, pillars by tyme4ts: year and month at UTC+8, day and hour at standard time.
  it.each([
    { born: '2011-12-29 23:30', zone: 'Pacific/Apia', is: '辛卯 庚子 戊午 癸亥' },
    { born: '2011-12-31 00:30', zone: 'Pacific/Apia', is: '辛卯 庚子 庚申 丙子' },
    { born: '1994-12-30 23:40', zone: 'Pacific/Kiritimati', is: '甲戌 丙子 辛卯 戊子' },
    { born: '1995-01-01 00:30', zone: 'Pacific/Kiritimati', is: '甲戌 丙子 壬辰 庚子' },
    { born: '1999-12-07 23:20', zone: 'Australia/Lord_Howe', is: '己卯 乙亥 癸巳 癸亥' },
    { born: '1980-03-05 23:05', zone: 'Asia/Kathmandu', is: '庚申 己卯 戊寅 壬子' },
    { born: '1971-12-31 12:10', zone: 'Africa/Monrovia', is: '辛亥 庚子 庚寅 壬午' },
    { born: '1911-03-10 22:50', zone: 'Europe/Paris', is: '辛亥 辛卯 己卯 乙亥' },
    { born: '1937-06-30 23:10', zone: 'Europe/Amsterdam', is: '丁丑 丙午 戊子 癸亥' },
    { born: '1946-07-01 13:10', zone: 'Europe/Dublin', is: '丙戌 甲午 丙子 甲午' },
    { born: '1988-06-15 00:50', zone: 'America/St_Johns', is: '戊辰 戊午 庚子 丁亥' },
    { born: '1990-02-04 15:14', zone: 'Pacific/Auckland', is: '庚午 戊寅 庚子 癸未' },
    { born: '1900-12-07 12:00', zone: 'Asia/Shanghai', is: '庚子 丁亥 甲寅 庚午' },
    { born: '2100-12-31 23:30', zone: 'Asia/Shanghai', is: '庚申 戊子 戊申 壬子' },
  ])('$born in $zone are $is', ({ born, zone, is }) => {
    expect(words(read(at(born, zone)))).toBe(is);
  });

  it('12:30 in Kashgar is the snake hour by the sun', () => {
    const birth = at('2020-06-01 12:30', 'Asia/Shanghai', { longitude: 76 });
    const hourOf = (reading: BirthReading) => zh.pillar[reading.pillars.hour[0]!];
    const clock = read(birth);
    const dial = read(birth, { trueSolarTime: true });
    expect([hourOf(clock).slice(1), hourOf(dial).slice(1)]).toEqual(['午', '巳']);
    // About 09:36: 44° west of the meridian of 120° is 176 minutes, less 2 for the equation of time.
    expect(dial.local?.clock).toMatchObject({ hour: 9, minute: 36 });
    expect(borderOf(clock, 'true-solar-time')?.minutes).toBe(-174);
    expect(changed(borderOf(clock, 'true-solar-time')?.changes)).toEqual({ hour: hourOf(dial) });
    expect(changed(borderOf(dial, 'true-solar-time')?.changes)).toEqual({ hour: hourOf(clock) });
  });

  it('the sundial stays on the local day beyond the date line', () => {
    const { local } = read(at('2020-06-01 12:00', 'Pacific/Kiritimati', { longitude: -157.4 }), {
      trueSolarTime: true,
    });
    expect(local?.date).toEqual(day('2020-06-01'));
    expect(local?.clock.hour).toBe(11);
  });
});

describe('[R264] ambiguities of a birth', () => {
  const kinds = (reading: BirthReading) => reading.boundaries.map(boundary => boundary.kind);

  it.each([
    { clock: '2020-06-01 10:44', kinds: [] },
    { clock: '2020-06-01 10:45', kinds: ['double-hour'], minutes: -15 },
    { clock: '2020-06-01 11:00', kinds: ['double-hour'], minutes: 0 },
    { clock: '2020-06-01 11:15', kinds: ['double-hour'], minutes: 15 },
    { clock: '2020-06-01 11:16', kinds: [] },
    // Before 23:00 the day too depends on minutes; after it, on the school.
    { clock: '2020-06-01 22:50', kinds: ['day'], minutes: -10 },
    { clock: '2020-06-01 23:10', kinds: ['day', 'zi-school'], minutes: 10 },
    { clock: '2020-06-01 23:50', kinds: ['zi-school'], minutes: null },
    { clock: '2020-06-02 00:10', kinds: [] },
  ])('$clock in China: $kinds', ({ clock, kinds: expected, minutes }) => {
    const reading = read(at(clock, 'Asia/Shanghai'));
    expect(kinds(reading)).toEqual(expected);
    if (minutes !== undefined) expect(reading.boundaries[0]?.minutes).toBe(minutes);
  });

  it('the midnight school turns the day at midnight, and only the hour at 23:00', () => {
    const school = { ziSchool: 'midnight' } as const;
    expect(kinds(read(at('2020-06-01 22:50', 'Asia/Shanghai'), school))).toEqual(['double-hour']);
    expect(kinds(read(at('2020-06-01 23:50', 'Asia/Shanghai'), school))).toEqual(['day', 'zi-school']);
    expect(kinds(read(at('2020-06-02 00:10', 'Asia/Shanghai'), school))).toEqual(['day']);
  });

  it('a term within a quarter of an hour leaves the month open, the start of spring the year too', () => {
    // Purple Mountain Observatory: start of spring 2026-02-04 04:02:08, clear and bright 2026-04-05 02:40.
    const before = read(at('2026-02-04 03:50', 'Asia/Shanghai'));
    expect(borderOf(before, 'start-of-spring')?.minutes).toBe(-12);
    expect(changed(borderOf(before, 'start-of-spring')?.changes)).toEqual({ year: '丙午', month: '庚寅' });
    expect(borderOf(read(at('2026-02-04 04:18', 'Asia/Shanghai')), 'start-of-spring')).toBeUndefined();
    const term = borderOf(read(at('2026-04-05 02:50', 'Asia/Shanghai')), 'term');
    expect([term?.term?.id, changed(term?.changes)]).toEqual(['clear-and-bright', { month: '辛卯' }]);
    // The grain rain is not a boundary: it begins no month.
    expect(kinds(read(at('2026-04-20 09:39', 'Asia/Shanghai')))).toEqual([]);
  });

  it('an hour that the clock showed twice, or never', () => {
    const twice = read(at('1988-09-11 01:30', 'Asia/Shanghai'));
    expect(words(twice)).toBe('戊辰 辛酉 己巳 甲子');
    expect(changed(borderOf(twice, 'clock-twice')?.changes)).toEqual({ hour: '乙丑' });
    const skipped = read(at('2026-03-08 02:30', 'America/New_York'));
    expect(kinds(skipped)).toContain('clock-skipped');
  });

  it('a skipped hour keeps its double hour without summer time', () => {
    // Clocks in China skipped from 02:00 to 03:00 on 4 May 1986: read literally, 02:30 is in 丑.
    const skipped = read(at('1986-05-04 02:30', 'Asia/Shanghai'));
    expect(words(skipped)).toMatch(/丑$/);
    expect(kinds(skipped)).toContain('clock-skipped');
    expect(borderOf(skipped, 'summer-time')?.changes).toEqual({});
    expect(changed(borderOf(read(at('1986-05-04 03:30', 'Asia/Shanghai')), 'summer-time')?.changes)).toEqual({
      hour: '甲寅',
    });
  });
});

describe('[R265] a birth without a time', () => {
  const born = (date: string, zone = 'Asia/Shanghai') => read({ date: day(date), zone });

  it('has three pillars', () => {
    expect(words(born('1990-05-01'))).toBe('庚午 庚辰 丙寅 ');
    expect(born('1990-05-01')).toMatchObject({ instant: null, local: null, boundaries: [] });
  });

  it('the month is open on the day of a term, the year too at the start of spring', () => {
    const term = born('2026-04-05');
    expect(words(term)).toBe('丙午 辛卯或壬辰 己酉 ');
    expect(term.boundaries.map(boundary => [boundary.kind, boundary.term?.id])).toEqual([
      ['term', 'clear-and-bright'],
    ]);
    expect(words(born('2026-02-04'))).toBe('乙巳或丙午 己丑或庚寅 己酉 ');
    expect(words(born('2026-02-03'))).toBe('乙巳 己丑 戊申 ');
  });

  it('that day is the local day: in New York the start of spring of 1990 fell on the 3rd', () => {
    expect(words(born('1990-02-03', 'America/New_York'))).toBe('己巳或庚午 丁丑或戊寅 己亥 ');
    expect(words(born('1990-02-04', 'America/New_York'))).toBe('庚午 戊寅 庚子 ');
  });

  it.each(['', '00:00', '12:30', '23:30'])(
    '[R322] a day that the zone skipped is not a day of birth: %s',
    time => {
      const [hour, minute] = time.split(':').map(Number);
      const birth = {
        date: day('2011-12-30'),
        zone: 'Pacific/Apia',
        ...(time === '' ? {} : { time: { hour: hour!, minute: minute! } }),
      };
      expect(mustFail(getBirthPillars(birth)).code).toBe('time/no-such-day');
      expect(mustFail(getLuckCycles(birth, 'male')).code).toMatch(/^(time|almanac)\//);
    },
  );
});

describe('[R262] invalid births', () => {
  const good = at('1990-05-01 08:30', 'Asia/Shanghai');
  const wrong = (change: object, switches: object = {}) =>
    mustFail(getBirthPillars({ ...good, ...change }, switches)).code;

  it.each([
    { what: 'a missing zone', code: wrong({ zone: undefined }), expected: 'time/unknown-zone' },
    { what: 'hour 35', code: wrong({ time: { hour: 35, minute: 0 } }), expected: 'time/no-such-time' },
    { what: 'a missing minute', code: wrong({ time: { hour: 8 } }), expected: 'time/no-such-time' },
    { what: 'no date', code: wrong({ date: undefined }), expected: 'almanac/not-a-date' },
    { what: '1899', code: wrong({ date: day('1899-12-31') }), expected: 'almanac/year-not-in-tables' },
    { what: 'no place', code: wrong({}, { trueSolarTime: true }), expected: 'almanac/no-longitude' },
    { what: 'longitude 181', code: wrong({ longitude: 181 }), expected: 'almanac/no-longitude' },
    { what: 'longitude NaN', code: wrong({ longitude: Number.NaN }), expected: 'almanac/no-longitude' },
    { what: 'an unknown school', code: wrong({}, { ziSchool: 'noon' }), expected: 'almanac/unknown-value' },
  ])('$what is an error value', ({ code, expected }) => expect(code).toBe(expected));
});

describe('the equation of time', () => {
  // Meeus, Astronomical Algorithms, example 28.a: 13 min 42.6 s on 1992-10-13 at 0h TD.
  // The four others: United States Naval Observatory, almanac for the extremes and zeros, to the minute.
  it.each([
    { utc: '1992-10-13T00:00Z', seconds: 822.6, within: 1 },
    { utc: '2020-02-11T12:00Z', seconds: -854, within: 5 },
    { utc: '2020-11-03T12:00Z', seconds: 987, within: 5 },
    { utc: '2020-04-15T12:00Z', seconds: 0, within: 15 },
  ])('$utc: $seconds s', ({ utc, seconds, within }) => {
    expect(Math.abs(equationOfTime(millis(Date.parse(utc))) - seconds)).toBeLessThan(within);
  });
});
