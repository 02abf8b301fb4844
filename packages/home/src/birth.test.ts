import { zh } from '@app/almanac';
import { describe, expect, it } from 'vitest';
import { changesOf, readBirth, relevantBoundaries } from './birth';
import { birthYearsOf } from './birthYears';
import { toReader } from './household';
import { birthPlaceOf, type HomeClock, type StoredBirth } from './statedBirth';

const HANGZHOU: HomeClock = { place: { latitude: 30.2741, longitude: 120.1551 }, zone: 'Asia/Shanghai' };
const born = (birthDate: string, birthTime = '', more: Partial<StoredBirth> = {}): StoredBirth => ({
  birthDate,
  birthTime,
  birthplace: '',
  ...more,
});

const read = (birth: StoredBirth, home = HANGZHOU) => {
  const result = readBirth(birth, home);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
/** `庚午 庚辰 丙寅 壬辰`; `?` for an unknown hour, `甲子/乙丑` for an undecided pillar. */
const pillarsOf = (birth: StoredBirth, home = HANGZHOU) => {
  const { pillars } = read(birth, home).reading;
  return (['year', 'month', 'day', 'hour'] as const)
    .map(place => pillars[place].map(id => zh.pillar[id]).join('/') || '?')
    .join(' ');
};
const toldOf = (birth: StoredBirth) => relevantBoundaries(read(birth).reading).map(({ kind }) => kind);

// Pillars computed independently with tyme4ts 1.5.2, after zone arithmetic by hand.
describe('[R304] a birth', () => {
  it('in old summer time has it subtracted, and says so: 1988-07-15 23:30', () => {
    const birth = born('1988-07-15', '23:30', { birthplace: '上海' });
    expect(pillarsOf(birth)).toBe('戊辰 己未 辛未 己亥');
    const { reading } = read(birth);
    const summer = relevantBoundaries(reading).find(({ kind }) => kind === 'summer-time');
    expect(summer?.minutes).toBe(60);
    expect(summer && changesOf(reading, summer).map(({ place, to }) => `${place} ${zh.pillar[to]}`)).toEqual([
      'day 壬申',
      'hour 庚子',
    ]);
  });

  it('at 1990-05-01 08:30 has the published chart: summer time leaves it in the hour of 辰', () => {
    expect(pillarsOf(born('1990-05-01', '08:30'))).toBe('庚午 庚辰 丙寅 壬辰');
  });

  it('abroad takes year and month from the instant: New York 1990-02-03 22:00', () => {
    // 1990-02-04 11:00 in China, after 立春 at 10:14; the day is New York's.
    expect(pillarsOf(born('1990-02-03', '22:00', { birthplace: 'New York' }))).toMatch(/^庚午 戊寅 己亥 /);
  });

  it('has pillars and kua of the same year', () => {
    const member = {
      id: '1',
      name: 'A',
      gender: 'male' as const,
      ...born('1990-02-03', '22:00', { birthplace: 'New York' }),
    };
    expect(toReader(member, HANGZHOU).kua?.answers.map(({ year }) => year)).toEqual([1990]);
    // By the clock of Hangzhou the same digits are before 立春.
    const atHome = { ...member, birthplace: '' };
    expect(toReader(atHome, HANGZHOU).kua?.answers.map(({ year }) => year)).toEqual([1989]);
    expect(pillarsOf(atHome)).toMatch(/^己巳 丁丑 /);
  });

  it('in Kashgar at 12:30 belongs to the hour of 午, and with solar time to 巳', () => {
    const noon = born('2000-03-20', '12:30', { birthplace: '喀什' });
    expect(pillarsOf(noon)).toMatch(/午$/);
    expect(toldOf(noon)).toContain('true-solar-time');
    expect(pillarsOf({ ...noon, trueSolarTime: true })).toMatch(/巳$/);
  });

  it('after 23:00 takes the next day, or its own with the switch, with the same hour', () => {
    const late = born('1999-12-31', '23:30');
    const [year, month, day, hour] = pillarsOf(late).split(' ');
    const [year2, month2, day2, hour2] = pillarsOf({ ...late, dayAtMidnight: true }).split(' ');
    expect([year2, month2, hour2]).toEqual([year, month, hour]);
    // 1 January 2000 is 戊午 (published perpetual calendars).
    expect([day, day2]).toEqual(['戊午', '丁巳']);
    expect(toldOf(late)).toContain('zi-school');
  });

  it('keeps its typed time; without a longitude it has no solar time', () => {
    for (const switches of [{}, { trueSolarTime: true as const }]) {
      const birth = read(born('1990-01-10', '08:30', switches), { place: undefined, zone: 'Asia/Shanghai' });
      expect(birth.time).toEqual({ hour: 8, minute: 30 });
      expect(birth.switches).toEqual({ trueSolarTime: false, ziSchool: 'late-zi' });
    }
  });

  it('of an earlier version or another program is readable unchanged', () => {
    expect(read(born('1990-05-15', '08:30:00')).time).toEqual({ hour: 8, minute: 30 });
    expect(read(born('1990-05-15', 'early')).time).toBeUndefined();
    expect(read(born('1990/5/15', '8:30')).date).toEqual({ year: 1990, month: 5, day: 15 });
  });

  it('without a readable date has no reading', () => {
    expect(readBirth(born(''), HANGZHOU)).toMatchObject({ ok: false, error: { code: 'home/no-birth-date' } });
    expect(readBirth(born('May 1990'), HANGZHOU).ok).toBe(false);
    expect(readBirth(born('1850-01-01'), HANGZHOU).ok).toBe(false);
  });
});

describe('[R322] a birth on a day that its place skipped', () => {
  it.each([
    { zone: 'Pacific/Apia', day: '2011-12-30' },
    { zone: 'Pacific/Fakaofo', day: '2011-12-30' },
    { zone: 'Pacific/Kwajalein', day: '1993-08-21' },
    { zone: 'Pacific/Kiritimati', day: '1994-12-31' },
    { zone: 'Pacific/Enderbury', day: '1994-12-31' },
  ])('$day in $zone has no pillars and no kua, with a time and without', ({ zone, day }) => {
    const home = { place: undefined, zone };
    for (const time of ['', '00:00', '12:30', '23:30']) {
      expect(readBirth(born(day, time), home)).toMatchObject({
        ok: false,
        error: { code: 'time/no-such-day', field: 'day' },
      });
      const member = { id: '1', name: 'A', gender: 'female' as const, ...born(day, time) };
      expect(toReader(member, home)).toEqual({ id: '1', name: 'A' });
    }
  });

  it('does not include a day that only lost its midnight', () => {
    // Santiago's 8 September 2024 begins at 01:00.
    const birth = born('2024-09-08', '08:30', { birthplace: 'Santiago' });
    expect(read(birth).place.zone).toBe('America/Santiago');
    expect(read(birth).reading.pillars.hour).toHaveLength(1);
    expect(toldOf({ ...birth, birthTime: '00:30' })).toContain('clock-skipped');
  });
});

describe('[R305] a birth without an hour', () => {
  it('has three pillars', () => {
    expect(pillarsOf(born('1990-05-15'))).toBe('庚午 辛巳 庚辰 ?');
  });

  it('on the day of a term has an open month, and at the start of spring an open year', () => {
    // 立夏 2020 was on 5 May, 立春 1990 on 4 February.
    expect(pillarsOf(born('2020-05-05'))).toMatch(/^庚子 庚辰\/辛巳 \S\S \?$/);
    expect(pillarsOf(born('1990-02-04'))).toMatch(/^己巳\/庚午 丁丑\/戊寅 \S\S \?$/);
    expect(toldOf(born('1990-02-04'))).toEqual(['start-of-spring']);
  });
});

describe('[R306] statements about a birth', () => {
  it.each([
    { birth: born('2001-06-10', '10:58'), shown: 'double-hour' },
    { birth: born('2001-06-10', '22:52'), shown: 'day' },
    // 清明 2001 was on 5 April at 01:24 in China.
    { birth: born('2001-04-05', '01:30'), shown: 'term' },
    // New York: clocks skipped from 02:00 on 2020-03-08 and went back on 2020-11-01.
    { birth: born('2020-03-08', '02:30', { birthplace: 'New York' }), shown: 'clock-skipped' },
    { birth: born('2020-11-01', '01:30', { birthplace: 'New York' }), shown: 'clock-twice' },
  ])('$birth.birthDate $birth.birthTime: $shown', ({ birth, shown }) => {
    expect(toldOf(birth)).toContain(shown);
  });

  it('do not say what a nonexistent time would be without summer time', () => {
    // Clocks in China skipped from 02:00 to 03:00 on 4 May 1986.
    expect(toldOf(born('1986-05-04', '02:30'))).toContain('clock-skipped');
    expect(toldOf(born('1986-05-04', '02:30'))).not.toContain('summer-time');
    expect(toldOf(born('1986-05-04', '03:30'))).toContain('summer-time');
  });

  it('are empty in the middle of an hour, a month and a year', () => {
    expect(toldOf(born('2001-06-15', '10:00'))).toEqual([]);
  });
});

describe('[R307] the place of a birth', () => {
  const zone = 'Europe/Paris';
  const at = (birth: Partial<StoredBirth>, place = HANGZHOU.place) =>
    birthPlaceOf({ birthplace: '', ...birth }, { place, zone });

  it('is the chosen city, or the one named as birthplace, or the home, or the device', () => {
    expect(at({ birthplace: '乌镇', birthCity: 'Shaoxing' })).toMatchObject({
      from: 'birthplace',
      longitude: 120.58,
    });
    expect(at({ birthplace: '纽约' })).toMatchObject({ from: 'birthplace', zone: 'America/New_York' });
    expect(at({ birthplace: '乌镇' })).toMatchObject({
      from: 'home',
      zone: 'Asia/Shanghai',
      longitude: 120.1551,
    });
    expect(at({ birthCity: 'Atlantis' })).toMatchObject({ from: 'home' });
    expect(birthPlaceOf({ birthplace: '乌镇' }, { place: undefined, zone })).toEqual({
      from: 'device',
      zone,
      longitude: undefined,
      city: undefined,
    });
  });

  it('of a home between cities uses the device clock, if a nearby city keeps it', () => {
    const basel = { latitude: 47.56, longitude: 7.59 };
    expect(at({}, basel).zone).toBe('Europe/Paris');
    expect(birthPlaceOf({ birthplace: '' }, { place: basel, zone: 'Asia/Tokyo' }).zone).toBe('Europe/Zurich');
    // In the town itself its own clock counts.
    const zurich = { latitude: 47.37, longitude: 8.54 };
    expect(at({}, zurich).zone).toBe('Europe/Zurich');
    const sea = { latitude: -30, longitude: -130 };
    expect(at({}, sea)).toMatchObject({ zone, longitude: -130 });
  });
});

describe('people whose days may clash', () => {
  it('are those with readable births in the lunar calendar', () => {
    const people = [
      { id: '1', name: 'An', gender: 'female' as const, ...born('1990-01-10') },
      { id: '2', name: 'Bo', gender: 'male' as const, ...born('soon') },
    ];
    // Lunar new year of 1990 was on 27 January.
    expect(birthYearsOf(people, HANGZHOU)).toEqual([{ name: 'An', year: 1989 }]);
  });
});
