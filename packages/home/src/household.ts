import { kuaOfBirth, type Resident, type Sex } from '@app/fengshui';
import { isKeyOf } from '@app/kernel';
import type { Gender, Resident as StoredResident } from '@app/session';
import { type HomeClock, type StoredBirth, toStatedBirth } from './statedBirth';

/** The stored data of a person needed for readings. */
export type HouseholdMember = StoredBirth &
  Pick<StoredResident, 'id' | 'name' | 'gender'> &
  Partial<Pick<StoredResident, 'relationship'>>;

/** Tradition has two tables. Without one of the two sexes, a person gets the answers of both; the first is drawn. */
const SEX_OF: Readonly<Record<Gender, Sex | undefined>> = {
  male: 'male',
  female: 'female',
  other: undefined,
  unspecified: undefined,
};

/**
 * A stored resident as read by the schools, with the same day, time and place as the pillars. Without a readable birth
 * there are no directions.
 */
export function toReader(stored: HouseholdMember, home: HomeClock): Resident {
  const base = { id: stored?.id ?? '', name: stored?.name ?? '' };
  // The pillars are not needed here, and would load the almanac into the view of the house.
  const birth = toStatedBirth(stored, home);
  if (!birth.ok) return base;
  const { date, time, place } = birth.value;
  const kua = kuaOfBirth({
    date,
    time,
    zone: place.zone,
    sex: isKeyOf(SEX_OF, stored.gender) ? SEX_OF[stored.gender] : undefined,
  });
  return kua.ok ? { ...base, kua: kua.value } : base;
}
