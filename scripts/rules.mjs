// Reads docs/RULES.md and the titles of all tests: lists rules without a test and tests that name an unknown rule. With
// --strict, rules of existing rooms must have a test, and a test must be in the room given by the table. Tests may name
// rulings (A1 …), but rulings need no tests of their own.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RULING = /^- (A\d+) /;
const TITLE = /\[((?:R|A)\d+(?:[,\s]+(?:R|A)\d+)*)\]/g;
const IS_TEST = /\.(test|spec|cases|stories)\.(ts|tsx|mjs)$/;

const rules = new Map();
const rulings = new Set();
for (const line of readFileSync('docs/RULES.md', 'utf8').split('\n')) {
  const ruling = RULING.exec(line)?.[1];
  if (ruling && rulings.has(ruling)) fail(`docs/RULES.md numbers ${ruling} twice`);
  if (ruling) rulings.add(ruling);
  const [before, id, ...cells] = line.split('|').map(cell => cell.trim());
  if (before !== '' || cells.length < 3 || !/^R\d+$/.test(id)) continue;
  const [owners] = cells.splice(-2);
  if (rules.has(id)) fail(`docs/RULES.md numbers ${id} twice`);
  rules.set(id, { text: cells.join('|'), owners: owners.split(',').map(owner => owner.trim()) });
}

const tested = new Map();
const unknown = [];
for (const file of ['packages', 'apps', 'scripts'].filter(existsSync).flatMap(walk)) {
  for (const [, ids] of readFileSync(file, 'utf8').matchAll(TITLE)) {
    for (const id of ids.split(/[,\s]+/)) {
      if (!rules.has(id) && !rulings.has(id)) unknown.push(`${id} in ${file}`);
      tested.set(id, [...(tested.get(id) ?? []), file]);
    }
  }
}

const folder = owner => (/^(apps\/|scripts$)/.test(owner) ? `${owner}/` : `packages/${owner}/`);
const built = owner => existsSync(folder(owner));
const missing = [];
const misplaced = [];
for (const [id, { text, owners }] of rules) {
  const files = tested.get(id) ?? [];
  if (files.length === 0) missing.push(`${id} (${owners.join(', ')}) ${text}`);
  else if (!owners.some(owner => files.some(file => file.startsWith(folder(owner))))) {
    misplaced.push(`${id} is tested in ${[...new Set(files)].join(', ')}, not in ${owners.join(' or ')}`);
  }
}

const due = missing.filter(line => built(/\(([^,)]+)/.exec(line)?.[1] ?? ''));
console.log(`${rules.size} rules, ${rules.size - missing.length} tested, ${missing.length} without a test`);
console.log(`${rulings.size} rulings, ${[...rulings].filter(id => tested.has(id)).length} named by tests`);
if (missing.length > 0) console.log(`without a test:\n  ${missing.join('\n  ')}`);
if (misplaced.length > 0) console.log(`tested elsewhere:\n  ${misplaced.join('\n  ')}`);
if (unknown.length > 0) fail(`tests name rules that docs/RULES.md does not have:\n  ${unknown.join('\n  ')}`);
if (process.argv.includes('--strict') && (due.length > 0 || misplaced.length > 0)) {
  fail(
    `${due.length} rules of rooms that exist have no test, ${misplaced.length} are tested in the wrong room`,
  );
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (['node_modules', 'dist', '.turbo'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : IS_TEST.test(entry.name) ? [path] : [];
  });
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
