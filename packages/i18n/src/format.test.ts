import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import {
  formatAgo,
  formatBytes,
  formatCount,
  formatDay,
  formatDegrees,
  formatList,
  formatNumber,
  formatPercent,
  formatTime,
  formatTimestamp,
} from './format';

const SOLSTICE = { year: 2026, month: 6, day: 21 };
/** 2026-06-21T01:12:24Z. */
const MORNING = millis(1_782_004_344_000);

describe('days and times', () => {
  it.each([
    ['en', 'long', 'June 21, 2026'],
    ['en', 'short', 'Jun 21, 2026'],
    ['en', 'weekday', 'Sunday'],
    ['en', 'month', 'June'],
    ['en', 'ofYear', 'Jun 21'],
    ['zh', 'long', '2026年6月21日'],
    ['zh', 'short', '2026年6月21日'],
    ['zh', 'ofYear', '6月21日'],
    ['zh', 'weekday', '星期日'],
    ['zh', 'month', '六月'],
  ] as const)('[R12] writes a day in %s, %s', (language, style, text) => {
    expect(formatDay(language, SOLSTICE, style)).toBe(text);
  });

  it('[R12] writes days before the calendar reform by their own names', () => {
    // 1582-10-04 was a Thursday, the last day before the reform.
    expect(formatDay('en', { year: 1582, month: 10, day: 4 })).toBe('October 4, 1582');
    expect(formatDay('en', { year: 1582, month: 10, day: 4 }, 'weekday')).toBe('Thursday');
    expect(formatDay('en', { year: 1500, month: 2, day: 28 })).toBe('February 28, 1500');
  });

  it('[R12] writes an instant in the given zone', () => {
    expect(formatTime('en', MORNING, 'Asia/Shanghai')).toBe('09:12');
    expect(formatTime('zh', MORNING, 'Asia/Shanghai', 'seconds')).toBe('09:12:24');
    expect(formatTime('en', MORNING, 'America/New_York')).toBe('21:12');
    expect(formatTimestamp('en', MORNING, 'Asia/Shanghai')).toBe('Jun 21, 2026, 09:12');
    expect(formatTimestamp('zh', MORNING, 'Asia/Shanghai')).toBe('2026年6月21日 09:12');
  });

  it('[R12] writes midnight as 00:00', () => {
    expect(formatTime('en', millis(0), 'UTC')).toBe('00:00');
  });

  it.each([
    [0, 'now', '现在'],
    [12 * 60_000, '12 minutes ago', '12分钟前'],
    [3 * 3_600_000, '3 hours ago', '3小时前'],
    [86_400_000, 'yesterday', '昨天'],
    [-5_000, 'now', '现在'],
  ])('[R12] formats %d ms as a past time', (elapsed, en, zh) => {
    expect(formatAgo('en', MORNING, millis(MORNING + elapsed))).toBe(en);
    expect(formatAgo('zh', MORNING, millis(MORNING + elapsed))).toBe(zh);
  });
});

describe('numbers', () => {
  it('[R12] writes percentages, degrees and sizes', () => {
    expect(formatPercent('en', 50)).toBe('50%');
    expect(formatDegrees('zh', 30.27, 1)).toBe('30.3°');
    expect(formatBytes('en', 340_000)).toBe('340 kB');
    expect(formatBytes('en', 4_200_000)).toBe('4.2 MB');
    expect(formatBytes('en', 0)).toBe('0 kB');
    expect(formatNumber('en', 10_000)).toBe('10,000');
  });

  it('[R12] joins lists as the language does', () => {
    expect(formatList('en', ['a', 'b', 'c'])).toBe('a, b, and c');
    expect(formatList('zh', ['甲', '乙', '丙'])).toBe('甲、乙和丙');
    expect(formatList('zh', ['7:50', '13:20'], 'figures')).toBe('7:50、13:20');
    expect(formatList('en', ['7:50', '13:20'], 'figures')).toBe('7:50 and 13:20');
  });
});

it.each([
  ['en', 1, 'one'],
  ['en', 10, 'ten'],
  ['en', 11, '11'],
  ['zh', 2, '两'],
  ['zh', 10, '十'],
  ['zh', 11, '11'],
] as const)('[R824] counts in words up to ten: %s %i is %s', (language, count, words) => {
  expect(formatCount(language, count)).toBe(words);
});
