import { Unzlib, zlibSync } from 'fflate';
import { type Bytes, concat, toBytes } from '../bytes';

/** ICC.1:2022, 7.2: the header, the profile's size in its first four bytes and its signature at byte 36. */
const HEADER = 128;
/** The largest in use, those of printing presses, are smaller. */
const MAX_PROFILE = 4 * 1024 * 1024;
/** In small pieces, so a bomb is noticed after four megabytes: deflate expands a byte to 1,032 at most. */
const STEP = 4096;

/** R178: whether it is a colour profile, with nothing before, between or after its parts. */
function isProfile(parts: readonly Bytes[]): boolean {
  const [first] = parts;
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  return (
    first !== undefined &&
    size >= HEADER &&
    size <= MAX_PROFILE &&
    first.u32(0) === size &&
    first.text(36, 4) === 'acsp'
  );
}

/** Numeric types of tags (ICC.1:2022, 10); of any other only the name of its type stays, with zeros. */
const NUMBERS = ['XYZ ', 'curv', 'para', 'sf32', 'mft1', 'mft2', 'mAB ', 'mBA ', 'chrm', 'cicp'];
const TEXTS = ['desc', 'text', 'mluc'];
/** Names of colour, curve and table tags; a text must be present, but empty. */
const TAGS = [
  ...['rXYZ', 'gXYZ', 'bXYZ', 'wtpt', 'bkpt', 'lumi', 'chad', 'chrm', 'cicp', 'rTRC', 'gTRC', 'bTRC', 'kTRC'],
  ...['A2B0', 'A2B1', 'A2B2', 'B2A0', 'B2A1', 'B2A2', 'D2B0', 'B2D0', 'gamt', 'pre0', 'pre1', 'pre2'],
  ...['desc', 'cprt', 'dmnd', 'dmdd'],
];
const [TABLE, ENTRY, MOST_TAGS] = [HEADER + 4, 12, 100];
/** Fields of the header naming a maker, a model and an author, its checksum and reserved bytes (7.2). */
const NAMED = [
  [4, 8],
  [48, 56],
  [80, HEADER],
] as const;
/** The number of values of each kind of curve (10.18). */
const OF_CURVES = [1, 3, 4, 5, 7];

/** R178: a profile with its numbers and without its words, of the same length. */
function withoutWords(profile: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = toBytes(profile);
  const clean = new Uint8Array(profile.length);
  const keep = (from: number, to: number) => clean.set(profile.subarray(from, Math.max(from, to)), from);
  keep(0, HEADER);
  for (const [from, to] of NAMED) clean.fill(0, from, to);
  const count = Math.min(bytes.u32(HEADER) ?? 0, MOST_TAGS);
  const table = TABLE + count * ENTRY;
  if (table > profile.length) return clean;
  keep(HEADER, table);
  for (let entry = TABLE; entry < table; entry += ENTRY) {
    if (!TAGS.includes(bytes.text(entry, 4) ?? '')) clean.fill(0, entry, entry + 4);
    const from = bytes.u32(entry + 4) ?? 0;
    const to = Math.min(profile.length, from + (bytes.u32(entry + 8) ?? 0));
    const type = bytes.text(from, 4) ?? '';
    if (from < table) clean.fill(0, entry + 4, entry + ENTRY);
    else if (NUMBERS.includes(type)) keep(from, Math.min(to, from + lengthOf(bytes, type, from)));
    else if (TEXTS.includes(type)) keep(from, from + 4);
  }
  return clean;
}

/** Bytes of a tag by its own fields. */
function lengthOf(bytes: Bytes, type: string, from: number): number {
  switch (type) {
    case 'XYZ ':
      return 20;
    case 'curv':
      return 12 + 2 * (bytes.u32(from + 8) ?? 0);
    case 'para':
      return 12 + 4 * (OF_CURVES[bytes.u16(from + 8) ?? 0] ?? 0);
    case 'sf32':
      return 44;
    case 'cicp':
      return 12;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** R178: the parts of a profile without its words; undefined if they do not form one. */
export function cleanProfile(parts: readonly Uint8Array[]): readonly Uint8Array[] | undefined {
  if (!isProfile(parts.map(part => toBytes(part)))) return undefined;
  const whole = withoutWords(concat(parts));
  let at = 0;
  return parts.map(({ length }) => {
    at += length;
    return whole.subarray(at - length, at);
  });
}

/** R178: a compressed profile, recompressed so nothing hides after it; undefined if invalid. */
export function repackProfile(packed: Uint8Array): Uint8Array | undefined {
  const profile = unpack(packed);
  const [clean] = (profile && cleanProfile([profile])) ?? [];
  return clean && zlibSync(clean);
}

function unpack(packed: Uint8Array): Uint8Array | undefined {
  if (packed.length > MAX_PROFILE) return undefined;
  const profile = new Uint8Array(MAX_PROFILE);
  let size = 0;
  const stream = new Unzlib(piece => {
    if (size + piece.length <= MAX_PROFILE) profile.set(piece, size);
    size += piece.length;
  });
  try {
    for (let at = 0; at < packed.length && size <= MAX_PROFILE; at += STEP) {
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch {
    return undefined; // not a zlib stream, or a truncated one
  }
  return size <= MAX_PROFILE ? profile.subarray(0, size) : undefined;
}
