import { createField, DIMMED, type FloatingKeyword, fitCamera, generateBubbles } from '@app/dreamspace';
import { millis, seededRandom } from '@app/kernel';
import type { Text } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { DreamPicture } from './picture';
import { createWordLayer } from './Words';

const VIEW = { width: 1280, height: 720 };

/** A text like Pixi's, without a canvas to measure on. */
function fakeText() {
  const at = { x: 0, y: 0 };
  const set = (x: number, y: number) => Object.assign(at, { x, y });
  return { text: '', visible: false, alpha: 0, width: 60, height: 18, at, position: { set } };
}

function drawn(opacity: number, lifted = -1) {
  const bubbles = generateBubbles(seededRandom(3), millis(0));
  const field = createField({ capacity: bubbles.length });
  for (const bubble of bubbles) field.spawn(bubble);
  const camera = fitCamera(VIEW);
  field.project(camera);
  const picture: DreamPicture = {
    bubbles,
    field,
    camera,
    lifted: bubbles[lifted]?.id,
    language: 'en',
    flowing: true,
  };
  const word: FloatingKeyword = {
    id: 3,
    bubbleId: 'b5',
    text: 'tea',
    offset: { x: 0, y: -55 },
    opacity,
    age: 0,
    lifespan: 4000,
  };
  const texts = Array.from({ length: 14 }, fakeText);
  const layer = createWordLayer(texts as unknown as Text[]); // the parts of a text the layer touches
  layer.draw(picture, lifted, [word], new Map(bubbles.map(({ id }, index) => [id, index])), VIEW);
  return { texts, field, camera };
}

describe('the drawn words', () => {
  it('[R144] are opaque when fully shown, and fade as they should', () => {
    expect(drawn(1).texts.find(({ visible }) => visible)).toMatchObject({ text: 'brewing tea', alpha: 1 });
    expect(drawn(0.5).texts.find(({ visible }) => visible)?.alpha).toBe(0.5);
  });
  it('[R131] are dimmed while another bubble is raised', () => {
    const shown = drawn(1, 7).texts.find(({ visible, text }) => visible && text === 'brewing tea');
    expect(shown?.alpha).toBeCloseTo(DIMMED, 6);
  });
  it('[R142] are as far from the centre of their bubble as drawn by chance', () => {
    const { texts, field, camera } = drawn(1);
    const shown = texts.find(({ visible }) => visible);
    const { sx, sy, scale } = field.columns;
    const away = Math.hypot((shown?.at.x ?? 0) - (sx[4] ?? 0), (shown?.at.y ?? 0) - (sy[4] ?? 0));
    expect(away / ((scale[4] ?? 1) * camera.size)).toBeCloseTo(55, 3);
  });
});
