// Every run of Han characters in the workspace's sources: what the table must be able to write.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TEXTS = /\.(tsx?|json|txt|html)$/;
/** These are never shown; fonts and spellings list characters without meaning. */
const UNSEEN =
  /^(node_modules|dist|e2e|fixtures|testing|bench|scripts|fonts|public|hant)$|\.(test|stories|cases)\.|^commonNames/;

/** Unique runs, in the order of the files. */
export function hanRuns() {
  const texts = ['packages', 'apps'].flatMap(folder => filesIn(join(ROOT, folder)));
  return [...new Set(texts.flatMap(file => readFileSync(file, 'utf8').match(/[\p{Script=Han}“”]+/gu) ?? []))];
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !UNSEEN.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : TEXTS.test(entry.name) ? [path] : [];
    });
}

/** The 6763 characters of the standard of Simplified texts: rows B0 to F7 of the platform's GBK decoder. */
export const GB2312 = new Set(
  new TextDecoder('gbk').decode(
    Uint8Array.from(
      Array.from({ length: 72 * 94 }, (_, i) => [0xb0 + Math.floor(i / 94), 0xa1 + (i % 94)]).flat(),
    ),
  ),
);

/** The platform's names of countries and time spans, which texts are composed with. */
export function platformWords() {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = new Intl.DisplayNames('zh-CN', { type: 'region', style: 'short', fallback: 'none' });
  const named = letters.flatMap(first => letters.map(second => regions.of(first + second) ?? ''));
  const ago = new Intl.RelativeTimeFormat('zh-CN', { numeric: 'auto' });
  const units = ['second', 'minute', 'hour', 'day', 'month', 'year'];
  const spans = units.flatMap(unit => [0, -1, -2, -9].map(count => ago.format(count, unit)));
  return [...named, ...spans].flatMap(text => text.match(/\p{Script=Han}+/gu) ?? []);
}
