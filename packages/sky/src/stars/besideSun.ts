import { cos, sin } from '../angles';
import { separation, type Vector } from './vector';
import type { Wanderer } from './wanderers';

/** East of the sun a planet sets after it, west of it it rises before. */
export interface SunSide {
  readonly side: 'evening' | 'morning' | 'near-sun';
  /** Degrees from the sun. */
  readonly apart: number;
}

/** Nearer to the sun than this even Venus is hard to see, degrees. */
const GLARE = 10;
const OBLIQUITY = 23.4393;
const ECLIPTIC_POLE: Vector = [0, -sin(OBLIQUITY), cos(OBLIQUITY)];

/** Whether a planet is evening star (长庚, for Venus) or morning star (启明). */
export function besideSun(planet: Wanderer, sun: Wanderer): SunSide {
  const apart = separation(planet.vector, sun.vector);
  if (apart < GLARE) return { side: 'near-sun', apart };
  const [ax, ay, az] = sun.vector;
  const [bx, by, bz] = planet.vector;
  const [px, py, pz] = ECLIPTIC_POLE;
  const eastwards = (ay * bz - az * by) * px + (az * bx - ax * bz) * py + (ax * by - ay * bx) * pz;
  return { side: eastwards > 0 ? 'evening' : 'morning', apart };
}
