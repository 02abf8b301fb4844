import { describe, expect, it } from 'vitest';
import * as c from './constants';
import { drawRadius, fitCamera, hitRadius, perspectiveScale } from './perspective';

// Expected numbers: the specification's table of the deep dream and the rulings on its gaps.
describe('the numbers of the specification', () => {
  it('[R128] thirteen bubbles, three of them connected to me', () => {
    expect([c.BUBBLE_COUNT, c.CONNECTED_AT_FIRST]).toEqual([13, 3]);
  });
  it('[R137] click radius 20, draw radius 30, depth 200', () => {
    expect([c.CLICK_RADIUS, c.DRAW_RADIUS, c.PERSPECTIVE_DEPTH]).toEqual([20, 30, 200]);
  });
  it('[R138] a space of 700 x 350 x 100 and 150 tries', () => {
    expect([c.SPACE, c.PLACEMENT_TRIES]).toEqual([{ width: 700, height: 350, depth: 100 }, 150]);
  });
  it('[R140, R141, R142, R143, R144] keyword times, radii, sweep and fades', () => {
    expect(c.KEYWORD_DELAY).toEqual({ low: 1000, high: 3000 });
    expect(c.KEYWORD_LIFESPAN).toEqual({ low: 3000, high: 5000 });
    expect(c.KEYWORD_RADIUS).toEqual({ low: 45, high: 65 });
    expect(c.KEYWORD_SWEEP).toBe(50);
    expect(c.KEYWORD_FADE).toEqual({ inUntil: 0.2, outFrom: 0.8 });
  });
  it('[R147] a reply after one second', () => {
    expect(c.REPLY_DELAY).toBe(1000);
  });
});

describe('perspective', () => {
  // 200 / (200 + z) at the near wall, the stage plane and the far wall.
  it.each([
    { z: -50, scale: 4 / 3, draw: 40, click: 80 / 3 },
    { z: 0, scale: 1, draw: 30, click: 20 },
    { z: 50, scale: 0.8, draw: 24, click: 16 },
  ])('[R137] things at z = $z are $scale times their size', ({ z, scale, draw, click }) => {
    expect(perspectiveScale(z)).toBeCloseTo(scale, 12);
    expect(drawRadius(perspectiveScale(z), 1)).toBeCloseTo(draw, 10);
    expect(hitRadius(perspectiveScale(z), 1, 'mouse')).toBeCloseTo(click, 10);
  });
  it('[R137] a finger reaches as far as the drawn circle, but never less than 22 px', () => {
    expect(hitRadius(1, 1, 'touch')).toBe(30);
    expect(hitRadius(0.8, 0.5, 'touch')).toBe(22);
  });
  it.each([
    { at: 'a wide screen', width: 1440, height: 900, upright: false },
    { at: 'a phone held upright', width: 320, height: 568, upright: true },
    { at: 'nothing at all', width: 0, height: 0, upright: false },
  ])('[R138] the whole space fits $at', ({ width, height, upright }) => {
    const camera = fitCamera({ width, height });
    expect(camera.upright).toBe(upright);
    const [across, down] = upright ? [350, 700] : [700, 350];
    const radius = 40 * camera.size;
    const overflow = Math.max(1, width) === 1 ? 200 : 0.001;
    expect((across / 2) * (4 / 3) * camera.zoomX + radius).toBeLessThanOrEqual(width / 2 + overflow);
    expect((down / 2) * (4 / 3) * camera.zoomY + radius).toBeLessThanOrEqual(height / 2 + overflow);
  });
});
