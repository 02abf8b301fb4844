import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../packages');
const TWO_WORDS = /\b(north|south)[- ](east|west)/i;

it('[R1095] the sources of all packages spell a direction between two in one word', () => {
  const texts = readdirSync(PACKAGES).flatMap(name =>
    ['src', 'examples']
      .map(folder => join(PACKAGES, name, folder))
      .filter(folder => existsSync(folder))
      .flatMap(folder => readdirSync(folder, { recursive: true }).map(file => join(folder, String(file))))
      .filter(path => /(?<!\.test)\.(tsx?|json)$/.test(path) && !path.includes('node_modules')),
  );
  // Those with English names and sentences of their own.
  for (const name of ['kernel', 'plan', 'home', 'fengshui', 'chat', 'dreamspace'])
    expect(texts.some(path => path.startsWith(join(PACKAGES, name)))).toBe(true);
  expect(texts.filter(path => TWO_WORDS.test(readFileSync(path, 'utf8')))).toEqual([]);
});
