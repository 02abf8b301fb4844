import { NAKED_EYE, type SkyTarget, towards, type Vector, type Wanderer } from '@app/sky/stars';
import { Graphics } from 'pixi.js';
import type { Point } from '../engine/camera';
import type { MapPicture } from '../engine/picture';
import type { Projector } from '../engine/projector';

/** Sun and moon are drawn larger than life, px on a disc of 400. */
const SUN = 8;
const MOON = 9;
const STEPS = 24;

/** Sun, moon in its true phase, and the planets the eye can see. */
export function createBodies() {
  const container = new Graphics();

  function draw({ wanderers, projector, palette, picked }: MapPicture): void {
    container.clear();
    const unit = Math.max(0.8, projector.stage.radius / 400);
    const sun = wanderers.find(({ id }) => id === 'sun')?.vector;
    for (const wanderer of wanderers) {
      const at = projector.place(wanderer.vector);
      if (!at || (projector.mode === 'door' && wanderer.altitude < -1) || wanderer.magnitude > NAKED_EYE)
        continue;
      if (wanderer.id === 'moon') moon(container, wanderer, at, MOON * unit, sun, projector, palette);
      else if (wanderer.id === 'sun') {
        container.circle(at.x, at.y, SUN * unit).fill(palette.colour.sun);
        container
          .circle(at.x, at.y, (SUN + 3) * unit)
          .stroke({ width: 1, color: palette.colour.sun, alpha: 0.6 });
      } else {
        const radius = Math.max(2, unit * (3.6 - 0.35 * wanderer.magnitude));
        container.circle(at.x, at.y, radius).fill(palette.colour.planet);
        container
          .circle(at.x, at.y, radius + 2.5)
          .stroke({ width: 0.9, color: palette.colour.planet, alpha: 0.7 });
      }
      if (isPicked(picked, wanderer)) {
        container.circle(at.x, at.y, 15 * unit).stroke({ width: 1.6, color: palette.colour.picked });
      }
    }
  }

  return { container, draw };
}

const isPicked = (picked: SkyTarget | undefined, { id }: Wanderer) =>
  picked?.kind === 'wanderer' && picked.id === id;

/** The lit side looks at the sun along the great circle, whatever the projection does to it. */
function moon(
  graphics: Graphics,
  { vector, illumination }: Wanderer,
  at: Point,
  radius: number,
  sun: Vector | undefined,
  { place }: Projector,
  { colour }: MapPicture['palette'],
): void {
  const next = sun && place(towards(vector, sun, 2));
  const tilt = next ? Math.atan2(next.y - at.y, next.x - at.x) : 0;
  graphics.circle(at.x, at.y, radius).fill(colour['moon-dark']);
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  // The limb is half a circle towards the sun; the terminator half an ellipse, bulging away when more than half is lit.
  const bulge = 1 - 2 * illumination;
  const outline = Array.from({ length: 2 * STEPS + 1 }, (_, i) => {
    const angle = (i / STEPS) * Math.PI - Math.PI / 2;
    const x = Math.cos(angle) * (i <= STEPS ? 1 : -bulge) * radius;
    const y = Math.sin(angle) * radius;
    return { x: at.x + x * c - y * s, y: at.y + x * s + y * c };
  });
  graphics.poly(outline).fill(colour['moon-lit']);
  graphics.circle(at.x, at.y, radius).stroke({ width: 0.8, color: colour.figure, alpha: 0.6 });
}
