import { type Cues, LANGUAGES } from '../texts/language';
import type { Topic } from '../texts/topic';

/** Common words that contain a cue but mean something else: everybody is not a home. */
const OTHER_WORDS =
  /明星|大家|国家|专家|听说|听起来|困难|帮忙|吃惊|吃力|花钱|花时间|酒店|草率|云南|上海|山东|山西|证书|计划书|书记|木马|不想活动|想死[你我他她它]|to live (?=here|there|in|with|at|on|near)/gu;

const ASKS = {
  en: /^(what|why|how|when|where|who|whose|which|do|does|did|are|is|was|were|am|can|could|will|would|should|shall|have|has)\b|\b(any idea|tell me (what|why|how|when|where|who|which))\b/u,
  zh: /什么|怎么|怎样|如何|为何|谁|哪|几点|几个|多少|多久|多大|有没有|可不可以|等于|(\p{Script=Han})不\1|是[^，。！]{1,8}还是/u,
} as const;

/** After a feeling or a taste, death only means much of it. */
const VERY = /(?<=[累热冷笑吓饿气急烦困忙痛疼聊尬心慕爱厌受兴闷张恨羞美吃])死|(?<=怕)死(?=了)/gu;

/** The text without misleading words: a weekday is not a star. */
const meantBy = (text: string): string =>
  text.replace(VERY, '极').replaceAll('星期', '周').replace(OTHER_WORDS, ' ');

/** Whether it expects an answer, with or without the mark. */
export const isQuestion = (text: string): boolean =>
  /[?？]|[吗呢么]\s*[。.!！]?$/u.test(text) || ASKS.en.test(text.trim()) || ASKS.zh.test(text);

/** Whether it is about the listener rather than the speaker. */
export const isAboutYou = (text: string): boolean =>
  /\byou(r|rs|rself)?\b|[你您]/u.test(text) && !/\b(i|my|me|mine|we|our|should)\b|[我咱该]/u.test(text);

/** Length of the longest cue mentioned in the lower-case text, in either language; 0 for none. */
export function longestCue(text: string, { zh, en }: Cues): number {
  const heard = meantBy(text);
  const mentioned = [...zh.filter(cue => heard.includes(cue)), ...en.filter(cue => startsWord(heard, cue))];
  return Math.max(0, ...mentioned.map(cue => cue.length));
}

/** How much of the lower-case text is on the topic: the length of its match, 0 if none. */
export function weightOf({ cues, also, except, unless }: Topic, text: string): number {
  if (LANGUAGES.some(language => unless?.[language]?.test(text))) return 0;
  const heard = LANGUAGES.reduce((rest, language) => without(rest, except?.[language]), meantBy(text));
  const found = LANGUAGES.map(language => also?.[language]?.exec(heard)?.[0].length ?? 0);
  return Math.max(cues ? longestCue(heard, cues) : 0, ...found);
}

const without = (text: string, phrases: RegExp | undefined): string =>
  phrases ? text.replaceAll(phrases, ' ') : text;

/** Cues of up to this many letters must be the whole word. */
const SHORT_CUE = 3;
/** So must those that begin another word: tablet, Richard, deadline, diesel, start. */
const WHOLE_WORDS: ReadonlySet<string> = new Set(['table', 'rich', 'dead', 'dies', 'star']);

/**
 * True if an English word, or a run of words, begins with the cue: "plants" for "plant", but not "hear" for "ear". Short
 * cues and those of several words must end where a word ends, or its plural: "cats" for "cat", not "category", nor "in
 * pain" for a person "interested in painting".
 */
function startsWord(text: string, cue: string): boolean {
  const isWhole = cue.length <= SHORT_CUE || cue.includes(' ') || WHOLE_WORDS.has(cue);
  for (let at = text.indexOf(cue); at >= 0; at = text.indexOf(cue, at + 1)) {
    if (isLetter(text[at - 1])) continue;
    const after = text.slice(at + cue.length).replace(/^s/u, '');
    if (!isWhole || !isLetter(after[0])) return true;
  }
  return false;
}

const isLetter = (character: string | undefined): boolean => /^[\p{L}\p{N}]/u.test(character ?? '');
