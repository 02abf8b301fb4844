import { templatePlan } from '@app/plan/templates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lens, seenAt, type WorldPoint } from './orbit';
import { buildHome } from './plan/homeModel';
import { outerCorners, silhouette } from './silhouette';

const LENS: Lens = { bearing: 0, elevation: 90, left: 0, top: 0, scale: 1 };

describe('[R745] the silhouette of a home', () => {
  it('of a diamond seen from above widens to its middle and narrows again', () => {
    // Seen from the north, east is on the left: corners at 32 px left and right, 32 px up and down.
    const diamond: readonly WorldPoint[] = [
      [32, 0, 0],
      [-32, 0, 0],
      [0, 0, 32],
      [0, 0, -32],
    ];
    const result = silhouette(diamond.map(corner => seenAt(LENS, corner))).map(slice =>
      [slice.left, slice.right, slice.top, slice.bottom].map(each => Math.round(each)),
    );
    expect(result).toEqual([
      [-16, 16, -32, -16],
      [-32, 32, -16, 0],
      [-32, 32, 0, 16],
      [-16, 16, 16, 32],
    ]);
  });

  it('covers every corner of the villa from everywhere, and leaves what is beside its roof free', () => {
    const corners = outerCorners(buildHome(templatePlan('villa', 'en'), { cut: 1200 })).map(
      ([x, y, z]): WorldPoint => [x, z, y],
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 14, max: 84 }),
        (bearing, elevation) => {
          const lens: Lens = { bearing, elevation, left: 195, top: 440, scale: 13 };
          const slices = silhouette(corners.map(corner => seenAt(lens, corner)));
          for (const corner of corners) {
            const [x, y] = seenAt(lens, corner);
            expect(
              slices.some(
                ({ left, right, top, bottom }) =>
                  x >= left - 0.01 && x <= right + 0.01 && y >= top - 0.01 && y <= bottom + 0.01,
              ),
            ).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
    const lens: Lens = { bearing: 30, elevation: 46, left: 195, top: 440, scale: 13 };
    const slices = silhouette(corners.map(corner => seenAt(lens, corner)));
    const [top] = slices;
    const widest = Math.max(...slices.map(({ left, right }) => right - left));
    expect(top!.right - top!.left).toBeLessThan(widest / 2);
  });

  it('of nothing is nothing', () => {
    expect(silhouette([])).toEqual([]);
  });
});
