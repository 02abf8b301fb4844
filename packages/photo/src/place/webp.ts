import { type Bytes, concat, latin1, refuse } from '../bytes';
import { type Chunk, riffChunks } from '../header/chunks';
import { cleanProfile } from './profile';
import { wordsBehind } from './tail';

/** RFC 9649, section 2.7: the parts that draw the picture, its colours and its animation. */
const KEPT = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
const KEPT_IN_FRAME = ['VP8 ', 'VP8L', 'ALPH'];
/** Position and duration of a frame; its own chunks follow. */
const FRAME_HEADER = 16;
/** Bytes of chunks with only fields (sections 2.7.1.1 and 2.7.1.2). */
const FIELDS: Readonly<Record<string, number>> = { VP8X: 10, ANIM: 6 };
/** Only frames occur more than once. */
const REPEATED = 'ANMF';
const PROFILE_FLAG = 0x20;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

export function cleanWebp(
  file: Uint8Array,
  bytes: Bytes,
  exif: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const end = Math.min(file.length, 8 + (bytes.u32(4, 'little') ?? 0));
  const profileOf = ({ body, bodyEnd }: Chunk) => cleanProfile([file.subarray(body, bodyEnd)])?.[0];
  const isForged = (each: Chunk) => each.type === 'ICCP' && !profileOf(each);
  const all = riffChunks(bytes, 12, end);
  if (!all.every(isWhole)) refuse();
  const chunks = onceEach(all.filter(each => isKeptOf(KEPT)(each) && !isForged(each)));
  const flags = (chunks.some(({ type }) => type === 'ICCP') ? PROFILE_FLAG : 0) | (exif ? EXIF_FLAG : 0);
  const extended = chunks.some(({ type }) => type === 'VP8X');
  const parts = chunks.map(each => {
    if (each.type === 'ANMF') return cleanFrame(file, bytes, each);
    const { type, body } = each;
    if (type === 'ICCP') return chunk(type, profileOf(each) ?? new Uint8Array());
    const part = chunk(
      type,
      FIELDS[type] ? file.subarray(body, body + FIELDS[type]) : codedPixels(file, bytes, each),
    );
    // Only an extended file can have an Exif block. Three bytes after the flags are unused.
    if (type === 'VP8X')
      part.set([((part[8] ?? 0) & ~(PROFILE_FLAG | EXIF_FLAG | XMP_FLAG)) | flags, 0, 0, 0], 8);
    return part;
  });
  if (extended && exif) parts.push(chunk('EXIF', exif));
  return concat([latin1('RIFF'), little32(4 + lengthOf(parts)), latin1('WEBP'), ...parts]);
}

function cleanFrame(file: Uint8Array, bytes: Bytes, { body, bodyEnd }: Chunk): Uint8Array<ArrayBuffer> {
  const all = riffChunks(bytes, body + FRAME_HEADER, bodyEnd);
  if (!all.every(isWhole)) refuse();
  const inside = onceEach(all.filter(isKeptOf(KEPT_IN_FRAME))).map(each =>
    chunk(each.type, codedPixels(file, bytes, each)),
  );
  return chunk('ANMF', concat([file.subarray(body, Math.min(bodyEnd, body + FRAME_HEADER)), ...inside]));
}

function codedPixels(file: Uint8Array, bytes: Bytes, { body, bodyEnd }: Chunk): Uint8Array {
  const words = wordsBehind(bytes, { from: body, to: bodyEnd });
  return words === bodyEnd ? file.subarray(body, bodyEnd) : file.slice(body, bodyEnd).fill(0, words - body);
}

/**
 * R600: a truncated chunk, or one with an invalid name, began in the middle of something or contains appended data: the
 * end of the picture is unknown.
 */
const isWhole = ({ type, isCut }: Chunk): boolean =>
  !isCut && [...type].every(letter => letter >= ' ' && letter <= '~');

const isKeptOf =
  (types: readonly string[]) =>
  ({ type, body, bodyEnd }: Chunk) =>
    types.includes(type) && bodyEnd - body >= (FIELDS[type] ?? 0);

/** A second picture, which nothing draws, may hide words. */
function onceEach(chunks: readonly Chunk[]): readonly Chunk[] {
  const seen = new Set<string>();
  return chunks.filter(({ type }) => type === REPEATED || (!seen.has(type) && seen.add(type)));
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

const little32 = (value: number) =>
  Uint8Array.of(value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24);

const chunk = (type: string, body: Uint8Array): Uint8Array<ArrayBuffer> =>
  even(concat([latin1(type), little32(body.length), body]));

/** RFC 9649, section 2.3: a chunk begins at an even offset. The last one of a file may lack its padding byte. */
const even = (part: Uint8Array): Uint8Array<ArrayBuffer> => concat([part, new Uint8Array(part.length % 2)]);
