import { err, ok, type Result } from '@app/kernel';
import { type AlmanacOptions, almanacDayAt, optionsFault } from './almanacDay';
import type { AlmanacError } from './errors';
import * as ids from './generated/ids';
import { doubleHoursOf, schoolFault, spiritIndex, spiritLuck, type ZiSchool } from './hours';
import { dayPillarIndex, mod } from './pillars';
import { type DayOfTerm, seasonDaysOf, sixStarOf, spellOf } from './seasonDays';
import { dayGods, withEve } from './tables/gods';
import { dayOfTerm, termAt } from './tables/solarTerms';
import { once } from './tables/unpack';
import type { AlmanacDay, AlmanacDetail, Clash, DayDirections, FetusSpirit, Provenance } from './types';
import { type DateInput, tableDay } from './validate';
import { type DirectionId, idAt, type NineStarId, pillarIndex } from './vocabulary';

export interface DetailOptions extends AlmanacOptions {
  /** Which day 23:00 to midnight belongs to; `late-zi` by default. */
  readonly ziSchool?: ZiSchool;
}

/**
 * The full record of a civil date: everything `getAlmanacDay` gives, and the traditional layers. Years 1900 to 2100.
 *
 * @example
 * const day = unwrap(getAlmanacDetail('2026-06-21'));
 * day.clash.zodiac; // 'monkey'
 */
export function getAlmanacDetail(
  date: DateInput,
  options: DetailOptions = {},
): Result<AlmanacDetail, AlmanacError> {
  const day = tableDay(date);
  if (!day.ok) return day;
  const wrong = optionsFault(options) ?? schoolFault(options.ziSchool);
  return wrong ? err(wrong) : ok(almanacDetailAt(day.value, options));
}

const PROVENANCE: Provenance = /* @__PURE__ */ Object.freeze({
  lunar: 'published-calendar',
  solarTermDates: 'published-calendar',
  solarTermInstants: 'computed-instant',
  pillars: 'stem-branch-rule',
  yiJi: 'almanac-table',
  gods: 'almanac-table',
  holidays: 'state-council-notice',
  festivals: 'custom',
});
const WITH_TABLE: Provenance = /* @__PURE__ */ Object.freeze({ ...PROVENANCE, holidays: 'given-table' });

/** The 28 mansions considered lucky (the common list; vocabulary/mansion.txt names them). */
const LUCKY_MANSIONS: ReadonlySet<number> = /* @__PURE__ */ new Set([
  0, 3, 5, 6, 7, 12, 13, 15, 16, 18, 20, 21, 25, 27,
]);
const MANSION_OF_WEEKDAY = [10, 18, 26, 6, 14, 22, 2] as const;

/** The detail of the day with this Julian Day Number, which must be within 1900 to 2100. */
export const almanacDetailAt = (jdn: number, options: DetailOptions): AlmanacDetail =>
  detailOf(jdn, almanacDayAt(jdn, options), options, tableDayOfTerm);

const tableDayOfTerm: DayOfTerm = (year, index) => dayOfTerm(termAt(year, index));

/** The detail of a record; its terms come from tables, or from a library for other years. */
export function detailOf(
  jdn: number,
  day: AlmanacDay,
  options: DetailOptions,
  dayOfTerm: DayOfTerm,
): AlmanacDetail {
  const pillar = dayPillarIndex(jdn);
  const branch = pillar % 12;
  const month = pillarIndex(day.monthPillar) % 12;
  const spirit = spiritIndex(branch, month);
  const luck = spiritLuck(spirit);
  const gods = dayGods(month, pillar);
  const mansion = mod(MANSION_OF_WEEKDAY[(jdn + 1) % 7]! - 7 * branch, 28);
  return Object.freeze({
    ...day,
    zodiacBySpring: idAt(ids.zodiac, pillarIndex(day.yearPillar)),
    duty: idAt(ids.duty, branch - month),
    spirit: Object.freeze({
      id: idAt(ids.daySpirit, spirit),
      road: luck === 'lucky' ? ('yellow' as const) : ('black' as const),
      luck,
    }),
    mansion: Object.freeze({
      id: idAt(ids.mansion, mansion),
      luck: LUCKY_MANSIONS.has(mansion) ? ('lucky' as const) : ('unlucky' as const),
    }),
    nineStar: nineStarAt(day.date.year, jdn, dayOfTerm),
    gods: day.daysToNextTerm === 1 ? withEve(gods, day.solarTerm.next.id) : gods,
    nayin: idAt(ids.nayin, pillar >> 1),
    clash: clashOf(branch),
    fetus: fetusOf(pillar),
    directions: directionsOf(pillar % 10),
    pengZu: Object.freeze({ stem: idAt(ids.pengZuStem, pillar), branch: idAt(ids.pengZuBranch, pillar) }),
    hours: doubleHoursOf(pillar, options.ziSchool ?? 'late-zi'),
    spell: spellOf(day),
    ...seasonDaysOf(jdn, day.date.year, dayOfTerm),
    sixStar: sixStarOf(day.lunar),
    provenance: options.holidays === undefined ? PROVENANCE : WITH_TABLE,
  });
}

/**
 * The star of the day ascends from the jia-zi day nearest the winter solstice and descends from the one nearest the
 * summer solstice: one of several rules in use, that of tyme4ts.
 */
function nineStarAt(year: number, jdn: number, dayOfTerm: DayOfTerm): NineStarId {
  const winter = nearestJiaZi(dayOfTerm(year, 0));
  const summer = nearestJiaZi(dayOfTerm(year, 12));
  const next = nearestJiaZi(dayOfTerm(year + 1, 0));
  if (jdn < winter) return idAt(ids.nineStar, winter - jdn - 1);
  if (jdn < summer) return idAt(ids.nineStar, jdn - winter);
  return idAt(ids.nineStar, jdn < next ? next - jdn - 1 : jdn - next);
}

function nearestJiaZi(solstice: number): number {
  const past = dayPillarIndex(solstice);
  return past >= 30 ? solstice + 60 - past : solstice - past;
}

/** The bane lies south on days of the zi trine (zi, chen, shen), then east, north and west. */
const BANES: readonly DirectionId[] = ['south', 'east', 'north', 'west'];

const clashes = /* @__PURE__ */ once(() =>
  ids.branch.map(
    (_, branch): Clash =>
      Object.freeze({
        branch: idAt(ids.branch, branch + 6),
        zodiac: idAt(ids.zodiac, branch + 6),
        bane: BANES[branch % 4]!,
      }),
  ),
);
const clashOf = (branch: number): Clash => clashes()[branch]!;

/** By day stem, as palaces counted from 0 = north (vocabulary/direction.txt). */
const PALACES = {
  joy: '7518375183',
  fortune: '3322081156',
  wealth: '7711002288',
  nobleByDay: '1165708723',
  nobleByNight: '7056117832',
} as const satisfies Readonly<Record<keyof DayDirections, string>>;

const directionsByStem = /* @__PURE__ */ once(() =>
  ids.stem.map((_, stem): DayDirections => {
    const at = (palaces: string) => idAt(ids.direction, Number(palaces[stem]));
    return Object.freeze({
      joy: at(PALACES.joy),
      fortune: at(PALACES.fortune),
      wealth: at(PALACES.wealth),
      nobleByDay: at(PALACES.nobleByDay),
      nobleByNight: at(PALACES.nobleByNight),
    });
  }),
);
const directionsOf = (stem: number): DayDirections => directionsByStem()[stem]!;

/** The position of the spirit over the sixty days, in runs of days: outside the house, inside, and outside again. */
const FETUS_RUNS: readonly (readonly [days: number, direction: DirectionId, inside: boolean])[] = [
  [2, 'southeast', false],
  [5, 'south', false],
  [6, 'southwest', false],
  [5, 'west', false],
  [6, 'northwest', false],
  [5, 'north', false],
  [5, 'north', true],
  [2, 'center', true],
  [3, 'south', true],
  [1, 'west', true],
  [4, 'east', true],
  [1, 'center', true],
  [6, 'northeast', false],
  [5, 'east', false],
  [4, 'southeast', false],
];
const fetusSpirits = /* @__PURE__ */ once(() =>
  FETUS_RUNS.flatMap(([days, direction, inside]) =>
    Array.from({ length: days }, () => ({ inside, direction })),
  ).map(
    (place, pillar): FetusSpirit =>
      Object.freeze({
        byStem: idAt(ids.fetusStem, pillar % 10),
        byBranch: idAt(ids.fetusBranch, pillar % 12),
        ...place,
      }),
  ),
);
const fetusOf = (pillar: number): FetusSpirit => fetusSpirits()[pillar]!;
