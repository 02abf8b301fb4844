import { describe, expect, it } from 'vitest';
import { parseTime } from './clock';
import { normalise } from './understand';

const said = (question: string) => {
  const clock = parseTime(normalise(question));
  return clock?.kind === 'time' ? clock.time : clock?.kind;
};

describe('[R321, R409] the time of day in a question', () => {
  // By the clock of 24 hours: 下午 and pm add twelve, 12 am begins the day (NIST, Times of Day FAQ).
  it.each([
    ['2019年6月1日下午3:30出生，八字是什么', '15:30'],
    ['2019年6月1日下午3：30的八字', '15:30'],
    ['2019年6月1日15:30的八字', '15:30'],
    ['2019-06-01 15:30 八字', '15:30'],
    ['1990年5月1日晚上8:30出生的八字', '20:30'],
    ['1990年5月1日晚上8点30分出生的八字', '20:30'],
    ['1990年5月1日傍晚6点的八字', '18:00'],
    ['1990年5月1日黄昏6点的八字', '18:00'],
    ['1990年5月1日夜里11点的八字', '23:00'],
    ['1990年5月1日深夜十一点半的八字', '23:30'],
    ['1990年5月1日早晨6点的八字', '06:00'],
    ['1990年5月1日清晨5点40的八字', '05:40'],
    ['1990年5月1日凌晨12点半的八字', '00:30'],
    ['1990年5月1日9点15分的八字', '09:15'],
    ['1990年5月1日9时5分的八字', '09:05'],
    ['1990年5月1日21时40分的八字', '21:40'],
    ['1990年5月1日下午三点半的八字', '15:30'],
    ['1990年5月1日下午三点一刻的八字', '15:15'],
    ['1990年5月1日下午两点零五分的八字', '14:05'],
    ['1990年5月1日下午三点五行缺什么，看八字', '15:00'],
    ['1990年5月1日晚上大概八点的八字', '20:00'],
    ['1990年5月1日中午12点的八字', '12:00'],
    ['1990年5月1日中午一点的八字', '13:00'],
    ['农历八月十五晚上八点月亮在哪', '20:00'],
    ['今晚8点的月亮', '20:00'],
    ['明晚八点半的月亮', '20:30'],
    ['明早6点月亮在哪', '06:00'],
    ['1990.05.01 21:30 的八字', '21:30'],
    ['bazi of 1 June 2019, 3:30 in the afternoon', '15:30'],
    ['bazi of 1 June 2019 at half past eight in the evening', '20:30'],
    ['bazi of 1 June 2019 at a quarter to nine in the evening', '20:45'],
    ['bazi of 1 June 2019 at ten to one in the afternoon', '12:50'],
    ['bazi of 1 June 2019, eight thirty pm', '20:30'],
    ['bazi of 1 June 2019 at eight in the evening', '20:00'],
    ["bazi of 1 June 2019 at eight o'clock in the morning", '08:00'],
    ['bazi of 12 May 8:30 pm', '20:30'],
    ['bazi of June 1 2019 8:30 p.m.', '20:30'],
    ['bazi of May 1 1990 8pm', '20:00'],
    ['bazi of 1 June 2019 8 pm', '20:00'],
    ['bazi of 1 June 2019 830pm', '20:30'],
    ['bazi of 1 June 2019 12:30 am', '00:30'],
    ['bazi of 1 June 2019 12 pm', '12:00'],
    ['bazi of 1 June 2019 at noon', '12:00'],
    ['bazi of 1 June 2019 at 11:15 at night', '23:15'],
    ['bazi of 1 June 2019 at 8.40 pm', '20:40'],
    ['the moon tonight at 8', '20:00'],
    ['the moon this evening at 9:30', '21:30'],
    ['the moon at 9:30 this evening', '21:30'],
    ['the moon at nine tonight', '21:00'],
    ['the moon on Saturday evening at eight', '20:00'],
  ])('%s: %s', (question, time) => {
    expect(said(question)).toBe(time);
  });

  it.each([
    ['midnight may belong to either day', '1990年5月1日晚上12点的八字'],
    ['so may this midnight', 'bazi of 1 June 2019 at midnight'],
    ['and this one', 'bazi of 1 June 2019, 12 at night'],
    ['so may the small hours of a night', '1990年5月1日夜里2点的八字'],
    ['a double hour has two hours', '1990年5月1日酉时的八字'],
    ['an impossible time', '1990年5月1日25点的八字'],
    ['contradictory halves of the day', '1990年5月1日上午8:30 pm 的八字'],
  ])('%s: %s is asked for again', (_, question) => {
    expect(said(question)).toBe('unclear');
  });

  it.each([
    '1990.05.01 的八字',
    '1990年5月1日的八字，时柱呢',
    '今天晚一点能看到月亮吗',
    '有一点月亮吗',
    'bazi of 1 May 1990',
    'bazi of May 1 in the evening',
    'the moon in the evening of 3 June',
    'the moon on 12.25',
    '今晚的月亮',
    'facing 178.30 degrees',
  ])('%s names none', question => {
    expect(said(question)).toBeUndefined();
  });
});
