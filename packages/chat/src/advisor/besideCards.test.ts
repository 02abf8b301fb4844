import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import type { ComputedCard } from '../computed';
import type { ChatMessage } from '../message';
import { besideCards, firstDayOf, foundDayOf, ledBy } from './besideCards';

const both = (text: string) => ({ zh: text, en: text });
const card = (rows: ComputedCard['rows']): ComputedCard => ({
  tool: 'find_days',
  title: both('find days'),
  asked: both('moving in'),
  lead: both('Two days.'),
  rows,
  note: both('All of it is tradition.'),
  page: { kind: 'almanac', date: '2026-07-12' },
});
const DAYS = card([
  { date: '2026-07-12', text: both('Sunday') },
  { date: '2026-07-05', text: both('Sunday') },
]);
const TOLD = [
  'Two days.',
  '- 2026-07-12 **Sunday**: good\n- 2026-07-05 **Sunday**: good',
  '_All of it is tradition._',
  '**Moving in**',
  '1. Ask the lift first.\n2. Carry the rice in.',
  '_Computed on this device: find days (moving in)._',
].join('\n\n');

describe('[R618] the words beside a card of days', () => {
  it('leave out its days and its note, and keep everything else unchanged', () => {
    expect(besideCards(TOLD, [DAYS])).toBe(
      'Two days.\n\n**Moving in**\n\n1. Ask the lift first.\n2. Carry the rice in.',
    );
  });

  it('keep a day that no card shows, and a line with more than a day', () => {
    const text = '- 2026-08-01 **Saturday**: fair\n- 2026-07-12 is the best';
    expect(besideCards(text, [DAYS])).toBe(text);
  });

  it('are complete if the cards have no days, and without cards', () => {
    const words = TOLD.slice(0, TOLD.indexOf('\n\n_Computed'));
    expect(besideCards(TOLD, [card([{ text: both('Sunday') }])])).toBe(words);
    expect(besideCards(TOLD, [])).toBe(TOLD);
  });
});

it('[R1067] the words beside the card of a day begin with their advice, without the date that its leaf says', () => {
  const day = card([
    { date: '2026-06-21', text: both('Sunday'), detail: both('7th of the 5th moon · Ding-Mao') },
  ]);
  const text =
    'Today suits two things.\n\n**Today (Sunday, 21 June)** lunar 7th of the 5th moon\n\n- Next: d';
  expect(besideCards(text, [day])).toBe('Today suits two things.\n\n- Next: d');
});

it('[R1067] the words beside the card of a day name its festival, which no row leads with, and not its solar term', () => {
  const day = card([
    { date: '2026-08-19', text: both('Wednesday'), detail: both('七月初七 · 丙寅') },
    { text: { zh: '节气', en: 'Solar term' }, detail: both('立秋，下一个处暑') },
    { text: { zh: '放假', en: 'Days off' }, detail: both('中国内地：七夕节，工作日') },
  ]);
  const told = (names: string) => `首句。\n\n**今天（2026年8月19日）** 农历七月初七，马年 · ${names}`;
  expect(besideCards(told('七夕节 · 立秋'), [day])).toBe('首句。\n\n七夕节');
  expect(besideCards(told('立秋'), [day])).toBe('首句。');
});

it('[R1059] the words beside the card of a day omit what its rows say', () => {
  const day = card([
    { date: '2026-06-21', text: both('Sunday') },
    { text: { zh: '宜', en: 'Good for' } },
    { text: { zh: '忌', en: 'Avoid' } },
  ]);
  expect(besideCards('Today\n\n- Good for: a, b\n- Avoid: c\n- Next: d', [day])).toBe('Today\n\n- Next: d');
  // As `formatCard` writes them.
  expect(besideCards('Lead.\n\n- **Good for**: a, b\n- **Avoid**\n- **Next**: d', [day])).toBe(
    'Lead.\n\n- **Next**: d',
  );
  expect(besideCards('首句。\n\n- **宜**：甲\n- **忌**\n- **下一节气**：丙', [day])).toBe(
    '首句。\n\n- **下一节气**：丙',
  );
  expect(besideCards('今天\n\n- 宜：甲\n- 忌：乙\n- 下一节气：丙', [day])).toBe('今天\n\n- 下一节气：丙');
});

describe('[R886] the leaf beside the talk', () => {
  const of = (computed?: readonly ComputedCard[]): ChatMessage => ({
    id: '1',
    sender: 'bot',
    text: 'Two days.',
    at: millis(0),
    source: 'built-in',
    outcome: 'whole',
    personal: false,
    ...(computed ? { computed } : {}),
  });

  it('is the first day of the last answer with days, and none without', () => {
    const later = card([{ date: '2026-08-01', text: both('Saturday') }]);
    expect(firstDayOf([of([DAYS]), of([later, card([{ text: both('North') }])]), of()])?.date).toBe(
      '2026-08-01',
    );
    expect(firstDayOf([of([DAYS])])?.date).toBe('2026-07-12');
    expect(firstDayOf([of(), of([card([{ text: both('North') }])])])).toBeUndefined();
  });

  it('[R986] was found only if the last answer searched for days', () => {
    expect(foundDayOf([of(), of([DAYS])])).toBe('2026-07-12');
    // Asked for, with the lists of its day or not.
    expect(foundDayOf([of([{ ...DAYS, tool: 'almanac_day' }])])).toBeUndefined();
    expect(foundDayOf([of([{ ...DAYS, tool: 'lunar_birthday' }])])).toBeUndefined();
    expect(foundDayOf([of([DAYS]), of()])).toBeUndefined();
    expect(foundDayOf([])).toBeUndefined();
  });
});

describe('[R832] the first paragraph of an answer comes before its cards', () => {
  it('is a sentence, never the top of a list or of a table', () => {
    expect(ledBy('Two days.\n\n**Moving in**\n\nMore.')).toEqual(['Two days.', '**Moving in**\n\nMore.']);
    expect(ledBy('Two days.')).toEqual(['Two days.', '']);
    // Two lines are still one paragraph, and it may begin with any character.
    for (const lead of [
      'Two days\nin May.',
      '《协纪辨方书》说宜。',
      '"Yes."',
      '(Both.)',
      '1988 was good.',
      '*Yes.*',
    ])
      expect(ledBy(`${lead}\n\nMore.`)).toEqual([lead, 'More.']);
    for (const whole of [
      ...['- one\n- two\n\nMore.', '| a |\n| - |', 'a | b\n- | -\n\nMore.', '# Title\n\nMore.', ''],
      ...['1. one\n\n2. two', '* one\n\n* two', 'Days:\n- one\n\nMore.', '> Said.\n\nMore.', '```\nx\n```'],
      ...['Title\n===\n\nMore.', '---\n\nMore.'],
    ])
      expect(ledBy(whole)).toEqual(['', whole]);
  });
});
