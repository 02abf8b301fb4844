import { formatPercent, useLanguage } from '@app/i18n';
import { boxOf, derive, type Floor, type Layout, type Palace, type Point } from '@app/plan';
import { drawFloor, leafOf, mountainLines, palaceLines, ringPath } from '@app/plan/drawing';
import { type Division, usePalaceMark } from './PalaceFacts';
import { usePerPixel } from './perPixel';

/** Pixels: letters of a mark, its height, and its distance from the corner of its square. */
const CHIP = { letter: 13, high: 20, off: 5, small: 11 };
/** Half the mark of the centre, pixels. */
const CENTRE = 18;
/** Marks stand in the same corner of their squares, the first where none covers the front door; over furniture, in the other upper one. */
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
/** Least side of a square for large letters, pixels. */
const ROOMY = 110;

/** The mark of a palace: its words, the height of their letters, and its box, millimetres. */
interface Chip {
  readonly palace: Palace;
  readonly text: string;
  readonly letter: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Each palace with its mark: in the corner of a square, or within a sector. A whole palace needs no number. */
export function usePalaceChips(
  floor: Floor,
  layout: Layout | undefined,
  division: Division,
  perPixel: number,
): readonly Chip[] {
  const { language } = useLanguage();
  const markOf = usePalaceMark();
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
    palaceLines(layout, division).map(({ palace, coverage, name: [x, y] }): Chip => {
      const mark = markOf(palace);
      const text = coverage < 0.995 ? `${mark} ${formatPercent(language, coverage * 100)}` : mark;
      const width = letter * [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 1 : 0.52), 0.7);
      const [left, top] =
        palace === 'C' && division === 'squares'
          ? [layout.centre[0] + CENTRE * 1.2 * perPixel, layout.centre[1] - high / 2]
          : division === 'squares'
            ? [x + off + right * (across - width - 2 * off), y + off + bottom * (down - high - 2 * off)]
            : [x - width / 2, y - high / 2];
      return { palace, text, letter, left, top, right: left + width, bottom: top + high };
    });
  const [x, y] = layout.centre;
  const kept = [door, grown(boxOf([[x, y]]), CENTRE * perPixel)];
  const ways = (division === 'squares' && isUpright ? CORNERS : CORNERS.slice(0, 1)).map(chipsAt);
  const usual = ways.find(chips => !chips.some(chip => kept.some(each => isOver(each, chip)))) ?? ways[0]!;
  const things = [...drawFloor(floor).taken, ...kept];
  const isFree = (chip: Chip | undefined) => chip && !things.some(each => isOver(each, chip));
  return usual.map((chip, i) =>
    isFree(chip) ? chip : (ways.slice(0, 2).find(way => isFree(way[i]))?.[i] ?? chip),
  );
}

/** What no name of a room lies under: the marks, and the borders of squares, unless they are turned. */
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

export interface PalacesProps {
  readonly layout: Layout;
  readonly division: Division;
  readonly chips: readonly Chip[];
}

/** The palaces over a plan: their borders and their marks. */
export function Palaces({ layout, division, chips }: PalacesProps) {
  const perPixel = usePerPixel();
  const lines =
    division === 'mountains'
      ? mountainLines(layout)
      : palaceLines(layout, division)
          .map(({ border }) => border)
          .join('');
  return (
    <>
      <g className="plan-palace">
        <path d={lines} />
      </g>
      {chips.map(({ palace, text, letter, left, top, right, bottom }) => (
        <g key={palace} className="palace-chip">
          {[0, 1].map(layer => (
            <rect key={layer} x={left} y={top} width={right - left} height={bottom - top} rx={3 * perPixel} />
          ))}
          <text x={(left + right) / 2} y={(top + bottom) / 2} fontSize={letter}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

/** The centre of the home, marked as on a compass. */
export function CentreMark({ at: [x, y] }: { readonly at: Point }) {
  const px = usePerPixel();
  return (
    <g className="palace-centre">
      <circle cx={x} cy={y} r={10 * px} />
      <path d={`M${x - 17 * px} ${y}h${34 * px}M${x} ${y - 17 * px}v${34 * px}`} />
      <circle className="palace__centre" cx={x} cy={y} r={4 * px} />
    </g>
  );
}

/**
 * The missing parts of the palaces, under the rooms, which cover the rest; and the hatch of areas outside the palaces.
 */
export const MissingSquares = ({ squares }: { readonly squares: Layout['squares'] }) => (
  <>
    <pattern
      id="palace-hatch"
      width="160"
      height="160"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V160" />
    </pattern>
    <pattern
      id="outside-hatch"
      width="160"
      height="160"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)"
    >
      <rect className="outside-ground" width="160" height="160" />
      <path d="M0 0V160" />
    </pattern>
    {squares.map(({ palace, ring }) => (
      <path key={palace} className="palace-missing" d={ringPath(ring)} />
    ))}
  </>
);
