import { millis, seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestTowards } from '../navigate';
import { generateBubbles } from '../people/generate';
import { fitCamera } from '../perspective';
import { createField, type Field, LONGEST_GAP_MS, STEP_MS } from './field';

const CAMERA = { x: 0, y: 0, zoomX: 1, zoomY: 1, size: 1, upright: false } as const;

function fieldOf(seed: number, count = 13): Field {
  const field = createField({ capacity: count });
  for (const bubble of generateBubbles(seededRandom(seed), millis(0), { count })) field.spawn(bubble);
  return field;
}
const still = (x: number, y: number, z = 0) => ({
  position: { x, y, z },
  velocity: { x: 0, y: 0, z: 0 },
});

describe('stepping', () => {
  it('[R138] no bubble ever leaves the space, for any seed and crowd', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 120 }), (seed, count) => {
        const field = fieldOf(seed, count);
        for (let i = 0; i < 120; i++) field.step(LONGEST_GAP_MS);
        const { x, y, z } = field.columns;
        for (let i = 0; i < count; i++) {
          expect(Math.abs(x[i]!)).toBeLessThanOrEqual(350);
          expect(Math.abs(y[i]!)).toBeLessThanOrEqual(175);
          expect(Math.abs(z[i]!)).toBeLessThanOrEqual(50);
        }
      }),
      { numRuns: 30 },
    );
  });
  it('[R128] the same start gives the same motion, however time is divided', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 }),
        (seed, gaps) => {
          const [cut, whole] = [fieldOf(seed), fieldOf(seed)];
          let made = 0;
          for (const gap of gaps) made += cut.step(gap);
          for (let i = 0; i < made; i++) whole.step(STEP_MS + 1e-9);
          expect(cut.snapshot().x).toEqual(whole.snapshot().x);
        },
      ),
      { numRuns: 30 },
    );
  });
  it('[R128] a gap longer than 50 ms counts as 50 ms, and time never runs backwards', () => {
    expect(fieldOf(1).step(60_000)).toBe(2);
    expect(fieldOf(1).step(LONGEST_GAP_MS)).toBe(2);
    expect(fieldOf(1).step(-5)).toBe(0);
    expect(fieldOf(1).step(Number.NaN)).toBe(0);
  });
  it('[R128] two bubbles that collide head on separate again, and the shore turns a bubble before it reaches the wall', () => {
    const field = createField({ capacity: 3 });
    field.spawn({ position: { x: -31, y: 0, z: 0 }, velocity: { x: 10, y: 0, z: 0 } });
    field.spawn({ position: { x: 31, y: 0, z: 0 }, velocity: { x: -10, y: 0, z: 0 } });
    field.spawn({ position: { x: 200, y: 100, z: 0 }, velocity: { x: 12, y: 0, z: 0 } });
    let farthest = 0;
    for (let i = 0; i < 60 * 30; i++) {
      field.step(STEP_MS);
      farthest = Math.max(farthest, field.columns.x[2]!);
    }
    expect(field.columns.x[1]! - field.columns.x[0]!).toBeGreaterThan(60);
    expect(farthest).toBeGreaterThan(310);
    expect(farthest).toBeLessThan(345);
  });
  it('[R138] the grid finds the same pairs as comparing all with all', () => {
    const field = createField({ capacity: 300, width: 1200, height: 600, radius: 15 });
    const random = seededRandom(5);
    for (let i = 0; i < 300; i++) {
      field.spawn(still((random.next() - 0.5) * 1200, (random.next() - 0.5) * 600));
    }
    // A crowd without room: after enough steps the pushes must have resolved every resolvable overlap.
    for (let i = 0; i < 600; i++) field.step(STEP_MS);
    const { x, y } = field.columns;
    let closest = Infinity;
    for (let i = 0; i < 300; i++) {
      for (let j = i + 1; j < 300; j++) closest = Math.min(closest, Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!));
    }
    expect(closest).toBeGreaterThan(24);
  });
});

describe('projection and hits', () => {
  it("[R137] a point's distance from the middle depends on its depth", () => {
    const field = createField({ capacity: 2 });
    field.spawn(still(100, 50, -50));
    field.spawn(still(100, 50, 50));
    field.project({ ...CAMERA, x: 10, y: 20, zoomX: 2, zoomY: 3 });
    const { sx, sy, scale } = field.columns;
    expect([sx[0], sy[0], sx[1], sy[1]]).toEqual([
      expect.closeTo(10 + 2 * 100 * (4 / 3), 3),
      expect.closeTo(20 + 3 * 50 * (4 / 3), 3),
      expect.closeTo(10 + 2 * 80, 3),
      expect.closeTo(20 + 3 * 40, 3),
    ]);
    expect(scale[1]).toBeCloseTo(0.8, 6);
  });
  it('[R137] upright, the long side of the space runs down the screen', () => {
    const field = createField({ capacity: 1 });
    field.spawn(still(100, 50));
    field.project({ ...CAMERA, upright: true });
    expect([field.columns.sx[0], field.columns.sy[0]]).toEqual([50, 100]);
  });
  it.each([
    { px: 19.9, found: 0 },
    { px: 20, found: 0 },
    { px: 20.1, found: -1 },
  ])('[R137] a mouse $px px from the centre finds $found', ({ px, found }) => {
    const field = createField({ capacity: 1 });
    field.spawn(still(0, 0));
    field.project(CAMERA);
    expect(field.hit(px, 0, 'mouse')).toBe(found);
  });
  it('[R137] a mouse finds the nearer of two, a finger the one whose centre is closer', () => {
    const field = createField({ capacity: 2 });
    field.spawn(still(0, 0, 40));
    field.spawn(still(12, 0, -40));
    field.project(CAMERA);
    expect(field.hit(2, 0, 'mouse')).toBe(1);
    expect(field.hit(2, 0, 'touch')).toBe(0);
    field.columns.shown[1] = 0;
    expect(field.hit(2, 0, 'mouse')).toBe(0);
  });
  it('[R137] bubbles are drawn far to near', () => {
    const field = fieldOf(9, 200);
    const { z } = field.columns;
    const order = [...field.drawOrder().subarray(0, 200)];
    expect(new Set(order).size).toBe(200);
    // One of 1,024 steps of a depth of 100.
    for (let i = 1; i < 200; i++) expect(z[order[i]!]!).toBeLessThanOrEqual(z[order[i - 1]!]! + 0.1);
  });
  it('[R131] arrow keys lead to the nearest bubble on that side, or nowhere', () => {
    const field = createField({ capacity: 4 });
    for (const [x, y] of [
      [0, 0],
      [100, 10],
      [60, 90],
      [-80, 0],
    ] as const)
      field.spawn(still(x, y));
    field.project(CAMERA);
    const go = (direction: Parameters<typeof nearestTowards>[3], from = 0) =>
      nearestTowards(field.columns, field.count, from, direction);
    expect([go('right'), go('left'), go('down'), go('up'), go('right', 1)]).toEqual([1, 3, 2, 0, 1]);
  });
});

describe('handles and snapshots', () => {
  it('[R139] handles survive the removal of others and are never reused', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -8, max: 8 }), { maxLength: 80 }), moves => {
        const field = createField({ capacity: 8 });
        const model = new Map<number, number>();
        const used = new Set<number>();
        for (const [time, move] of moves.entries()) {
          const victim = [...model.keys()][-move - 1];
          if (move >= 0) {
            const spawned = field.spawn(still(time, 0));
            expect(spawned.ok).toBe(model.size < 8);
            if (!spawned.ok) continue;
            expect(used.has(spawned.value)).toBe(false);
            used.add(spawned.value);
            model.set(spawned.value, time);
          } else if (victim !== undefined) {
            expect(field.remove(victim)).toBe(true);
            expect(field.remove(victim)).toBe(false);
            model.delete(victim);
          }
          expect(field.count).toBe(model.size);
          for (const [handle, x] of model) {
            const index = field.indexOf(handle);
            expect(field.columns.x[index]).toBe(x);
            expect(field.handleAt(index)).toBe(handle);
          }
        }
      }),
    );
  });
  it('[R139] a snapshot that went through JSON continues exactly as the field does', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const field = fieldOf(seed);
        field.step(37);
        const copy = createField({ capacity: 20 });
        expect(copy.restore(JSON.parse(JSON.stringify(field.snapshot()))).ok).toBe(true);
        for (const each of [field, copy]) each.step(41);
        expect(copy.snapshot()).toEqual(field.snapshot());
      }),
      { numRuns: 25 },
    );
  });
  it('[R139] a snapshot of a crowd too, though the copy must find the neighbours again', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 60 }), (seed, steps) => {
        const field = fieldOf(seed, 150);
        const copy = createField({ capacity: 150 });
        for (let i = 0; i < steps; i++) field.step(STEP_MS);
        copy.restore(field.snapshot());
        for (const each of [field, copy]) for (let i = 0; i < 20; i++) each.step(STEP_MS);
        expect(copy.snapshot()).toEqual(field.snapshot());
      }),
      { numRuns: 20 },
    );
  });
  it('[R139] a damaged snapshot is refused and leaves the field as it was', () => {
    const field = fieldOf(4);
    const before = field.snapshot();
    const refuse = (data: unknown) => {
      const restored = field.restore(data);
      expect(field.snapshot()).toEqual(before);
      return restored.ok ? 'taken' : restored.error.code;
    };
    expect(refuse({ ...before, version: 2 })).toBe('dreamspace/snapshot-version');
    expect(refuse({ ...before, count: 14 })).toBe('dreamspace/field-full');
    fc.assert(fc.property(fc.anything(), data => refuse(data) === 'dreamspace/snapshot-unreadable'));
    for (const broken of [
      { x: [] },
      { vx: [Number.NaN] },
      { z: before.z.map(() => 1e300) },
      { remainder: -1 },
    ]) {
      expect(refuse({ ...before, ...broken })).toBe('dreamspace/snapshot-unreadable');
    }
  });
  it('[R137] a camera fitted to a phone lets a finger hit each bubble at its centre', () => {
    const field = fieldOf(11);
    field.project(
      fitCamera({ width: 390, height: 844, padding: { top: 150, right: 0, bottom: 80, left: 0 } }),
    );
    for (let i = 0; i < 13; i++) {
      expect(field.hit(field.columns.sx[i]!, field.columns.sy[i]!, 'touch')).toBe(i);
    }
  });
  it('[R137] an impossible capacity is a bug and says so', () => {
    expect(() => createField({ capacity: 0 })).toThrow(/1 to 1048576, got 0/);
  });
});
