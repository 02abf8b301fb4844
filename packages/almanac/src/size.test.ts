import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundler } from '../../../scripts/testing/bundle.mjs';

const KB = 1024;
// tyme4ts is loaded separately.
const bundle = bundler(buildSync, new URL('..', import.meta.url).pathname, ['tyme4ts']);
const brotli = (code: string): number => brotliCompressSync(bundle(code)).length;

describe('download size, minified and brotli', () => {
  it.each([
    { what: 'a day', names: 'getAlmanacDay', most: 20 },
    { what: 'a day with its Chinese names', names: 'getAlmanacDay, toAlmanacRecord, zh', most: 26 },
    { what: 'every layer with its Chinese names', names: 'getAlmanacDetail, toAlmanacRecord, zh', most: 35 },
  ])('$what is at most $most KB brotli', ({ names, most }) => {
    expect(brotli(`export { ${names} } from './src/index'`)).toBeLessThanOrEqual(most * KB);
  });

  it.each([
    { name: 'solarToLunar', most: 3 },
    { name: 'lunarToSolar', most: 3 },
    { name: 'isWorkday', most: 3 },
    { name: 'parseQuery', most: 4 },
    { name: 'getBirthPillars', most: 10 },
  ])('$name alone is at most $most KB gzip', ({ name, most }) => {
    const code = bundle(`export { ${name} } from './src/index'`);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(most * KB);
  });

  it('English and the explanations load separately, and tyme4ts is never included', () => {
    const text = bundle("export * from './src/index'");
    expect(text).not.toMatch(/tyme4ts|Move into a new home|Families clean graves/);
    expect(brotli("export * from './src/en'")).toBeLessThanOrEqual(9 * KB);
  });
});
