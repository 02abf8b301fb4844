import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_CHARACTER } from '../../../scripts/testing/anyCharacter';
import { WHOLE } from '../../../scripts/testing/whole';
import { formatClockTime, parseClockTime } from './clockTime';

describe('[R321] times of day', () => {
  it.each([
    // As shown on clocks, typed on any keyboard.
    ...[
      ['21:40', '21:40'],
      ['9:05', '09:05'],
      ['9:5', '09:05'],
      ['00:00', '00:00'],
      ['23:59', '23:59'],
      ['０：００', '00:00'],
      ['20：30', '20:30'],
      ['20∶30', '20:30'],
      ['20.30', '20:30'],
      ['20h30', '20:30'],
      ['20 H 30', '20:30'],
      ['20h', '20:00'],
      ['2140', '21:40'],
      ['0830', '08:30'],
      ['2030 hrs', '20:30'],
      ['08:30:15', '08:30'],
    ],
    // English, with a.m. and p.m. (NIST: 12 a.m. begins the day, 12 p.m. is noon).
    ...[
      ['8:30 pm', '20:30'],
      ['8:30 PM', '20:30'],
      ['8:30p.m.', '20:30'],
      ['8.30 p.m', '20:30'],
      ['8:30p', '20:30'],
      ['8:30 am', '08:30'],
      ['8:30:00 PM', '20:30'],
      ['8 pm', '20:00'],
      ['830pm', '20:30'],
      ['at 8:30 in the evening', '20:30'],
      ['8 o’clock in the morning', '08:00'],
      ['11:15 at night', '23:15'],
      ['12:30 am', '00:30'],
      ['12:30 pm', '12:30'],
      ['12 a.m.', '00:00'],
      ['12 noon', '12:00'],
      ['noon', '12:00'],
      ['PM 8:30', '20:30'],
      ['20:30 pm', '20:30'],
    ],
    // Chinese, figures and characters, simplified and traditional.
    ...[
      ['21时40分', '21:40'],
      ['20点', '20:00'],
      ['8点半', '08:30'],
      ['下午8点半', '20:30'],
      ['晚上8:30', '20:30'],
      ['晚上8：30', '20:30'],
      ['晚上八点半', '20:30'],
      ['晚八点', '20:00'],
      ['早上8点钟', '08:00'],
      ['上午十点一刻', '10:15'],
      ['上午10点3刻', '10:45'],
      ['下午两点零五分', '14:05'],
      ['下午 2点05', '14:05'],
      ['二十三点五十九分', '23:59'],
      ['廿三点', '23:00'],
      ['十二点整', '12:00'],
      ['二〇三〇', '20:30'],
      ['凌晨3点20分', '03:20'],
      ['凌晨12点半', '00:30'],
      ['凌晨零点十分', '00:10'],
      ['中午12点', '12:00'],
      ['中午1点', '13:00'],
      ['中午11:50', '11:50'],
      ['正午', '12:00'],
      ['傍晚6点', '18:00'],
      ['夜里11点', '23:00'],
      ['深夜十一点半', '23:30'],
      ['晚上20:30', '20:30'],
      ['下午15点', '15:00'],
      ['下午12点半', '12:30'],
      ['下午8點半', '20:30'],
      ['午後兩點', '14:00'],
      ['20時30分', '20:30'],
      ['8点30分20秒', '08:30'],
    ],
  ])('%s is %s', (text, formatted) => {
    const time = parseClockTime(text);
    expect(time.ok && time.value && formatClockTime(time.value)).toBe(formatted);
  });

  it.each(
    [
      ['evening', '8', '二', '8:', '8:3 0 x', '晚', '中午', 'at', 'h', '8半', '8pm下午x', '20:30:75'],
      // Contradictory words, and hours that do not match their word.
      ['8:30 am pm', '上午8点pm', '13:30 am', '0:30 pm', '中午6点', '晚上14:00'],
      // Midnight may belong to the day that ends or to the one that begins; and a double hour has 120 minutes.
      ['midnight', '12 midnight', '晚上12点', '半夜12点', '夜里2点', '12 at night', '子时', '酉时'],
      // Guesses are not times.
      ['about 8:30', '十十点', '一二三点', '8点4刻'],
    ].flat(),
  )('%s cannot be read', text => {
    expect(parseClockTime(text)).toEqual({ ok: false, error: { code: 'time/unreadable' } });
  });

  it.each([
    { text: '24:00', code: 'time/hour-out-of-range' },
    { text: '35点', code: 'time/hour-out-of-range' },
    { text: '23:60', code: 'time/minute-out-of-range' },
    { text: '2360', code: 'time/minute-out-of-range' },
    { text: '下午8点75分', code: 'time/minute-out-of-range' },
  ])('$text is $code', ({ text, code }) => {
    expect(parseClockTime(text)).toEqual({ ok: false, error: { code } });
  });

  it('a blank text is an unknown hour', () => {
    expect(parseClockTime('')).toEqual({ ok: true, value: undefined });
    expect(parseClockTime(' \u3000')).toEqual({ ok: true, value: undefined });
  });

  it('is read back as written', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        expect(parseClockTime(formatClockTime({ hour, minute }))).toEqual({
          ok: true,
          value: { hour, minute },
        });
      }),
    );
  });

  it('never throws, and always gives a valid time', () => {
    const piece = fc.constantFrom(...'0123456789:.h点时半刻分秒十二廿零晚上下午中pam \u0000', 'at', '凌晨');
    const text = fc.oneof(
      fc.string({ unit: ANY_CHARACTER }),
      fc.array(piece).map(pieces => pieces.join('')),
    );
    fc.assert(
      fc.property(text, typed => {
        const time = parseClockTime(typed);
        if (!time.ok || !time.value) return;
        expect([time.value.hour >= 0 && time.value.hour < 24, time.value.minute < 60]).toEqual([true, true]);
        expect(Number.isInteger(time.value.hour) && Number.isInteger(time.value.minute)).toBe(true);
      }),
      { numRuns: WHOLE ? 2000 : 500 },
    );
  });
});
