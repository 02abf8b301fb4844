import { compareCivilDates, err, ok, type Result } from '@app/kernel';
import { type AlmanacOptions, almanacDayAt, optionsFault } from './almanacDay';
import { almanacDetailAt } from './almanacDetail';
import { daysOfRange } from './calendar';
import { clashesOf, type Household, householdFault } from './dayClashes';
import type { AlmanacError } from './errors';
import * as ids from './generated/ids';
import { yearPillarIndex } from './pillars';
import { type Relation, tieOf } from './relations';
import type { AlmanacDay, AlmanacDetail } from './types';
import { type DateInput, fieldsOf, flagFault, outside, unknown } from './validate';
import { type ActivityId, type DaySpiritId, type DutyId, type GodId, pillarIndex } from './vocabulary';

export interface DaySearch extends AlmanacOptions, Household {
  readonly activity: ActivityId;
  readonly from: DateInput;
  /** Included. */
  readonly to: DateInput;
  /** Leaves out days that break the month or the year, 月破 and 岁破. Days that clash with the household are always left out. */
  readonly skipBreaks?: boolean;
  /** Leaves out Saturdays and Sundays, unless worked in exchange. */
  readonly skipWeekends?: boolean;
  /** Leaves out public holidays; days of years without holiday data are kept. */
  readonly skipHolidays?: boolean;
  /** Only weekends and public holidays. */
  readonly onlyDaysOff?: boolean;
  /** How many of the best days to return; all by default. */
  readonly limit?: number;
}

/** A reason for or against a day: ids, put into words by the caller. */
export type DayReason =
  | { readonly kind: 'suits'; readonly points: number; readonly activity: ActivityId }
  | { readonly kind: 'spirit'; readonly points: number; readonly spirit: DaySpiritId }
  | { readonly kind: 'duty'; readonly points: number; readonly duty: DutyId }
  | { readonly kind: 'virtue'; readonly points: number; readonly gods: readonly GodId[] }
  | { readonly kind: 'harm-gods'; readonly points: number; readonly gods: readonly GodId[] }
  | { readonly kind: 'year-break'; readonly points: number }
  | {
      readonly kind: 'relation';
      readonly points: number;
      readonly birthYear: number;
      readonly relation: Relation;
    };

export interface FoundDay {
  readonly day: AlmanacDay;
  /** The sum of the points of its reasons. */
  readonly score: number;
  /** The score of a day with everything for it and nothing against it in this search. */
  readonly most: number;
  readonly reasons: readonly DayReason[];
}

/** Duties that favour most undertakings, and those that hinder them (vocabulary/duty.txt). */
const GOOD_DUTIES: readonly DutyId[] = ['settle', 'success', 'open'];
const BAD_DUTIES: readonly DutyId[] = ['break', 'close', 'danger'];
/** The gods believed to undo harm, and those whose days are avoided. */
const VIRTUES: readonly GodId[] = [
  'heavens-virtue',
  'months-virtue',
  'match-of-heavens-virtue',
  'match-of-the-months-virtue',
  'heavens-pardon',
  'heavens-wish',
];
const HARMS: readonly GodId[] = [
  'months-break',
  'great-loss',
  'road-to-ruin',
  'four-farewells',
  'four-endings',
  'four-wastes',
];

/** R961: a break of the month costs 4, by its duty and its god; that of the year is the worst of all (R274). */
const POINTS = {
  suits: 10,
  spirit: 4,
  duty: 2,
  virtue: 2,
  harm: -2,
  yearBreak: -6,
  friend: 2,
  harmed: -2,
} as const;

/**
 * Days whose yi list names the activity and whose ji list does not, best first, earlier first among equals. Days that
 * say "nothing is favourable", and days that clash with a birth year or the home's sitting, are left out.
 *
 * @example
 * findDays({ activity: 'marry', from: '2026-07-01', to: '2026-09-30', birthYears: [1990], limit: 5 });
 */
export function findDays(search: DaySearch): Result<readonly FoundDay[], AlmanacError> {
  const { from, to } = fieldsOf(search);
  const range = daysOfRange(from, to);
  if (!range.ok) return range;
  const wrong = searchFault(search);
  if (wrong) return err(wrong);
  const found: FoundDay[] = [];
  for (let jdn = range.value.first; jdn <= range.value.last; jdn++) {
    const day = almanacDayAt(jdn, search);
    if (isWanted(day, search)) found.push(rank(day, almanacDetailAt(jdn, search), search));
  }
  found.sort((a, b) => b.score - a.score || compareCivilDates(a.day.date, b.day.date));
  return ok(found.slice(0, search.limit ?? found.length));
}

const SWITCHES = ['skipBreaks', 'skipWeekends', 'skipHolidays', 'onlyDaysOff'] as const;

function searchFault(search: DaySearch): AlmanacError | undefined {
  const { activity, limit = 0 } = search;
  return (
    unknown('activity', activity, ids.activity) ??
    householdFault(search) ??
    outside('limit', limit, 0, Number.MAX_SAFE_INTEGER) ??
    optionsFault(search) ??
    SWITCHES.map(field => flagFault(field, search[field])).find(fault => fault !== undefined)
  );
}

function isWanted(day: AlmanacDay, search: DaySearch): boolean {
  const { activity, skipBreaks, skipWeekends, skipHolidays, onlyDaysOff } = search;
  if (!day.yi.includes(activity) || day.ji.includes(activity)) return false;
  if (day.ji.includes('everything-unfavorable')) return false;
  const { status } = day.dayOff;
  const weekend = day.weekday === 'saturday' || day.weekday === 'sunday';
  if (skipWeekends && weekend && status !== 'make-up') return false;
  if (skipHolidays && status === 'holiday') return false;
  if (onlyDaysOff && status !== 'holiday' && !(weekend && status !== 'make-up')) return false;
  return clashesOf(day, search).every(
    ({ kind }) => !(skipBreaks || kind === 'resident' || kind === 'sitting'),
  );
}

function rank(day: AlmanacDay, detail: AlmanacDetail, { activity, birthYears = [] }: DaySearch): FoundDay {
  const reasons: DayReason[] = [{ kind: 'suits', points: POINTS.suits, activity }];
  if (detail.spirit.luck === 'lucky') {
    reasons.push({ kind: 'spirit', points: POINTS.spirit, spirit: detail.spirit.id });
  }
  const { duty } = detail;
  if (GOOD_DUTIES.includes(duty)) reasons.push({ kind: 'duty', points: POINTS.duty, duty });
  if (BAD_DUTIES.includes(duty)) reasons.push({ kind: 'duty', points: -POINTS.duty, duty });
  const gods = detail.gods.map(god => god.id);
  const virtues = gods.filter(id => VIRTUES.includes(id));
  const harms = gods.filter(id => HARMS.includes(id));
  if (virtues.length > 0)
    reasons.push({ kind: 'virtue', points: POINTS.virtue * virtues.length, gods: virtues });
  if (harms.length > 0) reasons.push({ kind: 'harm-gods', points: POINTS.harm * harms.length, gods: harms });
  if (clashesOf(day, {}).some(({ kind }) => kind === 'year-break'))
    reasons.push({ kind: 'year-break', points: POINTS.yearBreak });
  const branch = pillarIndex(day.dayPillar) % 12;
  for (const birthYear of birthYears) {
    const relation = tieOf(yearPillarIndex(birthYear) % 12, branch);
    if (relation === 'none' || relation === 'same') continue;
    reasons.push({
      kind: 'relation',
      points: relation === 'harm' ? POINTS.harmed : POINTS.friend,
      birthYear,
      relation,
    });
  }
  const most =
    POINTS.suits +
    POINTS.spirit +
    POINTS.duty +
    POINTS.virtue * VIRTUES.length +
    POINTS.friend * birthYears.length;
  return { day, score: reasons.reduce((sum, reason) => sum + reason.points, 0), most, reasons };
}
