import { expect, it } from 'vitest';
import { wrapItems } from './wrapItems';

const wrap = (items: readonly string[], width: number) => wrapItems(items, text => text.length, 2, width);

it('fills a row to the width and no further', () => {
  expect(wrap(['Plant', 'Trade', 'Dig'], 12)).toEqual([['Plant', 'Trade'], ['Dig']]);
  expect(wrap(['Plant', 'Trade', 'Dig'], 11)).toEqual([['Plant'], ['Trade', 'Dig']]);
});

it('gives an item wider than the width its own row', () => {
  expect(wrap(['Dig', 'Worship ancestors', 'Plant'], 8)).toEqual([['Dig'], ['Worship ancestors'], ['Plant']]);
});

it('has no row without items', () => {
  expect(wrap([], 8)).toEqual([]);
});
