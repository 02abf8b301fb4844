import { type Bytes, big16, concat } from '../bytes';
import type { Segment } from '../header/segments';

const [DHT, DAC, SOS, DQT, DNL, DRI] = [0xc4, 0xcc, 0xda, 0xdb, 0xdc, 0xdd];
const JPG = 0xc8;
/** Marker and length. */
const HEAD = 4;

/** One of the tables of a segment, by its kind and number in one byte. */
interface Table {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/**
 * R188. Whether a drawing segment is as long as its own fields say, as decoders require: a longer one has room for words
 * (ITU-T T.81, B.2.2 to B.2.5). Numbers inside a used table are part of the picture.
 */
export function isExact(bytes: Bytes, segment: Segment): boolean {
  const { marker, at, end } = segment;
  const length = bytes.u16(at + 2) ?? 0;
  if (at + 2 + length > bytes.length) return false;
  switch (marker) {
    case DQT:
    case DHT:
      return tablesOf(bytes, segment) !== undefined;
    case DAC:
      return length % 2 === 0 && length <= 2 + 2 * 8;
    case SOS:
      return length === 6 + 2 * (bytes.u8(at + HEAD) ?? 0);
    case DNL:
    case DRI:
      return end - at === 6;
    default:
      return isFrame(marker) && length === 8 + 3 * (bytes.u8(at + 9) ?? 0);
  }
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![DHT, JPG, DAC].includes(marker);

/** Undefined if they do not fill the segment. */
function tablesOf(bytes: Bytes, { marker, at }: Segment): readonly Table[] | undefined {
  const end = at + 2 + (bytes.u16(at + 2) ?? 0);
  const tables: Table[] = [];
  let from = at + HEAD;
  while (from < end) {
    const id = bytes.u8(from) ?? 0;
    // Numbers of one byte or two; or the number of codes of each length, and their meanings.
    let size = 1 + 64 * ((id >> 4) + 1);
    if (marker === DHT) {
      size = 17;
      for (let bits = 1; bits <= 16; bits += 1) size += bytes.u8(from + bits) ?? 0;
    }
    if (id >> 4 > 1 || (id & 15) > 3 || size > 17 + 256) return undefined;
    tables.push({ id, from, to: from + size });
    from += size;
  }
  return from === end && tables.length > 0 ? tables : undefined;
}

/** The tables named by frames and scans: any other may hide words. */
export function namedTables(bytes: Bytes, segments: readonly Segment[]): ReadonlySet<string> {
  const named = new Set<string>();
  for (const { marker, at } of segments) {
    if (isFrame(marker)) {
      for (let each = 0; each < (bytes.u8(at + 9) ?? 0); each += 1) {
        named.add(`${DQT} ${bytes.u8(at + 12 + 3 * each)}`);
      }
    } else if (marker === SOS) {
      for (let each = 0; each < (bytes.u8(at + HEAD) ?? 0); each += 1) {
        const both = bytes.u8(at + 6 + 2 * each) ?? 0;
        named.add(`${DHT} ${both >> 4}`).add(`${DHT} ${0x10 | (both & 15)}`);
      }
    }
  }
  return named;
}

/** The segment with its named tables; unchanged if it has none, empty if none is named. */
export function withNamedTables(
  file: Uint8Array,
  bytes: Bytes,
  segment: Segment,
  named: ReadonlySet<string>,
): Uint8Array {
  const { marker, at, end } = segment;
  const tables = marker === DQT || marker === DHT ? tablesOf(bytes, segment) : undefined;
  if (!tables) return file.subarray(at, end);
  const used = tables.filter(({ id }) => named.has(`${marker} ${marker === DQT ? id & 15 : id}`));
  if (used.length === tables.length) return file.subarray(at, end);
  if (used.length === 0) return new Uint8Array();
  const body = concat(used.map(({ from, to }) => file.subarray(from, to)));
  return concat([Uint8Array.of(0xff, marker), big16(body.length + 2), body]);
}
