import { boxOf, derive, type Item, layoutOf } from '@app/plan';
import { leafOf } from '@app/plan/drawing';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { overPalaces, palaceChips } from './palaceChips';

const [floor] = templatePlan('two-bedroom', 'en').floors;
const layout = layoutOf(floor!, { up: 0 })!;

describe('[R867] the boxes that names of rooms avoid under the compass', () => {
  it('are the borders of the nine squares, from end to end', () => {
    const borders = overPalaces([], layout, 'squares');
    expect(borders).toHaveLength(36);
    for (const { left, right, top, bottom } of borders) {
      expect(Math.min(right - left, bottom - top)).toBe(60);
      expect(Math.max(right - left, bottom - top)).toBeGreaterThan(2000);
    }
  });

  it('are the marks alone where sectors or mountains are drawn', () => {
    const mark = { left: 0, right: 300, top: 0, bottom: 200 };
    expect(overPalaces([mark], layout, 'sectors')).toEqual([mark]);
    expect(overPalaces([mark], layout, 'mountains')).toEqual([mark]);
  });
});

describe('[R899] the marks of the nine squares', () => {
  const px = 15;
  const at = (perPixel: number) => palaceChips(floor!, layout, 'squares', perPixel, palace => palace);

  it('are in one corner of all squares, with the word of the centre below its cross', () => {
    const chips = at(px);
    expect(chips).toHaveLength(9);
    const corners = chips.flatMap(({ palace, left, top, right, bottom }) => {
      if (palace === 'C') return [];
      const {
        left: x,
        top: y,
        right: u,
        bottom: v,
      } = boxOf(layout.squares.find(each => each.palace === palace)!.ring);
      return [`${left - x < u - right ? 'left' : 'right'} ${top - y < v - bottom ? 'top' : 'bottom'}`];
    });
    expect(new Set(corners).size).toBe(1);
    const centre = chips.find(({ palace }) => palace === 'C')!;
    expect((centre.left + centre.right) / 2).toBeCloseTo(layout.centre[0], 6);
    expect(centre.top).toBeGreaterThan(layout.centre[1]);
    // The corner in the north-west is missing: its mark is on it.
    const { left, right, top, bottom } = chips.find(({ palace }) => palace === 'NW')!;
    for (const { ring } of floor!.rooms) {
      const room = boxOf(ring);
      expect(room.left < right && left < room.right && room.top < bottom && top < room.bottom).toBe(false);
    }
  });

  it('leave the leaf of the front door free, which the first corner would cover', () => {
    // With its things, and where each other corner would cover two things instead.
    const items = ['NE', 'E'].flatMap(palace => {
      const { left, right, top, bottom } = boxOf(layout.squares.find(each => each.palace === palace)!.ring);
      const corners = [
        [right - 380, top + 360],
        [left + 380, bottom - 360],
        [right - 380, bottom - 360],
      ] as const;
      return corners.map(
        (at, i): Item => ({ id: `${palace}${i}`, kind: 'plant', at, size: [200, 200], turn: 0 }),
      );
    });
    for (const drawn of [floor!, { ...floor!, items }]) {
      const door = drawn.openings.find(({ kind }) => kind === 'main-door')!;
      const { hinge, tip } = leafOf(door, derive(drawn).edgeOf.get(door.id)!);
      const leaf = boxOf([hinge, tip]);
      const chips = palaceChips(drawn, layoutOf(drawn, { up: 0 }), 'squares', px, palace => palace);
      for (const { left, top, right, bottom } of chips)
        expect(left < leaf.right && leaf.left < right && top < leaf.bottom && leaf.top < bottom).toBe(false);
    }
  });

  it('leave the centre to its cross where its word has no room', () => {
    expect(at(60).some(({ palace }) => palace === 'C')).toBe(false);
  });
});
