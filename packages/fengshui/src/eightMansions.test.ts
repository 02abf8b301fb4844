import { describe, expect, it } from 'vitest';
import { directionOfMansionStar, eightMansions, isGoodMansionStar, type MansionStar } from './eightMansions';
import { TRIGRAMS } from './palaces';

/** 大游年歌, the traditional song: each line names a trigram and then the stars of the others, clockwise from it. */
const SONG = [
  '乾六天五祸绝延生',
  '坎五天生延绝祸六',
  '艮六绝祸生延天五',
  '震延生祸绝五天六',
  '巽天五六祸生绝延',
  '离六五绝延祸生天',
  '坤天延绝生祸五六',
  '兑生祸延绝六五天',
];
/** The order of the compass, clockwise from northwest. */
const ROUND = '乾坎艮震巽离坤兑';
const STAR_OF_WORD: Readonly<Record<string, MansionStar>> = {
  生: 'shengqi',
  天: 'tianyi',
  延: 'yannian',
  祸: 'huohai',
  六: 'liusha',
  五: 'wugui',
  绝: 'jueming',
};

const cells = SONG.flatMap(line => {
  const [own = '', ...words] = line;
  const start = ROUND.indexOf(own);
  return ['伏', ...words].map((word, step) => ({
    own,
    other: ROUND[(start + step) % 8]!,
    star: STAR_OF_WORD[word] ?? 'fuwei',
  }));
});

describe('eight mansions', () => {
  it('the song has 64 cells', () => {
    expect(cells).toHaveLength(64);
  });

  it.each(cells)('for $own, $other is $star', ({ own, other, star }) => {
    const trigramOf = (zh: string) => TRIGRAMS.find(trigram => trigram.zh === zh)!;
    const { direction } = trigramOf(other);
    expect(eightMansions(trigramOf(own))[direction]).toBe(star);
    expect(directionOfMansionStar(trigramOf(own), star)).toBe(direction);
  });

  it("a person's good directions are those of their own group", () => {
    const east = ['N', 'E', 'SE', 'S'];
    for (const trigram of TRIGRAMS) {
      const stars = eightMansions(trigram);
      for (const { direction } of TRIGRAMS) {
        const sameGroup = east.includes(direction) === east.includes(trigram.direction);
        expect(isGoodMansionStar(stars[direction]), `${trigram.zh} ${direction}`).toBe(sameGroup);
      }
    }
  });
});
