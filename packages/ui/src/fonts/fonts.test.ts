import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { describe, expect, it } from 'vitest';
import { displayTexts, moreTexts, traditional } from '../../scripts/displayTexts.mjs';

const BUDGET_KB = 90;
const read = (name: string) => readFileSync(join(import.meta.dirname, name));
const simplified = read('ink-serif-han.woff2');
const hant = read('ink-serif-hant.woff2');
const latin = read('ink-serif-latin.woff2');
const covered = new Set([simplified, hant, latin].flatMap(charactersOf));

describe('the display face Ink Serif', () => {
  it('is at most 90 KB in both files together', () => {
    expect((simplified.length + latin.length) / 1024).toBeLessThanOrEqual(BUDGET_KB);
  });

  it('[R520] has its own cut for Traditional titles, at most 100 KB', () => {
    expect(hant.length / 1024).toBeLessThanOrEqual(100);
    const drawn = new Set(charactersOf(hant));
    // The names of the app and of its parts, in Taiwanese forms.
    const names = '墨與星屋宅星圖工具我的賬戶切換語言佈局指南今日黃曆個人記錄宇宙信使吉物小鋪設置';
    expect([...names].filter(character => !drawn.has(character))).toEqual([]);
  });

  it.each(['glyphs.txt', 'display-text.txt'])('draws every character of %s', name => {
    const text = read(name).toString('utf8').replace(/^#.*$/gm, '');
    const wanted = new Set([...text].filter(character => character > ' '));
    expect([...wanted].filter(character => !covered.has(character))).toEqual([]);
  });

  it('[R524] draws every title of the catalogue completely, in both scripts', async () => {
    // If this fails: `pnpm --filter @app/ui fonts`; if over the budget, remove strings from display-text.txt.
    const han = (text: string) => [...new Set(text.match(/\p{Script=Han}/gu))];
    const lacks = (font: Buffer, text: string) => {
      const drawn = new Set(charactersOf(font));
      return han(text).filter(character => !drawn.has(character));
    };
    const titles = displayTexts();
    expect(lacks(simplified, titles)).toEqual([]);
    expect(lacks(hant, (await traditional())(titles))).toEqual([]);
  });

  it('[R616] draws labels and values of later screens completely, from a second cut of at most 72 KB a script', async () => {
    const inTraditional = (await traditional())(moreTexts());
    for (const [first, second, text] of [
      [simplified, read('ink-serif-han-more.woff2'), moreTexts()],
      [hant, read('ink-serif-hant-more.woff2'), inTraditional],
    ] as const) {
      expect(second.length / 1024).toBeLessThanOrEqual(72);
      const drawn = new Set([...charactersOf(first), ...charactersOf(second)]);
      expect([...new Set(text.match(/\p{Script=Han}/gu))].filter(character => !drawn.has(character))).toEqual(
        [],
      );
    }
  });

  it('[R616] requests the second cut only for its own characters', () => {
    const sheet = read('../tokens/fontsMore.css').toString('utf8');
    const ranges = [...sheet.matchAll(/unicode-range:\s([^;]+);/g)].map(match => parseRanges(match[1] ?? ''));
    const firsts = [simplified, hant].map(font => new Set(charactersOf(font)));
    for (const [index, name] of ['ink-serif-han-more.woff2', 'ink-serif-hant-more.woff2'].entries()) {
      const own = new Set(charactersOf(read(name)).filter(character => character > ' '));
      const codes = Array.from({ length: 0x9fff - 0x2e80 }, (_, offset) => 0x2e80 + offset);
      const asked = codes.filter(code => ranges[index]?.(code)).map(code => String.fromCodePoint(code));
      expect(asked).toEqual([...own].sort());
      expect(asked.filter(character => firsts[index]?.has(character))).toEqual([]);
    }
  });

  it('finds each character in its file', () => {
    const sheet = read('../tokens/fonts.css').toString('utf8');
    const ranges = [...sheet.matchAll(/unicode-range:\s+([^;]+);/g)].map(match =>
      parseRanges(match[1] ?? ''),
    );
    for (const [index, font] of [simplified, latin, hant].entries()) {
      const astray = charactersOf(font).filter(
        character => character > ' ' && !ranges[index]?.(character.codePointAt(0) ?? 0),
      );
      expect(astray).toEqual([]);
    }
  });

  it('[R945] draws the signs of measures itself, which prints would take from another face', () => {
    const sheet = read('../tokens/fonts.css').toString('utf8');
    const [, asked] = [...sheet.matchAll(/unicode-range:\s+([^;]+);/g)].map(match =>
      parseRanges(match[1] ?? ''),
    );
    const own = new Set(charactersOf(latin));
    const signs = [...'°′″×÷±−≈≤≥²³½¼'];
    expect(signs.filter(sign => !own.has(sign) || !asked?.(sign.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('has both licences', () => {
    expect(read('OFL-EBGaramond.txt').toString()).toContain('SIL Open Font License');
    expect(read('OFL-NotoSerifSC.txt').toString()).toContain('SIL Open Font License');
  });
});

function charactersOf(file: Buffer): string[] {
  const font = create(file);
  if (font.isCollection) throw new Error('one face a file');
  // 0xFFFF only terminates a character table.
  return font.characterSet.filter(code => code !== 0xffff).map(code => String.fromCodePoint(code));
}

function parseRanges(list: string): (code: number) => boolean {
  const ranges = list.split(',').map(range => {
    const [from, to] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from ?? '', 16), Number.parseInt(to ?? from ?? '', 16)] as const;
  });
  return code => ranges.some(([from, to]) => code >= from && code <= to);
}
