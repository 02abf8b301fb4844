// The product's two commands, on a machine with only git and Node: `npm start` and `npm test`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPackageManager } from './packageManager.mjs';

const PNPM = '12.21.0';
const FAR_ZONE = 'Pacific/Kiritimati';
const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
// turbo looks for pnpm on the path; a fresh machine has it only here.
const bin = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
const env = { ...process.env, ...QUIET, PATH: `${bin}${delimiter}${process.env.PATH}` };
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [what = 'start', ...rest] = process.argv.slice(2);
if (what === 'start') await start();
else if (what === 'test') await test();
else if (what === 'install') install();
else if (what === 'storybook') {
  install();
  run('catalogue', [
    process.execPath,
    'node_modules/storybook/dist/bin/dispatcher.js',
    'dev',
    '-p',
    '6006',
    ...rest,
  ]);
} else if (what === 'site') {
  install();
  run('site', [process.execPath, 'scripts/site.mjs', ...rest]);
} else if (what === 'build') {
  install();
  build();
  run('bill of materials', [process.execPath, 'scripts/sbom.mjs', 'sbom']);
} else if (what === 'e2e') await e2eOnly();
else stop(`unknown command: ${what}`);

async function start() {
  install();
  build();
  const child = spawn(process.execPath, ['apps/gateway/dist/main.js', ...rest], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', code => process.exit(code ?? 0));
}

async function test() {
  install();
  const { ensureChromium } = await import('./chromium.mjs');
  env.CHROMIUM_PATH = attempt(ensureChromium);
  const { ensureNodes } = await import('./libraries/nodes.mjs');
  attempt(ensureNodes);
  mkdirSync('test-results', { recursive: true });
  run('check', [process.execPath, 'scripts/check.mjs', '--quick']);
  // Far from the authors' zones: a test that depends on the machine's zone fails here.
  // Two runs on half the cores each: one loads and transforms what the other does not need, and never waits for it.
  await together(
    'unit tests',
    [
      vitest(['unit:core'], 'unit-core', '--maxWorkers=50%'),
      vitest(['unit:web', 'unit:heap'], 'unit-web', '--maxWorkers=50%'),
    ],
    { TZ: FAR_ZONE },
  );
  run('story tests', vitest(['storybook'], 'stories'));
  build();
  run('size', [process.execPath, 'scripts/size.mjs']);
  run('licences', [process.execPath, 'scripts/licences/check.mjs']);
  run('browser tests', playwright());
  run('image', [process.execPath, 'scripts/image.mjs']);
  summary();
}

async function e2eOnly() {
  install();
  const { ensureChromium } = await import('./chromium.mjs');
  env.CHROMIUM_PATH = attempt(ensureChromium);
  build();
  run('browser tests', playwright());
}

function vitest(projects, name, ...more) {
  return [
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map(project => `--project=${project}`),
    ...more,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${name}.json`,
  ];
}

function playwright() {
  return [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', ...rest];
}

function install() {
  const local = 'node_modules/pnpm/package.json';
  const has = existsSync(local) && JSON.parse(readFileSync(local, 'utf8')).version === PNPM;
  const args = ['install', '--frozen-lockfile', '--prefer-offline'];
  if (has) run('install', [tool('pnpm'), ...args, '--reporter=silent'], {}, true);
  else {
    // If another package manager started this, the variable names that one; only npm's path understands these
    // arguments.
    const path = process.env.npm_execpath;
    const npm = path?.endsWith('npm-cli.js') ? [process.execPath, path] : ['npm'];
    attempt(() =>
      withPackageManager(
        PNPM,
        npmArgs => run('package manager', [...npm, ...npmArgs]),
        pnpm => run('install', [pnpm, ...args]),
      ),
    );
  }
}

function build() {
  const apps = ['--filter=@app/web', '--filter=@app/gateway'];
  run('build', [tool('turbo'), 'run', 'build', ...apps, '--output-logs=errors-only', '--log-order=grouped']);
}

/** A tool of the workspace, in the form this system's shell understands. */
function tool(name) {
  return join('node_modules', '.bin', name);
}

function run(name, [command, ...args], extra = {}, quiet = false) {
  const at = performance.now();
  const shell = process.platform === 'win32' && !command.endsWith('.exe');
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...env, ...extra }, shell });
  const took = ((performance.now() - at) / 1000).toFixed(1);
  if (status !== 0) stop(`${name} failed after ${took} s`, status ?? 1);
  if (!quiet) console.log(`[${name}: ${took} s]`);
}

/** Commands side by side; all end before the first failure stops the whole. */
async function together(name, commands, extra) {
  const at = performance.now();
  const started = commands.map(([command, ...args]) =>
    spawn(command, args, { stdio: 'inherit', env: { ...env, ...extra } }),
  );
  const codes = await Promise.all(started.map(child => once(child, 'close').then(([code]) => code ?? 1)));
  const took = ((performance.now() - at) / 1000).toFixed(1);
  const failed = codes.find(code => code !== 0);
  if (failed) stop(`${name} failed after ${took} s`, failed);
  console.log(`[${name}: ${took} s]`);
}

/** One closing line that counts every suite. */
function summary() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  let again = 0;
  for (const name of ['unit-core', 'unit-web', 'stories']) {
    const report = JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));
    total.passed += report.numPassedTests;
    total.failed += report.numFailedTests;
    total.skipped += report.numPendingTests;
    // A retried test that passed keeps its first failure.
    const tests = report.testResults.flatMap(file => file.assertionResults);
    again += tests.filter(test => test.status === 'passed' && test.failureMessages.length > 0).length;
  }
  const { stats } = JSON.parse(readFileSync('test-results/e2e.json', 'utf8'));
  total.passed += stats.expected + stats.flaky;
  again += stats.flaky;
  if (again > 0) console.log(`at a second try only: ${again}`);
  total.failed += stats.unexpected;
  total.skipped += stats.skipped;
  console.log(`total: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
}

function attempt(action) {
  try {
    return action();
  } catch (error) {
    return stop(error.message);
  }
}

function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}
