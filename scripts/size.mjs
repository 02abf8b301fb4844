// Budgets for downloads, in KB gzip (brotli where noted); the numbers are deterministic, so CI may fail on them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = 'apps/web/dist';
// 155 until a guest's first page stopped loading account code (R640).
const HOME_BUDGET_KB = 140;
/** The first picture of the star map, without the rest of its page and the drawing library. */
const STAR_MAP_BUDGET_KB = 120;
/**
 * The house view with its page, without the parts common to all pages; the worker with three.js is 140 of it (R682; its
 * unused shaders are left out, decision 0077),
 * lanterns and couplets 0.5 (R952), and painted walls, the summer bough, lying snow and the arc over the roof 1.9 (R962
 * to R965), the yard before a closed home 0.5 (R975), and its light on the ground, the side it is seen from, and the
 * numbers of the reading on the house 0.6 (R999, R975, R992), names and paths that end where something lies over them 0.2
 * (R1120, R1121).
 */
const HOUSE_BUDGET_KB = 289.2;
// Words that survive minifying: a chunk's name does not reveal the modules bundled into it.
const BANNED_AT_HOME = {
  'the almanac (tyme4ts)': /海中金|SolarTerm/,
  three: /THREE\.WebGLRenderer/,
  pixi: /PixiJS/,
};

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const entry = Object.keys(manifest).find(key => manifest[key].isEntry);
// Everything a guest's first visit runs, including lazy parts loaded right after the first paint.
const ON_ARRIVAL = [
  /features\/home\/HomeScreen/,
  /scenes\/src\/ink\/HomeHero/,
  /scenes\/src\/ink\/StarChart/,
  /src\/app\/startUpdates/,
  /i18n\/src\/en\/(common\/|index\/)index/,
];
const homeChunks = collect([entry, ...ON_ARRIVAL.flatMap(named)]);

// R565: runs before them, and only the page refers to it.
const [, firstPaint] =
  /src="\/(assets\/firstPaint-[\w-]+\.js)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? [];
if (!firstPaint) fail('the page does not name firstPaint.js');
report('JavaScript for /', [firstPaint, ...filesOf(homeChunks)], HOME_BUDGET_KB);
for (const key of homeChunks) {
  const source = readFileSync(join(DIST, manifest[key].file), 'utf8');
  for (const [what, word] of Object.entries(BANNED_AT_HOME)) {
    if (word.test(source)) fail(`${what} must not load on /, and is in ${manifest[key].file}`);
  }
}

const onPage = collect([entry, ...named(/routes\/VisualizationPage/)]);
const [view] = named(/parts\/StarView/);
const [drawing] = named(/starmap\/engine\/starMap/);
const [catalogueChunk] = named(/adapters\/skyCatalogue/);
const mapChunks = [...collect([view]), drawing, catalogueChunk].filter(key => !onPage.has(key));
const { css } = manifest[view];
// The names of single stars are fetched after the first picture.
const catalogue = manifest[catalogueChunk].assets.filter(file => file.endsWith('.bin'));
if (catalogue.length === 0) fail('the star map has no catalogue');
report('First picture of the star map', [...filesOf(mapChunks), ...css, ...catalogue], STAR_MAP_BUDGET_KB);

// For signed-in people every page includes account code.
const atStart = collect([entry, ...named(/src\/app\/completing/)]);
const house = collect([
  ...named(/routes\/VisualizationPage/),
  ...named(/scenes\/src\/house\/stage\/openStage/),
]);
// A worker's files are not in the manifest.
const engine = readdirSync(join(DIST, 'assets')).filter(file => /^stage(\.worker)?-[\w-]+\.js$/.test(file));
if (engine.length !== 2) fail(`the engine of the house is ${engine.length} files`);
const houseFiles = filesOf([...house].filter(key => !atStart.has(key)));
report('The house view', [...houseFiles, ...engine.map(file => `assets/${file}`)], HOUSE_BUDGET_KB);

function report(what, files, budget) {
  const weights = files.map(file => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / 1024);
  const total = weights.reduce((sum, kb) => sum + kb, 0);
  const rows = files.map((file, i) => `  ${weights[i].toFixed(1).padStart(6)} ${file}`);
  console.log(`${what}: ${total.toFixed(1)} KB gzip of ${budget}\n${rows.join('\n')}`);
  if (total > budget) fail(`${what} is over its budget`);
}

function filesOf(keys) {
  return [...keys].map(key => manifest[key].file);
}

/** The build files that match; a renamed file must not make a page appear lighter. */
function named(pattern) {
  const found = Object.keys(manifest).filter(key => pattern.test(key));
  if (found.length === 0) fail(`nothing in the build is ${pattern}`);
  return found;
}

/** Static imports only: lazy imports do not block the first paint. */
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
