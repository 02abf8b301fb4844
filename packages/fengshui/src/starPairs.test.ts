import { describe, expect, it } from 'vitest';
import { STARS, type Star } from './flyingStars';
import { PAIR_IDS, readPair } from './starPairs';
import { nameOf, term } from './texts/describe';

// Names: 二五交加, 七九合辙, 四一同宫 of 《紫白诀》, 紫黄毒药 of 《飞星赋》; the others are common in today's tables.
const NAMED = [
  { stars: [2, 5], name: '二五交加', agreement: 'agreed' },
  { stars: [2, 3], name: '斗牛煞', agreement: 'agreed' },
  { stars: [3, 7], name: '穿心煞', agreement: 'agreed' },
  { stars: [6, 7], name: '交剑煞', agreement: 'agreed' },
  { stars: [7, 9], name: '七九合辙', agreement: 'agreed' },
  { stars: [5, 9], name: '紫黄毒药', agreement: 'mostly' },
  { stars: [6, 9], name: '火烧天门', agreement: 'disputed' },
  { stars: [1, 4], name: '四一同宫', agreement: 'agreed' },
  { stars: [4, 9], name: '木火通明', agreement: 'mostly' },
] as const;

/** Every pair with a reading, and its tone in today's tables: avoided pairs are quiet, favoured ones welcome. */
const TONES = {
  quiet: ['2-2', '2-3', '2-5', '3-3', '3-7', '5-5', '5-7', '5-9', '6-7', '7-9'],
  welcome: ['1-4', '1-6', '4-9', '6-8', '8-8', '8-9', '9-9'],
  none: ['1-8', '2-7', '2-8', '3-8', '4-6', '6-9'],
} as const;

describe('[R311] pairs of stars', () => {
  it('have the tones of the table, and there are no others', () => {
    const found = { quiet: [], welcome: [], none: [] } as Record<keyof typeof TONES, string[]>;
    for (const one of STARS) {
      for (const other of STARS.filter(each => each >= one)) {
        const reading = readPair(one, other, 9);
        if (reading) found[reading.tone].push(reading.pair);
      }
    }
    expect(found).toEqual(TONES);
  });

  it.each(NAMED)(
    '$name has its name, and the level of agreement among schools',
    ({ stars: [one, other], name, agreement }) => {
      const reading = readPair(one, other, 9);
      expect(reading && nameOf(`pair.${reading.pair}`).zh).toBe(name);
      expect(reading?.agreement).toBe(agreement);
      expect(readPair(other, one, 9)).toEqual(reading);
    },
  );

  it.each([
    [2, 7],
    [2, 8],
    [3, 8],
    [4, 6],
  ] as const)('%d with %d gets no reading, because schools contradict each other', (one, other) => {
    expect(readPair(one, other, 9)).toMatchObject({ agreement: 'contradicted', tone: 'none' });
  });

  it.each([
    { period: 2, tone: 'none' },
    { period: 5, tone: 'none' },
    { period: 9, tone: 'quiet' },
  ] as const)('two and five in period $period: $tone, and never in their time', ({ period, tone }) => {
    expect(readPair(2, 5, period)).toMatchObject({ pair: '2-5', tone, timely: false });
  });

  it('[R868] a five or a two that does not reign keeps a pair from being in its time', () => {
    // Period 9: 9 reigns. 7-9 is timely by it; 5-9 holds the five, which stays as it is.
    expect(readPair(7, 9, 9)).toMatchObject({ tone: 'quiet', timely: true });
    expect(readPair(5, 9, 9)).toMatchObject({ tone: 'quiet', timely: false });
    expect(readPair(2, 3, 3)).toMatchObject({ tone: 'quiet', timely: false });
    expect(readPair(2, 7, 7)?.timely).toBe(false);
    // Where the five or the two reigns itself, its pair is timely.
    expect(readPair(5, 9, 5)?.timely).toBe(true);
    expect(readPair(2, 2, 2)?.timely).toBe(true);
  });

  it('other pairs have no note of their own', () => {
    const read = STARS.flatMap(one => STARS.map((other): readonly [Star, Star] => [one, other])).filter(
      ([one, other]) => one <= other && readPair(one, other, 9),
    );
    expect(read).toHaveLength(PAIR_IDS.length);
    expect(readPair(1, 2, 9)).toBeUndefined();
  });

  it('no text foretells illness, death or lawsuits', () => {
    for (const id of PAIR_IDS) {
      const texts = `${term(`pair.${id}`, 'zh').gloss} ${term(`pair.${id}`, 'en').gloss}`;
      expect(texts, id).not.toMatch(
        /病|死|亡|血|讼|官非|凶|illness|sick|death|die|blood|court|lawsuit|injur/i,
      );
    }
  });
});
