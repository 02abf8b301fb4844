import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragged, nextPoint, waysAlong } from './drawing';
import { addRoom, boxRing, derive, emptyPlan, type Floor, mirrorPlan, type Point, unwrap } from './index';
import { templatePlan } from './templates';

const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
const grid = { mode: 'grid', radius: 100 } as const;

describe('[R602] dragging a part of a room', () => {
  it('moves a side from any point of it, with or without the grid', () => {
    const grip = { side: 1, from: [6000, 700] } as const;
    const right = (to: Point, by: Parameters<typeof dragged>[4]) =>
      unwrap(dragged(floor, 'r1', grip, to, by)).rooms[0]!.ring[1]![0];
    expect(right([6320, 1500], grid)).toBe(6300);
    expect(right([6320, 1500], { mode: 'off', radius: 100 })).toBe(6320);
    expect(right([5980, 9000], grid)).toBe(6000);
  });

  it('moves a corner, which does not snap to itself', () => {
    const held = { corner: [6000, 4000] } as const;
    expect(unwrap(dragged(floor, 'r1', held, [6060, 4040], grid)).rooms[0]!.ring[2]).toEqual([6050, 4050]);
  });

  it('is refused for an impossible position', () => {
    const grip = { side: 1, from: [6000, 700] } as const;
    expect(dragged(floor, 'r1', grip, [-500, 700], grid).ok).toBe(false);
    expect(dragged(floor, 'r2', grip, [6500, 700], grid)).toMatchObject({
      error: { code: 'plan/not-there' },
    });
  });
});

describe('[R384] a point set by hand', () => {
  const given: readonly Point[] = [
    [10_000, 10_000],
    [13_000, 10_000],
    [13_000, 13_000],
  ];
  it('closes a ring at its first point from the third on, and does not close a line', () => {
    const near: Point = [10_060, 10_070];
    const by = { mode: 'off', radius: 100 } as const;
    expect(nextPoint(floor, near, given, { ...by, isRing: true })).toMatchObject({
      at: given[0],
      closes: true,
    });
    expect(nextPoint(floor, near, given, { ...by, isRing: false }).closes).toBe(false);
    expect(nextPoint(floor, near, given.slice(0, 2), { ...by, isRing: true }).closes).toBe(false);
    expect(nextPoint(floor, [10_100, 10_001], given, { ...by, isRing: true }).closes).toBe(false);
  });

  it('makes right angles with the previous one', () => {
    const { at, reason } = nextPoint(floor, [13_080, 16_010], given, { ...grid, isRing: true });
    expect([at, reason]).toEqual([[13_000, 16_000], 'right-angle']);
  });
});

it('[R343] an opening slides left and right or up and down along its wall, whichever end is the first', () => {
  const plan = templatePlan('studio', 'en');
  const ways = (of: typeof plan) => {
    const { edges } = derive(of.floors[0]!);
    return edges.map(edge => [edge, waysAlong(edge)] as const);
  };
  for (const [{ a, b }, found] of [...ways(plan), ...ways(mirrorPlan(plan))]) {
    const isFlat = a[1] === b[1];
    expect(found.map(([to]) => to)).toEqual(isFlat ? ['W', 'E'] : ['N', 'S']);
    // The one that continues from `a` to `b`.
    const ahead = found.find(([, by]) => by === 1)![0];
    expect(ahead).toBe(isFlat ? (b[0] > a[0] ? 'E' : 'W') : b[1] > a[1] ? 'S' : 'N');
  }
});

describe('[R360] rooms drawn corner by corner, each corner pointed at within what catches', () => {
  /** The rooms of a flat on a sheet whose corner lies at no whole grid, millimetres: left, top, right, bottom. */
  const FLAT = [
    [0, 4200, 3600, 8400],
    [7200, 4200, 10200, 8400],
    [0, 1800, 2200, 4200],
    [8400, 2400, 10200, 4200],
    [3600, 0, 7200, 8400],
    [7200, 0, 10200, 2400],
    [2200, 1800, 3600, 4200],
    [7200, 2400, 8400, 4200],
  ] as const;

  it.each(['grid', 'angles'] as const)('are rectangles without gaps or overlaps, by %s', mode => {
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.nat(2000),
        fc.infiniteStream(fc.integer({ min: -60, max: 60 })),
        (x, y, off) => {
          const wobble = (): number => off.next().value;
          let drawn: Floor = emptyPlan().floors[0]!;
          for (const [left, top, right, bottom] of FLAT) {
            const given: Point[] = [];
            for (const [px, py] of [
              [left, top],
              [right, top],
              [right, bottom],
              [left, bottom],
            ] as const)
              given.push(
                nextPoint(drawn, [px + x + wobble(), py + y + wobble()], given, {
                  mode,
                  radius: 160,
                  isRing: true,
                }).at,
              );
            const [[l, t], [r, u], [s, b], [m, c]] = given as [Point, Point, Point, Point];
            expect([u, s, c, m]).toEqual([t, r, b, l]);
            drawn = unwrap(addRoom(drawn, 'other', given));
          }
          // Neighbours share their walls whole: round a home of 10.2 by 8.4 m it is 37.2 m, with no slit between two rooms.
          const [round, ...slits] = derive(drawn).outline;
          expect(slits).toEqual([]);
          const walls = round!.map((p, i) =>
            Math.hypot(p[0] - round!.at(i - 1)![0], p[1] - round!.at(i - 1)![1]),
          );
          expect(Math.abs(walls.reduce((sum, wall) => sum + wall, 0) - 37_200)).toBeLessThan(600);
        },
      ),
      { numRuns: 60 },
    );
  });
});
