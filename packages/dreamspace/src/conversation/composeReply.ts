import { type Random, randomPick } from '@app/kernel';
import type { Bubble } from '../people/bubble';
import { ABOUT_ME } from '../texts/aboutMe';
import { KEYWORDS, type KeywordText } from '../texts/keywords';
import { type Language, languageOfText } from '../texts/language';
import { RECORDS, type RecordText } from '../texts/records';
import { COMFORT, FALLBACKS, GREETINGS, LEADS, QUESTIONS, TOPICS, type Topic } from '../texts/replies';
import { factsOf, fillIn } from './facts';
import type { DreamMessage } from './message';

/** Nobody says one of their last so many lines again as long as there is another that fits. */
const REMEMBERED = 8;
/** Up to this many letters a message is a nod, not something to answer. */
const NOD = { zh: 3, en: 6 } as const;

export interface ReplyRequest {
  readonly said: string;
  readonly person: Bubble;
  /** The conversation so far, so that nobody says the same thing twice in a row. */
  readonly earlier: readonly DreamMessage[];
  /** Used when what was said is in neither language, such as a number or a picture. */
  readonly language: Language;
  readonly random: Random;
}

/**
 * R147: an answer to what was said, in the language it was said in. Comfort comes first, then the person's own
 * records and words, what is known of the person, and common topics; when nothing fits, the person hums, wonders, or
 * says something of their own.
 */
export function composeReply({ said, person, earlier, language, random }: ReplyRequest): string {
  const tongue = languageOfText(said, language);
  const whole = said.toLowerCase();
  const text = whole.replace(OTHER_WORDS, ' ');
  const isNod = !isQuestion(whole) && said.trim().length <= NOD[tongue];
  const candidates = [
    ...onTopics(COMFORT, text, tongue),
    aboutRecords(text, person, tongue),
    aboutKeywords(text, person, tongue),
    ...aboutMe(text, person, tongue),
    ...onTopics(TOPICS, text, tongue),
    ...onTopics(GREETINGS, text, tongue),
    isNod ? FALLBACKS.map(line => line[tongue]) : [],
    isQuestion(whole) ? QUESTIONS.map(line => line[tongue]) : [],
    ownWords(person, tongue),
    FALLBACKS.map(line => line[tongue]),
  ];
  const heard = earlier.filter(({ isOwn }) => !isOwn).map(message => message.text);
  const spoken = new Set(heard.slice(-REMEMBERED));
  for (const lines of candidates) {
    const fresh = lines.filter(line => !spoken.has(line));
    if (fresh.length > 0) return randomPick(random, fresh);
  }
  // Everything has been said of late: say again what fits, but not the very last line.
  const last = heard.at(-1);
  const fitting = candidates.flat().filter(line => line !== last);
  return randomPick(random, fitting);
}

/** Where do you live, how many are you, what do you like. */
function aboutMe(text: string, person: Bubble, language: Language): readonly (readonly string[])[] {
  const facts = factsOf(person, language);
  return onTopics(ABOUT_ME, text, language).map(lines =>
    lines.map(line => fillIn(line, facts)).filter(line => line !== undefined),
  );
}

function aboutRecords(text: string, person: Bubble, language: Language): readonly string[] {
  const known = person.records.map(({ text: id }): RecordText => RECORDS[id]);
  return known
    .filter(record =>
      mentionsAny(text, [record.title[language].toLowerCase(), ...record.cues[language]], language),
    )
    .map(record => record.says[language]);
}

function aboutKeywords(text: string, person: Bubble, language: Language): readonly string[] {
  const own = person.keywords.map((id): KeywordText => KEYWORDS[id]);
  return own
    .filter(word => mentionsAny(text, [word[language].toLowerCase(), word.cue[language]], language))
    .map(word => word.says[language]);
}

/** The lines of each topic that is mentioned, the one with the longest cue first. */
function onTopics(
  topics: readonly Topic[],
  text: string,
  language: Language,
): readonly (readonly string[])[] {
  const longestCue = ({ cues }: Topic) =>
    Math.max(0, ...cues[language].filter(cue => mentions(text, cue, language)).map(cue => cue.length));
  return topics
    .map(topic => ({ lines: topic.lines.map(line => line[language]), weight: longestCue(topic) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ lines }) => lines);
}

/** Something of the person's own to bring up when nothing else fits. */
const ownWords = (person: Bubble, language: Language): readonly string[] =>
  person.keywords.map((id, index) =>
    (LEADS[index % LEADS.length]?.[language] ?? '{says}').replace('{says}', KEYWORDS[id].says[language]),
  );

/** Common words that hold a cue and mean something else: a weekday is no star, everybody no home. */
const OTHER_WORDS = /星期|明星|大家|国家|专家|听说|听起来|困难|帮忙|吃惊|吃力|花钱|花时间|酒店|草率|云南/gu;

const ASKS = {
  en: /^(what|why|how|when|where|who|whose|which|do|does|did|are|is|was|were|can|could|will|would|should|have|has)\b/u,
  zh: /什么|怎么|怎样|为何|谁|哪|几点|几个|多少|多久|要不要|能不能|是不是|有没有/u,
} as const;

const isQuestion = (text: string): boolean =>
  /[?？]|[吗呢么]\s*[。.!！]?$/u.test(text) || ASKS.en.test(text.trim()) || ASKS.zh.test(text);

const mentionsAny = (text: string, cues: readonly string[], language: Language): boolean =>
  cues.some(cue => mentions(text, cue, language));

const mentions = (text: string, cue: string, language: Language): boolean =>
  language === 'zh' ? text.includes(cue) : startsWord(text, cue);

/**
 * True where an English word, or a run of them, begins with the cue: "plants" for "plant", but not "hear" for "ear".
 * Cues of up to three letters must be the whole word or its plural: "cats" for "cat", not "category".
 */
function startsWord(text: string, cue: string): boolean {
  for (let at = text.indexOf(cue); at >= 0; at = text.indexOf(cue, at + 1)) {
    if (isLetter(text[at - 1])) continue;
    const after = text.slice(at + cue.length).replace(/^s/u, '');
    if (cue.length > SHORT_CUE || !isLetter(after[0])) return true;
  }
  return false;
}

const SHORT_CUE = 3;
const isLetter = (character: string | undefined): boolean => /^[\p{L}\p{N}]/u.test(character ?? '');
