import { describe, expect, it } from 'vitest';
import { zh } from './names';
import { must, mustFail } from './testing/days';
import type { ActivityId } from './vocabulary';
import { getXiejiDay, type XiejiReason } from './xieji';
import { BOOK } from './xieji.cases';

const of = (date: string, activity: ActivityId) =>
  must(getXiejiDay(date)).find(entry => entry.activity === activity);

const word = (reason: XiejiReason): string => {
  switch (reason.kind) {
    case 'god':
      return zh.god[reason.id];
    case 'duty':
      return `${zh.duty[reason.id]}日`;
    case 'stem':
      return `${zh.stem[reason.id]}日`;
    case 'branch':
      return `${zh.branch[reason.id]}日`;
    case 'lunar-day':
      return `每月${reason.day}日`;
    case 'earth-rule':
      return '土王用事后';
  }
};
const sides = (date: string, activity: ActivityId) => {
  const entry = of(date, activity);
  return entry && { yi: entry.favours.map(word), ji: entry.forbids.map(word) };
};

const words = (cell = '') => cell.split(' ').filter(each => each !== '');

/** Every reason that held for an activity on some day. */
interface Seen {
  readonly leaf: string;
  readonly yi: Set<string>;
  readonly ji: Set<string>;
}

function seenFrom(year: number, to: number): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(to, 0, 1); day += 86_400_000) {
    for (const entry of must(getXiejiDay(new Date(day).toISOString().slice(0, 10)))) {
      const known: Seen = seen.get(entry.activity) ?? { leaf: entry.leaf, yi: new Set(), ji: new Set() };
      seen.set(entry.activity, known);
      for (const reason of entry.favours) known.yi.add(word(reason));
      for (const reason of entry.forbids) known.ji.add(word(reason));
    }
  }
  return seen;
}

describe('[R273] the lists match the book', () => {
  const seen = seenFrom(2024, 2028);

  it.each(BOOK.map(line => line.split('|').map(cell => cell.trim())))(
    '%s (%s %s)',
    (activities = '', leaf, _, yi, ji) => {
      for (const activity of words(activities)) {
        const found = seen.get(activity);
        expect(found?.leaf).toBe(leaf);
        // A season limits its list and is not a reason by itself; a test below proves one.
        const favours = words(yi).filter(each => !each.endsWith('前'));
        expect([...(found?.yi ?? [])].sort()).toEqual(favours.sort());
        expect([...(found?.ji ?? [])].sort()).toEqual(words(ji).sort());
      }
    },
  );

  it('there are no others', () => {
    expect([...seen.keys()].sort()).toEqual(BOOK.flatMap(line => words(line.split('|')[0])).sort());
  });
});

// 钦定协纪辨方书, volume 11, read in the 四库全书 edition; leaves are named beside each list.
describe('[R273] the second school of yi and ji', () => {
  // 2026-06-21 is 丙寅 in the month of 午. Volumes 5 and 6: 月德 of 寅午戌 months is 丙; 三合 of 午 is 寅 and 戌;
  // 寅 is 成 in a month of 午. 6a: worship is favoured by 月德 and forbidden on a 寅 day. 14a: marriage by 月德 and 三合.
  it('lists what favours and what forbids an activity, with its place in the book', () => {
    expect(sides('2026-06-21', 'worship')).toMatchObject({ ji: ['寅日'] });
    expect(sides('2026-06-21', 'worship')?.yi).toContain('月德');
    expect(sides('2026-06-21', 'marry')?.yi).toEqual(expect.arrayContaining(['月德', '三合']));
    // 10b: starting school wants 成日 or 开日 and is forbidden by nothing.
    expect(of('2026-06-21', 'start-school')).toMatchObject({
      leaf: '10b',
      favours: [{ kind: 'duty', id: 'success' }],
      forbids: [],
    });
  });

  it('forbids shaving the head on 丁 days and on the 12th and 15th of the month (15b)', () => {
    // 2026-06-26 is the 12th of the fifth month and 辛未; 2026-06-29 the 15th; 2026-06-22 is 丁卯.
    expect(sides('2026-06-26', 'haircut')?.ji).toContain('每月12日');
    expect(sides('2026-06-29', 'shave-head')?.ji).toContain('每月15日');
    expect(sides('2026-06-22', 'shave-head')?.ji).toContain('丁日');
    // 14a: marriage is forbidden on 亥 days. 2026-06-30 is 乙亥.
    expect(sides('2026-06-30', 'marry')?.ji).toContain('亥日');
  });

  it('forbids healing on 朔, day 1 of the lunar month (16b)', () => {
    // The new moon of 14 July 2026 is at 09:44 UTC, 17:44 in China, so the sixth month begins on that day.
    expect(sides('2026-07-14', 'seek-medical-care')?.ji).toContain('每月1日');
    expect(sides('2026-07-15', 'seek-medical-care')?.ji ?? []).not.toContain('每月1日');
  });

  it('forbids breaking ground in the eighteen days before a start of season (18a)', () => {
    // Start of autumn 2026 is 7 August.
    const earth = (date: string) => sides(date, 'break-ground')?.ji.includes('土王用事后') ?? false;
    expect(['2026-07-19', '2026-07-20', '2026-08-06', '2026-08-07'].map(earth)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    // Start of spring 2026 is 4 February: the days before it lie in January.
    expect(earth('2026-01-17')).toBe(true);
  });

  it('favours hunting between frost and the start of spring only (23b)', () => {
    const days = (month: string) =>
      Array.from({ length: 28 }, (_, i) => `2026-${month}-${String(i + 1).padStart(2, '0')}`);
    const favoured = (month: string) => days(month).filter(date => of(date, 'hunt')?.favours.length);
    expect(favoured('06')).toEqual([]);
    expect(favoured('12').length).toBeGreaterThan(4);
    expect(favoured('01').length).toBeGreaterThan(4);
  });

  it('says where the folk table disagrees, and never calls two sides a contradiction', () => {
    let apart = 0;
    for (let month = 1; month <= 12; month++) {
      for (let date = 1; date <= 28; date++) {
        const text = `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
        for (const entry of must(getXiejiDay(text))) {
          const both = entry.favours.length > 0 && entry.forbids.length > 0;
          if (entry.differs) {
            apart++;
            expect([text, entry.activity, both, entry.folk]).toEqual([
              text,
              entry.activity,
              false,
              entry.forbids.length > 0 ? 'yi' : 'ji',
            ]);
          }
        }
      }
    }
    // Counted from the two tables themselves; it proves that the flag is used at all, not how often schools differ.
    expect(apart).toBeGreaterThan(300);
  });

  it('[R268] refuses anything but a day', () => {
    expect(mustFail(getXiejiDay('2026-02-30')).code).toBe('almanac/no-such-day');
    expect(mustFail(getXiejiDay({ year: 1800, month: 1, day: 1 })).code).toBe('almanac/year-not-in-tables');
  });
});
