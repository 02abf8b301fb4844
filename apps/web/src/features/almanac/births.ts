import { getChineseDate } from '@app/almanac';
import { parseCivilDate } from '@app/kernel';
import type { Resident } from '@app/session';

export interface BirthYear {
  readonly name: string;
  /** The lunar year of birth, which names the animal. */
  readonly year: number;
}

/** Whose days may clash: the residents with a readable birth date between 1900 and 2100. */
export const birthsOf = (residents: readonly Resident[]): readonly BirthYear[] =>
  residents.flatMap(({ name, birthDate }) => {
    const date = parseCivilDate(birthDate);
    const birth = date && getChineseDate(date);
    return birth?.ok ? [{ name, year: birth.value.lunar.year }] : [];
  });
