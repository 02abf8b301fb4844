import { cos, sin } from '../angles';
import { separation, type Vector } from './vector';
import type { Wanderer } from './wanderers';

/** A planet east of the sun sets after it; a planet west of it rises before it. */
export interface SunSide {
  readonly side: 'evening' | 'morning' | 'near-sun';
  /** Degrees from the sun. */
  readonly apart: number;
}

/** Closer to the sun than this, even Venus is hard to see, degrees. */
const GLARE = 10;
const OBLIQUITY = 23.4393;
const ECLIPTIC_POLE: Vector = [0, -sin(OBLIQUITY), cos(OBLIQUITY)];

/** Whether a planet is an evening star (长庚, for Venus) or a morning star (启明). */
export function besideSun(planet: Wanderer, sun: Wanderer): SunSide {
  const apart = separation(planet.vector, sun.vector);
  if (apart < GLARE) return { side: 'near-sun', apart };
  const [ax, ay, az] = sun.vector;
  const [bx, by, bz] = planet.vector;
  const [px, py, pz] = ECLIPTIC_POLE;
  const eastwards = (ay * bz - az * by) * px + (az * bx - ax * bz) * py + (ax * by - ay * bx) * pz;
  return { side: eastwards > 0 ? 'evening' : 'morning', apart };
}
