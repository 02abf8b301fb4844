import { type Box, boxesIn, findBox } from '../boxes';
import { type Bytes, big32, latin1, refuse, type Span } from '../bytes';
import { boxesOfMeta, readItems } from '../header/items';
import { blankOutside } from './blank';
import { cleanFields, isWholeList } from './boxFields';
import { cleanFlac } from './ebml';
import { blankJpegs, isJpeg } from './jpeg';
import { cleanProfile } from './profile';
import { defaultSizes, readFragment, readTracks } from './samples';

/**
 * The boxes that draw and play (ISO/IEC 14496-12, 14496-15, 23008-12, AVIF 1.1, QuickTime File Format), by their parent.
 * Descriptions of a picture or film are in others: `udta`, `uuid`, a film's `meta`, and a maker's additions.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'meta', 'free', 'skip', 'wide'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia', 'tapt'],
  edts: ['elst'],
  tapt: ['clef', 'prof', 'enof'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'gmhd', 'nmhd', 'hdlr', 'dinf', 'stbl'],
  stbl: ['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stps'],
  gmhd: ['gmin'],
  dinf: ['dref'],
  mvex: ['mehd', 'trex'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun'],
  meta: ['hdlr', 'pitm', 'iloc', 'iinf', 'iref', 'iprp', 'idat', 'dinf'],
  iprp: ['ipco', 'ipma'],
  ipco: [
    ...[
      'ispe',
      'pixi',
      'pasp',
      'colr',
      'hvcC',
      'av1C',
      'avcC',
      'lhvC',
      'vvcC',
      'irot',
      'imir',
      'clap',
      'rloc',
    ],
    ...['auxC', 'lsel', 'a1op', 'a1lx', 'clli', 'iscl'],
  ],
  jxl: ['JXL ', 'ftyp', 'jxlc', 'jxlp', 'jxll'],
};
/** Picture, sound, their masks and the timecode; no words, and no measurements. */
const KEPT_TRACKS = ['vide', 'soun', 'auxv', 'pict', 'tmcd'];
/** Pictures and their parts. */
const KEPT_ITEMS = [
  ...['hvc1', 'hvc2', 'lhv1', 'hvt1', 'av01', 'avc1', 'vvc1', 'j2k1', 'unci'],
  ...['grid', 'iovl', 'iden', 'tmap'],
];
/** Metadata items, by any name; a picture may be in an item of any other kind. */
const TELLING_ITEMS = ['Exif', 'mime', 'uri '];
const EMPTY_BOXES = ['free', 'skip', 'wide'];

/** In place, since samples and items are found by their offsets: removed data becomes free space of the same length. */
export function cleanIsobmff(file: Uint8Array, bytes: Bytes): void {
  const top = topBoxes(bytes);
  const { played, metadata, open, jpegs, gone, pictures } = whatIsPlayed(bytes, top);
  const data = [...top, ...(pictures ? boxesOfMeta(bytes, pictures) : [])].filter(
    ({ type }) => type === 'mdat' || type === 'idat',
  );
  checkPlaces(bytes, data, [...played, ...metadata], open);
  blankOutside(
    file,
    data.map(({ body, end }) => ({ from: body, to: end })),
    played,
  );
  blankOutside(
    file,
    metadata.filter(({ from, to }) => data.some(({ body, end }) => from >= body && to <= end)),
    [],
  );
  clean(file, bytes, top, gone, 'file', 0);
  blankRest(file, top.at(-1)?.end ?? 0, file.length);
  // JPEG frames and pictures have segments of their own.
  blankJpegs(file, bytes, jpegs);
}

interface Played {
  readonly played: readonly Span[];
  /** Samples and items with metadata: removed, whatever else is declared there. */
  readonly metadata: readonly Span[];
  /** Sound for which old QuickTime does not give the end of its last piece. */
  readonly open: ReadonlySet<Span>;
  /** The JPEGs among the played data. */
  readonly jpegs: readonly Span[];
  /** Offsets of boxes of a kept kind that are removed anyway. */
  readonly gone: ReadonlySet<number>;
  /** The box with the locations of pictures; a file has at most one (ISO/IEC 14496-12, 8.11.1). */
  readonly pictures: Box | undefined;
}

function whatIsPlayed(bytes: Bytes, top: readonly Box[]): Played {
  const played: Span[] = [];
  const metadata: Span[] = [];
  const jpegs: Span[] = [];
  const open = new Set<Span>();
  const ids = new Set<number>();
  const all = new Set<number>();
  const sizes = new Map<number, number>();
  const gone = new Set<number>();
  let pictures: Box | undefined;
  for (const moov of top.filter(({ type }) => type === 'moov')) {
    for (const [id, size] of defaultSizes(bytes, moov)) sizes.set(id, size);
    for (const { box, id, handler, spans, isOpen } of readTracks(bytes, moov)) {
      // Samples of a fragment name their track by it.
      if (all.has(id)) refuse();
      all.add(id);
      if (isOpen) for (const span of spans) open.add(span);
      if (!KEPT_TRACKS.includes(handler)) {
        gone.add(box.at);
        for (const span of spans) metadata.push(span);
        continue;
      }
      ids.add(id);
      const areJpegs = JPEGS.includes(coderOf(bytes, box));
      for (const span of spans) {
        played.push(span);
        if (areJpegs || isJpeg(bytes, span)) jpegs.push(span);
      }
    }
  }
  for (const moof of top.filter(({ type }) => type === 'moof')) {
    for (const { box, id, spans } of readFragment(bytes, moof, sizes)) {
      if (!ids.has(id)) gone.add(box.at);
      for (const span of spans) (ids.has(id) ? played : metadata).push(span);
    }
  }
  for (const meta of top.filter(({ type }) => type === 'meta')) {
    const handler = boxesOfMeta(bytes, meta).find(({ type }) => type === 'hdlr');
    if (pictures || !handler || bytes.text(handler.body + 8, 4) !== 'pict') gone.add(meta.at);
    else pictures = meta;
  }
  if (pictures && !isWholeList(bytes, boxesOfMeta(bytes, pictures))) refuse();
  const items = pictures ? readItems(bytes, pictures) : [];
  for (const { type, spans } of items) {
    if (KEPT_ITEMS.includes(type)) for (const span of spans) played.push(span);
    else if (TELLING_ITEMS.includes(type)) for (const span of spans) metadata.push(span);
  }
  return { played, metadata, open, jpegs, gone, pictures };
}

/**
 * R600: samples and items lie in data boxes without overlapping, unless they are identical: a wrong length covers removed
 * data.
 */
function checkPlaces(bytes: Bytes, data: readonly Box[], spans: readonly Span[], open: ReadonlySet<Span>) {
  const boxes = data.toSorted((a, b) => a.body - b.body);
  const inOrder = spans.toSorted((a, b) => a.from - b.from || a.to - b.to);
  let box = 0;
  for (const [index, span] of inOrder.entries()) {
    while ((boxes[box]?.end ?? bytes.length) <= span.from && box < boxes.length) box += 1;
    const { body, end } = boxes[box] ?? { body: bytes.length, end: bytes.length };
    // In a truncated film some lie beyond the end.
    if (span.from >= bytes.length) break;
    const next = inOrder[index + 1];
    const isSame = next?.from === span.from && next.to === span.to;
    if (span.from < body || (span.to > end && !open.has(span))) refuse();
    if (next && next.from < span.to && !isSame) refuse();
  }
}

/** JPEG XL in boxes (ISO/IEC 18181-2): the coded picture and its index. */
export function cleanJxl(file: Uint8Array, bytes: Bytes): void {
  if (bytes.text(4, 4) !== 'JXL ') return; // a bare picture has no room for words
  const top = boxesIn(bytes, 0, bytes.length);
  clean(file, bytes, top, new Set(), 'jxl', 0);
  blankRest(file, top.at(-1)?.end ?? 0, file.length);
}

/** With a truncated last box of samples, as in a broken download. */
function topBoxes(bytes: Bytes): readonly Box[] {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const at = boxes.at(-1)?.end ?? 0;
  const cut = bytes.text(at + 4, 4) === 'mdat' ? [{ type: 'mdat', at, body: at + 8, end: bytes.length }] : [];
  return [...boxes, ...cut];
}

/** Maximum nesting of the boxes above. */
const MAX_DEPTH = 8;

function clean(
  file: Uint8Array,
  bytes: Bytes,
  boxes: readonly Box[],
  gone: ReadonlySet<number>,
  within: string,
  depth: number,
  track = '',
): void {
  for (const box of boxes) {
    const { type, body, end } = box;
    const handler = type === 'mdia' ? handlerOf(bytes, box) : track;
    if (depth > MAX_DEPTH || gone.has(box.at) || !KEPT[within]?.includes(type)) blank(file, box);
    else if (EMPTY_BOXES.includes(type)) file.fill(0, body, end);
    else if (type === 'iinf') cleanItemNames(file, bytes, box);
    else if (type === 'dref') cleanReferences(file, bytes, box);
    else if (type === 'stsd') cleanSamples(file, bytes, box, handler);
    else if (type === 'colr') cleanColours(file, bytes, box);
    else if (KEPT[type]) {
      const inside = type === 'meta' ? boxesOfMeta(bytes, box) : boxesIn(bytes, body, end);
      clean(file, bytes, inside, gone, type, depth + 1, handler);
      blankRest(file, inside.at(-1)?.end ?? body, end);
    } else cleanFields(file, bytes, box);
  }
}

/** Free space of the same length. */
function blank(file: Uint8Array, { at, body, end }: Box): void {
  file.set(latin1('free'), at + 4);
  file.fill(0, body, end);
}

/** Trailing data that is not a box: free space too if it fits, since a length of zero means the rest of the file. */
function blankRest(file: Uint8Array, from: number, to: number): void {
  file.fill(0, from, to);
  if (to - from < 8) return;
  file.set(big32(to - from), from);
  file.set(latin1('free'), from + 4);
}

/** Coders that write a JPEG for each picture. */
const JPEGS = ['jpeg', 'mjpa', 'mjpg', 'dmb1'];

const coderOf = (bytes: Bytes, track: Box): string => {
  const described = findBox(bytes, track, 'mdia', 'minf', 'stbl', 'stsd');
  return described ? (bytes.text(described.body + 12, 4) ?? '') : '';
};

const handlerOf = (bytes: Bytes, media: Box): string => {
  const handler = findBox(bytes, media, 'hdlr');
  return handler ? (bytes.text(handler.body + 8, 4) ?? '') : '';
};

/** Locations of samples outside this file: an address or a path on somebody's disk, of which only the kind is kept. */
function cleanReferences(file: Uint8Array, bytes: Bytes, { body, end }: Box): void {
  let rest = body + 8;
  for (const entry of boxesIn(bytes, rest, end)) {
    file.fill(0, Math.min(entry.end, entry.body + 4), entry.end);
    rest = entry.end;
  }
  file.fill(0, Math.min(rest, end), end);
}

/** Boxes after the fixed fields of a sample's description needed by a decoder. */
const OF_SAMPLES = [
  ...['avcC', 'hvcC', 'lhvC', 'vvcC', 'av1C', 'vpcC', 'esds', 'dOps', 'dfLa', 'dac3', 'dec3', 'dac4', 'alac'],
  ...['pasp', 'colr', 'clap', 'fiel', 'gama', 'btrt', 'clli', 'dvcC', 'dvvC', 'hvcE'],
  ...['wave', 'chan', 'chnl', 'enda', 'frma', 'srat', 'st3d', 'sv3d', 'vexu', 'd263', 'damr'],
];
/** Bytes of the fixed fields by handler; those of sound by their version, as extended by QuickTime. */
const FIELDS: Readonly<Record<string, number>> = { vide: 78, auxv: 78, pict: 78, tmcd: 26 };
const SOUND_FIELDS = [28, 44, 64];
/** Fields that are zero, or name the maker of the coder. */
const PICTURE_UNUSED = [[0, 6] as const, [8, 24] as const, [36, 40] as const];
const UNUSED: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  ...{ vide: PICTURE_UNUSED, auxv: PICTURE_UNUSED, pict: PICTURE_UNUSED },
  soun: [[0, 6] as const, [10, 16] as const],
};
/** After 42 bytes of a picture's fields: the name of the coder, preceded by its length. */
const CODER_NAME = { at: 42, bytes: 32 } as const;

function cleanSamples(file: Uint8Array, bytes: Bytes, { body, end }: Box, handler: string): void {
  let rest = body + 8;
  for (const entry of boxesIn(bytes, rest, end)) {
    rest = entry.end;
    const version = bytes.u16(entry.body + 8) ?? 0;
    const fixed = handler === 'soun' ? SOUND_FIELDS[version] : FIELDS[handler];
    const from = Math.min(entry.end, entry.body + (fixed ?? 8));
    for (const [first, behind] of UNUSED[handler] ?? [[0, 6] as const]) {
      file.fill(0, Math.min(entry.end, entry.body + first), Math.min(entry.end, entry.body + behind));
    }
    if (fixed === 78) {
      const name = entry.body + CODER_NAME.at;
      file.fill(0, Math.min(entry.end, name), Math.min(entry.end, name + CODER_NAME.bytes));
    }
    cleanInside(file, bytes, from, entry.end);
  }
  file.fill(0, Math.min(rest, end), end);
}

function cleanInside(file: Uint8Array, bytes: Bytes, from: number, end: number): void {
  let rest = from;
  for (const box of boxesIn(bytes, from, end)) {
    rest = box.end;
    if (!OF_SAMPLES.includes(box.type)) blank(file, box);
    else if (box.type === 'dfLa') cleanFlac(file, bytes, { from: box.body + 4, to: box.end });
    else if (box.type === 'colr') cleanColours(file, bytes, box);
    else if (box.type === 'wave') cleanInside(file, bytes, box.body, box.end);
    else cleanFields(file, bytes, box);
  }
  // QuickTime ends such lists with four zeros.
  file.fill(0, rest, end);
}

/** Bytes of numeric colours (ISO/IEC 14496-12, 12.1.5; QuickTime without the range). */
const COLOUR_NUMBERS: Readonly<Record<string, number>> = { nclx: 11, nclc: 10 };

/** Of any colours, or of a few. */
const PROFILES = ['prof', 'rICC'];

/** R178: numbers, or a profile that is one. */
function cleanColours(file: Uint8Array, bytes: Bytes, box: Box): void {
  const { body, end } = box;
  const size = COLOUR_NUMBERS[bytes.text(body, 4) ?? ''];
  if (size !== undefined) {
    file.fill(0, Math.min(end, body + size), end);
    return;
  }
  const [profile] = cleanProfile([file.slice(body + 4, end)]) ?? [];
  if (profile && PROFILES.includes(bytes.text(body, 4) ?? '')) file.set(profile, body + 4);
  else blank(file, box);
}

/** The number, protection and type of an item are followed by its name (`infe`, version 2 and 3). */
function cleanItemNames(file: Uint8Array, bytes: Bytes, { body, end }: Box): void {
  let rest = body + (bytes.u8(body) === 0 ? 6 : 8);
  for (const entry of boxesIn(bytes, rest, end)) {
    rest = entry.end;
    if (entry.type !== 'infe') {
      blank(file, entry);
      continue;
    }
    const fixed = bytes.u8(entry.body) === 3 ? 14 : 12;
    file.fill(0, Math.min(entry.end, entry.body + fixed), entry.end);
  }
  file.fill(0, Math.min(rest, end), end);
}
