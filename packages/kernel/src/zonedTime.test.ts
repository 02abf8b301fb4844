import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../scripts/testing/whole';
import {
  type CivilDate,
  formatCivilDate,
  fromJulianDayNumber,
  parseCivilDate,
  toJulianDayNumber,
} from './civilDate';

import zones from './fixtures/zones.json';
import type { Result } from './result';
import { millis } from './units';
import { civilDateAt, wallClock } from './wallClock';
import { daySpanAt, instantAt, localTimeAt, type TimeError } from './zonedTime';

const MINUTE = 60_000;
const day = (text: string): CivilDate => parseCivilDate(text)!;
const clock = (text: string) => {
  const [hour = 0, minute = 0, second = 0] = text.split(':').map(Number);
  return { hour, minute, second };
};
const iso = (instant: number) => new Date(instant).toISOString().replace('.000', '');
const must = <T>(result: Result<T, TimeError>): T => {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
};
const codeOf = (result: Result<unknown, TimeError>) => (result.ok ? 'a value' : result.error.code);

describe('local time and date at an instant', () => {
  it.each([
    { utc: '2026-06-21T15:59:59.999Z', zone: 'Asia/Shanghai', day: [2026, 6, 21], time: [23, 59, 59] },
    { utc: '2026-06-21T16:00:00Z', zone: 'Asia/Shanghai', day: [2026, 6, 22], time: [0, 0, 0] },
    { utc: '2026-01-01T09:59:59Z', zone: 'Pacific/Kiritimati', day: [2026, 1, 1], time: [23, 59, 59] },
    { utc: '2026-01-01T10:00:00Z', zone: 'Pacific/Pago_Pago', day: [2025, 12, 31], time: [23, 0, 0] },
    // New York skips from 02:00 to 03:00 on 2026-03-08.
    { utc: '2026-03-08T07:00:00Z', zone: 'America/New_York', day: [2026, 3, 8], time: [3, 0, 0] },
  ])('$utc in $zone', ({ utc, zone, day, time }) => {
    const instant = millis(Date.parse(utc));
    const { year, month, day: date } = civilDateAt(instant, zone);
    const { hour, minute, second } = wallClock(instant, zone);
    expect([year, month, date]).toEqual(day);
    expect([hour, minute, second]).toEqual(time);
  });

  it('[R262] is undefined for an unknown zone or instant, and never the device’s own', () => {
    expect(wallClock(millis(0), 'Nowhere/Land')).toBeUndefined();
    expect(civilDateAt(millis(0), undefined as unknown as string)).toBeUndefined();
    expect(civilDateAt(Number.NaN as never, 'Asia/Shanghai')).toBeUndefined();
    expect(wallClock(millis(Date.UTC(10_000, 0, 1)), 'Asia/Shanghai')).toBeUndefined();
  });
});

// 380 random moments (more of them in China's summer times), read with Python's zoneinfo from the IANA database 2025b.
// Its flag of summer time is the source; zones whose flag is a matter of law (Dublin, Casablanca) and Auckland, whose
// half hour of war time became its standard time, are left out.
describe('[R260] the history of a zone', () => {
  it.each(zones.map(([zone, utc, shown, summer]) => ({ zone, utc, shown, summer })))(
    '$utc in $zone is $shown, $summer min of it summer time',
    ({ zone, utc, shown, summer }) => {
      const { date, clock: time, summerTime } = must(localTimeAt(Date.parse(String(utc)), String(zone)));
      const two = (value: number) => String(value).padStart(2, '0');
      const text = `${formatCivilDate(date)} ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
      expect([text, summerTime / MINUTE]).toEqual([shown, summer]);
      const { instant, later } = must(instantAt(date, time, String(zone)));
      expect([iso(instant), iso(later)]).toContain(utc);
    },
  );
});

// By Python's zoneinfo (IANA 2025b), except Britain's double summer time, which it halves.
describe('[R260] summer time', () => {
  it.each([
    { of: 'Samoa before it left a day out', zone: 'Pacific/Apia', utc: '2011-12-30T09:30:00Z', minutes: 60 },
    { of: 'Samoa after it', zone: 'Pacific/Apia', utc: '2011-12-30T10:30:00Z', minutes: 60 },
    { of: 'Samoa in its winter', zone: 'Pacific/Apia', utc: '2012-07-01T00:00:00Z', minutes: 0 },
    {
      of: 'Kiritimati, which only left a day out',
      zone: 'Pacific/Kiritimati',
      utc: '1994-12-31T09:40:00Z',
      minutes: 0,
    },
    { of: 'Alaska as it came to America', zone: 'America/Juneau', utc: '1867-10-18T20:00:00Z', minutes: 0 },
    {
      of: 'half an hour on Lord Howe',
      zone: 'Australia/Lord_Howe',
      utc: '1999-12-07T12:20:00Z',
      minutes: 30,
    },
    {
      of: 'Ireland through the war and a year beyond',
      zone: 'Europe/Dublin',
      utc: '1946-02-01T12:00:00Z',
      minutes: 60,
    },
    { of: 'Ireland in the winter after', zone: 'Europe/Dublin', utc: '1946-11-01T12:00:00Z', minutes: 0 },
    {
      of: 'Argentina in 1945',
      zone: 'America/Argentina/Buenos_Aires',
      utc: '1945-07-01T12:00:00Z',
      minutes: 60,
    },
    { of: 'double, in Britain', zone: 'Europe/London', utc: '1943-05-31T22:30:00Z', minutes: 120 },
    {
      of: 'Amsterdam, 19 min 32 s ahead of Greenwich',
      zone: 'Europe/Amsterdam',
      utc: '1937-06-30T21:50:28Z',
      minutes: 60,
    },
    {
      of: 'the year that Britain had it throughout',
      zone: 'Europe/London',
      utc: '1970-06-01T22:30:00Z',
      minutes: 0,
    },
  ])('of $of is $minutes min', ({ zone, utc, minutes }) => {
    expect(must(localTimeAt(Date.parse(utc), zone)).summerTime / MINUTE).toBe(minutes);
  });
});

describe('[R260] the instant of a typed time', () => {
  it.each([
    { at: '2026-06-21 21:46:08', zone: 'America/St_Johns', utc: '2026-06-22T00:16:08Z', shown: 'once' },
    // China kept summer time from 1986 to 1991.
    { at: '1988-07-15 23:30', zone: 'Asia/Shanghai', utc: '1988-07-15T14:30:00Z', shown: 'once' },
    // Shanghai's local mean time, +8:05:43, held until the end of 1900.
    { at: '1900-02-04 13:57', zone: 'Asia/Shanghai', utc: '1900-02-04T05:51:17Z', shown: 'once' },
    { at: '2026-03-08 02:30', zone: 'America/New_York', utc: '2026-03-08T07:30:00Z', shown: 'skipped' },
    { at: '2026-11-01 01:30', zone: 'America/New_York', utc: '2026-11-01T05:30:00Z', shown: 'twice' },
    { at: '1988-09-11 01:30', zone: 'Asia/Shanghai', utc: '1988-09-10T16:30:00Z', shown: 'twice' },
    // Sydney's clocks go back from 03:00 to 02:00 on 2026-04-05: after that it is UTC+10.
    { at: '2026-04-05 03:30', zone: 'Australia/Sydney', utc: '2026-04-04T17:30:00Z', shown: 'once' },
    { at: '2026-01-01 00:00', zone: 'Pacific/Kiritimati', utc: '2025-12-31T10:00:00Z', shown: 'once' },
  ])('$at in $zone is $utc, shown $shown', ({ at, zone, utc, shown }) => {
    const [date = '', time = ''] = at.split(' ');
    const found = must(instantAt(day(date), clock(time), zone));
    expect([iso(found.instant), found.shown]).toEqual([utc, shown]);
    expect((found.later - found.instant) / MINUTE).toBe(shown === 'twice' ? 60 : 0);
  });

  it('agrees with the clock of that instant at any moment in any zone', () => {
    const names = Intl.supportedValuesOf('timeZone');
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.integer({ min: Date.UTC(1850, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 }),
        (zone, seconds) => {
          const { date, clock: time } = must(localTimeAt(seconds * 1000, zone));
          const { instant, later } = must(instantAt(date, time, zone));
          expect([instant, later]).toContain(seconds * 1000);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('[R261] a civil day in a zone', () => {
  it.each([
    { date: '2026-06-21', zone: 'Asia/Shanghai', from: '2026-06-20T16:00:00Z', hours: 24 },
    { date: '2026-03-08', zone: 'America/New_York', from: '2026-03-08T05:00:00Z', hours: 23 },
    { date: '2026-11-01', zone: 'America/New_York', from: '2026-11-01T04:00:00Z', hours: 25 },
    // Beirut and Santiago skip midnight: these days have no 00:00.
    { date: '2025-03-30', zone: 'Asia/Beirut', from: '2025-03-29T22:00:00Z', hours: 23 },
    { date: '2024-09-08', zone: 'America/Santiago', from: '2024-09-08T04:00:00Z', hours: 23 },
    // Toronto skipped from 23:30 to 00:30: its 31 March 1919 begins half an hour late.
    { date: '1919-03-31', zone: 'America/Toronto', from: '1919-03-31T04:30:00Z', hours: 23.5 },
    // Santiago goes back from 24:00 to 23:00 of the same day, Havana from 01:00 to 00:00: that day has two midnights.
    { date: '2024-04-06', zone: 'America/Santiago', from: '2024-04-06T03:00:00Z', hours: 25 },
    { date: '2024-04-07', zone: 'America/Santiago', from: '2024-04-07T04:00:00Z', hours: 24 },
    { date: '2024-11-03', zone: 'America/Havana', from: '2024-11-03T04:00:00Z', hours: 25 },
  ])('$date in $zone lasts $hours h', ({ date, zone, from, hours }) => {
    const span = must(daySpanAt(day(date), zone));
    expect([iso(span.from), (span.to - span.from) / 3_600_000]).toEqual([from, hours]);
    expect(civilDateAt(span.from, zone)).toEqual(day(date));
    expect(civilDateAt(millis(span.to - 1), zone)).toEqual(day(date));
    expect(civilDateAt(millis(span.from - 1), zone)).not.toEqual(day(date));
    expect(civilDateAt(span.to, zone)).not.toEqual(day(date));
  });

  // The IANA database, files asia and australasia: a zone crosses the date line.
  it.each([
    { date: '2011-12-30', zone: 'Pacific/Apia' },
    { date: '2011-12-30', zone: 'Pacific/Fakaofo' },
    { date: '1993-08-21', zone: 'Pacific/Kwajalein' },
    { date: '1994-12-31', zone: 'Pacific/Kiritimati' },
    { date: '1994-12-31', zone: 'Pacific/Enderbury' },
    { date: '1844-12-31', zone: 'Asia/Manila' },
    { date: '1844-12-31', zone: 'Pacific/Guam' },
  ])('$zone skipped $date: an error, with a time and without, and not for the neighbouring days', sample => {
    const { zone } = sample;
    const date = day(sample.date);
    const error = { code: 'time/no-such-day', field: 'day', value: date };
    expect(daySpanAt(date, zone)).toEqual({ ok: false, error });
    for (const time of ['00:00', '00:01', '12:00', '23:59:59']) {
      expect(instantAt(date, clock(time), zone)).toEqual({ ok: false, error });
      for (const away of [-1, 1]) {
        const beside = fromJulianDayNumber(toJulianDayNumber(date) + away);
        expect(must(instantAt(beside, clock(time), zone)).shown).toBe('once');
      }
    }
  });

  it('a day whose midnight was skipped exists, at that hour and at every other', () => {
    // Santiago skipped from 24:00 on 2024-09-07 to 01:00, Toronto from 23:30 on 1919-03-30 to 00:30.
    for (const [date, skipped, zone] of [
      ['2024-09-08', '00:30', 'America/Santiago'],
      ['1919-03-31', '00:10', 'America/Toronto'],
    ] as const) {
      expect(must(instantAt(day(date), clock(skipped), zone)).shown).toBe('skipped');
      expect(must(instantAt(day(date), clock('08:30'), zone)).shown).toBe('once');
    }
  });

  it.each([
    // In the other direction a zone has a day twice: its times are the first ones.
    { date: '1867-10-18', zone: 'America/Juneau', hours: 24 },
    { date: '1892-07-04', zone: 'Pacific/Apia', hours: 24 },
    { date: '1969-09-30', zone: 'Pacific/Kwajalein', hours: 23 },
  ])('$zone had $date twice', ({ date, zone, hours }) => {
    const { shown, instant, later } = must(instantAt(day(date), clock('20:00'), zone));
    expect([shown, (later - instant) / 3_600_000]).toEqual(['twice', hours]);
  });

  it('days follow each other without a gap, wherever clocks change at midnight', () => {
    for (const zone of [
      'America/Santiago',
      'America/Havana',
      'America/Sao_Paulo',
      'Asia/Beirut',
      'Asia/Gaza',
    ]) {
      let end: number | undefined;
      for (let at = Date.UTC(2005, 0, 1); at < Date.UTC(WHOLE ? 2020 : 2009, 0, 1); at += 86_400_000) {
        const { year, month, day: date } = civilDateAt(millis(at), 'UTC');
        const span = must(daySpanAt({ year, month, day: date }, zone));
        if (end !== undefined && span.from !== end) throw new Error(`${zone} ${iso(at)}`);
        end = span.to;
      }
    }
  });
});

describe('[R262] invalid times', () => {
  const noon = { hour: 12, minute: 0, second: 0 };
  const none = undefined as never;
  it.each<[string, Result<unknown, TimeError>, string]>([
    ['a zone that does not exist', instantAt(day('2026-01-01'), noon, 'Mars/Olympus'), 'time/unknown-zone'],
    ['no zone, not even the device’s', instantAt(day('2026-01-01'), noon, none), 'time/unknown-zone'],
    ['an empty zone', localTimeAt(0, ''), 'time/unknown-zone'],
    ['an offset without a history', localTimeAt(0, '+08:00'), 'time/unknown-zone'],
    ['30 February', instantAt({ year: 2026, month: 2, day: 30 }, noon, 'UTC'), 'time/no-such-day'],
    ['a day that is not an object', daySpanAt('2026-01-01' as never, 'UTC'), 'time/no-such-day'],
    ['no day', daySpanAt(none, 'UTC'), 'time/no-such-day'],
    ['hour 35', instantAt(day('2026-01-01'), { ...noon, hour: 35 }, 'UTC'), 'time/no-such-time'],
    ['a missing minute', instantAt(day('2026-01-01'), { hour: 8 } as never, 'UTC'), 'time/no-such-time'],
    ['no time', instantAt(day('2026-01-01'), none, 'UTC'), 'time/no-such-time'],
    ['second 60', instantAt(day('2026-01-01'), { ...noon, second: 60 }, 'UTC'), 'time/no-such-time'],
    ['NaN', localTimeAt(Number.NaN, 'UTC'), 'time/no-such-instant'],
    ['infinity', localTimeAt(Number.POSITIVE_INFINITY, 'UTC'), 'time/no-such-instant'],
    ['an instant as text', localTimeAt('2024' as never, 'UTC'), 'time/no-such-instant'],
    ['the year 10000', localTimeAt(Date.UTC(10_000, 0, 1), 'UTC'), 'time/no-such-instant'],
  ])('%s is an error value', (_, result, code) => expect(codeOf(result)).toBe(code));
});
