import { drag, groundAt, homeOrbit, lensOf, type Orbit, seenAt, type WorldPoint } from '@app/building/orbit';
import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { createEye } from './eye';

const STAGE = { width: 1000, height: 800 };
const [NORTH, EAST, SOUTH] = [0, 90, 180];

/** A point of the ring by its compass bearing, ten metres from the middle: x east, z south. */
const onRing = (bearing: number, radius = 10): WorldPoint => {
  const angle = (bearing * Math.PI) / 180;
  return [radius * Math.sin(angle), 0, -radius * Math.cos(angle)];
};
/** The direction of a bearing on the picture from the middle of the house: right and up are positive, in px. */
function pointing(bearing: number, orbit: Orbit): readonly [right: number, up: number] {
  const lens = lensOf(orbit, STAGE);
  const [left, top] = seenAt(lens, onRing(bearing));
  const [middleLeft, middleTop] = seenAt(lens, [0, 0, 0]);
  return [left - middleLeft, middleTop - top];
}
const seenFrom = (bearing: number): Orbit => ({ bearing, elevation: 36, zoom: 1 });
const sign = (px: number) => (Math.abs(px) < 0.001 ? 0 : Math.sign(px));

describe('the compass through the camera', () => {
  // The position of the reader determines the directions of north and east: four sides of the house, computed by hand.
  it.each([
    { from: 'south', bearing: 180, north: [0, 1], east: [1, 0] },
    { from: 'west', bearing: 270, north: [-1, 0], east: [0, 1] },
    { from: 'north', bearing: 0, north: [0, -1], east: [-1, 0] },
    { from: 'east', bearing: 90, north: [1, 0], east: [0, -1] },
  ])('is not mirrored seen from the $from', ({ bearing, north, east }) => {
    expect(pointing(NORTH, seenFrom(bearing)).map(sign)).toEqual(north);
    expect(pointing(EAST, seenFrom(bearing)).map(sign)).toEqual(east);
  });

  it('foreshortens the ground by the sine of the elevation', () => {
    const [, up] = pointing(NORTH, seenFrom(180));
    const [right] = pointing(EAST, seenFrom(180));
    expect(up / right).toBeCloseTo(Math.sin((36 * Math.PI) / 180), 6);
  });

  it.each([14, 36, 46, 60, 72, 84])(
    '[R551] shows the whole ring on a wide stage from %i degrees above the ground',
    elevation => {
      const lens = lensOf({ bearing: 150, elevation, zoom: 1 }, { width: 1440, height: 800 });
      // The arrows of north and of the facing reach 20 metres out.
      const tops = Array.from({ length: 72 }, (_, i) => seenAt(lens, onRing(i * 5, 20))[1]);
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
      // The bearing and the place are written below it.
      expect(Math.max(...tops)).toBeLessThanOrEqual(0.89 * 800);
    },
  );

  it('shows the gate at the lower left in the first view, at any facing', () => {
    for (const facing of [180, 10, 275]) {
      expect(pointing(facing, homeOrbit(facing)).map(sign)).toEqual([-1, -1]);
    }
    expect(homeOrbit(SOUTH).bearing).toBe(150);
  });

  it('is dragged with the near ground', () => {
    const before = homeOrbit(SOUTH);
    const [right] = pointing(before.bearing, drag(before, 40, 0));
    expect(right).toBeGreaterThan(0);
  });
});

describe('pointing at the ground', () => {
  it.each([
    { at: 'the ground', height: 0 },
    { at: 'a plane above it', height: 2.8 },
  ])('inverts the projection to the stage on $at', ({ height }) => {
    const lens = lensOf({ bearing: 200, elevation: 50, zoom: 1.4 }, STAGE);
    for (const bearing of [0, 72, 181, 300]) {
      const [x, , z] = onRing(bearing);
      const back = groundAt(lens, ...seenAt(lens, [x, height, z]), height);
      for (const [axis, value] of [x, height, z].entries()) expect(back[axis]).toBeCloseTo(value, 9);
    }
  });

  it('fits 29 metres across, the house from corner to corner, into a tall stage', () => {
    const lens = lensOf(seenFrom(SOUTH), { width: 290, height: 800 });
    expect(lens.scale).toBe(10);
    expect(seenAt(lens, [0, 0, 0])[0]).toBeCloseTo(145, 9);
  });
});

describe('the camera of the model', () => {
  // The page places labels, cards and presses by its own formulas, while three.js projects what is drawn.
  it.each([
    { bearing: 200, elevation: 50, zoom: 1.4, cover: undefined },
    { bearing: 12, elevation: 84, zoom: 0.8, cover: undefined },
    { bearing: 301, elevation: 14, zoom: 1, cover: { reach: 14, top: 31 } },
  ])(
    '[R682] sees every point where the page expects it, from $bearing° at $elevation°',
    ({ cover, ...orbit }) => {
      const eye = createEye();
      expect(eye.look(orbit, STAGE, cover)).toBe(lensOf(orbit, STAGE, cover).scale);
      for (const [x, y, z] of [
        [0, 0, 0],
        [9, 0, -4],
        [-12, 3, 7],
        [5, 21, 1],
      ] as const) {
        const seen = new Vector3(x, y, z).project(eye.camera);
        const [left, top] = seenAt(lensOf(orbit, STAGE, cover), [x, y, z]);
        expect(((seen.x + 1) / 2) * STAGE.width).toBeCloseTo(left, 6);
        expect(((1 - seen.y) / 2) * STAGE.height).toBeCloseTo(top, 6);
      }
    },
  );
});
