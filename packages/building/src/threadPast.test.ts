import { expect, it } from 'vitest';
import { threadPast } from './threadPast';

const CARD = { left: 100, top: 80, right: 160, bottom: 140 };

it.each([
  [
    'straight where nothing is in the way',
    [],
    [
      [0, 100],
      [300, 120],
    ],
  ],
  [
    'beside a card',
    [CARD],
    [
      [0, 100],
      [92, 72],
      [168, 72],
      [300, 120],
    ],
  ],
  [
    'between two cards',
    [
      { ...CARD, top: -200, bottom: 108 },
      { ...CARD, top: 130, bottom: 300 },
    ],
    [
      [0, 100],
      [92, 116],
      [168, 116],
      [300, 120],
    ],
  ],
] as const)('[R1033] the thread to a number is %s', (_, cards, way) => {
  expect(threadPast([0, 100], [300, 120], cards, [])).toEqual(way);
});

it('[R1033] of ways beside cards it takes one that crosses no name', () => {
  const name = { left: 200, top: 70, right: 240, bottom: 100 };
  expect(threadPast([0, 100], [300, 120], [CARD], [name])[1]).toEqual([92, 148]);
});
