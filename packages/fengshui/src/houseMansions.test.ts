import { describe, expect, it } from 'vitest';
import { houseMansions, matchHouse } from './houseMansions';
import { type MountainId, mountain } from './mountains';
import { DIRECTIONS } from './palaces';
import { nameOf } from './texts/describe';

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

describe('[R780] a house read by its front door (门作伏位)', () => {
  // 大游年歌 as printed in 《阳宅三要》 and 《八宅明镜》, each line put in the order N, NE … NW by hand; the rows of N, E, NW
  // and NE also as tabulated at 3g.d1xz.net, art63820_2.
  const TABLE = {
    N: '伏位 五鬼 天医 生气 延年 绝命 祸害 六煞',
    NE: '五鬼 伏位 六煞 绝命 祸害 生气 延年 天医',
    E: '天医 六煞 伏位 延年 生气 祸害 绝命 五鬼',
    SE: '生气 绝命 延年 伏位 天医 五鬼 六煞 祸害',
    S: '延年 祸害 生气 天医 伏位 六煞 五鬼 绝命',
    SW: '绝命 生气 祸害 五鬼 六煞 伏位 天医 延年',
    W: '祸害 延年 绝命 六煞 五鬼 天医 伏位 生气',
    NW: '六煞 天医 五鬼 祸害 绝命 延年 生气 伏位',
  } as const;
  const EAST = ['N', 'E', 'SE', 'S'];

  it.each(DIRECTIONS)('with its door in %s has the places of that trigram, wherever it sits', door => {
    for (const { sitting } of HOUSES) {
      const house = houseMansions(mountain(sitting), door)!;
      expect(DIRECTIONS.map(each => nameOf(`mansion.${house.stars[each]}`).zh)).toEqual(
        TABLE[door].split(' '),
      );
      expect([house.by, house.group]).toEqual(['door', EAST.includes(door) ? 'east' : 'west']);
    }
  });
  it('goes by its sitting without a door, or with one that is no direction', () => {
    for (const door of [undefined, 'C' as never]) {
      expect(houseMansions(mountain('zi'), door)).toMatchObject({ by: 'sitting', trigram: { id: 'kan' } });
    }
  });
});
