import { describe, expect, it } from 'vitest';
import {
  offCorner,
  offWalls,
  resizeItem,
  type SheetSide,
  setFloorHeight,
  setOffCorner,
  setOffWall,
  sideWall,
  styleSide,
} from './drawing';
import {
  addItem,
  addOpening,
  addRoom,
  boxRing,
  checkFloor,
  derive,
  emptyPlan,
  openSide,
  type Room,
  sidesOf,
  splitRoom,
  styleWall,
  unwrap,
} from './index';
import { TEMPLATE_IDS, templatePlan } from './templates';

const BARE = unwrap(addRoom(emptyPlan().floors[0]!, 'bedroom', boxRing(6000, 4000)));
const ROOM = BARE.rooms[0]!;
/** The number of a room's level side at this height. */
const sideAt = ({ ring }: Room, y: number): number =>
  sidesOf(ring).findIndex(({ a, b }) => a[1] === y && b[1] === y);

describe('[R876] an opening is measured from the corner of the room, inside', () => {
  it.each([
    [0, 'W'],
    [1, 'N'],
    [2, 'W'],
    [3, 'N'],
  ] as const)('on side %i, from the corner on the %s', (side, from) => {
    const floor = unwrap(openSide(BARE, 'r1', side, 'window'));
    // In the middle of its wall, 1.5 m wide, between outer walls of 0.24 m.
    const length = (from === 'W' ? 6000 : 4000) / 2 - 750 - 120;
    expect(offCorner(floor, ROOM, 'o1')).toEqual({ from, length });
    const moved = unwrap(setOffCorner(floor, ROOM, 'o1', 300));
    expect(offCorner(moved, ROOM, 'o1')).toEqual({ from, length: 300 });
    const { from: a, to: b } = moved.openings[0]!;
    expect(Math.min(a[from === 'W' ? 0 : 1], b[from === 'W' ? 0 : 1])).toBe(420);
  });

  it('a door between two rooms has a distance in each; past the end of its wall it is refused', () => {
    const two = unwrap(
      splitRoom(BARE, 'r1', [
        [4000, 0],
        [4000, 4000],
      ]),
    );
    const floor = unwrap(addOpening(two, { kind: 'door', from: [4000, 1000], to: [4000, 1800] }));
    const ways = floor.rooms.map(room => offCorner(floor, room, 'o1'));
    expect(ways).toEqual([
      { from: 'N', length: 880 },
      { from: 'N', length: 880 },
    ]);
    expect(setOffCorner(floor, floor.rooms[0]!, 'o1', 3500)).toMatchObject({ ok: false });
  });

  it('every opening of every template keeps its place under its own distance', () => {
    for (const id of TEMPLATE_IDS)
      for (const floor of templatePlan(id, 'en').floors)
        for (const edge of derive(floor).edges)
          for (const { id: opening } of edge.openings) {
            const off = offCorner(floor, edge.room, opening)!;
            const same = unwrap(setOffCorner(floor, edge.room, opening, off.length));
            expect(same.openings).toEqual(floor.openings);
          }
  });
});

describe('[R877] a thing is measured between the faces of the walls', () => {
  const floor = unwrap(addItem(BARE, 'double-bed', [2000, 1120], 180));

  it('to each side, and moved to each', () => {
    expect(offWalls(floor, ROOM, floor.items[0]!)).toEqual({ W: 980, E: 2980, N: 0, S: 1760 });
    expect(setOffWall(floor, ROOM, 'i1', 'W', 9000)).toMatchObject({ error: { code: 'plan/no-room' } });
    for (const side of ['N', 'E', 'S', 'W'] as readonly SheetSide[]) {
      const moved = unwrap(setOffWall(floor, ROOM, 'i1', side, 50));
      expect(offWalls(moved, ROOM, moved.items[0]!)?.[side]).toBe(50);
    }
  });

  it('in an L, to the wall that is nearest anywhere beside it', () => {
    const ell = unwrap(
      addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000, { width: 2000, depth: 1000 })),
    );
    const made = unwrap(addItem(ell, 'double-bed', [3000, 1500]));
    // Its upper part meets the notch, whose face is at 3.88 m; the room goes on to 5.88 m.
    expect(offWalls(made, ell.rooms[0]!, made.items[0]!)?.E).toBe(3880 - 3900);
    const below = unwrap(addItem(ell, 'double-bed', [3000, 2300]));
    expect(offWalls(below, ell.rooms[0]!, below.items[0]!)?.E).toBe(5880 - 3900);
  });

  it('a resized one keeps its distance from the nearer wall', () => {
    const small = unwrap(resizeItem(floor, ROOM, 'i1', [1500, 1900]));
    expect(offWalls(small, ROOM, small.items[0]!)).toMatchObject({ W: 980, N: 0 });
    const turned = unwrap(addItem(BARE, 'desk', [5580, 2000], 270));
    const wide = unwrap(resizeItem(turned, ROOM, 'i1', [1200, 800]));
    expect(offWalls(wide, ROOM, wide.items[0]!)?.E).toBe(offWalls(turned, ROOM, turned.items[0]!)?.E);
    expect(resizeItem(floor, ROOM, 'i1', [20_000, 2000])).toMatchObject({
      error: { code: 'plan/length-out-of-range' },
    });
  });
});

describe('[R878] a wall is as thick as typed along its whole side, a floor as high', () => {
  it('along every part of the side, whatever is behind it', () => {
    const two = unwrap(
      splitRoom(BARE, 'r1', [
        [4000, 0],
        [4000, 4000],
      ]),
    );
    const below = unwrap(
      addRoom(two, 'study', [
        [0, 4000],
        [6000, 4000],
        [6000, 7000],
        [0, 7000],
      ]),
    );
    const study = below.rooms.at(-1)!;
    const thick = unwrap(styleSide(below, study, 0, 'wall', 300));
    expect(thick.rooms.map(room => sideWall(thick, room, sideAt(room, 4000))?.thickness)).toEqual([
      300, 300, 300,
    ]);
    expect(checkFloor(thick)).toEqual([]);
    expect(styleSide(below, study, 0, 'wall', 5)).toMatchObject({
      error: { code: 'plan/length-out-of-range' },
    });
  });

  it('one part of a wall that was styled as a whole takes its own thickness, and the others keep theirs', () => {
    const whole = unwrap(styleWall(BARE, [0, 0], [6000, 0], 'wall', 370));
    const two = unwrap(
      splitRoom(whole, 'r1', [
        [4000, 0],
        [4000, 4000],
      ]),
    );
    const left = two.rooms.find(({ ring }) => ring.some(([x]) => x === 0))!;
    const one = unwrap(styleSide(two, left, sideAt(left, 0), 'wall', 200));
    expect(one.rooms.map(room => sideWall(one, room, sideAt(room, 0))?.thickness).sort()).toEqual([200, 370]);
  });

  it('a balcony has a railing, a wall if it is built up, and its railing again', () => {
    const out = unwrap(
      addRoom(BARE, 'balcony', [
        [0, -1500],
        [6000, -1500],
        [6000, 0],
        [0, 0],
      ]),
    );
    const balcony = out.rooms[1]!;
    expect(sideWall(out, balcony, 0)).toEqual({ kind: 'railing', thickness: 60, isAiry: true });
    const built = unwrap(styleSide(out, balcony, 0, 'wall'));
    expect(sideWall(built, balcony, 0)).toEqual({ kind: 'wall', thickness: 240, isAiry: true });
    const back = unwrap(styleSide(built, balcony, 0, 'railing'));
    expect(sideWall(back, balcony, 0)).toEqual({ kind: 'railing', thickness: 60, isAiry: true });
  });

  it('a floor lower than its windows is refused', () => {
    const floor = unwrap(openSide(BARE, 'r1', 0, 'window'));
    expect(unwrap(setFloorHeight(floor, 2400)).height).toBe(2400);
    expect(setFloorHeight(floor, 2300)).toMatchObject({ error: { code: 'plan/opening-heights' } });
    expect(setFloorHeight(floor, 1400)).toMatchObject({ error: { code: 'plan/length-out-of-range' } });
  });
});
