import { describe, expect, it } from 'vitest';
import { coreBytes, namesJson } from '../../scripts/assets.mjs';
import { decodeCatalogue } from './catalogue';
import { COMMON_NAMES } from './commonNames';
import { buildSearchIndex, matchedName, type SkyTarget, searchSky } from './search';
import { readStarNames } from './starNames';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const catalogue = decoded.value;
const read = readStarNames(namesJson, catalogue.count);
const names = read.ok ? read.value : [];
const index = buildSearchIndex(catalogue, names);

function nameOf(target: SkyTarget | undefined): string | undefined {
  if (target?.kind === 'star') return names[target.index]?.western;
  if (target?.kind === 'asterism') return catalogue.asterisms[target.index]?.zh;
  return target?.id;
}

describe('search', () => {
  it.each([
    ['天狼', 'Sirius'],
    ['tianlang', 'Sirius'],
    ['Tiānláng', 'Sirius'],
    ['tian lang', 'Sirius'],
    ['sirius', 'Sirius'],
    ['celestial wolf', 'Sirius'],
    ['α CMa', 'Sirius'],
    ['HIP 91262', 'Vega'],
    ['心宿', '心宿'],
    ['xin xiu', '心宿'],
    ['Northern Dipper', '北斗'],
    ['织女', 'Vega'],
    ['zhinü', 'Vega'],
    ['zhinu', 'Vega'],
    ['zhinv', 'Vega'],
    ['太白', 'venus'],
    ['jinxing', 'venus'],
    ['Venus', 'venus'],
    ['荧惑', 'mars'],
    ['moon', 'moon'],
  ])('%s finds %s first', (query, found) => {
    expect(nameOf(searchSky(index, query)[0])).toBe(found);
  });

  // The modern star by the IAU Catalog of Star Names and the Hong Kong Space Museum's list of Chinese star names; the
  // planets by 《史记·天官书》; 启明 and 长庚 are one star according to the commentary on 《诗经·大东》.
  it.each([
    ['勾陈一', 'Polaris'],
    ['勾陳一', 'Polaris'],
    ['北极星', 'Polaris'],
    ['North Star', 'Polaris'],
    ['the pole star', 'Polaris'],
    ['启明', 'venus'],
    ['啟明', 'venus'],
    ['啓明星', 'venus'],
    ['长庚', 'venus'],
    ['長庚星', 'venus'],
    ['太白金星', 'venus'],
    ['Morning Star', 'venus'],
    ['Evening star', 'venus'],
    ['熒惑', 'mars'],
    ['歲星', 'jupiter'],
    ['鎮星', 'saturn'],
    ['填星', 'saturn'],
    ['辰星', 'mercury'],
    ['南斗', '斗宿'],
    ['南斗六星', '斗宿'],
    ['Teapot', '斗宿'],
    ['老人星', 'Canopus'],
    ['寿星', 'Canopus'],
    ['壽星', 'Canopus'],
    ['Big Dipper', '北斗'],
    ['The Big Dipper', '北斗'],
    ['ｂｉｇ ｄｉｐｐｅｒ', '北斗'],
    ['Plough', '北斗'],
    ['北斗七星', '北斗'],
    ['天狼星', 'Sirius'],
    ['Dog Star', 'Sirius'],
    ['織女星', 'Vega'],
    ['牛郎', 'Altair'],
    ['牽牛星', 'Altair'],
    ['河鼓二', 'Altair'],
    ['心宿二', 'Antares'],
    ['大火', 'Antares'],
    ['參宿四', 'Betelgeuse'],
    ['参宿七', 'Rigel'],
    ['角宿一', 'Spica'],
    ['角宿一星', 'Spica'],
    ['軒轅十四', 'Regulus'],
    ['北落师门', 'Fomalhaut'],
    ['北落師門', 'Fomalhaut'],
    ['昴星团', '昴宿'],
    ['昴星團', '昴宿'],
    ['七姐妹', '昴宿'],
    ['Pleiades', '昴宿'],
    ['Seven Sisters', '昴宿'],
    ['Orion’s Belt', '参宿'],
    ["orion's belt", '参宿'],
    ['獵戶座', '参宿'],
    ['Southern Cross', '十字架'],
    ['南十字星', '十字架'],
    ['Alpha Centauri', 'Rigil Kentaurus'],
    ['Tau Ceti', '天仓五'],
    ['Epsilon Eridani', 'Ran'],
    ['猎户座α', 'Betelgeuse'],
    ['Scorpio', '心宿'],
    ['射手座', '斗宿'],
    ['凤凰座', 'Ankaa'],
    ['贪狼', 'Dubhe'],
    ['破軍', 'Alkaid'],
    ['“启明”', 'venus'],
  ])('[R279] %s finds %s first', (query, found) => {
    const [target] = searchSky(index, query);
    const named = nameOf(target) ?? (target?.kind === 'star' ? names[target.index]?.zh : undefined);
    expect(named).toBe(found);
  });

  it.each([
    ['Summer Triangle', ['Vega', 'Altair', 'Deneb']],
    ['夏季大三角', ['Vega', 'Altair', 'Deneb']],
    ['Winter Triangle', ['Sirius', 'Procyon', 'Betelgeuse']],
    ['Spring Triangle', ['Arcturus', 'Spica', 'Denebola']],
    ['冬季六边形', ['Sirius', 'Capella', 'Rigel', 'Procyon', 'Aldebaran', 'Pollux']],
    ['青龙', ['角宿', '亢宿', '氐宿', '房宿', '心宿', '尾宿', '箕宿']],
    ['Purple Forbidden Enclosure', ['紫微左垣', '紫微右垣']],
  ])('[R279] %s finds all of it', (query, found) => {
    const first = searchSky(index, query).slice(0, found.length).map(nameOf);
    expect(new Set(first)).toEqual(new Set(found));
  });

  it('[R279] every common name finds its object, before anything but its namesakes', () => {
    const keyOf = (target: SkyTarget) =>
      target.kind === 'wanderer'
        ? target.id
        : target.kind === 'star'
          ? `${names[target.index]?.hip}`
          : catalogue.asterisms[target.index]?.zh;
    for (const { targets, names: called } of COMMON_NAMES) {
      for (const name of called) {
        const first = searchSky(index, name, targets.length + 1).map(keyOf);
        for (const target of targets) expect(first, name).toContain(target);
      }
    }
  });

  it("[R279] names the common name that matched, unless it is the object's own", () => {
    const soughtBy = (query: string) => {
      const [target] = searchSky(index, query);
      return target && matchedName(index, target, query);
    };
    expect(soughtBy('啟明')).toBe('启明');
    expect(soughtBy('Big Dipper star')).toBe('Big Dipper');
    expect(soughtBy('big dip')).toBe('Big Dipper');
    expect(soughtBy('天狼星')).toBe('天狼星');
    expect(soughtBy('Venus')).toBeUndefined();
    expect(soughtBy('天狼')).toBeUndefined();
    expect(soughtBy('角宿一星')).toBeUndefined();
  });

  it('every figure and named star is found in traditional characters too', () => {
    // Copied by hand from the traditional text of 《步天歌》.
    for (const [traditional, simplified] of [
      ['畢宿', '毕宿'],
      ['參宿', '参宿'],
      ['虛宿', '虚宿'],
      ['婁宿', '娄宿'],
      ['張宿', '张宿'],
      ['軫宿', '轸宿'],
      ['貫索', '贯索'],
      ['羽林軍', '羽林军'],
      ['壘壁陣', '垒壁阵'],
      ['閣道', '阁道'],
      ['離宮', '离宫'],
      ['騎官', '骑官'],
      ['東咸', '东咸'],
      ['華蓋', '华盖'],
      ['長垣', '长垣'],
      ['靈臺', '灵台'],
      ['雲雨', '云雨'],
      ['軒轅', '轩辕'],
      ['天關', '天关'],
    ] as const) {
      const found = searchSky(index, traditional)[0];
      expect(found, traditional).toBeDefined();
      expect(found, traditional).toEqual(searchSky(index, simplified)[0]);
    }
  });

  it.each([Number.NaN, -3, 0])('gives no more than the limit %d', limit => {
    expect(searchSky(index, '天', limit)).toEqual([]);
  });

  it('finds nothing for an empty or senseless text, and no more than the limit', () => {
    expect(searchSky(index, '  ')).toEqual([]);
    expect(searchSky(index, 'qqqq')).toEqual([]);
    expect(searchSky(index, '天', 5)).toHaveLength(5);
  });

  it('works before the names of stars are loaded', () => {
    const early = buildSearchIndex(catalogue);
    expect(nameOf(searchSky(early, '北斗')[0])).toBe('北斗');
    expect(nameOf(searchSky(early, 'jupiter')[0])).toBe('jupiter');
  });
});
