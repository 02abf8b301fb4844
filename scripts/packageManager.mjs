// Installs pnpm on a machine that has only npm: a fixed version, with the hashes of our lockfile, without scripts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Packages installed by npm without a matching hash in pnpm-lock.yaml: those with a different hash, and those missing
 * from the lockfile, which are builds for other systems.
 */
export function compareHashes(npmLock, pnpmLock) {
  const differing = [];
  const unknown = [];
  for (const [path, { version, integrity }] of Object.entries(npmLock.packages)) {
    const name = path.replace(/^(.*\/)?node_modules\//, '');
    if (name === '') continue;
    const entry = [`  ${name}@${version}:`, `  '${name}@${version}':`]
      .map(key => pnpmLock.indexOf(`\n${key}\n    resolution: {integrity: `))
      .find(at => at >= 0);
    if (entry === undefined) unknown.push(`${name}@${version}`);
    else if (!pnpmLock.slice(entry).split('\n', 3)[2].includes(`{integrity: ${integrity}}`))
      differing.push(`${name}@${version}`);
  }
  return { differing, unknown };
}

/** Calls `use` with the path of a pnpm whose hashes were checked; `npm` runs npm with these arguments. */
export function withPackageManager(version, npm, use) {
  const folder = mkdtempSync(join(tmpdir(), 'package-manager-'));
  try {
    npm([
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--loglevel=error',
      `pnpm@${version}`,
    ]);
    const installed = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'));
    const { differing, unknown } = compareHashes(installed, readFileSync('pnpm-lock.yaml', 'utf8'));
    if (differing.length > 0 || unknown.includes(`pnpm@${version}`)) {
      throw new Error(`not the package manager of our lockfile: ${[...differing, ...unknown].join(', ')}`);
    }
    // Its hash covers the version it names for this system, but not the hash of that build.
    if (unknown.length > 0) console.warn(`no hash is known for ${unknown.join(', ')}`);
    return use(join(folder, 'node_modules', '.bin', 'pnpm'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
