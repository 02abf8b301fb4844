import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../scripts/testing/whole';
import { leftThings, movedThings, strayThings, withThings } from './drawing';
import {
  addItem,
  addOpening,
  addRoom,
  changeItem,
  emptyPlan,
  type Floor,
  moveWall,
  setLength,
  splitRoom,
  unwrap,
} from './index';
import { TEMPLATE_IDS, templatePlan } from './templates';

/** Two rooms of 4 by 4 m side by side, with a sofa behind their wall and whatever else. */
function rooms(...more: readonly (readonly [Parameters<typeof addItem>[1], number, number])[]): Floor {
  const ring = (left: number) =>
    [
      [left, 0],
      [left + 4000, 0],
      [left + 4000, 4000],
      [left, 4000],
    ] as const;
  let floor = unwrap(addRoom(emptyPlan().floors[0]!, 'bedroom', ring(0)));
  floor = unwrap(addRoom(floor, 'living', ring(4000)));
  floor = unwrap(addItem(floor, 'sofa', [4510, 2000], 90));
  for (const [kind, x, y] of more) floor = unwrap(addItem(floor, kind, [x, y]));
  return floor;
}
const longer = (floor: Floor, length: number) => unwrap(setLength(floor, 'r1', 0, length));

describe('[R855] things beside a wall that moves', () => {
  it('lie across it, or outside every room, unless they go along', () => {
    const moved = longer(rooms(), 4700);
    expect(strayThings(rooms())).toEqual([]);
    expect(strayThings(moved).map(({ id }) => id)).toEqual(['i1']);
    expect(strayThings(unwrap(changeItem(rooms(), 'i1', { at: [-5000, 0] })))).toHaveLength(1);
  });

  it('go along as far as the wall went, when that is the one free place', () => {
    const before = rooms();
    const after = withThings(before, longer(before, 4700));
    expect(after.items[0]!.at).toEqual([5210, 2000]);
    expect(strayThings(after)).toEqual([]);
    expect(movedThings(before, after).map(({ id }) => id)).toEqual(['i1']);
    // Once along, they stay: the drag and its end ask twice.
    expect(withThings(before, after)).toBe(after);
  });

  it('go along with a wall of which a step stays behind', () => {
    const before = templatePlan('two-bedroom', 'en').floors[0]!;
    const after = withThings(before, unwrap(setLength(before, 'master', 0, 4240)));
    expect(movedThings(before, after)).toMatchObject([{ kind: 'sofa', at: [4170 + 640, 6200] }]);
  });

  it('stay when something is in the way, when it is a door, or when there is no room left', () => {
    const blocked = rooms(['dining-table', 5900, 2000]);
    expect(withThings(blocked, longer(blocked, 4700)).items[0]!.at).toEqual([4510, 2000]);
    const door = unwrap(addOpening(rooms(), { kind: 'main-door', from: [5900, 0], to: [6800, 0] }));
    const atTop = unwrap(changeItem(door, 'i1', { at: [4510, 1110] }));
    expect(withThings(atTop, longer(atTop, 5200)).items[0]!.at).toEqual([4510, 1110]);
    const near = rooms();
    const far = longer(near, 7500);
    expect(withThings(near, far)).toBe(far);
    expect(leftThings(near, far).map(({ id }) => id)).toEqual(['i1']);
  });

  it('stay when a new wall is built through them, and when the person put them there', () => {
    const before = rooms();
    const split = unwrap(
      splitRoom(before, 'r2', [
        [4500, 0],
        [4500, 4000],
      ]),
    );
    expect(withThings(before, split)).toBe(split);
    expect(movedThings(before, split)).toEqual([]);
    const put = unwrap(changeItem(before, 'i1', { at: [4000, 2000] }));
    expect(withThings(before, put)).toBe(put);
    expect(movedThings(before, put)).toEqual([]);
  });

  it.each(TEMPLATE_IDS)('of %s never end across a wall they were clear of, if they moved', id => {
    for (const floor of templatePlan(id, 'en').floors)
      for (const { id: room, ring } of floor.rooms)
        for (const side of ring.keys())
          for (const by of WHOLE ? [-700, -300, 300, 700] : side % 2 ? [-700, 300] : [-300, 700]) {
            const done = moveWall(floor, room, side, by);
            if (!done.ok) continue;
            const after = withThings(floor, done.value);
            const stray = new Set(strayThings(after));
            for (const item of movedThings(floor, after)) expect(stray.has(item)).toBe(false);
            expect(stray.size).toBeLessThanOrEqual(strayThings(done.value).length);
          }
  });
});
