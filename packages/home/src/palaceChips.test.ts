import { boxOf, derive, emptyPlan, type Item, layoutOf, layoutOfOutline, type Point } from '@app/plan';
import { leafOf, lineWidth } from '@app/plan/drawing';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { extendedShares, overPalaces, palaceChips } from './palaceChips';
import { SAMPLE_TEMPLATE, samplePlan } from './sampleHome';

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

  const cornerOf = ({ palace, left, top, right, bottom }: ReturnType<typeof at>[number]) => {
    const square = boxOf(layout.squares.find(each => each.palace === palace)!.ring);
    const [x, y] = [left - square.left < square.right - right, top - square.top < square.bottom - bottom];
    return `${x ? 'left' : 'right'} ${y ? 'top' : 'bottom'}`;
  };
  const isOver = (one: ReturnType<typeof boxOf>, other: ReturnType<typeof boxOf>) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  it('have as much room for wide letters as for narrow ones', () => {
    // 4 px beside letters of 11 px.
    for (const { text, letter, left, right } of at(88))
      expect((right - left) / letter - lineWidth(text), text).toBeGreaterThan(0.35);
  });

  it('are in one corner of most squares, the one of a missing part on that part', () => {
    const chips = at(px);
    expect(chips).toHaveLength(9);
    const corners = chips.map(cornerOf);
    const counts = corners.map(corner => corners.filter(each => each === corner).length);
    expect(Math.max(...counts)).toBeGreaterThan(4);
    // The corner in the northwest is missing: its mark is on it.
    const missing = chips.find(({ palace }) => palace === 'NW')!;
    for (const { ring } of floor!.rooms) expect(isOver(boxOf(ring), missing)).toBe(false);
  });

  it('cover nothing where a corner of their square is free, and leave the others where they are', () => {
    const east = boxOf(layout.squares.find(({ palace }) => palace === 'E')!.ring);
    const before = at(px).find(({ palace }) => palace === 'E')!;
    const plant: Item = {
      ...{ id: 'plant', kind: 'plant', size: [400, 400], turn: 0 },
      at: [(before.left + before.right) / 2, (before.top + before.bottom) / 2],
    };
    const drawn = { ...floor!, items: [plant] };
    const bare = palaceChips({ ...floor!, items: [] }, layout, 'squares', px, palace => palace);
    const chips = palaceChips(drawn, layout, 'squares', px, palace => palace);
    const moved = chips.find(({ palace }) => palace === 'E')!;
    const [x, y] = plant.at;
    expect(isOver({ left: x - 200, right: x + 200, top: y - 200, bottom: y + 200 }, moved)).toBe(false);
    expect(isOver(east, moved)).toBe(true);
    const others = (all: typeof chips) => all.filter(({ palace }) => palace !== 'E').map(cornerOf);
    expect(others(chips)).toEqual(others(bare));
  });

  it('include the mark of the centre, clear of its cross', () => {
    const centre = at(px).find(({ palace }) => palace === 'C')!;
    const [x, y] = layout.centre;
    expect(
      isOver(centre, { left: x - 17 * px, right: x + 17 * px, top: y - 17 * px, bottom: y + 17 * px }),
    ).toBe(false);
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

  it('on a phone are beside the sofa and the table of the sample, two pixels over them at most', () => {
    const plan = samplePlan(templatePlan(SAMPLE_TEMPLATE, 'en'));
    const [sample] = plan.floors;
    const phone = 68;
    const chips = palaceChips(
      sample!,
      layoutOf(sample!, { up: plan.up }),
      'squares',
      phone,
      palace => palace,
    );
    const big = sample!.items.filter(({ size: [wide, deep] }) => wide * deep > 1.5e6);
    expect(big.length).toBeGreaterThan(2);
    const inner = 2 * phone;
    for (const { left, top, right, bottom } of chips)
      for (const {
        at: [x, y],
        size: [wide, deep],
        turn,
      } of big) {
        const [w, h] = turn % 180 === 0 ? [wide / 2, deep / 2] : [deep / 2, wide / 2];
        const seen = boxOf([
          [left + inner, top + inner],
          [right - inner, bottom - inner],
        ]);
        expect(
          isOver(
            seen,
            boxOf([
              [x - w, y - h],
              [x + w, y + h],
            ]),
          ),
        ).toBe(false);
      }
  });

  it('leave the centre to its cross where its word has no room', () => {
    expect(at(60).some(({ palace }) => palace === 'C')).toBe(false);
  });
});

describe('[R979] the share of a part that projects', () => {
  // A bay of 3 by 1.2 m before a square of 4 by 3 m.
  const corners = [
    ...[
      [0, 0],
      [4500, 0],
      [4500, -1200],
      [7500, -1200],
    ],
    ...[
      [7500, 0],
      [12_000, 0],
      [12_000, 9000],
      [0, 9000],
    ],
  ] as unknown as readonly Point[];
  const { squares } = layoutOfOutline([corners], { up: 0 })!;
  const [bare] = emptyPlan().floors;
  const sharesWith = (...middles: readonly number[]) => {
    const items = middles.map(
      (x, i): Item => ({ id: `${i}`, kind: 'plant', at: [x, -600], size: [400, 400], turn: 0 }),
    );
    return extendedShares({ ...bare!, items }, squares, 10);
  };

  it('is in the middle of the part, once', () => {
    const [only, ...more] = sharesWith();
    expect(more).toEqual([]);
    expect(only!.share).toBeCloseTo(0.3, 9);
    expect(only).toMatchObject({ palace: 'N', left: 5734, right: 6266, top: -740, bottom: -460 });
    // R1111: in a square of 400 px 1.4 times as large.
    expect(only!.letter).toBeCloseTo(13 * 1.4 * 10, 9);
  });

  it('[R1003] moves along the part, off what is there, and is outside its wall where nothing is free', () => {
    expect(sharesWith(6000)[0]).toMatchObject({ left: 5134, right: 5666 });
    expect(sharesWith(6000, 5400)[0]).toMatchObject({ left: 6334, right: 6866 });
    // 380 above the part's own edge: half an outer wall, 3 px and half its height.
    const full = sharesWith(4700, 5100, 5500, 6000, 6500, 7000)[0];
    expect(full).toMatchObject({ left: 5734, top: -1720, bottom: -1440 });
  });
});
