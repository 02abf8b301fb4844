import { type BodySize, bodySize, type Point, type Projector } from '@app/sky/map';
import { NAKED_EYE, towards, type Vector, type Wanderer } from '@app/sky/stars';
import { Color, Graphics } from 'pixi.js';
import type { MapPicture } from '../engine/picture';

const STEPS = 24;
/** The strength of everything on the other side of the horizon. */
const BELOW = 0.5;
/** The planets as they look to the eye, on a dark sky; on paper as deep as its ink. */
const PLANETS: Readonly<Partial<Record<Wanderer['id'], string>>> = {
  mercury: '#c9c4ba',
  venus: '#fff3cf',
  mars: '#e8794f',
  jupiter: '#f0d6a4',
  saturn: '#d6bb72',
};
const ON_PAPER = '#9c9488';

/** Sun, moon in its true phase, and the planets visible to the eye. */
export function createBodies() {
  const container = new Graphics();

  function draw({ wanderers, projector, palette }: MapPicture): void {
    container.clear();
    const sun = wanderers.find(({ id }) => id === 'sun')?.vector;
    // R1065: the smaller of two that nearly meet is before the larger.
    const reach = (each: Wanderer) => bodySize(each, projector.stage.radius).radius;
    for (const wanderer of [...wanderers].sort((a, b) => reach(b) - reach(a))) {
      const at = projector.place(wanderer.vector);
      if (!at || (projector.mode === 'door' && wanderer.altitude < -1) || wanderer.magnitude > NAKED_EYE)
        continue;
      const alpha = wanderer.altitude < 0 ? BELOW : 1;
      const size = bodySize(wanderer, projector.stage.radius);
      if (wanderer.id === 'moon') moon(container, wanderer, at, size.radius, alpha, sun, projector, palette);
      else if (wanderer.id === 'sun') ringed(container, at, size, palette.colour.sun, alpha);
      else ringed(container, at, size, planetColour(wanderer.id, palette), alpha);
    }
  }

  return { container, draw };
}

function planetColour(id: Wanderer['id'], { colour, starColour }: MapPicture['palette']): string {
  const own = PLANETS[id] ?? colour.planet;
  return starColour > 0 ? own : new Color(own).multiply(ON_PAPER).toHex();
}

/** A disc in a thin ring. */
function ringed(
  graphics: Graphics,
  at: Point,
  { radius, ring }: BodySize,
  color: string,
  alpha: number,
): void {
  graphics.circle(at.x, at.y, radius).fill({ color, alpha });
  graphics.circle(at.x, at.y, radius + ring).stroke({ width: 0.9, color, alpha: alpha * 0.65 });
}

/** The lit side faces the sun along the great circle, whatever the projection does to it. */
function moon(
  graphics: Graphics,
  { vector, illumination }: Wanderer,
  at: Point,
  radius: number,
  alpha: number,
  sun: Vector | undefined,
  { place }: Projector,
  { colour }: MapPicture['palette'],
): void {
  const next = sun && place(towards(vector, sun, 2));
  const tilt = next ? Math.atan2(next.y - at.y, next.x - at.x) : 0;
  graphics.circle(at.x, at.y, radius).fill({ color: colour['moon-dark'], alpha });
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  // The limb is half a circle towards the sun; the terminator half an ellipse, bulging away if more than half is lit.
  const bulge = 1 - 2 * illumination;
  const outline = Array.from({ length: 2 * STEPS + 1 }, (_, i) => {
    const angle = (i / STEPS) * Math.PI - Math.PI / 2;
    const x = Math.cos(angle) * (i <= STEPS ? 1 : -bulge) * radius;
    const y = Math.sin(angle) * radius;
    return { x: at.x + x * c - y * s, y: at.y + x * s + y * c };
  });
  graphics.poly(outline).fill({ color: colour['moon-lit'], alpha });
  graphics.circle(at.x, at.y, radius).stroke({ width: 0.8, color: colour.figure, alpha: alpha * 0.6 });
}
