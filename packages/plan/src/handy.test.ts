import { describe, expect, it } from 'vitest';
import {
  addItem,
  addOpening,
  addRoom,
  boxOf,
  boxRing,
  checkFloor,
  derive,
  emptyPlan,
  type Floor,
  type FloorResult,
  furnish,
  halveRoom,
  ITEM_KINDS,
  itemCorners,
  type OpeningKind,
  openSide,
  roomBeside,
  sidesOf,
  signedArea,
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

describe('[R369] list operations without a pointer', () => {
  it('halves a room across or along its longer way', () => {
    const across = value(halveRoom(room(), 'r1', 'across'));
    expect(across.rooms.map(r => signedArea(r.ring))).toEqual([12e6, 12e6]);
    expect(across.rooms[0]!.ring.some(([x]) => x === 3000)).toBe(true);
    expect(value(halveRoom(room(), 'r1', 'along')).rooms[0]!.ring.some(([, y]) => y === 2000)).toBe(true);
    expect(halveRoom(room(), 'gone', 'along').ok).toBe(false);
  });

  it('[R341] moves the cut aside for a door or window in its way, no further than it must', () => {
    const window = { kind: 'window', from: [2500, 0], to: [3400, 0] } as const;
    const floor = value(addOpening(room(), window));
    const cut = value(halveRoom(floor, 'r1', 'across'));
    // To the east of the middle: the window's end and the 5 cm it keeps from a corner.
    expect(cut.rooms.map(r => signedArea(r.ring)).toSorted((a, b) => a - b)).toEqual([
      2.55 * 4e6,
      3.45 * 4e6,
    ]);
    expect(cut.openings).toEqual(floor.openings);
    // A window across the whole side leaves no room for a cut.
    const glass = value(addOpening(room(), { ...window, from: [100, 0], to: [5900, 0] }));
    expect(halveRoom(glass, 'r1', 'across')).toMatchObject({ error: { code: 'plan/opening-does-not-fit' } });
  });

  it.each(TEMPLATE_IDS)('[R341] every large enough room of %s can be cut at least one way', id => {
    for (const floor of templatePlan(id, 'en').floors)
      for (const { id: roomId } of floor.rooms.filter(each => signedArea(each.ring) > 9e6)) {
        const canCut = (['across', 'along'] as const).some(way => halveRoom(floor, roomId, way).ok);
        expect(canCut, roomId).toBe(true);
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
    // 6 m hold doors of 0.8 m and, in the remaining space, narrower ones down to 0.5 m.
    expect(doors).toBeGreaterThanOrEqual(5);
    expect(openSide(floor, 'r1', 0, 'door')).toMatchObject({
      ok: false,
      error: { code: 'plan/opening-does-not-fit' },
    });
  });

  it('adds a room on a free side', () => {
    let floor = room();
    for (let i = 0; i < 4; i++) floor = value(roomBeside(floor, 'r1', 'bedroom'));
    expect(floor.rooms).toHaveLength(5);
    expect(roomBeside(floor, 'r1', 'bedroom')).toMatchObject({
      ok: false,
      error: { code: 'plan/rooms-overlap' },
    });
  });

  it('[R609] puts a room before the front door or a window only if there is no other wall', () => {
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

  it('[R609] puts each kind of opening where one belongs on a side with several neighbours', () => {
    // South of a living room of 6 by 4 m, from the west: a kitchen of 2.5 m, a bedroom of 1.5 m, a balcony of 1.2 m, nothing.
    let floor = room();
    for (const [kind, from, to] of [
      ['kitchen', 0, 2500],
      ['bedroom', 2500, 4000],
      ['balcony', 4000, 5200],
    ] as const)
      floor = value(
        addRoom(floor, kind, [
          [from, 4000],
          [to, 4000],
          [to, 6500],
          [from, 6500],
        ]),
      );
    const south = sidesOf(floor.rooms[0]!.ring).findIndex(({ a, b }) => a[1] === 4000 && b[1] === 4000);
    const put = (of: Floor, kind: OpeningKind, id = 'r1', side = south) => {
      const next = value(openSide(of, id, side, kind));
      const { from, to } = next.openings.at(-1)!;
      return { next, at: (from[0] + to[0]) / 2 };
    };
    const first = put(floor, 'door');
    expect(first.at).toBe(1250);
    // The kitchen is reached: the next door goes to the bedroom, and one more to the widest again.
    const second = put(first.next, 'door');
    expect(second.at).toBe(3250);
    expect(put(second.next, 'gap').at).toBeLessThan(2500);
    expect(put(floor, 'glass-door').at).toBe(4600);
    expect(put(floor, 'window').at).toBe(4600);
    expect(put(floor, 'main-door').at).toBe(5600);
    // A free stretch of 0.6 m outside comes before any wall to another room.
    const tight = value(
      addRoom(room(), 'study', [
        [0, 4000],
        [5300, 4000],
        [5300, 6500],
        [0, 6500],
      ]),
    );
    expect(put(tight, 'main-door').at).toBe(5650);
    // A bedroom opens to the living room, though its wall to the kitchen is longer.
    const [kitchen, living] = [
      [
        [-2000, 0],
        [0, 0],
        [0, 4000],
        [-2000, 4000],
      ],
      [
        [-2000, 4000],
        [0, 4000],
        [0, 6000],
        [-2000, 6000],
      ],
    ] as const;
    let flat = value(addRoom(emptyPlan().floors[0]!, 'bedroom', boxRing(4000, 6000)));
    flat = value(addRoom(flat, 'kitchen', kitchen));
    flat = value(addRoom(flat, 'living', living));
    const west = sidesOf(flat.rooms[0]!.ring).findIndex(({ a, b }) => a[0] === 0 && b[0] === 0);
    const [door] = value(openSide(flat, 'r1', west, 'door')).openings;
    expect(Math.min(door!.from[1], door!.to[1])).toBeGreaterThan(4000);
  });

  it('[R609] puts a thing before a window only where there is no other wall', () => {
    // A room of 6 by 4 m: the bed goes to the longest wall without a window.
    const lit = (...sides: readonly number[]) =>
      sides.reduce((floor, side) => value(openSide(floor, 'r1', side, 'window')), room());
    const turnOn = (floor: Floor) => value(furnish(floor, 'r1', 'double-bed')).items[0]!.turn;
    expect(turnOn(lit())).toBe(180);
    expect(turnOn(lit(0))).toBe(0);
    expect(turnOn(lit(0, 2))).toBe(270);
    // Beside a window is free.
    const corner = value(addOpening(room(), { kind: 'window', from: [2200, 0], to: [2400, 0] }));
    const beside = value(furnish(corner, 'r1', 'wardrobe'));
    expect(beside.items[0]!.turn).toBe(180);
    const all = lit(0, 1, 2, 3);
    expect(value(furnish(all, 'r1', 'double-bed')).items).toHaveLength(1);
  });

  it('[R609] keeps 0.7 m free before a door', () => {
    // A sofa of 2.1 × 0.9 m before the middle of the wall.
    const doorAt = (away: number) => {
      const room = value(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
      const floor = value(addItem(room, 'sofa', [3000, away + 450], 180));
      return value(openSide(floor, 'r1', 0, 'door')).openings[0]!;
    };
    const isBeforeSofa = ({ from, to }: ReturnType<typeof doorAt>) =>
      Math.max(from[0], to[0]) > 1950 && Math.min(from[0], to[0]) < 4050;
    expect(isBeforeSofa(doorAt(710))).toBe(true);
    expect(isBeforeSofa(doorAt(690))).toBe(false);
  });

  it('[R609] puts no bed before a door, and no door behind a bed, while the wall has room', () => {
    // The door is 0.8 m wide in the middle of the side: the corners of a double bed would lie 0.5 m from it.
    const doored = value(openSide(room(), 'r1', 0, 'door'));
    const [bed] = value(furnish(doored, 'r1', 'double-bed')).items;
    const { left, right, top } = boxOf(itemCorners(bed!));
    expect(top >= 700 || right <= 2600 || left >= 3400).toBe(true);
    // By hand: the bed is at 2.1 to 3.9 m of 6 m, the door fits beside it.
    const slept = value(furnish(room(), 'r1', 'double-bed'));
    const [door] = value(openSide(slept, 'r1', 0, 'door')).openings;
    expect(door!.to[0] <= 2100 || door!.from[0] >= 3900).toBe(true);
    // A window may be above it, in the middle.
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
