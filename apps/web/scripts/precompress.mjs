// Puts compressed copies beside the built files that compress well, for the gateway and other hosts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const FOLDER = 'dist';
const COMPRESSES = /\.(bin|css|html|ico|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** Below this a compressed body saves no packet, bytes. */
const WORTH_IT = 1024;

const forms = {
  br: bytes =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: bytes => promisify(gzip)(bytes, { level: 9 }),
};

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && COMPRESSES.test(entry.name))
  .map(entry => join(entry.parentPath, entry.name));
await Promise.all(
  files.flatMap(file => {
    const bytes = readFileSync(file);
    if (bytes.length < WORTH_IT) return [];
    return Object.entries(forms).map(async ([suffix, compress]) => {
      const compressed = await compress(bytes);
      if (compressed.length < bytes.length) writeFileSync(`${file}.${suffix}`, compressed);
    });
  }),
);
