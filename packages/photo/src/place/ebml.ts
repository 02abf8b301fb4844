import { type Bytes, big32, concat, refuse, type Span } from '../bytes';

/** An element of EBML (RFC 8794), the unit of Matroska and WebM. */
interface Element {
  readonly id: number;
  readonly at: number;
  readonly body: number;
  readonly end: number;
  /** Unknown length: it extends to the next element that cannot be inside it. */
  readonly open: boolean;
}

const SEGMENT = 0x1853_8067;
const [CLUSTER, TRACKS, TRACK, GROUP] = [0x1f43_b675, 0x1654_ae6b, 0xae, 0xa0];
const [NUMBER, TYPE, CODEC, PRIVATE, BLOCK, SIMPLE_BLOCK] = [0xd7, 0x83, 0x86, 0x63a2, 0xa1, 0xa3];
const VOID = 0xec;
const TEXTS = [0x22_b59c, 0x22_b59d];
/** Letters of a language. */
const LONGEST_TEXT = 16;

/**
 * The elements that draw and play (RFC 9559), by their parent. Tags, chapters, attachments, titles and names describe the
 * film; so do additions to a block.
 */
const KEPT: Readonly<Record<number, readonly number[]>> = {
  0: [0x1a45_dfa3, SEGMENT, VOID],
  440786851: [0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285],
  [SEGMENT]: [0x114d_9b74, 0x1549_a966, TRACKS, CLUSTER, 0x1c53_bb6b, VOID],
  290298740: [0x4dbb],
  19899: [0x53ab, 0x53ac],
  357149030: [0x2a_d7b1, 0x4489],
  [TRACKS]: [TRACK],
  [TRACK]: [
    ...[NUMBER, 0x73c5, TYPE, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23_e383, 0x23_4e7a, 0x55ee],
    ...[...TEXTS, CODEC, PRIVATE, 0x56aa, 0x56bb, 0xe0, 0xe1],
  ],
  224: [
    ...[0x9a, 0x9d, 0x53b8, 0x53c0, 0xb0, 0xba, 0x54aa, 0x54bb, 0x54cc, 0x54dd, 0x54b0, 0x54ba, 0x54b2],
    ...[0x54b3, 0x55b0, 0x7670],
  ],
  21936: [
    ...[0x55b1, 0x55b2, 0x55b3, 0x55b4, 0x55b5, 0x55b6, 0x55b7, 0x55b8, 0x55b9, 0x55ba, 0x55bb, 0x55bc],
    ...[0x55bd, 0x55d0],
  ],
  21968: [0x55d1, 0x55d2, 0x55d3, 0x55d4, 0x55d5, 0x55d6, 0x55d7, 0x55d8, 0x55d9, 0x55da],
  30320: [0x7671, 0x7673, 0x7674, 0x7675],
  225: [0x9f, 0xb5, 0x78b5, 0x6264],
  [CLUSTER]: [0xe7, SIMPLE_BLOCK, GROUP, 0xa7, 0xab],
  [GROUP]: [BLOCK, 0x9b, 0xfb, 0xfa, 0x75a2],
  475249515: [0xbb],
  187: [0xb3, 0xb7],
  183: [0xf7, 0xf1, 0xf0, 0xb2, 0x5378],
};
/**
 * Other permitted siblings of coded pictures and sound (RFC 9559): checksums, additions, deprecated elements, tags and
 * chapters.
 */
const GONE: Readonly<Record<number, readonly number[]>> = {
  [SEGMENT]: [0xbf, 0x1043_a770, 0x1254_c367, 0x1941_a469],
  [CLUSTER]: [VOID, 0xbf, 0x5854, 0xaf],
  [GROUP]: [VOID, 0xbf, 0xa2, 0x75a1, 0xfd, 0xc8, 0xa4, 0x8e],
};
/** A number, a fraction or an identifier takes eight bytes at most. */
const LONGEST_NUMBER = 16;
const LONG = [PRIVATE, BLOCK, SIMPLE_BLOCK, VOID];
/** Letters of a codec's name, as `V_MPEGH/ISO/HEVC`, and of the kind of file. */
const NAMES = [CODEC, 0x4282];
const LONGEST_NAME = 32;
/** Codec prefixes of pictures and of sound, by the type of the track. */
const PREFIXES: Readonly<Record<number, string>> = { 1: 'V_', 2: 'A_' };
/** Codecs whose settings contain no words, besides the two handled below. */
const CODECS = [
  ...['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG4/ISO/', 'V_MPEGH/ISO/HEVC', 'A_OPUS', 'A_AAC', 'A_MPEG/', 'A_PCM/'],
  ...['A_AC3', 'A_EAC3'],
];

/** In place, since seeking uses offsets: removed data becomes void space of the same length. */
export function cleanEbml(file: Uint8Array, bytes: Bytes): void {
  const all = new Set<number>();
  const tracks = new Set<number>();
  for (const segment of elementsIn(bytes, 0, bytes.length, 0).filter(({ id }) => id === SEGMENT)) {
    const inside = elementsIn(bytes, segment.body, segment.end, SEGMENT);
    for (const { body, end } of inside.filter(({ id }) => id === TRACKS))
      for (const track of elementsIn(bytes, body, end, TRACKS)) {
        if (track.id !== TRACK) continue;
        const number = numberIn(bytes, track, NUMBER) ?? 0;
        // R600: blocks name their track by it.
        if (all.has(number)) refuse();
        all.add(number);
        const codec = codecAmong(bytes, elementsIn(bytes, track.body, track.end, TRACK));
        if (codec.startsWith(PREFIXES[numberIn(bytes, track, TYPE) ?? 0] ?? ' ')) tracks.add(number);
      }
  }
  clean(file, bytes, { from: 0, to: bytes.length }, 0, tracks, 0);
}

/** Maximum nesting of the elements above. */
const MAX_DEPTH = 8;

function clean(
  file: Uint8Array,
  bytes: Bytes,
  { from, to }: Span,
  within: number,
  tracks: ReadonlySet<number>,
  depth: number,
): void {
  let rest = from;
  const elements = elementsIn(bytes, from, to, within);
  const codec = within === TRACK ? codecAmong(bytes, elements) : '';
  for (const element of elements) {
    const { id, body, end } = element;
    rest = end;
    if (GONE[within] && !KEPT[within]?.includes(id) && !GONE[within].includes(id)) refuse();
    const track = id === TRACK ? numberIn(bytes, element, NUMBER) : trackOfBlock(bytes, element);
    const isRemoved = track !== undefined && !tracks.has(track);
    if (depth > MAX_DEPTH || isRemoved || !KEPT[within]?.includes(id) || isTooLong(element))
      blank(file, element);
    else if (id === VOID) file.fill(0, body, end);
    else if (id === PRIVATE) cleanPrivate(file, bytes, element, codec);
    else if (KEPT[id]) clean(file, bytes, { from: body, to: end }, id, tracks, depth + 1);
  }
  // R600: an overlong element ends in the middle of another; only the end of the file may truncate one.
  const begun = readId(bytes, rest)?.value ?? 0;
  const isCut = to >= bytes.length && (KEPT[within]?.includes(begun) || GONE[within]?.includes(begun));
  if (GONE[within] && rest < to && !isCut) refuse();
  blankRest(file, rest, to);
}

const isTooLong = ({ id, body, end }: Element) =>
  KEPT[id] === undefined &&
  !LONG.includes(id) &&
  end - body > (NAMES.includes(id) ? LONGEST_NAME : TEXTS.includes(id) ? LONGEST_TEXT : LONGEST_NUMBER);

/** A block begins with the number of its track. A group is removed with its block. */
function trackOfBlock(bytes: Bytes, element: Element): number | undefined {
  if (element.id === SIMPLE_BLOCK || element.id === BLOCK) return readVint(bytes, element.body)?.value ?? -1;
  if (element.id !== GROUP) return undefined;
  const block = elementsIn(bytes, element.body, element.end, GROUP).find(({ id }) => id === BLOCK);
  return block ? trackOfBlock(bytes, block) : -1;
}

const codecAmong = (bytes: Bytes, elements: readonly Element[]): string => {
  const codec = elements.find(({ id }) => id === CODEC);
  return codec && !isTooLong(codec) ? (bytes.text(codec.body, codec.end - codec.body) ?? '') : '';
};

/** A decoder's configuration: for Vorbis and FLAC it contains words, for unknown codecs it may. */
function cleanPrivate(file: Uint8Array, bytes: Bytes, element: Element, codec: string): void {
  const { body, end } = element;
  if (codec.startsWith('A_VORBIS')) cleanVorbis(file, bytes, element);
  else if (codec.startsWith('A_FLAC')) cleanFlac(file, bytes, { from: body + 4, to: end });
  else if (!CODECS.some(known => codec.startsWith(known))) blank(file, element);
}

/** Three packets, the second with comments (Vorbis I, section 5; Xiph lacing of lengths). */
function cleanVorbis(file: Uint8Array, bytes: Bytes, element: Element): void {
  const lengths: number[] = [];
  let at = element.body + 1;
  while (lengths.length < 2 && at < element.end) {
    let length = 0;
    let byte: number;
    do {
      byte = bytes.u8(at) ?? 0;
      length += byte;
      at += 1;
    } while (byte === 255 && at < element.end);
    lengths.push(length);
  }
  const [first = 0, second = 0] = lengths;
  const from = at + first;
  const to = from + second;
  if (bytes.u8(element.body) !== 2 || to > element.end || second < 16) {
    blank(file, element);
    return;
  }
  // Kind and name, a maker's name of zeros, no comments, the framing bit.
  file.fill(0, from + 7, to);
  new DataView(file.buffer, file.byteOffset).setUint32(from + 7, second - 16, true);
  file[to - 1] = 1;
}

const [STREAM_INFO, PADDING, LAST] = [0, 1, 0x80];
/** A head of four bytes and its fields (RFC 9639, section 8.2). */
const STREAM_INFO_BYTES = 38;

/** Blocks of FLAC after its marker: all but the first, which configures the decoder, become padding. */
export function cleanFlac(file: Uint8Array, bytes: Bytes, { from, to }: Span): void {
  const end = from + STREAM_INFO_BYTES;
  if (end > to || ((bytes.u32(from) ?? 0) & 0x7fff_ffff) !== STREAM_INFO_BYTES - 4) {
    file.fill(0, from, to);
    return;
  }
  file.fill(0, end, to);
  file[from] = to - end >= 4 ? STREAM_INFO : STREAM_INFO | LAST;
  if (to - end >= 4) file.set([...big32(to - end - 4)].with(0, PADDING | LAST), end);
}

/** Consecutive elements in one kind of place; reading stops at a truncated or invalid one. */
function elementsIn(bytes: Bytes, from: number, to: number, within: number): readonly Element[] {
  const found: Element[] = [];
  let at = from;
  while (at < to) {
    const id = readId(bytes, at);
    const length = id && readVint(bytes, at + id.bytes);
    if (!id || !length) break;
    const body = at + id.bytes + length.bytes;
    const open = length.value === undefined;
    const end = open ? endOfOpen(bytes, id.value, body, to) : Math.min(to, body + (length.value ?? 0));
    // The last cluster of a truncated film is played as far as it goes.
    const cut = length.value !== undefined && body + length.value > to;
    if (body > to || (cut && id.value !== SEGMENT && id.value !== CLUSTER)) break;
    bytes.count();
    found.push({ id: id.value, at, body, end, open });
    at = end;
    if (within === 0 && end <= body && found.length > 1) break;
  }
  return found;
}

/** Void space and checksums. */
const ANYWHERE = [VOID, 0xbf];

/** An open cluster ends where a sibling of clusters begins; an open segment with the file. */
function endOfOpen(bytes: Bytes, id: number, body: number, to: number): number {
  if (id !== CLUSTER) return to;
  let at = body;
  for (;;) {
    const next = readId(bytes, at);
    const length = next && readVint(bytes, at + next.bytes);
    const isBeside = next && [KEPT, GONE].some(of => of[SEGMENT]?.includes(next.value));
    if (!next || length?.value === undefined || (isBeside && !ANYWHERE.includes(next.value)))
      return Math.min(at, to);
    const end = at + next.bytes + length.bytes + length.value;
    if (end > to) return at;
    at = end;
  }
}

function readId(bytes: Bytes, at: number): { readonly value: number; readonly bytes: number } | undefined {
  const first = bytes.u8(at) ?? 0;
  const width = first === 0 ? 5 : Math.clz32(first) - 23;
  if (width > 4) return undefined;
  let value = 0;
  for (let index = 0; index < width; index += 1) {
    const byte = bytes.u8(at + index);
    if (byte === undefined) return undefined;
    value = value * 256 + byte;
  }
  return { value, bytes: width };
}

/** A number as long as its leading zeros say; undefined if all its bits are set, which means "unknown". */
function readVint(
  bytes: Bytes,
  at: number,
): { readonly value: number | undefined; readonly bytes: number } | undefined {
  const first = bytes.u8(at) ?? 0;
  if (first === 0) return undefined;
  const width = Math.clz32(first) - 23;
  let value = first & (0xff >> width);
  let all = value === 0xff >> width;
  for (let index = 1; index < width; index += 1) {
    const byte = bytes.u8(at + index);
    if (byte === undefined) return undefined;
    value = value * 256 + byte;
    all &&= byte === 255;
  }
  return { value: all ? undefined : value, bytes: width };
}

function numberIn(bytes: Bytes, { id: within, body, end }: Element, wanted: number): number | undefined {
  const element = elementsIn(bytes, body, end, within).find(({ id }) => id === wanted);
  if (!element || element.end - element.body > 8) return undefined;
  let value = 0;
  for (let at = element.body; at < element.end; at += 1) value = value * 256 + (bytes.u8(at) ?? 0);
  return value;
}

const blank = (file: Uint8Array, { at, end }: Element) => blankRest(file, at, end);

/** Void space of the same length; a single byte cannot be an element and becomes zero. */
function blankRest(file: Uint8Array, from: number, to: number): void {
  if (to <= from) return;
  file.fill(0, from, to);
  const length = to - from;
  if (length < 2) return;
  const short = length - 2 < 127;
  const size = new Uint8Array(8);
  new DataView(size.buffer).setBigUint64(0, BigInt(Math.max(length - 9, 0)));
  size[0] = 1;
  file.set(short ? [VOID, 0x80 | (length - 2)] : concat([Uint8Array.of(VOID), size]), from);
}
