import { ACTIVITY_GROUPS, zh } from '@app/almanac';
import { type AdvisorKnowledge, advise, suggest } from '@app/chat';
import { millis } from '@app/kernel';
import { templatePlan } from '@app/plan/templates';
import { openToolbox, worldFor } from '@app/tools';
import { beforeAll, describe, expect, it } from 'vitest';
import { LIN_YUE } from '../../testing/fakePorts';
import { gatherFacts, guideSections, loadAlmanac } from './facts';
import { QUESTIONS } from './questions.cases';
import { NOT_SPANS, SPANS_IN_CHINESE, SPANS_IN_ENGLISH } from './spans.cases';

const NOW = millis(Date.UTC(2026, 10, 22, 1, 46));
const ZONE = 'Asia/Shanghai';
const resident = (
  id: string,
  name: string,
  gender: 'female' | 'male',
  birthDate: string,
  birthTime: string,
) => ({
  id,
  name,
  gender,
  birthDate,
  birthTime,
  birthplace: '上海',
  chineseDate: '',
  relationship: '',
});
/** The home of the drawings, measured by compass. */
const MOMENT = {
  now: NOW,
  zone: ZONE,
  houseFacts: { facing: { degrees: 178.3, north: 'magnetic' }, completedIn: 2010 } as const,
};

describe.each(['zh', 'en'] as const)('the guide, asked in %s', language => {
  let knowledge: AdvisorKnowledge;
  beforeAll(async () => {
    const info = {
      ...LIN_YUE,
      location: { lat: 30.27, lng: 120.16 },
      locationName: '杭州',
      residents: [
        resident('1', language === 'zh' ? '林月' : 'Lin Yue', 'female', '1990-05-01', '08:30'),
        resident('2', '周砚', 'male', '1988-07-15', '23:30'),
      ],
    };
    const facts = await gatherFacts({ ...MOMENT, face: language, info });
    const plan = templatePlan('two-bedroom', language);
    knowledge = {
      ...facts,
      guide: guideSections(),
      almanac: await loadAlmanac(),
      tools: openToolbox(worldFor({ ...MOMENT, language, info, plan }, 'everything')),
    };
  }, 60_000);

  it('has at least sixty questions', () => {
    expect(QUESTIONS[language].length).toBeGreaterThanOrEqual(60);
  });

  it.each(QUESTIONS[language].map(([question, ...expected]) => ({ question, expected })))(
    '[R409] $question',
    ({ question, expected }) => {
      const { text, computed } = advise([{ role: 'user', content: question }], knowledge);
      for (const part of expected) {
        if (typeof part === 'string') expect(text).toContain(part);
        else expect(text).toMatch(part);
      }
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      // It states its computation.
      for (const card of computed) expect(text).toContain(card.asked[language]);
    },
  );

  it('[R986] after days were found, closes with the second and answers each of the three next questions from a tool', () => {
    const question =
      language === 'zh'
        ? '过年前想挑个周末搬进新家，哪天合适？'
        : 'Which weekend before the Spring Festival is good for moving in?';
    const asked = { role: 'user' as const, content: question };
    const { text, computed } = advise([asked], knowledge);
    const [first, second] = computed[0]?.rows ?? [];
    const closing = text.split('\n\n').find(part => /以方便为先|your convenience comes first/.test(part));
    // The lead of the card has both days: 2027-01-23 as the best, 2026-12-06 as the soonest.
    expect([first?.date, second?.date]).toEqual(['2027-01-23', '2026-12-06']);
    expect(closing).toBe(
      language === 'zh'
        ? '那天若不便，其次是2026年12月6日星期日（宜入宅、月德、与林月生年三合）。都是传统之说，以方便为先。'
        : 'If that day does not suit, the next best is Sunday, 6 December 2026 (good for moving in, Month’s Virtue, in trine with Lin Yue). All this is tradition; your convenience comes first.',
    );
    // Without a home a clash is nobody's.
    const { home, ...others } = knowledge;
    for (const known of [home ? { home } : {}, {}]) {
      const facts = { ...others, ...known, language, date: '2026-11-22' };
      const next = suggest({ facts, hour: 9, asked: [question], found: first?.date });
      expect(next).toHaveLength(3);
      for (const { id, text: words } of next) {
        expect(id).toMatch(/^found-/);
        const talk = [asked, { role: 'assistant' as const, content: text }];
        const answer = advise([...talk, { role: 'user', content: words[language] }], knowledge);
        expect(answer.computed, words[language]).not.toEqual([]);
        if (id === 'found-hours') expect(answer.text).toMatch(/\d{1,2}:00\D{1,3}\d{1,2}:00/);
        expect(answer.text, words[language]).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  const spans = language === 'zh' ? SPANS_IN_CHINESE : SPANS_IN_ENGLISH;
  it.each(spans.map(([ask, from, to, off]) => ({ title: [ask].flat().join(' → '), ask, from, to, off })))(
    '[R926] $title',
    ({ ask, from, to, off }) => {
      const talk = [ask].flat().map(content => ({ role: 'user' as const, content }));
      const { computed, text } = advise(talk, knowledge);
      expect(
        computed.map(({ tool }) => tool),
        text,
      ).toEqual(['find_days']);
      const [card] = computed;
      expect(card?.asked.zh).toContain(`${inChinese(from)}至${inChinese(to)}`);
      expect(card?.asked.zh.includes('休息日')).toBe(off === 'off');
    },
  );

  it.each(NOT_SPANS[language])('[R926] %s asks about no span', question => {
    const { computed } = advise([{ role: 'user', content: question }], knowledge);
    expect(computed.map(({ tool }) => tool)).not.toContain('find_days');
  });
});

it.each([...ACTIVITY_GROUPS.burial, 'return-home-burial', 'ghost-offering'] as const)(
  '[R1067] the advice of a day gives no example of death: %s',
  id => {
    const yi = [{ zh: zh.activity[id], en: id }];
    const day = { date: '2026-11-22', lunar: { zh: '十月十四', en: '14th' }, yi, ji: yi };
    const { text } = advise([{ role: 'user', content: '今天适合做什么？' }], { date: day.date, day });
    expect(text.split('\n')[0]).toBe('今天宜办的事有 1 件。');
  },
);

const inChinese = (day: string): string => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日');
