import { boxOf, countsAsHome, derive, type Floor, type Layout, type Palace, type Point } from '@app/plan';
import { drawFloor, leafOf, palaceLines } from '@app/plan/drawing';

export type Division = 'squares' | 'sectors' | 'mountains';

/** Pixels: letters of a mark, its height, and its distance from the corner of its square. */
const CHIP = { letter: 13, high: 20, off: 5, small: 11 };
/** Half the mark of the centre, pixels. */
const CENTRE = 18;
/** R899: marks are in one corner of all squares, where none covers the front door and the fewest cover things. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
/** Thickness of a door leaf with some clearance, millimetres. */
const LEAF = 80;
/** From the border of a square, in the middle of an outer wall, to a mark, millimetres. */
const WALL = 210;
/** Half the thickness of a border with some clearance, millimetres. */
const BORDER = 30;
type Box = ReturnType<typeof boxOf>;
/** Below this share a square is partly missing. */
const SHORT = 2 / 3;
/** A mark over a room costs as much as four over items. */
const MISPLACED = 4;
/** Least side of a square for large letters, pixels. */
const ROOMY = 110;

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

/** Each palace with its mark: in the corner of a square, or within a sector. A whole palace needs no number. */
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
  const letter = (isRoomy ? CHIP.letter : CHIP.small) * perPixel;
  const high = CHIP.high * (letter / CHIP.letter);
  const off = Math.max(CHIP.off * perPixel, WALL);
  const isUpright = Math.abs(b[1] - a[1]) < 1 || Math.abs(b[0] - a[0]) < 1;
  const cell = boxOf(layout.squares[0]!.ring);
  const [across, down] = [cell.right - cell.left, cell.bottom - cell.top];
  const chipsAt = ([right, bottom]: readonly [number, number]) =>
    palaceLines(layout, division).map(({ palace, coverage, name: [x, y] }): PalaceChip => {
      const mark = markOf(palace);
      const text = coverage < 0.995 ? `${mark} ${Math.round(coverage * 100)}%` : mark;
      const width = letter * [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 1 : 0.52), 0.7);
      const [left, top] =
        palace === 'C' && division === 'squares'
          ? [layout.centre[0] - width / 2, layout.centre[1] + CENTRE * 1.15 * perPixel]
          : division === 'squares'
            ? [x + off + right * (across - width - 2 * off), y + off + bottom * (down - high - 2 * off)]
            : [x - width / 2, y - high / 2];
      return { palace, text, letter, left, top, right: left + width, bottom: top + high };
    });
  const [x, y] = layout.centre;
  const kept = [door, grown(boxOf([[x, y]]), CENTRE * perPixel)];
  const ways = (division === 'squares' && isUpright ? CORNERS : CORNERS.slice(0, 1)).map(chipsAt);
  const things = drawFloor(floor).taken;
  const over = (chips: readonly PalaceChip[], boxes: readonly Box[]) =>
    chips.filter(chip => boxes.some(each => each !== chip && isOver(each, chip))).length;
  // The mark of what is missing lies where it is missing.
  const rooms = floor.rooms.filter(countsAsHome).map(({ ring }) => boxOf(ring));
  const short = new Set(layout.squares.filter(each => each.coverage < SHORT).map(({ palace }) => palace));
  const worse = (chips: readonly PalaceChip[]) =>
    over(chips, things) +
    MISPLACED *
      over(
        chips.filter(({ palace }) => short.has(palace)),
        rooms,
      );
  const [best] = ways.toSorted(
    (one, two) => over(one, [...kept, ...one]) - over(two, [...kept, ...two]) || worse(one) - worse(two),
  );
  // Its cross alone marks the centre where its square has no room for words.
  const middle = layout.squares.find(({ palace }) => palace === 'C');
  const foot = middle ? boxOf(middle.ring).bottom : 0;
  return best!.filter(chip => chip.palace !== 'C' || (chip.bottom < foot && over([chip], best!) === 0));
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

const isOver = (box: Box, over: Box): boolean =>
  box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom;
