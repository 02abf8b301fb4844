import { toJulianDayNumber } from '@app/kernel';
import * as ids from './generated/ids';
import { dayPillarIndex, mod } from './pillars';
import type { AlmanacDay, AlmanacDetail, LunarDate } from './types';
import { idAt } from './vocabulary';

/** The Julian Day Number on which a solar term of a Gregorian year falls: 0 = the winter solstice of the year before. */
export type DayOfTerm = (year: number, index: number) => number;

const TERM = {
  minorHeat: 13,
  grainInEar: 11,
  summerSolstice: 12,
  startOfAutumn: 15,
  winterSolstice: 0,
} as const;
const STEM = { bing: 2, geng: 6 } as const;
const BRANCH_WEI = 7;

const firstStem = (from: number, stem: number): number => from + mod(stem - dayPillarIndex(from), 10);
const firstBranch = (from: number, branch: number): number => from + mod(branch - dayPillarIndex(from), 12);

/** The seasonal periods a day belongs to, counted from 1, and its place in the cycle of six. */
export function seasonDaysOf(
  jdn: number,
  year: number,
  dayOfTerm: DayOfTerm,
): Pick<AlmanacDetail, 'dogDays' | 'nineDays' | 'plumRain'> {
  return {
    dogDays: dogDaysOf(jdn, year, dayOfTerm),
    nineDays: nineDaysOf(jdn, year, dayOfTerm),
    plumRain: plumRainOf(jdn, year, dayOfTerm),
  };
}

/** From the third geng day after the summer solstice, the fourth, and the first after the start of autumn. */
function dogDaysOf(jdn: number, year: number, dayOfTerm: DayOfTerm): AlmanacDetail['dogDays'] {
  const geng = firstStem(dayOfTerm(year, TERM.summerSolstice), STEM.geng);
  const last = firstStem(dayOfTerm(year, TERM.startOfAutumn), STEM.geng);
  const [first, middle, end] = [geng + 20, geng + 30, last + 10];
  if (jdn < first || jdn >= end) return null;
  const [index, start] = jdn >= last ? [2, last] : jdn >= middle ? [1, middle] : [0, first];
  return Object.freeze({ id: idAt(ids.dogDay, index), day: jdn - start + 1 });
}

/** Nine times nine days from the winter solstice. */
function nineDaysOf(jdn: number, year: number, dayOfTerm: DayOfTerm): AlmanacDetail['nineDays'] {
  const coming = dayOfTerm(year + 1, TERM.winterSolstice);
  const past = jdn - (jdn < coming ? dayOfTerm(year, TERM.winterSolstice) : coming);
  return past < 81
    ? Object.freeze({ id: idAt(ids.nineDays, Math.floor(past / 9)), day: (past % 9) + 1 })
    : null;
}

/** From the first bing day after grain in ear to the first wei day after minor heat, 《神枢经》. */
function plumRainOf(jdn: number, year: number, dayOfTerm: DayOfTerm): AlmanacDetail['plumRain'] {
  const start = firstStem(dayOfTerm(year, TERM.grainInEar), STEM.bing);
  const end = firstBranch(dayOfTerm(year, TERM.minorHeat), BRANCH_WEI);
  if (jdn < start || jdn > end) return null;
  return Object.freeze(
    jdn === end ? { id: idAt(ids.plumRain, 1), day: 1 } : { id: idAt(ids.plumRain, 0), day: jdn - start + 1 },
  );
}

/**
 * The spell of the 72 on a day of the almanac, and its day in it: three to a solar term, of five days, five days, and the
 * remaining days, 月令七十二候集解.
 *
 * @example
 * const day = getAlmanacDay({ year: 2026, month: 11, day: 22 });
 * day.ok && spellOf(day.value).id; // 'rainbows-hide'
 */
export function spellOf({
  date,
  solarTerm: { current },
}: Pick<AlmanacDay, 'date' | 'solarTerm'>): AlmanacDetail['spell'] {
  const passed = toJulianDayNumber(date) - toJulianDayNumber(current.date);
  const third = Math.min(2, Math.floor(passed / 5));
  return Object.freeze({
    id: idAt(ids.phenology, ids.solarTerm.indexOf(current.id) * 3 + third),
    day: passed - third * 5 + 1,
  });
}

/** The first month begins with early-win, the second with friend-pull; a leap month like the month before it. */
export const sixStarOf = ({ month, day }: LunarDate): AlmanacDetail['sixStar'] =>
  idAt(ids.sixStar, month + day - 2);
