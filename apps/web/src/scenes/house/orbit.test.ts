import { describe, expect, it } from 'vitest';
import { bearingOnScreen, drag, ELEVATION, homeOrbit, steer, walk, ZOOM, zoomBy } from './orbit';

const NORTH = 0;
const EAST = 90;

describe('the compass on the picture', () => {
  // Where the reader stands decides which way north lies: four sides of the house, worked out by hand.
  it.each([
    { from: 'the south', bearing: 180, north: [0, 1], east: [1, 0] },
    { from: 'the west', bearing: 270, north: [-1, 0], east: [0, 1] },
    { from: 'the north', bearing: 0, north: [0, -1], east: [-1, 0] },
    { from: 'the east', bearing: 90, north: [1, 0], east: [0, -1] },
  ])('has the right sign seen from $from', ({ bearing, north, east }) => {
    const [nx, ny] = bearingOnScreen(NORTH, { bearing });
    const [ex, ey] = bearingOnScreen(EAST, { bearing });
    expect([nx, ny].map(Math.round).map(each => each + 0)).toEqual(north);
    expect([ex, ey].map(Math.round).map(each => each + 0)).toEqual(east);
  });
});

describe('walking around the house', () => {
  it('begins with the gate at the lower left, as in every picture of the house', () => {
    expect(homeOrbit(180)).toEqual({ bearing: 150, elevation: 36, zoom: 1 });
    expect(homeOrbit(10).bearing).toBe(340);
    const [x, y] = bearingOnScreen(180, homeOrbit(180));
    expect(x).toBeLessThan(0);
    expect(y).toBeLessThan(0);
  });

  it('dragging to the right carries the near ground to the right', () => {
    const before = homeOrbit(180);
    const after = drag(before, 40, 0);
    // The ground right before the reader now lies further right.
    const [x] = bearingOnScreen(before.bearing, after);
    expect(x).toBeGreaterThan(0);
  });

  it.each([
    { key: 'ArrowRight', what: 'bearing', value: 165 },
    { key: 'ArrowLeft', what: 'bearing', value: 135 },
    { key: 'ArrowUp', what: 'elevation', value: 42 },
    { key: 'ArrowDown', what: 'elevation', value: 30 },
  ] as const)('$key changes the $what', ({ key, what, value }) => {
    expect(steer(homeOrbit(180), key, 180)?.[what]).toBe(value);
  });

  it('Home goes back and other keys are left alone', () => {
    expect(steer(walk(homeOrbit(180), 77), 'Home', 180)).toEqual(homeOrbit(180));
    expect(steer(homeOrbit(180), 'Tab', 180)).toBeUndefined();
  });

  it('stays over the ground and within its zoom', () => {
    expect(drag(homeOrbit(180), 0, 5000).elevation).toBe(ELEVATION.max);
    expect(drag(homeOrbit(180), 0, -5000).elevation).toBe(ELEVATION.min);
    expect(zoomBy(homeOrbit(180), 100).zoom).toBe(ZOOM.max);
    expect(zoomBy(homeOrbit(180), 0.01).zoom).toBe(ZOOM.min);
    expect(walk(homeOrbit(180), -360 - 150).bearing).toBe(0);
  });
});
