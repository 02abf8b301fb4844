import { createField, fitCamera, generateBubbles } from '@app/dreamspace';
import { millis, seededRandom } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { createBubbleLayer } from './Bubbles';
import type { DreamPicture } from './picture';

const VIEW = { width: 1280, height: 720 };

/** A sprite like Pixi's, without a texture to measure. */
function fakeSprite() {
  const at = { x: 0, y: 0 };
  const set = (x: number, y: number) => void Object.assign(at, { x, y });
  return { visible: false, alpha: -1, texture: undefined, at, position: { set }, setSize: () => undefined };
}

/** Draws some frames with the bubble of that index lifted, or none. */
function drawn(lifted: number, frames = 1) {
  const bubbles = generateBubbles(seededRandom(3), millis(0));
  const field = createField({ capacity: bubbles.length });
  for (const bubble of bubbles) field.spawn(bubble);
  const camera = fitCamera(VIEW);
  field.project(camera);
  const id = bubbles[lifted]?.id;
  const picture: DreamPicture = { bubbles, field, camera, lifted: id, language: 'en', flowing: true };
  const sprites = bubbles.map(fakeSprite);
  const [top, halo] = [fakeSprite(), fakeSprite()];
  const nodes = { dots: { container: {}, draw: () => undefined }, sprites, top, halo };
  // the parts of textures and nodes the layer touches
  const layer = createBubbleLayer({ of: {} } as never, nodes as never);
  for (let frame = 0; frame < frames; frame++) layer.draw(picture, lifted, 16, VIEW);
  const seen = sprites.filter(({ visible }) => visible);
  return { top, halo, seen, alphas: seen.map(({ at, alpha }) => ({ at: `${at.x} ${at.y}`, alpha })) };
}

describe('[R131] the drawn light of the bubbles', () => {
  it('a raised one is at full light, and every other at no more than 42% of its own', () => {
    const own = new Map(drawn(-1).alphas.map(({ at, alpha }) => [at, alpha]));
    // A third of a second, at 60 frames a second.
    const { top, halo, alphas } = drawn(5, 20);
    expect([top.visible, top.alpha, halo.visible, halo.alpha]).toEqual([true, 1, true, 1]);
    expect(alphas.length).toBe(own.size - 1);
    for (const { at, alpha } of alphas) expect(alpha / (own.get(at) ?? 0)).toBeLessThan(0.45);
    const settled = drawn(5, 60);
    for (const { at, alpha } of settled.alphas) expect(alpha / (own.get(at) ?? 0)).toBeCloseTo(0.42, 2);
  });

  it('without a raised one, each has the light of its depth, 0.6 to 1, and nothing covers them', () => {
    const { top, halo, alphas } = drawn(-1, 5);
    expect([top.visible, halo.visible]).toEqual([false, false]);
    for (const { alpha } of alphas) {
      expect(alpha).toBeGreaterThanOrEqual(0.6);
      expect(alpha).toBeLessThanOrEqual(1);
    }
  });
});
