import { err, millis, ok, type Result } from '@app/kernel';
import { strFromU8 } from 'fflate';
import * as v from 'valibot';
import { MAX_FILE_BYTES } from '../limits';
import type { Media } from '../media';
import { hashOf } from '../photos/reading';
import { type Row, STORES, type StoreRow } from '../storage/codec';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveRefusal,
  type BlobTools,
  MANIFEST,
  manifest,
  mediaRef,
  type OpenedArchive,
} from './archive';
import { type ReadPart, readDirectory, readEntry, type ZipEntry } from './zip';

/** Unpacked, no archive of ours is larger: 60 photos and as many films, with room to spare. Guards against bombs. */
const MAX_UNPACKED = 8 * 1024 * 1024 * 1024;
/** Bytes of a manifest: 10,000 records of 10,000 characters. */
const MAX_MANIFEST = 512 * 1024 * 1024;
/** Lists and objects inside one another in a row: ours have five. Guards the stack. */
const MAX_DEPTH = 100;

/**
 * Reads an archive that this or an older version wrote, one medium at a time, so that never more than one is in memory.
 * Nothing in it is trusted: names, sizes, shapes and hashes are checked, and a row with damaged media is left out and
 * counted. Rejects when the file cannot be read.
 */
export async function readArchive<Data extends Media>(
  file: Data,
  tools: BlobTools<Data>,
): Promise<Result<OpenedArchive, ArchiveRefusal>> {
  const readPart: ReadPart = (from, to) => tools.read(file, from, to);
  const entries = await readDirectory(file.size, readPart);
  const listed = parseManifest(await contentOf(entries?.get(MANIFEST), MAX_MANIFEST, readPart));
  if (!entries || !listed) return err({ code: 'storage/import-unreadable' });
  if (listed === 'too-new') return err({ code: 'storage/import-too-new' });

  /** Throws `DAMAGED` for media that is not there as it was exported, and for a row nested as none of ours. */
  const restoreBlobs = async (value: unknown, depth = 0): Promise<unknown> => {
    if (typeof value !== 'object' || value === null) return value;
    if (depth > MAX_DEPTH) throw DAMAGED;
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value) items.push(await restoreBlobs(item, depth + 1));
      return items;
    }
    if ('$file' in value) return restore(value);
    const fields: [string, unknown][] = [];
    for (const [key, field] of Object.entries(value))
      fields.push([key, await restoreBlobs(field, depth + 1)]);
    return Object.fromEntries(fields);
  };
  let unpacked = 0;
  const restore = async (value: object): Promise<Data> => {
    const ref = v.safeParse(mediaRef, value);
    if (!ref.success) throw DAMAGED;
    const content = await contentOf(entries.get(ref.output.$file), MAX_FILE_BYTES, readPart);
    unpacked += content?.length ?? 0;
    if (!content || unpacked > MAX_UNPACKED) throw DAMAGED;
    if ((await hashOf(content, tools.digest)) !== ref.output.sha256) throw DAMAGED;
    return tools.make(content, ref.output.type, ref.output.name);
  };

  const rows: StoreRow[] = [];
  let damaged = 0;
  for (const { store, row } of listed.rows) {
    try {
      const restored = (await restoreBlobs(row)) as Row; // a row stays a row
      if (typeof restored[STORES[store]] !== 'string') throw DAMAGED;
      rows.push({ store, row: restored });
    } catch (reason) {
      if (reason !== DAMAGED) throw reason;
      damaged += 1;
    }
  }
  return ok({ version: listed.version, madeAt: millis(listed.madeAt), rows, texts: listed.texts, damaged });
}

const DAMAGED = new Error('damaged');

const contentOf = async (entry: ZipEntry | undefined, limit: number, read: ReadPart) =>
  entry && entry.size <= limit && entry.packed <= limit ? readEntry(entry, read) : undefined;

function parseManifest(
  bytes: Uint8Array | undefined,
): v.InferOutput<typeof manifest> | 'too-new' | undefined {
  if (!bytes) return undefined;
  try {
    const raw: unknown = JSON.parse(strFromU8(bytes));
    const head = v.safeParse(v.object({ format: v.literal(ARCHIVE_FORMAT), version: v.number() }), raw);
    if (head.success && head.output.version > ARCHIVE_VERSION) return 'too-new';
    const parsed = v.safeParse(manifest, raw);
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
