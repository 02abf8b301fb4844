import { describe, expect, it } from 'vitest';
import { isNestedDeeply, parseJson } from './json';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('[R208] JSON from outside', () => {
  it.each([
    { depth: 63, deep: false },
    { depth: 64, deep: false },
    { depth: 65, deep: true },
    { depth: 200_000, deep: true },
  ])('$depth levels deep is too deep: $deep', ({ depth, deep }) => {
    expect(isNestedDeeply(nested(depth))).toBe(deep);
    expect(parseJson(nested(depth)) === undefined).toBe(deep);
  });

  it('ignores brackets in strings, and lists side by side', () => {
    const text = JSON.stringify({
      words: `"\\${'['.repeat(100)}`,
      rows: Array.from({ length: 100 }, () => [{}]),
    });
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it('is undefined if invalid', () => {
    expect(parseJson('{')).toBeUndefined();
    expect(parseJson(undefined as unknown as string)).toBeUndefined();
  });
});
