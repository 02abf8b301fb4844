import { inflateSync, strFromU8 } from 'fflate';

/** The bytes of a file between two offsets, up to its end. */
export type ReadPart = (from: number, to: number) => Promise<Uint8Array>;

/** A file inside a ZIP (APPNOTE.TXT 6.3.10, section 4.3). */
export interface ZipEntry {
  /** Offset of its local header. */
  readonly at: number;
  readonly packed: number;
  readonly size: number;
  readonly method: number;
}

const LOCAL = { mark: 0x04034b50, bytes: 30 } as const;
const CENTRAL = { mark: 0x02014b50, bytes: 46 } as const;
const END = { mark: 0x06054b50, bytes: 22 } as const;
/** Longest comment at the end of the file. */
const MAX_COMMENT = 0xffff;
/** Bytes of the list of names: the most entries a ZIP can have, with names of ours. */
const MAX_DIRECTORY = 16 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/**
 * The files in the ZIP, by name; undefined for anything but a ZIP, and for one beyond 4 GB, which nothing here writes.
 */
export async function readDirectory(
  size: number,
  read: ReadPart,
): Promise<ReadonlyMap<string, ZipEntry> | undefined> {
  const tail = toView(await read(Math.max(0, size - END.bytes - MAX_COMMENT), size));
  const end = lastMark(tail, END.mark, tail.byteLength - END.bytes);
  if (end === undefined) return undefined;
  const count = tail.getUint16(end + 10, true);
  const length = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (length > MAX_DIRECTORY || start + length > size) return undefined;
  return listEntries(toView(await read(start, start + length)), count);
}

function listEntries(directory: DataView, count: number): ReadonlyMap<string, ZipEntry> | undefined {
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + CENTRAL.bytes > directory.byteLength) return undefined;
    if (directory.getUint32(at, true) !== CENTRAL.mark) return undefined;
    const name = at + CENTRAL.bytes;
    const extra = name + directory.getUint16(at + 28, true);
    const next = extra + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    if (next > directory.byteLength) return undefined;
    entries.set(strFromU8(new Uint8Array(directory.buffer, directory.byteOffset + name, extra - name)), {
      method: directory.getUint16(at + 10, true),
      packed: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      at: directory.getUint32(at + 42, true),
    });
    at = next;
  }
  return doOverlap([...entries.values()]) ? undefined : entries;
}

/** Entries that share bytes unpack to far more than the file; no tool writes them. */
function doOverlap(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.at - b.at);
  return inOrder.some(({ at, packed }, index) => {
    const next = inOrder[index + 1];
    return next !== undefined && at + LOCAL.bytes + packed > next.at;
  });
}

/** The bytes of one entry, never more than it declares; undefined when they are missing or packed in another way. */
export async function readEntry(
  { at, packed, size, method }: ZipEntry,
  read: ReadPart,
): Promise<Uint8Array | undefined> {
  const header = toView(await read(at, at + LOCAL.bytes));
  if (header.byteLength < LOCAL.bytes || header.getUint32(0, true) !== LOCAL.mark) return undefined;
  const from = at + LOCAL.bytes + header.getUint16(26, true) + header.getUint16(28, true);
  const bytes = await read(from, from + packed);
  if (bytes.length < packed) return undefined;
  if (method === STORED) return packed === size ? bytes : undefined;
  if (method !== DEFLATED) return undefined;
  try {
    return inflateSync(bytes, { out: new Uint8Array(size) });
  } catch {
    return undefined;
  }
}

const toView = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

function lastMark(view: DataView, mark: number, from: number): number | undefined {
  for (let at = from; at >= 0; at -= 1) if (view.getUint32(at, true) === mark) return at;
  return undefined;
}
