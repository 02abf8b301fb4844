import { readBirth } from './birth';
import type { HouseholdMember } from './household';
import type { HomeClock } from './statedBirth';

export interface BirthYear {
  readonly name: string;
  /** The lunar year of birth, which decides the animal. */
  readonly year: number;
}

/** People whose days may clash: the residents with a readable birth between 1900 and 2100. */
export const birthYearsOf = (residents: readonly HouseholdMember[], home: HomeClock): readonly BirthYear[] =>
  (Array.isArray(residents) ? residents : []).flatMap((resident: HouseholdMember) => {
    const birth = readBirth(resident, home);
    return birth.ok ? [{ name: resident.name, year: birth.value.chineseDate.lunar.year }] : [];
  });
