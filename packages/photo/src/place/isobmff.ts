import { type Box, boxesIn } from '../boxes';
import { type Bytes, big32, latin1, type Span } from '../bytes';
import { boxesOfMeta, readItems } from '../header/items';
import { blankOutside } from './blank';
import { defaultSizes, readFragment, readTracks } from './samples';

/**
 * The boxes that draw and play (ISO/IEC 14496-12, 14496-15, 23008-12, AVIF 1.1, QuickTime File Format), by the box they
 * stand in. What tells of a picture or film stands in others: `udta`, `uuid`, a film's `meta`, and whatever a maker adds.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mfra', 'mdat', 'meta', 'sidx', 'free', 'skip', 'wide', 'pdin'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia', 'tref', 'tapt', 'trgr'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'gmhd', 'nmhd', 'hdlr', 'dinf', 'stbl'],
  stbl: [
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stps', 'stsh'],
    ...['sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'padb'],
  ],
  mvex: ['mehd', 'trex', 'trep'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc', 'sdtp'],
  mfra: ['tfra', 'mfro'],
  meta: ['hdlr', 'pitm', 'iloc', 'iinf', 'iref', 'iprp', 'idat', 'dinf', 'grpl'],
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
    ...[
      'auxC',
      'oinf',
      'tols',
      'lsel',
      'a1op',
      'a1lx',
      'mdcv',
      'clli',
      'cclv',
      'amve',
      'ndwt',
      'rref',
      'iscl',
    ],
  ],
  jxl: ['JXL ', 'ftyp', 'jxlc', 'jxlp', 'jxll', 'jxli'],
};
/** Picture, sound, their masks and the clock that counts their frames; no words, and nothing measured on the way. */
const KEPT_TRACKS = ['vide', 'soun', 'auxv', 'pict', 'tmcd'];
/** Pictures and what they are put together from. */
const KEPT_ITEMS = [
  ...['hvc1', 'hvc2', 'lhv1', 'hvt1', 'av01', 'avc1', 'vvc1', 'j2k1', 'unci'],
  ...['grid', 'iovl', 'iden', 'tmap'],
];
const EMPTY_BOXES = ['free', 'skip', 'wide'];

/** In place, since samples and items are found by their offsets: what goes becomes free space of the same length. */
export function cleanIsobmff(file: Uint8Array, bytes: Bytes): void {
  const top = topBoxes(bytes);
  const played: Span[] = [];
  const ids = new Set<number>();
  let sizes: ReadonlyMap<number, number> = new Map();
  /** Where boxes of a kept kind begin that go nevertheless. */
  const gone = new Set<number>();
  for (const moov of top.filter(({ type }) => type === 'moov')) {
    sizes = new Map([...sizes, ...defaultSizes(bytes, moov)]);
    for (const { box, id, handler, spans } of readTracks(bytes, moov)) {
      if (KEPT_TRACKS.includes(handler)) {
        ids.add(id);
        played.push(...spans);
      } else gone.add(box.at);
    }
  }
  for (const moof of top.filter(({ type }) => type === 'moof')) {
    for (const { box, id, spans } of readFragment(bytes, moof, sizes)) {
      if (ids.has(id)) played.push(...spans);
      else gone.add(box.at);
    }
  }
  for (const meta of top.filter(({ type }) => type === 'meta')) {
    const handler = boxesOfMeta(bytes, meta).find(({ type }) => type === 'hdlr');
    if (handler && bytes.text(handler.body + 8, 4) === 'pict') {
      played.push(...spansOfPictures(bytes, meta));
    } else gone.add(meta.at);
  }
  const data = [
    ...top,
    ...top.filter(({ type }) => type === 'meta').flatMap(meta => boxesOfMeta(bytes, meta)),
  ].filter(({ type }) => type === 'mdat' || type === 'idat');
  blankOutside(
    file,
    data.map(({ body, end }) => ({ from: body, to: end })),
    played,
  );
  clean(file, bytes, top, gone, 'file', 0);
  blankRest(file, top.at(-1)?.end ?? 0, file.length);
}

/** JPEG XL in boxes (ISO/IEC 18181-2): the coded picture and its index. */
export function cleanJxl(file: Uint8Array, bytes: Bytes): void {
  if (bytes.text(4, 4) !== 'JXL ') return; // a bare picture has no room for words
  const top = boxesIn(bytes, 0, bytes.length);
  clean(file, bytes, top, new Set(), 'jxl', 0);
  blankRest(file, top.at(-1)?.end ?? 0, file.length);
}

/** With a last box of samples that is cut off, as a broken download has. */
function topBoxes(bytes: Bytes): readonly Box[] {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const at = boxes.at(-1)?.end ?? 0;
  const cut = bytes.text(at + 4, 4) === 'mdat' ? [{ type: 'mdat', at, body: at + 8, end: bytes.length }] : [];
  return [...boxes, ...cut];
}

function spansOfPictures(bytes: Bytes, meta: Box): readonly Span[] {
  return readItems(bytes, meta)
    .filter(({ type }) => KEPT_ITEMS.includes(type))
    .flatMap(({ spans }) => spans);
}

/** As deep as the boxes above stand in each other. */
const MAX_DEPTH = 8;

function clean(
  file: Uint8Array,
  bytes: Bytes,
  boxes: readonly Box[],
  gone: ReadonlySet<number>,
  within: string,
  depth: number,
): void {
  for (const box of boxes) {
    const { type, body, end } = box;
    if (depth > MAX_DEPTH || gone.has(box.at) || !KEPT[within]?.includes(type)) blank(file, box);
    else if (EMPTY_BOXES.includes(type)) file.fill(0, body, end);
    // Behind version, flags and types comes a name that anybody may choose.
    else if (type === 'hdlr') file.fill(0, Math.min(end, body + 24), end);
    else if (type === 'iinf') cleanItemNames(file, bytes, box);
    else if (KEPT[type]) {
      const inside = type === 'meta' ? boxesOfMeta(bytes, box) : boxesIn(bytes, body, end);
      clean(file, bytes, inside, gone, type, depth + 1);
      blankRest(file, inside.at(-1)?.end ?? body, end);
    }
  }
}

/** Free space of the same length. */
function blank(file: Uint8Array, { at, body, end }: Box): void {
  file.set(latin1('free'), at + 4);
  file.fill(0, body, end);
}

/** What is no box, behind the last one: free space too where that fits, since a length of zero means the rest of the file. */
function blankRest(file: Uint8Array, from: number, to: number): void {
  file.fill(0, from, to);
  if (to - from < 8) return;
  file.set(big32(to - from), from);
  file.set(latin1('free'), from + 4);
}

/** Behind the number, protection and type of an item comes its name (`infe`, version 2 and 3). */
function cleanItemNames(file: Uint8Array, bytes: Bytes, { body, end }: Box): void {
  for (const entry of boxesIn(bytes, body + (bytes.u8(body) === 0 ? 6 : 8), end)) {
    const fixed = bytes.u8(entry.body) === 3 ? 14 : 12;
    file.fill(0, Math.min(entry.end, entry.body + fixed), entry.end);
  }
}
