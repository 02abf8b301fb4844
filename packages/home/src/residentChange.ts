import { formatChineseDate, zh } from '@app/almanac';
import type { Millis } from '@app/kernel';
import { type Resident, stampAfter, type UserInfo } from '@app/session';
import { readBirth } from './birth';
import type { HomeClock } from './statedBirth';

type Optional = 'birthCity' | 'trueSolarTime' | 'dayAtMidnight';

/** Undefined clears a choice. */
export type ResidentChange = Partial<Omit<Resident, 'id' | 'chineseDate' | Optional>> & {
  readonly [Key in Optional]?: Resident[Key] | undefined;
};

const OF_BIRTH = [
  'birthDate',
  'birthTime',
  'birthplace',
  'birthCity',
  'trueSolarTime',
  'dayAtMidnight',
] as const satisfies readonly (keyof ResidentChange)[];

/**
 * The changed resident; changes to the birth update the Chinese date. Its Chinese wording is stored, whatever the
 * language of the screen. A Chinese date from elsewhere stays until a day is typed.
 */
export function withChange(resident: Resident, change: ResidentChange, home: HomeClock): Resident {
  const { birthCity, trueSolarTime, dayAtMidnight, ...next } = { ...resident, ...change };
  const changed: Resident = {
    ...next,
    ...(birthCity === undefined ? {} : { birthCity }),
    ...(trueSolarTime ? { trueSolarTime } : {}),
    ...(dayAtMidnight ? { dayAtMidnight } : {}),
  };
  if (!OF_BIRTH.some(key => Object.hasOwn(change ?? {}, key))) return changed;
  const birth = readBirth(changed, home);
  if (birth.ok) return { ...changed, chineseDate: formatChineseDate(birth.value.chineseDate, zh) };
  return change.birthDate === undefined ? changed : { ...changed, chineseDate: '' };
}

/**
 * R467: the profile with a change of one resident, as of `now`; unchanged if nobody has the id.
 * @example changeInProfile(info, '1', { dayAtMidnight: true }, home, now)
 */
export function changeInProfile(
  info: UserInfo,
  id: string,
  change: ResidentChange,
  home: HomeClock,
  now: Millis,
): UserInfo {
  if (!info.residents.some(each => each.id === id)) return info;
  const residents = info.residents.map(each => (each.id === id ? withChange(each, change, home) : each));
  return { ...info, residents, savedAt: stampAfter(now, info.savedAt) };
}
