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

/** A mountain that a plan may be taken to face, with all that speaks for it. */
export interface PlanFacing {
  readonly reading: FacingReading;
  /** From true north, as a person would say it of a map. */
  readonly bearing: number;
  readonly candidates: readonly FacingCandidate[];
  /** Absent until the year of completion is known. */
  readonly chart?: NatalChart;
}

export interface PlanFacings {
  readonly facings: readonly PlanFacing[];
  /** False while two of them are two homes to the schools: then both charts stand. */
  readonly agree: boolean;
}

/** What a plan offers for the facing, by the needle: one entry a mountain, in the order in which the plan names them. */
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
  // Without a period the charts are left out again: which mountains there are does not depend on it.
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
