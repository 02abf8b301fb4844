import {
  addFloor,
  addRoom,
  type Floor,
  type FloorResult,
  halveRoom,
  mergeRooms,
  mirrorPlan,
  moveWall,
  onFloor,
  type Plan,
  type Point,
  removeFloor,
  removeRoom,
  stretchPlan,
  unwrap,
} from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { roomsAfter } from './photoRooms';

const HOME = templatePlan('two-bedroom', 'en');
const at = (room: string, level = 0) => ({ level, room });
const after = (plan: Plan, change: (floor: Floor) => FloorResult): Plan => unwrap(onFloor(plan, 0, change));
const boxAt = (x: number, y: number, side: number): readonly Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

describe('[R396] the room of a photo', () => {
  it.each([
    ['a wall is moved', after(HOME, floor => moveWall(floor, 'master', 0, 200))],
    ['a room is halved', after(HOME, floor => halveRoom(floor, 'master', 'across'))],
    ['the plan is mirrored', mirrorPlan(HOME)],
    ['the plan is stretched', unwrap(stretchPlan(HOME, 1.1, 0.9))],
    ['another room is removed', after(HOME, floor => removeRoom(floor, 'bath'))],
  ])('stays when %s, as the same object', (_, plan) => {
    const rooms = { a: at('master'), b: at('kitchen') };
    expect(roomsAfter(rooms, HOME, plan, 'drawn')).toBe(rooms);
  });

  it('is removed with its room; a later room with the same id gets no photo', () => {
    const plan = after(HOME, floor => addRoom(floor, 'study', boxAt(20_000, 0, 2000)));
    const gone = after(plan, floor => removeRoom(floor, 'r1'));
    const left = roomsAfter({ a: at('r1'), b: at('kitchen') }, plan, gone, 'drawn');
    expect(left).toEqual({ b: at('kitchen') });
    const again = after(gone, floor => addRoom(floor, 'storage', boxAt(20_000, 0, 1000)));
    expect(again.floors[0]?.rooms.some(({ id }) => id === 'r1')).toBe(true);
    expect(roomsAfter(left, gone, again, 'drawn')).toBe(left);
  });

  it('is the joined room after two are joined', () => {
    const joined = after(HOME, floor => mergeRooms(floor, 'living', 'dining'));
    const rooms = { a: at('dining'), b: at('living'), c: at('bath') };
    expect(roomsAfter(rooms, HOME, joined, 'drawn')).toEqual({
      a: at('living'),
      b: at('living'),
      c: at('bath'),
    });
  });

  it('is never a room that only surrounds the removed one', () => {
    // A court in the notch of a U: all its corners lie on the walls of the other room.
    const u: readonly Point[] = [
      [0, 0],
      [2000, 0],
      [2000, 2000],
      [4000, 2000],
      [4000, 0],
      [6000, 0],
      [6000, 4000],
      [0, 4000],
    ];
    const empty: Plan = { ...HOME, floors: [{ ...HOME.floors[0]!, rooms: [], openings: [], items: [] }] };
    const court = after(
      after(empty, floor => addRoom(floor, 'living', u)),
      floor => addRoom(floor, 'courtyard', boxAt(2000, 0, 2000)),
    );
    const filled = after(court, floor => removeRoom(floor, 'r2'));
    expect(roomsAfter({ a: at('r2') }, court, filled, 'drawn')).toEqual({});
  });

  it('is identified by its floor, and removed with it', () => {
    const tall = unwrap(addFloor(after(HOME, floor => addRoom(floor, 'study', boxAt(20_000, 0, 2000)))));
    const rooms = { a: at('r1', 1), b: at('r1', 0) };
    expect(roomsAfter(rooms, tall, tall, 'drawn')).toBe(rooms);
    expect(roomsAfter(rooms, tall, unwrap(removeFloor(tall)), 'drawn')).toEqual({ b: at('r1', 0) });
  });

  it('is lost when another plan is started, even one with the same room id, and kept when the same plan is reopened', () => {
    const rooms = { a: at('bath'), b: at('kitchen') };
    const other = templatePlan('one-bedroom', 'en');
    expect(other.floors[0]?.rooms.some(({ id }) => id === 'kitchen')).toBe(true);
    expect(roomsAfter(rooms, HOME, other, 'replaced')).toEqual({});
    expect(roomsAfter(rooms, HOME, JSON.parse(JSON.stringify(HOME)), 'replaced')).toBe(rooms);
    expect(roomsAfter(rooms, undefined, HOME, 'replaced')).toEqual({});
  });
});
