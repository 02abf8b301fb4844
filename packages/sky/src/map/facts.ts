import { millis, NOTHING } from '@app/kernel';
import type { Catalogue } from '../stars/catalogue';
import { type AltAz, type SkyFrame, skyFrame, toAltAz } from '../stars/frame';
import { starAt } from '../stars/properMotion';
import { culminatingMansion } from '../stars/report';
import type { SkyTarget } from '../stars/search';
import { type StarTimes, starTimes } from '../stars/starTimes';
import type { Vector } from '../stars/vector';
import { wandererAt } from '../stars/wanderers';
import { wandererTimes } from '../stars/wandererTimes';
import type { SkyData } from './mapView';

export interface TargetFacts extends AltAz {
  readonly vector: Vector;
  readonly times: StarTimes;
}

/** A risen body past its highest point passed it less than this ago, ms: 12.5 hours. */
export const SINCE_TRANSIT = 45_000_000;

/**
 * The position of a target, and its rise, culmination and set: on its current pass across the sky, or on the next one
 * while it is down (R563). Undefined for no target, which only untyped callers can pass.
 */
export function factsOf(sky: SkyData, frame: SkyFrame, target: SkyTarget): TargetFacts {
  const vector = vectorOf(sky, frame, target);
  if (!vector) return NOTHING;
  const timesAt = (at: SkyFrame) => timesOf(at, target, vector);
  const begun = timesAt(skyFrame(millis(frame.instant - SINCE_TRANSIT), frame.place));
  const isUnderWay =
    begun.kind === 'rises' &&
    begun.transit <= frame.instant &&
    begun.set !== undefined &&
    begun.set > frame.instant;
  return { vector, times: isUnderWay ? begun : timesAt(frame), ...toAltAz(frame, vector) };
}

/** Its next culmination, with the rise before and the set after it. */
export const timesOf = (at: SkyFrame, target: SkyTarget, vector: Vector): StarTimes =>
  target.kind === 'wanderer' ? wandererTimes(at, target.id) : starTimes(at, vector);

/** Where a target is among the stars. */
export function vectorOf({ catalogue }: SkyData, frame: SkyFrame, target: SkyTarget): Vector | undefined {
  if (target?.kind === 'wanderer') return wandererAt(frame, target.id)?.vector;
  if (target?.kind === 'star') return starAt(catalogue, target.index, frame.instant);
  return target?.kind === 'asterism' && Number.isInteger(target.index)
    ? catalogue.asterisms[target.index]?.label
    : undefined;
}

/** The figure that contains a star's lines. */
export const figureOf = ({ catalogue }: SkyData, star: number) =>
  catalogue.asterisms.find(({ lines }) => lines.some(line => line.includes(star)));

/** The figure that gives a mansion (0 for 角) its name. */
export function mansionFigure({ asterisms }: Catalogue, mansion: number | undefined): SkyTarget | undefined {
  const index = asterisms.findIndex(
    ({ kind, region }) => kind === 'mansion' && region.kind === 'mansion' && region.index === mansion,
  );
  return index < 0 ? undefined : { kind: 'asterism', index };
}

/** The figure of the mansion on the meridian. */
export const culminatingFigure = ({ catalogue, lodges }: SkyData, frame: SkyFrame): SkyTarget | undefined =>
  mansionFigure(catalogue, culminatingMansion(frame, lodges).index);
