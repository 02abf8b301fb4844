import { describe, expect, it } from 'vitest';
import { angleAt, angleFromMiddle, ground, onGround, PICTURE, shadowOf } from './doorway';

describe('the doorway in which a shadow is measured', () => {
  it('[R651] reads a point of the picture as the direction it has on the ground', () => {
    for (let degrees = 0; degrees < 360; degrees += 7)
      for (const radius of [0.3, 1, 1.4]) expect(angleAt(onGround(degrees, radius))).toBeCloseTo(degrees, 6);
  });

  it('[R651] a press on the handle leaves the shadow where it is, at any size of the picture', () => {
    for (const width of [320, 870]) {
      const px = width / PICTURE.width;
      for (let degrees = 0; degrees < 360; degrees += 30) {
        // Measured as on the page: from the upper left corner of the picture.
        const [x, y] = onGround(degrees);
        const [fromLeft, fromTop] = [(x - PICTURE.left) * px, (y - PICTURE.top) * px];
        const [right, up] = [fromLeft - width / 2, (PICTURE.height * px) / 2 - fromTop];
        const turn = angleFromMiddle(right, up, width) - degrees;
        expect(Math.abs(((turn + 540) % 360) - 180)).toBeLessThan(1e-6);
      }
    }
  });

  it('[R651] straight out is upwards, the right hand is to the right, the house below', () => {
    const [out, right, back] = [onGround(0), onGround(90), onGround(180)];
    expect(out[1]).toBeLessThan(-100);
    expect(right[0]).toBeGreaterThan(200);
    expect(back[1]).toBeGreaterThan(100);
    expect(ground(0, 0, 100)).toEqual([0, -100]);
  });

  it('[R651] the sun is across from the shadow, above the door and on the picture', () => {
    for (const degrees of [120, 154, 180, 210, 240]) {
      const { tip, sun } = shadowOf(degrees, 32);
      expect(sun).toBeDefined();
      const [x, y] = sun!;
      // Sun, head of the stick and tip of the shadow lie on one line.
      expect((x - tip[0]) * (-100 - tip[1])).toBeCloseTo((y - tip[1]) * -tip[0], 3);
      expect(y).toBeLessThan(-100);
      expect(y).toBeGreaterThan(PICTURE.top);
      expect(Math.abs(x)).toBeLessThan(400);
    }
    // Behind the reader no sun can be drawn over the door.
    expect(shadowOf(0, 32).sun).toBeUndefined();
  });

  it('[R651] a high sun throws a short shadow, a low one reaches the ring and no further', () => {
    const length = (altitude: number) =>
      Math.hypot(...shadowOf(90, altitude).tip) / Math.hypot(...onGround(90));
    expect(length(50)).toBeCloseTo(0.467, 2); // 0.556 / tan 50°
    expect(length(12)).toBeCloseTo(0.92, 9);
  });
});
