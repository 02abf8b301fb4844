import { formatPercent, useLanguage } from '@app/i18n';
import type { Layout, Palace, Point } from '@app/plan';
import { mountainLines, palaceLines, ringPath } from '@app/plan/drawing';
import { type Division, usePalaceMark } from './PalaceFacts';
import { usePerPixel } from './perPixel';

/** Pixels: letters of a mark, its height, and how far it is from the corner of its square. */
const CHIP = { letter: 13, high: 20, off: 5, small: 11 };
/** Pixels that a square's side has at least for large letters. */
const ROOMY = 110;

/** The mark of a palace: its words, how high their letters are, and the box it lies in, millimetres. */
interface Chip {
  readonly palace: Palace;
  readonly text: string;
  readonly letter: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Each palace with its mark: in the corner of a square, within a sector. A whole palace needs no number. */
export function usePalaceChips(
  layout: Layout | undefined,
  division: Division,
  perPixel: number,
): readonly Chip[] {
  const { language } = useLanguage();
  const markOf = usePalaceMark();
  if (!layout || division === 'mountains') return [];
  const [a, b] = layout.squares[0]!.ring as readonly [Point, Point];
  const isRoomy = Math.hypot(b[0] - a[0], b[1] - a[1]) >= ROOMY * perPixel;
  const letter = (isRoomy ? CHIP.letter : CHIP.small) * perPixel;
  const high = CHIP.high * (letter / CHIP.letter);
  return palaceLines(layout, division).map(({ palace, coverage, name: [x, y] }) => {
    const mark = markOf(palace);
    const text = coverage < 0.995 ? `${mark} ${formatPercent(language, coverage * 100)}` : mark;
    const width = letter * [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 1 : 0.52), 0.7);
    const [left, top] =
      division === 'squares'
        ? [x + CHIP.off * perPixel, y + CHIP.off * perPixel]
        : [x - width / 2, y - high / 2];
    return { palace, text, letter, left, top, right: left + width, bottom: top + high };
  });
}

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
          <rect x={left} y={top} width={right - left} height={bottom - top} rx={3 * perPixel} />
          <text x={(left + right) / 2} y={(top + bottom) / 2} fontSize={letter}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

/** The middle of the home, as on a compass. */
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

/** What a palace lacks, under the rooms: they cover what is there. And the hatch of what lies outside them. */
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
