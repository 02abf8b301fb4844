import { describe, expect, it } from 'vitest';
import { readImageHeader } from './header';
import { big16, exif, fromHex, join, little16, little32, REAL_PICTURES, withSegment } from './header.cases';
import { withoutPlace } from './place';

const JPEG = fromHex(REAL_PICTURES.jpeg);
const big32 = (value: number) => little32(value).toReversed();
const has = (picture: Uint8Array, text: string) => String.fromCharCode(...picture).includes(text);

/** An Exif block with an orientation and a GPS directory (CIPA DC-008, 4.6.6): GPSLatitudeRef and GPSMapDatum. */
function exifWithPlace(order: 'II' | 'MM'): Uint8Array {
  const n16 = order === 'II' ? little16 : big16;
  const n32 = order === 'II' ? little32 : big32;
  const entry = (tag: number, type: number, count: number, value: Uint8Array) =>
    join(n16(tag), n16(type), n32(count), value);
  return join(
    ...[order, n16(42), n32(8), n16(2)],
    entry(0x0112, 3, 1, join(n16(6), n16(0))),
    entry(0x8825, 4, 1, n32(38)),
    n32(0),
    ...[n16(2), entry(0x0001, 2, 2, join('N\0\0\0')), entry(0x0012, 2, 13, n32(68)), n32(0)],
    'HANGZHOU-SEA\0',
  );
}
const segment = (body: Uint8Array) => join(0xff, 0xe1, big16(body.length + 2), body);

describe('the place of a picture', () => {
  it.each(['II', 'MM'] as const)(
    '[A35] is overwritten in the Exif block, whose orientation stays (%s)',
    order => {
      const picture = withSegment(JPEG, segment(join('Exif\0\0', exifWithPlace(order))));
      const kept = withoutPlace(picture);
      expect(has(picture, 'HANGZHOU')).toBe(true);
      expect(has(kept, 'HANGZHOU')).toBe(false);
      expect(has(kept, 'N\0\0\0')).toBe(false);
      expect(kept).toHaveLength(picture.length);
      expect(kept.subarray(-JPEG.length + 2)).toEqual(JPEG.subarray(2));
      expect(readImageHeader(kept)).toEqual(readImageHeader(picture));
      expect(readImageHeader(kept)?.orientation).toBe(6);
    },
  );

  it('[A35] is overwritten in an XMP packet, written as attribute or as element', () => {
    const xmp = 'exif:GPSLatitude="30,16.4N" <exif:GPSLongitude>120,9.3E</exif:GPSLongitude> exif:ISO="200"';
    const kept = withoutPlace(withSegment(JPEG, segment(join('http://ns.adobe.com/xap/1.0/\0', xmp))));
    expect(has(kept, '30,16.4N')).toBe(false);
    expect(has(kept, '120,9.3E')).toBe(false);
    expect(has(kept, 'exif:ISO="200"')).toBe(true);
  });

  it('[A35] leaves a PNG whose checksums are right', () => {
    const chunk = (type: string, body: Uint8Array, sum: Uint8Array) =>
      join(big32(body.length), type, body, sum);
    const png = fromHex(REAL_PICTURES.png);
    const picture = join(png.subarray(0, 33), chunk('eXIf', exifWithPlace('MM'), big32(0)), png.subarray(33));
    const kept = withoutPlace(picture);
    expect(has(kept, 'HANGZHOU')).toBe(false);
    const at = 33 + 8 + exifWithPlace('MM').length;
    // The checksum of the emptied chunk, by zlib's crc32.
    expect([...kept.subarray(at, at + 4)]).toEqual([88, 92, 203, 123]);
  });

  it('[A35] a picture that names none stays the very same', () => {
    for (const picture of [JPEG, withSegment(JPEG, exif(6, 'II')), new Uint8Array()]) {
      expect(withoutPlace(picture)).toBe(picture);
    }
  });

  it('[A35] bytes that only look like an Exif block stay as they are', () => {
    const pointsNowhere = join('II', little16(42), little32(8), little16(1), little16(0x8825), little16(4));
    const lies = join(pointsNowhere, little32(1), little32(0xfffffff0), little32(0));
    expect(withoutPlace(lies)).toBe(lies);
  });
});
