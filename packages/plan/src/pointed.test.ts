import { unwrap } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import {
  addRoom,
  boxRing,
  checkFloor,
  emptyPlan,
  furnishAt,
  ITEM_KINDS,
  OPENING_KINDS,
  onFloor,
  openAt,
} from './index';
import { TEMPLATE_IDS, templatePlan } from './templates';

const room = () => unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(6000, 4000)));
const codeOf = (result: ReturnType<typeof openAt>) => (result.ok ? 'ok' : result.error.code);

describe('[R394] placing with the pointer', () => {
  it('an opening lies on the nearest wall, near that place, and away from corners', () => {
    const at = (x: number, y: number) => unwrap(openAt(room(), [x, y], 'window', 300)).openings[0]!;
    expect([at(3000, 100).from, at(3000, 100).to]).toEqual([
      [2250, 0],
      [3750, 0],
    ]);
    // 5 cm from the corner.
    expect(at(100, -50).from).toEqual([50, 0]);
    expect(at(5990, 2000).from[0]).toBe(6000);
  });

  it('an opening beside another keeps its distance, narrows if it must, and is refused if it cannot fit', () => {
    const floor = unwrap(openAt(room(), [3000, 0], 'window', 300));
    const beside = unwrap(openAt(floor, [2200, 0], 'window', 300)).openings[1]!;
    expect([beside.from, beside.to]).toEqual([
      [700, 0],
      [2200, 0],
    ]);
    // On the other side 5 cm of wall stay between the two.
    expect(unwrap(openAt(floor, [3900, 0], 'window', 300)).openings[1]!.from).toEqual([3800, 0]);
    expect(codeOf(openAt(floor, [3000, 0], 'window', 300))).toBe('plan/opening-does-not-fit');
    expect(codeOf(openAt(floor, [3000, 1000], 'window', 300))).toBe('plan/opening-off-wall');
  });

  it('a second front door is refused', () => {
    const plan = unwrap(onFloor(emptyPlan(), 0, () => openAt(room(), [3000, 0], 'main-door', 300)));
    const second = onFloor(plan, 0, floor => openAt(floor, [0, 2000], 'main-door', 300));
    expect(second.ok ? 'ok' : second.error.code).toBe('plan/two-main-doors');
  });

  it('a thing has its back to the nearest wall, or else stays where it was put', () => {
    const bed = unwrap(furnishAt(room(), [1300, 2000], 'double-bed')).items[0]!;
    // Against the west wall, half of 0.24 m thick: the foot faces east.
    expect([bed.at, bed.turn]).toEqual([[1120, 2000], 90]);
    expect(unwrap(furnishAt(room(), [3000, 2000], 'dining-table')).items[0]!.at).toEqual([3000, 2000]);
    expect(codeOf(furnishAt(room(), [7000, 2000], 'plant'))).toBe('plan/no-room');
  });

  it('[R394] its back snaps to the wall from up to half a metre away', () => {
    // A bed of 1.8 × 2 m: its head 0.12 m behind the middle of the wall is 1.12 m from it.
    const put = (x: number) => unwrap(furnishAt(room(), [x, 2000], 'double-bed')).items[0]!.at[0];
    expect(put(1620)).toBe(1120);
    expect(put(1630)).toBe(1630);
  });

  it.each(TEMPLATE_IDS)('every placement on %s keeps every invariant', id => {
    const [floor] = templatePlan(id, 'en').floors;
    for (let i = 0; i < 60; i++) {
      const at = [((i * 7919) % 140) * 100, ((i * 104_729) % 140) * 100] as const;
      for (const kind of OPENING_KINDS) {
        const opened = openAt(floor!, at, kind, 400);
        if (opened.ok) expect(checkFloor(opened.value)).toEqual([]);
      }
      const put = furnishAt(floor!, at, ITEM_KINDS[i % ITEM_KINDS.length]!);
      if (put.ok) expect(checkFloor(put.value)).toEqual([]);
    }
  });
});
