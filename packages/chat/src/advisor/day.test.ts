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
  const ELSE = both('馀事勿取', 'Nothing else');
  const MARRY = both('嫁娶', 'Get married');
  const COFFIN = both('入殓', 'Lay the dead in the coffin');

  it('that counts things, not “nothing else”, and names none of death', () => {
    const day = dayOf([both('沐浴', 'Ritual bathing'), COFFIN, ELSE], [COFFIN, MARRY]);
    expect(firstLine(day, 'en')).toBe(
      'Today suits 2 things by the almanac, such as “ritual bathing”. Leave “get married” for another day.',
    );
    expect(firstLine(day, 'zh')).toBe('今天宜办的事有 2 件，如沐浴；嫁娶留到别的日子。');
  });

  it('also where nothing is favourable, or nothing to be avoided', () => {
    expect(firstLine(dayOf([both('诸事不宜', 'Nothing is favourable')], []), 'en')).toBe(
      'Today the almanac favours nothing in particular: an ordinary day.',
    );
    expect(firstLine(dayOf([MARRY], []), 'en')).toBe(
      'Today suits 1 thing by the almanac, such as “get married”.',
    );
  });
});
