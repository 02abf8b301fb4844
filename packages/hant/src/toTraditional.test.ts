import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GB2312, hanRuns } from '../scripts/corpus.mjs';
import { convert } from '../scripts/opencc.mjs';
import { readings } from '../scripts/reviewed.mjs';
import { around } from './around';
import { simplifiedIn } from './testing';
import { toSimplified } from './toSimplified';
import { toTraditional } from './toTraditional';

const runs = hanRuns();

/** Both planes of Big5, A440 to C67E and C940 to F9D5, as the decoder of the platform reads them: what Taiwan writes. */
const BIG_FIVE = new Set(
  new TextDecoder('big5').decode(
    Uint8Array.from(
      Array.from({ length: 0xf9d5 - 0xa440 + 1 }, (_, i) => 0xa440 + i)
        .filter(code => (code <= 0xc67e || code >= 0xc940) && (code & 0xff) >= 0x40 && (code & 0xff) !== 0xff)
        .flatMap(code => [code >> 8, code & 0xff]),
    ),
  ),
);
/** The zero of years, two stars, 芻藁 and 鈇鑕, and a word of Cantonese. */
const BESIDES = new Set('〇藁鑕嗰');

describe('the Traditional face of a text', () => {
  // Words and forms from 國語辭典 (Ministry of Education, Taiwan) and the almanacs of Taiwan and Hong Kong.
  it.each([
    ['天后，午后，皇后', '天后，午後，皇后'],
    ['后发座，后宫', '后髮座，后宮'],
    ['家里，里程，邻里，里斯本', '家裡，里程，鄰里，里斯本'],
    ['天干地支，干什么，干燥，藏干，衣服晾干', '天干地支，幹什麼，乾燥，藏干，衣服晾乾'],
    ['农历，黄历，历史，来历，历法', '農曆，黃曆，歷史，來歷，曆法'],
    ['复日，重复，回复，恢复', '復日，重複，回覆，恢復'],
    ['发财，理发', '發財，理髮'],
    ['面包，墙面', '麵包，牆面'],
    ['北斗，争斗', '北斗，爭鬥'],
    ['丑时，乙丑', '丑時，乙丑'],
    ['谷雨，百谷，曼谷', '穀雨，百穀，曼谷'],
    ['处暑，芒种，惊蛰，小满', '處暑，芒種，驚蟄，小滿'],
    ['关系，联系，系统，所系', '關係，聯繫，系統，所繫'],
    ['窗台，台风', '窗台，颱風'],
    ['茶几，几个', '茶几，幾個'],
    ['一只猫，只有', '一隻貓，只有'],
    ['冲煞，相冲，六冲', '沖煞，相沖，六沖'],
    ['凶神，占房床', '凶神，占房床'],
    ['咸池，一点咸味', '咸池，一點鹹味'],
    ['下周，四周，周天', '下週，四周，周天'],
    ['时钟，钟表', '時鐘，鐘錶'],
    ['采光，纳采', '採光，納采'],
    ['胡志明市，天文志', '胡志明市，天文志'],
    ['仙后座，向导，朝向', '仙后座，嚮導，朝向'],
    ['余笙，其余', '余笙，其餘'],
    ['他说“好”', '他說「好」'],
    // 月令七十二候集解: 征，伐也. A word of the table that spans two others does not count.
    ['征鸟厉疾，象征，先征得同意', '征鳥厲疾，象徵，先徵得同意'],
    ['恢复本站', '恢復本站'],
    ['夜里拉上，从这里望窗', '夜裡拉上，從這裡望窗'],
    ['生发之气，理发', '生發之氣，理髮'],
    ['养蚕制弓，宗制', '養蠶製弓，宗制'],
    ['马驮谷，曼谷，山谷', '馬馱穀，曼谷，山谷'],
    // 濕 is written in Hong Kong and in most of Taiwan.
    ['湿度', '濕度'],
  ])('[R520] %s is %s', (zh, hant) => {
    expect(toTraditional(zh)).toBe(hant);
  });

  it('[R520] matches OpenCC and the list of exceptions for every text of the product', () => {
    // If this fails, texts were added: run `pnpm --filter @app/hant generate` and read its changes.
    expect(runs.filter(run => toTraditional(run) !== convert(run))).toEqual([]);
  });

  it('[R523] has every form of an ambiguous character reviewed by a person', () => {
    const listed = readFileSync(new URL('../reviewed.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    // If this fails: run `pnpm --filter @app/hant generate`, and read its additions to reviewed.txt before keeping them.
    expect(readings(runs).filter(each => !listed.includes(each))).toEqual([]);
  });

  it('[R520] has no Simplified form in any text of the product', () => {
    const written = runs.map(toTraditional);
    expect(written.filter(text => simplifiedIn(text).length > 0)).toEqual([]);
    const han = [...new Set(written.join('').match(/\p{Script=Han}/gu))];
    expect(han.filter(one => !BIG_FIVE.has(one) && !BESIDES.has(one))).toEqual([]);
  });

  it('[R520] changes nothing the second time, nothing of other languages, and no length', () => {
    for (const run of runs) {
      const written = toTraditional(run);
      expect(toTraditional(written)).toBe(written);
      expect([...written]).toHaveLength([...run].length);
    }
    for (const text of ['', 'Good morning, it’s 9:30.', '{{count}} <b>', '𠮷野家', '\ud842']) {
      expect(toTraditional(text)).toBe(text);
    }
  });
});

describe('the detector', () => {
  it('recognises a Simplified form', () => {
    expect(simplifiedIn('今日黃历，書门')).toEqual(['历', '门']);
    expect(simplifiedIn('天后座北斗，窗台，茶几，丑時')).toEqual([]);
  });
});

describe('text a person typed', () => {
  it('[R520] stays unchanged inside a text', () => {
    const write = around(toTraditional, ['张伟', '', '张伟丽', '里屋']);
    expect(write('张伟与张伟丽的历书，里屋在后')).toBe('张伟與张伟丽的曆書，里屋在後');
    expect(around(toTraditional, [])('历书')).toBe('曆書');
  });

  it('[R521] is read in either script', () => {
    expect(toSimplified('今天適合搬家嗎？臥室的鏡子對著床怎麼辦')).toBe(
      '今天适合搬家吗？卧室的镜子对着床怎么办'.replace('着', '著'),
    );
    expect(toSimplified('理髮，一隻貓，下週，放鬆，農曆')).toBe('理发，一只猫，下周，放松，农历');
    // Of several Simplified forms the one in use, and the forms of Hong Kong (HKSCS) as well.
    expect(toSimplified('家裡幾點鐘，人參，瀋陽，睏了')).toBe('家里几点钟，人参，沈阳，困了');
    expect(toSimplified('家裏牀前，衞生間，枱面，電綫，橫樑，潮濕，衝煞')).toBe(
      '家里床前，卫生间，台面，电线，横梁，潮湿，冲煞',
    );
    const simplified = runs.filter(run => [...run].every(one => GB2312.has(one) && !'後於'.includes(one)));
    expect(simplified.length).toBeGreaterThan(5000);
    for (const run of simplified) expect(toSimplified(run)).toBe(run);
  });
});
