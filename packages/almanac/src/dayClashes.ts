import { err, ok, type Result } from '@app/kernel';
import { almanacDayAt } from './almanacDay';
import type { AlmanacError } from './errors';
import * as ids from './generated/ids';
import { yearPillarIndex } from './pillars';
import { tieOf } from './relations';
import type { AlmanacDay } from './types';
import { type DateInput, fieldsOf, outside, recordFault, tableDay, unknown } from './validate';
import { type BranchId, pillarIndex } from './vocabulary';

/** The residents of a home, and the palace it sits in. */
export interface Household {
  /** Lunar years of birth of the people concerned. */
  readonly birthYears?: readonly number[] | undefined;
  /** The branch of the mountain the home sits on, 坐山; missing if that mountain is a stem or a trigram. */
  readonly sitting?: BranchId | undefined;
}

/**
 * Clashes with the branch of a day, those closest to the household first: the custom of today's almanacs, no book's
 * ranking.
 */
export type DayClash =
  /** 冲: the branch of a person's lunar year of birth, which turns at the lunar New Year and not at the start of spring. */
  | { readonly kind: 'resident'; readonly birthYear: number }
  /** 冲山: the mountain the home sits on. */
  | { readonly kind: 'sitting'; readonly branch: BranchId }
  /** 月破: the branch of the month. */
  | { readonly kind: 'month-break' }
  /** 岁破: the branch of the year, which turns at the start of spring (协纪辨方书, volume 3, leaf 16b: 太岁所冲之辰). */
  | { readonly kind: 'year-break' };

/**
 * What a day clashes with: the people of a home, its sitting, the month and the year.
 *
 * @example
 * unwrap(dayClashes('2026-06-19', { birthYears: [1990] }))[0]?.kind; // 'resident'
 */
export function dayClashes(
  date: DateInput,
  household: Household = {},
): Result<readonly DayClash[], AlmanacError> {
  const day = tableDay(date);
  if (!day.ok) return day;
  const wrong = householdFault(household);
  return wrong ? err(wrong) : ok(clashesOf(almanacDayAt(day.value, {}), household));
}

/** Checks the people and the sitting of a home. */
export function householdFault(household: Household): AlmanacError | undefined {
  const wrong = recordFault(household);
  if (wrong) return wrong;
  const { birthYears = [], sitting } = household;
  if (!Array.isArray(birthYears)) return unknown('birthYears', birthYears, []);
  return (
    birthYears.map(year => outside('birthYears', year, 1, 9999)).find(fault => fault !== undefined) ??
    unknown('sitting', sitting, [undefined, ...ids.branch])
  );
}

const branchOf = (pillar: AlmanacDay['dayPillar']): number => pillarIndex(pillar) % 12;

/** The clashes of a record. */
export function clashesOf(day: AlmanacDay, household: Household): readonly DayClash[] {
  const { birthYears = [], sitting } = fieldsOf(household);
  const branch = branchOf(day.dayPillar);
  const isClash = (other: number) => tieOf(branch, other) === 'clash';
  const clashes: DayClash[] = birthYears
    .filter(year => isClash(yearPillarIndex(year) % 12))
    .map(birthYear => ({ kind: 'resident', birthYear }));
  if (sitting !== undefined && isClash(ids.branch.indexOf(sitting))) {
    clashes.push({ kind: 'sitting', branch: sitting });
  }
  if (isClash(branchOf(day.monthPillar))) clashes.push({ kind: 'month-break' });
  if (isClash(branchOf(day.yearPillar))) clashes.push({ kind: 'year-break' });
  return Object.freeze(clashes.map(clash => Object.freeze(clash)));
}
