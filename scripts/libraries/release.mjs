// Publishes the libraries with a new version. Only here is the repository's address known, so it is added to their
// descriptions while this runs: `node scripts/libraries/release.mjs`.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIBRARIES, sourceOf } from './libraries.mjs';

/** A description with the repository's address, in the form package registries expect. */
export function placed(description, address) {
  const url = address.replace(/^git@([^:]+):/, 'https://$1/').replace(/\/$/, '');
  if (!/^https:\/\/[^/]+\/.+/.test(url)) throw new Error(`"${address}" is no public address of a repository`);
  const ended = url.endsWith('.git') ? url : `${url}.git`;
  return { ...description, repository: { ...description.repository, url: `git+${ended}` } };
}

function publish() {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  const remote = () => spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' }).stdout.trim();
  const address = server && name ? `${server}/${name}` : remote();
  const files = LIBRARIES.map(library => join(sourceOf(library), 'package.json'));
  const before = files.map(file => readFileSync(file, 'utf8'));
  try {
    for (const [i, file] of files.entries()) {
      writeFileSync(file, `${JSON.stringify(placed(JSON.parse(before[i]), address), null, 2)}\n`);
    }
    const { status } = spawnSync(join('node_modules', '.bin', 'changeset'), ['publish'], {
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
  } finally {
    for (const [i, file] of files.entries()) writeFileSync(file, before[i]);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) publish();
