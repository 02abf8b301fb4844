// Removes our rule numbers from built types: `node scripts/plain-types.mjs <folder>`. They mean nothing to users of a
// package; the sources keep them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NUMBERS = '[RA]\\d{1,4}(?:(?:, | to | and |; )[RA]\\d{1,4})*';

const ONLY_NUMBERS = new RegExp(`^/\\*\\* ${NUMBERS}\\.? \\*/$`);

/** A doc comment for users of the package. */
export const plain = source =>
  source
    .replace(new RegExp(` \\((?:with |see )?${NUMBERS}\\)`, 'g'), '')
    .replace(
      new RegExp(`(\\/\\*\\* |\\* )${NUMBERS}[.:] (\\w)`, 'g'),
      (_, start, first) => start + first.toUpperCase(),
    )
    .split('\n')
    .filter(line => !ONLY_NUMBERS.test(line.trim()))
    .join('\n');

function main(folder) {
  for (const name of readdirSync(folder).filter(each => each.endsWith('.d.ts'))) {
    const path = join(folder, name);
    const types = plain(readFileSync(path, 'utf8'));
    const left = types.split('\n').find(line => /\b[RA]\d{1,4}\b/.test(line));
    if (left) throw new Error(`${path} still names a rule: ${left.trim()}`);
    writeFileSync(path, types);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2]);
