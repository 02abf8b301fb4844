import { CONNECTION_STATUSES, type ConnectionStatus, drawRadius } from '@app/dreamspace';
import { Color, Particle, ParticleContainer, type Texture } from 'pixi.js';
import { SQUARE } from './bubbleTextures';
import type { DreamPicture } from './picture';

export interface DotLayer {
  readonly container: ParticleContainer;
  /** Draws every bubble as a point of light but those that are `drawn` already. */
  draw(picture: DreamPicture, opacity: Float32Array, drawn: Uint8Array): void;
}

/** All bubbles in one call to the GPU. What a particle's setters would work out again each frame is worked out once. */
export function createDotLayer(
  texture: Texture,
  colours: Readonly<Record<ConnectionStatus, string>>,
): DotLayer {
  const container = new ParticleContainer({
    dynamicProperties: { position: true, vertex: true, color: true, rotation: false, uvs: false },
  });
  const particles: Particle[] = [];
  const perRadius = SQUARE / texture.width;
  const tints = CONNECTION_STATUSES.map(status => new Color(colours[status]).toBgrNumber());
  let tintOf = new Uint32Array(0);
  let known: DreamPicture['bubbles'] | undefined;

  const meet = (bubbles: DreamPicture['bubbles']) => {
    known = bubbles;
    tintOf = Uint32Array.from(
      bubbles,
      ({ connectionStatus }) => tints[CONNECTION_STATUSES.indexOf(connectionStatus)] ?? 0,
    );
    while (particles.length < bubbles.length) {
      const particle = new Particle({ texture, anchorX: 0.5, anchorY: 0.5 });
      particles.push(particle);
      container.addParticle(particle);
    }
  };

  return {
    container,
    draw({ bubbles, field, camera }, opacity, drawn) {
      if (known !== bubbles) meet(bubbles);
      const { sx, sy, scale } = field.columns;
      const size = drawRadius(1, camera.size) * perRadius;
      for (let i = 0; i < particles.length; i++) {
        const particle = particles[i];
        if (!particle) continue;
        const side = (scale[i] ?? 1) * size;
        particle.x = sx[i] ?? 0;
        particle.y = sy[i] ?? 0;
        particle.scaleX = side;
        particle.scaleY = side;
        const alpha = drawn[i] === 1 ? 0 : (opacity[i] ?? 1);
        // Blue, green and red, with the opacity in the highest byte, as the particle's shader reads it.
        particle.color = (tintOf[i] ?? 0) + ((alpha * 255) << 24);
      }
    },
  };
}
