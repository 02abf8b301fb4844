import { type Direction, directionAt } from '@app/kernel';
import { mountainAt } from './bearings';
import type { Catalogue } from './catalogue';
import { type AltAz, meridianAscension, type SkyFrame, toAltAz } from './frame';
import { type Lodge, lodgeAt, type Mansion } from './mansions';
import { starAt } from './properMotion';
import type { SkyTarget } from './search';
import { fromEquatorial, type Vector } from './vector';
import { NAKED_EYE, type Wanderer, wanderersAt } from './wanderers';

/** One thing in the sky, as facts for a sentence: "Venus, 12° above the west". */
export interface Sighting extends AltAz {
  readonly target: SkyTarget;
  readonly direction: Direction;
  /** Its mountain (0 for 子 to 23 for 壬). */
  readonly mountain: number;
}

/** The map in words, for people who cannot see it. */
export interface SkyReport {
  /** Above the horizon: sun, moon and planets visible to the eye, then the brightest stars. */
  readonly up: readonly Sighting[];
  /** The mansion on the meridian, and the moon's. */
  readonly culminating: Mansion;
  readonly moonIn: Mansion;
}

export function skyReport(
  frame: SkyFrame,
  catalogue: Catalogue,
  lodges: readonly Lodge[],
  brightest = 12,
): SkyReport {
  const wanderers = wanderersAt(frame);
  const moon = wanderers.find(({ id }) => id === 'moon');
  const stars: Sighting[] = [];
  for (let index = 0; index < catalogue.count && stars.length < brightest; index++) {
    const sighting = sightingOf(frame, { kind: 'star', index }, starAt(catalogue, index, frame.instant));
    if (sighting.altitude > 0) stars.push(sighting);
  }
  const culminating = culminatingMansion(frame, lodges);
  return {
    up: [
      ...wanderers.filter(isSeen).map(wanderer => sightingOf(frame, targetOf(wanderer), wanderer.vector)),
      ...stars,
    ],
    culminating,
    moonIn: moon ? lodgeAt(lodges, moon.vector).mansion : culminating,
  };
}

/** The mansion (宿) whose lodge is on the meridian, where stars are highest. */
export const culminatingMansion = (frame: SkyFrame, lodges: readonly Lodge[]): Mansion =>
  lodgeAt(lodges, fromEquatorial(meridianAscension(frame), 0)).mansion;

/** A position as facts for a sentence. */
function sightingOf(frame: SkyFrame, target: SkyTarget, vector: Vector): Sighting {
  const { altitude, azimuth } = toAltAz(frame, vector);
  return { target, altitude, azimuth, direction: directionAt(azimuth), mountain: mountainAt(azimuth) };
}

const isSeen = ({ altitude, magnitude }: Wanderer): boolean => altitude > 0 && magnitude < NAKED_EYE;
const targetOf = ({ id }: Wanderer): SkyTarget => ({ kind: 'wanderer', id });
