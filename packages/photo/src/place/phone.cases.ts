import {
  big16,
  big32,
  box,
  type Field,
  fromHex,
  join,
  little16,
  little32,
  orderOf,
  REAL_PICTURES,
  segment,
  tiffOf,
} from '../pictures.cases';
import { toBase64 } from './letters';

// Files as phones, drones and action cameras write them, with a location in every known place. The pixels are from real
// pictures; the location is no real person's: it is the West Lake at Hangzhou.

/** The location as decimal text, as a name, and in ISO 6709 form. */
const DECIMAL = '30.274083';
const TOWN = 'Xihu-Hangzhou';
const ISO6709 = '+30.2740+120.1551/';
const SERIAL = 'SN-F4GQX0XY-47';
const wide = (text: string) => join(...[...text].flatMap(letter => [letter, 0]));

/** Degrees, minutes and seconds as written by Exif: 30° 16' 26.7". */
const DMS = [
  [30, 1],
  [16, 1],
  [2670, 100],
] as const;
const LONGITUDE = [
  [120, 1],
  [9, 1],
  [1836, 100],
] as const;

const double = (value: number) => new Uint8Array(new Float64Array([value]).buffer);

/** Every form of the location in one of the files. */
export const SECRETS: Readonly<Record<string, Uint8Array>> = {
  decimal: join(DECIMAL),
  town: join(TOWN),
  'wide letters': wide(TOWN),
  'ISO 6709': join(ISO6709),
  serial: join(SERIAL),
  'degrees, II': orderOf('II').fractions(0, ...DMS).value,
  'degrees, MM': orderOf('MM').fractions(0, ...DMS).value,
  'longitude, II': orderOf('II').fractions(0, ...LONGITUDE).value,
  'longitude, MM': orderOf('MM').fractions(0, ...LONGITUDE).value,
  double: double(30.274083),
};

/** The Exif block of a phone: time, exposure and direction beside the place, the serial and the maker's own notes. */
export function phoneExif(order: 'II' | 'MM', pointerType = 4): Uint8Array {
  const { short, text, bytes, fractions } = orderOf(order);
  const main: readonly Field[] = [
    text(0x010f, 'Apple'),
    short(0x0112, 6),
    text(0x010e, `Taken at ${TOWN}`),
    text(0x013b, SERIAL),
    bytes(0x9c9c, wide(TOWN)),
  ];
  const exif: readonly Field[] = [
    fractions(0x829a, [1, 120]),
    fractions(0x829d, [18, 10]),
    short(0x8827, 64),
    text(0x9003, '2026:11:22 09:46:00'),
    text(0x9011, '+08:00'),
    short(0x9209, 16),
    bytes(0x927c, join('Maker\0', TOWN, double(30.274083), SERIAL)),
    bytes(0x9286, join('ASCII\0\0\0', DECIMAL)),
    short(0xa405, 26),
    text(0xa431, SERIAL),
  ];
  const gps: readonly Field[] = [
    text(0x0001, 'N'),
    fractions(0x0002, ...DMS),
    text(0x0003, 'E'),
    fractions(0x0004, ...LONGITUDE),
    text(0x0010, 'T'),
    fractions(0x0011, [1662, 10]),
    text(0x0012, TOWN),
    // A maker's own tags, which once made the whole directory go unrecognised.
    text(0x0095, DECIMAL),
    text(0xc000, TOWN),
  ];
  return tiffOf(order, { main, exif, gps, pointerType });
}

const XMP =
  `<x:xmpmeta><rdf:Description drone-dji:GpsLatitude="${DECIMAL}" exif:GPSLatitude="30,16.4N" ` +
  `photoshop:City="${TOWN}"><Iptc4xmpCore:Location>${TOWN}</Iptc4xmpCore:Location></rdf:Description></x:xmpmeta>`;
/** IPTC-NAA record 2, data set 90: the city, in a resource of Photoshop. */
const IPTC = join(
  'Photoshop 3.0\0',
  '8BIM',
  big16(0x0404),
  big16(0),
  big32(20),
  0x1c,
  2,
  90,
  big16(13),
  TOWN,
);

const JPEG = fromHex(REAL_PICTURES.jpeg);
/** A colour profile up to its header (ICC.1:2022, 7.2), followed by words. */
export const profileOf = (
  words: string | Uint8Array,
  signature = 'acsp',
  size = 128 + words.length,
  reserved = '',
): Uint8Array =>
  join(
    big32(size),
    new Uint8Array(32),
    signature,
    new Uint8Array(60),
    reserved,
    new Uint8Array(28 - reserved.length),
    words,
  );
/**
 * One whose red has numbers, with words in its description and at the given place: in the header, after a tag, in an
 * unknown tag.
 */
export function realProfile(words = ''): Uint8Array {
  const tags = [
    ['rXYZ', join('XYZ ', new Uint8Array(4), 0, 0, 0x6f, 0xa2, 0, 0, 0x38, 0xf5, 0, 0, 3, 0x90)],
    ['desc', join('desc', new Uint8Array(8), words)],
    ...(words ? ([['note', join(words)]] as const) : []),
  ] as const;
  let at = 132 + tags.length * 12;
  const table = tags.map(([name, body]) => {
    at += body.length;
    return join(name, big32(at - body.length), big32(body.length));
  });
  const rest = join(big32(tags.length), ...table, ...tags.map(([, body]) => body), words);
  return profileOf(rest, 'acsp', 128 + rest.length, words);
}
const PROFILE = segment(0xe2, 'ICC_PROFILE\0', 1, 1, realProfile());

export const CLEAN_JPEG = join(JPEG.subarray(0, 20), PROFILE, JPEG.subarray(20));

/** The data Google and Samsung phones append to the picture: the film of the moment, and a table naming it. */
const trailer = () => join(movie(), 'SEFH', TOWN, 'SEFT');

export const phoneJpeg = (order: 'II' | 'MM', pointerType = 4): Uint8Array =>
  join(
    JPEG.subarray(0, 20),
    segment(0xe0, 'JFXX\0', TOWN),
    segment(0xe1, 'Exif\0\0', phoneExif(order, pointerType)),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', XMP),
    segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0', XMP),
    PROFILE,
    segment(0xe2, 'MPF\0', TOWN),
    segment(0xe4, 'maker', DECIMAL),
    segment(0xed, IPTC),
    segment(0xeb, 'JP', XMP),
    segment(0xfe, `Taken at ${TOWN}`),
    JPEG.subarray(20),
    // The second picture of a pair, with an Exif block of its own.
    join(JPEG.subarray(0, 2), segment(0xe1, 'Exif\0\0', phoneExif(order)), JPEG.subarray(2)),
    trailer(),
  );

export const pngChunk = (type: string, ...body: readonly (number | string | Uint8Array)[]) => {
  const inside = join(...body);
  return join(big32(inside.length), type, inside, big32(0));
};
const PNG = fromHex(REAL_PICTURES.png);
const hex = (bytes: Uint8Array) => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** A PNG with Exif in its own chunk, and as ImageMagick writes it: as text. */
export const phonePng = (): Uint8Array =>
  join(
    PNG.subarray(0, 33),
    pngChunk('eXIf', phoneExif('MM')),
    pngChunk('tEXt', 'Raw profile type exif\0', `\nexif\n${TOWN}`, hex(phoneExif('MM'))),
    pngChunk('tEXt', 'Location\0', TOWN),
    pngChunk('zTXt', 'Comment\0\0', DECIMAL),
    pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0', XMP),
    pngChunk('caNv', TOWN),
    PNG.subarray(33),
    trailer(),
  );

export const riff = (type: string, ...body: readonly (number | string | Uint8Array)[]) => {
  const inside = join(...body);
  return join(type, little32(inside.length), inside, inside.length % 2 ? 0 : join());
};
/** The bitstream of the real picture, header and all. */
const VP8L = fromHex(REAL_PICTURES.webpLossless).subarray(12);

export function phoneWebp(): Uint8Array {
  const extended = riff('VP8X', 0x0c, 0, 0, 0, 6, 0, 0, 4, 0, 0);
  const chunks = join(
    'WEBP',
    extended,
    VP8L,
    riff('EXIF', 'Exif\0\0', phoneExif('II')),
    riff('XMP ', XMP),
    riff('makr', TOWN),
  );
  return join('RIFF', little32(chunks.length), chunks, trailer());
}

/** An animation whose frame has a private chunk. */
export function movingWebp(): Uint8Array {
  const extended = riff('VP8X', 0x06, 0, 0, 0, 6, 0, 0, 4, 0, 0);
  const frame = riff('ANMF', new Uint8Array(16), VP8L, riff('note', TOWN));
  const chunks = join('WEBP', extended, riff('ANIM', new Uint8Array(6)), frame, riff('XMP ', XMP));
  return join('RIFF', little32(chunks.length), chunks);
}

/** GIF89a: one pixel, with a loop, a comment, XMP as an application, and a text after the end. */
export const phoneGif = (): Uint8Array =>
  join(
    ...['GIF89a', little16(1), little16(1), 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    join(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 1, little16(0), 0),
    join(0x21, 0xfe, TOWN.length, TOWN, 0),
    join(0x21, 0xff, 11, 'XMP DataXMP', DECIMAL.length, DECIMAL, 0),
    join(0x21, 0x01, 12, new Uint8Array(12), TOWN.length, TOWN, 0),
    join(0x21, 0xf9, 4, 0, 10, 0, 0, 0),
    join(0x2c, new Uint8Array(4), little16(1), little16(1), 0, 2, 2, 0x44, 1, 0),
    0x3b,
    TOWN,
  );

const FULL = big32(0);

/**
 * A HEIC or AVIF of one picture with Exif and XMP as items, in `mdat` or in `idat`, a description among the properties,
 * unnamed bytes between the items, and Samsung's appended data (ISO/IEC 23008-12).
 */
export function phoneHeif(brand: string, inside: 'mdat' | 'idat' = 'mdat'): Uint8Array {
  const coded = brand === 'avif' ? 'av01' : 'hvc1';
  const exif = join(big32(6), 'Exif\0\0', phoneExif('MM'));
  const parts = [join('the coded pixels'), join('gap ', TOWN), exif, join(XMP)] as const;
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  const item = (id: number, type: string, name: string) =>
    box(
      'infe',
      2,
      0,
      0,
      0,
      big16(id),
      big16(0),
      type,
      name,
      0,
      type === 'mime' ? 'application/rdf+xml\0' : '',
    );
  const build = (origin: number): Uint8Array => {
    const place = (id: number, part: 0 | 2 | 3) =>
      join(
        ...[big16(id), big16(inside === 'idat' ? 1 : 0), big16(0), big16(1)],
        ...[big32(origin + (starts[part] ?? 0)), big32(parts[part].length)],
      );
    return join(
      box('ftyp', brand, FULL, 'mif1', brand),
      box(
        'meta',
        FULL,
        box('hdlr', FULL, FULL, 'pict', FULL, FULL, FULL, TOWN, 0),
        box('pitm', FULL, big16(1)),
        box('iinf', FULL, big16(3), item(1, coded, TOWN), item(2, 'Exif', ''), item(3, 'mime', TOWN)),
        box('iref', FULL, box('cdsc', big16(2), big16(1), big16(1))),
        box('iprp', box('ipco', box('ispe', FULL, big32(40), big32(30)), box('udes', FULL, 'en\0', TOWN, 0))),
        box('iloc', 1, 0, 0, 0, 0x44, 0x00, big16(3), place(1, 0), place(2, 2), place(3, 3)),
        ...(inside === 'idat' ? [box('idat', ...parts)] : []),
        box('uuid', XMP),
      ),
      ...(inside === 'mdat' ? [box('mdat', ...parts)] : []),
      box('uuid', XMP),
      box('mpvd', movie()),
      box('sefd', TOWN),
      'tail',
      TOWN,
    );
  };
  const file = build(0);
  return inside === 'idat' ? file : build(indexOf(file, parts[0]));
}

export function indexOf(file: Uint8Array, part: Uint8Array): number {
  const [first = 0] = part;
  let at = file.indexOf(first);
  for (; at >= 0; at = file.indexOf(first, at + 1)) {
    let same = 1;
    while (same < part.length && file[at + same] === part[same]) same += 1;
    if (same >= part.length) return at;
  }
  return at;
}

const handler = (type: string) => box('hdlr', FULL, FULL, type, FULL, FULL, FULL, TOWN, 0);
const header = (id: number) => box('tkhd', FULL, FULL, FULL, big32(id), new Uint8Array(68));

/** Configuration of H.264: version, profile and level, one set of each kind (ISO/IEC 14496-15, 5.3.3.1). */
const AVC = join(1, 66, 0, 30, 0xff, 0xe1, big16(8), 'the sps!', 1, big16(8), 'the pps!');

/** A sample description: fixed fields with the coder's name, then boxes of the coder and of others. */
const sample = (type: string) => {
  const fixed =
    type === 'vide'
      ? join(new Uint8Array(42), 13, TOWN, new Uint8Array(22))
      : new Uint8Array(type === 'soun' ? 28 : 8);
  return box('any ', fixed, box('avcC', AVC), box('name', TOWN), box('udta', ISO6709), FULL);
};

/** A track of one chunk with one sample at that offset. */
const track = (id: number, type: string, at: number, bytes: number) =>
  box(
    'trak',
    header(id),
    box(
      'mdia',
      box('mdhd', new Uint8Array(24)),
      handler(type),
      box(
        'minf',
        box('dinf', box('dref', FULL, big32(1), box('url ', FULL, `file:///Users/${TOWN}/`))),
        box('gmhd', box('text', TOWN)),
        box(
          'stbl',
          box('stsd', FULL, big32(1), sample(type)),
          box('stsz', FULL, FULL, big32(1), big32(bytes)),
          box('stsc', FULL, big32(1), ...[1, 1, 1].map(big32)),
          box('stco', FULL, big32(1), big32(at)),
        ),
      ),
    ),
    box('udta', box('\u00a9xyz', '\0\u0012\u0015\u00c7', ISO6709)),
    box('meta', FULL, TOWN),
  );

export const FRAME = join('one frame of the film');
export const SOUND = join('one second of sound');
const WORDS = join('subtitle of a drone: GPS ', DECIMAL);
const MEASURED = join('GPS5', double(30.274083));

/**
 * A film like those of iPhones, drones and action cameras: location in the user data, in Apple's keys, in XMP, in a track
 * of measurements, in subtitles, and in bytes of `mdat` no track names.
 */
export function movie(
  brand = 'qt  ',
  { index = 'before' }: { readonly index?: 'before' | 'behind' } = {},
): Uint8Array {
  const samples = [FRAME, SOUND, WORDS, MEASURED, join('left over: ', TOWN)] as const;
  const starts = samples.map((_, n) => samples.slice(0, n).reduce((sum, { length }) => sum + length, 0));
  const data = box('mdat', ...samples);
  const moov = (origin: number) =>
    box(
      'moov',
      box('mvhd', new Uint8Array(100)),
      ...(['vide', 'soun', 'text', 'meta'] as const).map((type, n) =>
        track(n + 1, type, origin + (starts[n] ?? 0), samples[n]?.length ?? 0),
      ),
      box(
        'udta',
        box('\u00a9xyz', ISO6709),
        box('loci', FULL, TOWN, 0, double(30.274083)),
        box('GPMF', TOWN),
      ),
      box(
        'meta',
        box('hdlr', FULL, FULL, 'mdta', FULL, FULL, FULL, 0),
        box('keys', FULL, big32(1), box('mdta', 'com.apple.quicktime.location.ISO6709')),
        box('ilst', box('\0\0\0\u0001', box('data', big32(1), FULL, ISO6709))),
      ),
      box('uuid', XMP),
    );
  const start = box('ftyp', brand, FULL);
  const length = moov(0).length;
  const rest = join(
    box('uuid', XMP),
    box('free', TOWN),
    box('meta', FULL, handler('mdta'), box('xml ', XMP)),
  );
  return index === 'before'
    ? join(start, moov(start.length + length + 8), data, rest, 'junk', TOWN)
    : join(start, data, moov(start.length + 8), rest);
}

/** A film in fragments (ISO/IEC 14496-12, 8.8): picture and a track of measurements in each. */
export function fragments(): Uint8Array {
  const empty = (id: number, type: string) =>
    box('trak', header(id), box('mdia', handler(type), box('minf', box('stbl', box('stsd', FULL, FULL)))));
  const extend = (id: number, size: number) =>
    box('trex', FULL, big32(id), big32(1), FULL, big32(size), FULL);
  const moov = box(
    'moov',
    empty(1, 'vide'),
    empty(2, 'camm'),
    box('mvex', extend(1, 0), extend(2, MEASURED.length)),
    box('udta', box('\u00a9xyz', ISO6709)),
  );
  const moof = (origin: number) =>
    box(
      'moof',
      box('mfhd', FULL, big32(1)),
      box(
        'traf',
        box('tfhd', big32(0x02_0000), big32(1)),
        box('trun', big32(0x201), big32(1), big32(origin), big32(FRAME.length)),
      ),
      box(
        'traf',
        box('tfhd', big32(0x02_0000), big32(2)),
        box('trun', big32(0x001), big32(1), big32(origin + FRAME.length)),
      ),
      box('uuid', XMP),
    );
  const fragment = join(moof(moof(0).length + 8), box('mdat', FRAME, MEASURED));
  return join(box('ftyp', 'iso5', FULL), moov, fragment, fragment);
}

/** A TIFF with one strip, and everything a phone writes in its directories. */
export function phoneTiff(order: 'II' | 'MM'): Uint8Array {
  const { long, short, text, bytes, fractions } = orderOf(order);
  const strip = join('the strip of pixels');
  const build = (at: number) =>
    join(
      tiffOf(order, {
        main: [
          ...[short(256, 7), short(257, 5), long(273, at), long(279, strip.length), short(0x0112, 6)],
          ...[text(0x010e, TOWN), bytes(700, join(XMP)), bytes(33_723, IPTC), text(0xc62f, SERIAL)],
        ],
        exif: [text(0x9003, '2026:11:22 09:46:00'), bytes(0x927c, join(TOWN, double(30.274083)))],
        gps: [fractions(2, ...DMS), fractions(4, ...LONGITUDE), text(0x12, TOWN)],
        pointerType: order === 'II' ? 13 : 4,
      }),
      strip,
    );
  return build(build(0).length - strip.length);
}

/** A TIFF whose strip is declared to cover the directories after it. */
export function lyingTiff(): Uint8Array {
  const file = phoneTiff('II');
  const at = indexOf(file, join(little16(279), little16(4), little32(1)));
  const lying = file.slice();
  lying.set(little32(file.length), at + 8);
  lying.set(little32(8), indexOf(file, join(little16(273), little16(4), little32(1))) + 8);
  return lying;
}

/** A TIFF whose picture is a JPEG with metadata of its own, like the thumbnails of raw photos. */
export function jpegInTiff(): Uint8Array {
  const { long, short } = orderOf('MM');
  const strip = phoneJpeg('MM');
  const build = (at: number) =>
    join(
      tiffOf('MM', {
        main: [short(256, 7), short(257, 5), short(259, 7), long(273, at), long(279, strip.length)],
      }),
      strip,
    );
  return build(build(0).length - strip.length);
}

export const phoneJxl = (): Uint8Array =>
  join(
    box('JXL ', '\r\n\x87\n'),
    box('ftyp', 'jxl ', FULL, 'jxl '),
    box('Exif', FULL, phoneExif('II')),
    box('xml ', XMP),
    box('brob', 'xml ', TOWN),
    box('jxlc', 'the coded picture'),
  );

/** An element of EBML: its identifier as bytes, and a length of eight bytes, or an unknown one. */
const element = (id: string, ...body: readonly (number | string | Uint8Array)[]): Uint8Array => {
  const inside = join(...body);
  return join(fromHex(id), 0x01, 0, 0, 0, big32(inside.length), inside);
};
const openElement = (id: string, ...body: readonly (number | string | Uint8Array)[]): Uint8Array =>
  join(fromHex(id), 0x01, 255, 255, 255, 255, 255, 255, 255, ...body);

/** A film like those of browsers and Matroska's tools (RFC 9559), cut into clusters of known or unknown length. */
export function phoneWebm(clusters: 'told' | 'open' = 'told'): Uint8Array {
  const cluster = clusters === 'told' ? element : openElement;
  const track = (number: number, type: number, codec: string, ...more: readonly Uint8Array[]) =>
    element('ae', element('d7', number), element('83', type), element('86', codec), ...more);
  const comment = join(3, 'vorbis', little32(5), 'maker', little32(1), little32(ISO6709.length), ISO6709, 1);
  const vorbis = join(2, 5, comment.length, 'first', comment, 'setup of the sound');
  const flac = join('fLaC', 0, 0, 0, 34, new Uint8Array(34), 0x84, 0, 0, TOWN.length, TOWN);
  return join(
    element('1a45dfa3', element('4282', 'webm'), element('ec', TOWN)),
    openElement(
      '18538067',
      element('ec', TOWN),
      element('1549a966', element('2ad7b1', 15, 66, 64), element('7ba9', TOWN), element('5741', DECIMAL)),
      element(
        '1654ae6b',
        track(1, 1, 'V_VP8', element('536e', TOWN), element('e0', element('b0', 7), element('7ba9', TOWN))),
        track(2, 2, 'A_VORBIS', element('63a2', vorbis)),
        track(3, 0x11, 'S_TEXT/UTF8', element('63a2', TOWN)),
        track(4, 2, 'A_FLAC', element('63a2', flac)),
        track(5, 1, 'V_QUICKTIME', element('63a2', ISO6709)),
      ),
      cluster(
        '1f43b675',
        element('e7', 0),
        element('a3', 0x81, 0, 0, 0x80, FRAME),
        element('a3', 0x83, 0, 0, 0x80, ISO6709),
        element(
          'a0',
          element('a1', 0x82, 0, 0, 0, SOUND),
          element('75a1', element('a6', element('a5', TOWN))),
        ),
        element('a0', element('a1', 0x83, 0, 0, 0, DECIMAL), element('9b', 1)),
      ),
      cluster('1f43b675', element('e7', 1), element('a3', 0x81, 0, 0, 0x80, FRAME), element('bf', SERIAL)),
      element('1254c367', element('7373', element('67c8', element('4487', ISO6709)))),
      element('1941a469', element('61a7', element('466e', TOWN), element('465c', phoneJpeg('MM')))),
    ),
  );
}

/** A film of a camera that writes each picture as a JPEG, with its own metadata in it and around it. */
export function phoneAvi(): Uint8Array {
  const stream = (type: string, coder: string, ...more: readonly Uint8Array[]) =>
    riff(
      'LIST',
      'strl',
      riff('strh', type, new Uint8Array(52)),
      riff('strf', little32(40), new Uint8Array(12), coder, new Uint8Array(20)),
      ...more,
    );
  return riff(
    'RIFF',
    'AVI ',
    riff(
      'LIST',
      'hdrl',
      riff('avih', new Uint8Array(56)),
      stream('vids', 'MJPG', riff('strn', TOWN), riff('strd', phoneExif('II'))),
      stream('auds', '\0\0\0\0'),
      stream('txts', '\0\0\0\0'),
      riff('IDIT', TOWN),
    ),
    riff('LIST', 'INFO', riff('ISFT', SERIAL), riff('ICMT', ISO6709)),
    riff('LIST', 'ncdt', riff('nctg', TOWN)),
    riff('JUNK', DECIMAL),
    riff(
      'LIST',
      'movi',
      riff('00dc', phoneJpeg('II')),
      riff('01wb', SOUND),
      riff('02tx', ISO6709),
      riff('LIST', 'rec ', riff('00dc', phoneJpeg('MM')), riff('xmp ', TOWN)),
    ),
    riff('idx1', '00dc', new Uint8Array(12)),
    riff('_PMX', XMP),
  );
}

/** A drawing as editors save it, with a photo in it. */
export const phoneSvg = (): Uint8Array =>
  join(
    `<?xml version="1.0"?><?${TOWN} x?><!-- ${ISO6709} --><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" `,
    `xmlns:d="urn:${TOWN}" d:place="${TOWN}" data-lat="${DECIMAL}" width="7" height="5" aria-label="${TOWN}">`,
    `<title>${TOWN}</title><desc>${DECIMAL}</desc><metadata><rdf:RDF><g id="${TOWN}"/>${TOWN}</rdf:RDF></metadata>`,
    `<style>/* ${TOWN} */ path { fill: #123456 }</style><script>"${TOWN}"</script><a href="${TOWN}"><g/></a>`,
    `<g d:of="${ISO6709}"><path d="M0 0h7v5" fill="url(#f)"/>${TOWN}<text x="1">written on the wall</text></g>`,
    `<image width="7" height="5" href="data:image/jpeg;base64,${toBase64(phoneJpeg('MM'))}"/>`,
    `<image href="https://example.org/${TOWN}.png"/></svg><!-- ${TOWN} -->`,
  );

export const PIXELS = join(
  'the rows of seven by five pixels in three colours, and what fills them up.'.padEnd(120, '.'),
);

/** A bitmap of 7 × 5 with a colour profile, and words between and after its parts. */
export const phoneBmp = (): Uint8Array =>
  join(
    ...['BM', little32(0), little32(0), little32(14 + 124 + TOWN.length)],
    ...[little32(124), little32(7), little32(5), little16(1), little16(24), little32(0), little32(120)],
    ...[new Uint8Array(16), new Uint8Array(16), 'DEBM', new Uint8Array(48), new Uint8Array(4)],
    ...[little32(300), little32(TOWN.length), little32(0)],
    ...[TOWN, PIXELS, TOWN, XMP],
  );

export const phoneIco = (): Uint8Array => {
  const png = phonePng();
  return join(
    ...[0, 0, 1, 0, 1, 0],
    ...[7, 5, 0, 0, 1, 0, 32, 0, little32(png.length), little32(22 + TOWN.length)],
    ...[TOWN, png, ISO6709],
  );
};
