import { describe, expect, it } from 'vitest';
import { drag, ELEVATION, homeOrbit, steer, walk, ZOOM, zoomBy } from './orbit';

describe('walking around the house', () => {
  it('begins with the gate at the lower left, as in every picture of the house', () => {
    expect(homeOrbit(180)).toEqual({ bearing: 150, elevation: 36, zoom: 1 });
    expect(homeOrbit(10).bearing).toBe(340);
  });

  it.each([
    { key: 'ArrowRight', what: 'bearing', value: 165 },
    { key: 'ArrowLeft', what: 'bearing', value: 135 },
    { key: 'ArrowUp', what: 'elevation', value: 42 },
    { key: 'ArrowDown', what: 'elevation', value: 30 },
  ] as const)('$key changes the $what', ({ key, what, value }) => {
    expect(steer(homeOrbit(180), key, 180)?.[what]).toBe(value);
  });

  it('Home resets and other keys are ignored', () => {
    expect(steer(walk(homeOrbit(180), 77), 'Home', 180)).toEqual(homeOrbit(180));
    expect(steer(homeOrbit(180), 'Tab', 180)).toBeUndefined();
  });

  it('stays above the ground and within its zoom', () => {
    expect(drag(homeOrbit(180), 0, 5000).elevation).toBe(ELEVATION.max);
    expect(drag(homeOrbit(180), 0, -5000).elevation).toBe(ELEVATION.min);
    expect(zoomBy(homeOrbit(180), 100).zoom).toBe(ZOOM.max);
    expect(zoomBy(homeOrbit(180), 0.01).zoom).toBe(ZOOM.min);
    expect(walk(homeOrbit(180), -360 - 150).bearing).toBe(0);
  });
});
