import { describe, expect, it } from 'vitest';
import { createCamera } from '../camera';
import { around, type InkFace, type Point, turnedTo, woven } from '../mesh/inkFace';
import { createSheet } from '../sheet';
import { type Detail, drawFace } from './drawFace';

const camera = createCamera({ azimuth: 30, elevation: 36, scale: 24 });
const drawn = (face: InkFace, detail?: Detail) => {
  const sheet = createSheet();
  drawFace(sheet, face, camera, detail);
  return sheet.marks();
};

/** A one-metre square facing one direction. */
function wall(outward: Point, tone: InkFace['tone'] = 'wall'): InkFace {
  const across: Point = [outward[1], -outward[0], 0];
  const at = (u: number, v: number): Point => [across[0] * u, across[1] * u, v];
  return { tone, corners: turnedTo(outward, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), lines: [] };
}

describe('a face on paper', () => {
  it.each([
    { where: 'to the right of the reader', outward: [1, 0, 0], shaded: true },
    { where: 'to the left of the reader', outward: [0, 1, 0], shaded: false },
  ] as const)('[R382] a wall facing $where: shaded $shaded', ({ outward, shaded }) => {
    expect(drawn(wall(outward))[0]?.className).toBe(shaded ? 'face-wall is-shaded' : 'face-wall');
  });

  it.each([
    { where: 'to the reader', slope: [0, 1, 1], shaded: false },
    { where: 'away from the reader', slope: [0, -1, 1], shaded: true },
  ] as const)('[R382] a roof facing $where: shaded $shaded', ({ slope, shaded }) => {
    const corners: readonly Point[] = [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, -slope[1]],
      [0, 1, -slope[1]],
    ];
    const [mark] = drawn({ tone: 'roof', corners: turnedTo(slope, corners), lines: [] });
    expect(mark?.className).toBe(shaded ? 'face-roof is-shaded' : 'face-roof');
  });

  it('with one line all around is one path', () => {
    const face = wall([0, 1, 0]);
    expect(drawn({ ...face, lines: around(face.corners, 1.1) })).toHaveLength(1);
    expect(drawn({ ...face, lines: around(face.corners, 1.1).slice(1) })).toHaveLength(2);
  });

  it('shows the lattice of two leaves as three frames, four bars and four rungs', () => {
    const [a, b, c, d] = wall([0, 1, 0]).corners as readonly [Point, Point, Point, Point];
    const rows = [
      [a, b],
      [d, c],
    ];
    const face = woven('window', { pattern: 'lattice', rows, u: [0, 2], v: [0, 1] });
    const lines = (kind: string, detail?: Detail) =>
      drawn(face, detail)
        .filter(({ className }) => className === kind)
        .flatMap(({ d: path }) => path.match(/M/g) ?? []).length;
    // Top and bottom of the frame count with its uprights.
    expect([lines('fine'), lines('lattice')]).toEqual([3 + 2, 4 + 4]);
    expect([lines('fine', 'plain'), lines('lattice', 'plain')]).toEqual([3 + 2, 0]);
  });

  it('shows no pattern where its lines would merge', () => {
    const roof = (height: number) => {
      const rows: readonly (readonly Point[])[] = [
        [
          [0, -1, 0],
          [3, -1, 0],
        ],
        [
          [0, 0, height],
          [3, 0, height],
        ],
      ];
      return woven('roof', { pattern: 'tiles', rows, u: [0, 3], v: [0, 1] });
    };
    // Flat, it is seen at 36 degrees; rising away from the reader at 45, almost edge-on.
    expect(drawn(roof(0)).some(({ className }) => className === 'tile')).toBe(true);
    expect(drawn(roof(1)).some(({ className }) => className === 'tile')).toBe(false);
  });
});
