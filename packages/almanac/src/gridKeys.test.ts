import { describe, expect, it } from 'vitest';
import { addMonths, dayByKey, firstWeekdayOf } from './gridKeys';

const MONDAY = 1;
const WEDNESDAY = { year: 2026, month: 6, day: 17 };

describe('dayByKey', () => {
  // The keys of the ARIA date grid pattern.
  it.each([
    ['ArrowLeft', false, { year: 2026, month: 6, day: 16 }],
    ['ArrowRight', false, { year: 2026, month: 6, day: 18 }],
    ['ArrowUp', false, { year: 2026, month: 6, day: 10 }],
    ['ArrowDown', false, { year: 2026, month: 6, day: 24 }],
    ['Home', false, { year: 2026, month: 6, day: 15 }],
    ['End', false, { year: 2026, month: 6, day: 21 }],
    ['PageUp', false, { year: 2026, month: 5, day: 17 }],
    ['PageDown', false, { year: 2026, month: 7, day: 17 }],
    ['PageUp', true, { year: 2025, month: 6, day: 17 }],
    ['PageDown', true, { year: 2027, month: 6, day: 17 }],
  ] as const)('%s (shift %s) leads to the right day', (key, shift, day) => {
    expect(dayByKey(WEDNESDAY, key, shift, MONDAY)).toEqual(day);
  });

  it('leaves other keys alone', () => {
    expect(dayByKey(WEDNESDAY, 'Enter', false, MONDAY)).toBeUndefined();
  });
});

describe('addMonths', () => {
  it.each([
    ['a shorter month', { year: 2026, month: 1, day: 31 }, 1, { year: 2026, month: 2, day: 28 }],
    ['a leap February', { year: 2024, month: 1, day: 31 }, 1, { year: 2024, month: 2, day: 29 }],
    ['the next year', { year: 2026, month: 12, day: 15 }, 1, { year: 2027, month: 1, day: 15 }],
    ['the year before', { year: 2026, month: 1, day: 15 }, -1, { year: 2025, month: 12, day: 15 }],
  ] as const)('keeps the nearest possible day in %s', (_, from, count, to) => {
    expect(addMonths(from, count)).toEqual(to);
  });
});

describe('firstWeekdayOf', () => {
  // CLDR: weeks begin on Monday in China and Britain, on Sunday in the United States.
  it.each([
    ['en', ['en-GB'], 1],
    ['en', ['zh-CN', 'en-US'], 0],
    ['en', [], 0],
    ['zh', ['en-US'], 1],
  ] as const)('in %s for a reader of %j is %i', (language, locales, first) => {
    expect(firstWeekdayOf(language, locales)).toBe(first);
  });
});
