import { isCivilDate, isRecord, parseJson } from '@app/kernel';
import type { Capture, Direction, Light } from './capture';
import type { TakenAt } from './exif/readExif';
import { type Accent, COLOURS } from './pixels/accents';
import type { PixelReading } from './pixels/readPixels';

/** All readings of a photo: from its metadata, and from its pixels if they could be decoded. */
export interface PhotoReading {
  readonly capture: Capture;
  readonly pixels?: PixelReading;
}

/** As stored beside the photo. */
export const formatReading = (reading: PhotoReading): string => JSON.stringify(reading);

/** A stored reading, part by part: invalid parts are left out. Undefined for anything that is not a reading. */
export function parseReading(text: string | undefined): PhotoReading | undefined {
  const reading = typeof text !== 'string' || text.length > MAX_TEXT ? undefined : toFields(parseJson(text));
  const capture = toFields(reading?.['capture']);
  if (!capture) return undefined;
  const pixels = parsePixels(toFields(reading?.['pixels']));
  return { capture: parseCapture(capture), ...(pixels ? { pixels } : {}) };
}

/** A reading has some 600 letters. */
const MAX_TEXT = 5000;

type Fields = Readonly<Record<string, unknown>>;

const toFields = (value: unknown): Fields | undefined => (isRecord(value) ? value : undefined);

const within = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined;

const whole = (value: unknown, least: number, most: number): number | undefined =>
  Number.isInteger(value) ? within(value, least, most) : undefined;

/** The existing parts. */
function present<T extends object>(parts: { readonly [Key in keyof T]: T[Key] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Partial<T>; // only those of T
}

const parseCapture = (fields: Fields): Capture =>
  present<Required<Capture>>({
    takenAt: parseTakenAt(toFields(fields['takenAt'])),
    direction: parseDirection(toFields(fields['direction'])),
    focalLength35: within(fields['focalLength35'], 5, 2000),
    light: parseLight(toFields(fields['light'])),
    pitch: within(fields['pitch'], 0, 90),
    roll: within(fields['roll'], -45, 45),
  });

function parseTakenAt(fields: Fields | undefined): TakenAt | undefined {
  const year = whole(fields?.['year'], 1900, 9999);
  const month = whole(fields?.['month'], 1, 12);
  const day = whole(fields?.['day'], 1, 31);
  const hour = whole(fields?.['hour'], 0, 23);
  const minute = whole(fields?.['minute'], 0, 59);
  const second = whole(fields?.['second'], 0, 59);
  const offsetMinutes = whole(fields?.['offsetMinutes'], -14 * 60, 14 * 60);
  if (year === undefined || month === undefined || day === undefined || !isCivilDate({ year, month, day }))
    return undefined;
  if (hour === undefined || minute === undefined || second === undefined) return undefined;
  return {
    ...{ year, month, day, hour, minute, second },
    ...(offsetMinutes === undefined ? {} : { offsetMinutes }),
  };
}

function parseDirection(fields: Fields | undefined): Direction | undefined {
  const degrees = within(fields?.['degrees'], 0, 359.9999);
  const uncertainty = within(fields?.['uncertainty'], 0, 180);
  const north = (['true', 'magnetic'] as const).find(each => each === fields?.['north']);
  if (degrees === undefined || uncertainty === undefined || !north) return undefined;
  return { degrees, north, northStated: fields?.['northStated'] === true, uncertainty };
}

/** Maximum result of `readCapture`: π / 4 · 2^24 lx. */
const MOST_LUX = 2e7;

function parseLight(fields: Fields | undefined): Light | undefined {
  const lux = within(fields?.['lux'], 0, MOST_LUX);
  const errorStops = within(fields?.['errorStops'], 0, 10);
  const fNumber = within(fields?.['fNumber'], 0.5, 128);
  const exposureTime = within(fields?.['exposureTime'], 1e-6, 3600);
  const iso = within(fields?.['iso'], 1, 1e7);
  if (lux === undefined || errorStops === undefined) return undefined;
  if (fNumber === undefined || exposureTime === undefined || iso === undefined) return undefined;
  return { lux, errorStops, fNumber, exposureTime, iso };
}

function parsePixels(fields: Fields | undefined): PixelReading | undefined {
  const sharpness = within(fields?.['sharpness'], 0, 1e7);
  const busyness = within(fields?.['busyness'], 0, 100);
  const likeness = fields?.['likeness'];
  const accents = fields?.['accents'];
  if (sharpness === undefined || busyness === undefined || !Array.isArray(accents)) return undefined;
  if (typeof likeness !== 'string' || !/^[\da-f]{16}$/.test(likeness)) return undefined;
  return {
    ...{ sharpness, busyness, likeness },
    accents: accents.slice(0, COLOURS.length).flatMap(accent => parseAccent(toFields(accent)) ?? []),
    ...present({ lean: within(fields?.['lean'], -45, 45), window: within(fields?.['window'], 0, 1) }),
  };
}

function parseAccent(fields: Fields | undefined): Accent | undefined {
  const colour = COLOURS.find(each => each === fields?.['colour']);
  const share = within(fields?.['share'], 0, 100);
  const times = within(fields?.['times'], 0, 1000);
  const swatch = fields?.['swatch'];
  if (!colour || share === undefined || times === undefined) return undefined;
  return typeof swatch === 'string' && /^#[\da-f]{6}$/.test(swatch)
    ? { colour, share, times, swatch }
    : undefined;
}
