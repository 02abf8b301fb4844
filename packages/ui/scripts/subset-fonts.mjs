// Subsets the display face "Ink Serif" from three OFL families and writes packages/ui/src/fonts. Run it when display
// text changes: `pnpm --filter @app/ui fonts`. It needs the package registry once: the complete families weigh 120 MB,
// so they are installed in the system's temporary folder, not in the workspace.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { displayTexts, moreTexts, traditional } from './displayTexts.mjs';

const SOURCES = [
  'subset-font@2.9.0',
  '@expo-google-fonts/noto-serif-sc@0.4.3',
  '@expo-google-fonts/noto-serif-tc@0.4.4',
  '@expo-google-fonts/eb-garamond@0.4.3',
];
/** Maximum bytes of the woff2 files for a page in one script; src/fonts/fonts.test.ts has the same limits. */
const BUDGET = 90 * 1024;
const BUDGET_HANT = 100 * 1024;

/** Few pages request a second subset. */
const BUDGET_MORE = 72 * 1024;

const FONTS = fileURLToPath(new URL('../src/fonts/', import.meta.url));

const texts = displayTexts();
const glyphs = collectGlyphs(texts);
const han = glyphs.filter(isHan).join('');
const latin = glyphs.filter(glyph => !isHan(glyph)).join('');
/**
 * R520: the same titles in Traditional characters, in their own subset: a heading in two faces looks like a mistake.
 */
const toTraditional = await traditional();
const hant = hanOf(toTraditional(texts));
/** R616: the characters of labels, values and sentences missing from the first subsets. */
const more = hanOf(moreTexts(), han);
const hantMore = hanOf(toTraditional(moreTexts()), hant);
const load = installSources();
const subsetFont = load('subset-font');

const files = [
  {
    name: 'ink-serif-han.woff2',
    from: '@expo-google-fonts/noto-serif-sc/500Medium/NotoSerifSC_500Medium.ttf',
    text: han,
    keepFeatures: ['kern', 'locl', 'vert'],
  },
  {
    name: 'ink-serif-hant.woff2',
    from: '@expo-google-fonts/noto-serif-tc/500Medium/NotoSerifTC_500Medium.ttf',
    text: hant,
    keepFeatures: ['kern', 'vert'],
    most: BUDGET_HANT,
  },
  {
    name: 'ink-serif-han-more.woff2',
    from: '@expo-google-fonts/noto-serif-sc/500Medium/NotoSerifSC_500Medium.ttf',
    text: more,
    keepFeatures: ['kern', 'locl', 'vert'],
    most: BUDGET_MORE,
  },
  {
    name: 'ink-serif-hant-more.woff2',
    from: '@expo-google-fonts/noto-serif-tc/500Medium/NotoSerifTC_500Medium.ttf',
    text: hantMore,
    keepFeatures: ['kern', 'vert'],
    most: BUDGET_MORE,
  },
  {
    name: 'ink-serif-latin.woff2',
    from: '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf',
    text: latin,
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum', 'smcp', 'c2sc'],
  },
];
let total = 0;
for (const { name, from, text, keepFeatures, most } of files) {
  const font = await subsetFont(readFileSync(load.resolve(from)), text, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
  });
  writeFileSync(join(FONTS, name), font);
  if (!most) total += font.length;
  else if (font.length > most) process.exitCode = 1;
  console.log(`${name}: ${[...text].length} characters, ${(font.length / 1024).toFixed(1)} KB`);
}
writeFileSync(join(FONTS, 'glyphs.txt'), `${latin}\n${han}\n${hant}\n`);
writeFileSync(
  join(FONTS, '../tokens/fontsMore.css'),
  `/* Written by scripts/subset-fonts.mjs. A browser asks for these files only where a page shows one of their characters. */
${moreFace('Ink Serif', 'ink-serif-han-more', more)}${moreFace('Ink Serif Hant', 'ink-serif-hant-more', hantMore)}`,
);
console.log(`together ${(total / 1024).toFixed(1)} KB of ${BUDGET / 1024}`);
if (total > BUDGET) {
  console.error('The face is over its budget: take strings out of display-text.txt.');
  process.exitCode = 1;
}

/** The Han characters of a text, sorted and unique, without those already in a subset. */
function hanOf(text, drawn = '') {
  return [...new Set(text)]
    .filter(glyph => isHan(glyph) && !drawn.includes(glyph))
    .sort()
    .join('');
}

function moreFace(family, file, characters) {
  const codes = [...characters].map(character => character.codePointAt(0));
  const starts = codes.filter(code => !codes.includes(code - 1));
  const ranges = starts.map(start => {
    let end = start;
    while (codes.includes(end + 1)) end += 1;
    const hex = start.toString(16).toUpperCase();
    return end > start ? `U+${hex}-${end.toString(16).toUpperCase()}` : `U+${hex}`;
  });
  return `@font-face {
  font-family: "${family}";
  src: url("../fonts/${file}.woff2") format("woff2");
  font-weight: 400;
  font-display: swap;
  unicode-range: ${ranges.join(', ')};
}
`;
}

/** Printable ASCII, the committed display text and every title of the catalogue, sorted and unique. */
function collectGlyphs(texts) {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const all = new Set([...ascii, ...texts].filter(glyph => glyph >= ' '));
  return [...all].sort((a, b) => a.codePointAt(0) - b.codePointAt(0));
}

/** Han and its punctuation come from Noto Serif SC; so does the middle dot, which must sit on the Han centre line. */
function isHan(glyph) {
  return glyph === '·' || glyph.codePointAt(0) >= 0x2e80;
}

function installSources() {
  const home = join(tmpdir(), 'ink-serif-sources');
  mkdirSync(home, { recursive: true });
  const require = createRequire(join(home, 'index.js'));
  if (!existsSync(join(home, 'node_modules/subset-font'))) {
    const { status } = spawnSync(
      'npm',
      ['install', '--prefix', home, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...SOURCES],
      { stdio: 'inherit', shell: process.platform === 'win32' },
    );
    if (status !== 0) throw new Error('The source fonts could not be installed.');
  }
  if (!statSync(FONTS).isDirectory()) throw new Error(`${FONTS} is missing.`);
  return require;
}
