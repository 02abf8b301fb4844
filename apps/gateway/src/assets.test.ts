import { describe, expect, it } from 'vitest';
import { acceptedEncodings, cachingOf } from './assets';

describe('caching by name', () => {
  it.each([
    ['/assets/index-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['/assets/ink-serif-DkP_2-xZ.woff2', 'public, max-age=31536000, immutable'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/icon-192.png', 'public, max-age=3600'],
  ])('%s: %s', (path, caching) => {
    expect(cachingOf(path)).toBe(caching);
  });
});

describe('accepted encodings', () => {
  // RFC 9110, 12.5.3 and 12.4.2.
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0', ['identity']],
    ['GZIP ; q=1.0', ['gzip', 'identity']],
    ['', ['identity']],
    [undefined, ['identity']],
  ])('%s', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });
});
