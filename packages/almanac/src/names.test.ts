import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../scripts/testing/whole';
import corrections from '../data/corrections.json';
import { ACTIVITY_GROUPS } from './activityGroups';
import { almanacDayAt } from './almanacDay';
import { almanacDetailAt } from './almanacDetail';
import { describeDay } from './describe';
import { en } from './en';
import { festivalInBrief, formatFetus } from './format';
import { GLOSSARY_KINDS, glossary } from './glossary';
import { zh } from './names';
import { toAlmanacRecord } from './specRecord';
import { FIRST_DAY, LAST_DAY, walkedDays } from './testing/days';
import terms from './testing/fixtures/terms.json';
import { idsOf, type Kind, PILLARS } from './vocabulary';
import { EXPLAINED } from './why';
import { whyEn } from './whyEn';
import { whyZh } from './whyZh';

const HAN = /\p{Script=Han}/u;
const kinds = Object.keys(zh).filter(key => key !== 'language') as (Kind | 'pillar')[];

describe('[R761] the short name of a festival', () => {
  it('is in use in English calendars, and the same as the full one in Chinese', () => {
    const brief = (id: 'dragon-boat' | 'qixi' | 'lantern-festival' | 'dragon-head') =>
      [en, zh].map(names => festivalInBrief(id, names));
    expect(brief('dragon-boat')).toEqual(['Dragon Boat', '端午节']);
    expect(brief('qixi')).toEqual(['Qixi', '七夕节']);
    expect(brief('lantern-festival')).toEqual(['Lantern Festival', '元宵节']);
    expect(brief('dragon-head')).toEqual(['Dragon Head', '龙抬头']);
  });

  it('has two lines of at most 13 letters, so the cell of a month has room, and no two are the same', () => {
    const all = [
      ...idsOf('festival').map(id => festivalInBrief(id, en)),
      ...idsOf('solarTerm').map(id => en.solarTerm[id]),
    ];
    for (const name of all) {
      const words = name.split(/(?<=[ -])/);
      const ways = words.map((_, i) => [words.slice(0, i).join('').trim(), words.slice(i).join('')]);
      expect(
        ways.some(lines => lines.every(line => line.length <= 13)),
        name,
      ).toBe(true);
    }
    const festivals = idsOf('festival').map(id => festivalInBrief(id, en));
    expect(new Set(festivals).size).toBe(festivals.length);
  });
});

describe('[R87] two languages', () => {
  it('every id of every kind has a name in both, and no English name holds a Han character', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
    for (const kind of kinds) {
      const ids = kind === 'pillar' ? PILLARS : idsOf(kind);
      expect(Object.keys(zh[kind])).toEqual([...ids]);
      expect(Object.keys(en[kind])).toEqual([...ids]);
      for (const word of [...Object.values<string>(zh[kind]), ...Object.values<string>(en[kind])]) {
        expect(word).not.toBe('');
        expect(word).not.toMatch(/undefined|\|/);
      }
      expect(Object.values<string>(en[kind]).filter(word => HAN.test(word))).toEqual([]);
    }
  });

  it('no two terms of a kind share an English name', () => {
    for (const kind of kinds) {
      const words = Object.values<string>(en[kind]);
      expect([kind, words.filter((word, i) => words.indexOf(word) !== i)]).toEqual([kind, []]);
    }
  });

  it('every activity, duty, term, festival and other explained term has one line in both', () => {
    for (const kind of EXPLAINED) {
      expect(Object.keys(whyZh[kind])).toEqual([...idsOf(kind)]);
      for (const line of Object.values<string>(whyZh[kind])) expect(line).toMatch(/^\p{Script=Han}.*。$/u);
      for (const line of Object.values<string>(whyEn[kind])) {
        expect(line).toMatch(/^[A-Z0-9].*\.$/);
        expect(line).not.toMatch(HAN);
      }
    }
  });

  it('terms without an explanation are plain words, numbers and directions', () => {
    const plain = ['activityGroup', 'dayStatus', 'direction', 'doubleHour', 'element', 'luck', 'lunarDay'];
    const more = ['lunarMonth', 'phenology', 'phrase', 'pillar', 'relation', 'weekday', 'zodiac'];
    const explained: readonly string[] = EXPLAINED;
    expect(kinds.filter(kind => !explained.includes(kind)).sort()).toEqual([...plain, ...more]);
  });

  it('no Han character is left in the English of the days of 1900 to 2100', () => {
    for (const jdn of walkedDays) {
      const record = almanacDayAt(jdn, { international: true });
      const text =
        JSON.stringify(record) + JSON.stringify(toAlmanacRecord(record, en)) + describeDay(record, en);
      if (HAN.test(text) || text.includes('undefined')) throw new Error(text);
    }
  }, 120_000);

  it('no Han character is left in the English of the traditional layers', () => {
    for (let jdn = FIRST_DAY; jdn <= LAST_DAY; jdn += WHOLE ? 11 : 37) {
      const detail = almanacDetailAt(jdn, {});
      const text = JSON.stringify(detail) + formatFetus(detail.fetus, en);
      if (HAN.test(text) || text.includes('undefined')) throw new Error(text);
    }
  });

  it('describes a day in whole sentences', () => {
    const record = almanacDayAt(2_461_213, {});
    expect(describeDay(record, zh)).toMatch(
      /^2026年6月21日星期日。农历丙午年五月初七。夏至。宜：.*。忌：.*。$/,
    );
    expect(describeDay(record, en)).toMatch(
      /^Sunday, 2026-06-21\. Year of the Horse \(Bing-Wu\), 7th of the 5th moon\. Summer Solstice\. Good for: .*\. Avoid: .*\.$/,
    );
  });
});

describe('the complete list of terms', () => {
  // Read from the arrays that tyme4ts 1.5.2 exports and by enumerating its tables.
  const known = new Set([
    ...kinds.flatMap(kind => Object.values<string>(zh[kind])),
    ...GLOSSARY_KINDS.flatMap(kind => glossary(kind).map(term => term.zh)),
    // hours are named by their pillar, fetus places are composed of two parts
    ...PILLARS.map(pillar => `${zh.pillar[pillar]}时`),
    ...Array.from({ length: 60 }, (_, i) => formatFetus(almanacDetailAt(2_451_551 + i, {}).fetus, zh)),
  ]);
  /** Names of the library with a commoner one here. */
  const common = (term: string) => (term === '龙头节' ? '龙抬头' : term);
  const saying = (term: string) => {
    const places = ['{n}', '{m}'];
    return term.replace(/[一二三四五六七八九十]+/g, () => places.shift() ?? '');
  };

  it.each(Object.entries(terms.kinds).map(([kind, { terms: words }]) => ({ kind, words })))(
    '$kind is covered',
    ({ kind, words }) => {
      const corrected = new Map(
        kind === 'mansion_animals' ? corrections.mansionAnimals.map(row => [row.library, row.ours]) : [],
      );
      const missing = words
        .map(word => corrected.get(word) ?? common(word))
        .filter(word => !known.has(kind === 'kitchen_god_steed' ? saying(word) : word));
      expect(missing).toEqual([]);
    },
  );

  it('the animals of the mansions match the explanations of the mansions', () => {
    const animals = glossary('mansionAnimal').map(term => term.zh);
    for (const [i, id] of idsOf('mansion').entries()) {
      expect(whyZh.mansion[id]).toMatch(new RegExp(`，${zh.mansion[id]}.${animals[i]}，`));
    }
    for (const { mansion, ours, source } of corrections.mansionAnimals) {
      expect(animals[idsOf('mansion').indexOf(mansion as 'wall')]).toBe(ours);
      expect(source).toContain(ours);
    }
  });

  it('the glossary is in English too', () => {
    for (const kind of GLOSSARY_KINDS) {
      for (const { id, en: word } of glossary(kind)) {
        expect(word).not.toMatch(HAN);
        expect(id).toMatch(/^[a-z0-9-]+$/);
      }
    }
  });

  it('each activity is in one group', () => {
    expect(Object.values(ACTIVITY_GROUPS).flat().sort()).toEqual([...idsOf('activity')].sort());
    expect(Object.keys(ACTIVITY_GROUPS)).toEqual([...idsOf('activityGroup')]);
  });
});
