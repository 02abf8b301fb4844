import type { Catalogue } from '@app/sky/stars';
import { Color, Particle, ParticleContainer, Texture } from 'pixi.js';
import type { MapPicture } from '../engine/picture';

/** Side of the texture shared by all stars, px. */
const DISC = 64;
/** Outside every picture: where a star behind the viewer is kept. */
const NOWHERE = -10_000;
const SUNLIKE = 0.65;

/** All stars in one draw call: size by magnitude, strength by size, colour by B-V. */
export function createStars({ count, magnitudes, colours }: Catalogue) {
  const texture = Texture.from(disc(), true);
  const particles = Array.from(
    { length: count },
    () => new Particle({ texture, anchorX: 0.5, anchorY: 0.5 }),
  );
  const container = new ParticleContainer({
    texture,
    particles,
    dynamicProperties: { position: true, vertex: true, color: true },
  });
  let tinted = '';

  function draw({ projector, palette, zoom }: MapPicture): void {
    const key = `${palette.colour.star}${palette.colour['star-faint']}`;
    if (key !== tinted) {
      tinted = key;
      for (const [i, particle] of particles.entries()) {
        particle.tint = tintOf(magnitudes[i] ?? 6, colours[i] ?? SUNLIKE, palette);
      }
    }
    const size = starSize(projector.stage.radius, zoom);
    const faintest = faintestAt(zoom);
    const isDoor = projector.mode === 'door';
    for (const [i, particle] of particles.entries()) {
      const magnitude = magnitudes[i] ?? 6;
      const [x = NOWHERE, y = NOWHERE, height = 0] = projector.stars.subarray(i * 3, i * 3 + 3);
      const hidden = magnitude > faintest || Number.isNaN(x) || (isDoor && height < -0.01);
      particle.x = hidden ? NOWHERE : x;
      particle.y = hidden ? NOWHERE : y;
      const radius = Math.max(0.5 + 0.09 * zoom, size * palette.starSize * (2.9 - 0.44 * magnitude));
      particle.scaleX = particle.scaleY = (radius * 2) / (DISC * 0.9);
      particle.alpha = strengthOf(magnitude) * (height < 0 ? palette.below : 1);
    }
    container.update();
  }

  return { container, draw, dispose: () => texture.destroy(true) };
}

/** Bigger on a bigger disc, and slightly bigger when zoomed in. */
const starSize = (radius: number, zoom: number): number =>
  Math.max(0.62, radius / 400) * (1 + 0.12 * (zoom - 1));

/** Magnitudes visible on the whole disc, and all of them when zoomed in. */
const faintestAt = (zoom: number): number => (zoom < 1.6 ? 5.3 : 9);

const strengthOf = (magnitude: number): number =>
  magnitude < 2 ? 1 : magnitude < 3.6 ? 0.92 : Math.max(0.42, 0.78 - (magnitude - 3.6) * 0.17);

/** From blue over white to orange, mixed with the theme's colour for stars. */
function tintOf(
  magnitude: number,
  colour: number,
  { colour: { star, 'star-faint': faint }, starColour }: MapPicture['palette'],
): number {
  const base = new Color(magnitude < 3.6 ? star : faint);
  const warmth = Math.min(1, Math.max(-1, (colour - SUNLIKE) / 1));
  const own = new Color(warmth < 0 ? '#a9c6ff' : '#ffb27a');
  const share = Math.abs(warmth) * starColour;
  const mix = (a: number, b: number) => a + (b - a) * share;
  return new Color([mix(base.red, own.red), mix(base.green, own.green), mix(base.blue, own.blue)]).toNumber();
}

/** A white disc with a soft edge. */
function disc(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = DISC;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d canvas'); // every browser with WebGL has one
  const middle = DISC / 2;
  const light = context.createRadialGradient(middle, middle, middle * 0.62, middle, middle, middle * 0.98);
  light.addColorStop(0, 'rgb(255 255 255)');
  light.addColorStop(1, 'rgb(255 255 255 / 0)');
  context.fillStyle = light;
  context.fillRect(0, 0, DISC, DISC);
  return canvas;
}
