import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { getYear } from './calendar';
import { en } from './en';
import { almanacEvents } from './events';
import { TABLES_CHANGED } from './ics';
import { zh } from './names';
import { HOLIDAY_REGIONS, holidaysOf, inRegion } from './regions';
import { must } from './testing/days';
import { FIRST_YEAR, LAST_YEAR } from './validate';

it('src/generated is what the vocabulary, the data files and tyme4ts give', () => {
  const script = fileURLToPath(new URL('../scripts/generate.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
});

it('English words have typographic apostrophes', () => {
  expect(JSON.stringify(en).match(/[a-z]'[a-z ]/g)).toBeNull();
});

it('[R270] the stamp of calendar events changes when their sources change', () => {
  const hash = createHash('sha256');
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    // Yi and ji, in the description of every day, repeat with the sixty days: one year covers all.
    const choice = { solarTerms: true, festivals: true, holidays: true, everyDay: year === 2026 };
    for (const event of almanacEvents(must(getYear(year)), choice, [zh, en]))
      hash.update(JSON.stringify(event));
  }
  // What differs in other regions, over all years of their tables.
  for (const region of HOLIDAY_REGIONS.filter(each => each !== 'mainland'))
    for (let year = 2013; year <= 2029; year++) {
      const choice = { festivals: true, holidays: holidaysOf(region) };
      for (const event of almanacEvents(must(getYear(year, inRegion(region))), choice, [zh, en]))
        hash.update(JSON.stringify(event));
    }
  // Another hash: set TABLES_CHANGED to the day of the change, then write the new hash here.
  expect([TABLES_CHANGED, hash.digest('hex').slice(0, 16)]).toEqual([
    Date.UTC(2026, 10, 30),
    'ed0f570f5898cdf3',
  ]);
});
