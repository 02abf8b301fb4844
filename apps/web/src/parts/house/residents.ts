import { kuaOfBirth, type Pillar, type Resident, type Sex } from '@app/fengshui';
import { parseCivilDate } from '@app/kernel';
import type { Gender, Resident as StoredResident } from '@app/session';

/** What is stored of a person that the readings need. */
export type HouseResident = Pick<StoredResident, 'id' | 'name' | 'gender' | 'birthDate' | 'birthTime'>;

/** Tradition has two tables. Whoever is neither, or does not say, gets the answers of both; the first is drawn. */
const SEX_OF: Readonly<Record<Gender, Sex | undefined>> = {
  male: 'male',
  female: 'female',
  other: undefined,
  unspecified: undefined,
};

/** A stored resident as the readings take one. Without a birth date they can read, the person has no directions. */
export function toReader(stored: HouseResident, zone: string, pillars: readonly Pillar[]): Resident {
  const date = parseCivilDate(stored.birthDate);
  const base = { id: stored.id, name: stored.name, pillars };
  if (!date) return base;
  const kua = kuaOfBirth({ date, time: parseTime(stored.birthTime), zone, sex: SEX_OF[stored.gender] });
  return kua.ok ? { ...base, kua: kua.value } : base;
}

function parseTime(text: string): { readonly hour: number; readonly minute: number } | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text);
  return match ? { hour: Number(match[1]), minute: Number(match[2]) } : undefined;
}
