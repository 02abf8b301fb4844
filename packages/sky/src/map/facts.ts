import { NOTHING } from '@app/kernel';
import type { Catalogue } from '../stars/catalogue';
import { type AltAz, type SkyFrame, toAltAz } from '../stars/frame';
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

/** Where a target is now and when it culminates, rises and sets; for callers without types: undefined for no target. */
export function factsOf(sky: SkyData, frame: SkyFrame, target: SkyTarget): TargetFacts {
  const vector = vectorOf(sky, frame, target);
  if (!vector) return NOTHING;
  const times = target.kind === 'wanderer' ? wandererTimes(frame, target.id) : starTimes(frame, vector);
  return { vector, times, ...toAltAz(frame, vector) };
}

function vectorOf({ catalogue }: SkyData, frame: SkyFrame, target: SkyTarget): Vector | undefined {
  if (target?.kind === 'wanderer') return wandererAt(frame, target.id)?.vector;
  if (target?.kind === 'star') return starAt(catalogue, target.index, frame.instant);
  return target?.kind === 'asterism' && Number.isInteger(target.index)
    ? catalogue.asterisms[target.index]?.label
    : undefined;
}

/** The figure a star's lines belong to. */
export const figureOf = ({ catalogue }: SkyData, star: number) =>
  catalogue.asterisms.find(({ lines }) => lines.some(line => line.includes(star)));

/** The figure a mansion (0 for 角) is named after. */
export function mansionFigure({ asterisms }: Catalogue, mansion: number | undefined): SkyTarget | undefined {
  const index = asterisms.findIndex(
    ({ kind, region }) => kind === 'mansion' && region.kind === 'mansion' && region.index === mansion,
  );
  return index < 0 ? undefined : { kind: 'asterism', index };
}

/** The figure of the mansion that is on the meridian. */
export const culminatingFigure = ({ catalogue, lodges }: SkyData, frame: SkyFrame): SkyTarget | undefined =>
  mansionFigure(catalogue, culminatingMansion(frame, lodges).index);
