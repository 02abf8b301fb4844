import { turnBetween } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import {
  between,
  drag,
  ELEVATION,
  firstOrbit,
  frameOf,
  headroom,
  homeOrbit,
  RING_EDGE,
  roomsOrbit,
  steer,
  walk,
  ZOOM,
  zoomBy,
} from './orbit';

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
    expect(steer(homeOrbit(180), key)?.[what]).toBe(value);
  });

  it('ignores other keys', () => {
    expect(steer(homeOrbit(180), 'Tab')).toBeUndefined();
  });

  it.each([0, 93, 172, 270])('[R975] shows a house facing %i° under its roof from its front', facing => {
    const { bearing } = firstOrbit(facing, 'closed');
    expect(Math.abs(turnBetween(facing, bearing))).toBe(30);
    expect(firstOrbit(facing, 'rooms')).toEqual(roomsOrbit(facing));
    expect(firstOrbit(facing, 'plan')).toEqual({ ...roomsOrbit(facing), elevation: 84 });
  });

  it('[R975] of the two ends of a front it is the one with sun or moon farther behind the house', () => {
    // North of the equator: a morning sun is in the east of south, seen from the southwest, an evening sun the other way.
    expect(firstOrbit(180, 'closed', 120).bearing).toBe(210);
    expect(firstOrbit(180, 'closed', 240).bearing).toBe(150);
    for (const facing of [0, 93, 172, 350])
      for (let body = 0; body < 360; body += 17) {
        const away = (bearing: number) => Math.abs(turnBetween(bearing, body));
        const { bearing } = firstOrbit(facing, 'closed', body);
        expect(Math.abs(turnBetween(facing, bearing))).toBe(30);
        expect(away(bearing)).toBeGreaterThanOrEqual(away(2 * facing - bearing));
      }
    expect(firstOrbit(180, 'rooms', 120)).toEqual(roomsOrbit(180));
  });

  it('goes from one view to another round the shorter side', () => {
    const [from, to] = [homeOrbit(20), { bearing: 30, elevation: 56, zoom: 2 }];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 0.5)).toEqual({ bearing: 10, elevation: 46, zoom: 1.5 });
    expect(between(from, to, 1)).toEqual(to);
  });

  it('stays above the ground and within its zoom', () => {
    expect(drag(homeOrbit(180), 0, 5000).elevation).toBe(ELEVATION.max);
    expect(drag(homeOrbit(180), 0, -5000).elevation).toBe(ELEVATION.min);
    expect(zoomBy(homeOrbit(180), 100).zoom).toBe(ZOOM.max);
    expect(zoomBy(homeOrbit(180), 0.01).zoom).toBe(ZOOM.min);
    expect(walk(homeOrbit(180), -360 - 150).bearing).toBe(0);
  });
});

describe('the frame of the picture', () => {
  it('storeys that are lifted apart take its whole height: the sky over them, and the ring 5 % over its foot', () => {
    const [elevation, cover] = [46, { reach: 14, top: 42 }];
    const { above, below } = frameOf(elevation, cover);
    // Sun and moon, 1.4 m, pass at least a metre over the roof.
    expect(above - headroom(cover, elevation)).toBeGreaterThan(2 * 1.4);
    expect((above + RING_EDGE * Math.sin((elevation * Math.PI) / 180)) / (above + below)).toBeCloseTo(
      0.95,
      9,
    );
  });

  it('never shows less than the ring, and never leaps while a house grows', () => {
    let last = frameOf(46);
    for (let top = 4; top < 60; top += 0.1) {
      const next = frameOf(46, { reach: 13.2, top });
      expect(next.above + next.below).toBeGreaterThanOrEqual(last.above + last.below - 1e-9);
      expect(Math.abs(next.below - last.below)).toBeLessThan(0.2);
      last = next;
    }
  });
});
