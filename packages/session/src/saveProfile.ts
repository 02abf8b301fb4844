import type { Millis } from '@app/kernel';
import {
  checkText,
  cleanText,
  formatClockTime,
  isNamed,
  type Location,
  parseClockTime,
} from '@app/validation';
import { SAVE_DELAY_MS } from './constants';
import { findSelf, type Resident, toPlainDate } from './residents';
import type { Destination } from './routes';
import { stampAfter } from './storage';
import type { UserInfo } from './userInfo';

export interface ProfileDraft {
  readonly location: Location;
  readonly locationName: string;
  readonly residents: readonly Resident[];
}

export interface SavedProfile {
  readonly info: UserInfo;
  /** R61. */
  readonly to: Destination;
  readonly delayMs: typeof SAVE_DELAY_MS;
  /** Residents not saved because they have no name: report them with `profile/unnamed-left-out` if above 0. */
  readonly leftOut: number;
}

/**
 * R60, R61: start-explore, for a draft that passed `checkUserInfo`. The account takes its birth date, time and gender
 * from the resident marked as its owner; it keeps its own name.
 */
export function saveProfile(info: UserInfo, draft: ProfileDraft, now: Millis): SavedProfile {
  const residents = cleanNamed(draft.residents);
  const self = findSelf(residents);
  return {
    info: {
      ...info,
      location: draft.location,
      locationName: cleanText(draft.locationName),
      residents,
      birthDate: self?.birthDate ?? '',
      birthTime: self?.birthTime ?? '',
      gender: self?.gender ?? 'unspecified',
      hasFilledProfile: true,
      savedAt: stampAfter(now, info.savedAt),
    },
    to: info.userType === 'deep' ? '/deep-dream' : '/visualization',
    delayMs: SAVE_DELAY_MS,
    leftOut: draft.residents.filter(resident => !isNamed(resident)).length,
  };
}

/**
 * R940: the place alone, before start-explore: sky, light and declination need no resident and no photo. Undefined if
 * there is nothing to save, and once a profile is filled: then its place changes with start-explore.
 */
export function savePlace(
  info: UserInfo,
  { location, locationName }: { readonly location: Location | undefined; readonly locationName: string },
  now: Millis,
): UserInfo | undefined {
  const { lat, lng } = info.location ?? {};
  if (info.hasFilledProfile || (lat === location?.lat && lng === location?.lng)) return undefined;
  const name = checkText(locationName);
  return {
    ...info,
    location,
    locationName: location && name.ok ? cleanText(locationName) : '',
    savedAt: stampAfter(now, info.savedAt),
  };
}

/** R60: the residents with a name, their texts trimmed and their dates and times normalised. */
const cleanNamed = (residents: readonly Resident[]): readonly Resident[] =>
  residents.filter(isNamed).map(resident => ({
    ...resident,
    name: cleanText(resident.name),
    birthplace: cleanText(resident.birthplace),
    chineseDate: cleanText(resident.chineseDate),
    relationship: cleanText(resident.relationship),
    birthDate: toPlainDate(resident.birthDate),
    birthTime: toPlainTime(resident.birthTime),
  }));

/** `21:40` for any readable time; otherwise the unchanged text. */
export function toPlainTime(text: string): string {
  const parsed = parseClockTime(text);
  return parsed.ok && parsed.value ? formatClockTime(parsed.value) : cleanText(text);
}
