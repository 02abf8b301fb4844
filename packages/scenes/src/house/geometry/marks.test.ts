import { buffersOf, buildCasters, courtyard, indoors } from '@app/building';
import { skyPoint } from '@app/building/skyPlace';
import { describe, expect, it } from 'vitest';
import { buildArrows, buildPalaces, buildPath } from './marks';

const PER_TRIANGLE = 9;

describe('the courtyard in space', () => {
  const { ground, standing } = courtyard();
  const { faces, strokes } = buffersOf(
    [ground, ...standing.flatMap(({ body }) => body), ...indoors()],
    standing.flatMap(({ roof }) => roof),
  );
  const casters = buildCasters();

  it('[R374] stays within 12,000 triangles, its shadow included', () => {
    const fixed = (faces.position.length + casters.position.length) / PER_TRIANGLE + strokes.index.length / 3;
    const arrows = buildArrows([{ direction: 'N', good: true }]);
    const eightArrows = 8 * (arrows.faces.position.length / PER_TRIANGLE + arrows.strokes.index.length / 3);
    const palaces = buildPalaces({ facing: 180, facingPalace: 'S', selected: 'N' });
    const points = Array.from({ length: 49 }, (_, step) => ({ azimuth: 60 + 5 * step, altitude: 20 }));
    const path =
      buildPath(
        [{ points, passed: 20 }],
        point => skyPoint(point, 17),
        ([x, y]) => [x, y],
      ).index.length / 3;
    const overlays = palaces.faces.position.length / PER_TRIANGLE + palaces.strokes.index.length / 3;
    // The ring, its 40 characters, sun and nine photos are rectangles of two triangles.
    const rectangles = 2 * (1 + 40 + 1 + 9 + 2);
    // R546: at most.
    const season = 1200;
    expect(fixed + eightArrows + overlays + path + rectangles + season).toBeLessThanOrEqual(12_000);
  });
});

describe('marks over the house', () => {
  it('the way to come is dots as far from each other on the picture, however long its steps are', () => {
    const points = [0, 3, 4, 15, 40].map(azimuth => ({ azimuth, altitude: 10 }));
    const { position } = buildPath(
      [{ points, passed: 0 }],
      point => skyPoint(point, 17),
      ([x, y]) => [x, y],
    );
    const dots = Array.from({ length: position.length / 12 }, (_, at) =>
      position.slice(12 * at, 12 * at + 3),
    );
    const steps = dots.slice(1).map(([x, , z], at) => Math.hypot(x! - dots[at]![0]!, z! - dots[at]![2]!));
    expect(steps.length).toBeGreaterThan(12);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.05);
  });

  it('a good direction has a full arrow, any other a hollow one', () => {
    expect(buildArrows([{ direction: 'E', good: true }]).faces.position.length).toBeGreaterThan(0);
    expect(buildArrows([{ direction: 'E', good: false }]).faces.position.length).toBe(0);
  });

  it('an arrow to the east lies to the east: x grows, z stays', () => {
    const { position } = buildArrows([{ direction: 'E', good: true }]).faces;
    const xs = position.filter((_, at) => at % 3 === 0);
    const zs = position.filter((_, at) => at % 3 === 2);
    expect(Math.min(...xs)).toBeGreaterThan(11);
    expect(Math.max(...zs.map(Math.abs))).toBeLessThan(1);
  });
});
