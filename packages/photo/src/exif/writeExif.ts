import { concat, latin1 } from '../bytes';
import { type Exif, TAGS, type TakenAt } from './readExif';

interface Field {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  readonly value: Uint8Array;
}

/**
 * A block with only orientation, time and exposure, written from the parsed numbers: no text of the old block gets into
 * it. Undefined if there is nothing to write. A direction is written only if given apart (R966): never that of `exif`.
 */
export function writeExif(exif: Exif, direction?: number): Uint8Array | undefined {
  const main = exif.orientation === undefined ? [] : [shortField(TAGS.orientation, exif.orientation)];
  const details = [
    ...(exif.exposureTime ? [fractionField(TAGS.exposureTime, exif.exposureTime)] : []),
    ...(exif.fNumber ? [fractionField(TAGS.fNumber, exif.fNumber)] : []),
    ...(exif.iso && exif.iso < 65_535 ? [shortField(TAGS.iso, exif.iso)] : []),
    ...timeFields(exif.takenAt),
    ...(exif.flash === undefined ? [] : [shortField(TAGS.flash, exif.flash ? 1 : 0)]),
    ...(exif.focalLength35 ? [shortField(TAGS.focalLength35, Math.round(exif.focalLength35))] : []),
  ].toSorted((a, b) => a.tag - b.tag);
  const gps = direction === undefined ? [] : [TRUE_NORTH, fractionField(TAGS.direction, direction)];
  const parts = [
    { tag: TAGS.exif, fields: details },
    { tag: TAGS.gps, fields: gps },
  ].filter(({ fields }) => fields.length > 0);
  if (main.length + parts.length === 0) return undefined;
  // A pointer has a fixed length, so the first directory is equally long wherever the others are.
  let at = HEADER.length + directory([...main, ...parts.map(({ tag }) => pointer(tag, 0))], 0).length;
  const pointers: Field[] = [];
  const bodies: Uint8Array[] = [];
  for (const { tag, fields } of parts) {
    const body = directory(fields, at);
    pointers.push(pointer(tag, at));
    bodies.push(body);
    at += body.length;
  }
  return concat([HEADER, directory([...main, ...pointers], HEADER.length), ...bodies]);
}

const pointer = (tag: number, at: number): Field => ({ tag, type: 4, count: 1, value: u32(at) });
/** The letter T (CIPA DC-008, 4.6.6). */
const TRUE_NORTH: Field = { tag: TAGS.north, type: 2, count: 2, value: Uint8Array.of(0x54, 0) };

/** Motorola's byte order, and the first directory right after it. */
const HEADER = Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8);

const u16 = (value: number) => Uint8Array.of(value >> 8, value & 255);
const u32 = (value: number) => concat([u16(value >>> 16), u16(value & 0xffff)]);

const shortField = (tag: number, value: number): Field => ({ tag, type: 3, count: 1, value: u16(value) });

/** A unit fraction, like most exposures, is kept as such; others to a ten-thousandth. */
function fractionField(tag: number, value: number): Field {
  const parts = Math.round(1 / value);
  const [above, below] =
    parts > 1 && Math.abs(value * parts - 1) < 1e-9 ? [1, parts] : toTenThousandths(value);
  return { tag, type: 5, count: 1, value: concat([u32(above), u32(below)]) };
}

const toTenThousandths = (value: number) =>
  value < 1
    ? ([Math.round(value * 1_000_000), 1_000_000] as const)
    : ([Math.round(value * 10_000), 10_000] as const);

function timeFields(at: TakenAt | undefined): readonly Field[] {
  if (!at) return [];
  const text = (tag: number, words: string): Field => ({
    tag,
    type: 2,
    count: words.length + 1,
    value: latin1(`${words}\0`),
  });
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.year}:${two(at.month)}:${two(at.day)}`;
  const time = text(TAGS.takenAt, `${day} ${two(at.hour)}:${two(at.minute)}:${two(at.second)}`);
  if (at.offsetMinutes === undefined) return [time];
  const minutes = Math.abs(at.offsetMinutes);
  const sign = at.offsetMinutes < 0 ? '-' : '+';
  return [time, text(TAGS.offset, `${sign}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`)];
}

/** A directory at `start`, followed by the values that do not fit into their fields. */
function directory(fields: readonly Field[], start: number): Uint8Array {
  let behind = start + 2 + fields.length * 12 + 4;
  const values: Uint8Array[] = [];
  const entries = fields.map(({ tag, type, count, value }) => {
    const head = [u16(tag), u16(type), u32(count)];
    if (value.length <= 4) return concat([...head, value, new Uint8Array(4 - value.length)]);
    const even = concat([value, new Uint8Array(value.length % 2)]);
    values.push(even);
    behind += even.length;
    return concat([...head, u32(behind - even.length)]);
  });
  return concat([u16(fields.length), ...entries, u32(0), ...values]);
}
