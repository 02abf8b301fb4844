import { describe, expect, it } from 'vitest';
import { derive, type Point, wallsOf } from './index';
import { locate } from './ring';
import { TEMPLATE_IDS, templatePlan } from './templates';

describe('[R346] walls as built', () => {
  it.each(TEMPLATE_IDS)('no corner of %s is open: every wall is solid between its faces to its ends', id => {
    for (const floor of templatePlan(id, 'en').floors) {
      const { pieces, joints } = wallsOf(floor);
      const solid = [...pieces.map(({ ring }) => ring), ...joints];
      const { edges } = derive(floor);
      const open: string[] = [];
      for (const edge of edges.filter(({ thickness }) => thickness > 0)) {
        const [x, y] = [(edge.b[0] - edge.a[0]) / edge.length, (edge.b[1] - edge.a[1]) / edge.length];
        // Along both faces, a tenth of the thickness within them, out to the end of the wall.
        for (const side of [-0.4, 0.4]) {
          for (let along = 5; along < edge.length; along += 20) {
            const off = side * edge.thickness;
            const at: Point = [edge.a[0] + x * along - y * off, edge.a[1] + y * along + x * off];
            if (solid.every(ring => locate(at, ring) === 'outside'))
              open.push(`${edge.a} to ${edge.b} at ${along}, ${side}`);
          }
        }
      }
      expect(open).toEqual([]);
    }
  });
});
