import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// A bundler passes over an entry that only passes things on, and over a sheet imported there: the built app had a photo's
// sheet and the year without their styles. The component that needs a sheet imports it.
it('no entry of a room imports a style sheet', () => {
  const entries = ['ui', 'scenes'].flatMap(room =>
    readdirSync(join('packages', room, 'src'), { recursive: true })
      .map(String)
      .filter(path => /(^|\/)index\.ts$/.test(path.replaceAll('\\', '/')))
      .map(path => join('packages', room, 'src', path)),
  );
  expect(entries.length).toBeGreaterThan(3);
  expect(entries.filter(path => /^import '.*\.css'/m.test(readFileSync(path, 'utf8')))).toEqual([]);
});
