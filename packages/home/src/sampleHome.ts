import type { Palace } from '@app/fengshui';
import { frozen, type Millis, turned } from '@app/kernel';
import type { Plan } from '@app/plan';
import type { Room } from '@app/records';
import { EMPTY_PROFILE, type Profile, type Resident, stampAfter, type UserInfo } from '@app/session';
import type { HouseFacts } from './houseFacts';
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

interface SampleRoom {
  readonly drawn: Room;
  readonly palace: Palace;
  /** In the sample's plan. */
  readonly room: RoomOnPlan;
}
export const SAMPLE_ROOMS = frozen([
  { drawn: 'living', palace: 'C', room: { level: 0, room: 'lounge' } },
  { drawn: 'entrance', palace: 'SE', room: { level: 0, room: 'hall' } },
  { drawn: 'bedroom', palace: 'S', room: { level: 1, room: 'master' } },
  { drawn: 'kitchen', palace: 'N', room: { level: 0, room: 'kitchen' } },
  { drawn: 'study', palace: 'SE', room: { level: 1, room: 'study' } },
  { drawn: 'tea', palace: 'E', room: { level: 0, room: 'dining' } },
] as const satisfies readonly SampleRoom[]);

/** The sample's texts in the requested language. */
export interface SampleWords {
  readonly place: string;
  readonly residents: readonly [string, string];
}

/** Two residents; the second has no time of birth, as in many homes. Ids are instants of 2001. */
const residentsOf = ({ residents: [first, second] }: SampleWords): readonly Resident[] => [
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
const SAMPLE_PEOPLE = residentsOf({ place: '', residents: ['', ''] });

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
