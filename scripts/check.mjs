// Conditions to meet before browsers start: types, lint, styles, arrows, dead code, rules, lines of the app, safe
// expressions; without --quick also the unit tests, in a far zone.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const quick = process.argv.includes('--quick');
const node = process.execPath;
const TSC = 'node_modules/typescript-7/bin/tsc';
// Several run side by side: one thread each, and garbage collected seldom, takes half of the processor's time.
const ONE_OF_MANY = '--singleThreaded';
const SELDOM = { GOGC: '400' };
/** Rooms whose types take longest. */
const LONG = ['apps/web', 'packages/scenes'];

const projects = [
  '.',
  ...['packages', 'apps']
    .filter(existsSync)
    .flatMap(root => readdirSync(root).map(name => `${root}/${name}`)),
];
// The longest first, so that none of them runs alone at the end.
const steps = [
  ['expressions', [node, 'scripts/expressions.mjs']],
  ...LONG.flatMap(typesOf),
  ['dead code', [node, 'node_modules/knip/bin/knip.js', '--no-config-hints']],
  ['arrows', [node, 'scripts/check-arrows.mjs']],
  ['lint', [node, 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['styles', [node, 'node_modules/stylelint/bin/stylelint.mjs', '**/*.css']],
  ['rules', [node, 'scripts/rules.mjs', '--strict']],
  ['lines of the app', [node, 'scripts/lines.mjs']],
  ...projects.filter(path => !LONG.includes(path)).flatMap(typesOf),
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

/** A room with an adapter beside its rules has a second configuration, such as tsconfig.indexeddb.json. */
function typesOf(path) {
  return readdirSync(path)
    .filter(file => /^tsconfig(\.\w+)?\.json$/.test(file) && file !== 'tsconfig.base.json')
    .map(file => [
      `types ${path}/${file}`,
      [node, TSC, '--noEmit', ONE_OF_MANY, '-p', `${path}/${file}`],
      SELDOM,
    ]);
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
