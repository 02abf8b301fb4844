// Compares this package with tyme4ts used directly, lunar-typescript and lunisolar, in one run on one machine. Prints
// the best of many rounds (the least disturbed one) and how many times longer the others take.
// A day requested again is a cached record; the cost of a cold start is printed separately.
// Fails when a random day or a year is less than 2,000 times faster than tyme4ts, or the first record comes later
// than 5 ms after the start of the import.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { bundler } from '../../../scripts/testing/bundle.mjs';
import { lunarTypescript, lunisolarCore, tyme } from './libraries.mjs';

const WANTED = 2000;
const FIRST_RECORD_MS = 5;

const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'));
const file = join(folder, 'almanac.mjs');
const bundle = bundler(buildSync, new URL('..', import.meta.url).pathname, ['tyme4ts']);
writeFileSync(file, bundle("export { getAlmanacDay, getMonthGrid, getYear } from './src/index'"));
const { getAlmanacDay, getMonthGrid, getYear } = await import(pathToFileURL(file).href);

// Park and Miller's generator: the same dates in every run.
let state = 20_260_621;
const next = count => {
  state = (state * 48_271) % 2_147_483_647;
  return state % count;
};
const randomDates = Array.from({ length: 5000 }, () => ({
  year: 1902 + next(198),
  month: 1 + next(12),
  day: 1 + next(28),
}));
const daysOf = (year, month, count) => {
  const start = Date.UTC(year, month - 1, 1);
  return Array.from({ length: count }, (_, i) => {
    const date = new Date(start + i * 86_400_000);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  });
};
const YEAR = daysOf(2026, 1, 365);
const GRID = daysOf(2026, 6, 42);

let sink = 0;
const LIBRARIES = ['tyme4ts', 'lunar-typescript', 'lunisolar'];
const ROUNDS = 24;

/**
 * Microseconds of an operation, in the best round of each. The contenders alternate, so a busy moment of the machine
 * affects all of them; the quick one has several attempts per turn.
 */
function race(goes, ours, operations, others) {
  const work = { ours: [ours, operations, goes], ...others };
  const least = Object.fromEntries(Object.keys(work).map(name => [name, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, [run, , times = 1]] of Object.entries(work)) {
      for (let go = 0; go < times; go++) {
        const started = performance.now();
        sink += run();
        least[name] = Math.min(least[name], performance.now() - started);
      }
    }
  }
  return Object.fromEntries(
    Object.entries(work).map(([name, [, count]]) => [name, (least[name] * 1000) / count]),
  );
}
const each = (read, dates) => () => dates.reduce((sum, date) => sum + read(date).length, 0);
const ours = date => {
  const record = getAlmanacDay(date);
  return record.ok ? record.value.weekday : '';
};

/** Each library over the same dates, as `count` operations. */
const libraries = (dates, count) => ({
  tyme4ts: [each(tyme, dates), count],
  'lunar-typescript': [each(lunarTypescript, dates), count],
  lunisolar: [each(lunisolarCore, dates), count],
});
const few = randomDates.slice(0, 60);
const month = () => getMonthGrid(2026, 6).value.length;
const year = () => getYear(2026).value.length;
const rows = [
  {
    what: 'a random day, 1902 to 2099',
    ...race(20, each(ours, randomDates), randomDates.length, libraries(few, few.length)),
  },
  { what: 'a month of 42 cells', ...race(200, month, 1, libraries(GRID, 1)) },
  { what: 'a year', ...race(100, year, 1, libraries(YEAR, 1)) },
];

/**
 * Microseconds a day in a fresh process, without the import: `count` random days, some of them more than once; or
 * every day of the tables once, in a shuffled order, and the last 10,000 of those separately.
 */
function fromCold() {
  const code = `const m = await import(${JSON.stringify(pathToFileURL(file).href)});
    const count = Number(process.argv[1]);
    const DAYS = 73414;
    let state = 20260621;
    const next = () => (state = (state * 48271) % 2147483647) % DAYS;
    const dates = Array.from({ length: count || DAYS }, (_, i) => {
      const date = new Date(Date.UTC(1900, 0, 1 + (count ? next() : (i * 48271) % DAYS)));
      return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    });
    const LAST = 10000;
    let last = 0, sink = 0;
    const start = performance.now();
    for (let i = 0; i < dates.length; i++) {
      if (i === dates.length - LAST) last = performance.now();
      sink += m.getAlmanacDay(dates[i]).value.weekday.length;
    }
    const end = performance.now();
    console.log(JSON.stringify([((end - start) * 1000) / dates.length, ((end - last) * 1000) / LAST, sink]));`;
  const least = count => {
    const runs = Array.from({ length: 5 }, () =>
      JSON.parse(
        spawnSync(process.execPath, ['--input-type=module', '-e', code, String(count)], { encoding: 'utf8' })
          .stdout,
      ),
    );
    return [0, 1].map(part => Math.min(...runs.map(run => run[part])));
  };
  const [all, last] = least(0);
  const [few, many, most] = [10_000, 73_000, 1_000_000].map(count => least(count)[0]);
  return { few, many, most, all, last };
}

/**
 * Milliseconds of a fresh process: Node's first import at all (of an empty module), then our import, including
 * reading the file, and then the first record.
 */
function firstRecord() {
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, 'export {};');
  const code = `const begun = performance.now(); await import(${JSON.stringify(pathToFileURL(empty).href)});
    const start = performance.now(); const m = await import(${JSON.stringify(pathToFileURL(file).href)});
    const loaded = performance.now(); m.getAlmanacDay({ year: 2026, month: 6, day: 21 });
    console.log(JSON.stringify([start - begun, loaded - start, performance.now() - loaded]));`;
  const runs = Array.from({ length: 9 }, () => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    return JSON.parse(stdout);
  });
  return [0, 1, 2].map(part => Math.min(...runs.map(run => run[part])));
}

const micro = value => (value >= 1000 ? `${(value / 1000).toFixed(2)} ms` : `${value.toFixed(2)} us`);
const faults = [];
for (const row of rows) {
  console.log(`${row.what}: ${micro(row.ours)}`);
  for (const library of LIBRARIES) {
    console.log(
      `  ${library.padEnd(17)} ${micro(row[library]).padStart(11)}  ${Math.round(row[library] / row.ours)} times`,
    );
  }
  const ratio = row.tyme4ts / row.ours;
  if (!row.what.includes('month') && ratio < WANTED)
    faults.push(`${row.what}: only ${Math.round(ratio)} times`);
}
const cold = fromCold();
console.log('a random day of 1900 to 2100 in a process that did nothing before:');
console.log(
  `  of 10,000: ${micro(cold.few)}; of 73,000: ${micro(cold.many)}; of 1,000,000: ${micro(cold.most)}`,
);
console.log(`  each of the 73,414 once: ${micro(cold.all)}; the last 10,000 of them: ${micro(cold.last)}`);
const [node, loaded, first] = firstRecord();
console.log(
  `import: ${loaded.toFixed(1)} ms, then the first record: ${first.toFixed(1)} ms (an empty module before: ${node.toFixed(1)} ms)`,
);
if (loaded + first > FIRST_RECORD_MS) {
  faults.push(`the first record comes ${(loaded + first).toFixed(1)} ms after the start of the import`);
}
rmSync(folder, { recursive: true });
if (sink === 0) faults.push('nothing was measured');
for (const fault of faults) console.error(`bench: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
