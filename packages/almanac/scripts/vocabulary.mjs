// Reads vocabulary/*.txt: one file per kind, one term per line, columns apart by " | ".
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../vocabulary/', import.meta.url);
const EXTRA = new URL('extra/', FOLDER);

/** @returns {Map<string, {id: string, zh: string, en: string, whyZh?: string, whyEn?: string}[]>} terms by kind, in index order */
export const readVocabulary = () => readFolder(FOLDER);

/** Terms of kinds that no record uses: they load separately, as the glossary. */
export const readGlossary = () => readFolder(EXTRA);

function readFolder(folder) {
  const kinds = readdirSync(folder)
    .filter(file => file.endsWith('.txt'))
    .map(file => file.replace('.txt', ''))
    .sort();
  return new Map(kinds.map(kind => [kind, readKind(folder, kind)]));
}

function readKind(folder, kind) {
  const lines = readFileSync(new URL(`${kind}.txt`, folder), 'utf8').split('\n');
  const terms = lines
    .filter(line => line && !line.startsWith('#'))
    .map(line => {
      const [id, zh, en, whyZh, whyEn, ...rest] = line.split(' | ').map(cell => cell.trim());
      if (!id || !zh || !en || rest.length > 0 || (whyZh && !whyEn)) {
        throw new Error(`${kind}: cannot read "${line}"`);
      }
      return whyZh ? { id, zh, en, whyZh, whyEn } : { id, zh, en };
    });
  for (const term of terms) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(term.id)) throw new Error(`${kind}: "${term.id}" is no id`);
    if (terms.filter(other => other.id === term.id).length > 1) throw new Error(`${kind}: two "${term.id}"`);
  }
  return terms;
}
