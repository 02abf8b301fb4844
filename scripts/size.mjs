// Budgets, in KB gzip (brotli where named), of what a person downloads; counts decide, so CI may fail on them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = 'apps/web/dist';
const HOME_BUDGET_KB = 160;
// Words that survive minifying: a chunk's name tells nothing of what was bundled into it.
const BANNED_AT_HOME = {
  'the almanac (tyme4ts)': /海中金|SolarTerm/,
  three: /THREE\.WebGLRenderer/,
  pixi: /PixiJS/,
};

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const entry = Object.keys(manifest).find(key => manifest[key].isEntry);
// All that a guest's first visit runs, what loads lazily right after the first paint included.
const ON_ARRIVAL = [
  /features\/home\/HomeScreen/,
  /parts\/storage\/StorageNotices/,
  /scenes\/ink\/HomeHero/,
  /scenes\/ink\/StarChart/,
  /i18n\/src\/en\/(common\/|index\/)index/,
];
const arriving = ON_ARRIVAL.flatMap(pattern => {
  const found = Object.keys(manifest).filter(key => pattern.test(key));
  // A file that was renamed must not make the page lighter.
  if (found.length === 0) fail(`nothing in the build is ${pattern}`);
  return found;
});
const homeChunks = collect([entry, ...arriving]);

let total = 0;
const rows = [];
for (const key of homeChunks) {
  const { file } = manifest[key];
  const source = readFileSync(join(DIST, file));
  const kb = gzipSync(source, { level: 9 }).length / 1024;
  total += kb;
  rows.push(`  ${kb.toFixed(1).padStart(6)} ${file}`);
  for (const [what, word] of Object.entries(BANNED_AT_HOME)) {
    if (word.test(source)) fail(`${what} must not load on /, and is in ${file}`);
  }
}
console.log(`JavaScript for /: ${total.toFixed(1)} KB gzip of ${HOME_BUDGET_KB}\n${rows.join('\n')}`);
if (total > HOME_BUDGET_KB) fail('JavaScript for / is over its budget');

/** Static imports only: what a lazy import brings does not block the first paint. */
function collect(keys, seen = new Set()) {
  for (const key of keys) {
    if (!key || seen.has(key)) continue;
    seen.add(key);
    collect(manifest[key].imports ?? [], seen);
  }
  return seen;
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
