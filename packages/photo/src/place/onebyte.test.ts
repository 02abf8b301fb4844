import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../../scripts/testing/whole';
import { boxesIn } from '../boxes';
import { toBytes } from '../bytes';
import { big32, box, join, orderOf, tiffOf } from '../pictures.cases';
import { editedWebp, mpfJpeg, packedPng, splitHeic, xmpJpeg } from './kinds.cases';
import {
  FRAME,
  fragments,
  indexOf,
  jpegInTiff,
  movie,
  movingWebp,
  phoneAvi,
  phoneBmp,
  phoneGif,
  phoneHeif,
  phoneIco,
  phoneJpeg,
  phoneJxl,
  phonePng,
  phoneSvg,
  phoneTiff,
  phoneWebm,
  phoneWebp,
  SECRETS,
} from './phone.cases';
import { withoutPlace } from './withoutPlace';

/**
 * Files with one wrong byte, and the number of places in the file where that leaves words meant to be removed. None but
 * these: a block of subtitles whose number became that of a picture or sound, which no length reveals.
 */
const FILES: readonly (readonly [name: string, file: Uint8Array, places: number])[] = [
  ['JPEG, MM', phoneJpeg('MM'), 0],
  ['JPEG, II', phoneJpeg('II'), 0],
  ['JPEG with packets', xmpJpeg(), 0],
  ['JPEG of two pictures', mpfJpeg(), 0],
  ['HEIC, Exif in two pieces', splitHeic(), 0],
  ['edited WebP', editedWebp(), 0],
  ['PNG with packed texts', packedPng(), 0],
  ['PNG', phonePng(), 0],
  ['WebP', phoneWebp(), 0],
  ['moving WebP', movingWebp(), 0],
  ['GIF', phoneGif(), 0],
  ['HEIC', phoneHeif('heic'), 0],
  ['AVIF', phoneHeif('avif', 'idat'), 0],
  ['QuickTime', movie(), 0],
  ['MP4, index at the end', movie('isom', { index: 'behind' }), 0],
  ['MP4 in fragments', fragments(), 0],
  ['TIFF, MM', phoneTiff('MM'), 0],
  ['TIFF, II', phoneTiff('II'), 0],
  ['JPEG in a TIFF', jpegInTiff(), 0],
  ['JPEG XL', phoneJxl(), 0],
  ['WebM', phoneWebm(), 2],
  ['WebM, open', phoneWebm('open'), 2],
  ['AVI', phoneAvi(), 0],
  ['SVG', phoneSvg(), 0],
  ['BMP', phoneBmp(), 0],
  ['ICO', phoneIco(), 0],
];

/** A film of one sample, followed by words in the same box. */
function lastSample(): Uint8Array {
  const full = big32(0);
  const handler = box('hdlr', full, full, 'vide', new Uint8Array(13));
  const table = box(
    'stbl',
    box('stsz', full, full, big32(1), big32(FRAME.length)),
    box('stsc', full, big32(1), ...[1, 1, 1].map(big32)),
    box('stco', full, big32(1), big32(24)),
  );
  return join(
    box('ftyp', 'isom', full),
    box('mdat', FRAME, SECRETS['town'] ?? full, SECRETS['serial'] ?? full),
    box('moov', box('trak', box('tkhd', new Uint8Array(84)), box('mdia', handler, box('minf', table)))),
  );
}

/** Changes of a byte: cleared, filled, one bit flipped, and incremented. */
const CHANGES = [
  () => 0,
  () => 255,
  ...[1, 2, 4, 8, 16, 32, 64, 128].map(bit => (byte: number) => byte ^ bit),
  (byte: number) => (byte + 1) & 255,
];

/** Bytes as Node has them, which it searches at once. */
interface NodeBytes {
  readonly from: (bytes: ArrayBufferLike, at: number, length: number) => NodeBytes;
  readonly includes: (part: Uint8Array) => boolean;
}
const { Buffer } = globalThis as unknown as { readonly Buffer: NodeBytes };
const ALL_SECRETS = Object.values(SECRETS);
const keepsSecret = (file: Uint8Array): boolean => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  return ALL_SECRETS.some(secret => bytes.includes(secret));
};

/** All with `WHOLE=1`; otherwise one byte in eighteen, each in one way, by its place. */
const STEP = WHOLE ? 1 : 193;

describe('one wrong byte', () => {
  it.each(FILES)(
    '[R600] in a %s leaves location words in no more places than listed',
    (_, file, most) => {
      expect(keepsSecret(file)).toBe(true);
      expect(keepsSecret(withoutPlace(file) ?? file)).toBe(false);
      const places = new Set<number>();
      for (let at = 0; at < file.length; at += 1) {
        for (const [index, change] of CHANGES.entries()) {
          const byte = file[at] ?? 0;
          if ((at + index) % STEP !== 0 || change(byte) === byte) continue;
          const clean = withoutPlace(file.with(at, change(byte)));
          if (clean && keepsSecret(clean)) places.add(at);
        }
      }
      expect(places.size).toBeLessThanOrEqual(most);
      if (STEP === 1) expect(places.size).toBe(most);
    },
    300_000,
  );

  // The offsets that did, each in every run.
  it.each([
    ['the number of a track of a film', fragments(), 'tkhd', 19, [2]],
    ['the size of samples', movie(), 'stsz', 8, [1, 128, 255]],
    ['the size of the last sample', lastSample(), 'stsz', 19, [149, 255]],
    ['the length of a decoder configuration, up to the end', movie(), 'avcC', -1, [0]],
    ['the length of a decoder configuration, over a name', movie(), 'avcC', -1, [35 + 21]],
    ['the version of item locations', phoneHeif('heic'), 'iloc', 4, [0]],
    ['the field widths of item locations', phoneHeif('heic'), 'iloc', 8, [0, 64, 69, 70, 76]],
    ['the field widths of base offsets', phoneHeif('avif', 'idat'), 'iloc', 9, [1, 4, 16]],
    ['the number of pieces of a picture', phoneHeif('heic'), 'iloc', 19, [3, 5, 9, 255]],
    ['the length of a picture', phoneHeif('heic'), 'iloc', 27, [48, 80, 144, 255]],
    ['the number of an item', phoneHeif('heic'), 'iloc', 45, [1]],
    ['the length of a stream format', phoneAvi(), 'strf', 4, [104, 168, 255]],
    ['a name turned into a format', phoneAvi(), 'strn', 3, [102]],
    ['stream data turned into a format', phoneAvi(), 'strd', 3, [102]],
    ['the length of sound, over removed data', phoneAvi(), '01wb', 4, [51, 83, 147, 255]],
    ['the length of sound, over pictures', phoneAvi(), '01wb', 5, [1, 2, 4, 8, 16]],
    ['the length of an index', phoneAvi(), 'idx1', 4, [144]],
    ['a marker in a picture of a film', phoneAvi(), '\xff\xe1', 0, [0, 127, 254]],
    ['the kind of a marker in a picture of a film', phoneAvi(), '\xff\xe1', 1, [0]],
    ['the end of a picture in a film', phoneAvi(), '\xff\xd9\0\0\0\x10ftyp', 0, [0, 127, 254]],
    [
      'the end of a picture in a film, its second byte',
      phoneAvi(),
      '\xff\xd9\0\0\0\x10ftyp',
      1,
      [0, 209, 216],
    ],
    ['the count of strips', jpegInTiff(), '\x01\x11\0\x04', 7, [17, 33, 65, 129, 255]],
    ['the offset of a strip', jpegInTiff(), '\x01\x11\0\x04', 11, [0, 66, 75, 78, 255]],
    ['the compression of strips', jpegInTiff(), '\x01\x03\0\x03', 9, [0, 1, 5, 6]],
    ['the count of a width', phoneTiff('II'), '\0\x01\x03\0', 4, [129, 255]],
    ['the count of a pointer', phoneTiff('II'), 'i\x87\x04\0', 4, [17, 33]],
    ['a field turned into one that draws', phoneTiff('II'), '\xbc\x02\x07\0', 0, [0]],
    ['the offset of a time', phoneTiff('II'), '\x03\x90\x02\0', 8, [220]],
    ['the number of a track of a WebM', phoneWebm(), '\xd7\x01\0\0\0\0\0\0\x01', 9, [3]],
    ['the type of a subtitle track', phoneWebm(), '\x83\x01\0\0\0\0\0\0\x01\x11', 9, [1, 2]],
    ['the length of a block', phoneWebm(), '\xa3\x01\0\0\0\0\0\0\x19', 8, [57, 89, 153]],
    ['the length of a block, open', phoneWebm('open'), '\xa3\x01\0\0\0\0\0\0\x19', 7, [1, 2, 4, 8, 16]],
    ['the length of a FLAC configuration', phoneWebm(), 'fLaC', 7, [0, 32, 35]],
    ['a FLAC comment turned into a configuration', phoneWebm(), 'fLaC', 42, [0, 128]],
    ['the pixels of a WebP', phoneWebp(), 'VP8L', 4, [255]],
    ['the pixels of a WebP, over everything', phoneWebp(), 'VP8L', 5, [1, 2]],
    ['the colours of a GIF', phoneGif(), 'GIF89a', 10, [132, 255]],
    ["the offset of a bitmap's pixels", phoneBmp(), 'BM', 10, [135, 183, 215, 255]],
    ['the width of a bitmap', phoneBmp(), 'BM', 18, [15, 23, 39, 71, 255]],
    ['the height of a bitmap', phoneBmp(), 'BM', 22, [6, 7, 13, 255]],
    ['the depth of a bitmap', phoneBmp(), 'BM', 28, [8, 28, 56, 255]],
    ['a comment in a style', phoneSvg(), '/* Xihu', 0, [46, 48]],
    ['a comment in a style, its second letter', phoneSvg(), '/* Xihu', 1, [40, 43, 58]],
  ] as const)('[R600] keeps no word: %s', (_, file, part, offset, values) => {
    const at = indexOf(file, join(part)) + offset;
    for (const value of values) {
      const wrong = file.with(at, value);
      expect(keepsSecret(wrong)).toBe(true);
      expect(keepsSecret(withoutPlace(wrong) ?? join())).toBe(false);
    }
  });

  it('[R600] only the last box of a file may leave its length open', () => {
    const open = toBytes(join(big32(0), 'dac3', SECRETS['town'] ?? big32(0)));
    expect(boxesIn(open, 0, open.length)).toHaveLength(1);
    expect(boxesIn(open, 0, open.length - 1)).toEqual([]);
  });

  it('[R600] a time followed by extra words is invalid', () => {
    const { text, short } = orderOf('II');
    const file = tiffOf('II', { main: [short(256, 7), text(0x0132, '2026:11\0Xihu-Hangz')] });
    expect(indexOf(file, join('Xihu'))).toBeGreaterThan(0);
    expect(indexOf(withoutPlace(file) ?? file, join('Xihu'))).toBe(-1);
    const kept = tiffOf('II', { main: [short(256, 7), text(0x0132, '2026:11:22 09:46:00')] });
    expect(withoutPlace(kept)).toEqual(kept);
  });

  it.each([
    ['the length of a box', movie(), join('stsz'), 8],
    ['the length of an item', phoneHeif('heic'), join('iloc'), 23],
    ['the count of a field', phoneTiff('II'), join(1, 1, 3, 0), 4],
    ['the length of sound', phoneAvi(), join('01wb'), 5],
    ['the length of pixels', phoneWebp(), join('VP8L'), 5],
    ['the colours of a screen', phoneGif(), join('GIF89a'), 10],
    ['the width of a picture', phoneBmp(), join('BM'), 18],
  ])('[R600] %s overlapping removed data abandons the file', (_, file, part, offset) => {
    const at = indexOf(file, part) + offset;
    const wrong = [1, 4, 5, 64, 128].map(bit => withoutPlace(file.with(at, (file[at] ?? 0) ^ bit)));
    expect(wrong).toContain(undefined);
  });
});
