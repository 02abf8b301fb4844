import { describe, expect, it } from 'vitest';
import { houseMansions, matchHouse } from './houseMansions';
import { type MountainId, mountain } from './mountains';
import { DIRECTIONS } from './palaces';

/** The eight houses as every manual of the school lists them: 坎离震巽 east, 乾坤艮兑 west, named by the sitting. */
const HOUSES = [
  { sitting: 'zi', trigram: 'kan', group: 'east' },
  { sitting: 'wu', trigram: 'li', group: 'east' },
  { sitting: 'mao', trigram: 'zhen', group: 'east' },
  { sitting: 'si', trigram: 'xun', group: 'east' },
  { sitting: 'hai', trigram: 'qian', group: 'west' },
  { sitting: 'wei', trigram: 'kun', group: 'west' },
  { sitting: 'chou', trigram: 'gen', group: 'west' },
  { sitting: 'you', trigram: 'dui', group: 'west' },
] as const satisfies readonly {
  readonly sitting: MountainId;
  readonly trigram: string;
  readonly group: string;
}[];

describe('[R309] the house beside the person', () => {
  it.each(HOUSES)(
    'a house sitting in $sitting belongs to $trigram, $group',
    ({ sitting, trigram, group }) => {
      const house = houseMansions(mountain(sitting));
      expect([house?.trigram.id, house?.group]).toEqual([trigram, group]);
    },
  );

  // 坎五天生延绝祸六, clockwise from the sitting.
  it('a kan house has its stars by the verse', () => {
    const house = houseMansions(mountain('zi'));
    expect(DIRECTIONS.map(each => house?.stars[each])).toEqual([
      'fuwei',
      'wugui',
      'tianyi',
      'shengqi',
      'yannian',
      'jueming',
      'huohai',
      'liusha',
    ]);
  });

  it.each([
    { kuas: [1], match: 'same-group' },
    { kuas: [8], match: 'other-group' },
    { kuas: [3, 4], match: 'same-group' },
    { kuas: [1, 8], match: 'open' },
  ] as const)('kua $kuas in an east house: $match', ({ kuas, match }) => {
    expect(matchHouse(houseMansions(mountain('zi')), kuas)).toBe(match);
  });
});
