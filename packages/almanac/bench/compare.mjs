// Compares this package with tyme4ts used directly, lunar-typescript and lunisolar, in one run on one machine.
// Prints the best of several rounds (the least disturbed one) and how many times longer the others take.
// Fails when a random day or a year is less than 1,000 times faster than tyme4ts, or the first record is late.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { lunarTypescript, lunisolarCore, tyme } from './libraries.mjs';

const WANTED = 1000;
const FIRST_RECORD_MS = 5;

const folder = mkdtempSync(join(tmpdir(), 'almanac-bench-'));
const file = join(folder, 'almanac.mjs');
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
/** Microseconds an operation takes, in the best of `rounds` rounds. */
function best(rounds, operations, work) {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rounds; i++) {
    const started = performance.now();
    sink += work();
    least = Math.min(least, performance.now() - started);
  }
  return (least * 1000) / operations;
}
const each = (read, dates) => () => dates.reduce((sum, date) => sum + read(date).length, 0);
const ours = date => {
  const record = getAlmanacDay(date);
  return record.ok ? record.value.weekday : '';
};

const few = randomDates.slice(0, 60);
const rows = [
  {
    what: 'a random day, 1902 to 2099',
    ours: best(200, randomDates.length, each(ours, randomDates)),
    tyme4ts: best(30, few.length, each(tyme, few)),
    'lunar-typescript': best(20, few.length, each(lunarTypescript, few)),
    lunisolar: best(30, few.length, each(lunisolarCore, few)),
  },
  {
    what: 'a month of 42 cells',
    ours: best(3000, 1, () => getMonthGrid(2026, 6).value.length),
    tyme4ts: best(15, 1, each(tyme, GRID)),
    'lunar-typescript': best(15, 1, each(lunarTypescript, GRID)),
    lunisolar: best(15, 1, each(lunisolarCore, GRID)),
  },
  {
    what: 'a year',
    ours: best(1500, 1, () => getYear(2026).value.length),
    tyme4ts: best(8, 1, each(tyme, YEAR)),
    'lunar-typescript': best(8, 1, each(lunarTypescript, YEAR)),
    lunisolar: best(8, 1, each(lunisolarCore, YEAR)),
  },
];

/** Milliseconds of a fresh process: the import (reading the file included), and then the first record. */
function firstRecord() {
  const code = `const start = performance.now(); const m = await import(${JSON.stringify(pathToFileURL(file).href)});
    const loaded = performance.now(); m.getAlmanacDay({ year: 2026, month: 6, day: 21 });
    console.log(JSON.stringify([loaded - start, performance.now() - loaded]));`;
  const runs = Array.from({ length: 9 }, () => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    return JSON.parse(stdout);
  });
  return [0, 1].map(part => Math.min(...runs.map(run => run[part])));
}

const micro = value => (value >= 1000 ? `${(value / 1000).toFixed(2)} ms` : `${value.toFixed(2)} us`);
const faults = [];
for (const row of rows) {
  console.log(`${row.what}: ${micro(row.ours)}`);
  for (const library of ['tyme4ts', 'lunar-typescript', 'lunisolar']) {
    console.log(
      `  ${library.padEnd(17)} ${micro(row[library]).padStart(11)}  ${Math.round(row[library] / row.ours)} times`,
    );
  }
  const ratio = row.tyme4ts / row.ours;
  if (!row.what.includes('month') && ratio < WANTED)
    faults.push(`${row.what}: only ${Math.round(ratio)} times`);
}
const [loaded, first] = firstRecord();
console.log(`import: ${loaded.toFixed(1)} ms, then the first record: ${first.toFixed(1)} ms`);
if (first > FIRST_RECORD_MS) faults.push(`the first record takes ${first.toFixed(1)} ms`);
rmSync(folder, { recursive: true });
if (sink === 0) faults.push('nothing was measured');
for (const fault of faults) console.error(`bench: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
