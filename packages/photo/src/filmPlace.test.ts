import { describe, expect, it } from 'vitest';
import { join, little32 } from './header.cases';
import { withoutPlace } from './place';

const big32 = (value: number) => little32(value).toReversed();
const latin1 = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));
const has = (film: Uint8Array, text: string) => {
  const letters = latin1(text);
  return film.some((_, at) => letters.every((letter, index) => film[at + index] === letter));
};
const box = (type: string | number, ...body: Uint8Array[]) => {
  const inside = join(...body);
  const name = typeof type === 'number' ? big32(type) : latin1(type);
  return join(big32(inside.length + 8), name, inside);
};
const PLACE = '+30.2500+120.1500/';
const ftyp = box('ftyp', latin1('qt  '), big32(0));
const pixels = box('mdat', latin1('pixels'));
/** A box with a 64-bit size, as a long film has. */
const largePixels = join(big32(1), 'mdat', big32(0), big32(22), 'pixels');
const sized = latin1(`\0\u0012\u0015\u00c7${PLACE}`);

/** `keys` and `ilst` as an iPhone writes them (QuickTime File Format, Metadata). */
function apple(version: Uint8Array): Uint8Array {
  const data = (text: string) => box('data', big32(1), big32(0), latin1(text));
  return box(
    'meta',
    version,
    box('hdlr', big32(0), big32(0), latin1('mdta')),
    box(
      'keys',
      big32(0),
      big32(2),
      box('mdta', latin1('com.apple.quicktime.make')),
      box('mdta', latin1('com.apple.quicktime.location.ISO6709')),
    ),
    box('ilst', box(1, data('Apple')), box(2, data(PLACE))),
  );
}

const FIX = 'GPS5 30.2500';
const handler = (type: string) => box('hdlr', big32(0), big32(0), latin1(type), big32(0));

/**
 * A film with two chunks of a track between its pixels, as a camera writes it: of two samples and of one, of one size or
 * each of its own.
 */
function trackedFilm({ type = 'meta', each = 0, wide = false, offset = 0 }): Uint8Array {
  const film = (offsets: readonly number[]) => {
    const sizes = [FIX.length, FIX.length, FIX.length];
    const table = box(
      'stbl',
      box('stsd', big32(0), big32(1), box('gpmd', big32(0), big32(1))),
      box('stsz', big32(0), big32(each), big32(3), ...(each > 0 ? [] : sizes.map(big32))),
      box('stsc', big32(0), big32(2), ...[1, 2, 1, 2, 1, 1].map(big32)),
      wide
        ? box('co64', big32(0), big32(2), ...offsets.flatMap(at => [big32(0), big32(at)]))
        : box('stco', big32(0), big32(2), ...offsets.map(big32)),
    );
    const moov = box('moov', box('trak', box('mdia', handler(type), box('minf', table))));
    return join(ftyp, moov, box('mdat', latin1(`pixels${FIX}${FIX}more${FIX}pixels`)));
  };
  const start = film([0, 0]).length - 6 - 4 - 6 - FIX.length * 3;
  return film([start + 6, start + 6 + FIX.length * 2 + 4].map(at => at + offset));
}

describe('the place of a film', () => {
  it.each([
    {
      where: '©xyz of QuickTime and Android',
      film: join(ftyp, box('moov', box('udta', box('\u00a9xyz', sized))), pixels),
    },
    {
      where: 'loci of 3GPP, behind the pixels',
      film: join(ftyp, largePixels, box('moov', box('trak', box('udta', box('loci', sized))))),
    },
    {
      where: 'the keys of an iPhone, in QuickTime',
      film: join(ftyp, pixels, box('moov', apple(new Uint8Array()))),
    },
    {
      where: 'the keys of an iPhone, in an MP4',
      film: join(ftyp, pixels, box('moov', box('udta', apple(big32(0))))),
    },
  ])('[A35] is overwritten in $where, and no byte moves', ({ film }) => {
    const kept = withoutPlace(film);
    expect(has(film, PLACE)).toBe(true);
    expect(has(kept, PLACE)).toBe(false);
    expect(kept).toHaveLength(film.length);
    expect(has(kept, 'pixels')).toBe(true);
    expect(has(kept, 'Apple')).toBe(has(film, 'Apple'));
    expect(withoutPlace(kept)).toEqual(kept);
  });

  it.each([
    { what: 'samples each of its own size', film: trackedFilm({}) },
    { what: 'samples of one size', film: trackedFilm({ each: FIX.length }) },
    { what: '64-bit offsets', film: trackedFilm({ wide: true }) },
    { what: "Google's camera motion", film: trackedFilm({ type: 'camm' }) },
  ])('[A35] the track an action camera films along is overwritten: $what', ({ film }) => {
    const kept = withoutPlace(film);
    expect(has(film, FIX)).toBe(true);
    expect(has(kept, 'GPS5')).toBe(false);
    expect(kept).toHaveLength(film.length);
    const mdat = latin1(`pixels${'\0'.repeat(FIX.length * 2)}more${'\0'.repeat(FIX.length)}pixels`);
    expect(kept.slice(-mdat.length)).toEqual(mdat);
    expect(withoutPlace(kept)).toEqual(kept);
  });

  it.each(['vide', 'soun', 'text'])('[A35] a track of kind %s stays as it is', type => {
    const film = trackedFilm({ type });
    expect(withoutPlace(film)).toBe(film);
  });

  it('[A35] a track that lies about where its samples are harms nothing beyond the file', () => {
    const beyond = trackedFilm({ offset: 1_000_000 });
    expect(withoutPlace(beyond)).toBe(beyond);
    const huge = trackedFilm({ each: 0xffff_ffff });
    expect(withoutPlace(huge)).toHaveLength(huge.length);
  });

  it('[A35] a chunk said to lie beyond the file leaves the next its own samples', () => {
    const film = trackedFilm({});
    const entry = film.findIndex((_, at) => has(film.subarray(at, at + 4), 'stco')) + 12;
    film.fill(0xff, entry, entry + 4);
    const mdat = latin1(`pixels${FIX}${FIX}more${'\0'.repeat(FIX.length)}pixels`);
    expect(withoutPlace(film).slice(-mdat.length)).toEqual(mdat);
  });

  it('[A35] a film that names none, or is cut off, stays the very same', () => {
    const cut = box('moov', box('udta', box('\u00a9xyz', sized))).subarray(0, 20);
    for (const film of [join(ftyp, pixels, box('moov', box('udta'))), cut, pixels]) {
      expect(withoutPlace(film)).toBe(film);
    }
  });

  it('[A35] a film made to nest without end is read to a depth', () => {
    const depth = 100_000;
    const film = new Uint8Array(depth * 8);
    const view = new DataView(film.buffer);
    for (let level = 0; level < depth; level += 1) {
      view.setUint32(level * 8, film.length - level * 8);
      film.set(latin1('moov'), level * 8 + 4);
    }
    expect(withoutPlace(film)).toBe(film);
  });
});
