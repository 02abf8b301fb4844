import { parseJson } from '@app/kernel';
import { isLocation, type Location, parseLocation } from '@app/validation';
import { readFields } from './json';
import {
  formatResidents,
  GENDERS,
  type Gender,
  parseResidents,
  type Resident,
  toPlainDate,
} from './residents';
import { resolveUserType, USER_TYPES, type UserType } from './roles';

/** A person's facts about themselves and their home; kept when they log in again (R40). */
export interface Profile {
  /** Plain `1990-05-15`, or empty. */
  readonly birthDate: string;
  /** Plain `21:40`, or empty. */
  readonly birthTime: string;
  readonly gender: Gender;
  /** Undefined until the person gave one. */
  readonly location: Location | undefined;
  readonly locationName: string;
  readonly residents: readonly Resident[];
  readonly hasUploadedImages: boolean;
  readonly hasFilledProfile: boolean;
  /** Undefined: the app draws a seal with the first character of the name. */
  readonly avatar: string | undefined;
}

/** R4, and two fields of our own. */
export interface UserInfo extends Profile {
  readonly name: string;
  readonly userType: UserType;
  /** Undefined when the stored info does not tell, as when it was written by another program. Never in the cookie. */
  readonly email: string | undefined;
  /** Instant of the last change (ms); 0 when the stored info does not tell. Copies are compared by it. */
  readonly savedAt: number;
}

/** R6: somebody is logged in exactly when user info is stored. */
export type Session = { readonly kind: 'guest' } | { readonly kind: 'user'; readonly info: UserInfo };

export const EMPTY_PROFILE: Profile = {
  birthDate: '',
  birthTime: '',
  gender: 'unspecified',
  location: undefined,
  locationName: '',
  residents: [],
  hasUploadedImages: false,
  hasFilledProfile: false,
  avatar: undefined,
};

/** The profile part of user info. */
export const toProfile = (info: Profile): Profile => ({
  birthDate: info.birthDate,
  birthTime: info.birthTime,
  gender: info.gender,
  location: info.location,
  locationName: info.locationName,
  residents: info.residents,
  hasUploadedImages: info.hasUploadedImages,
  hasFilledProfile: info.hasFilledProfile,
  avatar: info.avatar,
});

/** R4 as stored: `residents` is a JSON text, absent values are left out. */
export interface StoredUserInfo {
  readonly name: string;
  readonly birthDate: string;
  readonly birthTime: string;
  readonly gender: Gender;
  readonly location?: Location;
  readonly locationName: string;
  readonly residents: string;
  readonly userType: UserType;
  readonly hasUploadedImages: boolean;
  readonly hasFilledProfile: boolean;
  readonly avatar?: string;
  readonly email?: string;
  readonly savedAt?: number;
}

export function toStored(info: UserInfo): StoredUserInfo {
  const { location, residents, avatar, email, savedAt, ...plain } = info;
  return {
    ...plain,
    ...(location ? { location } : {}),
    residents: formatResidents(residents),
    ...(avatar === undefined ? {} : { avatar }),
    ...(email === undefined ? {} : { email }),
    ...(savedAt > 0 ? { savedAt } : {}),
  };
}

export interface ParsedUserInfo {
  readonly info: UserInfo;
  /** A residents text that could not be read, as it stood. */
  readonly setAside: string | undefined;
}

/**
 * User info from any value; undefined when it is not an object. Unknown keys are dropped and wrong types replaced. With an
 * e-mail the user type is worked out again, so that an edited one does not last.
 */
export function parseUserInfo(value: unknown): ParsedUserInfo | undefined {
  const stored = readFields(value);
  if (!stored) return undefined;
  const { text, optionalText, flag } = stored;
  const { residents, setAside } = parseResidents(stored.value('residents'));
  const email = optionalText('email');
  const savedAt = stored.value('savedAt');
  return {
    info: {
      name: text('name'),
      birthDate: toPlainDate(text('birthDate')),
      birthTime: text('birthTime'),
      gender: stored.oneOf('gender', GENDERS, 'unspecified'),
      location: readLocation(stored.value('location')),
      locationName: text('locationName'),
      residents,
      userType: email === undefined ? stored.oneOf('userType', USER_TYPES, 'normal') : resolveUserType(email),
      hasUploadedImages: flag('hasUploadedImages'),
      hasFilledProfile: flag('hasFilledProfile'),
      avatar: optionalText('avatar'),
      email,
      savedAt: typeof savedAt === 'number' && Number.isSafeInteger(savedAt) && savedAt >= 0 ? savedAt : 0,
    },
    setAside,
  };
}

/** Accepts `{lat, lng}`, the same as JSON text, and `30.2741°N, 120.1551°E`. */
function readLocation(stored: unknown): Location | undefined {
  if (typeof stored === 'string') {
    const [lat = '', lng = '', ...more] = stored.split(',');
    const typed = more.length === 0 ? parseLocation({ lat, lng }) : undefined;
    return typed?.ok ? typed.value : readLocation(parseJson(stored) ?? undefined);
  }
  const fields = readFields(stored);
  const [lat, lng] = [fields?.value('lat'), fields?.value('lng')];
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  return isLocation({ lat, lng }) ? { lat, lng } : undefined;
}
