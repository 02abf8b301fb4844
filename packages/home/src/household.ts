import { kuaOfBirth, type Resident, type Sex } from '@app/fengshui';
import type { Gender, Resident as StoredResident } from '@app/session';
import { parseBirthDate, parseBirthTime } from '@app/validation';

/** What is stored of a person that the readings need. */
export type HouseholdMember = Pick<StoredResident, 'id' | 'name' | 'gender' | 'birthDate' | 'birthTime'>;

/** Tradition has two tables. Whoever is neither, or does not say, gets the answers of both; the first is drawn. */
const SEX_OF: Readonly<Record<Gender, Sex | undefined>> = {
  male: 'male',
  female: 'female',
  other: undefined,
  unspecified: undefined,
};

/** A stored resident as the schools read one. Without a readable birth date the person has no directions. */
export function toReader(stored: HouseholdMember, zone: string): Resident {
  const date = parseBirthDate(stored.birthDate);
  const base = { id: stored.id, name: stored.name };
  if (!date.ok || !date.value) return base;
  const time = parseBirthTime(stored.birthTime);
  const kua = kuaOfBirth({
    date: date.value,
    time: time.ok ? time.value : undefined,
    zone,
    sex: SEX_OF[stored.gender],
  });
  return kua.ok ? { ...base, kua: kua.value } : base;
}
