import type { CivilDate } from '@app/kernel';
import { type ProfileDraft, parseUserInfo, type Resident, type UserInfo } from '@app/session';
import {
  checkText,
  checkUserInfo,
  type Location,
  type TextTooLong,
  type UserInfoError,
} from '@app/validation';
import { type LunarEntry, type LunarError, readLunarEntry, withChange } from './chineseBirth';

/** The form as it stands, valid or not. */
export interface UserInfoDraft {
  readonly location: Location | undefined;
  readonly locationName: string;
  readonly residents: readonly Resident[];
  /** Lunar dates begun by hand that are no day yet, by resident id. */
  readonly lunar: Readonly<Record<string, LunarEntry>>;
}

export type DraftError =
  | UserInfoError
  | (TextTooLong & { readonly field: 'locationName' })
  | (LunarError & { readonly field: 'lunar'; readonly residentId: string });

/** The form of somebody whose entries are not touched yet: what they told before. */
export const toDraft = ({ location, locationName, residents }: UserInfo): UserInfoDraft => ({
  location,
  locationName,
  residents,
  lunar: {},
});

export interface Proof {
  readonly photoCount: number;
  readonly hasUploadedImages: boolean;
}

/** R56 to R59 and the fields within, in order; then the lunar dates that are no day. Empty when all is well. */
export function checkDraft(draft: UserInfoDraft, proof: Proof, today: CivilDate): readonly DraftError[] {
  const checked = checkUserInfo({ ...draft, ...proof }, today);
  const name = checkText(draft.locationName);
  const lunar = draft.residents.flatMap(({ id }): readonly DraftError[] => {
    const error = findLunarError(draft.lunar[id]);
    return error ? [{ ...error, field: 'lunar', residentId: id }] : [];
  });
  return [
    ...(checked.ok ? [] : checked.error.errors),
    ...(name.ok ? [] : [{ ...name.error, field: 'locationName' } as const]),
    ...lunar,
  ];
}

export function findLunarError(entry: LunarEntry | undefined): LunarError | undefined {
  const read = entry && readLunarEntry(entry);
  return read && !read.ok ? read.error : undefined;
}

/** The draft to save, every birth with its Chinese date; undefined while there is no place. */
export const toProfileDraft = ({
  location,
  locationName,
  residents,
}: UserInfoDraft): ProfileDraft | undefined =>
  location && {
    location,
    locationName,
    // Stored elsewhere, a resident may have come with a birth date alone.
    residents: residents.map(each =>
      each.chineseDate === '' ? withChange(each, { birthDate: each.birthDate }) : each,
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
    return parsed && { ...toDraft(parsed.info), lunar: readLunar(value) };
  } catch {
    return undefined;
  }
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
