import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundler } from '../../../scripts/testing/bundle.mjs';

const KB = 1024;
const bundle = bundler(buildSync, new URL('..', import.meta.url).pathname);
const gzip = (...entries: readonly string[]): number =>
  gzipSync(bundle(entries.map(entry => `export * from './src/${entry}';`).join('')), { level: 9 }).length;

describe('download size, minified and gzip', () => {
  const desk = ['index', 'templates'];

  it('[R362] a desk to draw on, with its templates, is at most 25 KB', () => {
    expect(gzip(...desk)).toBeLessThanOrEqual(25 * KB);
  });

  it('[R362] later parts add little: the reading with the schools at most 13 KB, light with the view from a pillow 7 KB, tracing 3 KB', () => {
    const whole = gzip(...desk);
    expect(gzip(...desk, 'reading') - whole).toBeLessThanOrEqual(13 * KB);
    expect(gzip(...desk, 'light') - whole).toBeLessThanOrEqual(7 * KB);
    expect(gzip(...desk, 'trace') - whole).toBeLessThanOrEqual(3 * KB);
  });
});
