import { describe, expect, it } from 'vitest';
import type { Toolbox } from '../computed';
import { advise } from './advise';
import { formatCard } from './compute';

/** Records the guide's requests to its tools; this toolbox has two cities. */
function asked(question: string) {
  const ran: [string, Record<string, unknown>][] = [];
  const words = { zh: '词', en: 'word' };
  const tools: Toolbox = {
    specs: ['pillars', 'sky_at', 'almanac_day', 'find_days', 'plan_findings'].map(name => ({
      name,
      description: '',
      parameters: {},
    })),
    run(tool, given) {
      const args = given as Record<string, unknown>; // the guide passes objects
      const isKnown =
        args['city'] === undefined || /^(?:paris|new york|巴黎|纽约)$/.test(String(args['city']));
      if (!isKnown) return { text: '{"error":"tools/city-unknown","message":"no such city"}' };
      ran.push([tool, args]);
      const page = { kind: 'house' } as const;
      return {
        text: '{}',
        card: { tool, title: words, asked: words, lead: words, rows: [], note: words, page },
      };
    },
  };
  const { text } = advise([{ role: 'user', content: question }], {
    date: '2026-11-22',
    tools,
  });
  return { ran, text };
}

describe('[R409] a typed birth', () => {
  it.each([
    ['2019年6月1日下午3:30出生，八字是什么', '2019-06-01', '15:30'],
    ['1990年5月1日夜里11点的八字', '1990-05-01', '23:00'],
    ['Bazi of 1 June 2019, half past eight in the evening', '2019-06-01', '20:30'],
    ['1990.05.01 的八字', '1990-05-01', undefined],
  ])('%s is of %s, %s', (question, date, time) => {
    expect(asked(question).ran).toContainEqual(['pillars', { date, ...(time ? { time } : {}) }]);
  });

  it.each([
    ['巴黎 1990年5月1日下午3:30 八字', '巴黎'],
    ['1990年5月1日下午3:30 巴黎 八字', '巴黎'],
    ['1990年5月1日下午三点半巴黎出生的八字', '巴黎'],
    ['1990年5月1日下午3:30生于巴黎，八字', '巴黎'],
    ['Four pillars of 1 May 1990 3:30 pm in Paris', 'paris'],
    ['Four pillars of 1 May 1990 3:30 pm, Paris', 'paris'],
    ['1990年5月1日下午3:30 八字', undefined],
    ['Four pillars of 1 May 1990 3:30 pm', undefined],
    ['Four pillars of May 1, 1990 3:30 pm', undefined],
  ])('[R307] %s is read by the clock of %s', (question, city) => {
    const given = { date: '1990-05-01', time: '15:30', ...(city ? { city } : {}) };
    expect(asked(question).ran).toContainEqual(['pillars', given]);
  });

  it('is asked for again where the hour may belong to two days, and no chart is shown', () => {
    const { ran, text } = asked('1990年5月1日晚上12点的八字');
    expect([ran, text.includes('晚上12点')]).toEqual([[], true]);
  });
});

describe('[R409] the sky of a named city', () => {
  it.each([
    ['When is sunrise in Paris today?', 'paris'],
    ['Where is the moon now in New York?', 'new york'],
    ['What does the moon look like over New York tonight?', 'new york'],
    ['Paris sunrise tomorrow?', 'paris'],
    ['Paris: which planets are up tonight?', 'paris'],
    ['在巴黎今天几点日出', '巴黎'],
    ['巴黎今天几点日出', '巴黎'],
    ['今天纽约几点天黑', '纽约'],
    ['纽约现在的月亮', '纽约'],
    ['现在纽约的月相', '纽约'],
    ['明天巴黎白天多长', '巴黎'],
    ['When is sunrise today?', undefined],
    ['今天几点日出', undefined],
    ['Where is the moon in the evening?', undefined],
  ])('%s: %s', (question, city) => {
    const { ran } = asked(question);
    expect(ran.length).toBeGreaterThan(0);
    for (const [tool, args] of ran) expect([tool, args['city']]).toEqual(['sky_at', city]);
  });
});

it.each([
  'We want to move home in December or January. Which days off suit us?',
  '我们十二月到一月想搬家，有哪几天合适？要休息日。',
])('[R873] %s is a search for days in both months', question => {
  expect(asked(question).ran).toEqual([
    [
      'find_days',
      expect.objectContaining({
        activity: '入宅',
        from: '2026-12-01',
        to: '2027-01-31',
        days_off_only: true,
      }),
    ],
  ]);
});

describe('[R483] a question that names a region', () => {
  it.each([
    ['香港2026年5月25日的黄历，放假吗', 'hong-kong'],
    ['澳門2026年12月8日的黃曆', 'macao'],
    ['Almanac of 9 October 2026, is it a holiday in Taiwan?', 'taiwan'],
    ['2026年10月9日的黄历', undefined],
  ])('%s is answered from the holidays of %s', (question, region) => {
    const [first] = asked(question).ran.filter(([tool]) => tool === 'almanac_day');
    expect(first?.[1]['holidays_of']).toBe(region);
    expect(first?.[1]['date']).toMatch(/^2026-/);
  });
});

describe('[R614, R615] the things on one’s own plan', () => {
  it.each([
    ['Where is my bed?', 'bed'],
    ["Where's our stove?", 'stove'],
    ['我的床在哪里？', '床'],
    ['我家的灶在什么位置', '灶'],
    ['灶的位置好吗', '灶'],
    ['Is my desk well placed?', 'desk'],
    ['灶在哪个方位？', '灶'],
    ['书桌放得好不好？', '书桌'],
    ['厕所在哪？', '坐便器'],
    ['大门朝哪边？', '大门'],
    ['我家缺角吗？', '缺角'],
    ['Where is the toilet?', 'toilet'],
    ['Which way does my front door look?', 'front door'],
    ['Where does my desk stand and is that good?', 'desk'],
    ['Is a corner missing in my home?', 'missing'],
    ['How big is my living room?', 'living room'],
    ['How many square metres has the main bedroom?', 'main bedroom'],
    ['What is the area of my balcony?', 'balcony'],
    ['Where is the kitchen?', 'kitchen'],
    ['我家客厅多大？', '客厅'],
    ['主卧有多少平？', '主卧'],
    ['厨房面积是多少', '厨房'],
    ['厨房在哪里？', '厨房'],
    ['主卧在哪？', '主卧'],
  ])('%s is looked up', (question, about) => {
    expect(asked(question).ran).toEqual([['plan_findings', { about }]]);
  });

  it.each([
    ['How is the kitchen?', 'kitchen'],
    ['What about my main bedroom?', 'main bedroom'],
    ['Tell me about bath 2', 'bath 2'],
    ['how is Lin’s bedroom', "lin's bedroom"],
    ['主卧怎么样？', '主卧'],
    ['说说二号卫生间', '二号卫生间'],
    ['我家林月的卧室如何', '林月的卧室'],
  ])('[R905] how is it there: %s asks about the room %s', (question, room) => {
    expect(asked(question).ran).toEqual([['plan_findings', { room }]]);
  });

  it.each([
    'Where should my bed go?',
    'Where is the best place for my bed?',
    '我的床放在哪里好',
    '床应该摆在哪里',
    'Where is the stove supposed to go?',
    'Where should the toilet be?',
    '缺角怎么办',
    'How big should a bedroom be?',
    '客厅多大合适',
    'What is a missing corner?',
  ])('%s gets a general answer', question => {
    expect(asked(question).ran).toEqual([]);
  });

  it.each([
    '我家平面有什么要留意的？',
    '我家有哪些房间？',
    '我家最该先改什么？',
    'Which rooms does my home have?',
    'What should I change first in my home?',
    'How big is my home?',
    'How many square metres does our flat have?',
    'Which room is the largest?',
    'What is the smallest room in my home?',
    'How many bedrooms do I have in my flat?',
    '我家有多大？',
    '我家房子多少平？',
    '哪间房最大？',
    '家里最小的房间是哪间？',
    '我家有几间卧室？',
  ])('a question for the plan itself gets the whole plan: %s', question => {
    expect(asked(question).ran).toEqual([['plan_findings', {}]]);
  });
});

describe('[R614] a row with sentences and marks', () => {
  it('continues after the sentence without a full stop before the semicolon', () => {
    const both = (zh: string, en: string) => ({ zh, en });
    const row = { text: both('床', 'Bed'), detail: both('无须更动。', 'Leave it.') };
    const card = {
      lead: both('一', 'One'),
      note: both('注', 'Note'),
      rows: [{ ...row, marks: [{ text: both('合宜', 'suits') }] }, row],
    } as never;
    expect(formatCard(card, 'zh')).toContain('**床**：无须更动；合宜\n');
    expect(formatCard(card, 'en')).toContain('**Bed**: Leave it; suits\n');
    expect(formatCard(card, 'zh')).toContain('**床**：无须更动。\n');
  });
});
