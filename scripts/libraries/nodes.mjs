// The Node.js releases that the libraries are tested on: the current one, and the next line of long-term support.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const VERSION = '22.23.3';
/** Hashes of the packages with the binary, by platform. */
const BUILDS = {
  'linux-x64':
    'sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==',
};
const platform = `${process.platform}-${process.arch}`;
const cache = resolve('node_modules/.cache', `node-${VERSION}`);
const binary = join(cache, 'package/bin/node');

/** Paths of the available releases, the current one first. NODE_22 overrides the other one. */
export function nodesHere() {
  const other = process.env.NODE_22 ?? binary;
  return existsSync(other) ? [process.execPath, other] : [process.execPath];
}

/** Installs the other release if it is missing and this platform has a build of it; otherwise explains why not. */
export function ensureNodes() {
  const wanted = BUILDS[platform];
  if (nodesHere().length > 1 || process.versions.node.startsWith('22.')) return;
  if (!wanted)
    return console.log(`no build of Node ${VERSION} for ${platform}: set NODE_22 to test on it too`);
  mkdirSync(cache, { recursive: true });
  const name = `node-${platform}@${VERSION}`;
  const packed = spawnSync('npm', ['pack', name, '--json'], { cwd: cache, encoding: 'utf8' });
  if (packed.status !== 0) return console.log(`${name} could not be fetched: tested on this Node alone`);
  const [{ filename, integrity }] = JSON.parse(packed.stdout);
  if (integrity !== wanted) {
    rmSync(cache, { recursive: true, force: true });
    throw new Error(`${name} has the hash ${integrity}, not ${wanted}`);
  }
  spawnSync('tar', ['-xzf', filename, 'package/bin/node'], { cwd: cache });
  rmSync(join(cache, filename));
}
