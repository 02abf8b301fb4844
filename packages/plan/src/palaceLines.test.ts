import { describe, expect, it } from 'vitest';
import { derive } from './derive';
import { mountainLines, onRing, palaceLines, ringRadius } from './drawing';
import { boxRing } from './index';
import type { Point } from './model';
import { layoutOf, layoutOfOutline, mountainShares } from './palaces';
import { boxOf, distance } from './ring';
import { TEMPLATE_IDS, templatePlan } from './templates';

describe('the overlay of a plan', () => {
  it.each(TEMPLATE_IDS)('%s: the ring encloses the whole home, in any orientation', id => {
    const floor = templatePlan(id, 'en').floors[0]!;
    for (const up of [0, 17, 233]) {
      const layout = layoutOf(floor, { up })!;
      const radius = ringRadius(layout);
      for (const point of derive(floor).outline.flat())
        expect(distance(point, layout.centre)).toBeLessThanOrEqual(radius - 199);
      // A facing along the plan's up lies above the centre.
      const [x, y] = onRing(layout, up, 1);
      expect(x).toBeCloseTo(layout.centre[0], 6);
      expect(y).toBeCloseTo(layout.centre[1] - radius, 6);
    }
  });

  it('nine squares carry the coverage of the layout, and each name hangs from the upper left corner of its square', () => {
    const layout = layoutOf(templatePlan('two-bedroom', 'en').floors[0]!, { up: 0, facing: 180 })!;
    const lines = palaceLines(layout, 'squares');
    // 36 % of the northwest: a template with known numbers.
    expect(lines.find(({ palace }) => palace === 'NW')?.coverage).toBeCloseTo(0.357, 2);
    for (const [i, { name }] of lines.entries()) {
      const { left, top } = boxOf(layout.squares[i]!.ring);
      expect(name).toEqual([left, top]);
    }
    expect(palaceLines(layout, 'sectors').map(({ palace }) => palace)).toEqual(
      layout.sectors.map(({ direction }) => direction),
    );
  });

  it('[R613] the lines between the mountains are 15° apart, the first 7.5° past north by the needle', () => {
    const layout = layoutOf(templatePlan('two-bedroom', 'en').floors[0]!, { up: 20 })!;
    const ends = [...mountainLines(layout).matchAll(/L(-?\d+) (-?\d+)Z/g)].map(([, x, y]) => {
      const [dx, dy] = [Number(x) - layout.centre[0], Number(y) - layout.centre[1]];
      return (Math.atan2(dx, -dy) * 180) / Math.PI + 20;
    });
    expect(ends).toHaveLength(24);
    for (const [i, bearing] of ends.entries()) {
      const off = ((((bearing - (7.5 + 15 * i)) % 360) + 540) % 360) - 180;
      expect(Math.abs(off)).toBeLessThan(0.02);
    }
  });

  it('[R613] a room due north of the centre lies in the first mountain, and as much of it in those to either side', () => {
    const ring = boxRing(1000, 1000).map(([x, y]): Point => [x + 4000, y]);
    const room = { id: 'r', kind: 'study', ring } as const;
    const layout = layoutOfOutline([boxRing(9000, 9000)], { up: 0 })!;
    const shares = new Map(mountainShares(room, layout).map(({ mountain, share }) => [mountain, share]));
    expect([...shares.keys()][0]).toBe(0);
    expect(shares.get(0)).toBeGreaterThan(0.9);
    expect(shares.get(1)).toBeGreaterThan(0);
    expect(shares.get(1)).toBeCloseTo(shares.get(23)!, 9);
  });
});
