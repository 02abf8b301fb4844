import { type Bytes, latin1, refuse, type Span } from '../bytes';
import { type Chunk, riffChunks } from '../header/chunks';
import { blankJpegs, isJpeg } from './jpeg';

/** The playable parts of an AVI (OpenDML 1.02), by their list; `##` are the two digits of a stream. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'AVI ': ['hdrl', 'movi', 'idx1', 'JUNK'],
  AVIX: ['movi', 'idx1', 'JUNK'],
  hdrl: ['avih', 'strl', 'odml', 'JUNK'],
  strl: ['strh', 'strf', 'indx', 'vprp', 'JUNK'],
  odml: ['dmlh'],
  movi: ['##dc', '##db', '##wb', '##pc', 'ix##', 'rec ', 'JUNK'],
  'rec ': ['##dc', '##db', '##wb', '##pc', 'JUNK'],
};
/** Coders that write a JPEG for each picture. */
const JPEGS = ['MJPG', 'JPEG', 'AVRN', 'DMB1'];
const PLAYED = ['vids', 'auds'];
/** A list begins with its name. */
const NAME = 4;
/** Kinds that occur once in a stream, or in the file. */
const ONCE = ['avih', 'strh', 'strf', 'vprp', 'dmlh', 'indx', 'idx1'];

/** In place, since the index counts bytes: removed data becomes junk of the same length. */
export function cleanAvi(file: Uint8Array, bytes: Bytes): void {
  const tops = riffChunks(bytes, 0, bytes.length);
  const streams = tops[0] ? playedStreams(bytes, tops[0]) : [];
  for (const [index, top] of tops.entries()) {
    const name = index === 0 ? 'AVI ' : 'AVIX';
    if (top.type === 'RIFF' && bytes.text(top.body, NAME) === name) {
      clean(file, bytes, { from: top.body + NAME, to: top.bodyEnd }, name, streams);
    } else blank(file, top);
  }
  file.fill(0, tops.at(-1)?.end ?? 0, file.length);
}

/** The parts of a stream; one that is neither picture nor sound is removed. */
type Stream = 'jpeg' | 'other' | undefined;

/** By their numbers. */
function playedStreams(bytes: Bytes, top: Chunk): readonly Stream[] {
  return listsIn(bytes, top, 'hdrl')
    .flatMap(header => listsIn(bytes, header, 'strl'))
    .map(stream => {
      const inside = riffChunks(bytes, stream.body + NAME, stream.bodyEnd);
      const [head, form] = ['strh', 'strf'].map(name => inside.find(({ type }) => type === name));
      if (!head || !PLAYED.includes(bytes.text(head.body, 4) ?? '')) return undefined;
      const coder = form ? (bytes.text(form.body + 16, 4) ?? '') : '';
      return JPEGS.includes(coder.toUpperCase()) ? 'jpeg' : 'other';
    });
}

const listsIn = (bytes: Bytes, { body, bodyEnd }: Chunk, name: string) =>
  riffChunks(bytes, body + NAME, bodyEnd).filter(chunk => kindOf(bytes, chunk) === name);

/** A list is identified by its name. */
const kindOf = (bytes: Bytes, { type, body }: Chunk): string =>
  type === 'LIST' ? (bytes.text(body, NAME) ?? '') : type;

function clean(
  file: Uint8Array,
  bytes: Bytes,
  { from, to }: Span,
  within: string,
  streams: readonly Stream[],
): void {
  const chunks = riffChunks(bytes, from, to);
  const seen = new Set<string>();
  let stream = -1;
  for (const chunk of chunks) {
    // R600: after an overlong chunk the next begins in the middle of something.
    if (chunk.isCut && to < bytes.length) refuse();
    const kind = kindOf(bytes, chunk);
    const isList = chunk.type === 'LIST';
    if (isList && kind === 'strl') stream += 1;
    const isRemoved = kind === 'strl' && isList && !streams[stream];
    if (isRemoved || (KEPT[kind] !== undefined) !== isList || !isKept(kind, within, streams))
      blank(file, chunk);
    else if (isList) clean(file, bytes, { from: chunk.body + NAME, to: chunk.bodyEnd }, kind, streams);
    else if (kind === 'JUNK') file.fill(0, chunk.body, chunk.bodyEnd);
    // A truncated chunk may contain appended data.
    else if (chunk.isCut || (ONCE.includes(kind) && seen.has(kind))) blank(file, chunk);
    else if (ONCE.includes(kind) || kind.startsWith('ix')) {
      seen.add(kind);
      file.fill(0, Math.min(chunk.bodyEnd, chunk.body + lengthOf(bytes, chunk, kind)), chunk.bodyEnd);
    } else {
      const span = { from: chunk.body, to: chunk.bodyEnd };
      const isDeclared = streams[Number(kind.slice(0, 2))] === 'jpeg';
      if (isDeclared || isJpeg(bytes, span)) blankJpegs(file, bytes, [span]);
    }
  }
  file.fill(0, chunks.at(-1)?.end ?? from, to);
}

/** Bytes of the fields of a head or an index, which only zeros may follow. */
function lengthOf(bytes: Bytes, { body, bodyEnd }: Chunk, kind: string): number {
  const u16 = (at: number) => bytes.u16(body + at, 'little') ?? 0;
  const u32 = (at: number) => bytes.u32(body + at, 'little') ?? 0;
  switch (kind) {
    case 'avih':
    case 'strh':
      return 56;
    case 'dmlh':
      return 4; // how many frames; the rest is reserved
    case 'vprp':
      return 36 + 32 * Math.min(2, u32(32));
    case 'idx1':
      return lengthOfIndex(bytes, { from: body, to: bodyEnd });
    case 'strf': {
      // For pictures the length of the fields comes first (BITMAPINFOHEADER), followed by a palette; for sound it is 18
      // plus its declared extra (WAVEFORMATEX), or 16.
      const size = u32(0);
      if (size >= 40 && size <= 40 + 1024)
        return size + (u16(14) <= 8 ? 4 * Math.min(256, u32(32) || 2 ** u16(14)) : 0);
      return bodyEnd - body < 18 ? 16 : 18 + Math.min(u16(16), 64);
    }
    default:
      // An index of OpenDML: four bytes for each number of an entry.
      return 24 + 4 * u16(0) * u32(4);
  }
}

/** Up to the first entry that names no chunk of a stream, or one beyond the file. */
function lengthOfIndex(bytes: Bytes, { from, to }: Span): number {
  let at = from;
  for (; at + 16 <= to; at += 16) {
    bytes.count();
    const name = bytes.text(at, 4) ?? '';
    const isNamed = name === 'rec ' || [...name.slice(0, 2)].every(digit => digit >= '0' && digit <= '9');
    const isInside = [8, 12].every(field => (bytes.u32(at + field, 'little') ?? 0) <= bytes.length);
    if (!isNamed || !isInside) break;
  }
  return at - from;
}

function isKept(kind: string, within: string, streams: readonly Stream[]): boolean {
  if (KEPT[within]?.includes(kind)) return true;
  const ofData = kind.startsWith('ix') ? kind.slice(2) : kind.slice(0, 2);
  const pattern = kind.startsWith('ix') ? 'ix##' : `##${kind.slice(2)}`;
  if (!KEPT[within]?.includes(pattern)) return false;
  return [...ofData].every(digit => digit >= '0' && digit <= '9') && streams[Number(ofData)] !== undefined;
}

function blank(file: Uint8Array, { at, body, bodyEnd, end }: Chunk): void {
  file.set(latin1('JUNK'), at);
  file.fill(0, Math.min(body, bodyEnd), end);
}
