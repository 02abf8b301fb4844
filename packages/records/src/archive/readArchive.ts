import { err, millis, ok, type Result } from '@app/kernel';
import { strFromU8 } from 'fflate';
import * as v from 'valibot';
import { MAX_FILE_BYTES } from '../limits';
import type { Media } from '../media';
import { hashOf } from '../photos/reading';
import { type Row, STORES, type StoreName, type StoreRow } from '../storage/codec';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveRefusal,
  allowedPart,
  type BlobTools,
  MANIFEST,
  manifest,
  mediaRef,
  type OpenedArchive,
} from './archive';
import { type ReadPart, readDirectory, readEntry, type ZipEntry } from './zip';

/**
 * Our archives store media uncompressed; packed again by another tool it shrinks a little. Guards against zip bombs.
 */
const MAX_RATIO = 4;
const ALWAYS_UNPACKED = 10 * 1024 * 1024;
/** Rows of an archive: twice 10,000 records. More would block the page for a minute. */
const MAX_ROWS = 20_000;
/** Fields for a medium: a photo and its thumbnail, here and in a row set aside. */
const MAX_PLACES = 4;
/** Characters of one text in a row: eight hundred of the longest records, as a text set aside may hold. */
const MAX_TEXT = 8_000_000;
/** Bytes of a manifest: 10,000 records of 10,000 characters; and the most that a list of short ones shrinks. */
const MAX_MANIFEST = 512 * 1024 * 1024;
const MAX_MANIFEST_RATIO = 60;
/** Values in all rows together: twice 10,000 records of fifty each. Each takes time to check and to store. */
const MAX_VALUES = 1_000_000;
/** Values in one row: 400 messages of a talk with 125 each. A page checks a row in one task. */
const MAX_ROW_VALUES = 50_000;
/** Depth of lists and objects in a row: ours have five. Guards the stack. */
const MAX_DEPTH = 100;

/**
 * Reads an archive of this or an older version, one medium at a time, so that at most one is in memory. Nothing in it
 * is trusted: names, sizes, shapes and hashes are checked, and a row with damaged media is left out and counted.
 * Rejects when the file cannot be read.
 */
export async function readArchive<Data extends Media>(
  file: Data,
  tools: BlobTools<Data>,
): Promise<Result<OpenedArchive, ArchiveRefusal>> {
  const readPart: ReadPart = (from, to) => tools.read(file, from, to);
  const entries = await readDirectory(file.size, readPart);
  const index = entries?.get(MANIFEST);
  const limit = Math.min(MAX_MANIFEST, ALWAYS_UNPACKED + MAX_MANIFEST_RATIO * (index?.packed ?? 0));
  const listed = parseManifest(await contentOf(index, limit, readPart));
  if (!entries || !listed) return err({ code: 'storage/import-unreadable' });
  if (listed === 'too-new') return err({ code: 'storage/import-too-new' });
  if (listed === 'too-many') return err({ code: 'storage/import-too-many', limit: MAX_ROWS });

  let values = 0;
  let before = 0;
  let within: StoreName = 'meta';
  /**
   * Throws `DAMAGED` for media missing or different from the export, and for a row nested or filled beyond our limits.
   */
  const restoreBlobs = async (value: unknown, depth = 0): Promise<unknown> => {
    values += 1;
    if (values > MAX_VALUES || values - before > MAX_ROW_VALUES) throw DAMAGED;
    if (typeof value === 'string' && value.length > MAX_TEXT) throw DAMAGED;
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
  const places = new Map<string, number>();
  const restore = async (value: object): Promise<Data> => {
    const ref = v.safeParse(mediaRef, value);
    if (!ref.success) throw DAMAGED;
    const taken = (places.get(ref.output.$file) ?? 0) + 1;
    places.set(ref.output.$file, taken);
    if (taken > MAX_PLACES) throw DAMAGED;
    const content = await contentOf(entries.get(ref.output.$file), MAX_FILE_BYTES, readPart);
    unpacked += content?.length ?? 0;
    if (!content || unpacked > ALWAYS_UNPACKED + MAX_RATIO * file.size) throw DAMAGED;
    if ((await hashOf(content, tools.digest)) !== ref.output.sha256) throw DAMAGED;
    return tools.make(allowedPart(within, content, tools), ref.output.type, ref.output.name);
  };

  const rows: StoreRow[] = [];
  let damaged = 0;
  for (const { store, row } of listed.rows) {
    before = values;
    within = store;
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
): v.InferOutput<typeof manifest> | 'too-new' | 'too-many' | undefined {
  if (!bytes) return undefined;
  try {
    const raw: unknown = JSON.parse(strFromU8(bytes));
    const head = v.safeParse(v.object({ format: v.literal(ARCHIVE_FORMAT), version: v.number() }), raw);
    if (head.success && head.output.version > ARCHIVE_VERSION) return 'too-new';
    if (head.success && hasTooManyRows(raw)) return 'too-many';
    const parsed = v.safeParse(manifest, raw);
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Checked before reading each of them. */
const hasTooManyRows = (raw: unknown): boolean =>
  typeof raw === 'object' &&
  raw !== null &&
  'rows' in raw &&
  Array.isArray(raw.rows) &&
  raw.rows.length > MAX_ROWS;
