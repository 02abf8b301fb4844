import { describe, expect, it } from 'vitest';
import { resolveFollowUps } from './followUp';

/** A Wednesday. */
const today = { year: 2026, month: 6, day: 24 };
const home = { residents: [{ name: '妈妈' }, { name: 'Tom' }] };
const last = (...questions: string[]) =>
  resolveFollowUps(questions, { today, calendar: undefined, home }).at(-1)?.replace(/\s+/g, ' ').trim();

describe('[R184] a follow-up', () => {
  it.each([
    [
      'Is Tuesday good for moving in?',
      'what about wednesday then',
      'is good for moving in? what about wednesday then',
    ],
    [
      'Which days in March are good for a wedding?',
      'and in april?',
      'which days are good for a wedding? and in april?',
    ],
    ['后天能搬家吗', '大后天呢', '能搬家吗 大后天呢'],
    ['妈妈下一个阴历生日啥时候', '那我爸呢', '下一个阴历生日啥时候 那我爸呢'],
    ["when is Tom's lunar birthday", 'and mum?', 'when is lunar birthday and mum?'],
    ['客厅今天晒几个小时', '那主卧呢', '今天晒几个小时 那主卧呢'],
    ['卫生间今天晒几个小时', '那第二个卫生间呢', '今天晒几个小时 那第二个卫生间呢'],
    ['how long is the sun in the kitchen', 'and bath 2?', 'how long is the sun in the and bath 2?'],
    ['明天适合结婚吗', '那搬家呢', '明天适合 吗 那搬家呢'],
    ['when is 25 december', 'the day after?', 'when is 2026-12-26?'],
    ['巴黎明天日出几点？', '那后天呢？', '巴黎 日出几点? 那后天呢?'],
    ['妈妈下一个阴历生日是哪天', '那明年是哪天', '妈妈下一个阴历生日是哪天 那明年是哪天'],
    ['三月哪天适合结婚', '那四月哪天好', '哪天适合结婚 那四月哪天好'],
    // A birth takes its time from the question with its date.
    ['Four pillars of 1 May 1990 3:30 pm', 'and 6 February 2027?', 'four pillars of and 6 february 2027?'],
    ['1990年5月1日下午3:30 八字', '那1990年5月2日呢', '八字 那1990年5月2日呢'],
    ['明天21:00 月亮在哪', '那后天呢', '21:00 月亮在哪 那后天呢'],
  ])('%s → %s', (before, after, meant) => {
    expect(last(before, after)).toBe(meant);
  });

  it.each([
    ['sofa advice please', 'and the kitchen?'],
    ['明天适合结婚吗', '卧室怎么布置'],
    ['what is the moon tonight', 'thanks'],
    ['巴黎明天日出几点？', '腊月廿三是哪天？'],
    ['1990年5月1日下午3:30 八字', '正月初一是哪天？'],
    ['巴黎明天日出几点？', '下周六是哪天'],
    ['巴黎明天日出几点？', '腊月廿三是几号'],
    ['巴黎明天日出几点？', '1月30日星期几'],
    ['巴黎明天日出几点？', '初八是哪一天'],
    ['When is sunrise in Paris tomorrow?', 'What day is 30 January?'],
    ['When is sunrise in Paris tomorrow?', 'what date is next saturday'],
    ['When is sunrise in Paris tomorrow?', 'What weekday is the 15th?'],
    ['When is sunrise in Paris tomorrow?', 'What day of the week is 30 January?'],
    ['明天适合结婚吗', 'How should I arrange a small bedroom for my mother?'],
  ])('is not a follow-up: %s → %s', (before, after) => {
    expect(last(before, after)).toBe(after);
  });

  it('depends on the meaning of the previous question, not on its wording', () => {
    expect(last('周六能搬家吗', '周日呢', '那周一呢')).toBe('能搬家吗 呢 那周一呢');
  });
});
