import { type CivilDate, daySpanAt, type Millis } from '@app/kernel';
import {
  addResident,
  type ProfileDraft,
  parseUserInfo,
  type Resident,
  removeResident,
  type UserInfo,
} from '@app/session';
import {
  checkResident,
  checkText,
  checkUserInfo,
  isBlank,
  isNamed,
  type Location,
  type PlaceError,
  parseLocation,
  type ResidentFieldError,
  type TextTooLong,
  type UserInfoError,
} from '@app/validation';
import { type LunarEntry, type LunarError, readLunarEntry } from './lunarEntry';
import { knownPlaceOf } from './place';
import { type ResidentChange, withChange } from './residentChange';
import { type HomeClock, toStatedBirth } from './statedBirth';

/** The form's content, valid or not. */
export interface UserInfoDraft {
  readonly location: Location | undefined;
  readonly locationName: string;
  /** Invalid coordinates typed by hand; undefined while the fields show `location`. */
  readonly typedPlace: TypedPlace | undefined;
  readonly residents: readonly Resident[];
  /** Invalid lunar dates begun by hand, by resident id. */
  readonly lunar: Readonly<Record<string, LunarEntry>>;
}

/** Latitude and longitude as in their fields. */
export interface TypedPlace {
  readonly lat: string;
  readonly lng: string;
}

/** A birth on a day skipped by the calendar of its place, as by Samoa in 2011. */
export interface SkippedDay {
  readonly code: 'date/skipped-there';
  readonly field: 'birthDate';
  readonly residentId: string;
  /** IANA name. */
  readonly zone: string;
}

export type DraftError =
  | UserInfoError
  | SkippedDay
  | PlaceError
  | (TextTooLong & { readonly field: 'locationName' })
  | (LunarError & { readonly field: 'lunar'; readonly residentId: string });

/** The untouched form: earlier entries. */
export const toDraft = ({ location, locationName, residents }: UserInfo): UserInfoDraft => ({
  location,
  locationName,
  typedPlace: undefined,
  residents,
  lunar: {},
});

export interface Proof {
  readonly photoCount: number;
  readonly hasUploadedImages: boolean;
}

/** The place and time of filling in the form. */
export interface ReaderDay {
  readonly today: CivilDate;
  /** IANA zone of the device. */
  readonly zone: string;
}

/**
 * R56 to R59 and the fields within, in order; then entries elsewhere that are not a valid place or day. Empty if all is
 * valid.
 */
export function checkDraft(
  draft: UserInfoDraft,
  proof: Proof,
  { today, zone }: ReaderDay,
): readonly DraftError[] {
  const checked = checkUserInfo({ ...draft, ...proof }, today);
  const name = checkText(draft.locationName);
  const lunar = draft.residents.flatMap(({ id }): readonly DraftError[] => {
    const error = findLunarError(draft.lunar[id]);
    return error ? [{ ...error, field: 'lunar', residentId: id }] : [];
  });
  return [
    ...(checked.ok ? [] : checked.error.errors),
    ...draft.residents.filter(isNamed).flatMap(each => checkDay(each, homeClockOf(draft, zone))),
    ...checkTypedPlace(draft.typedPlace),
    ...(name.ok ? [] : [{ ...name.error, field: 'locationName' } as const]),
    ...lunar,
  ];
}

/** Errors in the fields of the residents, named or not, while the form is being filled in. */
export const checkResidents = (
  draft: UserInfoDraft,
  { today, zone }: ReaderDay,
): readonly (ResidentFieldError | SkippedDay)[] =>
  draft.residents.flatMap(resident => [
    ...checkResident(resident, today),
    ...checkDay(resident, homeClockOf(draft, zone)),
  ]);

function checkDay(resident: Resident, home: HomeClock): readonly SkippedDay[] {
  const birth = toStatedBirth(resident, home);
  if (!birth.ok) return [];
  const { zone } = birth.value.place;
  const span = daySpanAt(birth.value.date, zone);
  return span.ok || span.error.code !== 'time/no-such-day'
    ? []
    : [{ code: 'date/skipped-there', field: 'birthDate', residentId: resident.id, zone }];
}

/** Errors in coordinates that would otherwise be dropped silently. */
function checkTypedPlace(typed: TypedPlace | undefined): readonly PlaceError[] {
  const parsed = typed && parseLocation(typed);
  return parsed && !parsed.ok ? parsed.error : [];
}

export function findLunarError(entry: LunarEntry | undefined): LunarError | undefined {
  const read = entry && readLunarEntry(entry);
  return read && !read.ok ? read.error : undefined;
}

/** The default for births without their own place. */
export const homeClockOf = ({ location }: UserInfoDraft, zone: string): HomeClock => ({
  place: knownPlaceOf({ location }),
  zone,
});

/** `suggestName` may name the place, given its current name. */
export const withPlace = (
  draft: UserInfoDraft,
  location: Location,
  suggestName: (named: string) => string,
): UserInfoDraft => ({
  ...draft,
  location,
  typedPlace: undefined,
  locationName: suggestName(draft.locationName),
});

/** Coordinates being typed; leaving both blank shows the place again. */
export const withTypedPlace = (draft: UserInfoDraft, typed: TypedPlace): UserInfoDraft => ({
  ...draft,
  typedPlace: isBlank(typed.lat) && isBlank(typed.lng) ? undefined : typed,
});

export const withNewResident = (draft: UserInfoDraft, now: Millis): UserInfoDraft => ({
  ...draft,
  residents: addResident(draft.residents, now),
});

/** A typed birth date replaces an unfinished lunar date. */
export const withResident = (
  draft: UserInfoDraft,
  id: string,
  change: ResidentChange,
  zone: string,
): UserInfoDraft => ({
  ...draft,
  residents: draft.residents.map(each =>
    each.id === id ? withChange(each, change, homeClockOf(draft, zone)) : each,
  ),
  lunar: change.birthDate === undefined ? draft.lunar : without(draft.lunar, id),
});

/** A valid lunar date becomes the birth date; an invalid one is kept as typed. */
export function withLunar(draft: UserInfoDraft, id: string, entry: LunarEntry, zone: string): UserInfoDraft {
  const read = readLunarEntry(entry);
  return read.ok && read.value !== undefined
    ? withResident(draft, id, { birthDate: read.value }, zone)
    : { ...draft, lunar: { ...draft.lunar, [id]: entry } };
}

export const withoutResident = (draft: UserInfoDraft, id: string): UserInfoDraft => ({
  ...draft,
  residents: removeResident(draft.residents, id),
  lunar: without(draft.lunar, id),
});

/** Restores a removed resident to their position in `before`, keeping all later changes. */
export function withResidentBack(draft: UserInfoDraft, before: UserInfoDraft, id: string): UserInfoDraft {
  const index = before.residents.findIndex(resident => resident.id === id);
  const removed = before.residents[index];
  if (!removed || draft.residents.some(resident => resident.id === id)) return draft;
  const begun = before.lunar[id];
  return {
    ...draft,
    residents: draft.residents.toSpliced(index, 0, removed),
    lunar: begun ? { ...draft.lunar, [id]: begun } : draft.lunar,
  };
}

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));

/** The draft to save, every birth with its Chinese date; undefined without a place. */
export const toProfileDraft = (
  { location, locationName, residents }: UserInfoDraft,
  home: HomeClock,
): ProfileDraft | undefined =>
  location && {
    location,
    locationName,
    // Stored elsewhere, a resident may have only a birth date.
    residents: residents.map(each =>
      each.chineseDate === '' ? withChange(each, { birthDate: each.birthDate }, home) : each,
    ),
  };

export const formatDraft = (draft: UserInfoDraft): string => JSON.stringify(draft);

/** A stored draft; undefined if there is none or it is unreadable. */
export function parseDraft(text: string | undefined): UserInfoDraft | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    // The parts have the form of user info, so its parser reads them as carefully as the cookie.
    const parsed = parseUserInfo(value);
    return parsed && { ...toDraft(parsed.info), typedPlace: readTypedPlace(value), lunar: readLunar(value) };
  } catch {
    return undefined;
  }
}

function readTypedPlace(value: unknown): TypedPlace | undefined {
  const typed =
    typeof value === 'object' && value !== null && 'typedPlace' in value ? value.typedPlace : undefined;
  if (typeof typed !== 'object' || typed === null || !('lat' in typed) || !('lng' in typed)) return undefined;
  const { lat, lng } = typed;
  return typeof lat === 'string' && typeof lng === 'string' ? { lat, lng } : undefined;
}

function readLunar(value: unknown): UserInfoDraft['lunar'] {
  if (typeof value !== 'object' || value === null || !('lunar' in value)) return {};
  if (typeof value.lunar !== 'object' || value.lunar === null) return {};
  return Object.fromEntries(Object.entries(value.lunar).filter(([, entry]) => isLunarEntry(entry)));
}

function isLunarEntry(value: unknown): value is LunarEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['year', 'month', 'day'].every(
      part => typeof Object.getOwnPropertyDescriptor(value, part)?.value === 'string',
    )
  );
}
