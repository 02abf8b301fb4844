import { degreeTicks, ringSector, uprightTurn } from '@app/building';
import { describe, expect, it } from 'vitest';
import { cardTurn } from './compass';
import { mountainTexts } from './dial';

describe('the compass card', () => {
  // The order of the later heaven: 子 north, 卯 east, 午 south, 酉 west; corners 艮 巽 坤 乾.
  it.each([
    { mountain: '子', bearing: 0 },
    { mountain: '艮', bearing: 45 },
    { mountain: '卯', bearing: 90 },
    { mountain: '巽', bearing: 135 },
    { mountain: '午', bearing: 180 },
    { mountain: '坤', bearing: 225 },
    { mountain: '酉', bearing: 270 },
    { mountain: '乾', bearing: 315 },
  ])('writes $mountain at $bearing°', ({ mountain, bearing }) => {
    expect(mountainTexts(100, 0).find(({ text }) => text === mountain)?.bearing).toBe(bearing);
  });

  it('has 24 mountains, four of them cardinal', () => {
    const texts = mountainTexts(100, 0);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(24);
    expect(texts.filter(({ cardinal }) => cardinal).map(({ text }) => text)).toEqual([
      '子',
      '卯',
      '午',
      '酉',
    ]);
  });

  it('every character has its foot towards the reader, at any turn', () => {
    for (const turn of [0, 30, 75, 200, 345]) {
      for (const { bearing, rotate } of mountainTexts(100, turn)) {
        const lean = (((rotate + turn) % 360) + 360) % 360;
        expect(lean <= 90 || lean >= 270, `${bearing}° turned ${turn}°`).toBe(true);
      }
    }
  });

  it('turns the facing bearing to the bottom of the drawing', () => {
    expect(cardTurn(180)).toBe(0);
    expect(cardTurn(90)).toBe(90);
    expect(cardTurn(270)).toBe(270);
  });

  it('draws a stroke for each of the 360 degrees', () => {
    const { ones, fives } = degreeTicks(100, 3, 6);
    expect(ones.split('M').length - 1).toBe(288);
    expect(fives.split('M').length - 1).toBe(72);
  });

  it('turns a character over only on the near half', () => {
    expect([uprightTurn(0, 0), uprightTurn(90, 0), uprightTurn(91, 0), uprightTurn(180, 0)]).toEqual([
      0, 0, 180, 180,
    ]);
    expect(uprightTurn(180, 180)).toBe(0);
  });

  it('closes a sector along both arcs', () => {
    expect(ringSector(5, 10, 0, 90)).toBe('M0 -5L0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5Z');
  });
});
