import { describe, expect, it } from 'vitest';
import { centreDisc, drag, faceDirection, initialCamera, type MapCamera, zoom, zoomOf } from './camera';

const RADIUS = 400;
const disc = initialCamera(180);
const door: MapCamera = { ...disc, mode: 'door' };

describe('the view of the planisphere', () => {
  it('the whole disc stays in place', () => {
    const { x, y } = drag(disc, { x: 200, y: -90 }, RADIUS).disc;
    expect(Math.hypot(x, y)).toBe(0);
  });

  it('zooming keeps the point under the finger in place', () => {
    const at = { x: 120, y: -60 };
    // A point of the disc is drawn at (point - camera) * radius * zoom from the middle.
    const under = (camera: MapCamera) => ({
      x: camera.disc.x + at.x / RADIUS / camera.disc.zoom,
      y: camera.disc.y + at.y / RADIUS / camera.disc.zoom,
    });
    const near = zoom(disc, 3, at, RADIUS);
    expect(zoomOf(near)).toBe(3);
    expect(under(near).x).toBeCloseTo(under(disc).x, 9);
    expect(under(near).y).toBeCloseTo(under(disc).y, 9);
  });

  it('the picture follows the finger when zoomed in', () => {
    const near = zoom(disc, 4, { x: 0, y: 0 }, RADIUS);
    expect(drag(near, { x: 160, y: 0 }, RADIUS).disc.x).toBeCloseTo(-0.1, 9);
  });

  it.each([0.01, 1000])('zoom by %f stops at 1 and 8, and the disc is not lost', factor => {
    let camera = zoom(disc, factor, { x: 300, y: 300 }, RADIUS);
    for (let i = 0; i < 50; i++) camera = drag(camera, { x: -500, y: -500 }, RADIUS);
    expect([1, 8]).toContain(zoomOf(camera));
    expect(Math.hypot(camera.disc.x, camera.disc.y)).toBeLessThanOrEqual(1);
  });

  it('a found star moves to the middle', () => {
    const found = centreDisc(disc, { x: 0.3, y: -0.2 });
    expect(found.disc).toEqual({ zoom: 2, x: 0.3, y: -0.2 });
  });
});

describe('the view from the door', () => {
  it('begins in the direction the home faces', () => {
    expect(initialCamera(135).door.azimuth).toBe(135);
  });

  it('dragging to the right turns left, without end', () => {
    const turned = drag(door, { x: 100, y: 0 }, RADIUS);
    expect(turned.door.azimuth).toBeLessThan(180);
    let around = door;
    for (let i = 0; i < 100; i++) around = drag(around, { x: -100, y: 0 }, RADIUS);
    expect(around.door.azimuth).toBeGreaterThanOrEqual(0);
    expect(around.door.azimuth).toBeLessThan(360);
  });

  it('does not turn below the ground or past the zenith', () => {
    expect(drag(door, { x: 0, y: -10_000 }, RADIUS).door.altitude).toBe(0);
    expect(drag(door, { x: 0, y: 10_000 }, RADIUS).door.altitude).toBe(80);
  });

  it('brings low objects into the lower half of the picture, also when zoomed in', () => {
    for (const factor of [1, 2, 10]) {
      const camera = zoom(door, factor, { x: 0, y: 0 }, RADIUS);
      for (const altitude of [-20, 0, 5, 25]) {
        const found = faceDirection(camera, { azimuth: 10, altitude }).door;
        expect(found.azimuth).toBe(10);
        expect(found.altitude).toBeGreaterThan(0);
        expect(found.altitude).toBeLessThanOrEqual(30);
        // A stereographic picture still shows a point at this distance from the middle.
        const off = ((found.altitude - Math.max(0, altitude)) * Math.PI) / 180;
        expect(Math.tan(off / 2) * found.zoom).toBeLessThan(0.6);
      }
    }
    expect(faceDirection(door, { azimuth: 10, altitude: 62 }).door.altitude).toBe(62);
    expect(faceDirection(door, { azimuth: 10, altitude: 89 }).door.altitude).toBe(80);
  });

  it('keeps its own zoom, separate from the planisphere’s', () => {
    const near = zoom(door, 2, { x: 0, y: 0 }, RADIUS);
    expect(zoomOf(near)).toBeGreaterThan(2);
    expect(zoomOf({ ...near, mode: 'planisphere' })).toBe(1);
  });
});
