import { seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hitRadius, POINTER_KINDS } from '../perspective';
import { createField } from './field';

const CAMERA = { x: 400, y: 300, zoomX: 1.3, zoomY: 1.1, size: 0.5, upright: false } as const;

function crowd(seed: number, count: number) {
  const random = seededRandom(seed);
  const field = createField({ capacity: count });
  for (let i = 0; i < count; i++) {
    field.spawn({
      position: {
        x: (random.next() - 0.5) * 700,
        y: (random.next() - 0.5) * 350,
        // Few depths, so that many are equally near.
        z: Math.round((random.next() - 0.5) * 4) * 25,
      },
      velocity: { x: 0, y: 0, z: 0 },
    });
  }
  field.project(CAMERA);
  return { field, random };
}

describe('hits in a crowd', () => {
  it('[R137] asked often, the field answers as if it had looked at everyone', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 60, max: 800 }),
        fc.constantFrom(...POINTER_KINDS),
        (seed, count, pointer) => {
          const { field, random } = crowd(seed, count);
          const { sx, sy, scale, shown } = field.columns;
          for (let i = 0; i < count; i += 9) shown[i] = 0;
          for (let asked = 0; asked < 60; asked++) {
            // Beyond every edge as well.
            const [x, y] = [random.next() * 1200 - 200, random.next() * 900 - 150];
            let expected = -1;
            let best = Number.POSITIVE_INFINITY;
            for (let i = 0; i < count; i++) {
              const away = (sx[i]! - x) ** 2 + (sy[i]! - y) ** 2;
              if (away > hitRadius(scale[i]!, CAMERA.size, pointer) ** 2 || shown[i] === 0) continue;
              const rank = pointer === 'mouse' ? -scale[i]! : away;
              if (rank < best) [best, expected] = [rank, i];
            }
            expect(field.hit(x, y, pointer)).toBe(expected);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
  it('[R137] it follows a new projection, a removal and a search', () => {
    const { field } = crowd(3, 200);
    const { sx, sy, shown } = field.columns;
    const ask = () => field.hit(sx[7]!, sy[7]!, 'touch');
    for (let asked = 0; asked < 20; asked++) ask();
    const before = { x: sx[7]!, y: sy[7]! };
    field.project({ ...CAMERA, x: 5000 });
    for (let asked = 0; asked < 20; asked++) expect(field.hit(before.x, before.y, 'touch')).toBe(-1);
    expect(ask()).toBe(7);
    shown[7] = 0;
    expect(ask()).not.toBe(7);
    field.remove(field.handleAt(199));
    for (let i = 0; i < 199; i++) expect(field.hit(sx[i]!, sy[i]!, 'touch')).not.toBe(199);
  });
});
