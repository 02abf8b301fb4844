import {
  type Catalogue,
  hitAsterism,
  hitStar,
  NAKED_EYE,
  type SkyTarget,
  type Wanderer,
} from '@app/sky/stars';
import type { Point } from './camera';
import type { Projector } from './projector';

/** A finger reaches so far, px. */
const FINGER = 22;

/** Sun, moon and planets first, then stars, then the lines of the figures. */
export function targetAt(
  catalogue: Catalogue,
  wanderers: readonly Wanderer[],
  { place, stars, stage, scale }: Projector,
  at: Point,
): SkyTarget | undefined {
  if (Math.hypot(at.x - stage.centre.x, at.y - stage.centre.y) > stage.radius) return undefined;
  const near = wanderers.find(({ vector, magnitude }) => {
    const point = place(vector);
    return point && magnitude < NAKED_EYE && Math.hypot(point.x - at.x, point.y - at.y) < FINGER * 0.8;
  });
  if (near) return { kind: 'wanderer', id: near.id };
  const zoomed = scale / stage.radius;
  const star = hitStar(catalogue, stars, at, FINGER * 0.6, zoomed < 2 ? 3.6 : 5.3);
  if (star !== undefined) return { kind: 'star', index: star };
  const asterism = hitAsterism(catalogue, stars, at, FINGER);
  return asterism === undefined ? undefined : { kind: 'asterism', index: asterism };
}
