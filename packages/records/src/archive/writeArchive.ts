import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Media } from '../media';
import { hashOf } from '../photos/reading';
import type { StoreName } from '../storage/codec';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type Archive,
  allowedPart,
  type BlobTools,
  MANIFEST,
  type Manifest,
  type MediaRef,
} from './archive';

/**
 * Writes one ZIP: media uncompressed, one at a time so that only one is in memory, then the manifest with a hash of
 * each. The pieces go to `onPiece` in order. Rejects when a blob cannot be read.
 */
export async function writeArchive<Data extends Media>(
  archive: Archive,
  tools: BlobTools<Data>,
  onPiece: (piece: Uint8Array) => void,
): Promise<void> {
  let fault: Error | null = null;
  const zip = new Zip((error, piece) => {
    fault ??= error;
    if (!error) onPiece(piece);
  });
  const refs = new Map<Data, MediaRef>();

  const write = async (store: StoreName, blob: Data & { readonly name?: unknown }): Promise<MediaRef> => {
    const known = refs.get(blob);
    if (known) return known;
    const bytes = allowedPart(store, await tools.read(blob), tools);
    const ref: MediaRef = {
      $file: `media/${refs.size + 1}`,
      type: blob.type,
      ...(typeof blob.name === 'string' ? { name: blob.name } : {}),
      size: bytes.length,
      sha256: await hashOf(bytes, tools.digest),
    };
    refs.set(blob, ref);
    const entry = new ZipPassThrough(ref.$file); // media is compressed already
    zip.add(entry);
    entry.push(bytes, true);
    return ref;
  };
  const replaceBlobs = async (store: StoreName, value: unknown): Promise<unknown> => {
    if (tools.isBlob(value)) return write(store, value);
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value) items.push(await replaceBlobs(store, item));
      return items;
    }
    if (typeof value !== 'object' || value === null) return value;
    const fields: [string, unknown][] = [];
    for (const [key, field] of Object.entries(value)) fields.push([key, await replaceBlobs(store, field)]);
    return Object.fromEntries(fields);
  };

  const rows: Manifest['rows'] = [];
  for (const { store, row } of archive.rows) {
    rows.push({ store, row: (await replaceBlobs(store, row)) as Manifest['rows'][number]['row'] }); // a row stays a row
  }
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    madeAt: archive.madeAt,
    rows,
    texts: { ...archive.texts },
  };
  const entry = new ZipDeflate(MANIFEST);
  zip.add(entry);
  entry.push(strToU8(JSON.stringify(manifest)), true);
  zip.end();
  if (fault) throw fault;
}
