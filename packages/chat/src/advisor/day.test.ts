import { describe, expect, it } from 'vitest';
import type { DayFacts } from '../facts';
import { describeDay } from './day';

const both = (zh: string, en: string) => ({ zh, en });
const TODAY = { year: 2026, month: 11, day: 18 };
const dayOf = (yi: DayFacts['yi'], ji: DayFacts['ji']): DayFacts => ({
  date: '2026-11-18',
  lunar: both('十月初十', 'lunar 10th of the 10th moon'),
  yi,
  ji,
});
const firstLine = (day: DayFacts, language: 'zh' | 'en') => describeDay(day, TODAY, language).split('\n')[0];

describe('[R1067] an answer about a day begins with a sentence of advice', () => {
  const NONE = both('诸事不宜', 'Nothing is favourable');
  const ELSE = both('馀事勿取', 'Nothing else');
  const BATHE = both('沐浴', 'Ritual bathing');
  const MARRY = both('嫁娶', 'Get married');
  const RITE = both('齐醮', 'Hold a Daoist rite');
  const CARVE = both('雕刻', 'Carve or engrave');
  const COFFIN = both('入殓', 'Lay the dead in the coffin');
  const GRAVE = both('破土', 'Break ground for a grave');

  it('that counts things, not “nothing else”, and names none of death', () => {
    const day = dayOf([BATHE, COFFIN, ELSE], [GRAVE, MARRY]);
    expect(firstLine(day, 'en')).toBe(
      'Today the almanac favours 2 things, such as “ritual bathing”, and nothing else. Leave “get married” for another day.',
    );
    expect(firstLine(day, 'zh')).toBe('今天宜办的事有 2 件，如沐浴，其余先放一放；嫁娶留到别的日子。');
    expect(firstLine(dayOf([COFFIN], []), 'en')).toBe('Today the almanac favours one thing.');
  });

  it('that says “such as” only of more than it names', () => {
    expect(firstLine(dayOf([MARRY], []), 'en')).toBe('Today the almanac favours one thing: “get married”.');
    expect(firstLine(dayOf([RITE, CARVE], []), 'en')).toBe(
      'Today the almanac favours 2 things: “hold a Daoist rite” and “carve or engrave”.',
    );
    expect(firstLine(dayOf([RITE, CARVE], []), 'zh')).toBe('今天宜办的事有 2 件：齐醮、雕刻。');
    expect(firstLine(dayOf([RITE, CARVE, MARRY], []), 'en')).toBe(
      'Today the almanac favours 3 things, such as “hold a Daoist rite” and “carve or engrave”.',
    );
  });

  it('that advises against all where the almanac does, in either of its lists, but for what it favours', () => {
    for (const [yi, ji] of [
      [[], [NONE]],
      [[NONE], []],
      [[NONE], [MARRY]],
      [[ELSE], []],
    ] as const) {
      expect(firstLine(dayOf(yi, ji), 'en')).toBe('Today the almanac advises against starting anything.');
      expect(firstLine(dayOf(yi, ji), 'zh')).toBe('今天黄历列为诸事不宜。');
    }
    const day = dayOf([BATHE, ELSE], [NONE]);
    expect(firstLine(day, 'en')).toBe(
      'Today the almanac advises against starting anything, except one thing: “ritual bathing”.',
    );
    expect(firstLine(day, 'zh')).toBe('今天黄历列为诸事不宜，例外的有 1 件：沐浴。');
  });

  it('also of another day, and of one without a list', () => {
    const day = { ...dayOf([], [MARRY]), date: '2026-11-22' };
    expect(firstLine(day, 'en')).toBe(
      'On Sunday, 22 November 2026 the almanac favours nothing in particular: an ordinary day. Leave “get married” for another day.',
    );
  });
});
