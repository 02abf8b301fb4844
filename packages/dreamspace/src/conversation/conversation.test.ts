import { type Millis, millis, seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bubble } from '../people/bubble';
import { generateBubbles } from '../people/generate';
import { KEYWORDS } from '../texts/keywords';
import { languageOfText } from '../texts/language';
import { NAMES } from '../texts/names';
import { PLACES } from '../texts/places';
import { RECORDS } from '../texts/records';
import { COMFORT, FALLBACKS, GREETINGS, QUESTIONS } from '../texts/replies';
import { composeReply } from './composeReply';
import {
  type Conversation,
  EMPTY_CONVERSATION,
  MAX_MESSAGE,
  receiveReplies,
  say,
  untilReply,
} from './conversation';

const NOW = millis(1_780_000_000_000);
const at = (ms: number): Millis => millis(NOW + ms);
const PERSON: Bubble = {
  ...generateBubbles(seededRandom(1), NOW)[0]!,
  name: 'su-wan',
  location: 'suzhou',
  residents: 3,
  birthDate: { year: 1988, month: 11, day: 3 },
  keywords: ['cat', 'tea', 'nightTrain', 'stars'],
  records: [{ id: 'r', text: 'pomegranate', timestamp: NOW }],
};
const said = (conversation: Conversation, text: string, now: Millis): Conversation => {
  const next = say(conversation, text, now);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
};
const reply = (text: string, language: 'zh' | 'en' = 'zh', seed = 1) =>
  composeReply({ said: text, person: PERSON, earlier: [], language, random: seededRandom(seed) });

describe('saying and hearing', () => {
  it.each([
    { ms: 999, heard: 1 },
    { ms: 1000, heard: 2 },
    { ms: 1001, heard: 2 },
  ])('[R147] $ms ms after a message there are $heard messages', ({ ms, heard }) => {
    const talk = said(EMPTY_CONVERSATION, '  你好  ', NOW);
    expect(talk.messages[0]).toEqual({ id: 'm1', text: '你好', isOwn: true, timestamp: NOW });
    const later = receiveReplies(talk, at(ms), PERSON, 'zh', seededRandom(1));
    expect(later.messages).toHaveLength(heard);
    expect(untilReply(later, at(ms))).toBe(heard === 1 ? 1 : undefined);
  });
  it('[R147] each message gets its own reply, a second after it, with an id of its own', () => {
    let talk = said(EMPTY_CONVERSATION, 'Hello', NOW);
    talk = said(talk, 'Do you have a cat?', at(400));
    talk = receiveReplies(talk, at(1000), PERSON, 'en', seededRandom(1));
    expect(talk.pending).toHaveLength(1);
    talk = receiveReplies(talk, at(60_000), PERSON, 'en', seededRandom(1));
    expect(talk.messages.map(({ isOwn, timestamp }) => [isOwn, timestamp - NOW])).toEqual([
      [true, 0],
      [true, 400],
      [false, 1000],
      [false, 1400],
    ]);
    expect(new Set(talk.messages.map(({ id }) => id)).size).toBe(4);
    expect(untilReply(talk, NOW)).toBeUndefined();
  });
  it('[R147] nothing but white space is not a message, and one that is too long is refused whole', () => {
    expect(say(EMPTY_CONVERSATION, ' \n ', NOW)).toEqual({
      ok: false,
      error: { code: 'dreamspace/message-empty' },
    });
    expect(say(EMPTY_CONVERSATION, 'x'.repeat(MAX_MESSAGE), NOW).ok).toBe(true);
    expect(say(EMPTY_CONVERSATION, 'x'.repeat(MAX_MESSAGE + 1), NOW)).toEqual({
      ok: false,
      error: { code: 'dreamspace/message-too-long', limit: MAX_MESSAGE, actual: MAX_MESSAGE + 1 },
    });
  });
});

describe('replies', () => {
  it('[R147] answer in the language they were spoken to in', () => {
    expect(languageOfText(reply('你好', 'en'), 'en')).toBe('zh');
    expect(languageOfText(reply('Hello', 'zh'), 'zh')).toBe('en');
    expect(languageOfText(reply('123', 'en'), 'zh')).toBe('en');
  });
  it('[R147] answer from the profile when asked about it', () => {
    expect(reply('你住在哪里？')).toContain(PLACES.suzhou.zh);
    expect(reply('Where do you live?')).toContain(PLACES.suzhou.en);
    expect(reply('家里几口人')).toContain('3');
    expect(reply('When is your birthday?')).toContain('November 3');
  });
  it('[R147] answer from the records and keywords of the person', () => {
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
  ])('[R147] "$text" is answered with $holds, whatever the chance', ({ text, holds }) => {
    for (let seed = 0; seed < 20; seed++) expect(reply(text, 'zh', seed)).toContain(holds);
  });
  it('[R147] grief is heard before the cat that the person has as a word of their own', () => {
    const comfort = COMFORT.flatMap(({ lines }) => lines);
    for (let seed = 0; seed < 20; seed++) {
      expect(comfort.map(({ en }) => en)).toContain(reply('My cat died last week.', 'zh', seed));
      expect(comfort.map(({ zh }) => zh)).toContain(reply('我的猫上周走了', 'zh', seed));
    }
  });
  it('[R147] a greeting is answered, unless something is asked along with it', () => {
    const greetings = GREETINGS.flatMap(({ lines }) => lines).map(({ en }) => en);
    expect(greetings).toContain(reply('Hello!', 'en'));
    for (let seed = 0; seed < 20; seed++) {
      expect(greetings).not.toContain(reply('Hello! Is it snowing where you are?', 'en', seed));
    }
  });
  it('[R147] a nod is not taken for a question, nor a question for a nod', () => {
    const hums = FALLBACKS.map(({ en }) => en);
    const wonders = QUESTIONS.map(({ en }) => en);
    for (let seed = 0; seed < 20; seed++) {
      expect(hums).toContain(reply('ok', 'en', seed));
      expect(wonders).toContain(reply('why', 'en', seed));
    }
  });
  it('[R147] a fact that is missing leaves no hole: somebody without a name or records still answers', () => {
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
  it('[R147] a word inside another word is not that word', () => {
    expect(reply('category theory')).not.toBe(KEYWORDS.cat.says.en);
  });
  it.each(['今天星期几？', '大家都好吗？', '听说了吗？', '这有困难吗？', '能帮忙吗？'])(
    '[R147] "%s" holds a cue inside another word, and is answered as the question it is',
    text => {
      const wonders = QUESTIONS.map(({ zh }) => zh);
      for (let seed = 0; seed < 20; seed++) expect(wonders).toContain(reply(text, 'zh', seed));
    },
  );
  it('[R147] whatever is said, there is an answer, without holes, and never the last one again', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.string({ minLength: 1 }), { maxLength: 30 }), (seed, lines) => {
        const random = seededRandom(seed);
        let talk = EMPTY_CONVERSATION;
        for (const [i, line] of lines.entries()) {
          const next = say(talk, line, at(i * 2000));
          if (next.ok) talk = receiveReplies(next.value, at(i * 2000 + 1000), PERSON, 'en', random);
        }
        const heard = talk.messages.filter(({ isOwn }) => !isOwn).map(({ text }) => text);
        for (const [i, text] of heard.entries()) {
          expect(text).not.toMatch(/[{}]|undefined/);
          expect(text).not.toBe(heard[i - 1]);
        }
        expect(heard.length * 2).toBe(talk.messages.length);
      }),
    );
  });
});
