import { toSimplified } from '@app/hant';

/** Hurried spellings, and their meanings. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/嗰/g, '那'],
  // A handwriting input error.
  [/(?<=[今明后昨前])夭/g, '天'],
  [/\b(?:tmrw|tmr|tmrrw|2moro|2morrow|tomoz)\b/g, 'tomorrow'],
  [/\b(?:2day|tdy)\b/g, 'today'],
  [/\b(?:2nite|tonite)\b/g, 'tonight'],
  [/\b(?:wut|wat|wot)\b/g, 'what'],
  [/\b(?:whens|wen)\b/g, 'when'],
  [/\bwhats\b/g, 'what is'],
  [/\bhw\b/g, 'how'],
  [/\bgd\b/g, 'good'],
  [/\bgood 4\b/g, 'good for'],
  [/\b(?:bday|b-day|birfday)\b/g, 'birthday'],
  [/\bcny\b/g, 'chinese new year'],
  [/\bpls\b|\bplz\b/g, 'please'],
];

/** R417. A lower-case text in plain words: simplified characters, and whole words for chat abbreviations. */
export const plainWords = (text: string): string =>
  SHORT_FORMS.reduce((rest, [short, whole]) => rest.replace(short, whole), toSimplified(text));
