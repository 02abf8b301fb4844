import { seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Camera, hitRadius, POINTER_KINDS, type PointerKind } from '../perspective';
import { createField, type Field } from './field';

const CAMERA = { x: 400, y: 300, zoomX: 1.3, zoomY: 1.1, size: 0.5, upright: false } as const;

/** Spread over a space `wide` times as large as usual; `speed` in stage pixels a second. */
function crowd(seed: number, count: number, { wide = 1, speed = 0 } = {}) {
  const random = seededRandom(seed);
  const field = createField({ capacity: count, width: 700 * wide, height: 350 * wide });
  for (let i = 0; i < count; i++) {
    field.spawn({
      position: {
        x: (random.next() - 0.5) * 700 * wide,
        y: (random.next() - 0.5) * 350 * wide,
        // Few depths, so many are equally near.
        z: Math.round((random.next() - 0.5) * 4) * 25,
      },
      velocity: { x: (random.next() - 0.5) * speed, y: (random.next() - 0.5) * speed, z: 0 },
    });
  }
  field.project(CAMERA);
  return { field, random };
}

/** The result of testing everyone. */
function lookAtAll({ columns, count }: Field, { size }: Camera, x: number, y: number, pointer: PointerKind) {
  const { sx, sy, scale, shown } = columns;
  let found = -1;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const away = (sx[i]! - x) ** 2 + (sy[i]! - y) ** 2;
    if (away > hitRadius(scale[i]!, size, pointer) ** 2 || shown[i] === 0) continue;
    const rank = pointer === 'mouse' ? -scale[i]! : away;
    if (rank < best) [best, found] = [rank, i];
  }
  return found;
}

describe('hits in a crowd', () => {
  it('[R137] the field finds the same bubbles as a search of all, in any motion and from any view', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 60, max: 800 }),
        fc.constantFrom(...POINTER_KINDS),
        fc.record({ wide: fc.constantFrom(1, 3, 10), speed: fc.constantFrom(0, 20, 20_000) }),
        fc.record({
          upright: fc.boolean(),
          zoom: fc.constantFrom(0.05, 0.4, 1, 6),
          size: fc.constantFrom(0.1, 0.5, 2),
          gap: fc.constantFrom(0, 16, 41),
          later: fc.integer({ min: 0, max: 40 }),
        }),
        (seed, count, pointer, space, { upright, zoom, size, gap, later }) => {
          const { field, random } = crowd(seed, count, space);
          for (let i = 0; i < count; i += 9) field.columns.shown[i] = 0;
          const camera = { ...CAMERA, zoomX: 1.3 * zoom, zoomY: 1.1 * zoom, upright, size };
          for (let frame = 0; frame < 4; frame++) {
            field.step(gap);
            field.project(camera);
            // Hits follow the picture, even if some have moved on since.
            if (frame === 2) for (let i = 0; i < later; i++) field.step(gap);
            for (let asked = 0; asked < 15; asked++) {
              // Beyond every edge as well.
              const [x, y] = [random.next() * 1200 - 200, random.next() * 900 - 150];
              const found = field.hit(x, y, pointer);
              expect(found).toBe(lookAtAll(field, camera, x, y, pointer));
            }
            // And where there surely is a bubble.
            const { sx, sy } = field.columns;
            for (let asked = 0; asked < 15; asked++) {
              const i = Math.floor(random.next() * count);
              const found = field.hit(sx[i]! + 3, sy[i]!, pointer);
              expect(found).toBe(lookAtAll(field, camera, sx[i]! + 3, sy[i]!, pointer));
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
  it.each([
    { what: 'nowhere', camera: { ...CAMERA, zoomX: 0 } },
    { what: 'mirrored', camera: { ...CAMERA, zoomX: -1 } },
  ])('[R137] a camera that looks $what finds the bubbles it shows', ({ camera }) => {
    const { field } = crowd(5, 200);
    field.project(camera);
    const { sx, sy } = field.columns;
    for (let i = 0; i < 200; i++) {
      expect(field.hit(sx[i]!, sy[i]!)).toBe(lookAtAll(field, camera, sx[i]!, sy[i]!, 'mouse'));
    }
  });
  it('[R137] hits follow a new projection, a removal and a search', () => {
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
