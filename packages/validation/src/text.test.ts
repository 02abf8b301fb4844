import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_CHARACTER } from '../../../scripts/testing/anyCharacter';
import { checkText, cleanText, countCharacters, isBlank, TEXT_LIMIT } from './text';

describe('free text', () => {
  // Code points from the Unicode character database, property Default_Ignorable_Code_Point or White_Space.
  it.each([
    { what: 'nothing', text: '' },
    { what: 'spaces and a tab', text: ' \t ' },
    { what: 'ideographic space', text: '\u3000' },
    { what: 'zero-width space', text: '\u200B' },
    { what: 'zero-width joiner and non-joiner', text: '\u200D\u200C' },
    { what: 'word joiner and byte order mark', text: '\u2060\uFEFF' },
    { what: 'right-to-left override', text: '\u202E' },
    { what: 'Hangul filler', text: '\u3164' },
    { what: 'empty braille cell', text: '\u2800' },
  ])('counts $what as blank', ({ text }) => {
    expect(isBlank(text)).toBe(true);
    expect(cleanText(text)).toBe('');
  });

  it.each([
    { what: 'space around', text: ' \u3000林月\n', clean: '林月' },
    { what: 'zero-width space around', text: '\u200B林月\u200B ', clean: '林月' },
    { what: 'a space inside', text: 'Lin  Yue', clean: 'Lin  Yue' },
    { what: 'the joiners of a family emoji', text: '👩\u200D👩\u200D👧', clean: '👩\u200D👩\u200D👧' },
    { what: 'the emoji form of a heart', text: '❤\uFE0F', clean: '❤\uFE0F' },
    { what: 'markup', text: '<img onerror=alert(1)>', clean: '<img onerror=alert(1)>' },
    { what: 'an override before letters', text: '\u202Eabc', clean: '\u202Eabc' },
  ])('trims edges and keeps what is inside: $what', ({ text, clean }) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('[R180] a million inner spaces are read once', () => {
    const text = `a${' '.repeat(1_000_000)}b`;
    expect(cleanText(` ${text} `)).toBe(text);
  });

  it('cleaning twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER }), text => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });

  it('counts an emoji and a rare Han character as one', () => {
    expect(countCharacters('林月')).toBe(2);
    expect(countCharacters('𠮷😀')).toBe(2);
  });

  it('keeps 2,000 characters and says by how much a text is too long', () => {
    expect(checkText('月'.repeat(TEXT_LIMIT - 1)).ok).toBe(true);
    expect(checkText('月'.repeat(TEXT_LIMIT)).ok).toBe(true);
    expect(checkText('月'.repeat(TEXT_LIMIT + 1))).toEqual({
      ok: false,
      error: { code: 'profile/text-too-long', limit: 2000, length: 2001 },
    });
  });
});
