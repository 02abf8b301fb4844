import { zlibSync } from 'fflate';
import { big16, big32, box, fromHex, join, little32, REAL_PICTURES, segment } from '../pictures.cases';
import { toBase64 } from './letters';
import { indexOf, phoneExif, phoneJpeg, pngChunk, riff } from './phone.cases';

// Five more ways phones and drones write a photo's location, as specified by their makers.

const DECIMAL = '30.274083';
const TOWN = 'Xihu-Hangzhou';
const SERIAL = 'SN-F4GQX0XY-47';
const FULL = big32(0);
const JPEG = fromHex(REAL_PICTURES.jpeg);
const PNG = fromHex(REAL_PICTURES.png);

/** Drone, panorama and motion photo in one packet: DJI, GPano and GCamera. */
const XMP =
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description drone-dji:GpsLatitude="+${DECIMAL}" ` +
  `drone-dji:DroneSerialNumber="${SERIAL}" GPano:PoseHeadingDegrees="166" GCamera:MotionPhoto="1" ` +
  `Iptc4xmpExt:Sublocation="${TOWN}"/></x:xmpmeta>`;

/** Google's camera writes a second JPEG, with its own Exif, as text into an extended packet; Samsung a table after it. */
export const xmpJpeg = (): Uint8Array => {
  const data = `GImage:Data="${toBase64(phoneJpeg('II'))}" ${DECIMAL}`;
  return join(
    JPEG.subarray(0, 20),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', XMP),
    segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0', '0'.repeat(32), big32(data.length), FULL, data),
    segment(0xe5, 'DJI-DBG\0', TOWN),
    segment(0xe7, '[ae_dbg_info:', SERIAL, ']'),
    JPEG.subarray(20),
    join('SEFH', little32(1), little32(1), 0, 0, 0x31, 0x0a, little32(20), little32(13), TOWN, 'SEFT'),
  );
};

/** Two pictures and the index to the second (CIPA DC-007), which has an Exif block of its own. */
export const mpfJpeg = (): Uint8Array => {
  const second = join(JPEG.subarray(0, 20), segment(0xe1, 'Exif\0\0', phoneExif('MM')), JPEG.subarray(20));
  const build = (size: number, offset: number) => {
    const entry = (attribute: number, length: number, at: number) =>
      join(big32(attribute), big32(length), big32(at), FULL);
    const index = join(
      ...['MM', big16(42), big32(8), big16(3)],
      ...[big16(0xb000), big16(7), big32(4), '0100', big16(0xb001), big16(4), big32(1), big32(2)],
      ...[big16(0xb002), big16(7), big32(32), big32(50), FULL],
      ...[entry(0x2003_0000, size, 0), entry(0x0002_0002, second.length, offset)],
    );
    return join(
      JPEG.subarray(0, 20),
      segment(0xe1, 'Exif\0\0', phoneExif('II')),
      segment(0xe2, 'MPF\0', index),
      JPEG.subarray(20),
    );
  };
  const first = build(0, 0);
  return join(build(first.length, first.length - indexOf(first, join('MPF\0')) - 4), second);
};

/** A HEIC whose Exif lies in two pieces, with words between them. */
export const splitHeic = (): Uint8Array => {
  const exif = join(big32(6), 'Exif\0\0', phoneExif('MM'));
  const [one, two] = [exif.subarray(0, 200), exif.subarray(200)];
  const item = (id: number, type: string) => box('infe', 2, 0, 0, 0, big16(id), big16(0), type, 0);
  const build = (at: number) =>
    join(
      box('ftyp', 'heic', FULL, 'mif1', 'heic'),
      box(
        'meta',
        FULL,
        box('hdlr', FULL, FULL, 'pict', FULL, FULL, FULL, 0),
        box('pitm', FULL, big16(1)),
        box('iinf', FULL, big16(2), item(1, 'hvc1'), item(2, 'Exif')),
        box('iprp', box('ipco', box('ispe', FULL, big32(40), big32(30)))),
        box(
          'iloc',
          ...[1, 0, 0, 0, 0x44, 0, big16(2)],
          ...[big16(1), big16(0), big16(0), big16(1), big32(at + one.length + TOWN.length), big32(16)],
          ...[big16(2), big16(0), big16(0), big16(2), big32(at), big32(one.length)],
          ...[big32(at + one.length + TOWN.length + 16), big32(two.length)],
        ),
      ),
      box('mdat', one, TOWN, 'the coded pixels', two),
    );
  return build(build(0).length - one.length - TOWN.length - 16 - two.length);
};

/** As saved by Android's editors: extended, with Exif without its marker, and XMP. */
export const editedWebp = (): Uint8Array => {
  const pixels = fromHex(REAL_PICTURES.webpLossy).subarray(12);
  const inside = join(
    'WEBP',
    riff('VP8X', 0x0c, 0, 0, 0, 6, 0, 0, 4, 0, 0),
    pixels,
    riff('EXIF', phoneExif('II')),
    riff('XMP ', XMP),
  );
  return join('RIFF', little32(inside.length), inside);
};

/** Exif in its chunk, and compressed texts as written by screenshots and scanners. */
export const packedPng = (): Uint8Array =>
  join(
    PNG.subarray(0, 33),
    pngChunk('eXIf', phoneExif('II')),
    pngChunk('zTXt', 'Location\0\0', zlibSync(join(`${TOWN} ${DECIMAL}`), { level: 0 })),
    pngChunk('iTXt', 'Comment\0\u0001\0zh\0\0', zlibSync(join(SERIAL), { level: 0 })),
    PNG.subarray(33),
  );
