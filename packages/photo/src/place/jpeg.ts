import { type Bytes, big16, concat, latin1, type Span } from '../bytes';
import { jpegSegments, type Segment } from '../header/segments';
import { isExact, namedTables, withNamedTables } from './jpegTables';
import { isProfile } from './profile';

const [SOI, EOI, APP0, APP1, APP2, APP14] = [0xd8, 0xd9, 0xe0, 0xe1, 0xe2, 0xee];
const COM = 0xfe;
/** Length, name, version, unit and density, and no thumbnail. */
const JFIF_BYTES = 16;
/** Marker, length, name, version, two flags and the transform (Adobe Technical Note 5116, 18). */
const ADOBE_BYTES = 16;
/** Name, number and count of the parts (ICC.1:2022, B.4). */
const PROFILE_NAME = 'ICC_PROFILE\0';
const PROFILE_HEAD = 18;

/**
 * Tables, frames and scans, the colour profile, and the two marks by which decoders tell the colours; of the rest nothing,
 * and nothing behind the end, where phones put films and second pictures with places of their own.
 */
export function cleanJpeg(
  file: Uint8Array,
  bytes: Bytes,
  exif: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> | undefined {
  const about = exif ? concat([latin1('Exif\0\0'), exif]) : undefined;
  const parts: Uint8Array[] = [Uint8Array.of(0xff, SOI)];
  const segments = keptSegments(bytes);
  // Of one that was cut off nobody can tell its last pixels from what was put behind them.
  if (segments.at(-1)?.marker !== EOI) return undefined;
  const jfif = segments.find(({ marker }) => marker === APP0);
  if (jfif) parts.push(withoutThumbnail(file.subarray(jfif.at, jfif.at + 2 + JFIF_BYTES)));
  if (about) parts.push(Uint8Array.of(0xff, APP1), big16(about.length + 2), about);
  const named = namedTables(bytes, segments);
  for (const segment of segments) {
    if (segment.marker !== APP0) parts.push(withNamedTables(file, bytes, segment, named));
  }
  return concat(parts);
}

function keptSegments(bytes: Bytes): readonly Segment[] {
  const segments = [...jpegSegments(bytes)];
  const profile = segments.filter(segment => isProfilePart(bytes, segment));
  const parts = profile.map(({ at, end }) => bytes.slice(at + PROFILE_HEAD, end));
  const isInOrder = profile.every(
    ({ at }, index) => bytes.u8(at + 16) === index + 1 && bytes.u8(at + 17) === profile.length,
  );
  const isReal = isInOrder && isProfile(parts);
  return segments.filter(segment => (isProfilePart(bytes, segment) ? isReal : isKept(bytes, segment)));
}

const isProfilePart = (bytes: Bytes, { marker, at, end }: Segment): boolean =>
  marker === APP2 && end >= at + PROFILE_HEAD && bytes.text(at + 4, 12) === PROFILE_NAME;

/** Whatever the other segments are. */
function isKept(bytes: Bytes, { marker, at, end }: Segment): boolean {
  switch (marker) {
    case APP0:
      return bytes.text(at + 4, 5) === 'JFIF\0' && end >= at + 2 + JFIF_BYTES;
    case APP14:
      return bytes.text(at + 4, 5) === 'Adobe' && end - at === ADOBE_BYTES;
    case EOI:
      return true;
    default:
      // Frames, tables and scans. Decoders skip the others whatever they hold.
      return isExact(bytes, { marker, at, end });
  }
}

/** Whatever is said of the coder. */
export const isJpeg = (bytes: Bytes, { from, to }: Span): boolean =>
  to - from > 3 && bytes.u16(from) === 0xffd8 && bytes.u8(from + 2) === 0xff;

/**
 * Pictures of a film or strips of a TIFF that are JPEGs, in place: what does not draw them is zeroed. Of stretches that
 * reach over each other the next begins where it says, and the one before ends there.
 */
export function blankJpegs(file: Uint8Array, bytes: Bytes, spans: readonly Span[]): void {
  const inOrder = spans.toSorted((a, b) => a.from - b.from);
  for (const [index, { from, to }] of inOrder.entries()) {
    blankRow(file, bytes, { from, to: Math.min(to, inOrder[index + 1]?.from ?? to) });
  }
}

/** JPEGs one behind the other. */
function blankRow(file: Uint8Array, bytes: Bytes, { from, to }: Span): void {
  let start = from;
  while (start + 2 <= to && bytes.u16(start) === 0xffd8) {
    let end = start;
    const inside = bytes.slice(start, to);
    const kept = new Set(keptSegments(inside).map(segment => segment.at));
    for (const segment of jpegSegments(inside)) {
      const at = start + segment.at;
      end = start + segment.end;
      if (!kept.has(segment.at)) {
        file[at + 1] = COM; // a table of zeros would be one
        file.fill(0, Math.min(at + 4, end), end);
      }
      if (kept.has(segment.at) && segment.marker === APP0)
        file.fill(0, Math.min(at + 2 + JFIF_BYTES, end), end);
    }
    if (end === start) break; // no segment at all
    start = end;
    while (start < to && bytes.u8(start) === 0) start += 1;
  }
  file.fill(0, start, to);
}

function withoutThumbnail(segment: Uint8Array): Uint8Array {
  const bare = segment.slice();
  bare.set([0, JFIF_BYTES], 2);
  bare.set([0, 0], 16);
  return bare;
}
