// The packed catalogue as tests and the bench read it. An app fetches the same files.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

// Not `new URL(…, import.meta.url)`: bundlers take that for an asset of the page.
const folder = join(dirname(fileURLToPath(import.meta.url)), '../assets/chinese-sky');
const [core, names] = ['core.bin', 'names.json'].map(name => readFileSync(join(folder, name)));

export const coreBytes = new Uint8Array(core);
export const namesJson = JSON.parse(names.toString('utf8'));
/** The size as sent by a server, bytes. */
export const gzipSizes = { core: gzipSync(core).length, names: gzipSync(names).length };
