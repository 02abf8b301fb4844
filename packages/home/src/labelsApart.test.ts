import { describe, expect, it } from 'vitest';
import { labelsApart } from './labelsApart';

describe('label positions', () => {
  it.each([
    // Spacing of neighbours along both axes of the plan, px: the small house above a sheet, and a house on a wide screen.
    { house: 'a phone of 320 px', across: [26, 9], width: 27, height: 18, selected: 58 },
    { house: 'a phone of 390 px', across: [32, 11], width: 27, height: 18, selected: 58 },
    { house: 'a wide screen', across: [120, 60], width: 70, height: 44, selected: 70 },
  ])('[R685] no label covers another on $house', ({ across: [x, y], width, height, selected }) => {
    for (const chosen of Array.from({ length: 9 }).keys()) {
      const plates = [-1, 0, 1].flatMap(row =>
        [-1, 0, 1].map(column => ({ x: (column + row) * x!, y: (row - column) * y!, width, height })),
      );
      plates[chosen] = { ...plates[chosen]!, width: selected };
      const placed = labelsApart(plates);
      expect(placed).toHaveLength(9);
      for (const [i, a] of placed.entries()) {
        for (const b of placed.slice(i + 1)) {
          const apart = [
            Math.abs(a.x - b.x) - (a.width + b.width) / 2,
            Math.abs(a.y - b.y) - (a.height + b.height) / 2,
          ];
          expect(Math.max(...apart)).toBeGreaterThanOrEqual(0);
        }
        // It stays near its palace.
        expect(Math.hypot(a.x - plates[i]!.x, a.y - plates[i]!.y)).toBeLessThan(2 * height);
      }
    }
  });
});
