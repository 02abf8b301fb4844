import { NOTHING } from '@app/kernel';
import { type MagneticBearing, normalizeDegrees } from './bearing';
import { type FacingReading, readFacing } from './facing';
import { STARS } from './flyingStars';
import { type NatalChart, natalChart } from './natalChart';
import type { Period } from './periods';

/** A possible facing of the home, with its reasons in the caller's own words. */
export interface FacingChoice<Reason extends string> {
  readonly bearing: MagneticBearing;
  readonly reason: Reason;
}

export interface FacingChart<Reason extends string> {
  readonly facing: FacingReading;
  /** All reasons for this facing, in the given order. */
  readonly reasons: readonly Reason[];
  /** The bearing of the first of them. */
  readonly bearing: MagneticBearing;
  readonly natal: NatalChart;
}

/** Facings farther apart than this are two homes to the schools, degrees. */
const APART = 45;

/**
 * One chart for each mountain among the candidates. No school decides between them: if two lie more than 45° apart, both
 * charts are kept (`agree` is false).
 */
export function facingCharts<Reason extends string>(
  choices: readonly FacingChoice<Reason>[],
  period: Period,
): { readonly charts: readonly FacingChart<Reason>[]; readonly agree: boolean } {
  if (!Array.isArray(choices) || !STARS.includes(period)) return NOTHING;
  const charts: FacingChart<Reason>[] = [];
  for (const each of choices as readonly (FacingChoice<Reason> | undefined)[]) {
    if (!each) continue;
    const { bearing, reason } = each;
    if (!Number.isFinite(bearing)) continue;
    const facing = readFacing(bearing);
    const same = charts.findIndex(chart => chart.facing.facing === facing.facing);
    const chart = charts[same];
    if (chart) charts[same] = { ...chart, reasons: [...chart.reasons, reason] };
    else charts.push({ facing, bearing, reasons: [reason], natal: natalChart(facing.sitting, period) });
  }
  const apart = (a: MagneticBearing, b: MagneticBearing) => Math.abs(normalizeDegrees(a - b + 180) - 180);
  const agree = charts.every(one => charts.every(other => apart(one.bearing, other.bearing) <= APART));
  return { charts, agree };
}
