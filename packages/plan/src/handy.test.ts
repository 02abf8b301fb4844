import { randomIndex, seededRandom } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import {
  addOpening,
  addRoom,
  boxOf,
  boxRing,
  checkFloor,
  cutBeside,
  cutThrough,
  derive,
  emptyPlan,
  type Floor,
  type FloorResult,
  furnish,
  halveRoom,
  ITEM_KINDS,
  itemCorners,
  openSide,
  type Point,
  roomBeside,
  sidesOf,
  signedArea,
  splitRoom,
  warningsOf,
} from './index';
import { TEMPLATE_IDS, templatePlan } from './templates';

const value = (result: FloorResult): Floor => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const room = () =>
  value(
    addRoom(emptyPlan().floors[0]!, 'living', [
      [0, 0],
      [6000, 0],
      [6000, 4000],
      [0, 4000],
    ]),
  );

describe('[R369] what the list does without a pointer', () => {
  it('halves a room across or along its longer way', () => {
    const across = value(halveRoom(room(), 'r1', 'across'));
    expect(across.rooms.map(r => signedArea(r.ring))).toEqual([12e6, 12e6]);
    expect(across.rooms[0]!.ring.some(([x]) => x === 3000)).toBe(true);
    expect(value(halveRoom(room(), 'r1', 'along')).rooms[0]!.ring.some(([, y]) => y === 2000)).toBe(true);
    expect(halveRoom(room(), 'gone', 'along').ok).toBe(false);
  });

  it('[R341] moves the cut aside where a door or window is in its way, no further than it must', () => {
    const window = { kind: 'window', from: [2500, 0], to: [3400, 0] } as const;
    const floor = value(addOpening(room(), window));
    const cut = value(halveRoom(floor, 'r1', 'across'));
    // To the east of the middle: the window's end and the 5 cm that it keeps from a corner.
    expect(cut.rooms.map(r => signedArea(r.ring)).toSorted((a, b) => a - b)).toEqual([
      2.55 * 4e6,
      3.45 * 4e6,
    ]);
    expect(cut.openings).toEqual(floor.openings);
    // Where a window takes the whole side there is no place for a cut.
    const glass = value(addOpening(room(), { ...window, from: [100, 0], to: [5900, 0] }));
    expect(halveRoom(glass, 'r1', 'across')).toMatchObject({ error: { code: 'plan/opening-does-not-fit' } });
  });

  it.each(TEMPLATE_IDS)('[R341] every room of %s that a person would cut can be cut one way at least', id => {
    for (const floor of templatePlan(id, 'en').floors)
      for (const { id: roomId } of floor.rooms.filter(each => signedArea(each.ring) > 9e6)) {
        const cuts = (['across', 'along'] as const).map(way => halveRoom(floor, roomId, way));
        expect(
          cuts.some(({ ok }) => ok),
          roomId,
        ).toBe(true);
      }
  });

  it('opens a side in its widest free stretch until none is left, and says so', () => {
    let floor = room();
    let doors = 0;
    for (let next = openSide(floor, 'r1', 0, 'door'); next.ok; next = openSide(floor, 'r1', 0, 'door')) {
      floor = next.value;
      doors++;
      expect(checkFloor(floor)).toEqual([]);
    }
    // 6 m hold doors of 0.8 m and, in what is left, narrower ones down to 0.5 m.
    expect(doors).toBeGreaterThanOrEqual(5);
    expect(openSide(floor, 'r1', 0, 'door')).toMatchObject({
      ok: false,
      error: { code: 'plan/opening-does-not-fit' },
    });
  });

  it('adds a room on a side that is free', () => {
    let floor = room();
    for (let i = 0; i < 4; i++) floor = value(roomBeside(floor, 'r1', 'bedroom'));
    expect(floor.rooms).toHaveLength(5);
    expect(roomBeside(floor, 'r1', 'bedroom')).toMatchObject({
      ok: false,
      error: { code: 'plan/rooms-overlap' },
    });
  });

  it('[R609] puts a room before the front door or a window only where there is no other wall', () => {
    let floor = value(openSide(room(), 'r1', 0, 'main-door'));
    floor = value(openSide(floor, 'r1', 2, 'window'));
    for (const at of [1, 2, 3]) {
      floor = value(roomBeside(floor, 'r1', 'bedroom'));
      const sides = derive(floor).edges.filter(edge => edge.openings.length > 0);
      const [door, window] = ['main-door', 'window'].map(
        kind => sides.find(edge => edge.openings.some(opening => opening.kind === kind))!,
      );
      expect(door!.other, `room ${at}`).toBeUndefined();
      // The two sides without an opening come first, then the one with a window.
      expect(window!.other !== undefined, `room ${at}`).toBe(at === 3);
    }
  });

  it('[R609] puts no bed before a door, and no door behind a bed, while the wall has room', () => {
    // The door is 0.8 m wide in the middle of the side: the corners of a double bed would lie 0.5 m from it.
    const doored = value(openSide(room(), 'r1', 0, 'door'));
    const [bed] = value(furnish(doored, 'r1', 'double-bed')).items;
    const { left, right, top } = boxOf(itemCorners(bed!));
    expect(top >= 700 || right <= 2600 || left >= 3400).toBe(true);
    // By hand: the bed stands at 2.1 to 3.9 m of 6 m, the door fits beside it.
    const slept = value(furnish(room(), 'r1', 'double-bed'));
    const [door] = value(openSide(slept, 'r1', 0, 'door')).openings;
    expect(door!.to[0] <= 2100 || door!.from[0] >= 3900).toBe(true);
    // A window may lie over it, in the middle.
    expect(value(openSide(slept, 'r1', 0, 'window')).openings[0]).toMatchObject({ from: [2250, 0] });
    // A wall full of things still takes its door.
    let full = room();
    for (let i = 0; i < 5; i++) full = value(furnish(full, 'r1', 'wardrobe'));
    for (const side of [0, 1, 2, 3]) expect(openSide(full, 'r1', side, 'door').ok).toBe(true);
  });

  it('puts things with their backs to walls, inside their room and over no other', () => {
    let floor = room();
    for (const kind of ['double-bed', 'wardrobe', 'desk', 'sofa'] as const)
      floor = value(furnish(floor, 'r1', kind));
    expect(warningsOf(floor)).toEqual([]);
    // The bed's head lies on the face of the outer wall: 0.12 m from its line.
    expect(floor.items[0]).toMatchObject({ at: [3000, 1120], turn: 180 });
  });

  it.each(TEMPLATE_IDS)('works in every room of %s', id => {
    for (const floor of templatePlan(id, 'en').floors) {
      for (const { id: roomId, ring } of floor.rooms) {
        const half = halveRoom(floor, roomId, 'across');
        if (half.ok) expect(checkFloor(half.value)).toEqual([]);
        for (const kind of ITEM_KINDS.slice(0, 3)) expect(furnish(floor, roomId, kind).ok).toBe(true);
        for (const side of sidesOf(ring).keys()) openSide(floor, roomId, side, 'window');
      }
    }
  });
});

describe('[R603] a line to split a room by', () => {
  // 6 by 4 m, and the corner of 2 by 1 m at its upper right is missing.
  const corner = () =>
    value(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000, { width: 2000, depth: 1000 })));
  const areas = (floor: Floor) => floor.rooms.map(({ ring }) => signedArea(ring) / 1e6);
  const split = (floor: Floor, p: Point, q: Point) => {
    const cut = cutThrough(floor, p, q);
    return cut && splitRoom(floor, cut.room, cut.line);
  };

  it('runs through two points from wall to wall, however short the way between them', () => {
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

  it('is none outside of the room, on its wall, through no room, or without a direction', () => {
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
