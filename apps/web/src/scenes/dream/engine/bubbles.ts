import { drawRadius, emphasisOf } from '@app/dreamspace';
import { Container, Particle, ParticleContainer, Sprite } from 'pixi.js';
import { type BubbleTextures, type DreamPalette, SQUARE } from './bubbleTextures';
import { DIMMED, type DreamPicture, depthOpacity, EASE_MS, LIFT } from './picture';

/** Bubbles smaller than this radius are dots: nobody could tell their inside. Screen pixels. */
const SMALLEST_DRAWN = 9;
/** The most bubbles drawn with their inside at once; the nearest get it. */
const MOST_DRAWN = 160;

export interface BubbleLayer {
  readonly container: Container;
  draw(picture: DreamPicture, elapsed: number, width: number, height: number): void;
}

/**
 * Level of detail by size on the screen: what can be read is a sprite, the rest are particles. Sprites are a pool, so a
 * space of ten thousand holds no more of them than can be seen.
 */
export function createBubbleLayer(textures: BubbleTextures, palette: DreamPalette): BubbleLayer {
  const dots = new ParticleContainer({
    dynamicProperties: { position: true, vertex: true, color: true, rotation: false, uvs: false },
  });
  const near = new Container();
  const halo = new Sprite({ texture: textures.halo, anchor: 0.5, visible: false });
  const container = new Container({ children: [dots, near, halo], eventMode: 'none' });
  const particles: Particle[] = [];
  const sprites: Sprite[] = [];
  const tints = {
    available: palette.available,
    'connected-to-me': palette.mine,
    'connected-to-others': palette.others,
  };
  let ease: Float32Array = new Float32Array(0);

  const grow = (count: number) => {
    if (ease.length < count) ease = new Float32Array(count).fill(1);
    while (sprites.length < Math.min(count, MOST_DRAWN)) {
      const sprite = new Sprite({ texture: textures.of.available, anchor: 0.5, visible: false });
      sprites.push(sprite);
      near.addChild(sprite);
    }
  };
  const growDots = (count: number) => {
    while (particles.length < count) {
      const particle = new Particle({ texture: textures.dot, anchorX: 0.5, anchorY: 0.5, alpha: 0 });
      particles.push(particle);
      dots.addParticle(particle);
    }
  };

  return {
    container,
    draw({ bubbles, field, camera, lifted, flowing }, elapsed, width, height) {
      const count = Math.min(field.count, bubbles.length);
      grow(count);
      const { sx, sy, scale, shown } = field.columns;
      const order = field.drawOrder();
      const smallest = drawRadius(0.8, camera.size);
      const hasDots = smallest < SMALLEST_DRAWN || count > MOST_DRAWN;
      if (hasDots) growDots(count);
      dots.visible = hasDots;
      const step = flowing ? 1 - Math.exp(-elapsed / EASE_MS) : 1;
      let drawn = 0;
      let haloAt = -1;
      // From near to far, so that the nearest get the sprites; the pool is drawn in reverse.
      for (let place = count - 1; place >= 0; place--) {
        const i = order[place] ?? 0;
        const bubble = bubbles[i];
        if (!bubble) continue;
        const emphasis = emphasisOf(bubble.id, lifted);
        const faded = emphasis === 'dimmed' || shown[i] === 0;
        const goal = faded ? DIMMED : 1;
        const eased = (ease[i] ?? 1) + (goal - (ease[i] ?? 1)) * step;
        ease[i] = eased;
        const s = scale[i] ?? 1;
        const radius = drawRadius(s, camera.size) * (emphasis === 'lifted' ? LIFT : 1);
        const x = sx[i] ?? 0;
        const y = sy[i] ?? 0;
        const isLifted = emphasis === 'lifted';
        const alpha = isLifted ? 1 : depthOpacity(s) * eased;
        const onScreen = x > -radius && x < width + radius && y > -radius && y < height + radius;
        const sprite =
          onScreen && (radius >= SMALLEST_DRAWN || isLifted || !hasDots)
            ? sprites[sprites.length - 1 - drawn]
            : undefined;
        if (sprite) {
          drawn++;
          sprite.visible = true;
          sprite.texture = textures.of[bubble.connectionStatus];
          const side = Math.max(radius, isLifted ? 14 : 0) * SQUARE;
          sprite.setSize(side);
          sprite.position.set(x, y);
          sprite.alpha = alpha;
          if (isLifted) {
            haloAt = i;
            halo.setSize(side);
          }
        }
        const particle = hasDots ? particles[i] : undefined;
        if (!particle) continue;
        const size = (radius * SQUARE) / textures.dot.width;
        particle.x = x;
        particle.y = y;
        particle.scaleX = size;
        particle.scaleY = size;
        particle.tint = tints[bubble.connectionStatus];
        particle.alpha = sprite || !onScreen ? 0 : alpha;
      }
      for (let unused = 0; unused < sprites.length - drawn; unused++) {
        const sprite = sprites[unused];
        if (sprite) sprite.visible = false;
      }
      halo.visible = haloAt >= 0;
      if (haloAt >= 0) halo.position.set(sx[haloAt] ?? 0, sy[haloAt] ?? 0);
    },
  };
}
