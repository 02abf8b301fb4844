// Writes a bill of materials for each app (CycloneDX 1.6): every package bundled into it, with version, licence and
// hash. `node scripts/sbom.mjs <folder>`, test-results/sbom by default.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const APPS = ['gateway', 'web'];

/** Returns the path of each app's file. */
export function writeSboms(folder) {
  mkdirSync(folder, { recursive: true });
  return APPS.map(app => {
    const file = resolve(folder, `${app}.cdx.json`);
    const kind = [
      '--prod',
      '--sbom-format',
      'cyclonedx',
      '--sbom-spec-version',
      '1.6',
      '--sbom-type',
      'application',
    ];
    const { status } = spawnSync(
      join('node_modules', '.bin', 'pnpm'),
      ['--filter', `@app/${app}`, 'sbom', ...kind, '--out', file],
      { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
    );
    if (status !== 0) throw new Error(`no bill of materials for ${app}`);
    return file;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of writeSboms(process.argv[2] ?? join('test-results', 'sbom'))) console.log(file);
}
