import { NOTHING } from '@app/kernel';
import { isNumber } from '../input';
import type { Wanderer } from '../stars/wanderers';

/** Drawn larger than to scale, px on a disc of 400. */
const SUN = 8;
const MOON = 9;
const SUN_RING = 3;
/** px between a planet and its ring */
const PLANET_RING = 2.5;
const FAINTEST = 2;

export interface BodySize {
  /** px */
  readonly radius: number;
  /** Gap between a body and its thin ring, px; the moon has no ring. */
  readonly ring: number;
}

/** Sizes of sun, moon and planets on a disc of this radius, px. */
export function bodySize(body: Pick<Wanderer, 'id' | 'magnitude'>, disc: number): BodySize {
  const { id, magnitude } = body ?? {};
  if (!isNumber(magnitude) || !isNumber(disc)) return NOTHING;
  const unit = Math.max(0.8, disc / 400);
  if (id === 'sun') return { radius: SUN * unit, ring: SUN_RING * unit };
  if (id === 'moon') return { radius: MOON * unit, ring: 0 };
  return { radius: Math.max(FAINTEST, unit * (3.6 - 0.35 * magnitude)), ring: PLANET_RING };
}

/** Half the width of a body with its ring, px. */
export function bodyReach(body: Pick<Wanderer, 'id' | 'magnitude'>, disc: number): number {
  const size = bodySize(body, disc);
  return size && size.radius + size.ring;
}
