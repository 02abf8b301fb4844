import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { boxesIn } from '../boxes';
import { toBytes } from '../bytes';
import { readImageHeader } from '../header/header';
import { big16, big32, box, fromHex, join, little32, REAL_PICTURES, segment } from '../pictures.cases';
import {
  CLEAN_JPEG,
  FRAME,
  fragments,
  indexOf,
  movie,
  phoneHeif,
  phoneJxl,
  pngChunk,
  riff,
} from './phone.cases';
import { withoutPlace } from './withoutPlace';
import { zlibEnd } from './zlib';

// Hand-written words in every place of a picture that has room for them: after the fields of a part, in its unused
// fields, in a part nothing refers to.

const TOWN = 'Xihu-Hangzhou';
const keeps = (file: Uint8Array, words = TOWN) => indexOf(withoutPlace(file) ?? join(), join(words)) >= 0;
const FULL = join(0, 0, 0, 0);

const JPEG = CLEAN_JPEG;
const SOS = indexOf(JPEG, join(0xff, 0xda));
const inJpeg = (...parts: readonly Uint8Array[]) => join(JPEG.subarray(0, SOS), ...parts, JPEG.subarray(SOS));
/** The first segment of a kind, extended by the words, with its length. */
function longer(marker: number): Uint8Array {
  const at = indexOf(JPEG, join(0xff, marker));
  const length = toBytes(JPEG).u16(at + 2) ?? 0;
  const end = at + 2 + length;
  return join(
    JPEG.subarray(0, at + 2),
    big16(length + TOWN.length),
    JPEG.subarray(at + 4, end),
    TOWN,
    JPEG.subarray(end),
  );
}
/** 西湖 */
const UTF8 = [0xe8, 0xa5, 0xbf, 0xe6, 0xb9, 0x96];
const numbers = (words: string) => join(words, new Uint8Array(64 - words.length).fill(1));

const PNG = fromHex(REAL_PICTURES.png);
const inPng = (...parts: readonly Uint8Array[]) => join(PNG.subarray(0, 33), ...parts, PNG.subarray(33));
const ihdr = (kind: number) => pngChunk('IHDR', big32(2), big32(2), 8, kind, 0, 0, 0);
const pixels = (size: number) => zlibSync(new Uint8Array(size));
const png = (...chunks: readonly Uint8Array[]) => join(PNG.subarray(0, 8), ...chunks, pngChunk('IEND'));
/** Two times two pixels of a palette: rows of a filter and two numbers. */
const PALETTE = [ihdr(3), pngChunk('PLTE', 1, 2, 3)] as const;
const SIZE = 6;
const fctl = pngChunk('fcTL', FULL, big32(2), big32(2), FULL, FULL, 0, 1, 0, 10, 0, 0);

const VP8L = fromHex(REAL_PICTURES.webpLossless).subarray(12);
const webp = (...chunks: readonly Uint8Array[]) => {
  const inside = join('WEBP', ...chunks);
  return join('RIFF', little32(inside.length), inside);
};
const vp8x = (...more: readonly (number | string)[]) =>
  riff('VP8X', 0x02, 0, 0, 0, 6, 0, 0, 4, 0, 0, ...more);
const anim = (...more: readonly string[]) => riff('ANIM', new Uint8Array(6), ...more);
const anmf = (...more: readonly Uint8Array[]) => riff('ANMF', new Uint8Array(16), VP8L, ...more);

describe('hand-written words', () => {
  it.each([
    ['DQT', longer(0xdb)],
    ['DHT', longer(0xc4)],
    ['SOF', longer(0xc0)],
    ['SOS', longer(0xda)],
    ['DRI', inJpeg(segment(0xdd, 0, 4, TOWN))],
    ['DRI alone', inJpeg(segment(0xdd, TOWN))],
    ['DAC', inJpeg(segment(0xcc, 0, 0, TOWN))],
    ['DNL', inJpeg(segment(0xdc, 0, 5, TOWN))],
    ['DHP', inJpeg(segment(0xde, TOWN))],
    ['EXP', inJpeg(segment(0xdf, TOWN))],
    ['a reserved marker', inJpeg(segment(0xf0, TOWN))],
    ['a quantisation table that no frame names', inJpeg(segment(0xdb, 3, numbers(TOWN)))],
    ['a table after the named ones', inJpeg(segment(0xdb, 0, numbers(''), 3, numbers(TOWN)))],
    ['a table of 16 bits', inJpeg(segment(0xdb, 0x13, numbers(TOWN), numbers(TOWN)))],
    ['a table that ends before its numbers do', inJpeg(segment(0xdb, 0, TOWN))],
    ['a table of an invalid kind', inJpeg(segment(0xdb, 0x2f, TOWN))],
    ['codes that no scan names', inJpeg(segment(0xc4, 0x13, 13, new Uint8Array(15), TOWN))],
    ['between two segments', inJpeg(join(TOWN))],
    ['after the end', join(JPEG, TOWN)],
    ['after the last pixel', join(JPEG.subarray(0, -2), TOWN, JPEG.subarray(-2))],
    [
      'after the last pixel, in Chinese',
      join(JPEG.subarray(0, -2), ...UTF8, TOWN, ...UTF8, JPEG.subarray(-2)),
    ],
    ['after the end, as a separate picture', join(JPEG, JPEG.subarray(0, -2), TOWN, JPEG.subarray(-2))],
  ])('[R188, R601] in a JPEG: %s', (_, file) => {
    expect(indexOf(file, join(TOWN))).toBeGreaterThan(0);
    expect(keeps(file)).toBe(false);
  });

  it('[R601] coded pixels that happen to be a few letters stay', () => {
    const tail = (words: string) => join(JPEG.subarray(0, -2), words, JPEG.subarray(-2));
    expect(withoutPlace(tail('Hangzhou!'))).toEqual(tail('Hangzhou!'));
    expect(keeps(tail('Hangzhou!!'), 'Hangzhou')).toBe(false);
    expect(withoutPlace(tail('Hangzhou!!'))).toHaveLength(tail('Hangzhou!!').length);
  });

  it('[R188] a JPEG keeps what it needs: two tables in a segment, and a restart', () => {
    const file = inJpeg(segment(0xdb, 0, numbers('a'), 1, numbers('b')), segment(0xdd, 0, 4));
    expect(withoutPlace(file)).toEqual(file);
    expect(readImageHeader(file)).toEqual(readImageHeader(JPEG));
  });

  it.each([
    ['after the stream, in its last chunk', png(...PALETTE, pngChunk('IDAT', pixels(SIZE), TOWN))],
    [
      'in a chunk of pixels after it',
      png(...PALETTE, pngChunk('IDAT', pixels(SIZE)), pngChunk('IDAT', TOWN)),
    ],
    ['in pixels alone', png(...PALETTE, pngChunk('IDAT', TOWN))],
    ['after the stream of a frame', png(...PALETTE, fctl, pngChunk('fdAT', FULL, pixels(SIZE), TOWN))],
    [
      'in the number of an empty frame',
      png(...PALETTE, fctl, pngChunk('fdAT', FULL, pixels(SIZE)), pngChunk('fdAT', TOWN)),
    ],
    [
      'in rows below the picture',
      png(...PALETTE, pngChunk('IDAT', zlibSync(join(new Uint8Array(SIZE), TOWN), { level: 0 }))),
    ],
    [
      'in rows below a frame',
      png(...PALETTE, fctl, pngChunk('fdAT', FULL, zlibSync(join(new Uint8Array(SIZE), TOWN), { level: 0 }))),
    ],
    ['in a second palette', png(...PALETTE, pngChunk('PLTE', TOWN, 0, 0), pngChunk('IDAT', pixels(SIZE)))],
    ['in an unused palette', inPng(pngChunk('PLTE', TOWN, 0, 0))],
    [
      'in a palette with incomplete colours',
      png(ihdr(3), pngChunk('PLTE', TOWN), pngChunk('IDAT', pixels(SIZE))),
    ],
    ['in the transparency of colours', inPng(pngChunk('tRNS', TOWN))],
    ['in the corners of colours', inPng(pngChunk('cHRM', TOWN, new Uint8Array(19)))],
    ['in the mastering display', inPng(pngChunk('mDCV', TOWN, new Uint8Array(11)))],
    ['in a histogram', inPng(pngChunk('hIST', TOWN, 0))],
    ['after the end', png(...PALETTE, pngChunk('IDAT', pixels(SIZE)), pngChunk('IEND'), join(TOWN))],
    ['in the end', join(PNG.subarray(0, -12), pngChunk('IEND', TOWN))],
  ])('[R189] in a PNG: %s', (_, file) => {
    expect(indexOf(file, join(TOWN))).toBeGreaterThan(0);
    expect(keeps(file)).toBe(false);
  });

  it.each([
    ['the size of a pixel', 'Hangzhou', inPng(pngChunk('pHYs', 'Hangzhou', 1))],
    ['the count of frames', 'Hangzhou', inPng(pngChunk('acTL', 'Hangzhou'))],
    ['gamma', 'Xihu', inPng(pngChunk('gAMA', 'Xihu'))],
    [
      'the position of a frame',
      'Hangzhou',
      inPng(pngChunk('fcTL', FULL, big32(2), big32(2), 'Hangzhou', 0, 1, 0, 10, 0, 0)),
    ],
  ])('[R189] in a number of a PNG: %s', (_, words, file) => {
    expect(keeps(file, words)).toBe(false);
  });

  it('[R189] a PNG stream stays complete, in any number of chunks and passes, and gets correct checksums', () => {
    const packed = pixels(SIZE);
    const file = png(
      ...PALETTE,
      pngChunk('IDAT', packed.subarray(0, 5)),
      pngChunk('IDAT', packed.subarray(5)),
    );
    expect(withoutPlace(file)).toEqual(file);
    const moving = png(
      ...PALETTE,
      fctl,
      pngChunk('fdAT', FULL, packed.subarray(0, 5)),
      pngChunk('fdAT', big32(1), packed.subarray(5)),
    );
    expect(withoutPlace(moving)).toEqual(moving);
    // Adam7 (W3C Portable Network Graphics, 8.2): for two times two pixels passes 1, 6 and 7 have some.
    const laced = (size: number) =>
      png(pngChunk('IHDR', big32(2), big32(2), 8, 0, 0, 0, 1), pngChunk('IDAT', pixels(size)));
    expect(withoutPlace(laced(2 + 2 + 3))).toEqual(laced(7));
    expect(withoutPlace(laced(8))).toBeUndefined();
    const clean = withoutPlace(png(...PALETTE, pngChunk('IDAT', packed, TOWN))) ?? join();
    const at = indexOf(clean, join('IDAT'));
    expect(toBytes(clean).u32(at - 4)).toBe(packed.length);
    expect(toBytes(clean).u32(at + 4 + packed.length)).not.toBe(0);
  });

  it.each([
    ['VP8X', webp(vp8x(TOWN), anim(), anmf())],
    ['ANIM', webp(vp8x(), anim(TOWN), anmf())],
    ['a frame, after its chunks', webp(vp8x(), anim(), anmf(join(TOWN.slice(0, 7))), riff('note', TOWN))],
    ['a second picture', webp(VP8L, riff('VP8L', TOWN))],
    ['after the last pixel', webp(riff('VP8L', VP8L.subarray(8), TOWN))],
    [
      'after the last pixel of a frame',
      webp(vp8x(), anim(), riff('ANMF', new Uint8Array(16), riff('VP8L', VP8L.subarray(8), TOWN))),
    ],
    ['a second picture of a frame', webp(vp8x(), anim(), anmf(riff('VP8L', TOWN)))],
    ['a second description', webp(vp8x(), riff('VP8X', TOWN), VP8L)],
    ['a short animation', webp(vp8x(), riff('ANIM', 'Xihu'), riff('ANIM', TOWN), anmf())],
    ['after the end', join(webp(VP8L), TOWN)],
  ])('[R188, R601] in a WebP: %s', (_, file) => {
    expect(keeps(file)).toBe(false);
  });

  const gif = (...blocks: readonly Uint8Array[]) =>
    join('GIF89a', 1, 0, 1, 0, 0, 0, 0, ...blocks, join(0x2c, FULL, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0), 0x3b);
  it.each([
    ['the timing of a frame', gif(join(0x21, 0xf9, TOWN.length, TOWN, 0))],
    ['after the timing of a frame', gif(join(0x21, 0xf9, 4, FULL, TOWN.length, TOWN, 0))],
    ['the loop', gif(join(0x21, 0xff, 11, 'NETSCAPE2.0', TOWN.length, TOWN, 0))],
    ['after the loop', gif(join(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 1, 0, 0, TOWN.length, TOWN, 0))],
    ['another application', gif(join(0x21, 0xff, 11, 'NETSCAPE9.9', TOWN.length, TOWN, 0))],
    ['after the end', join(gif(), TOWN)],
  ])('[R188] in a GIF: %s', (_, file) => {
    expect(indexOf(file, join(TOWN))).toBeGreaterThan(0);
    expect(keeps(file)).toBe(false);
  });

  it('[R188] reserved bytes and padding of a WebP are zeroed', () => {
    const file = webp(riff('VP8X', 0, 'Xih', 6, 0, 0, 4, 0, 0), VP8L);
    expect(keeps(file, 'Xih')).toBe(false);
    expect(keeps(webp(riff('VP8L', VP8L.subarray(8), 'odd').subarray(0, -1), join('X')), 'oddX')).toBe(false);
  });
});

/** Boxes that contain boxes, and the number of bytes before these. */
const HOLDERS: Readonly<Record<string, number>> = {
  ...{ moov: 0, trak: 0, mdia: 0, minf: 0, dinf: 0, stbl: 0, edts: 0, mvex: 0, moof: 0, traf: 0, meta: 4 },
  ...{ iprp: 0, ipco: 0, iinf: 6, iref: 4, dref: 8 },
};

/** The file with the words after the fields of each box in turn, in a private box in each, and at its end. */
function* planted(file: Uint8Array): Generator<readonly [string, Uint8Array]> {
  const bytes = toBytes(file);
  function* within(
    from: number,
    to: number,
    wrap: (part: Uint8Array) => Uint8Array,
    path: string,
  ): Generator<readonly [string, Uint8Array]> {
    for (const { type, at, body, end } of boxesIn(bytes, from, to)) {
      const around = (part: Uint8Array) => wrap(join(file.subarray(from, at), part, file.subarray(end, to)));
      const name = `${path}/${type}`;
      yield [`${name}, behind`, around(box(type, file.subarray(body, end), TOWN))];
      yield [`${name}, a box`, around(box(type, file.subarray(body, end), box('town', TOWN)))];
      yield [`${name}, beside`, around(join(file.subarray(at, end), box('uuid', TOWN)))];
      const head = HOLDERS[type];
      if (head === undefined) continue;
      yield* within(
        body + head,
        end,
        part => around(box(type, file.subarray(body, body + head), part)),
        name,
      );
    }
  }
  yield* within(0, bytes.length, part => part, '');
}

describe('hand-written words in boxes', () => {
  it.each([
    ['a film', movie()],
    ['a film in fragments', fragments()],
    ['a HEIC', phoneHeif('heic')],
    ['a JPEG XL', phoneJxl()],
  ])('[R189] of %s: after the fields of every box, in every box, beside it', (_, file) => {
    // The fixture's own words are removed first. Coded pictures and samples, and their decoder configuration, are not
    // searched.
    const clean = withoutPlace(file) ?? join();
    const kept = [...planted(clean)].filter(([, each]) => keeps(each, 'Xihu-Han')).map(([where]) => where);
    const coded = /\/(mdat|jxlc)|\/stsd, behind|\/jxlp/;
    expect(kept.filter(where => !coded.test(where))).toEqual([]);
    expect([...planted(clean)].length).toBeGreaterThan(9);
  });

  it.each([
    ['sidx', box('sidx', FULL, TOWN, new Uint8Array(24))],
    ['styp', box('styp', TOWN, 0, 0, 0)],
    ['pdin', box('pdin', FULL, TOWN)],
    ['mfra', box('mfra', box('tfra', FULL, TOWN))],
    ['free', box('free', TOWN)],
    ['wide', box('wide', TOWN)],
    ['uuid', box('uuid', TOWN, '...', TOWN)],
    ['a size of 64 bits', join(big32(1), 'free', big32(0), big32(29), TOWN)],
    ['a size up to the end of the file', join(FULL, 'skip', TOWN)],
  ])('[R189] of a film: %s', (_, more) => {
    const film = withoutPlace(movie()) ?? join();
    expect(keeps(join(film, more))).toBe(false);
  });

  it.each([
    ['ftyp', box('ftyp', 'isom', 0, 0, 2, 0, 'isom', TOWN, 0, 0, 0)],
    ['ftyp, as its own brand and version', box('ftyp', TOWN, 0, 0, 0)],
    ['mvhd, unused', box('moov', box('mvhd', new Uint8Array(72), TOWN, new Uint8Array(15)))],
    ['mvhd, turned by words', box('moov', box('mvhd', new Uint8Array(36), TOWN, new Uint8Array(51)))],
    ['tkhd, turned by words', track(box('tkhd', new Uint8Array(40), TOWN, new Uint8Array(31)))],
    ['hdlr, reserved', box('moov', box('trak', box('mdia', box('hdlr', FULL, FULL, 'vide', TOWN))))],
    ['tref', track(box('tref', box('tmcd', TOWN, 0, 0, 0)))],
    ['elng', track(join(), box('elng', FULL, TOWN, 0))],
    ['elst', track(box('edts', box('elst', FULL, big32(0), TOWN)))],
    ['stss', stbl(box('stss', FULL, big32(3), TOWN.slice(0, 12), 1))],
    ['stts', stbl(box('stts', FULL, big32(2), TOWN, 0, 0, 0))],
    ['sbgp', stbl(box('sbgp', FULL, TOWN))],
    ['sdtp', stbl(box('sdtp', FULL, TOWN))],
  ])('[R189] in a field of a film: %s', (_, part) => {
    const file = part[4] === 'f'.charCodeAt(0) ? part : join(box('ftyp', 'isom', FULL), part);
    expect(indexOf(file, join('Xihu-Hangzho'))).toBeGreaterThan(0);
    expect(keeps(file, 'Xihu-Han')).toBe(false);
    expect(keeps(file, 'Xihu')).toBe(false);
  });

  it('[R189] in a property of a HEIC: an extra picture keeps only a registered kind', () => {
    const heic = (words: string) =>
      join(
        box('ftyp', 'heic', FULL, 'mif1', 'heic'),
        box(
          'meta',
          FULL,
          box('hdlr', FULL, FULL, 'pict', new Uint8Array(13)),
          box('iprp', box('ipco', box('auxC', FULL, words))),
        ),
      );
    const alpha = 'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0';
    expect(keeps(heic(TOWN))).toBe(false);
    expect(keeps(heic(alpha + TOWN))).toBe(false);
    expect(keeps(heic(alpha), alpha)).toBe(true);
  });

  it('[R189] a film without metadata keeps its rotation, its brands and its frames', () => {
    const turned = join(...[0, 0x1_0000, 0, -0x1_0000, 0, 0, 0, 0, 0x4000_0000].map(big32));
    const film = withoutPlace(movie('isom')) ?? join();
    expect(indexOf(film, FRAME)).toBeGreaterThan(0);
    const file = join(
      box('ftyp', 'isom', big32(512), 'isom', 'iso2', 'avc1', 'mp41'),
      box(
        'moov',
        box(
          'trak',
          box('tkhd', new Uint8Array(40), turned, new Uint8Array(8)),
          box('mdia', box('hdlr', FULL, FULL, 'vide', new Uint8Array(12))),
        ),
      ),
    );
    expect(withoutPlace(file)).toEqual(file);
  });
});

/** A track of pictures, which is kept. */
function track(part: Uint8Array, inMedia = join()): Uint8Array {
  const handler = box('hdlr', FULL, FULL, 'vide', new Uint8Array(13));
  return box('moov', box('trak', part, box('mdia', handler, inMedia)));
}
const stbl = (part: Uint8Array) => track(join(), box('minf', box('stbl', part)));

describe('the end of a zlib stream', () => {
  it.each([0, 1, 6, 9] as const)('[R189] packed at level %i: to the byte, with its size', level => {
    for (const size of [0, 1, 300, 70_000, 200_000]) {
      const plain = Uint8Array.from({ length: size }, (_, at) => ((at * at) % 251) & (at % 7 ? 255 : 31));
      const packed = zlibSync(plain, { level });
      expect(zlibEnd(toBytes(join(packed, TOWN)), 1e9)).toEqual({ end: packed.length, size, isWhole: true });
      expect(zlibEnd(toBytes(packed.subarray(0, -5)), 1e9).isWhole).toBe(false);
    }
  });
});
