import { millis, seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOUCH_RADIUS } from '../constants';
import { createField, LONGEST_GAP_MS } from '../field/field';
import { generateBubbles } from '../people/generate';
import { drawRadius, fitCamera } from '../perspective';
import { type Frame, spreadOut } from './spreadOut';

/** The screens of our acceptance tests, with the space of their titles and buttons. */
const SCREENS = [
  { width: 320, height: 568, padding: { top: 128, right: 10, bottom: 110, left: 10 } },
  { width: 390, height: 844, padding: { top: 128, right: 10, bottom: 110, left: 10 } },
  { width: 768, height: 1024, padding: { top: 36, right: 28, bottom: 96, left: 28 } },
  { width: 1440, height: 900, padding: { top: 36, right: 28, bottom: 96, left: 28 } },
] as const;

function see(screen: (typeof SCREENS)[number], seed: number, steps: number) {
  const field = createField({ capacity: 13 });
  for (const bubble of generateBubbles(seededRandom(seed), millis(0))) field.spawn(bubble);
  for (let i = 0; i < steps; i++) field.step(LONGEST_GAP_MS);
  const { width, height, padding } = screen;
  const camera = fitCamera(screen);
  const frame: Frame = {
    left: padding.left,
    top: padding.top,
    right: width - padding.right,
    bottom: height - padding.bottom,
    ...(width > 640 && { corner: { width: 240, height: 150 } }),
  };
  field.project(camera);
  spreadOut(field.columns, 13, camera, frame);
  const { sx, sy, scale } = field.columns;
  const circles = Array.from({ length: 13 }, (_, i) => ({
    x: sx[i]!,
    y: sy[i]!,
    r: drawRadius(scale[i]!, camera.size),
  }));
  return { field, camera, frame, circles };
}

describe('bubbles on a screen', () => {
  it.each(SCREENS)(
    '[R138] $width × $height: none overlaps, leaves the screen, or covers the title or a name',
    screen => {
      fc.assert(
        fc.property(fc.integer(), fc.integer({ min: 0, max: 400 }), (seed, steps) => {
          const { circles, frame } = see(screen, seed, steps);
          for (const [i, a] of circles.entries()) {
            expect(a.x - a.r).toBeGreaterThanOrEqual(frame.left - 0.01);
            expect(a.x + a.r).toBeLessThanOrEqual(frame.right + 0.01);
            expect(a.y - a.r).toBeGreaterThanOrEqual(frame.top - 0.01);
            expect(a.y + a.r).toBeLessThanOrEqual(frame.bottom + 0.01);
            // Both kinds of distance: as drawn, 28 px for a name between them, which may yield by three, and for a
            // finger, whose 22 px may yield by one.
            const near = circles.slice(i + 1).filter(b => {
              const distance = Math.hypot(a.x - b.x, a.y - b.y);
              return !(distance > a.r + b.r + 25 && distance > 2 * TOUCH_RADIUS - 2);
            });
            expect(near).toEqual([]);
            const { width = 0, height = 0 } = frame.corner ?? {};
            // The rectangle of the words is slightly rounded at its own corner.
            const [dx, dy] = [Math.max(0, a.x - frame.left - width), Math.max(0, a.y - frame.top - height)];
            if (frame.corner) expect(Math.hypot(dx, dy)).toBeGreaterThan(a.r * 0.7);
          }
        }),
        { numRuns: 40 },
      );
    },
  );
  it.each(SCREENS)('[R138] $width × $height: a smooth drift is smooth on the screen', screen => {
    const { field, camera, frame } = see(screen, 5, 0);
    let before = { x: [...field.columns.sx], y: [...field.columns.sy] };
    for (let frameNumber = 0; frameNumber < 600; frameNumber++) {
      field.step(1000 / 60);
      field.project(camera);
      spreadOut(field.columns, 13, camera, frame);
      const { sx, sy } = field.columns;
      const steps = Array.from({ length: 13 }, (_, i) =>
        Math.hypot(sx[i]! - before.x[i]!, sy[i]! - before.y[i]!),
      );
      expect(Math.max(...steps)).toBeLessThan(3);
      before = { x: [...sx], y: [...sy] };
    }
  });
  it('[R138] bubbles with enough room stay in place, and so does a crowd', () => {
    const field = createField({ capacity: 100 });
    const still = (x: number, y: number) => ({
      position: { x, y, z: 0 },
      velocity: { x: 0, y: 0, z: 0 },
    });
    for (const x of [-200, 0, 200]) field.spawn(still(x, 0));
    const camera = fitCamera({ width: 1200, height: 700 });
    const frame = { left: 0, top: 0, right: 1200, bottom: 700 };
    const places = () => [...field.columns.sx.subarray(0, field.count)];
    field.project(camera);
    const alone = places();
    spreadOut(field.columns, field.count, camera, frame);
    expect(places()).toEqual(alone);
    while (field.count < 100) field.spawn(still(0, 0));
    field.project(camera);
    const crowd = places();
    spreadOut(field.columns, field.count, camera, frame);
    expect(places()).toEqual(crowd);
  });
});
