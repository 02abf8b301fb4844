// Writes the two tables the package carries, from the development dependencies named below:
//   src/solarMonths.gen.ts   instants of the twelve month-opening terms, 1899 to 2101 (tyme4ts)
//   src/wmm2025.gen.ts       Gauss coefficients of the World Magnetic Model 2025 (geomagnetism; NOAA/NCEI and BGS, public domain)
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SolarTerm } from 'tyme4ts';

// One more year on either side, so the months of January 1900 and December 2100 have both their ends.
const FIRST_YEAR = 1899;
const LAST_YEAR = 2101;
/** tyme4ts counts terms of a year from the winter solstice before it: 小寒 is 1, 立春 is 3. */
const OPENING_TERMS = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23];
const UNIX_EPOCH_JD = 2440587.5;
const CHINA_OFFSET_SECONDS = 8 * 3600;
/** Keep these two equal to those in src/solarMonths.ts. */
const TROPICAL_YEAR_SECONDS = 31_556_925;
const SLACK_SECONDS = 20_000;

const secondsOf = (year, term) =>
  Math.round((SolarTerm.fromIndex(year, term).getJulianDay().getDay() - UNIX_EPOCH_JD) * 86_400) -
  CHINA_OFFSET_SECONDS;

const starts = OPENING_TERMS.map(term => secondsOf(FIRST_YEAR, term));
const rows = [];
for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
  rows.push(
    OPENING_TERMS.map((term, month) => {
      const mean = starts[month] + (year - FIRST_YEAR) * TROPICAL_YEAR_SECONDS;
      const rest = secondsOf(year, term) - mean + SLACK_SECONDS;
      if (rest < 0 || rest >= 36 ** 3) throw new Error(`${year} ${term}: residual ${rest} needs more digits`);
      return rest.toString(36).padStart(3, '0');
    }).join(''),
  );
}
write('src/solarMonths.gen.ts', [
  '// Made by scripts/makeTables.mjs; do not edit. solarMonths.ts says how to read it.',
  `export const FIRST_YEAR = ${FIRST_YEAR};`,
  '/** Seconds since 1970-01-01T00:00Z at which the twelve solar months of that year begin, 小寒 first. */',
  `export const STARTS_OF_FIRST_YEAR = [${starts.join(', ')}] as const;`,
  '/** A line a year: twelve base-36 numbers of three digits. */',
  `export const RESIDUALS: readonly string[] = [\n${rows.map(row => `  '${row}',`).join('\n')}\n];`,
]);

const folder = createRequire(import.meta.url)
  .resolve('geomagnetism/package.json')
  .replace('package.json', '');
const model = JSON.parse(readFileSync(`${folder}data/wmm-2025.json`, 'utf8'));
const lines = [];
for (let n = 1; n <= model.n_max; n++) {
  for (let m = 0; m <= n; m++) {
    const i = (n * (n + 1)) / 2 + m;
    const four = [
      model.main_field_coeff_g,
      model.main_field_coeff_h,
      model.secular_var_coeff_g,
      model.secular_var_coeff_h,
    ];
    lines.push(`  [${four.map(list => list[i] ?? 0).join(', ')}],`);
  }
}
write('src/wmm2025.gen.ts', [
  '// Made by scripts/makeTables.mjs; do not edit. World Magnetic Model 2025, NOAA/NCEI and BGS, public domain.',
  '/** [g, h, dg/dt, dh/dt] in nT and nT a year, degree 1 to 12, order 0 to degree. */',
  `export const COEFFICIENTS: readonly (readonly [number, number, number, number])[] = [\n${lines.join('\n')}\n];`,
]);

function write(path, lines) {
  writeFileSync(new URL(`../${path}`, import.meta.url), `${lines.join('\n')}\n`);
  console.log(`wrote ${path}`);
}
