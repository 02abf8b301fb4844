import { describe, expect, it } from 'vitest';
import { type Capture, readCapture } from './capture';
import { readImageHeader } from './header/header';
import {
  big16,
  big32,
  box,
  type Directories,
  fromHex,
  join,
  orderOf,
  REAL_PICTURES,
  segment,
  tiffOf,
  withSegment,
} from './pictures.cases';
import { indexOf, phoneExif, pngChunk, riff, SECRETS } from './place/phone.cases';
import { withoutPlace } from './place/withoutPlace';

// Headers of unusual cameras and editors, made by hand from the standards named in README.md.

const JPEG = fromHex(REAL_PICTURES.jpeg);
const PNG = fromHex(REAL_PICTURES.png);
const VP8L = fromHex(REAL_PICTURES.webpLossless).subarray(12);
const FULL = join(0, 0, 0, 0);
const MARK = 'Exif\0\0';
type Order = 'II' | 'MM';
const jpegOf = (tiff: Uint8Array) => withSegment(JPEG, segment(0xe1, MARK, tiff));

const TIME = '2026:11:22 09:46:00';
const LATER = '2026:11:23 10:00:00';
const TAKEN = { year: 2026, month: 11, day: 22, hour: 9, minute: 46, second: 0 };
/** The contents of `phoneExif`. */
const PHONE = { takenAt: { ...TAKEN, offsetMinutes: 480 }, focalLength35: 26, direction: { degrees: 166.2 } };

/** The times of a photo, beside a location to be removed. */
const timed = (
  order: Order,
  { changed, offsets }: { changed?: string; offsets: Readonly<Record<number, string>> },
) => {
  const { text, fractions } = orderOf(order);
  return jpegOf(
    tiffOf(order, {
      main: changed === undefined ? [] : [text(0x0132, changed)],
      exif: [text(0x9003, TIME), ...Object.entries(offsets).map(([tag, zone]) => text(Number(tag), zone))],
      gps: [fractions(2, [30, 1], [16, 1], [2670, 100])],
    }),
  );
};
const [OFFSET, ORIGINAL, DIGITIZED] = [0x9010, 0x9011, 0x9012];

/** A location for each extent of an item: its origin, the part of it, and the offset. */
interface Extent {
  readonly index?: number;
  readonly at: number;
  readonly length: number;
}
interface Told {
  readonly id: number;
  readonly type: string;
  readonly method: number;
  readonly extents: readonly Extent[];
}
/** A HEIC with items at the given locations; offsets of method 0 count from the start of `mdat`. */
function heicOf(
  items: readonly Told[],
  {
    mdat = [],
    idat,
    iloc = [],
  }: {
    readonly mdat?: readonly Uint8Array[];
    readonly idat?: readonly Uint8Array[];
    /** References of type `iloc`: from an item to those containing its bytes. */
    readonly iloc?: readonly (readonly [number, ...number[]])[];
  },
  wide = false,
): Uint8Array {
  const id = wide ? big32 : big16;
  const number = (value: number) => (wide ? join(big32(0), big32(value)) : big32(value));
  const build = (origin: number): Uint8Array =>
    join(
      box('ftyp', 'heic', FULL, 'mif1', 'heic'),
      box(
        'meta',
        FULL,
        box('hdlr', FULL, FULL, 'pict', FULL, FULL, FULL, 0),
        box('pitm', wide ? 1 : 0, 0, 0, 0, id(1)),
        box(
          'iinf',
          ...(wide ? [1, 0, 0, 0, big32(items.length)] : [FULL, big16(items.length)]),
          ...items.map(item => box('infe', wide ? 3 : 2, 0, 0, 0, id(item.id), big16(0), item.type, 0)),
        ),
        box(
          'iref',
          ...[wide ? 1 : 0, 0, 0, 0],
          ...iloc.map(([from, ...to]) => box('iloc', id(from), big16(to.length), ...to.map(id))),
        ),
        box(
          'iloc',
          ...[wide ? 2 : 1, 0, 0, 0, wide ? 0x88 : 0x44, wide ? 0x04 : 0x04, id(items.length)],
          ...items.map(({ id: own, method, extents }) =>
            join(
              ...[id(own), big16(method), big16(0), big16(extents.length)],
              ...extents.map(({ index = 1, at, length }) =>
                join(big32(index), number(at + (method === 0 ? origin : 0)), number(length)),
              ),
            ),
          ),
        ),
        ...(idat ? [box('idat', ...idat)] : []),
      ),
      box('mdat', ...mdat),
    );
  const { length } = build(0);
  return build(length - join(...mdat).length);
}

const PIXELS = join('the coded pixels');
const BLOCK = join(big32(6), MARK, phoneExif('MM'));
const gap = join('gap ', 'Xihu-Hangzhou');
const cut = (...at: readonly number[]) => {
  const ends = [...at, BLOCK.length];
  return ends.map((end, n) => BLOCK.subarray(n === 0 ? 0 : ends[n - 1], end));
};
const [A = BLOCK, B = BLOCK, C = BLOCK] = cut(7, 100);
const picture: Told = { id: 1, type: 'hvc1', method: 0, extents: [{ at: 0, length: PIXELS.length }] };
const pieces = (start: number, parts: readonly Uint8Array[]): readonly Extent[] =>
  parts.map((part, n) => ({
    at: start + parts.slice(0, n).reduce((sum, { length }) => sum + length + gap.length, 0),
    length: part.length,
  }));
const spread = join(A, gap, B, gap, C);
const inMdat = { id: 2, type: 'Exif', method: 0, extents: pieces(PIXELS.length, [A, B, C]) };
const behind = (at: number) => ({ at: PIXELS.length + at, length: BLOCK.length });

/** The block with its directories declared elsewhere. */
function repointed(order: Order, tag: number, to: number): Uint8Array {
  const { n16, n32 } = orderOf(order);
  const block = phoneExif(order).slice();
  block.set(n32(to), indexOf(block, join(n16(tag), n16(4), n32(1))) + 8);
  return block;
}
/** The same block with a byte before its first directory, so nothing is at an even offset. */
function odd({ main = [] }: Directories): Uint8Array {
  const even = tiffOf('MM', { main });
  return join(even.subarray(0, 4), big32(9), 0, even.subarray(8));
}
const exposed = (order: Order, iso: 'short' | 'long', time: readonly [number, number]) => {
  const { short, long, fractions } = orderOf(order);
  return jpegOf(
    tiffOf(order, {
      exif: [
        fractions(0x829a, time),
        fractions(0x829d, [2, 1]),
        iso === 'short'
          ? { ...short(0x8827, 100), count: 2, value: join(short(0, 100).value, short(0, 9).value) }
          : long(0x8827, 100),
        short(0x9209, 16),
      ],
    }),
  );
};

interface Case {
  readonly what: string;
  readonly file: Uint8Array;
  readonly facts: Partial<Record<keyof Capture, unknown>>;
}
const CASES: readonly Case[] = [
  {
    what: 'only the zone of the last change, and both clocks alike (II)',
    file: timed('II', { changed: TIME, offsets: { [OFFSET]: '+08:00' } }),
    facts: { takenAt: { ...TAKEN, offsetMinutes: 480 } },
  },
  {
    what: 'only the zone of the last change, a day later (MM)',
    file: timed('MM', { changed: LATER, offsets: { [OFFSET]: '+01:00' } }),
    facts: { takenAt: TAKEN },
  },
  {
    what: 'only the zone of a change at an unknown time (MM)',
    file: timed('MM', { offsets: { [OFFSET]: '+01:00' } }),
    facts: { takenAt: TAKEN },
  },
  {
    what: 'two zones that differ (II)',
    file: timed('II', { changed: TIME, offsets: { [OFFSET]: '+01:00', [ORIGINAL]: '-05:00' } }),
    facts: { takenAt: { ...TAKEN, offsetMinutes: -300 } },
  },
  {
    what: 'a blank zone beside that of the last change (MM)',
    file: timed('MM', { changed: TIME, offsets: { [OFFSET]: '+05:45', [ORIGINAL]: '   :  ' } }),
    facts: { takenAt: { ...TAKEN, offsetMinutes: 345 } },
  },
  {
    what: 'only the zone of the scan (II)',
    file: timed('II', { changed: TIME, offsets: { [DIGITIZED]: '+08:00' } }),
    facts: { takenAt: TAKEN },
  },
  {
    what: 'fill bytes before the segment (II)',
    file: withSegment(JPEG, join(0xff, 0xff, 0xff), segment(0xe1, MARK, phoneExif('II'))),
    facts: PHONE,
  },
  {
    what: 'a second, contradictory block',
    file: withSegment(
      JPEG,
      segment(0xe1, MARK, phoneExif('II')),
      segment(0xe1, MARK, tiffOf('MM', { exif: [orderOf('MM').text(0x9003, LATER)] })),
    ),
    facts: PHONE,
  },
  {
    what: 'directories at odd offsets (MM)',
    file: jpegOf(odd({ main: [orderOf('MM').short(0x0112, 6)] })),
    facts: {},
  },
  {
    what: 'an Exif directory that is the first one again (MM)',
    file: jpegOf(repointed('MM', 0x8769, 8)),
    facts: { direction: { degrees: 166.2 } },
  },
  {
    what: 'an Exif directory beyond the end (II)',
    file: jpegOf(repointed('II', 0x8769, 0xffff_fff0)),
    facts: { direction: { degrees: 166.2 } },
  },
  {
    what: 'BigTIFF in a JPEG',
    file: jpegOf(join('MM', big16(43), big16(8), big16(0), new Uint8Array(40))),
    facts: {},
  },
  {
    what: 'a directory of 65,535 fields in 20 bytes (MM)',
    file: jpegOf(join('MM', big16(42), big32(8), 0xff, 0xff, 0, 1)),
    facts: {},
  },
  {
    what: 'two sensitivities in one field (MM)',
    file: exposed('MM', 'short', [1, 60]),
    facts: { light: { iso: 100, lux: 190 } },
  },
  {
    what: 'a sensitivity of 32 bits (II)',
    file: exposed('II', 'long', [1, 60]),
    facts: { light: { iso: 100, lux: 190 } },
  },
  { what: 'a time below zero (II)', file: exposed('II', 'short', [-1, 60]), facts: {} },
  {
    what: 'a WebP whose block has an odd length, and JPEG\u2019s mark (II)',
    file: riff(
      'RIFF',
      'WEBP',
      riff('VP8X', 8, new Uint8Array(9)),
      VP8L,
      riff('EXIF', MARK, phoneExif('II'), 0),
    ),
    facts: PHONE,
  },
  {
    what: 'a PNG whose block comes last (II)',
    file: join(PNG.subarray(0, -12), pngChunk('eXIf', phoneExif('II')), PNG.subarray(-12)),
    facts: PHONE,
  },
  {
    what: 'a PNG whose block has JPEG\u2019s mark (MM)',
    file: join(PNG.subarray(0, 33), pngChunk('eXIf', join(MARK, phoneExif('MM'))), PNG.subarray(33)),
    facts: PHONE,
  },
  {
    what: 'a HEIC whose block is in three pieces',
    file: heicOf([picture, inMdat], { mdat: [PIXELS, spread] }),
    facts: PHONE,
  },
  {
    what: 'a HEIC of 32-bit numbers whose block is in three pieces',
    file: heicOf([picture, inMdat], { mdat: [PIXELS, spread] }, true),
    facts: PHONE,
  },
  {
    what: 'a HEIC whose block is in three pieces of idat',
    file: heicOf([picture, { ...inMdat, method: 1, extents: pieces(0, [A, B, C]) }], {
      mdat: [PIXELS],
      idat: [spread],
    }),
    facts: PHONE,
  },
  {
    what: 'a HEIC whose block is declared in a missing idat',
    file: heicOf([picture, { ...inMdat, method: 1, extents: pieces(0, [A, B, C]) }], {
      mdat: [PIXELS, spread],
    }),
    facts: {},
  },
  {
    what: 'a HEIC whose block is in another item, which is in two pieces',
    file: heicOf(
      [
        picture,
        {
          id: 3,
          type: 'data',
          method: 0,
          extents: [behind(0), { at: PIXELS.length + BLOCK.length + gap.length, length: 50 }],
        },
        {
          id: 2,
          type: 'Exif',
          method: 2,
          extents: [
            { index: 2, at: 0, length: 40 },
            { index: 2, at: 40, length: BLOCK.length - 40 },
          ],
        },
      ],
      { mdat: [PIXELS, BLOCK, gap, gap, gap, gap], iloc: [[2, 1, 3]] },
    ),
    facts: PHONE,
  },
  {
    what: 'a HEIC whose items contain each other',
    file: heicOf(
      [
        picture,
        { id: 2, type: 'Exif', method: 2, extents: [{ at: 0, length: 0 }] },
        { id: 3, type: 'data', method: 2, extents: [{ at: 0, length: 0 }] },
      ],
      {
        mdat: [PIXELS, BLOCK],
        iloc: [
          [2, 3],
          [3, 2],
        ],
      },
    ),
    facts: {},
  },
  {
    what: 'a HEIC truncated in the last piece of its block',
    file: heicOf([picture, inMdat], { mdat: [PIXELS, spread] }).subarray(0, -40),
    facts: { takenAt: PHONE.takenAt, focalLength35: 26 },
  },
];

describe('unusual headers', () => {
  it.each(CASES)('[R222, R245, R246] $what', ({ file, facts }) => {
    const capture = readCapture(file);
    expect(
      Object.keys(capture)
        .filter(key => key !== 'light' || 'light' in facts)
        .toSorted(),
    ).toEqual(Object.keys(facts).toSorted());
    expect(capture).toMatchObject(facts);
    // No zone is a statement too.
    expect(capture.takenAt).toEqual(facts.takenAt);
  });

  it.each(CASES)('[R220, R221] no location remains in $what, cut off anywhere', ({ file }) => {
    for (let end = file.length; end > 0; end -= 7) {
      const part = file.slice(0, end);
      readImageHeader(part);
      const stored = withoutPlace(part);
      if (!stored) continue;
      const left = Object.entries(SECRETS).filter(([, secret]) => indexOf(stored, secret) >= 0);
      expect(left).toEqual([]);
      readCapture(stored);
    }
  });

  it('[R246] a picture in pieces, or in another item, keeps its bytes', () => {
    const [one, two] = [PIXELS.subarray(0, 5), PIXELS.subarray(5)];
    const inPieces: Told = {
      ...picture,
      extents: [
        { at: 0, length: 5 },
        { at: 5 + gap.length, length: two.length },
      ],
    };
    const stored = withoutPlace(
      heicOf([inPieces, { ...inMdat, extents: [] }], { mdat: [one, gap, two, gap] }),
    );
    expect(
      indexOf(stored ?? one, join(one, new Uint8Array(gap.length), two, new Uint8Array(gap.length))),
    ).toBeGreaterThan(0);
    const inside: Told = { ...picture, method: 2, extents: [{ at: gap.length, length: PIXELS.length }] };
    const holder: Told = {
      id: 3,
      type: 'data',
      method: 0,
      extents: [{ at: 0, length: gap.length + PIXELS.length }],
    };
    const other = withoutPlace(heicOf([inside, holder], { mdat: [gap, PIXELS, gap], iloc: [[1, 3]] }));
    expect(
      indexOf(other ?? one, join(new Uint8Array(gap.length), PIXELS, new Uint8Array(gap.length))),
    ).toBeGreaterThan(0);
  });

  it('[R221, R246] nested extents that all cover the file take a bounded time', () => {
    const all = Array.from({ length: 20_000 }, () => ({ at: 0, length: 100_000 }));
    const file = heicOf(
      [
        { id: 1, type: 'hvc1', method: 2, extents: all },
        { id: 2, type: 'Exif', method: 2, extents: all.slice(0, 9) },
        { id: 3, type: 'data', method: 0, extents: all },
      ],
      {
        mdat: [new Uint8Array(200_000)],
        iloc: [
          [1, 3],
          [2, 3],
        ],
      },
    );
    readCapture(file);
    expect(withoutPlace(file)).toHaveLength(file.length);
  }, 12_000);
});
