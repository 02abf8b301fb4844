import { type ByteOrder, type Bytes, toBytes } from './bytes';
import { placesOfFilm, type Stretch } from './filmPlace';
import { mendPngChecksums } from './pngChecksums';

/**
 * The picture or film without the place where it was taken: the GPS directory of its Exif block (CIPA DC-008), the
 * `exif:GPS…` properties of its XMP packet and the place among a film's user data are overwritten. No byte moves, so
 * pixels, orientation and colours stay as they are, in whatever format the block lies. The very same array when there was nothing to forget.
 */
export function withoutPlace<Buffer extends ArrayBufferLike>(
  picture: Uint8Array<Buffer>,
): Uint8Array<Buffer | ArrayBuffer> {
  const exif = [0x49, 0x4d].flatMap(mark => findAll(picture, mark, isTiff)).flatMap(at => gpsOf(picture, at));
  const xmp = findAll(picture, PROPERTY_LETTERS[0], isProperty).flatMap(at => gpsProperty(picture, at));
  const places = [...exif, ...xmp, ...placesOfFilm(picture)];
  if (places.length === 0) return picture;
  const forgotten = picture.slice();
  for (const { from, to, fill } of places) forgotten.fill(fill, from, to);
  mendPngChecksums(forgotten);
  return forgotten;
}

/** Where a byte order mark of TIFF, or an XMP property, begins. The engine's own search runs through 50 MB in a blink. */
function findAll(
  picture: Uint8Array,
  first: number,
  begins: (picture: Uint8Array, at: number) => boolean,
): readonly number[] {
  const found: number[] = [];
  for (
    let at = picture.indexOf(first);
    at >= 0 && at + 8 <= picture.length;
    at = picture.indexOf(first, at + 1)
  ) {
    if (begins(picture, at)) found.push(at);
  }
  return found;
}

const isTiff = (picture: Uint8Array, at: number): boolean =>
  picture[at] === picture[at + 1] &&
  (picture[at] === 0x49
    ? picture[at + 2] === 42 && picture[at + 3] === 0
    : picture[at + 2] === 0 && picture[at + 3] === 42);

const GPS_POINTER = 0x8825;
const LONG = 4;
/** Bytes of one value by its type: BYTE, ASCII, SHORT, LONG, RATIONAL, SBYTE, UNDEFINED, SSHORT, SLONG, SRATIONAL. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8];
/** The highest tag of a GPS directory (GPSHPositioningError), and as many entries as there can be. */
const LAST_GPS_TAG = 0x1f;

/** The directory's entries and the values they point to; nothing when these bytes only look like an Exif block. */
function gpsOf(picture: Uint8Array, start: number): readonly Stretch[] {
  const tiff = toBytes(picture.subarray(start));
  const order: ByteOrder = tiff.u8(0) === 0x49 ? 'little' : 'big';
  const first = tiff.u32(4, order) ?? 0;
  const pointer = entriesOf(tiff, first, order).find(
    at => tiff.u16(at, order) === GPS_POINTER && tiff.u16(at + 2, order) === LONG,
  );
  const directory = pointer === undefined ? undefined : tiff.u32(pointer + 8, order);
  const entries = directory === undefined ? [] : entriesOf(tiff, directory, order);
  if (directory === undefined || entries.length === 0) return [];
  if (entries.some(at => (tiff.u16(at, order) ?? Number.POSITIVE_INFINITY) > LAST_GPS_TAG)) return [];
  const values = entries.flatMap(at => {
    const bytes = (TYPE_BYTES[tiff.u16(at + 2, order) ?? 0] ?? 0) * (tiff.u32(at + 4, order) ?? 0);
    const from = tiff.u32(at + 8, order) ?? 0;
    return bytes > 4 && from + bytes <= tiff.length ? [{ from, to: from + bytes }] : [];
  });
  // The count goes too: an empty directory.
  return [...values, { from: directory, to: directory + 2 + entries.length * 12 }].map(({ from, to }) => ({
    from: start + from,
    to: start + to,
    fill: 0,
  }));
}

/** Where each entry of a directory begins; none when it does not fit into the file. */
function entriesOf(tiff: Bytes, directory: number, order: ByteOrder): readonly number[] {
  const count = tiff.u16(directory, order) ?? 0;
  if (directory < 8 || directory + 2 + count * 12 > tiff.length) return [];
  return Array.from({ length: count }, (_, index) => directory + 2 + index * 12);
}

/** `exif:GPS`. */
const PROPERTY_LETTERS = [0x65, 0x78, 0x69, 0x66, 0x3a, 0x47, 0x50, 0x53] as const;
const SPACE = 0x20;
const SLASH = 0x2f;
/** Characters of an XMP property, name and value; a longer one is no place. */
const MAX_PROPERTY = 256;

const isProperty = (picture: Uint8Array, at: number): boolean =>
  PROPERTY_LETTERS.every((letter, index) => picture[at + index] === letter);

/** What stands between the quotes of an attribute, or between the tags of an element. */
function gpsProperty(picture: Uint8Array, at: number): readonly Stretch[] {
  if (picture[at - 1] === SLASH) return []; // a closing tag
  const text = String.fromCharCode(...picture.subarray(at, at + MAX_PROPERTY));
  const [head, value] = /^[\w:]+(?:\s*=\s*["']|>)([^"'<]*)/.exec(text) ?? [];
  if (head === undefined || !value) return [];
  const to = at + head.length;
  return [{ from: to - value.length, to, fill: SPACE }];
}
