import { expect, it } from 'vitest';
import { wrapWords } from './wrapWords';

const byLength = (text: string) => text.length;

it('breaks between words only, and keeps the separator at the end of a line', () => {
  expect(wrapWords(['Plant', 'Trade', 'Set up a bed'], ', ', 13, byLength)).toEqual([
    'Plant, Trade,',
    'Set up a bed',
  ]);
  expect(wrapWords(['开市', '交易', '立券'], '、', 6, byLength)).toEqual(['开市、交易、', '立券']);
});

it('gives a word wider than the line a line of its own', () => {
  expect(wrapWords(['Worship ancestors', 'Plant'], ', ', 8, byLength)).toEqual([
    'Worship ancestors,',
    'Plant',
  ]);
});

it('has no line for no words', () => {
  expect(wrapWords([], ', ', 8, byLength)).toEqual([]);
});
