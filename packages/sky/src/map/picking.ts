import { hitAsterism, hitStar } from '../stars/hitTest';
import type { SkyTarget } from '../stars/search';
import { NAKED_EYE, type Wanderer } from '../stars/wanderers';
import type { Point } from './camera';
import { mansionFigure } from './facts';
import type { SkyData } from './mapView';
import type { Projector } from './projector';
import { mansionOnRing } from './ring';

/** A tap this far from something still selects it, px. */
const FINGER = 22;

/** Sun, moon and planets first, then stars, then the lines of the figures; on the ring, its mansions. */
export function targetAt(
  { catalogue, lodges }: SkyData,
  wanderers: readonly Wanderer[],
  projector: Projector,
  at: Point,
): SkyTarget | undefined {
  const { place, stars, stage, scale } = projector;
  if (Math.hypot(at.x - stage.centre.x, at.y - stage.centre.y) > stage.radius) {
    return mansionFigure(catalogue, mansionOnRing(projector, lodges, at));
  }
  if (projector.isGround(at)) return undefined;
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
