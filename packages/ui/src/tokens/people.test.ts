import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Hue in degrees and chroma 0 to 1, of the HSL model (CSS Color 4, 7). */
function hueOf(hex: string): { readonly hue: number; readonly chroma: number } {
  const [r, g, b] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = most - least;
  const turn = most === r ? (g - b) / chroma : most === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
  return { hue: (60 * turn + 360) % 360, chroma };
}

it('[R129] available people are green, mine purple, those of others grey, on paper and in ink', () => {
  const css = readFileSync(join(import.meta.dirname, 'colour.css'), 'utf8');
  const colours = [...css.matchAll(/--(\w{1,9}): (#[0-9a-f]{6})/g)];
  const coloursOf = (name: string) =>
    colours.filter(([, each]) => each === name).map(([, , hex]) => hueOf(hex ?? ''));
  const [available, mine, others] = [coloursOf('avail'), coloursOf('mine'), coloursOf('others')];
  expect([available.length, mine.length, others.length]).toEqual([2, 2, 2]);
  for (const { hue } of available) expect(Math.abs(hue - 145)).toBeLessThan(25);
  for (const { hue } of mine) expect(Math.abs(hue - 262)).toBeLessThan(20);
  for (const { chroma } of others) expect(chroma).toBeLessThan(0.12);
});
