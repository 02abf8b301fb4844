import { kuaOfBirth, type Resident, type Sex } from '@app/fengshui';
import type { Gender, Resident as StoredResident } from '@app/session';
import { type HomeClock, readBirth, type StoredBirth } from './birth';

/** What is stored of a person that the readings need. */
export type HouseholdMember = StoredBirth & Pick<StoredResident, 'id' | 'name' | 'gender'>;

/** Tradition has two tables. Whoever is neither, or does not say, gets the answers of both; the first is drawn. */
const SEX_OF: Readonly<Record<Gender, Sex | undefined>> = {
  male: 'male',
  female: 'female',
  other: undefined,
  unspecified: undefined,
};

/** A stored resident as the schools read one, by the same instant as the pillars. Without a readable birth there are no directions. */
export function toReader(stored: HouseholdMember, home: HomeClock): Resident {
  const base = { id: stored.id, name: stored.name };
  const read = readBirth(stored, home);
  if (!read.ok) return base;
  const { date, time, place } = read.value;
  const kua = kuaOfBirth({ date, time, zone: place.zone, sex: SEX_OF[stored.gender] });
  return kua.ok ? { ...base, kua: kua.value } : base;
}

export interface BirthYear {
  readonly name: string;
  /** The lunar year of birth, which names the animal. */
  readonly year: number;
}

/** Whose days may clash: the residents with a readable birth between 1900 and 2100. */
export const birthYearsOf = (residents: readonly HouseholdMember[], home: HomeClock): readonly BirthYear[] =>
  residents.flatMap(resident => {
    const birth = readBirth(resident, home);
    return birth.ok ? [{ name: resident.name, year: birth.value.chineseDate.lunar.year }] : [];
  });
