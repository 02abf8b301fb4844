import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCamera, createPlanCamera } from './camera';

describe('the parallel projection', () => {
  it('keeps verticals upright and shortens them by the cosine of the elevation', () => {
    const [x, y] = createCamera({ scale: 1 }).project(0, 0, 1);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(-0.80902, 5); // cos 36°
  });

  it('turns the ground by the azimuth and flattens it by the sine of the elevation', () => {
    const [x, y] = createCamera({ scale: 1 }).project(1, 0);
    expect(x).toBeCloseTo(0.86603, 5); // cos 30°
    expect(y).toBeCloseTo(0.29389, 5); // sin 30° · sin 36°
  });

  it('leaves a flat drawing exactly on the ground', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -400, max: 400, noNaN: true }),
        fc.integer({ min: -20, max: 20 }),
        fc.integer({ min: -20, max: 20 }),
        (azimuth, x, y) => {
          const camera = createCamera({ azimuth, scale: 10, centre: [5, 7] });
          const parts = camera.groundMatrix(1).slice(7, -1).split(' ').map(Number);
          const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = parts;
          const [px, py] = camera.project(x, y);
          expect(a * x + c * y + e).toBeCloseTo(px, 1);
          expect(b * x + d * y + f).toBeCloseTo(py, 1);
        },
      ),
    );
  });

  it('looks straight down for a plan, with the gate at the bottom', () => {
    const [x, y] = createPlanCamera(10).project(0, 3, 99);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(30);
  });

  it('treats a lower point of the picture as nearer', () => {
    const camera = createCamera();
    expect(camera.depth(0, 1)).toBeGreaterThan(camera.depth(0, -1));
    expect(createCamera({ azimuth: 210 }).depth(0, 1)).toBeLessThan(0);
  });
});
