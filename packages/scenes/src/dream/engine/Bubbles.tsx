import { createEmphasis, drawRadius, perspectiveScale, SPACE } from '@app/dreamspace';
import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { type BubbleTextures, type DreamPalette, SQUARE } from './bubbleTextures';
import { createDotLayer, type DotLayer } from './dots';
import { type DreamPicture, LIFT } from './picture';

extend({ Container, Sprite });

/** Bubbles smaller than this radius are dots: their inside would not be recognisable. Screen pixels. */
const SMALLEST_DRAWN = 9;
/** The most bubbles drawn with their inside at once; the nearest get it. */
const MOST_DRAWN = 160;
const NEAREST = perspectiveScale(-SPACE.depth / 2);
/** The lifted one is never smaller than this radius, screen pixels. */
const SMALLEST_LIFTED = 14;

interface View {
  readonly width: number;
  readonly height: number;
}

export interface BubbleLayer {
  /** `lifted` is an index, or -1. */
  draw(picture: DreamPicture, lifted: number, elapsed: number, view: View): void;
}

export interface BubblesProps {
  readonly textures: BubbleTextures;
  readonly palette: DreamPalette;
  /** The number of bubbles to draw. */
  readonly count: number;
  readonly ref: Ref<BubbleLayer>;
}

/**
 * Level of detail by size on the screen: a readable bubble is a sprite, the rest are dots in one mesh. Sprites are a
 * pool, so a space of ten thousand holds no more of them than are visible. React makes and removes them; their places and
 * light change with each frame and are written to them directly (A44).
 */
export function Bubbles({ textures, palette, count, ref }: BubblesProps) {
  const crowd = useRef<Container>(null);
  const sprites = useRef<Sprite[]>([]);
  const top = useRef<Sprite>(null);
  const halo = useRef<Sprite>(null);
  const layer = useRef<BubbleLayer>(undefined);
  useLayoutEffect(() => {
    if (!crowd.current || !top.current || !halo.current) return;
    const dots = createDotLayer(textures.dot, {
      available: palette.available,
      'connected-to-me': palette.mine,
      'connected-to-others': palette.others,
    });
    crowd.current.addChild(dots.container);
    const nodes = { dots, sprites: sprites.current, top: top.current, halo: halo.current };
    layer.current = createBubbleLayer(textures, nodes);
    return () => dots.destroy();
  }, [textures, palette]);
  useImperativeHandle(ref, () => ({ draw: (...args) => layer.current?.draw(...args) }), []);
  const one = { texture: textures.of.available, anchor: 0.5, visible: false };
  return (
    <pixiContainer eventMode="none">
      <pixiContainer ref={crowd} />
      {Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, place) => (
        <pixiSprite
          key={place}
          {...one}
          ref={(sprite: Sprite | null) => {
            if (sprite) sprites.current[place] = sprite;
            else sprites.current.length = Math.min(sprites.current.length, place);
          }}
        />
      ))}
      <pixiSprite ref={top} {...one} />
      <pixiSprite ref={halo} {...one} texture={textures.halo} />
    </pixiContainer>
  );
}

interface BubbleNodes {
  readonly dots: DotLayer;
  readonly sprites: readonly Sprite[];
  readonly top: Sprite;
  readonly halo: Sprite;
}

/** For `Bubbles`: writes places and light to the sprites, frame by frame. */
export function createBubbleLayer(
  textures: BubbleTextures,
  { dots, sprites, top, halo }: BubbleNodes,
): BubbleLayer {
  const emphasis = createEmphasis();
  const place = (sprite: Sprite, { field }: DreamPicture, i: number, radius: number, opacity: number) => {
    sprite.visible = true;
    sprite.setSize(radius * SQUARE);
    sprite.position.set(field.columns.sx[i] ?? 0, field.columns.sy[i] ?? 0);
    sprite.alpha = opacity;
  };
  const textureOf = ({ bubbles }: DreamPicture, i: number) =>
    textures.of[bubbles[i]?.connectionStatus ?? 'available'];

  /** The nearest with their inside, up to the number of sprites. Such a bubble emits no light as a dot. */
  const drawNear = (picture: DreamPicture, lifted: number, light: Float32Array, view: View) => {
    const { field, camera } = picture;
    const { sx, sy, scale } = field.columns;
    const least = isCrowd(picture) ? SMALLEST_DRAWN : 0;
    // The pool is drawn from its first sprite to its last, and filled from near to far: the nearest come last.
    let free = sprites.length;
    if (drawRadius(NEAREST, camera.size) >= least) {
      const order = field.drawOrder();
      for (let rank = field.count - 1; rank >= 0 && free > 0; rank--) {
        const i = order[rank] ?? 0;
        const radius = drawRadius(scale[i] ?? 1, camera.size);
        // Those farther away are smaller still.
        if (radius < least) break;
        const x = sx[i] ?? 0;
        const y = sy[i] ?? 0;
        const isOutside = x < -radius || x > view.width + radius || y < -radius || y > view.height + radius;
        if (isOutside || i === lifted) continue;
        const sprite = sprites[--free];
        if (!sprite) break;
        sprite.texture = textureOf(picture, i);
        place(sprite, picture, i, radius, light[i] ?? 1);
        light[i] = 0;
      }
    }
    while (free > 0) {
      const sprite = sprites[--free];
      if (sprite) sprite.visible = false;
    }
  };
  /** The lifted one, above all others and with a halo. */
  const drawTop = (picture: DreamPicture, lifted: number, light: Float32Array) => {
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
    light[lifted] = 0;
  };

  return {
    draw(picture, lifted, elapsed, view) {
      const light = emphasis.opacities(picture.field, lifted, elapsed, picture.flowing);
      drawNear(picture, lifted, light, view);
      drawTop(picture, lifted, light);
      dots.container.visible = isCrowd(picture);
      if (isCrowd(picture)) dots.draw(picture, light);
    },
  };
}

const isCrowd = ({ field }: DreamPicture): boolean => field.count > MOST_DRAWN;
