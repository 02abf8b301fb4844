import { expect, it } from 'vitest';
import { answeredIn } from './language';

it.each([
  ['七月十二日合适，Lin Yue 也合适。', 'zh'],
  ['The pillar of the day is 乙卯, under 建 of the twelve officers.', 'en'],
  ['2026-07-12', undefined],
  ['', undefined],
] as const)('[R1027] the language of an answer is that of most of its words: %s', (text, language) => {
  expect(answeredIn({ source: 'built-in', text })).toBe(language);
  expect(answeredIn({ source: 'model', text })).toBeUndefined();
});
