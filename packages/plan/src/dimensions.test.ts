import { describe, expect, it } from 'vitest';
import { dimensionsOf, drawFloor, scaleBar, svgOf } from './drawing';
import { boxRing, derive, turnPlan } from './index';
import type { Floor, Plan } from './model';
import { boxOf } from './ring';
import { TEMPLATE_IDS, templatePlan } from './templates';

const floorOf = (id: (typeof TEMPLATE_IDS)[number]): Floor => templatePlan(id, 'en').floors[0]!;
const lengthsOf = (floor: Floor, turn: number) =>
  dimensionsOf(floor, 300)
    .lengths.filter(each => each.turn === turn)
    .map(({ length }) => length);

describe('lengths along the outer walls', () => {
  it('[R592] are the chain and the overall length of each differing side, as the template was dimensioned', () => {
    // data/plan-templates.json: 2.2 + 1.4 + 3.6 + 3.0 = 10.2 m above, 3.6 + 3.6 + 3.0 m below; 1.8 + 2.4 + 4.2 = 8.4 m deep.
    expect(lengthsOf(floorOf('two-bedroom'), 0)).toEqual([2200, 1400, 3600, 3000, 10_200, 3000, 3600, 3600]);
    expect(lengthsOf(floorOf('two-bedroom'), -90).slice(0, 4)).toEqual([4200, 2400, 1800, 8400]);
  });

  it.each(TEMPLATE_IDS)('[R592] of %s add up to the whole, and lie clear of everything drawn', id => {
    for (const floor of templatePlan(id, 'en').floors) {
      const { left, right, top, bottom } = boxOf(derive(floor).outline.flat());
      const { lengths } = dimensionsOf(floor, 300);
      const above = lengths.filter(({ turn, at }) => turn === 0 && at[1] < top);
      const overall = above.map(({ length }) => length).at(-1);
      expect(overall).toBe(right - left);
      if (above.length > 1)
        expect(above.slice(0, -1).reduce((sum, { length }) => sum + length, 0)).toBe(right - left);
      const { box } = drawFloor(floor);
      for (const { at } of lengths)
        expect(at[0] < box.left || at[0] > box.right || at[1] < box.top || at[1] > box.bottom, `${at}`).toBe(
          true,
        );
      expect(bottom).toBeGreaterThan(top);
    }
  });

  it('[R592] turn with the plan at a quarter turn', () => {
    const plan = templatePlan('l-shaped-house', 'en');
    const [before, after] = [plan, turnPlan(plan, 1)].map(({ floors }) =>
      dimensionsOf(floors[0]!, 300).lengths.map(({ length }) => length),
    );
    expect(new Set(after)).toEqual(new Set(before));
  });

  it('[R592] are measured along the walls of a turned home', () => {
    const turned: Floor = {
      ...floorOf('studio'),
      rooms: [
        {
          id: 'r1',
          kind: 'living',
          // 5 m by 10 m, turned by the angle of a 3-4-5 triangle.
          ring: [
            [0, 0],
            [4000, 3000],
            [-2000, 11_000],
            [-6000, 8000],
          ],
        },
      ],
      openings: [],
      items: [],
      styles: [],
    };
    expect(
      dimensionsOf(turned, 300)
        .lengths.map(({ length }) => length)
        .sort((a, b) => a - b),
    ).toEqual([5000, 10_000]);
  });

  it('[R592] use smaller letters for a short length, and none where they would be unreadable', () => {
    const steps: Floor = {
      ...floorOf('studio'),
      rooms: [{ id: 'r1', kind: 'living', ring: boxRing(6000, 4000, { width: 500, depth: 1000 }) }],
      openings: [],
      items: [],
      styles: [],
    };
    const { lengths } = dimensionsOf(steps, 400);
    expect(lengths.find(({ length }) => length === 500)?.size).toBeCloseTo(500 / 2.4, 5);
    expect(dimensionsOf(steps, 500).lengths.some(({ length }) => length === 500)).toBe(false);
  });
});

describe('the scale bar of a drawing', () => {
  it.each([
    [12_000, 2000],
    [25_000, 5000],
    [9999, 1000],
    [2600, 500],
  ])('[R593] of %i mm is %i mm long, and drawn to scale', (width, length) => {
    const bar = scaleBar([100, 200], width);
    expect(bar.length).toBe(length);
    expect(bar.frame).toContain(`h${length}v`);
  });

  it('[R593] is in a saved picture too, with the lengths', () => {
    const plan: Plan = templatePlan('two-bedroom', 'en');
    const svg = svgOf(plan, 0, { title: 'T', nameOf: () => 'x', area: () => 'y' })!;
    expect(svg).toContain('>10.20<');
    expect(svg).toMatch(/>2 m<|>5 m</);
  });
});

describe('areas under the sky', () => {
  it.each([
    ['an open balcony', { kind: 'balcony' as const }, true],
    ['a glazed-in balcony', { kind: 'balcony' as const, counts: true }, false],
    ['a courtyard', { kind: 'courtyard' as const }, true],
    ['a bedroom', { kind: 'bedroom' as const }, false],
  ])('[R594] %s has boards: %o', (_, room, has) => {
    const floor: Floor = {
      ...floorOf('studio'),
      rooms: [{ id: 'r1', ring: boxRing(2000, 1000), ...room }],
      openings: [],
      items: [],
      styles: [],
    };
    expect(drawFloor(floor).rooms[0]!.boards !== undefined).toBe(has);
  });

  it('[R594] boards end at the walls, in a notch too', () => {
    const floor: Floor = {
      ...floorOf('studio'),
      rooms: [{ id: 'r1', kind: 'terrace', ring: boxRing(2000, 2000, { width: 1000, depth: 1000 }) }],
      openings: [],
      items: [],
      styles: [],
    };
    const boards = [...drawFloor(floor).rooms[0]!.boards!.matchAll(/M(\d+) (\d+)V(\d+)/g)].map(each =>
      each.slice(1).map(Number),
    );
    expect(boards).toHaveLength(7);
    for (const [x, from, to] of boards) expect(Math.abs(to! - from!)).toBe(x! > 1000 ? 1000 : 2000);
  });
});

it('[R827] are only the overall ones where the drawing is small', () => {
  const lengths = dimensionsOf(floorOf('two-bedroom'), 300, true).lengths.map(({ length }) => length);
  expect(lengths).toEqual([10_200, 8400]);
});
