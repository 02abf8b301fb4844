import { type Bytes, big16, concat, latin1, type Span } from '../bytes';
import { jpegSegments, type Segment } from '../header/segments';
import { isExact, namedTables, withNamedTables } from './jpegTables';
import { cleanProfile } from './profile';
import { wordsBehind } from './tail';

const [SOI, EOI, SOS, APP0, APP1, APP2, APP14] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee];
const COM = 0xfe;
/** Length, name, version, unit and density, and no thumbnail. */
const JFIF_BYTES = 16;
/** Marker, length, name, version, two flags and the transform (Adobe Technical Note 5116, 18). */
const ADOBE_BYTES = 16;
/** Name, number and count of the parts (ICC.1:2022, B.4). */
const PROFILE_NAME = 'ICC_PROFILE\0';
const PROFILE_HEAD = 18;

/**
 * Tables, frames and scans, the colour profile, and the two markers decoders use for the colours; nothing else, and
 * nothing after the end, where phones put films and second pictures with locations of their own.
 */
export function cleanJpeg(
  file: Uint8Array,
  bytes: Bytes,
  exif: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> | undefined {
  const about = exif ? concat([latin1('Exif\0\0'), exif]) : undefined;
  const parts: Uint8Array[] = [Uint8Array.of(0xff, SOI)];
  const { segments, profile } = keptSegments(file, bytes);
  // In a truncated file the last pixels cannot be told from appended data.
  if (segments.at(-1)?.marker !== EOI) return undefined;
  const jfif = segments.find(({ marker }) => marker === APP0);
  if (jfif) parts.push(withoutThumbnail(file.subarray(jfif.at, jfif.at + 2 + JFIF_BYTES)));
  if (about) parts.push(Uint8Array.of(0xff, APP1), big16(about.length + 2), about);
  const named = namedTables(bytes, segments);
  for (const segment of segments) {
    const words = profile.get(segment.at);
    if (words) parts.push(file.subarray(segment.at, segment.at + PROFILE_HEAD), words);
    else if (segment.marker === SOS) parts.push(withoutWordsBehind(file, bytes, segment));
    else if (segment.marker !== APP0) parts.push(withNamedTables(file, bytes, segment, named));
  }
  return concat(parts);
}

/** With the parts of its profile, by the offsets of their segments. */
function keptSegments(file: Uint8Array, bytes: Bytes) {
  const segments = [...jpegSegments(bytes)];
  const profileParts = segments.filter(segment => isProfilePart(bytes, segment));
  const isInOrder = profileParts.every(
    ({ at }, index) => bytes.u8(at + 16) === index + 1 && bytes.u8(at + 17) === profileParts.length,
  );
  const parts = profileParts.map(({ at, end }) => file.subarray(at + PROFILE_HEAD, end));
  const clean = (isInOrder && cleanProfile(parts)) || [];
  const profile = new Map(clean.map((part, index) => [profileParts[index]?.at ?? 0, part]));
  return {
    segments: segments.filter(segment =>
      isProfilePart(bytes, segment) ? profile.has(segment.at) : isKept(bytes, segment),
    ),
    profile,
  };
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
      // Frames, tables and scans. Decoders skip all other segments.
      return isExact(bytes, { marker, at, end });
  }
}

/** Whatever the coder is called. */
export const isJpeg = (bytes: Bytes, { from, to }: Span): boolean =>
  to - from > 3 && bytes.u16(from) === 0xffd8 && bytes.u8(from + 2) === 0xff;

/**
 * Pictures of a film or strips of a TIFF that are JPEGs, in place: everything that does not draw them is zeroed. Of
 * overlapping ranges the next begins at its declared offset, and the previous one ends there.
 */
export function blankJpegs(file: Uint8Array, bytes: Bytes, spans: readonly Span[]): void {
  const inOrder = spans.toSorted((a, b) => a.from - b.from);
  for (const [index, { from, to }] of inOrder.entries()) {
    blankRow(file, bytes, { from, to: Math.min(to, inOrder[index + 1]?.from ?? to) });
  }
}

/** Consecutive JPEGs; data after them, and one that cannot be read to its end, becomes zeros. */
function blankRow(file: Uint8Array, bytes: Bytes, { from, to }: Span): void {
  let start = from;
  while (start + 2 <= to && bytes.u16(start) === 0xffd8) {
    const { segments, profile } = keptSegments(file.subarray(start, to), bytes.slice(start, to));
    if (segments.at(-1)?.marker !== EOI) break;
    let at = start + 2;
    for (const [from, words] of profile) file.set(words, start + from + PROFILE_HEAD);
    for (const segment of segments) {
      blankBetween(file, at, start + segment.at);
      at = start + segment.end;
      if (segment.marker === SOS) {
        const words = wordsBehind(bytes, { from: start + segment.at, to: at });
        file.fill(0, words, at);
      }
      if (segment.marker === APP0) file.fill(0, Math.min(at, start + segment.at + 2 + JFIF_BYTES), at);
    }
    start = at;
    while (start < to && bytes.u8(start) === 0) start += 1;
  }
  file.fill(0, start, to);
}

const LONGEST_SEGMENT = 0xffff + 2;

/** Comments of zeros, preceded by the bytes decoders skip before a marker (ITU-T T.81, B.1.1.2). */
function blankBetween(file: Uint8Array, from: number, to: number): void {
  let at = from;
  while (to - at >= 4) {
    const length = Math.min(LONGEST_SEGMENT, to - at);
    file.fill(0, at, at + length);
    file.set([0xff, COM, ...big16(length - 2)], at);
    at += length;
  }
  file.fill(0xff, at, to);
}

function withoutWordsBehind(file: Uint8Array, bytes: Bytes, { at, end }: Segment): Uint8Array {
  const words = wordsBehind(bytes, { from: at, to: end });
  return words === end ? file.subarray(at, end) : file.slice(at, end).fill(0, words - at);
}

function withoutThumbnail(segment: Uint8Array): Uint8Array {
  const bare = segment.slice();
  bare.set([0, JFIF_BYTES], 2);
  bare.set([0, 0], 16);
  return bare;
}
