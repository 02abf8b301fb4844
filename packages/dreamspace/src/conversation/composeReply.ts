import { type Random, randomPick } from '@app/kernel';
import type { Bubble } from '../people/bubble';
import { KEYWORDS, type KeywordText } from '../texts/keywords';
import { type Language, languageOfText } from '../texts/language';
import { PLACES } from '../texts/places';
import { RECORDS, type RecordText } from '../texts/records';
import { ABOUT_ME, FALLBACKS, QUESTIONS, TOPICS } from '../texts/replies';
import type { DreamMessage } from './message';

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
 * R147: an answer to what was said, in the language it was said in. What is known of the person comes first, then
 * the person's own records and words, then common topics; when nothing fits, the person says something of their own.
 */
export function composeReply({ said, person, earlier, language, random }: ReplyRequest): string {
  const tongue = languageOfText(said, language);
  const text = said.toLowerCase();
  const candidates = [
    aboutMe(text, person, tongue),
    aboutRecords(text, person, tongue),
    aboutKeywords(text, person, tongue),
    aboutTopics(text, tongue),
    isQuestion(text) ? QUESTIONS.map(line => line[tongue]) : [],
    ownWords(person, tongue),
    FALLBACKS.map(line => line[tongue]),
  ];
  const spoken = new Set(earlier.filter(({ isOwn }) => !isOwn).map(message => message.text));
  for (const lines of candidates) {
    const fresh = lines.filter(line => !spoken.has(line));
    if (fresh.length > 0) return randomPick(random, fresh);
  }
  // Everything has been said once: say again what fits, but not the very last line.
  const last = earlier.findLast(({ isOwn }) => !isOwn)?.text;
  const fitting = candidates.flat().filter(line => line !== last);
  return randomPick(random, fitting);
}

/** Where do you live, how many are you, when were you born. */
function aboutMe(text: string, person: Bubble, language: Language): readonly string[] {
  return ABOUT_ME.filter(({ cues }) => mentionsAny(text, cues[language], language)).flatMap(({ lines }) =>
    lines.map(line =>
      line[language]
        .replace('{place}', PLACES[person.location][language])
        .replace('{residents}', String(person.residents))
        .replace('{month}', monthName(person.birthDate.month, language))
        .replace('{day}', String(person.birthDate.day)),
    ),
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

const aboutTopics = (text: string, language: Language): readonly string[] =>
  TOPICS.filter(({ cues }) => mentionsAny(text, cues[language], language)).flatMap(({ lines }) =>
    lines.map(line => line[language]),
  );

/** Something of the person's own to bring up when nothing else fits. */
const ownWords = (person: Bubble, language: Language): readonly string[] =>
  person.keywords.map(id => KEYWORDS[id].says[language]);

const isQuestion = (text: string): boolean => /[?？]|[吗呢么]\s*[。.!！]?$/u.test(text);

function mentionsAny(text: string, cues: readonly string[], language: Language): boolean {
  return cues.some(cue => (language === 'zh' ? text.includes(cue) : startsWord(text, cue)));
}

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

const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(' ');

const monthName = (month: number, language: Language): string =>
  language === 'zh' ? String(month) : (ENGLISH_MONTHS[month - 1] ?? '');
