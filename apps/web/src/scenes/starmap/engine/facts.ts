import {
  type AltAz,
  type Catalogue,
  culminatingMansion,
  type SkyFrame,
  type SkyTarget,
  type StarTimes,
  starTimes,
  toAltAz,
  type Vector,
  vectorAt,
  wandererAt,
  wandererTimes,
} from '@app/sky/stars';
import type { LoadedSky } from '../useCatalogue';

export interface TargetFacts extends AltAz {
  readonly vector: Vector;
  readonly times: StarTimes;
}

/** Where a target stands now and when it culminates, rises and sets. */
export function factsOf(sky: LoadedSky, frame: SkyFrame, target: SkyTarget): TargetFacts {
  const vector = vectorOf(sky, frame, target);
  const times = target.kind === 'wanderer' ? wandererTimes(frame, target.id) : starTimes(frame, vector);
  return { vector, times, ...toAltAz(frame, vector) };
}

function vectorOf({ catalogue }: LoadedSky, frame: SkyFrame, target: SkyTarget): Vector {
  if (target.kind === 'wanderer') return wandererAt(frame, target.id).vector;
  if (target.kind === 'star') return vectorAt(catalogue.vectors, target.index);
  return catalogue.asterisms[target.index]?.label ?? [0, 0, 1];
}

/** The figure a star's lines belong to. */
export const figureOf = ({ catalogue }: LoadedSky, star: number) =>
  catalogue.asterisms.find(({ lines }) => lines.some(line => line.includes(star)));

/** The figure a mansion (0 for 角) is named after. */
export function mansionFigure({ asterisms }: Catalogue, mansion: number | undefined): SkyTarget | undefined {
  const index = asterisms.findIndex(
    ({ kind, region }) => kind === 'mansion' && region.kind === 'mansion' && region.index === mansion,
  );
  return index < 0 ? undefined : { kind: 'asterism', index };
}

/** The figure of the mansion that stands on the meridian. */
export const culminatingFigure = ({ catalogue, lodges }: LoadedSky, frame: SkyFrame): SkyTarget | undefined =>
  mansionFigure(catalogue, culminatingMansion(frame, lodges).index);
