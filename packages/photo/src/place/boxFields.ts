import { type Box, boxesIn } from '../boxes';
import { type Bytes, big32, latin1, type Span } from '../bytes';
import { lengthOfCoder } from './coders';

/**
 * R189. The lengths of the fields of boxes (ISO/IEC 14496-12, 23008-12, AVIF 1.1, QuickTime File Format): the rest of a
 * box may hide words. A pair is for version 0 and version 1.
 */
const FIXED: Readonly<Record<string, number | readonly [number, number]>> = {
  ...{ mvhd: [100, 112], tkhd: [84, 96], mdhd: [24, 36], mehd: [8, 12], tfdt: [8, 12], cslg: [24, 44] },
  ...{ vmhd: 12, smhd: 8, nmhd: 4, gmin: 16, trex: 24, mfhd: 8, clef: 12, prof: 12, enof: 12, pitm: [6, 8] },
  ...{ ispe: 12, pasp: 8, irot: 1, imir: 1, clap: 32, rloc: 12, lsel: 2, a1op: 1, mdcv: 24, clli: 4 },
  ...{ amve: 8, ndwt: 4, iscl: 8, fiel: 2, gama: 4, btrt: 12, srat: 8, enda: 2, frma: 4, jxll: 1, 'JXL ': 4 },
};
/** Tables: the offset of their count, and the bytes of an entry. */
const TABLES: Readonly<Record<string, readonly [number, number]>> = {
  ...{ stts: [4, 8], ctts: [4, 8], stsc: [4, 12], stco: [4, 4], co64: [4, 8], stss: [4, 4], stps: [4, 4] },
};
/** Tables of counts, sizes, times and offsets. Four letters, read as such a number, exceed all of them. */
const NUMBERS = [...Object.keys(TABLES), 'elst', 'stsz', 'trun'];
const LARGEST = 0x1000_0000;

/** Fields of fixed boxes that are zero, or read only by editors, counted from the body: by version 0 and 1. */
const UNUSED: Readonly<Record<string, readonly (readonly (readonly [number, number])[])[]>> = {
  ...{
    mvhd: [
      [
        [26, 36],
        [72, 96],
      ],
      [
        [38, 48],
        [84, 108],
      ],
    ],
  },
  ...{
    tkhd: [
      [
        [16, 20],
        [24, 32],
        [38, 40],
      ],
      [
        [24, 28],
        [36, 44],
        [50, 52],
      ],
    ],
  },
  ...{ mdhd: [[[22, 24]], [[34, 36]]], hdlr: [[[12, 24]], [[12, 24]]] },
};
/** Position of a box's transformation matrix: nine numbers of 16 and of 30 binary places. */
const MATRIX: Readonly<Record<string, readonly [number, number]>> = { mvhd: [36, 48], tkhd: [40, 52] };
const IDENTITY = [0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000];
/** Real rotations, scales and offsets are below this; letters are above. */
const MOST = 0x0800_0000;

/** Organisations that define a file's purpose; another word could be anybody's. */
const BRANDS = [
  ...['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9', 'isoa', 'isob', 'isoc', 'unif'],
  ...['mp41', 'mp42', 'avc1', 'hvc1', 'hev1', 'av01', 'qt  ', 'M4V ', 'M4VH', 'M4VP', 'M4A ', 'f4v ', 'MSNV'],
  ...['3gp4', '3gp5', '3gp6', '3gp7', '3g2a', '3g2b', 'mmp4', 'NDSC', 'XAVC', 'CAEP', 'dby1', 'dash', 'msdh'],
  ...['msix', 'cmfc', 'cmff', 'cmfs', 'cmf2', 'mif1', 'mif2', 'msf1', 'heic', 'heix', 'heim', 'heis', 'hevc'],
  ...['hevx', 'hevm', 'hevs', 'avif', 'avio', 'avis', 'miaf', 'MA1A', 'MA1B', 'MiHB', 'MiHE', 'MiHA', 'MiPr'],
  ...['MiCm', 'tmap', 'jxl ', '1pic', 'crx '],
];
const isBrand = (word: string): boolean => BRANDS.includes(word);

/** The role of an extra picture, in the words of the standards (ISO/IEC 23008-12, 6.5.8; 23091-2). */
const EXTRA_PICTURES = [
  ...['urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0', 'urn:mpeg:mpegB:cicp:systems:auxiliary:depth\0'],
  ...['urn:mpeg:hevc:2015:auxid:1\0', 'urn:mpeg:hevc:2015:auxid:2\0', 'urn:mpeg:avc:2015:auxid:1\0'],
];

/** Zeroes, in place, everything in a box outside its fields, and unread fields. */
export function cleanFields(file: Uint8Array, bytes: Bytes, box: Box): void {
  const { type, body, end } = box;
  const version = bytes.u8(body) === 1 ? 1 : 0;
  const length = lengthOf(bytes, box, version);
  if (length !== undefined) file.fill(0, Math.min(end, body + length), end);
  for (const [from, to] of UNUSED[type]?.[version] ?? []) {
    file.fill(0, Math.min(end, body + from), Math.min(end, body + to));
  }
  if (NUMBERS.includes(type))
    cleanNumbers(file, bytes, { from: body + 4, to: Math.min(end, body + (length ?? 0)) });
  if (type === 'iref') cleanItemReferences(file, bytes, box);
  const matrix = MATRIX[type]?.[version];
  if (matrix !== undefined && body + matrix + 36 <= end) cleanMatrix(file, bytes, body + matrix);
  if (type === 'ftyp' || type === 'styp') cleanBrands(file, bytes, box);
  if (type === 'auxC') cleanExtra(file, bytes, box);
  // A word of QuickTime, or nothing.
  if (type === 'hdlr' && !['mhlr', 'dhlr'].includes(bytes.text(body + 4, 4) ?? '')) {
    file.fill(0, Math.min(end, body + 4), Math.min(end, body + 8));
  }
}

function lengthOf(bytes: Bytes, box: Box, version: 0 | 1): number | undefined {
  const { type, body } = box;
  const fixed = FIXED[type];
  if (fixed !== undefined) return typeof fixed === 'number' ? fixed : fixed[version];
  const table = TABLES[type];
  if (table) return table[0] + 4 + (bytes.u32(body + table[0]) ?? 0) * table[1];
  const count = bytes.u32(body + 8) ?? 0;
  const flags = (bytes.u32(body) ?? 0) & 0xff_ffff;
  switch (type) {
    case 'hdlr':
      return 24; // followed by a freely chosen name
    case 'elst':
      return 8 + (bytes.u32(body + 4) ?? 0) * (version === 1 ? 20 : 12);
    case 'stsz':
      return 12 + (bytes.u32(body + 4) === 0 ? count * 4 : 0);
    case 'stz2':
      return 12 + Math.ceil((count * (bytes.u8(body + 7) ?? 0)) / 8);
    case 'tfhd':
      return 8 + 8 * (flags & 1) + 4 * [0x2, 0x8, 0x10, 0x20].filter(flag => flags & flag).length;
    case 'trun': {
      const each = [0x100, 0x200, 0x400, 0x800].filter(flag => flags & flag).length * 4;
      const once = [0x1, 0x4].filter(flag => flags & flag).length * 4;
      return 8 + once + (bytes.u32(body + 4) ?? 0) * each;
    }
    case 'pixi':
      return 5 + (bytes.u8(body + 4) ?? 0);
    case 'a1lx':
      return 1 + 3 * ((bytes.u8(body) ?? 0) & 1 ? 4 : 2);
    case 'ipma':
      return lengthOfAssociations(bytes, box, flags);
    case 'iloc':
      return readListOfPlaces(bytes, box).length;
    case 'iref':
      return 4 + boxesIn(bytes, body + 4, box.end).reduce((sum, { at, end }) => sum + end - at, 0);
    default:
      return lengthOfCoder(bytes, box);
  }
}

/**
 * R600: whether the locations of items fill their box, each item has one, and it is among those listed by the file: a
 * wrong count or width turns other numbers into locations.
 */
export function isWholeList(bytes: Bytes, inMeta: readonly Box[]): boolean {
  const places = inMeta.filter(({ type }) => type === 'iloc');
  const [box] = places;
  if (!box) return true;
  const version = bytes.u8(box.body) ?? 0;
  const sizes = bytes.u16(box.body + 4) ?? 0;
  const widths = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, version === 0 ? 0 : sizes & 15];
  const { length, ids } = readListOfPlaces(bytes, box);
  return (
    places.length === 1 &&
    version <= 2 &&
    widths.every(width => [0, 4, 8].includes(width)) &&
    length === box.end - box.body &&
    new Set(ids).size === ids.length
  );
}

/** Number of an item, and of each of its properties (ISO/IEC 14496-12, 8.11.14). */
function lengthOfAssociations(bytes: Bytes, { body, end }: Box, flags: number): number {
  const id = bytes.u8(body) === 0 ? 2 : 4;
  const each = flags & 1 ? 2 : 1;
  let at = body + 8;
  for (let left = bytes.u32(body + 4) ?? 0; left > 0 && at < end; left -= 1) {
    at += id + 1 + (bytes.u8(at + id) ?? 0) * each;
  }
  return at - body;
}

/** The locations of items (8.11.3): the length of the list, and its items. */
function readListOfPlaces(bytes: Bytes, { body, end }: Box) {
  const version = bytes.u8(body) ?? 0;
  const sizes = bytes.u16(body + 4) ?? 0;
  const wide = version < 2 ? 2 : 4;
  const extent = (sizes >> 12) + ((sizes >> 8) & 15) + (version === 0 ? 0 : sizes & 15);
  const head = wide + (version === 0 ? 0 : 2) + 2 + ((sizes >> 4) & 15);
  const numberAt = (at: number) => (wide === 2 ? bytes.u16(at) : bytes.u32(at)) ?? 0;
  const ids: number[] = [];
  let at = body + 6 + wide;
  let left = numberAt(body + 6);
  for (; left > 0 && at < end; left -= 1) {
    bytes.count();
    ids.push(numberAt(at));
    at += head + 2 + (bytes.u16(at + head) ?? 0) * extent;
  }
  return { length: left > 0 ? Number.POSITIVE_INFINITY : at - body, ids };
}

function cleanNumbers(file: Uint8Array, bytes: Bytes, { from, to }: Span): void {
  for (let at = from; at + 4 <= to; at += 4) {
    const number = bytes.u32(at) ?? 0;
    // Times may go back a little; offsets extend to the end of the file.
    if (Math.abs(number | 0) >= LARGEST && number >= bytes.length) file.fill(0, at, at + 4);
  }
}

/** Relations between items (23008-12, 6.4). */
const REFERENCES = ['dimg', 'thmb', 'auxl', 'cdsc', 'prem', 'base', 'tbas', 'exbl', 'dpnd'];

/** From one item to some others; the two bytes between give their number (8.11.12). */
function cleanItemReferences(file: Uint8Array, bytes: Bytes, { body, end }: Box): void {
  const id = bytes.u8(body) === 0 ? 2 : 4;
  for (const each of boxesIn(bytes, body + 4, end)) {
    if (!REFERENCES.includes(each.type)) file.set(latin1('free'), each.at + 4);
    const length = REFERENCES.includes(each.type) ? id + 2 + (bytes.u16(each.body + id) ?? 0) * id : 0;
    file.fill(0, Math.min(each.end, each.body + length), each.end);
  }
}

function cleanMatrix(file: Uint8Array, bytes: Bytes, at: number): void {
  const numbers = IDENTITY.map((_, index) => (bytes.u32(at + index * 4) ?? 0) | 0);
  const isOne = numbers.every(
    (number, index) => number === IDENTITY[index] || (index < 8 && Math.abs(number) < MOST),
  );
  if (!isOne) for (const [index, number] of IDENTITY.entries()) file.set(big32(number), at + index * 4);
}

/** The first brand and its version are followed by the compatible ones. */
function cleanBrands(file: Uint8Array, bytes: Bytes, { body, end }: Box): void {
  const own = bytes.text(body, 4) ?? '';
  const first = isBrand(own) ? own : 'isom';
  for (let at = body; at + 4 <= end; at += 4) {
    if (at !== body + 4 && !isBrand(bytes.text(at, 4) ?? '')) file.set(latin1(first), at);
  }
  // A number, such as a year and a month or a count.
  if (![0, 0x20].includes(bytes.u8(body + 4) ?? 0))
    file.fill(0, Math.min(end, body + 4), Math.min(end, body + 8));
  file.fill(0, end - ((end - body) % 4), end);
}

function cleanExtra(file: Uint8Array, bytes: Bytes, { body, end }: Box): void {
  const words = EXTRA_PICTURES.find(each => bytes.text(body + 4, each.length) === each);
  file.fill(0, Math.min(end, body + 4 + (words?.length ?? 0)), end);
}
