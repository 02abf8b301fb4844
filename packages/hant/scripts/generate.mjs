// Writes src/generated/table.ts: the part of OpenCC's tables our own texts need. Run it when src/hant.test.ts says so:
// `pnpm --filter @app/hant generate`. Its changes to reviewed.txt need a reader.
import { writeFileSync } from 'node:fs';
import { GB2312, hanRuns, platformWords } from './corpus.mjs';
import { convert, EXCEPTIONS, piecesOf, spelt } from './opencc.mjs';
import { readings } from './reviewed.mjs';

const runs = [...hanRuns(), ...platformWords()];
const isWord = ([from]) => [...from].length > 1;
const words = new Map([...EXCEPTIONS, ...runs.flatMap(piecesOf)].filter(isWord));
// A text already in Traditional must come back unchanged, so its words are words too.
for (const to of [...words.values()]) {
  if (convert(to) !== to) words.set(to, to);
  for (const piece of piecesOf(to).filter(isWord)) words.set(...piece);
}
const spelling = new Set([
  ...GB2312,
  ...[...runs, ...words.keys(), ...EXCEPTIONS.map(([from]) => from)].join(''),
]);

const changed = [...spelling]
  .map(character => [character, spelt(character)])
  .filter(([from, to]) => from !== to)
  .sort(byText);
// Simplified texts have these too (著名), so they stay in the conversion back. GB 2312 lists two that no text has.
const ofWords = [...words].flatMap(([from, to]) => [...to].filter((one, i) => one !== [...from][i]));
const shared = [...changed.map(([, to]) => to), ...ofWords].filter(
  to => GB2312.has(to) && !'後於'.includes(to),
);
const body = [
  '// Written by scripts/generate.mjs from OpenCC (Apache-2.0) and exceptions.txt: do not edit.',
  '/** Simplified and Traditional characters alternate, without a gap. */',
  `export const CHARACTERS =\n  '${changed.flat().join('')}';`,
  '/** Traditional forms that are Simplified characters as well. */',
  `export const SHARED = '${[...new Set(shared)].join('')}';`,
  '/** Words whose characters are not what they are by themselves. */',
  `export const WORDS =\n  '${[...words]
    .sort(byText)
    .map(pair => pair.join(' '))
    .join('|')}';`,
];
writeFileSync(new URL('../src/generated/table.ts', import.meta.url), `${body.join('\n')}\n`);
writeFileSync(new URL('../reviewed.txt', import.meta.url), `${readings(hanRuns()).join('\n')}\n`);
console.log(`${changed.length} characters, ${words.size} words`);

function byText([a], [b]) {
  return a < b ? -1 : 1;
}
