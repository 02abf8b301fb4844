/** Pictures of 7 × 5 pixels made by Chromium 156 from a canvas, in hexadecimal; the colour profile was removed. */
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
export function join(...parts: readonly (number | string | Uint8Array)[]): Uint8Array {
  const joined = new Uint8Array(
    parts.reduce((sum: number, part) => sum + (typeof part === 'number' ? 1 : part.length), 0),
  );
  let at = 0;
  for (const part of parts) {
    if (typeof part === 'number') joined[at++] = part;
    else if (typeof part === 'string') for (const letter of part) joined[at++] = letter.charCodeAt(0);
    else {
      joined.set(part, at);
      at += part.length;
    }
  }
  return joined;
}

export const big16 = (value: number) => join(value >> 8, value & 255);
export const big32 = (value: number) => join(big16(value >>> 16), big16(value & 0xffff));
export const little16 = (value: number) => big16(value).toReversed();
export const little32 = (value: number) => big32(value).toReversed();

/** A field of a TIFF directory: its tag, type, count, and the bytes of its value in the order of the block. */
export interface Field {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  readonly value: Uint8Array;
}

export const orderOf = (order: 'II' | 'MM') => {
  const n16 = order === 'II' ? little16 : big16;
  const n32 = order === 'II' ? little32 : big32;
  return {
    n16,
    n32,
    short: (tag: number, value: number): Field => ({ tag, type: 3, count: 1, value: n16(value) }),
    long: (tag: number, value: number): Field => ({ tag, type: 4, count: 1, value: n32(value) }),
    text: (tag: number, words: string): Field => ({
      tag,
      type: 2,
      count: words.length + 1,
      value: join(words, 0),
    }),
    bytes: (tag: number, value: Uint8Array): Field => ({ tag, type: 7, count: value.length, value }),
    /** Numbers above and below the line; signed ones wrap round by themselves. */
    fractions: (tag: number, ...parts: readonly (readonly [number, number])[]): Field => ({
      tag,
      type: parts.flat().some(part => part < 0) ? 10 : 5,
      count: parts.length,
      value: join(...parts.flatMap(([above, below]) => [n32(above), n32(below)])),
    }),
  };
};

export interface Directories {
  readonly main?: readonly Field[];
  readonly exif?: readonly Field[];
  readonly gps?: readonly Field[];
  /** The type of the pointer to the GPS directory: LONG, or IFD as some makers write. */
  readonly pointerType?: number;
}

/** A TIFF block of up to three directories (TIFF 6.0, section 2; CIPA DC-008, 4.6.3). */
export function tiffOf(
  order: 'II' | 'MM',
  { main = [], exif, gps, pointerType = 4 }: Directories,
): Uint8Array {
  const { n16, n32 } = orderOf(order);
  const directory = (fields: readonly Field[], start: number) => {
    let behind = start + 2 + fields.length * 12 + 4;
    const values: Uint8Array[] = [];
    const entries = fields
      .toSorted((a, b) => a.tag - b.tag)
      .map(({ tag, type, count, value }) => {
        const head = join(n16(tag), n16(type), n32(count));
        if (value.length <= 4) return join(head, value, new Uint8Array(4 - value.length));
        values.push(value);
        behind += value.length;
        return join(head, n32(behind - value.length));
      });
    return join(n16(fields.length), ...entries, n32(0), ...values);
  };
  const pointers = (exifAt: number, gpsAt: number) => [
    ...main,
    ...(exif ? [{ tag: 0x8769, type: 4, count: 1, value: n32(exifAt) }] : []),
    ...(gps ? [{ tag: 0x8825, type: pointerType, count: 1, value: n32(gpsAt) }] : []),
  ];
  const exifAt = 8 + directory(pointers(0, 0), 8).length;
  const exifPart = exif ? directory(exif, exifAt) : join();
  const gpsAt = exifAt + exifPart.length;
  return join(
    ...[order, n16(42), n32(8)],
    directory(pointers(exifAt, gpsAt), 8),
    exifPart,
    gps ? directory(gps, gpsAt) : join(),
  );
}

export const segment = (marker: number, ...body: readonly (number | string | Uint8Array)[]): Uint8Array => {
  const inside = join(...body);
  return join(0xff, marker, big16(inside.length + 2), inside);
};

/** A segment with an Exif block containing only the orientation (CIPA DC-008, tag 0x0112, type SHORT). */
export const exif = (orientation: number, order: 'II' | 'MM'): Uint8Array =>
  segment(0xe1, 'Exif\0\0', tiffOf(order, { main: [orderOf(order).short(0x0112, orientation)] }));

/** Inserts a segment after the first two bytes of a JPEG. */
export const withSegment = (jpeg: Uint8Array, ...segments: readonly Uint8Array[]): Uint8Array =>
  join(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));

/** A PNG that claims a size; its header is enough to refuse it. */
export const pngOf = (width: number, height: number): Uint8Array =>
  join('\x89PNG\r\n\x1a\n', big32(13), 'IHDR', big32(width), big32(height), 8, 6, 0, 0, 0);

/** A box of ISO/IEC 14496-12: length, type, body. */
export const box = (type: string, ...body: readonly (number | string | Uint8Array)[]): Uint8Array => {
  const inside = join(...body);
  return join(big32(inside.length + 8), type, inside);
};

const FULL = join(0, 0, 0, 0); // version and flags

/** An AVIF or HEIC file with a thumbnail (item 2, 4 × 4) and a primary item 1 of the given size, optionally turned. */
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
