import { type CivilDate, isCivilDate } from '@app/kernel';
import type { ByteOrder, Bytes } from '../bytes';
import type { Orientation } from '../header/format';
import { byteOrderOf, type Entry, readDirectory, readNumber, readText } from './tiff';

/** The time on the camera's clock. */
export interface TakenAt extends CivilDate {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Ahead of UTC, minutes; missing if the camera did not write its zone. */
  readonly offsetMinutes?: number;
}

/** The camera's metadata (CIPA DC-008), as far as valid. Missing values stay missing. */
export interface Exif {
  readonly orientation?: Orientation;
  readonly takenAt?: TakenAt;
  /** Seconds. */
  readonly exposureTime?: number;
  readonly fNumber?: number;
  readonly iso?: number;
  /** Whether the flash fired. */
  readonly flash?: boolean;
  /** Focal length as on a frame of 36 × 24 mm, millimetres. */
  readonly focalLength35?: number;
  /** The camera's direction, degrees clockwise from north, in [0, 360). */
  readonly direction?: number;
  /** Its north; missing if the camera did not name it. */
  readonly north?: 'true' | 'magnetic';
  /** An iPhone's accelerometer, in g, seen from its front: left, bottom, and towards the face. */
  readonly acceleration?: readonly [number, number, number];
}

export const TAGS = {
  orientation: 0x0112,
  changedAt: 0x0132,
  exif: 0x8769,
  gps: 0x8825,
  takenAt: 0x9003,
  changedOffset: 0x9010,
  offset: 0x9011,
  exposureTime: 0x829a,
  fNumber: 0x829d,
  iso: 0x8827,
  recommendedIso: 0x8832,
  isoSpeed: 0x8833,
  flash: 0x9209,
  focalLength35: 0xa405,
  makerNote: 0x927c,
  north: 0x10,
  direction: 0x11,
} as const;

/** The first directory, and the Exif and GPS directories it points to; each is read once, which rules out loops. */
export function readExif(tiff: Bytes): Exif {
  const order = byteOrderOf(tiff);
  if (!order) return {};
  const main = fieldsOf(tiff, tiff.u32(4, order), order);
  const exif = fieldsOf(tiff, main.number(TAGS.exif), order);
  const gps = fieldsOf(tiff, main.number(TAGS.gps), order);
  const orientation = toOrientation(main.number(TAGS.orientation));
  const takenAt = readTakenAt(exif.text(TAGS.takenAt, 20), offsetOf(main, exif));
  const fields = {
    orientation,
    takenAt,
    exposureTime: between(exif.number(TAGS.exposureTime), 1e-6, 3600),
    fNumber: between(exif.number(TAGS.fNumber), 0.5, 128),
    iso: readIso(exif),
    flash: toFlash(exif.number(TAGS.flash)),
    focalLength35: between(exif.number(TAGS.focalLength35), 5, 2000),
    direction: toDirection(gps.number(TAGS.direction)),
    north: toNorth(gps.text(TAGS.north, 2)),
    acceleration: readAcceleration(tiff, exif.entry(TAGS.makerNote)),
  } satisfies { [Key in keyof Exif]-?: Exif[Key] | undefined };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * R245: each of the three zones belongs to its own time (CIPA DC-008-2016, which is Exif 2.31, table 4). Some phones
 * write only that of the last change: it applies to the photo if both clocks agree.
 */
function offsetOf(main: Fields, exif: Fields): number | undefined {
  const own = readOffset(exif.text(TAGS.offset, 7));
  if (own !== undefined) return own;
  const takenAt = exif.text(TAGS.takenAt, 20)?.trim();
  return takenAt !== undefined && takenAt === main.text(TAGS.changedAt, 20)?.trim()
    ? readOffset(exif.text(TAGS.changedOffset, 7))
    : undefined;
}

interface Fields {
  entry(tag: number): Entry | undefined;
  number(tag: number, index?: number): number | undefined;
  text(tag: number, most: number): string | undefined;
}

/** The fields of a directory by tag; of two with one tag the first counts. */
function fieldsOf(tiff: Bytes, directory: number | undefined, order: ByteOrder): Fields {
  const entries = directory === undefined ? [] : readDirectory(tiff, directory, order);
  const entry = (tag: number) => entries.find(each => each.tag === tag);
  return {
    entry,
    number(tag, index) {
      const found = entry(tag);
      return found && readNumber(tiff, found, order, index);
    },
    text(tag, most) {
      const found = entry(tag);
      return found && readText(tiff, found, most);
    },
  };
}

const between = (value: number | undefined, least: number, most: number): number | undefined =>
  value !== undefined && value >= least && value <= most ? value : undefined;

function toOrientation(value: number | undefined): Orientation | undefined {
  return value !== undefined && value >= 1 && value <= 8 ? (value as Orientation) : undefined; // 1 to 8, checked above
}

/** `2026:11:22 09:46:00`; a camera whose clock was never set writes zeros or spaces. */
function readTakenAt(text: string | undefined, offsetMinutes: number | undefined): TakenAt | undefined {
  const match = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)$/.exec(text?.trim() ?? '');
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  if (year < 1900 || !isCivilDate({ year, month, day }) || hour > 23 || minute > 59 || second > 59) {
    return undefined;
  }
  return {
    ...{ year, month, day, hour, minute, second },
    ...(offsetMinutes === undefined ? {} : { offsetMinutes }),
  };
}

/** `+08:00`. No zone is further from UTC than 14 hours. */
function readOffset(text: string | undefined): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text?.trim() ?? '') ?? [];
  if (sign === undefined || Number(minutes) > 59) return text?.trim() === 'Z' ? 0 : undefined;
  const offset = Number(hours) * 60 + Number(minutes);
  if (offset > 14 * 60) return undefined;
  return sign === '-' && offset > 0 ? -offset : offset;
}

/** 65535 means that the value is in another field (CIPA DC-008, 4.6.5). */
function readIso(exif: Fields): number | undefined {
  const short = exif.number(TAGS.iso);
  const value = short === 65_535 ? (exif.number(TAGS.isoSpeed) ?? exif.number(TAGS.recommendedIso)) : short;
  return between(value, 1, 10_000_000);
}

const toFlash = (value: number | undefined): boolean | undefined =>
  value === undefined ? undefined : (value & 1) === 1;

const toDirection = (value: number | undefined): number | undefined => {
  const direction = between(value, 0, 360);
  return direction === 360 ? 0 : direction;
};

function toNorth(text: string | undefined): 'true' | 'magnetic' | undefined {
  if (text === 'T') return 'true';
  return text === 'M' ? 'magnetic' : undefined;
}

const ACCELERATION = 0x0008;

/** Apple's notes hold a directory with offsets from their own start (exiftool, Apple tags). */
function readAcceleration(
  tiff: Bytes,
  note: Entry | undefined,
): readonly [number, number, number] | undefined {
  if (!note) return undefined;
  const notes = tiff.slice(note.value, note.value + note.length);
  if (notes.text(0, 10) !== 'Apple iOS\0') return undefined;
  const order = notes.text(12, 2) === 'II' ? 'little' : 'big';
  const fields = fieldsOf(notes, 14, order);
  const [x, y, z] = [0, 1, 2].map(axis => fields.number(ACCELERATION, axis));
  return x === undefined || y === undefined || z === undefined ? undefined : [x, y, z];
}
