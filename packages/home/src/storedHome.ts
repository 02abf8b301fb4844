import { DIRECTIONS, NORTHS, type Palace } from '@app/fengshui';
import { frozen, isRecord, parseCivilDate, parseObject } from '@app/kernel';
import { FACING_METHODS, type HouseFacts, type MeasuredFacing } from './houseFacts';
import type { RoomOfPhoto } from './photoRooms';

/** The stored facts of the building and the contents of its plan. */
export interface StoredHome {
  readonly houseFacts: HouseFacts;
  /** The place of each photo on the plan, by photo id. */
  readonly palaceOfPhoto: Readonly<Record<string, Palace>>;
  /** R396: the room of the floor plan where each photo was taken. */
  readonly roomOfPhoto: RoomOfPhoto;
}

export const EMPTY_HOME: StoredHome = frozen({ houseFacts: {}, palaceOfPhoto: {}, roomOfPhoto: {} });

const PALACES: readonly Palace[] = [...DIRECTIONS, 'C'];

export const formatHome = ({ houseFacts, palaceOfPhoto, roomOfPhoto }: StoredHome): string =>
  JSON.stringify({
    houseFacts,
    palaceOfPhoto,
    ...(Object.keys(roomOfPhoto).length > 0 && { roomOfPhoto }),
  });

/** The stored facts, field by field; an invalid one gets its default. */
export function parseHome(text: string | undefined): StoredHome {
  const { facing, houseFacts, palaceOfPhoto, roomOfPhoto } = parseObject(text) ?? {};
  return {
    houseFacts: parseFacts(isRecord(houseFacts) ? houseFacts : {}, facing),
    palaceOfPhoto: readEach(palaceOfPhoto, name => PALACES.find(each => each === name)),
    roomOfPhoto: readEach(roomOfPhoto, at =>
      isRecord(at) && typeof at['level'] === 'number' && typeof at['room'] === 'string'
        ? { level: at['level'], room: at['room'] }
        : undefined,
    ),
  };
}

/** The readable part of a stored record. */
const readEach = <Value>(
  stored: unknown,
  read: (value: unknown) => Value | undefined,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([id, value]) => {
      const each = read(value);
      return each === undefined ? [] : [[id, each]];
    }),
  );

/**
 * Whether `parseHome` reads the text completely. A derived facing, which earlier versions stored, does not count as a
 * loss.
 */
export function isReadWhole(text: string): boolean {
  const stored = parseObject(text);
  if (!stored) return false;
  const { facing, ...rest } = stored;
  return (facing === undefined || isBearing(facing)) && contains(parseHome(text), rest);
}

const isBearing = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 360;

/** South: stored as the facing by earlier versions until one was entered. */
const OLD_DEFAULT = 180;

function parseFacts(stored: Readonly<Record<string, unknown>>, derived: unknown): HouseFacts {
  const facing = readFacing(stored['facing']);
  const { completedIn } = stored;
  const fromDerived: MeasuredFacing | undefined =
    isBearing(derived) && derived !== OLD_DEFAULT ? { degrees: derived, north: 'true' } : undefined;
  return {
    ...(facing ? { facing } : fromDerived ? { facing: fromDerived } : {}),
    ...(typeof completedIn === 'number' && Number.isInteger(completedIn) ? { completedIn } : {}),
  };
}

/** A measured facing from any value; undefined if it is none. */
export const readFacing = (value: unknown): MeasuredFacing | undefined =>
  isRecord(value) ? parseFacing(value) : undefined;

function parseFacing({
  degrees,
  north,
  method,
  on,
  within,
}: Readonly<Record<string, unknown>>): MeasuredFacing | undefined {
  const from = NORTHS.find(each => each === north);
  if (!isBearing(degrees) || !from) return undefined;
  const by = FACING_METHODS.find(each => each === method);
  return {
    degrees,
    north: from,
    ...(by ? { method: by } : {}),
    ...(typeof on === 'string' && parseCivilDate(on) ? { on } : {}),
    ...(typeof within === 'number' && within >= 0 && within <= OLD_DEFAULT ? { within } : {}),
  };
}

/** Whether everything in `part` is in `whole` as well. */
const contains = (whole: unknown, part: unknown): boolean =>
  isRecord(part)
    ? isRecord(whole) && Object.entries(part).every(([key, value]) => contains(whole[key], value))
    : whole === part;
