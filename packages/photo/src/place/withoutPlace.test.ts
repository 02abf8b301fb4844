import fc from 'fast-check';
import { unzlibSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../../scripts/testing/whole';
import { toBytes } from '../bytes';
import { findExif } from '../exif/findExif';
import { readExif } from '../exif/readExif';
import { readImageHeader } from '../header/header';
import {
  big32,
  box,
  exif,
  fromHex,
  join,
  little32,
  REAL_PICTURES,
  segment,
  withSegment,
} from '../pictures.cases';
import { editedWebp, mpfJpeg, packedPng, splitHeic, xmpJpeg } from './kinds.cases';
import {
  CLEAN_JPEG,
  FRAME,
  fragments,
  indexOf,
  jpegInTiff,
  lyingTiff,
  movie,
  movingWebp,
  PIXELS,
  phoneAvi,
  phoneBmp,
  phoneExif,
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
  pngChunk,
  profileOf,
  realProfile,
  riff,
  SECRETS,
  SOUND,
} from './phone.cases';
import { withoutPlace as takeOut } from './withoutPlace';

/** Of a file whose format is known. */
function withoutPlace(file: Uint8Array): Uint8Array {
  const kept = takeOut(file);
  if (!kept) throw new Error('the format is not known');
  return kept;
}

const lettersOf = (file: Uint8Array) => String.fromCharCode(...file);
const has = (file: Uint8Array, part: Uint8Array) => indexOf(file, part) >= 0;
const secretsIn = (file: Uint8Array) => Object.keys(SECRETS).filter(name => has(file, SECRETS[name] ?? file));
const PNG = fromHex(REAL_PICTURES.png);
const VP8L = fromHex(REAL_PICTURES.webpLossless).subarray(12);

const FILES: readonly (readonly [string, Uint8Array, readonly Uint8Array[]])[] = [
  ['a JPEG in Motorola order', phoneJpeg('MM'), [CLEAN_JPEG.subarray(20)]],
  ['a JPEG in Intel order', phoneJpeg('II'), [CLEAN_JPEG.subarray(20)]],
  ['a JPEG whose GPS pointer is of type IFD', phoneJpeg('II', 13), [CLEAN_JPEG.subarray(20)]],
  ['a PNG', phonePng(), [PNG.subarray(33)]],
  ['a WebP', phoneWebp(), [VP8L]],
  ['a moving WebP', movingWebp(), [VP8L]],
  ['a GIF', phoneGif(), [join('NETSCAPE2.0', 3, 1, 0, 0, 0), join(0x2c, 0, 0, 0, 0)]],
  ['a HEIC', phoneHeif('heic'), [join('the coded pixels')]],
  ['a HEIC that keeps its parts in idat', phoneHeif('heic', 'idat'), [join('the coded pixels')]],
  ['an AVIF', phoneHeif('avif'), [join('the coded pixels')]],
  ['a film of QuickTime', movie(), [FRAME, SOUND]],
  ['an MP4 with its index at the end', movie('isom', { index: 'behind' }), [FRAME, SOUND]],
  ['a film in fragments', fragments(), [FRAME]],
  ['a TIFF', phoneTiff('MM'), [join('the strip of pixels')]],
  ['a raw photo in Intel order', phoneTiff('II'), [join('the strip of pixels')]],
  ['a JPEG XL', phoneJxl(), [join('the coded picture')]],
  ['a TIFF with a JPEG in it', jpegInTiff(), [CLEAN_JPEG.subarray(-60)]],
  ['a WebM', phoneWebm(), [FRAME, SOUND, join('setup of the sound')]],
  ['a live-streamed WebM', phoneWebm('open'), [FRAME, SOUND]],
  ['an AVI of JPEGs', phoneAvi(), [CLEAN_JPEG.subarray(-60), SOUND]],
  [
    'a drawing',
    phoneSvg(),
    [join('<path d="M0 0h7v5" fill="url(#n1)"/>'), join('>written on the wall</text>')],
  ],
  ['a JPEG with packets of XMP', xmpJpeg(), [CLEAN_JPEG.subarray(-60)]],
  ['a JPEG of two pictures', mpfJpeg(), [CLEAN_JPEG.subarray(-60)]],
  ['a HEIC whose Exif lies in two pieces', splitHeic(), [join('the coded pixels')]],
  ['a WebP from an editor', editedWebp(), [fromHex(REAL_PICTURES.webpLossy).subarray(12)]],
  ['a PNG with packed texts', packedPng(), [PNG.subarray(33)]],
  ['a bitmap', phoneBmp(), [PIXELS]],
  ['an icon', phoneIco(), [PNG.subarray(33)]],
];

describe('the location in a picture or film', () => {
  it.each(FILES)('[R220, A35] %s keeps its picture and no byte of a location', (_, file, kept) => {
    const clean = withoutPlace(file);
    expect(secretsIn(file)).not.toEqual([]);
    expect(secretsIn(clean)).toEqual([]);
    for (const part of kept) expect(has(clean, part)).toBe(true);
    expect(readImageHeader(clean)).toEqual(readImageHeader(file));
    expect(withoutPlace(clean)).toEqual(clean);
  });

  it('[R220] a truncated file has none either, and never throws', () => {
    for (const [name, file] of FILES) {
      for (let length = 0; length < file.length; length += 61) {
        const cut = file.subarray(0, length);
        const secrets = secretsIn(takeOut(cut) ?? join());
        if (secrets.length > 0) throw new Error(`${name} of ${length} bytes still tells ${secrets}`);
      }
    }
  });

  it("[R220] only the camera's time, exposure and orientation are written back", () => {
    const { direction: _, north: __, acceleration: ___, ...rest } = readExif(toBytes(phoneExif('MM')));
    for (const file of [phoneJpeg('MM'), phoneJpeg('II', 13), phonePng(), phoneWebp()]) {
      const block = findExif(toBytes(withoutPlace(file)));
      expect(block && readExif(block)).toEqual(rest);
    }
    expect(rest).toMatchObject({
      orientation: 6,
      takenAt: { year: 2026, hour: 9, offsetMinutes: 480 },
      iso: 64,
    });
  });

  it.each([
    ['JPEG', CLEAN_JPEG],
    ['JPEG that was held sideways', withSegment(CLEAN_JPEG, exif(6, 'MM'))],
    ['PNG', PNG],
    ['lossy WebP', fromHex(REAL_PICTURES.webpLossy)],
    ['lossless WebP', fromHex(REAL_PICTURES.webpLossless)],
  ])('[A35] a %s without metadata shows the very same picture', (_, picture) => {
    const clean = withoutPlace(picture);
    expect(readImageHeader(clean)).toEqual(readImageHeader(picture));
    expect(has(clean, picture.subarray(-40))).toBe(true);
  });

  it.each([
    ['gAMA', big32(45_455)],
    ['pHYs', new Uint8Array(9)],
    ['cICP', big32(0)],
  ] as const)('[R220] a PNG whose %s has words after its numbers loses them', (type, numbers) => {
    const file = (...body: readonly (Uint8Array | string)[]) =>
      join(PNG.subarray(0, 33), pngChunk(type, ...body), PNG.subarray(33));
    expect(has(withoutPlace(file(numbers, 'Xihu-Hangzhou')), join('Xihu'))).toBe(false);
    expect(withoutPlace(file(numbers))).toEqual(file(numbers));
  });

  it('[R220] a PNG gets correct checksums', () => {
    const clean = withoutPlace(phonePng());
    const at = indexOf(clean, join('eXIf'));
    const length = toBytes(clean).u32(at - 4) ?? 0;
    // Python 3.11, zlib.crc32 of these bytes.
    expect([length, toBytes(clean).u32(at + 4 + length)]).toEqual([172, 2_676_401_348]);
  });

  it('[R220] an extended WebP declares its parts: Exif but no XMP', () => {
    const clean = withoutPlace(phoneWebp());
    expect((clean[20] ?? 0) & 0x0c).toBe(0x08);
    expect(toBytes(clean).u32(4, 'little')).toBe(clean.length - 8);
  });

  it('[R220] a WebP whose last chunk lacks its padding byte still gets its Exif block', () => {
    const riff = (type: string, body: Uint8Array) => join(type, little32(body.length), body);
    const file = (...parts: readonly Uint8Array[]) => riff('RIFF', join('WEBP', ...parts));
    const head = riff('VP8X', join(0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    const exif = riff('EXIF', phoneExif('MM'));
    const picture = riff('VP8L', join('odd'));
    const frame = riff('ANMF', join(new Uint8Array(16), picture));
    for (const last of [picture, frame]) {
      const clean = withoutPlace(file(head, exif, last));
      // RFC 9649, section 2.3: every chunk begins at an even offset.
      expect(indexOf(clean, join('EXIF')) % 2).toBe(0);
      const block = findExif(toBytes(clean));
      expect(block && readExif(block)).toMatchObject({ iso: 64 });
      expect(toBytes(clean).u32(4, 'little')).toBe(clean.length - 8);
    }
  });

  it('[R220] uncompressed sound of old QuickTime, counted in parts of a frame, stays whole', () => {
    const sound = join('two seconds of plain sound');
    const film = (at: number) =>
      join(
        box('ftyp', 'qt  ', 0, 0, 0, 0),
        box(
          'moov',
          box(
            'trak',
            box(
              'mdia',
              box('hdlr', new Uint8Array(8), 'soun', new Uint8Array(12)),
              box(
                'minf',
                box(
                  'stbl',
                  box('stsz', 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 13),
                  box('stsc', 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 13, 0, 0, 0, 1),
                  box('stco', 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, at),
                ),
              ),
            ),
          ),
        ),
        box('mdat', sound),
      );
    const file = film(indexOf(film(0), sound));
    expect(has(withoutPlace(file), sound)).toBe(true);
  });

  it('[R220] a film without its index, which nothing can play, keeps no samples', () => {
    const film = join(box('ftyp', 'isom', 0, 0, 0, 0), box('mdat', FRAME));
    expect(has(withoutPlace(film), FRAME)).toBe(false);
  });

  it('[R220] a drawing without metadata comes back unchanged', () => {
    const drawing = join('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
    expect(withoutPlace(drawing)).toEqual(drawing);
  });

  it('[R220] a drawing keeps the references between its parts, under our own names', () => {
    const drawing = join(
      '<svg xmlns="http://www.w3.org/2000/svg"><style>.Kitchen > path, #Bed-Room { fill: url(#Paint); stroke: red }</style>',
      '<defs><linearGradient id="Paint"/><filter id="f"><feFlood result="Glow"/><feMerge in="Glow"/><feBlend in="SourceAlpha"/>',
      '</filter></defs><g class="Kitchen wide"><path id="Bed-Room" d="M0 0h7" style="fill:url(\'#Paint\');filter:url(#f)"/></g>',
      '<text font-family="Kai of Xihu, Arial, serif">a</text><use href="#Bed-Room"/></svg>',
    );
    expect(lettersOf(withoutPlace(drawing))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><style>.n1 > path, #n2 { fill: url(#n3); stroke: red }</style>' +
        '<defs><linearGradient id="n3"/><filter id="n4"><feFlood result="n5"/><feMerge in="n5"/><feBlend in="SourceAlpha"/>' +
        '</filter></defs><g class="n1 n6"><path id="n2" d="M0 0h7" style="fill: url(#n3); filter: url(#n4)"/></g>' +
        '<text font-family="Arial, serif">a</text><use href="#n2"/></svg>',
    );
  });

  it('[R220] a drawing keeps its colours, lengths and SVG keywords', () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7.5 -5e1" preserveAspectRatio="xMidYMid slice">' +
      '<style>text { font-size: 12px; fill: rgb(1, 2.5%, 3) }</style>' +
      '<path d="M0 0h7" fill="#12AbcD" stroke="cornflowerBlue" stroke-width="1.5e-3em" stroke-dasharray="1,2 .5"/>' +
      '<g transform="matrix(1 0 0 -1 .5 2) rotate(-90, 3, 4)" opacity=".5" color="currentColor" fill="none">' +
      '<text text-anchor="middle" dominant-baseline="central">a</text></g>' +
      '<feColorMatrix type="hueRotate" values="90"/><rect width="100%" gradientUnits="userSpaceOnUse"/></svg>';
    expect(lettersOf(withoutPlace(join(drawing)))).toBe(drawing);
    const defined =
      '<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="n1"><text>a</text></g></defs><use href="#n1"/></svg>';
    expect(lettersOf(withoutPlace(join(defined)))).toBe(defined);
    expect(lettersOf(withoutPlace(join('<svg><path fill="30.274083"/></svg>')))).toBe('<svg><path/></svg>');
  });

  it.each([
    '<g id="#"/>',
    '<g class="#"/>',
    '<text display="none">#</text>',
    '<text style="visibility: hidden">#</text>',
    '<text opacity="0">#</text>',
    '<g style="display:none"><text>#</text></g>',
    '<style>path { --note: "#" }</style>',
    '<style>#note { fill: red } # path { fill: red }</style>',
    '<style>.* # */ path { fill: red }</style>',
    '<text font-family="#">a</text>',
    '<path d="M0 0 #"/>',
    '<path style="--note:#"/>',
    '<feFlood result="#"/>',
    '<g xmlns:xlink="#"/>',
    '<path fill="#"/>',
    '<path fill="red #"/>',
    '<path transform="translate(1) #"/>',
    '<path width="#"/>',
    '<path style="stroke: #"/>',
    '<style>path { stroke: # }</style>',
    '<style>.a, g > .note { display: none }</style><text class="b note">#</text>',
    '<text class="a">#</text><style><![CDATA[.a{visibility:hidden!important}]]></style>',
    '<style>.note { opacity: 0 }</style><g class="note"><text>#</text></g>',
    '<style>text { display: none }</style><text>#</text>',
    '<defs><text>#</text><g><text id="b">#</text></g></defs>',
  ])('[R220, R600] hidden words are removed from a drawing: %s', part => {
    const file = join(
      '<svg xmlns="http://www.w3.org/2000/svg">',
      part.replaceAll('#', 'Xihu-Hangzhou'),
      '</svg>',
    );
    expect(has(file, join('Xihu'))).toBe(true);
    expect(has(withoutPlace(file), join('Xihu'))).toBe(false);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg">';
  it.each([
    ['an unknown format', join('OggS', new Uint8Array(400))],
    ['a file too small for a picture that names a place', SECRETS['ISO 6709'] ?? join()],
    ['nothing', join()],
    ['a drawing with declarations', join('<!DOCTYPE svg [<!ENTITY a "b">]>', svg, '</svg>')],
    ['a drawing with unclosed tags', join(svg, '<g><path></g></svg>')],
    ['a drawing in another encoding', join(svg, '<text>', 0xe9, '</text></svg>')],
  ])('[R220] %s is refused', (_, file) => {
    expect(takeOut(file)).toBeUndefined();
  });

  it('[R220] a strip claiming to overlap the directories does not preserve them', () => {
    expect(secretsIn(lyingTiff())).not.toEqual([]);
    expect(takeOut(lyingTiff())).toBeUndefined();
  });

  it.each([
    [
      'WebP',
      join(
        'RIFF',
        little32(2000),
        'WEBP',
        'VP8 ',
        little32(1900),
        'pixels',
        'EXIF',
        little32(9),
        phoneExif('II'),
      ),
    ],
    ['PNG', join(PNG.subarray(0, 33), 0, 0, 9, 9, 'IDAT', 'pixels', 0, 0, 0, 9, 'eXIf', phoneExif('MM'))],
  ])('[R220] a truncated chunk of a %s does not absorb appended data', (_, file) => {
    expect(secretsIn(file)).not.toEqual([]);
    expect(secretsIn(takeOut(file) ?? join())).toEqual([]);
  });

  it('[R220] tables with false offsets and counts neither throw nor loop', () => {
    const files = FILES.map(([, file]) => file);
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(1_000_000), fc.integer({ min: 0, max: 255 })), {
          minLength: 1,
          maxLength: 12,
        }),
        (file, changes) => {
          const lying = file.slice();
          for (const [at, value] of changes) lying[at % lying.length] = value;
          takeOut(lying);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('[R221, R627] megabytes made to be slow are scanned once, or abandoned', () => {
    // Read twice for each part, even these would take longer than the test may.
    const size = (WHOLE ? 20 : 1) * 1024 * 1024;
    const made = {
      'byte order marks': [join('II*\0'), join('II*\0')],
      'markers that never end': [join(0xff, 0xd8, 0xff, 0xff), join(0xff, 0xd8, 0xff, 0xff)],
      'empty boxes': [join(0, 0, 0, 8, 'moov'), join(0, 0, 0, 8, 'moov')],
      'empty chunks': [join('RIFF', little32(size - 8), 'WEBP'), join('VP8 ', little32(0))],
    } as const;
    for (const [start, part] of Object.values(made)) {
      const file = new Uint8Array(size);
      file.set(part, start.length);
      for (let done = part.length; done < size; done *= 2)
        file.copyWithin(start.length + done, start.length, start.length + done);
      file.set(start);
      expect(takeOut(file)?.length ?? 0).toBeLessThanOrEqual(size);
    }
  }, 20_000);

  it('[R220] an endlessly nested film is read to a depth', () => {
    const film = new Uint8Array(800_000);
    const view = new DataView(film.buffer);
    for (let at = 0; at < film.length; at += 8) {
      view.setUint32(at, film.length - at);
      film.set(join('moov'), at + 4);
    }
    expect(withoutPlace(film)).toHaveLength(film.length);
  });
});

const TOWN = 'Xihu-Hangzhou';
const ICC = 'ICC_PROFILE\0';
const JPEG_START = CLEAN_JPEG.subarray(0, 20);
const JPEG_REST = fromHex(REAL_PICTURES.jpeg).subarray(20);
const jpegWith = (...segments: readonly Uint8Array[]) => join(JPEG_START, ...segments, JPEG_REST);
const pngWith = (...body: readonly (number | string | Uint8Array)[]) =>
  join(PNG.subarray(0, 33), pngChunk('iCCP', ...body), PNG.subarray(33));
function webpWith(profile: Uint8Array): Uint8Array {
  const chunks = join('WEBP', riff('VP8X', 0x20, 0, 0, 0, 6, 0, 0, 4, 0, 0), riff('ICCP', profile), VP8L);
  return join('RIFF', little32(chunks.length), chunks);
}
const heifWith = (...colours: readonly (string | Uint8Array)[]) =>
  join(
    box('ftyp', 'heic', 0, 0, 0, 0),
    box(
      'meta',
      ...[0, 0, 0, 0, box('hdlr', new Uint8Array(8), 'pict', new Uint8Array(13))],
      box('iprp', box('ipco', box('colr', ...colours))),
    ),
  );
const REAL = realProfile();
const FORGED: readonly (readonly [string, Uint8Array])[] = [
  ['without its signature', profileOf(TOWN, 'nope')],
  ['longer than declared', profileOf(TOWN, 'acsp', 128)],
  ['shorter than declared', profileOf(TOWN, 'acsp', 4000)],
  ['without a header', join(big32(4 + TOWN.length), TOWN)],
];

describe('the colour profile', () => {
  it('[R178] stays in every format that has one', () => {
    const two = [REAL.subarray(0, 130), REAL.subarray(130)];
    const parts = two.map((part, index) => segment(0xe2, ICC, index + 1, 2, part));
    expect(has(withoutPlace(jpegWith(...parts)), join(...parts))).toBe(true);
    expect(has(withoutPlace(webpWith(REAL)), REAL)).toBe(true);
    expect(withoutPlace(webpWith(REAL))[20]).toBe(0x20);
    expect(has(withoutPlace(heifWith('prof', REAL)), REAL)).toBe(true);
    const clean = withoutPlace(pngWith('name\0\0', zlibSync(REAL)));
    const at = indexOf(clean, join('iCCPICC profile\0\0')) + 17;
    expect(unzlibSync(clean.subarray(at, at - 13 + (toBytes(clean).u32(at - 21) ?? 0)))).toEqual(REAL);
  });

  it('[R178, R600] keeps its numbers and no word: in its texts, its header, an unknown tag, or behind', () => {
    const shown = realProfile(TOWN);
    const numbers = REAL.subarray(-28, -12);
    const packed = (file: Uint8Array) => {
      const at = indexOf(file, join('iCCPICC profile\0\0')) + 17;
      return unzlibSync(file.subarray(at, at - 13 + (toBytes(file).u32(at - 21) ?? 0)));
    };
    const kept = [
      withoutPlace(jpegWith(segment(0xe2, ICC, 1, 1, shown))),
      withoutPlace(webpWith(shown)),
      withoutPlace(heifWith('prof', shown)),
      packed(withoutPlace(pngWith('name\0\0', zlibSync(shown)))),
    ];
    expect(has(shown, join(TOWN))).toBe(true);
    for (const file of kept) {
      expect(has(file, join(TOWN.slice(0, 4)))).toBe(false);
      expect(has(file, numbers)).toBe(true);
      expect(has(file, join('note'))).toBe(false);
    }
  });

  it.each(FORGED)('[R178] %s is removed from every format', (_, profile) => {
    expect(has(withoutPlace(jpegWith(segment(0xe2, ICC, 1, 1, profile))), join(TOWN))).toBe(false);
    expect(has(withoutPlace(heifWith('prof', profile)), join(TOWN))).toBe(false);
    expect(has(withoutPlace(webpWith(profile)), join(TOWN))).toBe(false);
    expect(withoutPlace(webpWith(profile))[20]).toBe(0);
    expect(has(withoutPlace(pngWith('name\0\0', zlibSync(profile))), join('iCCP'))).toBe(false);
  });

  it.each([
    ['numbers followed by words', heifWith('nclx', new Uint8Array(7), TOWN)],
    ['parts out of order', jpegWith(segment(0xe2, ICC, 2, 1, profileOf(TOWN)))],
    ['words as the name of a part', jpegWith(segment(0xe2, ICC, 1))],
    ['a second profile', jpegWith(...[REAL, profileOf(TOWN)].map(each => segment(0xe2, ICC, 1, 1, each)))],
    ['an overlong Adobe marker', jpegWith(segment(0xee, 'Adobe', 0, 100, 0, 0, 0, 0, 1, TOWN))],
    ['a PNG whose profile has a place for a name', pngWith(TOWN, '\0\0', zlibSync(REAL))],
    ['a PNG with words after its packed profile', pngWith('name\0\0', zlibSync(REAL), TOWN)],
    ['a PNG with words instead of a packed profile', pngWith('name\0\0', TOWN)],
    ['a PNG with a truncated profile', pngWith('name\0\0', zlibSync(profileOf(TOWN)).subarray(0, 40), TOWN)],
  ])('[R178] %s leaves no word', (_, file) => {
    expect(has(withoutPlace(file), join(TOWN))).toBe(false);
    expect(has(withoutPlace(file), join(ICC))).toBe(false);
  });

  it('[R178] the Adobe marker stays when it is nothing more (Adobe Technical Note 5116, 18)', () => {
    const mark = segment(0xee, 'Adobe', 0, 100, 0, 0, 0, 0, 1);
    expect(has(withoutPlace(jpegWith(mark)), mark)).toBe(true);
  });

  it('[R178] over four megabytes, which may be a bomb, is abandoned', () => {
    const most = 4 * 1024 * 1024;
    const packed = (size: number) => {
      const profile = new Uint8Array(size);
      profile.set(profileOf('', 'acsp', size));
      return pngWith('name\0\0', zlibSync(profile));
    };
    expect(has(withoutPlace(packed(most)), join('iCCP'))).toBe(true);
    expect(has(withoutPlace(packed(most + 1)), join('iCCP'))).toBe(false);
  });
});
