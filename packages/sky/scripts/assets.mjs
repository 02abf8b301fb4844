// The packed catalogue as tests and the bench read it. An app fetches the same files.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const read = name => readFileSync(new URL(`../assets/chinese-sky/${name}`, import.meta.url));
const [core, names] = ['core.bin', 'names.json'].map(read);

export const coreBytes = new Uint8Array(core);
export const namesJson = JSON.parse(names.toString('utf8'));
/** What a server sends, in bytes. */
export const gzipSizes = { core: gzipSync(core).length, names: gzipSync(names).length };
