import type { AlmanacError, AlmanacField } from '@app/almanac';
import type { TFunction } from 'i18next';

/** The possible errors of a requested day. */
export type JumpError =
  | AlmanacError
  | { readonly code: 'almanac/not-a-date' }
  | { readonly code: 'almanac/no-answer' };

/** The error as a sentence beside its field. */
export function errorText(t: TFunction<'visualization'>, error: JumpError): string {
  switch (error.code) {
    case 'almanac/out-of-range':
      return t(`almanac.errors.${error.code}`, { min: error.min, max: error.max });
    case 'almanac/no-such-leap-month':
      return t(`almanac.errors.${error.code}`, { value: error.value });
    case 'almanac/no-holiday-data':
      return t('almanac.noHolidayData', { year: error.value });
    default:
      return t(`almanac.errors.${error.code}`);
  }
}

/** The field of an error; undefined if it is about the whole date. */
export const fieldOf = (error: JumpError | undefined): AlmanacField | undefined =>
  error && 'field' in error ? error.field : undefined;
