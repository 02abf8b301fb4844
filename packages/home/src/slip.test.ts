import { emptyPlan, type Floor, type Ring } from '@app/plan';
import { drawFloor } from '@app/plan/drawing';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { inTwoLines, isAstray, isOnFreeFloor, slipBox } from './slip';

const SEEN = { left: 0, right: 10_000, top: 0, bottom: 8000 };
const slip = (at: readonly [number, number], others: readonly (readonly [number, number])[] = []) =>
  slipBox({ at, size: 600, letter: 300, words: '重叠 0.40 米', others, bounds: SEEN });

describe('[R686] the slip of a measurement', () => {
  it('lies below its number, or above where others are', () => {
    expect(slip([5000, 4000]).top).toBeGreaterThan(4000);
    expect(slip([5000, 4000], [[5000, 4720]]).top).not.toBe(slip([5000, 4000]).top);
  });

  it('lies within a room, off its walls, where there is a place', () => {
    const room = { left: 3500, right: 6500, top: 3500, bottom: 5200 };
    const at = [4200, 4000] as const;
    const free = slipBox({ at, size: 600, letter: 300, words: '重叠 0.40 米', others: [], bounds: SEEN });
    expect(free.left).toBeLessThan(room.left + 120);
    const { left, right, top, bottom } = slipBox({
      ...{ at, size: 600, letter: 300, words: '重叠 0.40 米', others: [], bounds: SEEN },
      rooms: [room],
    });
    expect(left).toBeGreaterThanOrEqual(room.left + 120);
    expect(right).toBeLessThanOrEqual(room.right - 120);
    expect([top > room.top, bottom < room.bottom]).toEqual([true, true]);
  });

  it('lies on a thing rather than in a wall', () => {
    const room = { left: 3500, right: 6500, top: 3500, bottom: 6500 };
    // Above its number is the wall, and all the rest of the room is taken.
    const { left, right, top, bottom } = slipBox({
      ...{ at: [4600, 4000], size: 600, letter: 300, words: '78 %', others: [], bounds: SEEN },
      things: [{ left: 3500, right: 6500, top: 4100, bottom: 6500 }],
      rooms: [room],
    });
    expect([left >= 3620, right <= 6380, top >= 3620, bottom <= 6380]).toEqual([true, true, true, true]);
  });

  it('[R956] lies on the free floor of its room at what it measures, even nearer to another number, rather than on a thing', () => {
    const bed = { left: 3500, right: 6500, top: 4100, bottom: 5000 };
    const measure = slipBox({
      ...{ at: [4600, 4000], size: 600, letter: 300, words: '78 %', bounds: SEEN },
      others: [[5600, 5000]],
      evidence: [{ left: 3500, right: 3700, top: 4100, bottom: 5000 }],
      things: [bed],
      rooms: [{ left: 3500, right: 6500, top: 3500, bottom: 6500 }],
    });
    expect(measure.top).toBeGreaterThanOrEqual(bed.bottom);
    expect(measure.bottom).toBeLessThanOrEqual(6380);
  });

  // 4 px where the letters have 12 px.
  it.each([
    { room: 'wide', width: 2500, gap: 120 + 100 },
    { room: 'narrow', width: 1250, gap: 120 },
  ])('[R956] lies 4 px off the walls of a $room room, if there is a place', ({ width, gap }) => {
    const room = { left: 3500, right: 3500 + width, top: 3000, bottom: 6500 };
    const { left, right } = slipBox({
      ...{ at: [3900, 4000], size: 600, letter: 300, words: '78 %', others: [], bounds: SEEN },
      rooms: [room],
    });
    expect(right - left).toBeLessThan(width - 240);
    expect(Math.min(left - room.left, room.right - right)).toBeGreaterThanOrEqual(gap - 1e-6);
  });

  it('[R956] lies in a part of its room that is little wider than itself', () => {
    // Below the bed 1000 mm are free, 760 of them off the wall: the slip is 710 high.
    const { top, bottom, left } = slipBox({
      ...{ at: [540, 690], size: 912, letter: 365, words: 'head 78%', bounds: SEEN, others: [[1680, 650]] },
      evidence: [{ left: 0, right: 330, top: 900, bottom: 3000 }],
      things: [{ left: 120, right: 2120, top: 1100, bottom: 2900 }],
      rooms: [{ left: 0, right: 4750, top: 0, bottom: 4000 }],
    });
    expect(top).toBeGreaterThan(2900);
    expect(bottom).toBeLessThanOrEqual(3880);
    expect(left).toBeGreaterThanOrEqual(120);
  });

  it.each([
    { at: [5000, 100] },
    { at: [5000, 7900] },
    { at: [100, 4000] },
    { at: [9900, 4000] },
    // Another number is below the first one, and above it the picture ends.
    { at: [5000, 300], others: [[5000, 1020]] },
  ] as const)('stays within the visible part by $at', ({ at, ...rest }) => {
    const { left, right, top, bottom } = slip(at, 'others' in rest ? rest.others : []);
    expect(left).toBeGreaterThanOrEqual(SEEN.left);
    expect(right).toBeLessThanOrEqual(SEEN.right);
    expect(top).toBeGreaterThanOrEqual(SEEN.top);
    expect(bottom).toBeLessThanOrEqual(SEEN.bottom);
  });
});

it.each([
  { what: 'a number below', others: [[5000, 5900]] },
  {
    what: 'numbers below and above',
    others: [
      [5000, 5300],
      [5000, 2700],
    ],
  },
  {
    what: 'numbers all round but at one side',
    others: [
      [5000, 5300],
      [5000, 2700],
      [3000, 4000],
    ],
  },
] as const)(
  '[R956] a slip is at least twice as near to its own number as to another: $what',
  ({ others }) => {
    const { left, right, top, bottom } = slip([5000, 4000], others);
    const away = ([x, y]: readonly [number, number]) =>
      Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    for (const other of others) expect(away(other)).toBeGreaterThanOrEqual(2 * away([5000, 4000]));
  },
);

describe('[R956] a slip is astray', () => {
  const wide = (left: number, top: number) => ({ left, right: left + 1500, top, bottom: top + 600 });
  const floorOf = (...rings: readonly Ring[]): Floor => ({
    ...emptyPlan().floors[0]!,
    rooms: rings.map((ring, i) => ({ id: `${i}`, kind: 'bedroom', ring })),
  });

  it('over an outer wall and out of the room of its number, but not over an inner wall beside it', () => {
    const [floor] = templatePlan('villa', 'en').floors;
    // The guest room is 4.75 by 4 m in the corner of the home; the living room is below it.
    const at = [800, 800] as const;
    expect(isAstray(floor!, wide(1500, -300), at)).toBe(true);
    expect(isAstray(floor!, wide(1500, 4200), at)).toBe(true);
    expect(isAstray(floor!, wide(1500, 2000), at)).toBe(false);
    expect(isAstray(floor!, wide(4000, 2000), at)).toBe(false);
  });

  it.each([
    { where: 'in the room within its bend', slip: wide(5000, 5000), astray: true },
    { where: 'over the wall to that room', slip: wide(2500, 5000), astray: false },
    { where: 'in its own one', slip: wide(800, 5000), astray: false },
  ])('or not from an L-shaped room, where it lies $where: $astray', ({ slip, astray }) => {
    const floor = floorOf(
      [
        [0, 0],
        [8000, 0],
        [8000, 3000],
        [3000, 3000],
        [3000, 8000],
        [0, 8000],
      ],
      [
        [3000, 3000],
        [8000, 3000],
        [8000, 8000],
        [3000, 8000],
      ],
    );
    expect(isAstray(floor, slip, [1500, 1500])).toBe(astray);
  });

  // Its lower left corner is nearest to the wall, whose line is that of equal coordinates: √2 × 120 mm are 169.7.
  it.each([
    { left: 1600, astray: true },
    { left: 1769, astray: true },
    { left: 1770, astray: false },
    { left: 5000, astray: false },
  ])('or not by a slanted wall: from $left mm, $astray', ({ left, astray }) => {
    const floor = floorOf([
      [0, 0],
      [8000, 0],
      [8000, 8000],
    ]);
    expect(isAstray(floor, wide(left, 1000), [6000, 1500])).toBe(astray);
  });
});

it.each([
  { where: 'between bed and door', left: 2200, top: 1000, isFree: true },
  { where: 'over the bed', left: 1500, top: 1000, isFree: false },
  { where: 'over an inner wall', left: 3900, top: 1000, isFree: false },
  { where: 'over an outer wall', left: 2200, top: -100, isFree: false },
])('[R956] a slip $where is on free floor: $isFree', ({ left, top, isFree }) => {
  const [floor] = templatePlan('villa', 'en').floors;
  const slip = { left, right: left + 1500, top, bottom: top + 600 };
  expect(isOnFreeFloor(floor!, slip, drawFloor(floor!).taken)).toBe(isFree);
});

it.each([
  ['head 37%', 'head\n37%'],
  ['床头37%', '床头\n37%'],
  ['0.50 m', '0.50 m'],
  ['12.50 平方米', '12.50 平方米'],
  ['5% of a square', '5% of a square'],
])(
  '[R1045] on a drawing without room for one line %s is written in two only if it is a share of something',
  (figure, written) => {
    expect(inTwoLines(figure)).toBe(written);
  },
);
