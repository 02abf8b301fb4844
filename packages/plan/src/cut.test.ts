import { randomIndex, seededRandom } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { cutBeside, cutThrough } from './drawing';
import {
  addRoom,
  boxRing,
  checkFloor,
  emptyPlan,
  type Floor,
  type Point,
  signedArea,
  splitRoom,
  unwrap as value,
} from './index';
import { TEMPLATE_IDS, templatePlan } from './templates';

const room = () => value(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));

describe('[R603] a line to split a room by', () => {
  // 6 by 4 m, and the corner of 2 by 1 m at its upper right is missing.
  const corner = () =>
    value(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000, { width: 2000, depth: 1000 })));
  const areas = (floor: Floor) => floor.rooms.map(({ ring }) => signedArea(ring) / 1e6);
  const split = (floor: Floor, p: Point, q: Point) => {
    const cut = cutThrough(floor, p, q);
    return cut && splitRoom(floor, cut.room, cut.line);
  };

  it('runs through two points from wall to wall, however close they are', () => {
    expect(cutThrough(room(), [2000, 1900], [2000, 2000])).toEqual({
      room: 'r1',
      line: [
        [2000, 0],
        [2000, 4000],
      ],
    });
    // From the corner at the upper left to 3 m on the right wall: a triangle of 6 x 3 / 2.
    expect(areas(value(split(room(), [0, 0], [6000, 3000])!))).toEqual([15, 9]);
  });

  it('runs within the room halfway between the points only, and only to where that room ends', () => {
    const two = value(
      addRoom(
        room(),
        'study',
        boxRing(3000, 4000).map(([x, y]) => [x + 6000, y]),
      ),
    );
    expect(cutThrough(two, [5000, 1000], [9000, 1000])?.room).toBe('r2');
    expect(cutThrough(two, [5000, 1000], [5500, 1000])?.line[1]).toEqual([6000, 1000]);
    // At 500 mm from above the L is 4 m wide.
    expect(cutThrough(corner(), [1000, 500], [2000, 500])?.line).toEqual([
      [0, 500],
      [4000, 500],
    ]);
  });

  it.each([
    { cut: 'beside the upper side', side: 0, away: 1500, parts: [15, 7] },
    { cut: 'in line with the notch', side: 0, away: 1000, parts: [18, 4] },
    { cut: 'in line with the notch, from below', side: 4, away: 3000, parts: [18, 4] },
    { cut: 'in line with its other side', side: 5, away: 4000, parts: [16, 6] },
    { cut: 'beside the notch', side: 2, away: 500, parts: [15, 7] },
  ])('lies at a typed distance along a side of an L: $cut', ({ side, away, parts }) => {
    const cut = cutBeside(corner(), 'r1', side, away)!;
    const made = value(splitRoom(corner(), 'r1', cut.line));
    expect(areas(made).sort((a, b) => b - a)).toEqual(parts.sort((a, b) => b - a));
  });

  it('runs in the arm of a U between the points, and beside a side where the room is widest', () => {
    // 6 by 4 m with a notch from above, its arms 1.5 and 2 m wide.
    const u: Floor = value(
      addRoom(emptyPlan().floors[0]!, 'living', [
        [0, 0],
        [1500, 0],
        [1500, 2000],
        [4000, 2000],
        [4000, 0],
        [6000, 0],
        [6000, 4000],
        [0, 4000],
      ]),
    );
    const right = [
      [4000, 1000],
      [6000, 1000],
    ];
    expect(cutThrough(u, [4500, 1000], [5000, 1000])?.line).toEqual(right);
    expect(cutBeside(u, 'r1', 0, 1000)?.line).toEqual(right);
  });

  it('is missing outside the room, on its wall, through no room, or without a direction', () => {
    expect(cutBeside(corner(), 'r1', 0, 4000)).toBeUndefined();
    expect(cutBeside(corner(), 'r1', 0, 0)).toBeUndefined();
    expect(cutBeside(corner(), 'r1', 0, -100)).toBeUndefined();
    expect(cutBeside(corner(), 'r1', 9, 100)).toBeUndefined();
    expect(cutBeside(corner(), 'r9', 0, 100)).toBeUndefined();
    expect(cutThrough(corner(), [5000, 500], [5500, 500])).toBeUndefined();
    expect(cutThrough(corner(), [1000, 1000], [1000, 1000])).toBeUndefined();
  });

  it('divides every room of every template into two that make up the room, or is refused', () => {
    const random = seededRandom(31);
    const pick = (count: number) => randomIndex(random, count);
    let done = 0;
    for (const id of TEMPLATE_IDS) {
      const floor = templatePlan(id, 'en').floors[0]!;
      for (const { ring } of floor.rooms) {
        const [from, to] = [ring[pick(ring.length)]!, ring[pick(ring.length)]!];
        const p: Point = [from[0] + pick(400) - 200, from[1] + pick(400) - 200];
        const cut = cutThrough(floor, p, to);
        const made = cut && splitRoom(floor, cut.room, cut.line);
        if (!made?.ok) continue;
        done++;
        const before = floor.rooms.find(each => each.id === cut!.room)!;
        const known = new Set(floor.rooms.map(each => each.id));
        const parts = made.value.rooms.filter(each => each.id === before.id || !known.has(each.id));
        expect(parts).toHaveLength(2);
        // Ends on slanted walls are rounded to whole millimetres.
        const sum = parts.reduce((all, part) => all + signedArea(part.ring), 0);
        expect(Math.abs(sum - signedArea(before.ring))).toBeLessThan(20_000);
        expect(checkFloor(made.value)).toEqual([]);
      }
    }
    expect(done).toBeGreaterThan(15);
  });
});
