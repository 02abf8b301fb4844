// Checks the arrow table: package.json dependencies against scripts/arrows.mjs, imports and cycles with
// dependency-cruiser.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { APPS, ARROWS, OWNED_LIBRARIES } from './arrows.mjs';

const faults = [];
const read = path => JSON.parse(readFileSync(path, 'utf8'));

for (const room of readdirSync('packages')) {
  const path = `packages/${room}/package.json`;
  if (!existsSync(path)) continue;
  const allowed = ARROWS[room];
  if (!allowed) {
    faults.push(`${room}: not in the arrow table (scripts/arrows.mjs)`);
    continue;
  }
  const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = read(path);
  for (const name of [...Object.keys(dependencies), ...Object.keys(peerDependencies)]) {
    const other = name.startsWith('@app/') ? name.slice(5) : undefined;
    if (other ? !allowed.rooms.includes(other) : !allowed.libraries.includes(name)) {
      faults.push(`${room} -> ${name}: no such arrow`);
    }
  }
  // A library that bundles the kernel lists it under devDependencies.
  const has = { ...dependencies, ...peerDependencies, ...devDependencies };
  for (const name of [...allowed.rooms.map(other => `@app/${other}`), ...allowed.libraries]) {
    if (!(name in has)) faults.push(`${room} -> ${name}: the table allows an arrow that nobody uses`);
  }
}
for (const [app, allowed] of Object.entries(APPS)) {
  const path = `apps/${app}/package.json`;
  if (!existsSync(path)) continue;
  for (const name of Object.keys(read(path).dependencies ?? {})) {
    if (name.startsWith('@app/') && Array.isArray(allowed) && !allowed.includes(name.slice(5))) {
      faults.push(`${app} -> ${name}: no such arrow`);
    }
    if (OWNED_LIBRARIES[name]) faults.push(`${app} -> ${name}: only ${OWNED_LIBRARIES[name]} may import it`);
  }
}

const roots = ['packages', 'apps'].filter(existsSync);
const cruise = spawnSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
    ...roots,
  ],
  { encoding: 'utf8' },
);
process.stdout.write(cruise.stdout);
process.stderr.write(cruise.stderr);
for (const fault of faults) console.error(`arrow: ${fault}`);
process.exitCode = faults.length > 0 || cruise.status !== 0 ? 1 : 0;
