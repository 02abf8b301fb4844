import { boxOf, countsAsHome, derive, type Floor, type Layout, type Palace, type Point } from '@app/plan';
import { drawFloor, leafOf, lineWidth, type PalaceLines, palaceLines } from '@app/plan/drawing';

export type Division = 'squares' | 'sectors' | 'mountains';

/** Pixels: letters of a mark, its height, and its distance from the corner of its square. */
const CHIP = { letter: 13, high: 20, off: 3, small: 11 };
/** Both sides of its words, and its least width, as shares of their letters. */
const PAD = 0.36;
const LEAST = 1.22;
/** Between a mark and a thing, pixels. */
const CLEAR = 3;
/** Half the mark of the centre, pixels. */
const CENTRE = 18;
/** R899: the corners of a square, the first one best. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const satisfies readonly Corner[];
/** Thickness of a door leaf with some clearance, millimetres. */
const LEAF = 80;
/** From the border of a square, in the middle of an outer wall, to a mark, millimetres. */
const WALL = 210;
/** Half the thickness of a border with some clearance, millimetres. */
const BORDER = 30;
type Corner = readonly [right: number, bottom: number];
type Box = ReturnType<typeof boxOf>;
/** Below this share a square is partly missing. */
const SHORT = 2 / 3;
/** What a mark costs over the front door, the centre or another mark, over a room if it is missing, a thing, a wall. */
const COST = { kept: 100, misplaced: 4, thing: 1, wall: 0.5 };
/** How far a mark moves along its square, from the corner of the others: shares of the way to the next corner. */
const ASIDE = [0.15, 0.3, 0.45, 0.6, 0.8, 1] as const;
/** Half an inner wall, millimetres. */
const INNER = 70;
/** Least side of a square for large letters, and the one from which on they grow with it, to 1.4 times; pixels. */
const ROOMY = 110;
const VAST = 180;

/** The mark of a palace: its words, the height of their letters, and its box, millimetres. */
export interface PalaceChip {
  readonly palace: Palace;
  readonly text: string;
  readonly letter: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** R899: each palace with its mark: in a corner of its square, the same for all where it is free, else beside it, or within a sector. A whole palace needs no number. */
export function palaceChips(
  floor: Floor,
  layout: Layout | undefined,
  division: Division,
  perPixel: number,
  markOf: (palace: Palace) => string,
): readonly PalaceChip[] {
  if (!layout || division === 'mountains') return [];
  const [a, b] = layout.squares[0]!.ring as readonly [Point, Point];
  const door = leafBox(floor);
  const isRoomy = Math.hypot(b[0] - a[0], b[1] - a[1]) >= ROOMY * perPixel;
  const letter = (isRoomy ? CHIP.letter * growthOf(layout.squares, perPixel) : CHIP.small) * perPixel;
  const high = CHIP.high * (letter / CHIP.letter);
  const off = Math.max(CHIP.off * perPixel, WALL);
  const isUpright = Math.abs(b[1] - a[1]) < 1 || Math.abs(b[0] - a[0]) < 1;
  const cell = boxOf(layout.squares[0]!.ring);
  const [across, down] = [cell.right - cell.left, cell.bottom - cell.top];
  const chipAt = ({ palace, coverage, name: [x, y] }: PalaceLines, [right, bottom]: Corner): PalaceChip => {
    const mark = markOf(palace);
    const text = coverage < 0.995 ? `${mark} ${Math.round(coverage * 100)}%` : mark;
    const width = letter * Math.max(LEAST, lineWidth(text) + PAD);
    const [left, top] =
      division === 'squares'
        ? [x + off + right * (across - width - 2 * off), y + off + bottom * (down - high - 2 * off)]
        : [x - width / 2, y - high / 2];
    return { palace, text, letter, left, top, right: left + width, bottom: top + high };
  };
  const kept = [door, grown(boxOf([layout.centre]), CENTRE * perPixel)];
  const things = drawFloor(floor).taken.map(each => grown(each, CLEAR * perPixel));
  const walls = derive(floor).edges.map(({ a, b }) => grown(boxOf([a, b]), INNER));
  // The mark of what is missing lies where it is missing.
  const rooms = floor.rooms.filter(countsAsHome).map(({ ring }) => boxOf(ring));
  const short = new Set(layout.squares.filter(each => each.coverage < SHORT).map(({ palace }) => palace));
  const cost = (chip: PalaceChip) => {
    const over = (boxes: readonly Box[]) => boxes.filter(each => isOver(each, chip)).length;
    return (
      COST.kept * over(kept) +
      COST.thing * things.reduce((sum, thing) => sum + shareOver(chip, thing), 0) +
      COST.wall * over(walls) +
      (short.has(chip.palace) ? COST.misplaced * over(rooms) : 0)
    );
  };
  const corners = division === 'squares' && isUpright ? CORNERS : CORNERS.slice(0, 1);
  const lines = palaceLines(layout, division);
  const all = lines.map(line => corners.map(corner => chipAt(line, corner)));
  const together = corners.map((_, i) => all.reduce((sum, chips) => sum + cost(chips[i]!), 0));
  const common = together.indexOf(Math.min(...together));
  const [right, bottom] = corners[common]!;
  const chips = all.map((chips, i) => {
    const beside =
      corners.length > 1
        ? ASIDE.map(share => chipAt(lines[i]!, [right === 1 ? 1 - share : share, bottom]))
        : [];
    const within =
      corners.length > 1 ? ASIDE.flatMap(across => ASIDE.map(down => chipAt(lines[i]!, [across, down]))) : [];
    return [chips[common]!, ...beside, ...chips, ...within].reduce((best, each) =>
      cost(each) < cost(best) ? each : best,
    );
  });
  // The cross alone marks the centre where its square has no room for a word.
  return chips.filter(chip => chip.palace !== 'C' || cost(chip) < COST.kept);
}

/** R1111: how much larger marks are in large squares. */
function growthOf([square]: Layout['squares'], perPixel: number): number {
  const [a, b] = (square?.ring ?? []) as readonly Point[];
  const side = a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) / perPixel : 0;
  return Math.min(1.4, Math.max(1, side / VAST));
}

/** Where the share of a part is tried along it, in the order of preference. */
const ALONG = [0.5, 0.3, 0.7, 0.18, 0.82] as const;
/** The letters of a share, and half its ground, pixels. */
const SHARE = { letter: 13, wide: 19, high: 10 };

/** The share of a square that projects, the height of its letters, and its box, millimetres. */
export interface ExtendedShare extends Box {
  readonly palace: Palace;
  readonly share: number;
  readonly letter: number;
}

/** R979: the share of each square with a part beyond it, in the middle of that part or along it, off things and leaves, else outside its wall. */
export function extendedShares(
  floor: Floor,
  squares: Layout['squares'],
  perPixel: number,
): readonly ExtendedShare[] {
  const { taken } = drawFloor(floor);
  const letterPixel = perPixel * growthOf(squares, perPixel);
  const body = boxOf(squares.flatMap(({ ring }) => ring));
  return squares.flatMap(({ palace, beyond: [ring], extension }) => {
    if (!ring) return [];
    const { left, right, top, bottom } = boxOf(ring);
    const isWide = right - left > bottom - top;
    const about = ([x, y]: Point) =>
      boxOf([-1, 1].map(side => [x + side * SHARE.wide * letterPixel, y + side * SHARE.high * letterPixel]));
    const [middle, level] = [(left + right) / 2, (top + bottom) / 2];
    const spots = ALONG.map(share =>
      about(isWide ? [left + (right - left) * share, level] : [middle, top + (bottom - top) * share]),
    );
    const off = (half: number) => WALL + half * letterPixel + CLEAR * perPixel;
    const outside: Point = isWide
      ? [middle, level > (body.top + body.bottom) / 2 ? bottom + off(SHARE.high) : top - off(SHARE.high)]
      : [middle > (body.left + body.right) / 2 ? right + off(SHARE.wide) : left - off(SHARE.wide), level];
    const spot = spots.find(each => !taken.some(thing => isOver(thing, each))) ?? about(outside);
    return [{ palace, share: extension, letter: SHARE.letter * letterPixel, ...spot }];
  });
}

/** Boxes that names of rooms avoid: the marks and, unless turned, the borders of squares. */
export function overPalaces(chips: readonly Box[], layout: Layout, division: Division): readonly Box[] {
  if (division !== 'squares') return chips;
  const borders = layout.squares.flatMap(({ ring }) =>
    ring.map((from, i) => boxOf([from, ring[(i + 1) % ring.length]!])),
  );
  const upright = borders.filter(
    ({ left, right, top, bottom }) => Math.min(right - left, bottom - top) < BORDER,
  );
  return [...chips, ...upright.map(each => grown(each, BORDER))];
}

const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

/** The leaf of the front door, the home's mark: nothing covers it. Empty without a front door. */
function leafBox(floor: Floor): Box {
  const opening = floor.openings.find(({ kind }) => kind === 'main-door');
  const edge = opening && derive(floor).edgeOf.get(opening.id);
  if (!opening || !edge) return { left: 0, right: 0, top: 0, bottom: 0 };
  const { hinge, tip } = leafOf(opening, edge);
  return grown(boxOf([hinge, tip]), LEAF);
}

/** The share of a mark over a thing; to touch it counts as a fifth. */
const shareOver = (chip: Box, thing: Box): number => {
  if (!isOver(chip, thing)) return 0;
  const across = Math.min(chip.right, thing.right) - Math.max(chip.left, thing.left);
  const down = Math.min(chip.bottom, thing.bottom) - Math.max(chip.top, thing.top);
  return 0.2 + (0.8 * across * down) / ((chip.right - chip.left) * (chip.bottom - chip.top));
};

const isOver = (box: Box, over: Box): boolean =>
  box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom;
