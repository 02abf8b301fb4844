import type { Palace } from '@app/fengshui';
import { addDays, civilDateAt, frozen, type Millis, millis, turnBetween, turned } from '@app/kernel';
import type { MadeCapture } from '@app/photo';
import type { Plan } from '@app/plan';
import type { Room } from '@app/records';
import { EMPTY_PROFILE, type Profile, type Resident, stampAfter, type UserInfo } from '@app/session';
import { sunPosition } from '@app/sky';
import type { HouseFacts } from './houseFacts';
import { photoInstant } from './photoAt';
import type { RoomOnPlan } from './photoRooms';

/** A garden house in Suzhou: Hài behind it and Sì in front of it, built in period 8. */
export const SAMPLE_FACTS: HouseFacts = frozen({
  facing: { degrees: 150, north: 'magnetic' },
  completedIn: 2010,
});
/** Its template: its rooms lie in the palaces of the photos below. */
export const SAMPLE_TEMPLATE = 'villa';
/** Its facing from true north: the needle points six degrees west of it in Suzhou. */
const SAMPLE_FACING = 144;

/** The sample's plan, from its template, turned to the sample's facing. */
export const samplePlan = (template: Plan): Plan => ({
  ...template,
  up: turned(template.up + SAMPLE_FACING - (template.facing ?? 180)),
  facing: SAMPLE_FACING,
});

const SAMPLE_LOCATION = { lat: 31.3041, lng: 120.6295 } as const;

const SAMPLE_ZONE = 'Asia/Shanghai';

/** The four walls of its plan, degrees from true north: one faces as the home does. */
const WALLS_OF_PLAN = { front: SAMPLE_FACING, right: 234, back: 324 } as const;

interface SampleRoom {
  /** The picture. */
  readonly drawn: Room | 'gathering';
  readonly kind: Room;
  readonly palace: Palace;
  /** In the sample's plan. */
  readonly room: RoomOnPlan;
  readonly shot: {
    /** Before the sample begins. */
    readonly days: number;
    readonly hour: number;
    readonly minute: number;
    /** The camera's, degrees from true north. */
    readonly direction: number;
    /** The wall of the plan that is on the right-hand side of the drawing. */
    readonly wall: keyof typeof WALLS_OF_PLAN;
    /** One second is divided by it. */
    readonly shutter: number;
    readonly iso: number;
  };
}
/** Days before the sample begins: the round through the house. */
const ROUND = 12;

/** All but the last were taken on one round through the house, towards the wall of the plan that has the drawn window or door. */
export const SAMPLE_ROOMS = frozen([
  {
    ...{ drawn: 'living', kind: 'living', palace: 'S', room: { level: 0, room: 'living' } },
    shot: { days: ROUND, hour: 9, minute: 46, direction: 127, wall: 'front', shutter: 120, iso: 64 },
  },
  {
    ...{ drawn: 'entrance', kind: 'entrance', palace: 'SE', room: { level: 0, room: 'hall' } },
    shot: { days: ROUND, hour: 10, minute: 55, direction: 132, wall: 'front', shutter: 60, iso: 125 },
  },
  {
    ...{ drawn: 'bedroom', kind: 'bedroom', palace: 'S', room: { level: 1, room: 'master' } },
    shot: { days: ROUND, hour: 8, minute: 20, direction: 160, wall: 'right', shutter: 100, iso: 100 },
  },
  {
    ...{ drawn: 'kitchen', kind: 'kitchen', palace: 'N', room: { level: 0, room: 'kitchen' } },
    shot: { days: ROUND, hour: 8, minute: 40, direction: 311, wall: 'back', shutter: 50, iso: 200 },
  },
  {
    ...{ drawn: 'study', kind: 'study', palace: 'SE', room: { level: 1, room: 'study' } },
    shot: { days: ROUND, hour: 10, minute: 20, direction: 131, wall: 'front', shutter: 120, iso: 80 },
  },
  {
    ...{ drawn: 'tea', kind: 'tea', palace: 'E', room: { level: 0, room: 'dining' } },
    shot: { days: ROUND, hour: 10, minute: 35, direction: 158, wall: 'right', shutter: 240, iso: 64 },
  },
  {
    ...{ drawn: 'gathering', kind: 'living', palace: 'S', room: { level: 0, room: 'living' } },
    shot: { days: 33, hour: 20, minute: 10, direction: 137, wall: 'front', shutter: 60, iso: 160 },
  },
] as const satisfies readonly SampleRoom[]);

const A_DAY = 86_400_000;

/** A phone's main camera. */
const LENS = { focalLength35: 24, fNumber: 1.8 } as const;

/** R966: a drawn photo as a camera in the room would have taken it. */
export interface SampleShot {
  readonly capture: MadeCapture;
  /** How far the camera is turned left from the middle of the right-hand wall, degrees. */
  readonly turn: number;
  /** The sun at that minute, degrees clockwise from the middle of that wall, and above the horizon. */
  readonly sun: { readonly turn: number; readonly altitude: number };
}

export function sampleShot({ shot }: (typeof SAMPLE_ROOMS)[number], now: Millis): SampleShot {
  const { days, hour, minute, direction, shutter, iso } = shot;
  const day = addDays(civilDateAt(now, SAMPLE_ZONE), -days);
  const takenAt = { ...day, hour, minute, second: 0, offsetMinutes: 480 };
  const wall = WALLS_OF_PLAN[shot.wall];
  const at = photoInstant(takenAt, SAMPLE_ZONE) ?? now;
  const { azimuth, altitude } = sunPosition(at, {
    latitude: SAMPLE_LOCATION.lat,
    longitude: SAMPLE_LOCATION.lng,
  });
  return {
    capture: { takenAt, direction, ...LENS, exposureTime: 1 / shutter, iso },
    turn: turnBetween(direction, wall),
    sun: { turn: turnBetween(wall, azimuth), altitude },
  };
}

/** R968: the sample's records with their days; the second has the picture of the living room and its minute. */
export function sampleRecords({ records }: SampleWords, now: Millis) {
  const photo = photoInstant(sampleShot(SAMPLE_ROOMS[0], now).capture.takenAt, SAMPLE_ZONE);
  const [first, second, last] = records;
  const before = (days: number) => millis(now - days * A_DAY);
  return [
    { id: SAMPLE_RECORDS[0], timestamp: before(40), text: first },
    { id: SAMPLE_RECORDS[1], timestamp: photo ?? before(ROUND), text: second },
    { id: SAMPLE_RECORDS[2], timestamp: before(2), text: last },
  ] as const;
}
/** Ids of no instant, so that none is that of a person's own record. */
export const SAMPLE_RECORDS = frozen(['sample-1', 'sample-2', 'sample-3'] as const);

/** The sample's texts in the requested language. */
export interface SampleWords {
  readonly place: string;
  readonly residents: readonly [string, string];
  /** Of its records, oldest first. */
  readonly records: readonly [string, string, string];
}

/** Two residents; the second has no time of birth, as in many homes. Ids are instants of 2001. */
const residentsOf = ({ residents: [first, second] }: Pick<SampleWords, 'residents'>): readonly Resident[] => [
  {
    id: '1000000000001',
    name: first,
    gender: 'female',
    birthDate: '1988-03-12',
    birthTime: '07:40',
    birthplace: '',
    chineseDate: '',
    relationship: 'self',
  },
  {
    id: '1000000000002',
    name: second,
    gender: 'male',
    birthDate: '1986-10-05',
    birthTime: '',
    birthplace: '',
    chineseDate: '',
    relationship: 'partner',
  },
];
const SAMPLE_PEOPLE = residentsOf({ residents: ['', ''] });

/** Anyone with the birth of a sample person is one of them, under any name. */
const isSamplePerson = ({ id, birthDate }: Resident): boolean =>
  SAMPLE_PEOPLE.some(person => person.id === id && person.birthDate === birthDate);

/** The person with the sample's place and people instead of their own. Name, type and e-mail stay. */
export const withSample = (info: UserInfo, words: SampleWords, now: Millis): UserInfo => ({
  ...info,
  location: SAMPLE_LOCATION,
  locationName: words.place,
  residents: residentsOf(words),
  hasUploadedImages: true,
  hasFilledProfile: true,
  savedAt: stampAfter(now, info.savedAt),
});

/**
 * The person as before the sample. Entries about their own home made meanwhile stay: added residents follow the earlier
 * ones, and an added place fills a missing one.
 */
export function withoutSample(
  info: UserInfo,
  before: Profile = EMPTY_PROFILE,
  ownPhotos: number,
  now: Millis,
): UserInfo {
  const known = new Set(before.residents.map(({ id }) => id));
  const entered = info.residents.filter(resident => !known.has(resident.id) && !isSamplePerson(resident));
  const [samplePerson] = SAMPLE_PEOPLE;
  const isSampleBirth = info.birthDate === samplePerson?.birthDate;
  const isSamplePlace =
    info.location?.lat === SAMPLE_LOCATION.lat && info.location.lng === SAMPLE_LOCATION.lng;
  const { location, locationName } = before.location || isSamplePlace ? before : info;
  const { birthDate, birthTime, gender } = isSampleBirth ? before : info;
  return {
    ...info,
    location,
    locationName,
    birthDate,
    birthTime,
    gender,
    residents: [...before.residents, ...entered],
    hasFilledProfile: before.hasFilledProfile || entered.length > 0,
    hasUploadedImages: before.hasUploadedImages || ownPhotos > 0,
    savedAt: stampAfter(now, info.savedAt),
  };
}
