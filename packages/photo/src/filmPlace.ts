import { type Box, boxesIn } from './boxes';
import { type Bytes, toBytes } from './bytes';
import { samplesOfTelling } from './filmTracks';

/** Bytes to overwrite. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly fill: number;
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

/** Where an MP4 or QuickTime film says where it was taken, once or all along. Nothing in any other file. */
export const placesOfFilm = (file: Uint8Array): readonly Stretch[] =>
  placesIn(toBytes(file), 0, file.length, 0);

function placesIn(file: Bytes, from: number, to: number, depth: number): readonly Stretch[] {
  if (depth > MAX_DEPTH) return [];
  return boxesIn(file, from, to).flatMap(box => {
    if (PLACES.includes(box.type)) return blanked(box);
    if (!CONTAINERS.includes(box.type)) return [];
    const start = box.type === 'meta' ? startOfMeta(file, box) : box.body;
    const inside = placesIn(file, start, box.end, depth + 1);
    if (box.type === 'meta') return [...inside, ...keyedPlaces(file, boxesIn(file, start, box.end))];
    if (box.type !== 'trak') return inside;
    return [...inside, ...samplesOfTelling(file, box).map(span => ({ ...span, fill: 0 }))];
  });
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
