import {
  type FacingReading,
  facingCharts,
  magneticBearing,
  type NatalChart,
  type Period,
  readFacing,
} from '@app/fengshui';
import type { Plan } from '@app/plan';
import { type FacingCandidate, facingCandidates } from '@app/plan/reading';
import type { HomeFacing } from './facing';

/** A possible mountain of a plan's facing, with all its reasons. */
export interface PlanFacing {
  readonly reading: FacingReading;
  /** From true north, as read from a map. */
  readonly bearing: number;
  readonly candidates: readonly FacingCandidate[];
  /** Missing until the year of completion is known. */
  readonly chart?: NatalChart;
}

export interface PlanFacings {
  readonly facings: readonly PlanFacing[];
  /** False if two of them are two homes to the schools: then both charts are kept. */
  readonly agree: boolean;
}

/** The possible facings of a plan, by the needle: one entry per mountain, in the plan's order. */
export function planFacings(
  plan: Plan,
  { declination }: Pick<HomeFacing, 'declination'>,
  period: Period | undefined,
): PlanFacings {
  const candidates = facingCandidates(plan);
  const choices = candidates.map((candidate, i) => ({
    bearing: magneticBearing(candidate.bearing - declination),
    reason: String(i),
  }));
  // Without a period the charts are left out again: the mountains do not depend on it.
  const { charts, agree } = facingCharts(choices, period ?? 9);
  return {
    agree,
    facings: charts.map(({ bearing, reasons, natal }) => ({
      reading: readFacing(bearing),
      bearing: candidates[Number(reasons[0])]!.bearing,
      candidates: reasons.map(reason => candidates[Number(reason)]!),
      ...(period !== undefined && { chart: natal }),
    })),
  };
}
