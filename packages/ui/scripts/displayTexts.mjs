// The texts in the display face: src/fonts/fonts.test.ts checks the cuts against them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FONTS = join(import.meta.dirname, '../src/fonts');
const I18N = join(import.meta.dirname, '../../i18n/src');

/** The committed display text and every title of the catalogue. */
export function displayTexts() {
  const committed = readFileSync(join(FONTS, 'display-text.txt'), 'utf8').replace(/^#.*$/gm, '');
  return `${committed}\n${catalogueTitles()}`;
}

/** The texts in the display face on screens that open later: the second cut, R616. */
export function moreTexts() {
  return readFileSync(join(FONTS, 'more-text.txt'), 'utf8').replace(/^#.*$/gm, '');
}

/** The product's own way to write Traditional characters, as plain JavaScript. */
export async function traditional() {
  const esbuild = createRequire(join(import.meta.dirname, '../../almanac/package.json'))('esbuild');
  const entry = join(import.meta.dirname, '../../hant/src/index.ts');
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    write: false,
    conditions: ['@app/source'],
  });
  const code = `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`;
  return (await import(code)).toTraditional;
}

/** Short values of `…title` and `…heading` keys in the language catalogue: longer ones are sentences, set for reading. */
function catalogueTitles() {
  if (!existsSync(I18N)) return '';
  const sources = readdirSync(I18N, { recursive: true })
    .filter(name => /\.tsx?$/.test(name) && !/\.(test|cases)\./.test(name))
    .map(name => readFileSync(join(I18N, name), 'utf8'));
  const titles = sources.flatMap(source => [
    ...source.matchAll(
      /\b(?!sub)\w{0,40}(?:title|heading)['"]?\s{0,9}:\s{0,9}(?:'([^']{1,12})'|"([^"]{1,12})"|`([^`]{1,12})`)/gi,
    ),
  ]);
  return titles.map(([, ...quoted]) => quoted.find(Boolean)).join('\n');
}
