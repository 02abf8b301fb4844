import { zh } from '@app/almanac';
import { describe, expect, it } from 'vitest';
import { cycleOn, luckOf, readSheet } from './residentSheet';
import type { StoredBirth } from './statedBirth';

const HOME = { place: { latitude: 30.2741, longitude: 120.1551 }, zone: 'Asia/Shanghai' };
const sheetOf = (birthDate: string, birthTime: string, more: Partial<StoredBirth> = {}) => {
  const sheet = readSheet({ birthDate, birthTime, birthplace: '', ...more }, HOME);
  if (!sheet.ok) throw new Error(sheet.error.code);
  return sheet.value;
};

describe('[R308] the sheet of a resident', () => {
  // Worked example of both tyme4ts 1.5.2 and lunar-typescript 1.8.6 for 1990-05-01 08:30, a man.
  it('has gods, hidden stems, conception, life palace and luck for 1990-05-01 08:30', () => {
    const { chart, birth } = sheetOf('1990-05-01', '08:30');
    const places = (['year', 'month', 'day', 'hour'] as const).map(place => chart.places[place][0]);
    expect(places.map(place => place && zh.pillar[place.pillar]).join(' ')).toBe('庚午 庚辰 丙寅 壬辰');
    expect(places.map(place => (place?.stem.tenGod ? zh.tenGod[place.stem.tenGod] : '日主'))).toEqual([
      '偏财',
      '偏财',
      '日主',
      '七杀',
    ]);
    expect(places.map(place => place?.branch.hidden.map(({ id }) => zh.stem[id]).join(''))).toEqual([
      '丁己',
      '戊乙癸',
      '甲丙戊',
      '戊乙癸',
    ]);
    expect(chart.conception && zh.pillar[chart.conception]).toBe('辛未');
    expect(chart.lifePalace && zh.pillar[chart.lifePalace]).toBe('乙酉');
    const luck = luckOf(birth, 'male');
    // The libraries take 08:30 as standard time; an hour earlier adds five days to the start.
    expect(luck.ok && [luck.value.direction, luck.value.start.years, luck.value.start.months]).toEqual([
      'forward',
      1,
      7,
    ]);
    expect(luck.ok && luck.value.cycles[0] && zh.pillar[luck.value.cycles[0].pillar]).toBe('辛巳');
  });

  // 1988-07-15 23:52, Shaoxing: clock 23:52, standard 22:52, eight minutes before the day turns.
  it('puts clock, standard and solar time on one ruler with the boundaries between them', () => {
    const { ruler, summerTime, near } = sheetOf('1988-07-15', '23:52', { birthplace: '绍兴' });
    expect([ruler?.typed.minute, ruler?.standard.minute]).toEqual([23 * 60 + 52, 22 * 60 + 52]);
    // 120.58° east is 2.3 minutes ahead, the equation of time of mid July 6 minutes behind.
    expect(ruler?.solar?.clock).toEqual({ hour: 22, minute: 48 });
    // 亥 is 21:00 to 23:00; a part of both its neighbours is seen.
    expect(ruler?.turns).toEqual([
      { minute: 21 * 60, isDay: false },
      { minute: 23 * 60, isDay: true },
    ]);
    expect(ruler?.from).toBeLessThanOrEqual(21 * 60 - 30);
    expect(summerTime?.minutes).toBe(60);
    expect(near.map(({ kind, minutes }) => [kind, minutes])).toEqual([['day', -8]]);
  });

  // China, 1986 to 1991: summer time of 1988 from 17 April 02:00 to 11 September 02:00 (tz database, Rule PRC).
  it.each([
    ['1988-07-15', { minutes: 60, isAllDay: true }],
    ['1988-04-17', { minutes: 60, isAllDay: false }],
    ['1988-09-11', { minutes: 60, isAllDay: false }],
    ['1988-04-16', undefined],
    ['1988-01-15', undefined],
  ])('[R305] %s without a time: the summer time of that day', (day, expected) => {
    expect(sheetOf(day, '').summerTimeOfDay).toEqual(expected);
    expect(sheetOf(day, '12:00').summerTimeOfDay).toBeUndefined();
  });

  it('has both boundaries on the ruler if the day turns at midnight', () => {
    const { ruler } = sheetOf('2001-06-10', '23:50', { dayAtMidnight: true });
    expect(ruler?.turns).toEqual([
      { minute: 23 * 60, isDay: false },
      { minute: 1440, isDay: true },
      { minute: 25 * 60, isDay: false },
    ]);
    expect(sheetOf('2001-06-10', '22:55', { dayAtMidnight: true }).ruler?.turns).toEqual([
      { minute: 21 * 60, isDay: false },
      { minute: 23 * 60, isDay: false },
    ]);
  });

  it('[R982] spans the double hour of a birth with both its neighbours', () => {
    // 1988-03-12 07:40 is in 辰, 07:00 to 09:00.
    const { ruler } = sheetOf('1988-03-12', '07:40');
    expect(ruler?.from).toBeLessThanOrEqual(6.5 * 60);
    expect(ruler?.to).toBeGreaterThanOrEqual(9.5 * 60);
    expect(ruler?.turns.map(({ minute }) => minute / 60)).toEqual([7, 9]);
  });

  it('has three pillars, no ruler and no life palace without a time', () => {
    const sheet = sheetOf('1990-05-01', '');
    expect(sheet.chart.places.hour).toEqual([]);
    expect(sheet.ruler).toBeUndefined();
    expect(sheet.chart.lifePalace).toBeNull();
  });

  it('does not exist without a readable birth', () => {
    expect(readSheet({ birthDate: '', birthTime: '', birthplace: '' }, HOME).ok).toBe(false);
  });
});

describe('the luck cycle of a day', () => {
  it('begins on its first day', () => {
    const luck = luckOf(sheetOf('1990-05-01', '08:30').birth, 'male');
    if (!luck.ok) throw new Error(luck.error.code);
    const [first, second] = luck.value.cycles;
    if (!first || !second) throw new Error('no cycles');
    expect(cycleOn(luck.value, { year: 1991, month: 1, day: 1 })).toBeUndefined();
    expect(cycleOn(luck.value, first.from)).toBe(0);
    expect(cycleOn(luck.value, second.from)).toBe(1);
    expect(cycleOn(luck.value, { year: 2026, month: 11, day: 22 })).toBe(3);
  });

  it('runs backward for a woman of a yang year', () => {
    const luck = luckOf(sheetOf('1990-05-01', '08:30').birth, 'female');
    expect(luck.ok && luck.value.direction).toBe('backward');
    expect(luck.ok && luck.value.cycles[0] && zh.pillar[luck.value.cycles[0].pillar]).toBe('己卯');
  });
});
