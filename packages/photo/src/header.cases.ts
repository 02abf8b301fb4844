/** Pictures of 7 × 5 pixels that Chromium 156 made from a canvas, in hexadecimal; the colour profile was taken out. */
export const REAL_PICTURES = {
  png:
    '89504e470d0a1a0a0000000d4948445200000007000000050806000000899af6d80000003c4944415478017489c10d00' +
    '2008031bd6d109740697d519dcc07d14fa82440825474f662b378b4067ec038b6258cad0b88772f50a8beb8994a4cf79' +
    '000000ffffcc13b323000000064944415403007b4314a5f092ff580000000049454e44ae426082',
  jpeg:
    'ffd8ffe000104a46494600010100000100010000ffdb0043001b12141714111b1716171e1c1b2028422b28252528513a' +
    '3d3042605565645f555d5b6a7899816a7190735b5d85b586909ea3abadab6780bcc9baa6c799a8aba4ffdb0043011c1e' +
    '1e2823284e2b2b4ea46e5d6ea4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4' +
    'a4a4a4a4a4a4a4a4a4a4a4a4a4a4ffc00011080005000703012200021101031101ffc400150001010000000000000000' +
    '0000000000000004ffc4001c1000020105010000000000000000000000000201031112226113ffc40015010101000000' +
    '00000000000000000000000405ffc40014110100000000000000000000000000000000ffda000c03010002110311003f' +
    '009ea54f4c3445c561758b5fb3d0007517ffd9',
  webpLossy:
    '524946463a00000057454250565038202e000000b001009d012a0700050004006825a80274010efe02ec00c977ec4f75' +
    '91e0047eb8b9b2228fe66fc28f93aff00000',
  webpLossless: '5249464622000000574542505650384c160000002f060001000f709de237c97e857afe430b6310d1ff30',
  webpExtended:
    '524946461a02000057454250565038580a0000003000000006000004000049434350c8010000000001c8000000000430' +
    '00006d6e74725247422058595a2007e0',
} as const;

export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

/** Joins numbers, texts (one byte a character) and parts into one file. */
export const join = (...parts: readonly (number | string | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap(part => {
      if (typeof part === 'number') return [part];
      return typeof part === 'string' ? Array.from(part, letter => letter.charCodeAt(0)) : [...part];
    }),
  );

export const big16 = (value: number) => join(value >> 8, value & 255);
const big32 = (value: number) => join(big16(value >>> 16), big16(value & 0xffff));
export const little16 = (value: number) => big16(value).toReversed();
export const little32 = (value: number) => big32(value).toReversed();

/** An Exif block that holds nothing but the orientation (CIPA DC-008, tag 0x0112, type SHORT). */
export const exif = (orientation: number, order: 'II' | 'MM'): Uint8Array => {
  const n16 = order === 'II' ? little16 : big16;
  const n32 = order === 'II' ? little32 : big32;
  const tiff = join(
    order,
    n16(42),
    n32(8),
    n16(1),
    n16(0x0112),
    n16(3),
    n32(1),
    n16(orientation),
    n16(0),
    n32(0),
  );
  const body = join('Exif\0\0', tiff);
  return join(0xff, 0xe1, big16(body.length + 2), body);
};

/** Puts a segment behind the first two bytes of a JPEG. */
export const withSegment = (jpeg: Uint8Array, segment: Uint8Array): Uint8Array =>
  join(jpeg.subarray(0, 2), segment, jpeg.subarray(2));

/** A PNG that claims a size; nothing behind its header is needed to refuse it. */
export const pngOf = (width: number, height: number): Uint8Array =>
  join('\x89PNG\r\n\x1a\n', big32(13), 'IHDR', big32(width), big32(height), 8, 6, 0, 0, 0);

/** A box of ISO/IEC 14496-12: length, type, body. */
export const box = (type: string, ...body: readonly (number | string | Uint8Array)[]): Uint8Array => {
  const inside = join(...body);
  return join(big32(inside.length + 8), type, inside);
};

const FULL = join(0, 0, 0, 0); // version and flags

/** An AVIF or HEIC file with a thumbnail (item 2, 4 × 4) and a primary item 1 of the given size, turned if asked. */
export const heifOf = (brand: string, width: number, height: number, turned: boolean): Uint8Array =>
  join(
    box('ftyp', brand, big32(0), 'mif1', brand),
    box(
      'meta',
      FULL,
      box('pitm', FULL, big16(1)),
      box(
        'iprp',
        box(
          'ipco',
          box('ispe', FULL, big32(4), big32(4)),
          box('ispe', FULL, big32(width), big32(height)),
          box('irot', 1),
        ),
        box('ipma', FULL, big32(2), big16(2), 1, 0x81, big16(1), ...(turned ? [2, 0x82, 0x83] : [1, 0x82])),
      ),
    ),
  );
