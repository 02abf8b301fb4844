// The checks before browsers start: types, lint, styles, dependencies, dead code, rules, lines of the app, safe
// expressions; without --quick also the unit tests, in a far zone.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

const quick = process.argv.includes('--quick');
const node = process.execPath;
const TSC = 'node_modules/typescript-7/bin/tsc';
// Several run in parallel: with one thread each and rare garbage collection they take half the processor time.
const ONE_OF_MANY = '--singleThreaded';
const SELDOM = { GOGC: '400' };
const CACHE = resolve('node_modules/.cache/types');

const projects = [
  '.',
  ...['apps', 'packages']
    .filter(existsSync)
    .flatMap(root => readdirSync(root).map(name => `${root}/${name}`)),
];
// The longest first, so that none of them runs alone at the end.
const steps = [
  ...types(),
  ['expressions', [node, 'scripts/expressions.mjs']],
  ['dead code', [node, 'node_modules/knip/bin/knip.js', '--no-config-hints']],
  ['arrows', [node, 'scripts/check-arrows.mjs']],
  ['lint', [node, 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['styles', [node, 'node_modules/stylelint/bin/stylelint.mjs', '**/*.css']],
  ['rules', [node, 'scripts/rules.mjs', '--strict']],
  ['lines of the app', [node, 'scripts/lines.mjs']],
  ...(quick
    ? []
    : [
        [
          'unit tests',
          [node, 'node_modules/vitest/vitest.mjs', 'run', '--project=unit:*'],
          { TZ: 'Pacific/Kiritimati' },
        ],
      ]),
];

const started = performance.now();
const failed = [];
const queue = [...steps];
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
console.log(`${failed.length === 0 ? 'all good' : `failed: ${failed.join(', ')}`} in ${seconds(started)}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/**
 * The types of all rooms. Rooms read each other's sources, and each program would parse and check those again: rooms
 * whose configurations have the same options share a program.
 */
function types() {
  const programs = new Map();
  for (const path of projects) {
    // A room with an adapter in addition to its rules has a second configuration, such as tsconfig.indexeddb.json.
    for (const file of readdirSync(path)) {
      if (!/^tsconfig(\.\w{1,20})?\.json$/.test(file) || file === 'tsconfig.base.json') continue;
      const { compilerOptions, include, exclude = [] } = JSON.parse(readFileSync(`${path}/${file}`, 'utf8'));
      const options = JSON.stringify(compilerOptions);
      const program = programs.get(options) ?? { compilerOptions, rooms: [], include: [], exclude: [] };
      program.rooms.push(path);
      program.include.push(...include.map(each => resolve(path, each)));
      program.exclude.push(...exclude.map(each => resolve(path, each)));
      programs.set(options, program);
    }
  }
  mkdirSync(CACHE, { recursive: true });
  return [...programs.values()].map(({ rooms, ...program }, index) => {
    const config = `${CACHE}/${index}.json`;
    writeFileSync(config, JSON.stringify({ extends: resolve('tsconfig.base.json'), ...program }));
    return [`types of ${rooms.join(', ')}`, [node, TSC, '--noEmit', ONE_OF_MANY, '-p', config], SELDOM];
  });
}

async function worker() {
  for (let step = queue.shift(); step; step = queue.shift()) await run(step);
}

function run([name, [command, ...args], env = {}]) {
  const at = performance.now();
  return new Promise(done => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', chunk => (output += chunk));
    child.stderr.on('data', chunk => (output += chunk));
    child.on('close', code => {
      if (code !== 0) failed.push(name);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(at)})`);
      if (code !== 0) console.log(output.trimEnd());
      done();
    });
  });
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
