import { type HomeClock, type LunarEntry, type LunarError, readLunarEntry, withChange } from '@app/home';
import type { CivilDate } from '@app/kernel';
import { type ProfileDraft, parseUserInfo, type Resident, type UserInfo } from '@app/session';
import {
  checkText,
  checkUserInfo,
  type Location,
  type PlaceError,
  parseLocation,
  type TextTooLong,
  type UserInfoError,
} from '@app/validation';

/** The form as it stands, valid or not. */
export interface UserInfoDraft {
  readonly location: Location | undefined;
  readonly locationName: string;
  /** Coordinates typed by hand that are no place yet; undefined while the fields show `location`. */
  readonly typedPlace: TypedPlace | undefined;
  readonly residents: readonly Resident[];
  /** Lunar dates begun by hand that are no day yet, by resident id. */
  readonly lunar: Readonly<Record<string, LunarEntry>>;
}

/** Latitude and longitude as they are in their fields. */
export interface TypedPlace {
  readonly lat: string;
  readonly lng: string;
}

export type DraftError =
  | UserInfoError
  | PlaceError
  | (TextTooLong & { readonly field: 'locationName' })
  | (LunarError & { readonly field: 'lunar'; readonly residentId: string });

/** The form of somebody whose entries are not touched yet: what they told before. */
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

/** R56 to R59 and the fields within, in order; then what is typed elsewhere and is no place or no day. Empty when all is well. */
export function checkDraft(draft: UserInfoDraft, proof: Proof, today: CivilDate): readonly DraftError[] {
  const checked = checkUserInfo({ ...draft, ...proof }, today);
  const name = checkText(draft.locationName);
  const lunar = draft.residents.flatMap(({ id }): readonly DraftError[] => {
    const error = findLunarError(draft.lunar[id]);
    return error ? [{ ...error, field: 'lunar', residentId: id }] : [];
  });
  return [
    ...(checked.ok ? [] : checked.error.errors),
    ...checkTypedPlace(draft.typedPlace),
    ...(name.ok ? [] : [{ ...name.error, field: 'locationName' } as const]),
    ...lunar,
  ];
}

/** What is wrong with coordinates that would otherwise be left out in silence. */
function checkTypedPlace(typed: TypedPlace | undefined): readonly PlaceError[] {
  const parsed = typed && parseLocation(typed);
  return parsed && !parsed.ok ? parsed.error : [];
}

export function findLunarError(entry: LunarEntry | undefined): LunarError | undefined {
  const read = entry && readLunarEntry(entry);
  return read && !read.ok ? read.error : undefined;
}

/** The draft to save, every birth with its Chinese date; undefined while there is no place. */
export const toProfileDraft = (
  { location, locationName, residents }: UserInfoDraft,
  home: HomeClock,
): ProfileDraft | undefined =>
  location && {
    location,
    locationName,
    // Stored elsewhere, a resident may have come with a birth date alone.
    residents: residents.map(each =>
      each.chineseDate === '' ? withChange(each, { birthDate: each.birthDate }, home) : each,
    ),
  };

/** Among the texts of the account, which nobody else at this device sees. */
export const DRAFT_KEY = 'profile-draft';

export const formatDraft = (draft: UserInfoDraft): string => JSON.stringify(draft);

/** A kept draft; undefined when there is none or it cannot be read. */
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
