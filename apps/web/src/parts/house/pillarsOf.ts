import { getAlmanacDay, getFourPillars, PILLARS, type PillarId } from '@app/almanac';
import type { Pillar } from '@app/fengshui';
import { parseCivilDate } from '@app/kernel';
import type { Resident } from '@app/session';
import { parseBirthTime } from '@app/validation';

/** The pillars of a birth as far as it is known: four with the time of day, three without, none without a date. */
export function pillarsOf({
  birthDate,
  birthTime,
}: Pick<Resident, 'birthDate' | 'birthTime'>): readonly Pillar[] {
  const date = parseCivilDate(birthDate);
  if (!date) return [];
  const time = parseBirthTime(birthTime);
  const four = time.ok && time.value ? getFourPillars(date, { second: 0, ...time.value }) : undefined;
  if (four?.ok) {
    const { year, month, day, hour } = four.value;
    return [year, month, day, hour].map(toPillar);
  }
  const day = getAlmanacDay(date);
  return day.ok ? [day.value.yearPillar, day.value.monthPillar, day.value.dayPillar].map(toPillar) : [];
}

/** Those of a whole household, by resident id. */
export const pillarsOfAll = (
  residents: readonly Pick<Resident, 'id' | 'birthDate' | 'birthTime'>[],
): Readonly<Record<string, readonly Pillar[]>> =>
  Object.fromEntries(residents.map(resident => [resident.id, pillarsOf(resident)]));

function toPillar(id: PillarId): Pillar {
  const index = PILLARS.indexOf(id);
  return { stem: index % 10, branch: index % 12 };
}
