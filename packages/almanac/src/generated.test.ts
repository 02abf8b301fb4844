import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('src/generated is what the vocabulary, the data files and tyme4ts give', () => {
  const script = fileURLToPath(new URL('../scripts/generate.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
});
