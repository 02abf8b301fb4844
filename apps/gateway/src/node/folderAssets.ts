import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Asset, AssetBody, AssetStore, Encoding } from '../assets';

const TYPES: Readonly<Record<string, string>> = {
  '.bin': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSES = /^(text\/|application\/(json|manifest|octet-stream|wasm|xml)|image\/(svg|x-icon))/;
/** Below this a compressed body saves no packet. */
const WORTH_COMPRESSING_BYTES = 1024;
/** Higher levels cost seconds a megabyte for one or two percent. */
const BROTLI_QUALITY = 9;

const compressors = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

interface Kept {
  readonly changedAt: number;
  readonly size: number;
  readonly asset: Promise<Asset>;
}

/**
 * The files of a folder, read once and kept in memory with their compressed forms; a file that changes is read again.
 * Names that begin with a dot stay hidden, as does everything outside the folder.
 */
export function folderAssets(folder: string): AssetStore {
  const root = resolve(folder);
  const kept = new Map<string, Kept>();
  return {
    async find(path) {
      const file = locate(root, path);
      if (file === undefined) return undefined;
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const before = kept.get(file);
      if (before && before.changedAt === found.mtimeMs && before.size === found.size) return before.asset;
      const asset = load(file);
      kept.set(file, { changedAt: found.mtimeMs, size: found.size, asset });
      // A file that went away between the two calls must not be remembered as a failure.
      asset.catch(() => kept.delete(file));
      return asset;
    },
  };
}

/** True when the folder holds a built app. */
export const holdsApp = async (folder: string): Promise<boolean> =>
  (await stat(join(folder, 'index.html')).catch(() => undefined))?.isFile() ?? false;

function locate(root: string, path: string): string | undefined {
  if (path.includes('\\') || path.split('/').some(part => part.startsWith('.'))) return undefined;
  const file = resolve(root, `.${path}`);
  return file.startsWith(root + sep) ? file : undefined;
}

async function load(file: string): Promise<Asset> {
  const raw = new Uint8Array(await readFile(file));
  const known = TYPES[extname(file).toLowerCase()];
  const type = known ?? 'application/octet-stream';
  const forms = new Map<Encoding, Promise<AssetBody>>([
    ['identity', Promise.resolve({ bytes: raw, encoding: 'identity' })],
  ]);
  const worth = known !== undefined && COMPRESSES.test(known) && raw.byteLength >= WORTH_COMPRESSING_BYTES;
  return {
    version: createHash('sha256').update(raw).digest('base64url').slice(0, 20),
    type,
    body(accepted) {
      const encoding = (worth && accepted[0]) || 'identity';
      const form = forms.get(encoding) ?? compress(raw, encoding);
      forms.set(encoding, form);
      return form;
    },
  };
}

async function compress(raw: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<AssetBody> {
  if (encoding === 'identity') return { bytes: raw, encoding };
  return { bytes: new Uint8Array(await compressors[encoding](raw)), encoding };
}
