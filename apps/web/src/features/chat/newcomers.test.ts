import { type AdvisorKnowledge, advise, type WireMessage } from '@app/chat';
import { degrees, millis } from '@app/kernel';
import { templatePlan } from '@app/plan/templates';
import { openToolbox, worldFor } from '@app/tools';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ComputedTruth,
  computedTruth,
  type Expected,
  type TruthSources,
} from '../../testing/computedTruth';
import { LIN_YUE } from '../../testing/fakePorts';
import { CURIOUS_IN_CHINESE, CURIOUS_IN_ENGLISH } from './curious.cases';
import { gatherFacts, guideSections, loadAlmanac } from './facts';
import { ASKED_IN_CHINESE, ASKED_IN_ENGLISH, type QuestionCase } from './newcomers.cases';
import { NO_SUCH_ROOMS, NOT_OF_A_ROOM, ROOMS_IN_CHINESE, ROOMS_IN_ENGLISH } from './rooms.cases';
import { STRANGERS_IN_CHINESE, STRANGERS_IN_ENGLISH } from './strangers.cases';

const resident = (
  id: string,
  name: string,
  relationship: string,
  gender: 'female' | 'male',
  birthDate: string,
  birthTime: string,
  birthplace: string,
) => ({ id, name, relationship, gender, birthDate, birthTime, birthplace, chineseDate: '' });

const CHENGDU: TruthSources = {
  language: 'zh',
  now: millis(Date.parse('2025-07-30T12:40:00Z')),
  zone: 'Asia/Shanghai',
  info: {
    ...LIN_YUE,
    name: '小雨',
    location: { lat: 30.5728, lng: 104.0668 },
    locationName: '成都',
    residents: [
      resident('1', '小雨', 'self', 'female', '1994-11-09', '06:20', '成都'),
      resident('2', '妈妈', 'parent', 'female', '1966-04-11', '', '重庆'),
      resident('3', '爸爸', 'parent', 'male', '1963-08-02', '23:10', ''),
    ],
  },
  houseFacts: { facing: { degrees: degrees(92), north: 'magnetic' }, completedIn: 2016 },
  plan: templatePlan('l-shaped-house', 'zh'),
};
const terrace = templatePlan('terrace-house', 'en');
const SYDNEY: TruthSources = {
  language: 'en',
  now: millis(Date.parse('2026-02-27T22:15:00Z')),
  zone: 'Australia/Sydney',
  info: {
    ...LIN_YUE,
    name: 'Grace',
    location: { lat: -33.8688, lng: 151.2093 },
    locationName: 'Sydney',
    residents: [
      resident('1', 'Grace', 'self', 'female', '1990-12-02', '05:45', 'Sydney'),
      resident('2', 'Tom', 'partner', 'male', '1987-06-20', '14:00', 'London'),
      resident('3', 'Mum', 'parent', 'female', '1961-09-14', '', 'Hong Kong'),
    ],
  },
  houseFacts: { facing: { degrees: degrees(312), north: 'magnetic' }, completedIn: 1998 },
  plan: { ...terrace, up: 144.7, facing: 324.7 },
};

const TAIPEI: TruthSources = {
  language: 'zh',
  now: millis(Date.parse('2026-11-22T13:00:00Z')),
  zone: 'Asia/Taipei',
  info: {
    ...LIN_YUE,
    name: '阿德',
    location: { lat: 25.033, lng: 121.5654 },
    locationName: '台北',
    residents: [
      resident('1', '阿德', 'self', 'male', '1984-11-25', '07:10', '台北'),
      resident('2', '老婆', 'partner', 'female', '1987-07-30', '13:30', '台北'),
      resident('3', '女儿', 'child', 'female', '2020-05-28', '22:05', '台北'),
    ],
  },
  houseFacts: { facing: { degrees: degrees(201), north: 'magnetic' }, completedIn: 2008 },
  plan: templatePlan('two-bedroom', 'zh'),
};
const EDINBURGH: TruthSources = {
  language: 'en',
  now: millis(Date.parse('2027-01-09T19:30:00Z')),
  zone: 'Europe/London',
  info: {
    ...LIN_YUE,
    name: 'Rosie',
    location: { lat: 55.9533, lng: -3.1883 },
    locationName: 'Edinburgh',
    residents: [
      resident('1', 'Rosie', 'self', 'female', '1995-10-01', '08:05', 'London'),
      resident('2', 'Dad', 'parent', 'male', '1952-07-05', '17:20', 'Hong Kong'),
      resident('3', 'Ben', 'child', 'male', '2017-08-01', '02:50', 'London'),
    ],
  },
  houseFacts: { facing: { degrees: degrees(48), north: 'magnetic' }, completedIn: 1988 },
  plan: templatePlan('two-bedroom', 'en'),
};

async function knowledgeOf(sources: TruthSources): Promise<AdvisorKnowledge> {
  const { plan, ...moment } = sources;
  return {
    ...(await gatherFacts({ ...moment, face: moment.language })),
    guide: guideSections(),
    almanac: await loadAlmanac(),
    tools: openToolbox(worldFor({ ...moment, plan }, 'everything')),
  };
}

/** The last answer of a talk, and every card computed for it. */
function answerTo(ask: QuestionCase['ask'], knowledge: AdvisorKnowledge) {
  const talk: WireMessage[] = [];
  let answer = { text: '' } as ReturnType<typeof advise>;
  for (const content of [ask].flat()) {
    talk.push({ role: 'user', content });
    answer = advise(talk, knowledge);
    talk.push({ role: 'assistant', content: answer.text });
  }
  return answer;
}

const says = (text: string, part: Expected) =>
  typeof part === 'string' ? text.includes(part) : part.test(text);

describe.each([
  { language: 'Chinese', sources: CHENGDU, cases: ASKED_IN_CHINESE },
  { language: 'English', sources: SYDNEY, cases: ASKED_IN_ENGLISH },
  {
    language: 'Chinese, leap months in the household',
    sources: TAIPEI,
    cases: [...STRANGERS_IN_CHINESE, ...CURIOUS_IN_CHINESE],
  },
  {
    language: 'English, leap months in the household',
    sources: EDINBURGH,
    cases: [...STRANGERS_IN_ENGLISH, ...CURIOUS_IN_ENGLISH],
  },
])('the guide, asked in $language by newcomers', ({ sources, cases }) => {
  const truth: ComputedTruth = computedTruth(sources);
  let knowledge: AdvisorKnowledge;
  beforeAll(async () => {
    knowledge = await knowledgeOf(sources);
  });

  it('is asked sixty questions', () => expect(cases.length).toBeGreaterThanOrEqual(60));

  it.each(cases.map(each => ({ ...each, title: [each.ask].flat().join(' → ') })))(
    '[R409] $title',
    ({ ask, says: must }) => {
      const { text } = answerTo(ask, knowledge);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      const missing = must(truth).filter(part => !says(text, part));
      expect(missing, text).toEqual([]);
    },
  );
});

describe.each([
  { language: 'zh' as const, sources: TAIPEI, cases: ROOMS_IN_CHINESE, size: '平方米（按墙中线）' },
  { language: 'en' as const, sources: EDINBURGH, cases: ROOMS_IN_ENGLISH, size: 'm² on wall centre lines' },
])('the guide, asked in $language how a room of one’s own is', ({ language, sources, cases, size }) => {
  let knowledge: AdvisorKnowledge;
  beforeAll(async () => {
    knowledge = await knowledgeOf(sources);
  });

  it.each(cases.map(([ask, room]) => ({ title: [ask].flat().join(' → '), ask, room })))(
    '[R905] $title',
    ({ ask, room }) => {
      const { text, about, computed } = answerTo(ask, knowledge);
      expect(about[0], text).toBe('plan');
      expect(computed.at(-1)!.asked[language]).toBe(room);
      // Its own size, and no other room's.
      expect(text.split(size), text).toHaveLength(2);
      expect(text).toMatch(
        new RegExp(`${room}${language === 'zh' ? '：' : ': '}[\\d.]+ ?${size.slice(0, 2)}`),
      );
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    },
  );

  it.each(NO_SUCH_ROOMS[language])('[R905] %s: there is none, and the rooms there are', ask => {
    const { text } = answerTo(ask, knowledge);
    expect(text).toMatch(
      language === 'zh' ? /户型图上没有「.+」，有：.*主卧.*次卧/ : /has no “.+”; it has .*Main bedroom/,
    );
  });

  it.each(NOT_OF_A_ROOM[language])('[R905] %s is not about a room of one’s own', ask => {
    expect(answerTo(ask, knowledge).about[0]).not.toBe('plan');
  });

  it('[R905] without a plan the answer is general', () => {
    const { tools: _, ...without } = knowledge;
    const ask = language === 'zh' ? '厨房怎么样' : 'How is the kitchen?';
    expect(answerTo(ask, without).about).toEqual(['kitchen']);
  });
});
