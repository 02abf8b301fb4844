import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundle } from '../bench/bundle.mjs';

const KB = 1024;
const brotli = (code: string): number => brotliCompressSync(bundle(code)).length;

describe('what a reader downloads, minified and brotli', () => {
  it('the core record with its Chinese names is at most 35 KB', () => {
    const core = "export { getAlmanacDay, toAlmanacRecord, zh } from './src/index'";
    expect(brotli(core)).toBeLessThanOrEqual(35 * KB);
    const full = "export { getAlmanacDay, getAlmanacDetail, toAlmanacRecord, zh } from './src/index'";
    expect(brotli(full)).toBeLessThanOrEqual(35 * KB);
  });

  it('English and the explanations load apart, and tyme4ts is never in it', () => {
    const text = bundle("export * from './src/index'");
    expect(text).not.toMatch(/tyme4ts|Move into a new home|Families clean graves/);
    expect(brotli("export * from './src/en'")).toBeLessThanOrEqual(8 * KB);
  });
});
