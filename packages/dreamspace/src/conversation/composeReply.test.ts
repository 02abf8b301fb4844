import { millis, seededRandom } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import type { Bubble } from '../people/bubble';
import { generateBubbles } from '../people/generate';
import { COMFORT } from '../texts/comfort';
import { KEYWORDS } from '../texts/keywords';
import { type Language, languageOfText } from '../texts/language';
import { NAMES } from '../texts/names';
import { PLACES } from '../texts/places';
import { RECORDS } from '../texts/records';
import { ASKED, FALLBACKS, GREETINGS, QUESTIONS } from '../texts/replies';
import type { Topic } from '../texts/topic';
import { composeReply } from './composeReply';
import {
  IN_CRISIS,
  NO_CRISIS,
  NOT_ABOUT,
  SAID_IN_CHINESE,
  SAID_IN_ENGLISH,
  SAID_IN_NEED,
  SAID_IN_PASSING,
  SAID_IN_TROUBLE,
  SAID_OF_TWO_TROUBLES,
  UNKNOWN_NEWS,
} from './composeReply.cases';
import type { DreamMessage } from './message';

const NOW = millis(1_780_000_000_000);
const PERSON: Bubble = {
  ...generateBubbles(seededRandom(1), NOW)[0]!,
  name: 'su-wan',
  location: 'suzhou',
  residents: 3,
  birthDate: { year: 1988, month: 11, day: 3 },
  keywords: ['cat', 'tea', 'nightTrain', 'stars'],
  records: [{ id: 'r', text: 'pomegranate', timestamp: NOW }],
};
const reply = (text: string, language: Language = 'zh', seed = 1, person = PERSON) =>
  composeReply({ said: text, person, earlier: [], language, random: seededRandom(seed) });
const linesOf = (topics: readonly Topic[], language: Language) =>
  topics.flatMap(({ lines }) => lines).map(line => line[language]);

describe('replies', () => {
  // Each once took exponential or quadratic time.
  it.each([
    `家${'刚'.repeat(60)}`,
    'the house '.repeat(200),
    '周一搬'.repeat(600),
    `want to ${'a '.repeat(900)}`,
  ])('[R180] appear at once, however repetitive the sentence', said => {
    expect(reply(said)).not.toBe('');
  });

  it('[R147] use the language of the message', () => {
    expect(languageOfText(reply('你好', 'en'), 'en')).toBe('zh');
    expect(languageOfText(reply('Hello', 'zh'), 'zh')).toBe('en');
    expect(languageOfText(reply('123', 'en'), 'zh')).toBe('en');
  });
  it('[R147] use the profile when asked about it', () => {
    expect(reply('你住在哪里？')).toContain(PLACES.suzhou.zh);
    expect(reply('Where do you live?')).toContain(PLACES.suzhou.en);
    expect(reply('家里几口人')).toContain('3');
    expect(reply('When is your birthday?')).toContain('November 3');
  });
  it("[R147] use the person's records and keywords", () => {
    expect(reply('那棵石榴树还好吗')).toBe(RECORDS.pomegranate.says.zh);
    expect(reply('How is the pomegranate?')).toBe(RECORDS.pomegranate.says.en);
    expect(reply('你的猫呢')).toBe(KEYWORDS.cat.says.zh);
    expect(reply('I like cats')).toBe(KEYWORDS.cat.says.en);
  });
  it.each([
    { text: '你叫什么名字？', holds: NAMES['su-wan'].zh },
    { text: 'What is your name?', holds: NAMES['su-wan'].en },
    { text: '你有什么爱好', holds: KEYWORDS.cat.zh },
    { text: 'What are your hobbies?', holds: KEYWORDS.cat.en },
    { text: '你最喜欢哪条记录？', holds: RECORDS.pomegranate.title.zh },
    { text: 'What is in your records?', holds: RECORDS.pomegranate.title.en },
    { text: 'Do you live alone?', holds: 'three' },
  ])('[R147] "$text" is answered with $holds, whatever the seed', ({ text, holds }) => {
    for (let seed = 0; seed < 20; seed++) expect(reply(text, 'zh', seed)).toContain(holds);
  });
  it('[R147] grief is answered before the cat among the person’s own words', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(linesOf(COMFORT, 'en')).toContain(reply('My cat died last week.', 'zh', seed));
      expect(linesOf(COMFORT, 'zh')).toContain(reply('我的猫上周走了', 'zh', seed));
    }
  });
  it('[R147] a greeting is answered, unless a question comes with it', () => {
    const greetings = linesOf(GREETINGS, 'en');
    expect(greetings).toContain(reply('Hello!', 'en'));
    for (let seed = 0; seed < 20; seed++) {
      expect(greetings).not.toContain(reply('Hello! Is it snowing where you are?', 'en', seed));
    }
  });
  it('[R147] a nod is not taken for a question, nor a question for a nod', () => {
    const hums = FALLBACKS.map(({ en }) => en);
    const wonders = linesOf(ASKED, 'en');
    for (let seed = 0; seed < 20; seed++) {
      expect(hums).toContain(reply('ok', 'en', seed));
      expect(wonders).toContain(reply('why', 'en', seed));
    }
  });
  it('[R147] missing facts leave no gaps: a person without a name or records still answers', () => {
    const stranger: Bubble = { ...PERSON, name: undefined, records: [] };
    for (const text of ['What is your name?', 'What is in your records?', 'Tell me about yourself']) {
      const answer = composeReply({
        said: text,
        person: stranger,
        earlier: [],
        language: 'en',
        random: seededRandom(2),
      });
      expect(answer).not.toMatch(/[{}]|undefined|""/);
    }
  });
  it('[R147] a word inside another word does not count', () => {
    expect(reply('category theory')).not.toBe(KEYWORDS.cat.says.en);
  });
  it.each(['明星会来吗？', '大家都好吗？', '听说了吗？', '这有困难吗？', '能帮忙吗？'])(
    '[R147] "%s" holds a cue inside another word, and is answered as a question',
    text => {
      const wonders = QUESTIONS.map(({ zh }) => zh);
      for (let seed = 0; seed < 20; seed++) expect(wonders).toContain(reply(text, 'zh', seed));
    },
  );
  it.each(IN_CRISIS)(
    '[R147] "%s" is answered with where to find help, however often it is repeated',
    said => {
      let earlier: readonly DreamMessage[] = [];
      for (let seed = 0; seed < 20; seed++) {
        const text = composeReply({
          said,
          person: PERSON,
          earlier,
          language: 'zh',
          random: seededRandom(seed),
        });
        expect(text).toMatch(
          /emergency number or (a )?crisis line|急救电话或心理援助热线|急救电话、心理援助热线/,
        );
        earlier = [...earlier, { id: String(seed), text, isOwn: false, timestamp: NOW }];
      }
    },
  );
  it.each(NO_CRISIS)('[R147] "%s" is neither a cry for help nor grief', said => {
    for (let seed = 0; seed < 20; seed++) {
      expect(reply(said, 'zh', seed)).not.toMatch(/crisis line|热线|sorry|不必说什么|那个名字/);
    }
  });
  it.each(NOT_ABOUT)('[R147] $said is not answered with $about', ({ message, about }) => {
    for (let seed = 0; seed < 20; seed++) expect(reply(message, 'zh', seed)).not.toMatch(about);
  });
  it.each(UNKNOWN_NEWS)('[R147] "%s" may be bad news, and gets no cheerful reply', said => {
    for (let seed = 0; seed < 20; seed++) {
      expect(reply(said, 'zh', seed)).toContain(said);
      expect(reply(said, 'zh', seed)).not.toMatch(/bright|亮/);
    }
  });
  it.each(SAID_OF_TWO_TROUBLES)(
    '[R147] the graver of two troubles in "$said" is answered',
    ({ message, about }) => {
      for (let seed = 0; seed < 20; seed++) expect(reply(message, 'zh', seed)).toMatch(about);
    },
  );
  it.each([...SAID_IN_ENGLISH, ...SAID_IN_CHINESE, ...SAID_IN_NEED, ...SAID_IN_TROUBLE, ...SAID_IN_PASSING])(
    '[R147] $said is answered to the point, whatever the seed',
    ({ message, about }) => {
      for (let seed = 0; seed < 20; seed++) expect(reply(message, 'zh', seed)).toMatch(about);
    },
  );
  it("[R147] a question about one’s own home is answered with advice, then with the person's experience", () => {
    const person: Bubble = { ...PERSON, records: [{ id: 'r', text: 'quietBedroom', timestamp: NOW }] };
    for (let seed = 0; seed < 20; seed++) {
      const answer = reply('Which way should my bed face?', 'en', seed, person);
      expect(answer).toMatch(/solid wall|year of birth/);
      expect(answer).toContain(RECORDS.quietBedroom.says.en);
    }
    expect(reply('Is there a mirror in your bedroom?', 'en', 1, person)).toBe(RECORDS.quietBedroom.says.en);
  });
  it('[R147] comforts a person who feels bad, and not one who asks how the other feels', () => {
    const comfort = linesOf(COMFORT, 'en');
    for (let seed = 0; seed < 20; seed++) {
      expect(comfort).not.toContain(reply('Do you ever get lonely?', 'en', seed));
      expect(comfort).toContain(reply('I feel so lonely', 'en', seed));
    }
  });
  it('[R147] a question without a prepared answer is quoted word for word', () => {
    expect(reply('I painted the fence blue today.')).toContain('"I painted the fence blue today"');
    expect(reply('我今天把篱笆刷成了蓝色')).toContain('「我今天把篱笆刷成了蓝色」');
    expect(reply('<b>$&</b> {name} and so on')).not.toContain('<b>');
  });
});
