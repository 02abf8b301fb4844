import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  big16,
  box,
  exif,
  fromHex,
  heifOf,
  join,
  little16,
  little32,
  pngOf,
  REAL_PICTURES,
  withSegment,
} from '../pictures.cases';
import { IMAGE_FORMATS } from './format';
import { readImageHeader } from './header';

const SIZE = { width: 7, height: 5 };
const JPEG = fromHex(REAL_PICTURES.jpeg);

describe('real pictures', () => {
  it.each([
    ['png', 'png'],
    ['jpeg', 'jpeg'],
    ['webpLossy', 'webp'],
    ['webpLossless', 'webp'],
    ['webpExtended', 'webp'],
  ] as const)('[A39] %s: the header gives format and size', (picture, format) => {
    expect(readImageHeader(fromHex(REAL_PICTURES[picture]))).toEqual({ format, size: SIZE, orientation: 1 });
  });
});

describe('orientation', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[A39] Exif orientation %d is read, and 5 to 8 swap the sides',
    orientation => {
      const size = orientation >= 5 ? { width: 5, height: 7 } : SIZE;
      for (const order of ['II', 'MM'] as const) {
        expect(readImageHeader(withSegment(JPEG, exif(orientation, order)))).toEqual({
          format: 'jpeg',
          size,
          orientation,
        });
      }
    },
  );

  it.each([0, 9, 65_535])('[A39] an orientation of %d is ignored', orientation => {
    expect(readImageHeader(withSegment(JPEG, exif(orientation, 'MM')))?.orientation).toBe(1);
  });

  it('[A39] fill bytes and other segments before the frame are skipped', () => {
    const comment = join(0xff, 0xff, 0xfe, big16(6), 'note');
    expect(readImageHeader(withSegment(JPEG, comment))?.size).toEqual(SIZE);
  });
});

describe('a file made to be slow', () => {
  // Under 300 bytes each: prologues of a drawing, without a drawing after them.
  it.each([
    ['comments', '<!---->'.repeat(40)],
    ['comments that share their ends', `<!--${'--><!--'.repeat(40)}`],
    ['declarations', '<?x?> '.repeat(48)],
    ['document types', '<!DOCTYPE x> '.repeat(22)],
    ['document types with subsets', '<!DOCTYPE[]>'.repeat(24)],
    ['spaces', ' '.repeat(290)],
  ])('[R180] %s are read once', (_, text) => {
    expect(readImageHeader(join(text))).toBeUndefined();
    expect(readImageHeader(join(`${text}-->`))).toBeUndefined();
    if (!text.endsWith('<!--')) expect(readImageHeader(join(`${text}<svg>`))?.format).toBe('svg');
  });
});

describe('other formats', () => {
  it('[A39] GIF: the logical screen', () => {
    expect(readImageHeader(join('GIF89a', little16(640), little16(480), 0, 0, 0))).toEqual({
      format: 'gif',
      size: { width: 640, height: 480 },
      orientation: 1,
    });
  });

  it.each([
    ['rows running upwards', little32(300)],
    ['rows running downwards', little32(-300)],
  ])('[A39] BMP with %s', (_, height) => {
    const header = join('BM', little32(999), little32(0), little32(54), little32(40), little32(200), height);
    expect(readImageHeader(header)).toMatchObject({ format: 'bmp', size: { width: 200, height: 300 } });
  });

  it('[A39] BMP with the oldest header', () => {
    const header = join(
      'BM',
      little32(99),
      little32(0),
      little32(26),
      little32(12),
      little16(20),
      little16(30),
    );
    expect(readImageHeader(header)?.size).toEqual({ width: 20, height: 30 });
  });

  it.each([
    ['avif', 'avif'],
    ['heic', 'heic'],
    ['heix', 'heic'],
  ])('[A39] brand %s: the size of the primary item, not of its thumbnail', (brand, format) => {
    expect(readImageHeader(heifOf(brand, 4032, 3024, false))).toMatchObject({
      format,
      size: { width: 4032, height: 3024 },
    });
    expect(readImageHeader(heifOf(brand, 4032, 3024, true))?.size).toEqual({ width: 3024, height: 4032 });
  });

  it('[A39] a film in such a file is not a picture', () => {
    expect(readImageHeader(box('ftyp', 'isom', 'mp42', 'mp41'))).toBeUndefined();
  });

  it.each([
    ['<svg width="320" height="200px">', { width: 320, height: 200 }],
    ["<?xml version='1.0'?>\n<!-- a plan -->\n<svg viewBox='0 0 48 24'>", { width: 48, height: 24 }],
    ['\xef\xbb\xbf<!DOCTYPE svg PUBLIC "x" "y"><svg width="100%" height="100%">', undefined],
    ['<svg><script>alert(1)</script></svg>', undefined],
  ])('[A39] %j is a drawing', (text, size) => {
    expect(readImageHeader(join(text))).toEqual({ format: 'svg', ...(size && { size }), orientation: 1 });
  });

  it.each([
    ['TIFF', 'tiff', join('II*\0', little32(8))],
    ['ICO', 'ico', join(0, 0, 1, 0, 1, 0)],
    ['JPEG XL', 'jxl', join(0xff, 0x0a, 0)],
  ])('[A39] %s is recognised by its first bytes', (_, format, bytes) => {
    expect(readImageHeader(bytes)).toEqual({ format, orientation: 1 });
  });
});

describe('files that are not pictures, or truncated', () => {
  it.each([
    ['nothing', join()],
    ['a text', join('Hello, this is a text renamed to kitchen.png')],
    ['a page with a drawing in it', join('<!DOCTYPE html><html><svg></svg></html>')],
    ['a text that begins with BM', join('BMW is a car maker, not a bitmap')],
    ['an archive', join('PK', 3, 4, 20, 0, 0, 0)],
  ])('[A39] %s is not taken for a picture', (_, bytes) => {
    expect(readImageHeader(bytes)).toBeUndefined();
  });

  it.each([
    ['comments that never end', '<!---->'.repeat(40)],
    ['comments and spaces', '<!-- --> \n'.repeat(28)],
    ['declarations', '<?x?> '.repeat(45)],
    ['document types', '<!DOCTYPE a[b]>'.repeat(19)],
    ['an attribute that never ends', `<svg ${'width="'.repeat(38)}`],
    ['names without values', `<svg ${'a = '.repeat(70)}`],
  ])(
    '[R221] a file of 300 bytes is scanned once: %s',
    (_, text) => {
      // A regular expression with nested repetition took exponential time.
      const times = 12;
      for (let round = 0; round < times; round += 1) readImageHeader(join(text.slice(0, 299)));
      expect(readImageHeader(join(text.repeat(20), 'x'))?.size).toBeUndefined();
    },
    2000,
  );

  it.each([
    ["<svg\twidth='12' height = '8 px'/>", { width: 12, height: 8 }],
    ['<svg viewBox="0,0 , 48,24">', { width: 48, height: 24 }],
    ['<svg data-width="9" stroke-width="2" width="4" height="3">', { width: 4, height: 3 }],
    ['<svg title="a > b" width="4" height="3">', { width: 4, height: 3 }],
    ['<svg width="-4" height="3" viewBox="0 0 0 0">', undefined],
    ['<!DOCTYPE svg [<!ENTITY x "y">]><svg width="4" height="3">', { width: 4, height: 3 }],
  ])('[R221] %j: the attributes are read one by one', (text, size) => {
    expect(readImageHeader(join(text))).toEqual({ format: 'svg', ...(size && { size }), orientation: 1 });
  });

  it('[A39] a picture of 20,000 pixels a side is recognised from 29 bytes', () => {
    const header = pngOf(20_000, 20_000);
    expect(header.length).toBe(29);
    expect(readImageHeader(header)?.size).toEqual({ width: 20_000, height: 20_000 });
  });

  it('[A39] a truncated file is read as far as it goes', () => {
    const files = [
      ...Object.values(REAL_PICTURES).map(fromHex),
      withSegment(JPEG, exif(6, 'II')),
      heifOf('avif', 30, 20, true),
    ];
    for (const file of files) {
      for (let length = 0; length <= file.length; length += 1) {
        const size = readImageHeader(file.subarray(0, length))?.size;
        if (size) expect(size.width * size.height).toBeGreaterThan(0);
      }
    }
  });

  it('[A39] no bytes cause a throw, a loop or an invented format', () => {
    const starts = [...Object.values(REAL_PICTURES).map(fromHex), heifOf('heic', 9, 9, true), join('<svg ')];
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 200 }),
        fc.nat(80),
        (start, noise, cut) => {
          const header = readImageHeader(join(start.subarray(0, cut), noise));
          expect(header === undefined || IMAGE_FORMATS.includes(header.format)).toBe(true);
        },
      ),
    );
  });
});
