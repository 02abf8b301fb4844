import { drag, homeOrbit, type Orbit } from '@app/building/orbit';
import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { createEye } from './eye';

const STAGE = { width: 1000, height: 800 };
const [NORTH, EAST, SOUTH] = [0, 90, 180];

/** A point of the ring by its compass bearing, ten metres from the middle: x east, z south. */
const onRing = (bearing: number) => {
  const angle = (bearing * Math.PI) / 180;
  return new Vector3(10 * Math.sin(angle), 0, -10 * Math.cos(angle));
};
/** The direction of a bearing on the picture from the middle of the house: right and up are positive, in px. */
function pointing(bearing: number, orbit: Orbit): readonly [right: number, up: number] {
  const eye = createEye();
  eye.look(orbit, STAGE);
  const [left, top] = eye.toStage(onRing(bearing));
  const [middleLeft, middleTop] = eye.toStage(new Vector3());
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
      const eye = createEye();
      eye.look({ bearing: 150, elevation, zoom: 1 }, { width: 1440, height: 800 });
      // The arrows of north and of the facing reach 20 metres out.
      const tops = Array.from({ length: 72 }, (_, i) => eye.toStage(onRing(i * 5).multiplyScalar(2))[1]);
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
  it('inverts the projection to the stage', () => {
    const eye = createEye();
    eye.look({ bearing: 200, elevation: 50, zoom: 1.4 }, STAGE);
    for (const bearing of [0, 72, 181, 300]) {
      const point = onRing(bearing);
      const back = eye.toGround(...eye.toStage(point));
      expect(back.distanceTo(point)).toBeLessThan(1e-6);
    }
  });

  it('meets a plane at a given height above the ground', () => {
    const eye = createEye();
    eye.look({ bearing: 140, elevation: 36, zoom: 1 }, STAGE);
    const point = onRing(60).setY(2.8);
    const back = eye.toGround(...eye.toStage(point), 2.8);
    expect(back.distanceTo(point)).toBeLessThan(1e-6);
  });

  it('fits 29 metres across, the house from corner to corner, into a tall stage', () => {
    const eye = createEye();
    expect(eye.look(seenFrom(SOUTH), { width: 290, height: 800 })).toBe(10);
    expect(eye.toStage(new Vector3())[0]).toBeCloseTo(145, 9);
  });
});
