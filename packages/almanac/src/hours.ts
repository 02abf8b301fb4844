import type { AlmanacError } from './errors';
import * as ids from './generated/ids';
import { hourPillarIndex, mod } from './pillars';
import { hourYiJi } from './tables/taboos';
import type { DoubleHour } from './types';
import { unknown } from './validate';
import { idAt, type LuckId, PILLARS } from './vocabulary';

/**
 * When the day pillar changes. `late-zi`: at 23:00, so the last hour of a day has the next day's pillar (tyme4ts's
 * default); `midnight`: at 00:00, so it keeps the day's own pillar (子初 and 子正 schools).
 */
export type ZiSchool = 'late-zi' | 'midnight';

export const schoolFault = (school: ZiSchool | undefined): AlmanacError | undefined =>
  unknown('ziSchool', school, ['late-zi', 'midnight', undefined]);

/** The twelve spirits turn with the branch: those of the yellow road are lucky. */
const LUCKY_SPIRITS: readonly number[] = [0, 1, 4, 5, 7, 10];

/** Which of the twelve spirits rules `branch` when `ruler` is the branch of the month (days) or of the day (hours). */
export const spiritIndex = (branch: number, ruler: number): number => mod(branch + (8 - (ruler % 6)) * 2, 12);

export const spiritLuck = (spirit: number): LuckId => (LUCKY_SPIRITS.includes(spirit) ? 'lucky' : 'unlucky');

const known = new Map<string, readonly DoubleHour[]>();

/**
 * The thirteen double hours of a day: zi from 00:00 to 01:00, chou to hai, and zi again from 23:00.
 * With `late-zi` the last one belongs to the next day's pillar; with `midnight` to this day's.
 */
export function doubleHoursOf(dayPillar: number, school: ZiSchool): readonly DoubleHour[] {
  const key = `${school}${dayPillar}`;
  const made = known.get(key) ?? makeHours(dayPillar, school);
  known.set(key, made);
  return made;
}

function makeHours(dayPillar: number, school: ZiSchool): readonly DoubleHour[] {
  const hours: DoubleHour[] = [];
  for (let i = 0; i < 13; i++) {
    // the stem of the late zi hour is the coming day's in both schools ("night zi"); only yi and ji differ
    const ruler = i === 12 ? (dayPillar + 1) % 60 : dayPillar;
    const day = i === 12 && school === 'late-zi' ? ruler : dayPillar;
    const branch = i % 12;
    const pillar = hourPillarIndex(ruler, branch);
    const spirit = spiritIndex(branch, day % 12);
    hours.push(
      Object.freeze({
        id: idAt(ids.doubleHour, branch),
        from: i === 0 ? 0 : i * 2 - 1,
        to: i === 0 ? 1 : i === 12 ? 24 : i * 2 + 1,
        pillar: PILLARS[pillar]!,
        dayPillar: PILLARS[day]!,
        spirit: idAt(ids.daySpirit, spirit),
        luck: spiritLuck(spirit),
        clash: idAt(ids.zodiac, branch + 6),
        ...hourYiJi(branch, day),
      }),
    );
  }
  return Object.freeze(hours);
}
