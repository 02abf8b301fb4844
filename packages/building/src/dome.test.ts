import { describe, expect, it } from 'vitest';
import { createDome, DOME_RADIUS } from './dome';

describe('the dome of the sky', () => {
  it('keeps every point of the horizon on one ellipse', () => {
    const { place } = createDome();
    for (let bearing = 0; bearing < 360; bearing += 15) {
      const [x, y] = place(bearing, 0).point;
      expect((x / DOME_RADIUS) ** 2 + (y / (DOME_RADIUS * Math.sin((24 * Math.PI) / 180))) ** 2).toBeCloseTo(
        1,
      );
    }
  });

  it('has one zenith for all bearings, below its outline', () => {
    const { place } = createDome();
    const [x, y] = place(10, 90).point;
    const [x2, y2] = place(250, 90).point;
    expect(x).toBeCloseTo(x2);
    expect(y).toBeCloseTo(y2);
    expect(Math.hypot(x, y)).toBeLessThan(DOME_RADIUS);
  });

  it('shows the south to northern homes and the north to southern ones', () => {
    expect(createDome(true).place(180, 20).behind).toBe(false);
    expect(createDome(false).place(0, 20).behind).toBe(false);
    expect(createDome(false).place(180, 20).behind).toBe(true);
  });
});
