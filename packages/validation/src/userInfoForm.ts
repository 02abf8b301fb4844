import { type CivilDate, err, ok, type Result } from '@app/kernel';
import { type DateError, parseBirthDate } from './birthDate';
import { parseClockTime, type TimeError } from './clockTime';
import { isLocation, type Location } from './place';
import { checkText, isNamed, type TextTooLong } from './text';

/** The free texts of one resident that a person may type. */
export const RESIDENT_TEXTS = ['name', 'birthplace', 'chineseDate', 'relationship'] as const;
export type ResidentText = (typeof RESIDENT_TEXTS)[number];

/** One resident as the form holds it. Dates and times are the typed texts. */
export type ResidentForm = Readonly<Record<ResidentText | 'id' | 'birthDate' | 'birthTime', string>>;
export type ResidentField = ResidentText | 'birthDate' | 'birthTime';

export type ResidentFieldError = (DateError | TimeError | TextTooLong) & {
  readonly field: ResidentField;
  readonly residentId: string;
};

export interface UserInfoForm {
  /** Undefined until the person allows location access or types a place. */
  readonly location: Location | undefined;
  readonly residents: readonly ResidentForm[];
  /** Photos selected in this tab. */
  readonly photoCount: number;
  /** True when photos were handed in before; it counts as proof, since the number is forgotten with its tab. */
  readonly hasUploadedImages: boolean;
}

export type UserInfoError =
  | { readonly code: 'profile/location-missing'; readonly field: 'location' }
  | { readonly code: 'profile/resident-missing'; readonly field: 'residents' }
  | { readonly code: 'profile/name-missing'; readonly field: 'name'; readonly residentId: string }
  | { readonly code: 'profile/photo-missing'; readonly field: 'photos' }
  | ResidentFieldError;

/** `summary` is the first error and heads the form; `errors` has all of them in order, to mark every field. */
export interface UserInfoErrors {
  readonly summary: UserInfoError;
  readonly errors: readonly UserInfoError[];
}

/**
 * R56 to R59 in the order listed: place, a resident, a name, a photo; then what is wrong inside the residents. A
 * resident with no name is no error while another has one: it is left out on saving (R60).
 * With `today`, a birth date after it is refused.
 */
export function checkUserInfo(form: UserInfoForm, today?: CivilDate): Result<UserInfoForm, UserInfoErrors> {
  const errors: UserInfoError[] = [];
  const { location, residents, photoCount, hasUploadedImages } = form;
  if (!location || !isLocation(location))
    errors.push({ code: 'profile/location-missing', field: 'location' });
  const [first] = residents;
  if (!first) errors.push({ code: 'profile/resident-missing', field: 'residents' });
  else if (!residents.some(isNamed)) {
    errors.push({ code: 'profile/name-missing', field: 'name', residentId: first.id });
  }
  if (!(photoCount > 0) && !hasUploadedImages)
    errors.push({ code: 'profile/photo-missing', field: 'photos' });
  for (const resident of residents.filter(isNamed)) errors.push(...checkResident(resident, today));
  const [summary] = errors;
  return summary ? err({ summary, errors }) : ok(form);
}

/** The errors in one resident's fields, in the order of the form; empty if there are none. */
export function checkResident(resident: ResidentForm, today?: CivilDate): readonly ResidentFieldError[] {
  const at = (field: ResidentField) => ({ field, residentId: resident.id });
  const errors: ResidentFieldError[] = [];
  const date = parseBirthDate(resident.birthDate, today);
  const time = parseClockTime(resident.birthTime);
  const [name, ...others] = RESIDENT_TEXTS.map(field => ({ field, checked: checkText(resident[field]) }));
  if (name && !name.checked.ok) errors.push({ ...name.checked.error, ...at(name.field) });
  if (!date.ok) errors.push({ ...date.error, ...at('birthDate') });
  if (!time.ok) errors.push({ ...time.error, ...at('birthTime') });
  for (const { field, checked } of others) if (!checked.ok) errors.push({ ...checked.error, ...at(field) });
  return errors;
}
