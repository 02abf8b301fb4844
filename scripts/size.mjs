// Budgets, in KB gzip (brotli where named), of what a person downloads; counts decide, so CI may fail on them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = 'apps/web/dist';
const HOME_BUDGET_KB = 160;
/** What the house adds to the page it stands on: three.js is 120 of it. */
const HOUSE_BUDGET_KB = 170;
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
const homeChunks = collect([entry, ...ON_ARRIVAL.flatMap(keysLike)]);
for (const key of homeChunks) {
  const source = readFileSync(join(DIST, manifest[key].file));
  for (const [what, word] of Object.entries(BANNED_AT_HOME)) {
    if (word.test(source)) fail(`${what} must not load on /, and is in ${manifest[key].file}`);
  }
}
weigh('/', homeChunks, HOME_BUDGET_KB);

const pageOfHouse = collect([entry, ...keysLike(/routes\/VisualizationPage/)]);
const house = collect([
  ...keysLike(/visualization\/parts\/HouseView/),
  ...keysLike(/scenes\/house\/three\/stage/),
]);
weigh(
  'the house view',
  [...house].filter(key => !pageOfHouse.has(key)),
  HOUSE_BUDGET_KB,
);

/** Keys of the build for a file that must be there: one that was renamed must not make anything lighter. */
function keysLike(pattern) {
  const found = Object.keys(manifest).filter(key => pattern.test(key));
  if (found.length === 0) fail(`nothing in the build is ${pattern}`);
  return found;
}

function weigh(what, keys, budget) {
  const rows = [...keys].map(key => {
    const { file } = manifest[key];
    return { file, kb: gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / 1024 };
  });
  const total = rows.reduce((sum, { kb }) => sum + kb, 0);
  console.log(`JavaScript for ${what}: ${total.toFixed(1)} KB gzip of ${budget}`);
  for (const { kb, file } of rows) console.log(`  ${kb.toFixed(1).padStart(6)} ${file}`);
  if (total > budget) fail(`JavaScript for ${what} is over its budget`);
}

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
