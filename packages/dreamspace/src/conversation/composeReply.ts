import { NOTHING, type Random, randomPick } from '@app/kernel';
import type { Bubble } from '../people/bubble';
import { ABOUT_ME, ABOUT_PLACE } from '../texts/aboutMe';
import { COMFORT } from '../texts/comfort';
import { CRISIS } from '../texts/crisis';
import { HOME } from '../texts/home';
import { KEYWORDS, type KeywordText } from '../texts/keywords';
import { type Bilingual, type Cues, LANGUAGES, type Language, languageOfText } from '../texts/language';
import { PLACES } from '../texts/places';
import { RECORDS, type RecordText } from '../texts/records';
import { ASKED, ECHOES, FALLBACKS, GREETINGS, LEADS, OTHER_TONGUES, QUESTIONS } from '../texts/replies';
import type { Topic } from '../texts/topic';
import { TOPICS } from '../texts/topics';
import { TROUBLE } from '../texts/trouble';
import { factsOf, fillIn } from './facts';
import { isAboutYou, isQuestion, longestCue, weightOf } from './hearing';
import type { DreamMessage } from './message';

/** A person repeats none of their last lines, this many, while another line fits. */
const REMEMBERED = 8;
/** A message of up to this many letters is a nod and gets no substantial answer. */
const NOD = { zh: 3, en: 6 } as const;
/** A message of up to this many letters, all of them words, can be quoted. */
const ECHOED = 48;
/** Begins in a script that is neither Chinese nor Latin. */
const OTHER_SCRIPT = /^\P{L}*[^\P{L}\p{Script=Han}\p{Script=Latin}]{2}/u;
const WORDS = /^[\p{L}\p{N}\p{M} ,，、'’]+[.。!！]?$/u;

export interface ReplyRequest {
  readonly said: string;
  readonly person: Bubble;
  /** The conversation so far, so nobody says the same thing twice in a row. */
  readonly earlier: readonly DreamMessage[];
  /** Used for messages in neither language, such as a number or a picture. */
  readonly language: Language;
  readonly random: Random;
}

/**
 * R147: an answer in the language of the message; words of either language are understood. A message from somebody who
 * may not want to live is answered with where to find help, and nothing else. Otherwise comfort comes first, also for
 * bad news without details, then a question about the person's home, their records and words, facts about the person,
 * and common topics; if nothing fits, the person hums, wonders, quotes the message, or says something of their own.
 *
 * @example
 * const [person] = createDreamSpace(seededRandom(7), millis(1_780_000_000_000)).bubbles;
 * const said = { said: 'Where do you live?', person: person!, earlier: [], language: 'en' } as const;
 * composeReply({ ...said, random: seededRandom(7) }).length > 0; // true
 */
export function composeReply({ said, person, earlier, language, random }: ReplyRequest): string {
  if (typeof said !== 'string' || !LANGUAGES.includes(language)) return NOTHING;
  const tongue = languageOfText(said, language);
  const text = said.toLowerCase().replaceAll('’', "'");
  const heard = earlier.filter(({ isOwn }) => !isOwn).map(message => message.text);
  const crisis = onTopics(CRISIS, text, tongue);
  const candidates =
    crisis.length > 0
      ? crisis
      : [
          ...fitting(text, person, tongue),
          ...atALoss(said.trim(), text, tongue),
          ownWords(person, tongue),
          FALLBACKS.map(line => line[tongue]),
        ];
  const spoken = new Set(heard.slice(-REMEMBERED));
  for (const lines of candidates) {
    const fresh = lines.filter(line => !spoken.has(line));
    if (fresh.length > 0) return randomPick(random, fresh);
  }
  // Everything was said recently: repeat something that fits, but not the very last line.
  const last = heard.at(-1);
  return randomPick(
    random,
    candidates.flat().filter(line => line !== last),
  );
}

type Lines = readonly string[];

/** Answers to the subject itself, the best first. */
function fitting(text: string, person: Bubble, language: Language): readonly Lines[] {
  const own = [...aboutRecords(text, person, language), ...aboutKeywords(text, person, language)];
  const isAsking = isQuestion(text);
  const aboutMyself = isAsking && isAboutYou(text);
  return [
    // A question after my own health does not call for comfort.
    ...(aboutMyself ? [] : comforting(text, language)),
    ...(isAsking && !aboutMyself
      ? onTopics(HOME, text, language).map(lines => withOwn(lines, own, language))
      : []),
    ...(isAsking ? [] : onTopics(TROUBLE, text, language)),
    own,
    ...aboutMe(text, person, language),
    ...(aboutMyself
      ? [...onTopics(TOPICS, text, language), ...onTopics(HOME, text, language)]
      : onTopics(TOPICS, text, language)),
    ...onTopics(GREETINGS, text, language),
  ];
}

/** For messages without an answer. Numbers and pictures get a nod. */
function atALoss(message: string, text: string, language: Language): readonly Lines[] {
  const inLanguage = (lines: readonly Readonly<Record<Language, string>>[]) =>
    lines.map(line => line[language]);
  if (OTHER_SCRIPT.test(message)) return [inLanguage(OTHER_TONGUES)];
  if (isQuestion(text)) return [...onTopics(ASKED, text, language), inLanguage(QUESTIONS)];
  if (message.length <= NOD[language] || !/\p{L}/u.test(message)) return [inLanguage(FALLBACKS)];
  if (message.length > ECHOED || !WORDS.test(message)) return [];
  const heard = message.replace(/[.。!！]$/u, '');
  return [inLanguage(ECHOES).map(line => line.replace('{heard}', () => heard))];
}

/** General advice, followed by one's own experience. */
const withOwn = (lines: Lines, [first]: Lines, language: Language): Lines =>
  first === undefined
    ? lines
    : lines.map(line => (language === 'zh' ? `${line}${first}` : `${line} ${first}`));

/** Where do you live, how many are you, what do you like. */
function aboutMe(text: string, person: Bubble, language: Language): readonly Lines[] {
  const facts = factsOf(person, language);
  const known = onTopics(ABOUT_ME, text, language);
  const answers = namesPlace(text, person) ? [...known, ABOUT_PLACE.map(line => line[language])] : known;
  return answers.map(lines => lines.map(line => fillIn(line, facts)).filter(line => line !== undefined));
}

/** Whether the person's city or quarter is mentioned. */
function namesPlace(text: string, { location }: Bubble): boolean {
  const { zh, en } = PLACES[location];
  return longestCue(text, { zh: zh.split('·'), en: en.toLowerCase().split(', ') }) > 0;
}

function aboutRecords(text: string, person: Bubble, language: Language): Lines {
  const known = person.records.map(({ text: id }): RecordText => RECORDS[id]);
  return known
    .filter(({ title, cues }) => longestCue(text, cues) > 0 || longestCue(text, asCue(title)) > 0)
    .map(record => record.says[language]);
}

function aboutKeywords(text: string, person: Bubble, language: Language): Lines {
  const own = person.keywords.map((id): KeywordText => KEYWORDS[id]);
  return own
    .filter(word => longestCue(text, word.cues) > 0 || longestCue(text, asCue(word)) > 0)
    .map(word => word.says[language]);
}

const asCue = ({ zh, en }: Bilingual): Cues => ({ zh: [zh], en: [en.toLowerCase()] });

/** The graver of two troubles comes first, however many words the other has. */
const comforting = (text: string, language: Language): readonly Lines[] =>
  COMFORT.filter(topic => weightOf(topic, text) > 0).map(({ lines }) => lines.map(line => line[language]));

/** The lines of each mentioned topic, the one with the longest cue first. */
function onTopics(topics: readonly Topic[], text: string, language: Language): readonly Lines[] {
  return topics
    .map(topic => ({ lines: topic.lines.map(line => line[language]), weight: weightOf(topic, text) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ lines }) => lines);
}

/** Something of the person's own when nothing else fits. */
const ownWords = (person: Bubble, language: Language): readonly string[] =>
  person.keywords.map((id, index) =>
    (LEADS[index % LEADS.length]?.[language] ?? '{says}').replace('{says}', KEYWORDS[id].says[language]),
  );
