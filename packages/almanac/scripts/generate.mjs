// Writes src/generated: the vocabulary as ids and texts, and the packed tables. Run with `pnpm --filter @app/almanac generate`.
// With --check nothing is written: it fails if a file differs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fromJulianDayNumber } from './julianDay.mjs';
import { BLOCK, EPOCH_DAY, packLunarYears, packTerms, STEP, toChars } from './pack.mjs';
import {
  dayGods,
  dayTaboos,
  hourTaboos,
  LUNAR_YEARS,
  lunarMonths,
  NEAR_MIDNIGHT_SECONDS,
  solarTerms,
  TERMS,
} from './tables.mjs';
import { readGlossary, readVocabulary } from './vocabulary.mjs';

const HEAD = '// Written by scripts/generate.mjs: do not edit.\n';
const OUT = new URL('../src/generated/', import.meta.url);
const read = path => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const checking = process.argv.includes('--check');

function write(name, body) {
  const file = new URL(name, OUT);
  const text = `${HEAD}${body}`;
  if (!checking) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`src/generated/${name} is out of date: run the generate script`);
    process.exitCode = 1;
  }
}

const quote = JSON.stringify;

mkdirSync(OUT, { recursive: true });
writeVocabulary(readVocabulary());
writeGlossary(readGlossary());
writeCalendar(lunarMonths(), correctedTerms());
writeDayTables();
writeHolidays(
  readVocabulary()
    .get('holiday')
    .map(term => term.id),
);
writeXieji(readVocabulary());

function writeVocabulary(kinds) {
  const lists = [...kinds].map(
    ([kind, terms]) => `export const ${kind} = [${terms.map(term => quote(term.id)).join(', ')}] as const;`,
  );
  write(
    'ids.ts',
    `// Every term of the almanac, one list for each kind, in index order: what nobody asks for is not bundled.\n${lists.join('\n')}\n\n/** The lists by their kind. A plain record: reading one list alone does not pay for the rest. */\nexport const LISTS = { ${[...kinds.keys()].join(', ')} };\n`,
  );
  for (const [file, column] of [
    ['zh.ts', 'zh'],
    ['en.ts', 'en'],
    ['whyZh.ts', 'whyZh'],
    ['whyEn.ts', 'whyEn'],
  ]) {
    const rows = [...kinds]
      .filter(([, terms]) => terms.every(term => term[column]))
      .map(([kind, terms]) => `  ${kind}: ${quote(terms.map(term => term[column]).join('|'))},`);
    write(file, `export const TEXTS = {\n${rows.join('\n')}\n} as const;\n`);
  }
}

function writeGlossary(kinds) {
  const rows = [...kinds].map(
    ([kind, terms]) => `  ${kind}: ${quote(terms.map(({ id, zh, en }) => `${id}|${zh}|${en}`).join('\n'))},`,
  );
  write(
    'glossary.ts',
    `/** Kinds no record speaks of. */\nexport type GlossaryKind = ${[...kinds.keys()].map(quote).join(' | ')};\n\n/** A line for each term: id, Chinese and English. */\nexport const GLOSSARY_TEXTS: Readonly<Record<GlossaryKind, string>> = {\n${rows.join('\n')}\n};\n`,
  );
}

/** The terms of the library with the published dates of data/corrections.json. */
function correctedTerms() {
  const corrections = read('../data/corrections.json').solarTerms;
  const ids = readVocabulary()
    .get('solarTerm')
    .map(term => term.id);
  return solarTerms().map(term => {
    const fix = corrections.find(row => row.cycleYear === term.year && row.term === ids[term.index]);
    if (!fix) return term;
    const text = day => {
      const { year, month, day: d } = fromJulianDayNumber(day);
      return `${year}-${String(month).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
    };
    if (text(term.publishedDay) !== fix.library)
      throw new Error(`${fix.term} ${fix.cycleYear} is now ${text(term.publishedDay)}`);
    const moved = [term.publishedDay - 1, term.publishedDay + 1].find(day => text(day) === fix.published);
    return { ...term, publishedDay: moved };
  });
}

/** The gods of the library except those of data/corrections.json, which follow the terms (src/tables/gods.ts). */
function correctedGods() {
  const ids = readVocabulary()
    .get('god')
    .map(term => term.id);
  const moved = new Set(read('../data/corrections.json').gods.map(row => ids.indexOf(row.god)));
  return dayGods().map(row => row.map(gods => gods.filter(god => !moved.has(god))));
}

function writeCalendar(months, terms) {
  const near = second => second < NEAR_MIDNIGHT_SECONDS || second >= 86_400 - NEAR_MIDNIGHT_SECONDS;
  const risky = months
    .filter(month => near(month.newMoonSecond) || month.newMoonDay !== month.firstDay)
    .map(month => [month.firstDay, (month.newMoonDay - EPOCH_DAY) * 86_400 + month.newMoonSecond]);
  const riskyTerms = terms.flatMap((term, i) =>
    near(term.instantSecond) || term.instantDay !== term.publishedDay ? [i] : [],
  );
  const { curves, rest, starts, moved } = packTerms(terms);
  write(
    'calendar.ts',
    `/** Lunar years ${LUNAR_YEARS.first} to ${LUNAR_YEARS.last}, 5 hex digits each: bits 0-12 long months, bits 13-16 leap month. */
export const LUNAR = {
  firstYear: ${LUNAR_YEARS.first},
  lastYear: ${LUNAR_YEARS.last},
  firstDay: ${months[0].firstDay},
  years: ${quote(packLunarYears(months, LUNAR_YEARS))},
  /** First day of a month whose new moon is within ${NEAR_MIDNIGHT_SECONDS} s of midnight or not on that day; the new moon, s. */
  nearMidnight: ${quote(risky)},
} as const;

/** Solar terms in order: seconds of China's clock from ${EPOCH_DAY}, as a curve by index and a rest of ${STEP} s. */
export const TERMS = {
  firstYear: ${TERMS.firstYear},
  firstIndex: ${TERMS.firstIndex},
  count: ${terms.length},
  epochDay: ${EPOCH_DAY},
  step: ${STEP},
  curves: ${quote(curves)},
  rest: ${quote(rest)},
  /** Terms in a block of the rest, and the three rests before each block but the first. */
  block: ${BLOCK},
  starts: ${quote(starts)},
  /** Published on another day than the instant's: number of the term, days later. */
  moved: ${quote(moved)},
  /** Within ${NEAR_MIDNIGHT_SECONDS} s of midnight, or published on another day. */
  nearMidnight: ${quote(riskyTerms)},
} as const;
`,
  );
}

function writeDayTables() {
  const cell = ({ yi, ji }) => `${toChars(yi)}!${toChars(ji)}`;
  const table = rows => quote(rows.flatMap(row => row.map(cell)).join(' '));
  write(
    'taboos.ts',
    `/** Yi and ji by month branch and day of the sixty: 720 cells apart by a space, yi and ji by "!". */
export const DAY_TABOOS = ${table(dayTaboos())};
/** The same by hour branch and day of the sixty. */
export const HOUR_TABOOS = ${table(hourTaboos())};
`,
  );
  const suitable = new Set(dayTaboos().flatMap(row => row.flatMap(({ yi }) => yi)));
  const never = readVocabulary()
    .get('activity')
    .flatMap((_, i) => (suitable.has(i) ? [] : [i]));
  write(
    'unsearchable.ts',
    `/** Activities that no day suits, in index order. */\nexport const UNSEARCHABLE = ${quote(toChars(never))};\n`,
  );
  write(
    'gods.ts',
    `/** Gods by month branch and day of the sixty: 720 cells apart by a space. */
export const DAY_GODS = ${quote(
      correctedGods()
        .flatMap(row => row.map(toChars))
        .join(' '),
    )};
`,
  );
}

/** Six characters an entry: holiday in base 36, MMDD, days off in base 36 (0 for a make-up workday). */
function writeHolidays(ids) {
  const dayNumber = text => Date.parse(`${text}T00:00Z`) / 86_400_000;
  const entry = (holiday, date, days) =>
    `${ids.indexOf(holiday).toString(36)}${date.slice(5, 7)}${date.slice(8)}${days.toString(36)}`;
  const row = ({ year, off, work }) => {
    const text = [
      ...off.map(({ holiday, from, to }) => entry(holiday, from, dayNumber(to) - dayNumber(from) + 1)),
      ...work.map(({ holiday, date }) => entry(holiday, date, 0)),
    ];
    return `  ${year}: ${quote(text.join(''))},\n`;
  };
  const table = (name, notices) => `export const ${name} = {\n${notices.map(row).join('')}} as const;\n`;
  write('holidays.ts', table('HOLIDAY_YEARS', read('../data/holidays.json')));
  const region = file => readRegion(new URL(`../data/regions/${file}.txt`, import.meta.url), ids);
  write(
    'regions.ts',
    ['hong-kong', 'macao', 'taiwan']
      .map(file => table(file.replace('-', '_').toUpperCase(), region(file)))
      .join('\n'),
  );
}

/** Lines of data/regions: `2026 | 0101 new-years-day | 0217-0219 spring-festival | work: 0207 spring-festival`. */
function readRegion(file, ids) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter(line => line && !line.startsWith('#'))
    .map(line => {
      const [year, ...cells] = line.split(' | ');
      const date = text => `${year}-${text.slice(0, 2)}-${text.slice(2)}`;
      const first = cells.findIndex(cell => cell.startsWith('work: '));
      const rows = cells.map(cell => {
        const [, from, to = from, holiday] = /^(?:work: )?(\d{4})(?:-(\d{4}))? ([a-z-]+)$/.exec(cell) ?? [];
        if (!ids.includes(holiday)) throw new Error(`${year}: cannot read "${cell}"`);
        return { holiday, from: date(from), to: date(to) };
      });
      const off = first < 0 ? rows : rows.slice(0, first);
      const work = rows.slice(off.length).map(({ holiday, from }) => ({ holiday, date: from }));
      return { year: Number(year), off, work };
    });
}

/** Lines of data/xieji.txt; a token is its kind and its index: g god, d duty, s stem, b branch, l lunar day, e, w season. */
function writeXieji(kinds) {
  const zh = kind => kinds.get(kind).map(term => term.zh);
  const indexes = (kind, letter, suffix = '') =>
    zh(kind).map((word, i) => [`${word}${suffix}`, `${letter}${i}`]);
  const numerals = [...'一二三四五六七八九十'];
  const lunarDay = i =>
    i <= 10
      ? numerals[i - 1]
      : `${i < 20 ? '' : numerals[Math.floor(i / 10) - 1]}十${numerals[(i % 10) - 1] ?? ''}`;
  const terms = zh('solarTerm');
  // 成日 is a duty here; a rare god has the same name
  const tokens = new Map([
    ...indexes('god', 'g'),
    ...indexes('duty', 'd', '日'),
    ...indexes('stem', 's', '日'),
    ...indexes('branch', 'b', '日'),
    ...Array.from({ length: 30 }, (_, i) => [`每月${lunarDay(i + 1)}日`, `l${i + 1}`]),
    ['土王用事后', 'e'],
  ]);
  const codeOf = word => {
    const season = word.endsWith('前') && word.includes('后') ? word.slice(0, -1).split('后') : undefined;
    const code = tokens.get(word) ?? (season && `w${terms.indexOf(season[0])}-${terms.indexOf(season[1])}`);
    if (!code || code.includes('-1')) throw new Error(`xieji: cannot read "${word}"`);
    return code;
  };
  const activities = kinds.get('activity').map(term => term.id);
  const rows = readFileSync(new URL('../data/xieji.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(line => {
      const [ids, leaf, yi = '', ji = ''] = line.split('|').map(cell => cell.trim());
      const codes = text => text.split(' ').filter(Boolean).map(codeOf).join(' ');
      const numbers = ids.split(' ').map(id => activities.indexOf(id));
      if (numbers.includes(-1)) throw new Error(`xieji: no such activity in "${ids}"`);
      return [numbers.join(' '), leaf, codes(yi), codes(ji)].join('|');
    });
  write(
    'xieji.ts',
    `/** Activities, leaf, what favours and what forbids: see data/xieji.txt. */\nexport const XIEJI = ${quote(rows.join('\n'))};\n`,
  );
}
