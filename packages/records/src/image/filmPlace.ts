import { type Bytes, toBytes } from './bytes';

/** Bytes to overwrite. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly fill: number;
}

interface Box {
  readonly type: string;
  /** Where the header begins, the body begins, and the box ends. */
  readonly at: number;
  readonly body: number;
  readonly end: number;
}

/** The boxes in which a film tells of itself (ISO/IEC 14496-12; QuickTime File Format). */
const CONTAINERS = ['moov', 'trak', 'udta', 'meta', 'ilst'];
/** As deep as those stand in each other, and some. */
const MAX_DEPTH = 8;
/** `©xyz`, as QuickTime and Android write it, and `loci` of 3GPP TS 26.244. */
const PLACES = ['\u00a9xyz', 'loci'];
/** `com.apple.quicktime.location.ISO6709`, its name and accuracy, and what other makers call theirs. */
const PLACE_KEY = /location/i;
const UTF8 = 1;
const SPACE = 0x20;

/** Where an MP4 or QuickTime film says where it was taken. Nothing in any other file. */
export const placesOfFilm = (file: Uint8Array): readonly Stretch[] =>
  placesIn(toBytes(file), 0, file.length, 0);

function placesIn(file: Bytes, from: number, to: number, depth: number): readonly Stretch[] {
  if (depth > MAX_DEPTH) return [];
  return boxesIn(file, from, to).flatMap(box => {
    if (PLACES.includes(box.type)) return blanked(box);
    if (!CONTAINERS.includes(box.type)) return [];
    const start = box.type === 'meta' ? startOfMeta(file, box) : box.body;
    const inside = placesIn(file, start, box.end, depth + 1);
    return box.type === 'meta' ? [...inside, ...keyedPlaces(file, boxesIn(file, start, box.end))] : inside;
  });
}

/** The boxes that follow one another; reading stops where one is cut off or makes no sense. */
function boxesIn(file: Bytes, from: number, to: number): readonly Box[] {
  const found: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const declared = file.u32(at) ?? 0;
    const large = declared === 1; // a 64-bit size follows
    const wide = (file.u32(at + 8) ?? 0) * 2 ** 32 + (file.u32(at + 12) ?? 0);
    const length = large ? wide : declared === 0 ? to - at : declared;
    const header = large ? 16 : 8;
    if (length < header || at + length > to) break;
    found.push({ type: file.text(at + 4, 4) ?? '', at, body: at + header, end: at + length });
    at += length;
  }
  return found;
}

/** Version and flags come first in an MP4, not in QuickTime. */
const startOfMeta = (file: Bytes, { body }: Box): number =>
  file.text(body + 4, 4) === 'hdlr' ? body : body + 4;

/** Free space of the same length: every offset in the film stays true. */
const blanked = ({ at, body, end }: Box): readonly Stretch[] => [
  ...[...'free'].map((letter, index) => ({
    from: at + 4 + index,
    to: at + 5 + index,
    fill: letter.charCodeAt(0),
  })),
  { from: body, to: end, fill: 0 },
];

/** `keys` names the entries of `ilst`, counted from 1; the values of those that are a place. */
function keyedPlaces(file: Bytes, inMeta: readonly Box[]): readonly Stretch[] {
  const keys = inMeta.find(({ type }) => type === 'keys');
  const list = inMeta.find(({ type }) => type === 'ilst');
  if (!keys || !list) return [];
  // Version, flags and the count come first.
  const names = boxesIn(file, keys.body + 8, keys.end).map(({ body, end }) => file.text(body, end - body));
  return boxesIn(file, list.body, list.end)
    .filter(({ at }) => PLACE_KEY.test(names[(file.u32(at + 4) ?? 0) - 1] ?? ''))
    .flatMap(({ body, end }) => boxesIn(file, body, end))
    .filter(({ type, body, end }) => type === 'data' && body + 8 <= end)
    .map(({ body, end }) => ({ from: body + 8, to: end, fill: file.u32(body) === UTF8 ? SPACE : 0 }));
}
