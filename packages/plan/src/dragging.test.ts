import { randomIndex, seededRandom } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../scripts/testing/whole';
import { drawFloor, readyToDrag } from './drawing';
import {
  addOpening,
  boxRing,
  derive,
  emptyPlan,
  type Floor,
  type FloorResult,
  moveCorner,
  moveWall,
  type Point,
  type Room,
  sidesOf,
  unwrap,
} from './index';

/** Eight rooms in a row, five rows: 40, a door between each two of a row. */
const forty = (pointOf: (room: string, p: Point) => Point = (_, p) => p): Floor => {
  const rooms = Array.from({ length: 40 }, (_, i): Room => {
    const [left, top] = [(i % 8) * 3000, Math.floor(i / 8) * 3000];
    const id = `r${i + 1}`;
    const ring = boxRing(3000, 3000).map(([x, y]) => pointOf(id, [x + left, y + top]));
    return { id, kind: 'living', ring };
  });
  return rooms
    .filter((_, i) => i % 8 < 7)
    .map(({ ring }) => ring[1]!)
    .reduce<Floor>(
      (floor, [x, y]) => unwrap(addOpening(floor, { kind: 'door', from: [x, y + 1000], to: [x, y + 1800] })),
      { ...emptyPlan().floors[0]!, rooms },
    );
};

const copyOf = (floor: Floor): Floor => JSON.parse(JSON.stringify(floor)) as Floor;

/** Entries of a list that another lacks: made for this floor. */
const newAmong = <T>(after: readonly T[], before: readonly T[]): number =>
  after.filter(each => !before.includes(each)).length;

describe('[R602] dragging a wall among forty rooms', () => {
  // The wall between r12 and r13, of the second row: it separates from those above and below it by a step, which is a
  // corner in the rooms there as well.
  const drag = (floor: Floor, by: number): Floor => unwrap(moveWall(floor, 'r12', 1, by));

  it('changes the rooms beside it and at its steps, and no other', () => {
    const floor = forty();
    const moved = drag(floor, 300);
    const made = moved.rooms.filter((room, i) => room !== floor.rooms[i]).map(({ id }) => id);
    expect(made).toEqual(['r5', 'r12', 'r13', 'r21']);
    const back = drag(floor, -300);
    const madeBack = back.rooms.filter((room, i) => room !== floor.rooms[i]).map(({ id }) => id);
    expect(madeBack).toEqual(['r4', 'r12', 'r13', 'r20']);
  });

  it('derives only the walls of those rooms: 15 of 95', () => {
    const floor = forty();
    const before = derive(floor).edges;
    const { edges } = derive(drag(floor, 300));
    expect(edges.length).toBe(before.length + 2);
    expect(newAmong(edges, before)).toBe(15);
  });

  it('draws only those four rooms, with the seven doors on their walls', () => {
    const [floor, moved] = [forty(), drag(forty(), 0)];
    const [before, after] = [drawFloor(floor), drawFloor(drag(floor, 300))];
    expect(newAmong(after.rooms, before.rooms)).toBe(4);
    expect(newAmong(after.openings, before.openings)).toBe(7);
    expect(drawFloor(moved).walls).toBe(before.walls);
  });

  it('reads a corner of a distant room only a few times a step, the first included, once the room is chosen', () => {
    let reads = 0;
    const watched = (room: string, p: Point): Point =>
      room === 'r40'
        ? new Proxy(p, {
            get(target, key) {
              if (key === '0') reads++;
              return Reflect.get(target, key);
            },
          })
        : p;
    const floor = forty(watched);
    expect(readyToDrag(floor, 'r12')).toBe(true);
    const perStep = [100, 200, 300, 400].map(by => {
      reads = 0;
      drawFloor(drag(floor, by));
      return reads / 4;
    });
    // Whether it is in bounds and not straight, its box, and its walls against the steps. Checked and welded again: 752.
    expect(Math.max(...perStep)).toBeLessThanOrEqual(60);
  });

  it('prepares nothing for a room without a movable side', () => {
    expect(readyToDrag(forty(), 'r41')).toBe(false);
  });

  it('ends like the same move on a fresh floor, or is refused for the same reason', () => {
    const random = seededRandom(1702);
    const pick = (count: number) => randomIndex(random, count);
    let floor = forty();
    const outcomes = { done: 0, refused: 0 };
    for (let i = 0; i < (WHOLE ? 40 : 20); i++) {
      const room = floor.rooms[pick(floor.rooms.length)]!;
      const [side, by] = [pick(sidesOf(room.ring).length), (pick(141) - 70) * 50];
      const corner = room.ring[pick(room.ring.length)]!;
      const move = (of: Floor): FloorResult =>
        i % 3 === 0 ? moveCorner(of, corner, [corner[0] + by, corner[1]]) : moveWall(of, room.id, side, by);
      const [done, fresh] = [move(floor), move(copyOf(floor))];
      expect(done).toEqual(fresh);
      if (done.ok && fresh.ok) {
        expect(derive(done.value)).toEqual(derive(copyOf(fresh.value)));
        expect(drawFloor(done.value)).toEqual(drawFloor(copyOf(fresh.value)));
      }
      outcomes[done.ok ? 'done' : 'refused']++;
      if (done.ok) floor = done.value;
    }
    expect(Math.min(outcomes.done, outcomes.refused)).toBeGreaterThan(5);
  });
});
