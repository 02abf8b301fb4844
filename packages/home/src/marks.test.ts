import { countsAsHome, isInside, type Point, type Ring } from '@app/plan';
import { drawFloor } from '@app/plan/drawing';
import { formsOf } from '@app/plan/reading';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { marksOf } from './marks';

const SIZE = 500;

describe('[R387] numbers of findings on a drawing', () => {
  it.each(TEMPLATE_IDS)('%s: each finding of a floor has a place, and none covers another', id => {
    const plan = templatePlan(id, 'en');
    const findings = formsOf(plan);
    for (const { level } of plan.floors) {
      const marks = marksOf(plan, level, findings, SIZE);
      for (const [i, { code, level: of }] of findings.entries())
        expect(marks[i] !== undefined, code).toBe(of === level);
      const placed = marks.filter(mark => mark !== undefined);
      for (const [i, [x, y]] of placed.entries())
        for (const [u, v] of placed.slice(i + 1))
          expect(Math.hypot(x - u, y - v)).toBeGreaterThanOrEqual(SIZE);
    }
  });

  it('[R854] are beside the line they number, within two of their widths', () => {
    const plan = templatePlan('one-bedroom', 'en');
    const findings = formsOf(plan);
    const { from, to } = findings[0]!.drawing.find(each => each.kind === 'line')!;
    const [x, y] = marksOf(plan, 0, findings, SIZE)[0]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const off = Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / Math.hypot(dx, dy);
    expect(off).toBeGreaterThan(SIZE / 2);
    expect(off).toBeLessThan(2 * SIZE);
  });

  it.each(['two-bedroom', 'one-bedroom', 'villa'] as const)(
    '[R854] %s: the circle of a number, 0.84 of its width, lies clear of things, chairs and leaves of doors',
    id => {
      const plan = templatePlan(id, 'en');
      const [floor] = plan.floors;
      const over = marksOf(plan, 0, formsOf(plan), SIZE).filter(
        mark =>
          mark &&
          drawFloor(floor!).taken.some(
            ({ left, right, top, bottom }) =>
              mark[0] > left - SIZE * 0.45 &&
              mark[0] < right + SIZE * 0.45 &&
              mark[1] > top - SIZE * 0.45 &&
              mark[1] < bottom + SIZE * 0.45,
          ),
      );
      expect(over).toEqual([]);
    },
  );

  it.each(TEMPLATE_IDS)(
    '[R854] %s: lies in a room of its line, also as wide as on a screen of 320 px',
    id => {
      const plan = templatePlan(id, 'en');
      const findings = formsOf(plan);
      for (const size of [SIZE, 2 * SIZE])
        for (const { level, rooms } of plan.floors)
          for (const [i, mark] of marksOf(plan, level, findings, size).entries()) {
            const line = findings[i]!.drawing.find(each => each.kind === 'line');
            if (!mark || !line) continue;
            const { from, to } = line;
            const along = Array.from(
              { length: 101 },
              (_, k): Point => [
                from[0] + ((to[0] - from[0]) * k) / 100,
                from[1] + ((to[1] - from[1]) * k) / 100,
              ],
            );
            const crossed = rooms.filter(({ ring }) => along.some(p => isInside(p, ring)));
            if (crossed.length > 0)
              expect(
                crossed.some(({ ring }) => isInside(mark, ring)),
                findings[i]!.code,
              ).toBe(true);
          }
    },
  );

  it('[R854] at 320 px the first number of the villa is at the head of its bed, and no two touch in that room', () => {
    const plan = templatePlan('villa', 'en');
    const findings = formsOf(plan, { level: 0 });
    const size = 1195;
    const marks = marksOf(plan, 0, findings, size);
    const { from, to } = findings[0]!.drawing.find(each => each.kind === 'line')!;
    const [x, y] = marks[0]!;
    const off = Math.hypot(x - from[0], Math.max(from[1] - y, 0, y - to[1]));
    expect(off).toBeLessThan(1.5 * size);
    const inGuestRoom = marks.filter(mark => mark && isInside(mark, plan.floors[0]!.rooms[0]!.ring));
    expect(inGuestRoom).toHaveLength(3);
    for (const [i, one] of inGuestRoom.entries()) {
      // Off the walls by most of a circle.
      expect(Math.min(one![0], 4750 - one![0], one![1], 4000 - one![1])).toBeGreaterThan(0.45 * size);
      for (const other of inGuestRoom.slice(i + 1))
        expect(Math.hypot(one![0] - other![0], one![1] - other![1])).toBeGreaterThan(1.15 * size);
    }
  });

  it('[R854] has a place even where a floor is all furniture', () => {
    const plan = templatePlan('two-bedroom', 'en');
    const [floor] = plan.floors;
    const full = { ...floor!.items[0]!, at: [5000, 5000], size: [9000, 9000] } as const;
    const crowded = { ...plan, floors: [{ ...floor!, items: [full] }] };
    const [first] = formsOf(plan).filter(({ drawing }) => drawing.some(each => each.kind === 'line'));
    expect(marksOf(crowded, 0, [first!], SIZE)[0]).toBeDefined();
  });

  it('lie in the missing part of a corner, not in the room beside it', () => {
    const plan = templatePlan('two-bedroom', 'en');
    const findings = formsOf(plan);
    const missing = findings.findIndex(({ code }) => code === 'missing-corner');
    const isHome = (at: Point) =>
      plan.floors[0]!.rooms.filter(countsAsHome).some(room => isInside(at, room.ring));
    expect(isHome(marksOf(plan, 0, [findings[missing]!], SIZE)[0]!)).toBe(false);
    // A square whose centre lies in the bathroom: its free part is above.
    const ring: Ring = [
      [0, 0],
      [3400, 0],
      [3400, 6000],
      [0, 6000],
    ];
    expect(isHome([1700, 3000])).toBe(true);
    const tall = { ...findings[missing]!, drawing: [{ kind: 'area', ring }] } as const;
    expect(isHome(marksOf(plan, 0, [tall], SIZE)[0]!)).toBe(false);
  });

  it('stay apart even for a hundred findings on one spot', () => {
    const plan = templatePlan('one-bedroom', 'en');
    const [first] = formsOf(plan);
    const placed = marksOf(plan, 0, Array(100).fill(first), SIZE);
    expect(new Set(placed.map(String)).size).toBe(100);
  });
});
