import { drawRadius } from '@app/dreamspace';
import { Container, Sprite } from 'pixi.js';
import { type BubbleTextures, type DreamPalette, SQUARE } from './bubbleTextures';
import { createDotLayer } from './dots';
import { createEmphasis } from './emphasis';
import { type DreamPicture, LIFT } from './picture';

/** Bubbles smaller than this radius are dots: nobody could tell their inside. Screen pixels. */
const SMALLEST_DRAWN = 9;
/** The most bubbles drawn with their inside at once; the nearest get it. */
const MOST_DRAWN = 160;
/** The lifted one is never smaller than this radius, screen pixels. */
const SMALLEST_LIFTED = 14;

interface View {
  readonly width: number;
  readonly height: number;
}

export interface BubbleLayer {
  readonly container: Container;
  /** `lifted` is an index, or -1. */
  draw(picture: DreamPicture, lifted: number, elapsed: number, view: View): void;
}

/**
 * Level of detail by size on the screen: what can be read is a sprite, the rest are particles. Sprites are a pool, so a
 * space of ten thousand holds no more of them than can be seen.
 */
export function createBubbleLayer(textures: BubbleTextures, palette: DreamPalette): BubbleLayer {
  const dots = createDotLayer(textures.dot, {
    available: palette.available,
    'connected-to-me': palette.mine,
    'connected-to-others': palette.others,
  });
  const near = new Container();
  const top = new Sprite({ texture: textures.of.available, anchor: 0.5, visible: false });
  const halo = new Sprite({ texture: textures.halo, anchor: 0.5, visible: false });
  const container = new Container({ children: [dots.container, near, top, halo], eventMode: 'none' });
  const emphasis = createEmphasis();
  const sprites: Sprite[] = [];
  /** 1 for those drawn with their inside. */
  let drawn = new Uint8Array(0);

  const grow = (count: number) => {
    if (drawn.length < count) drawn = new Uint8Array(count);
    while (sprites.length < Math.min(count, MOST_DRAWN)) {
      const sprite = new Sprite({ texture: textures.of.available, anchor: 0.5, visible: false });
      sprites.push(sprite);
      near.addChild(sprite);
    }
  };
  const place = (sprite: Sprite, { field }: DreamPicture, i: number, radius: number, opacity: number) => {
    sprite.visible = true;
    sprite.setSize(radius * SQUARE);
    sprite.position.set(field.columns.sx[i] ?? 0, field.columns.sy[i] ?? 0);
    sprite.alpha = opacity;
  };
  const textureOf = ({ bubbles }: DreamPicture, i: number) =>
    textures.of[bubbles[i]?.connectionStatus ?? 'available'];

  /** The nearest with their inside, as many as there are sprites for. */
  const drawNear = (picture: DreamPicture, lifted: number, opacity: Float32Array, view: View) => {
    const { field, camera } = picture;
    const { sx, sy, scale } = field.columns;
    const isCrowd = field.count > MOST_DRAWN;
    const order = field.drawOrder();
    // The pool is drawn from its first sprite to its last, and filled from near to far: the nearest come last.
    let free = sprites.length;
    for (let rank = field.count - 1; rank >= 0 && free > 0; rank--) {
      const i = order[rank] ?? 0;
      const radius = drawRadius(scale[i] ?? 1, camera.size);
      // Whoever is farther is smaller still.
      if (isCrowd && radius < SMALLEST_DRAWN) break;
      const x = sx[i] ?? 0;
      const y = sy[i] ?? 0;
      const isOutside = x < -radius || x > view.width + radius || y < -radius || y > view.height + radius;
      if (isOutside || i === lifted) continue;
      const sprite = sprites[--free];
      if (!sprite) break;
      sprite.texture = textureOf(picture, i);
      place(sprite, picture, i, radius, opacity[i] ?? 1);
      drawn[i] = 1;
    }
    while (free > 0) {
      const sprite = sprites[--free];
      if (sprite) sprite.visible = false;
    }
  };
  /** The lifted one, over all others and with a halo. */
  const drawTop = (picture: DreamPicture, lifted: number) => {
    const isLifted = lifted >= 0;
    top.visible = isLifted;
    halo.visible = isLifted;
    if (!isLifted) return;
    const { field, camera } = picture;
    const radius = Math.max(
      SMALLEST_LIFTED,
      drawRadius(field.columns.scale[lifted] ?? 1, camera.size) * LIFT,
    );
    top.texture = textureOf(picture, lifted);
    place(top, picture, lifted, radius, 1);
    place(halo, picture, lifted, radius, 1);
    drawn[lifted] = 1;
  };

  return {
    container,
    draw(picture, lifted, elapsed, view) {
      const { count } = picture.field;
      grow(count);
      drawn.fill(0);
      const opacity = emphasis.opacities(picture, lifted, elapsed);
      drawNear(picture, lifted, opacity, view);
      drawTop(picture, lifted);
      const isCrowd = count > MOST_DRAWN;
      dots.container.visible = isCrowd;
      if (isCrowd) dots.draw(picture, opacity, drawn);
    },
  };
}
