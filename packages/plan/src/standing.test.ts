import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dragged,
  movedThing,
  offWalls,
  setOffWall,
  standingIn,
  stepThing,
  strayThings,
  turnedThing,
} from './drawing';
import {
  addItem,
  addRoom,
  boxRing,
  changeItem,
  emptyPlan,
  type Floor,
  type FloorResult,
  type Point,
  roomOf,
  turned,
  unwrap,
} from './index';
import { TEMPLATE_IDS, templatePlan } from './templates';

/** A bedroom and a living room of 4 by 4 m, side by side, with a sofa whose back is to the upper wall. */
const rooms = (): Floor => {
  const east = boxRing(4000, 4000).map(([x, y]): Point => [x + 4000, y]);
  const both = unwrap(
    addRoom(unwrap(addRoom(emptyPlan().floors[0]!, 'bedroom', boxRing(4000, 4000))), 'living', east),
  );
  return unwrap(addItem(both, 'sofa', [2000, 570], 180));
};
const grid = { mode: 'grid', radius: 150 } as const;
const placeOf = (done: FloorResult): Point => unwrap(done).items[0]!.at;
const codeOf = (done: FloorResult) => (done.ok ? undefined : done.error.code);
const grip = { thing: 'i1', from: [2000, 570] } as const;
const to = (at: Point, by: Parameters<typeof dragged>[4] = grid, floor = rooms()) =>
  dragged(floor, 'r1', grip, at, by);

describe('[R872] a thing dragged on the drawing', () => {
  it('has its back flush to a wall within reach, its other sides too, and otherwise a distance on the grid', () => {
    expect(placeOf(to([2010, 640]))).toEqual([2020, 570]);
    expect(placeOf(to([1260, 1500]))).toEqual([1170, 1520]);
    const floor = rooms();
    const [sofa] = unwrap(to([1513, 1777], grid, floor)).items;
    expect(
      Object.values(offWalls(floor, floor.rooms[0]!, sofa!)!).filter(gap => gap % 50 === 0),
    ).toHaveLength(2);
  });

  it('goes where the pointer says without snapping, and with angles catches walls alone', () => {
    expect(placeOf(to([1263, 1777], { mode: 'off', radius: 150 }))).toEqual([1263, 1777]);
    expect(placeOf(to([1263, 1777], { mode: 'angles', radius: 150 }))).toEqual([1170, 1777]);
  });

  it('slides along the walls when the pointer leaves the building', () => {
    expect(placeOf(to([1500, -9000], { mode: 'off', radius: 0 }))).toEqual([1500, 570]);
    expect(placeOf(to([-9000, 2000], { mode: 'off', radius: 0 }))).toEqual([1170, 2000]);
  });

  it('belongs to the room it is dragged into', () => {
    const floor = unwrap(to([5000, 2000]));
    expect(roomOf(floor, floor.items[0]!)?.id).toBe('r2');
    expect(strayThings(floor)).toEqual([]);
    // Until its middle has passed the wall it waits on this side.
    expect(roomOf(floor, unwrap(to([3990, 2000])).items[0]!)?.id).toBe('r1');
  });

  it('does not go where it has no room', () => {
    const closet = unwrap(
      addRoom(
        rooms(),
        'storage',
        boxRing(1000, 1000).map(([x, y]): Point => [x + 8000, y]),
      ),
    );
    expect(codeOf(to([8500, 500], grid, closet))).toBe('plan/no-room');
    expect(codeOf(dragged(rooms(), 'r1', { ...grip, thing: 'i9' }, [0, 0], grid))).toBe('plan/not-there');
  });

  it('turns on the way', () => {
    const floor = unwrap(dragged(rooms(), 'r1', { ...grip, turned: 90 }, [3500, 2000], grid));
    expect(floor.items[0]).toMatchObject({ turn: 270, at: [3490, 2020] });
  });

  it('keeps off the slanted wall of a room', () => {
    const ring: readonly Point[] = [
      [0, 0],
      [4000, 0],
      [6000, 2000],
      [6000, 5000],
      [0, 5000],
    ];
    const floor = unwrap(
      addItem(unwrap(addRoom(emptyPlan().floors[0]!, 'living', ring)), 'plant', [2000, 2000]),
    );
    const at = placeOf(movedThing(floor, 'i1', [5100, 900], grid));
    expect(standingIn(floor, floor.rooms[0]!, { ...floor.items[0]!, at })).toBe(3);
    // The shortest way: 141 mm beyond the wall, 120 mm of it, and half the thing from corner to corner.
    expect(Math.hypot(at[0] - 5100, at[1] - 900)).toBeCloseTo(544, 0);
  });

  it('dragged far beyond slanted walls ends at the nearest place between them', () => {
    const ring: readonly Point[] = [
      [1500, 0],
      [4000, 0],
      [6000, 2000],
      [6000, 5000],
      [2500, 5000],
      [0, 3500],
    ];
    const floor = unwrap(
      addItem(unwrap(addRoom(emptyPlan().floors[0]!, 'living', ring)), 'desk', [3000, 2500]),
    );
    const [room, item] = [floor.rooms[0]!, floor.items[0]!];
    const free = Array.from(
      { length: 151 * 126 },
      (_, i): Point => [(i % 151) * 40, Math.floor(i / 151) * 40],
    ).filter(at => standingIn(floor, room, { ...item, at }) === 3);
    for (const to of [
      [7000, 0],
      [9000, -3000],
      [6500, 1500],
      [-2000, 1000],
      [-3000, 6000],
      [500, 6000],
      [5900, 1900],
      [4300, -4000],
    ] as const) {
      const at = placeOf(movedThing(floor, 'i1', to, { mode: 'off', radius: 0 }));
      expect(standingIn(floor, room, { ...item, at })).toBe(3);
      const nearest = Math.min(...free.map(p => Math.hypot(p[0] - to[0], p[1] - to[1])));
      // The places compared are 40 mm apart.
      expect(Math.hypot(at[0] - to[0], at[1] - to[1]), `to ${to.join()}`).toBeLessThan(nearest + 45);
    }
  });

  it.each(TEMPLATE_IDS)('of %s never ends in a wall, outside every room or in two of them', id => {
    for (const floor of templatePlan(id, 'en').floors) {
      const spot = fc.tuple(fc.integer({ min: -3000, max: 20_000 }), fc.integer({ min: -3000, max: 20_000 }));
      const mode = fc.constantFrom('grid' as const, 'angles' as const, 'off' as const);
      fc.assert(
        fc.property(
          fc.nat({ max: Math.max(0, floor.items.length - 1) }),
          spot,
          mode,
          fc.nat({ max: 3 }),
          (i, at, mode, quarter) => {
            const item = floor.items[i];
            const done =
              item && movedThing(floor, item.id, at, { mode, radius: 200, turn: turned(quarter * 90) });
            if (!done?.ok) return;
            const moved = done.value.items[i]!;
            expect(strayThings(done.value).map(each => each.id)).not.toContain(moved.id);
            expect(standingIn(done.value, roomOf(done.value, moved)!, moved)).toBeGreaterThanOrEqual(2);
          },
        ),
        { numRuns: 60, seed: 872 },
      );
    }
  });
});

describe('[R875] a thing moved by arrows or numbers', () => {
  const step = (floor: Floor, side: 'N' | 'E' | 'S' | 'W', by = 100) =>
    stepThing(floor, floor.rooms[0]!, 'i1', side, by);

  it('stops at the wall, with a shorter last step, and is refused there', () => {
    const near = unwrap(changeItem(rooms(), 'i1', { at: [2780, 570] }));
    const there = unwrap(step(near, 'E'));
    expect(there.items[0]!.at).toEqual([2880, 570]);
    const at = unwrap(step(there, 'E'));
    expect(at.items[0]!.at).toEqual([2890, 570]);
    expect(codeOf(step(at, 'E'))).toBe('plan/no-room');
    expect(codeOf(step(at, 'N'))).toBe('plan/no-room');
  });

  it('is not typed through the opposite wall', () => {
    const floor = rooms();
    expect(codeOf(setOffWall(floor, floor.rooms[0]!, 'i1', 'W', 1720))).toBeUndefined();
    expect(codeOf(setOffWall(floor, floor.rooms[0]!, 'i1', 'W', 1800))).toBe('plan/no-room');
    expect(codeOf(setOffWall(floor, floor.rooms[0]!, 'i1', 'W', 5000))).toBe('plan/no-room');
  });

  it('comes home from a wall it lies in or across', () => {
    const across = unwrap(changeItem(rooms(), 'i1', { at: [3500, 570] }));
    expect(standingIn(across, across.rooms[0]!, across.items[0]!)).toBe(1);
    expect(placeOf(step(across, 'W'))).toEqual([3400, 570]);
    // Out of the room it does not go.
    expect(codeOf(step(across, 'E', 600))).toBe('plan/no-room');
    const within = unwrap(changeItem(rooms(), 'i1', { at: [2940, 570] }));
    expect(standingIn(within, within.rooms[0]!, within.items[0]!)).toBe(2);
    expect(placeOf(step(within, 'W'))).toEqual([2840, 570]);
    expect(codeOf(step(within, 'E'))).toBe('plan/no-room');
  });
});

describe('[R880] a thing turned', () => {
  it('turns about its middle where there is room', () => {
    const free = unwrap(changeItem(rooms(), 'i1', { at: [2000, 2000] }));
    expect(unwrap(turnedThing(free, 'i1', 90)).items[0]).toMatchObject({ at: [2000, 2000], turn: 270 });
  });

  it('stays between the walls, and at the wall it stood at', () => {
    const once = unwrap(turnedThing(rooms(), 'i1', 90));
    expect(once.items[0]).toMatchObject({ at: [2000, 1170], turn: 270 });
    expect(unwrap(turnedThing(once, 'i1', 90)).items[0]).toMatchObject({ at: [2000, 570], turn: 0 });
  });

  it('is not caught by a wall it was not at, so that turned back it is where it was', () => {
    const upright = unwrap(changeItem(rooms(), 'i1', { at: [1270, 1170], turn: 90 }));
    const flat = unwrap(turnedThing(upright, 'i1', 90));
    expect(flat.items[0]).toMatchObject({ at: [1270, 570], turn: 180 });
    expect(unwrap(turnedThing(flat, 'i1', -90)).items[0]).toEqual(upright.items[0]);
  });

  it('is refused where it does not fit, unless it lies across a wall already', () => {
    const narrow = unwrap(addRoom(emptyPlan().floors[0]!, 'corridor', boxRing(4000, 1500)));
    const held = unwrap(addItem(narrow, 'sofa', [2000, 700], 180));
    expect(codeOf(turnedThing(held, 'i1', 90))).toBe('plan/no-room');
    const across = unwrap(changeItem(held, 'i1', { at: [2000, 200] }));
    expect(unwrap(turnedThing(across, 'i1', 90)).items[0]!.turn).toBe(270);
  });
});

it('[R880] a thing outside every room is turned where it lies', () => {
  const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(4000, 4000)));
  const garden: Floor = {
    ...floor,
    items: [{ id: 'i1', kind: 'sofa', at: [9000, 2000], size: [2000, 900], turn: 0 }],
  };
  expect(unwrap(turnedThing(garden, 'i1', 90)).items[0]).toMatchObject({ at: [9000, 2000], turn: 90 });
});

it('[R872] a thing between the walls that does not fit a corner as it is turned stops before it', () => {
  const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(4000, 4000)));
  // Half its diagonal is 424 mm: askew it needs 544 mm from the middle of either wall.
  const made: Floor = {
    ...floor,
    items: [{ id: 'i1', kind: 'plant', at: [2000, 2000], size: [600, 600], turn: 45 }],
  };
  for (const at of [
    [480, 480],
    [500, 530],
    [3600, 3500],
  ] as const) {
    const moved = movedThing(made, 'i1', at, { mode: 'grid', radius: 100 });
    if (moved.ok) expect(standingIn(moved.value, moved.value.rooms[0]!, moved.value.items[0]!)).toBe(3);
    else expect(moved.error.code).toBe('plan/no-room');
  }
});
