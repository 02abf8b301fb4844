import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { TABLES_CHANGED } from './ics';

it('src/generated is what the vocabulary, the data files and tyme4ts give', () => {
  const script = fileURLToPath(new URL('../scripts/generate.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
});

it('[R270] the stamp of calendar events is moved when the tables they are made of change', () => {
  const hash = createHash('sha256');
  for (const name of ['holidays', 'calendar']) {
    hash.update(readFileSync(new URL(`./generated/${name}.ts`, import.meta.url)));
  }
  // Another hash: set TABLES_CHANGED to the day of the change, then write the new hash here.
  expect([TABLES_CHANGED, hash.digest('hex').slice(0, 16)]).toEqual([
    Date.UTC(2026, 10, 22),
    '8f55c7a9c63bbadd',
  ]);
});
