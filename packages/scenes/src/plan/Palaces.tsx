import { formatPercent, useLanguage } from '@app/i18n';
import type { Layout, Palace, Point } from '@app/plan';
import { mountainLines, palaceLines, ringPath } from '@app/plan/drawing';
import { type Division, usePalaceMark } from './PalaceFacts';
import { usePerPixel } from './perPixel';

/** Pixels: letters of a mark, its height, and how far it is from the corner of its square. */
const CHIP = { letter: 13, high: 20, off: 5, small: 11 };
/** Pixels that a square's side has at least for large letters. */
const ROOMY = 110;

export interface PalacesProps {
  readonly layout: Layout;
  readonly division: Division;
}

/** The palaces over a plan: their borders, and each with its mark in a corner. A whole palace needs no number. */
export function Palaces({ layout, division }: PalacesProps) {
  const perPixel = usePerPixel();
  const { language } = useLanguage();
  const markOf = usePalaceMark();
  if (division === 'mountains')
    return (
      <g className="plan-palace">
        <path d={mountainLines(layout)} />
      </g>
    );
  const [a, b] = layout.squares[0]!.ring as readonly [Point, Point];
  const letter =
    (Math.hypot(b[0] - a[0], b[1] - a[1]) < ROOMY * perPixel ? CHIP.small : CHIP.letter) * perPixel;
  const high = CHIP.high * (letter / CHIP.letter);
  const palaces = palaceLines(layout, division);
  const labelOf = (palace: Palace, share: number) =>
    share < 0.995 ? `${markOf(palace)} ${formatPercent(language, share * 100)}` : markOf(palace);
  return (
    <>
      <g className="plan-palace">
        <path d={palaces.map(({ border }) => border).join('')} />
      </g>
      {palaces.map(({ palace, coverage, name: [x, y] }) => {
        const text = labelOf(palace, coverage);
        const width = letter * [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 1 : 0.52), 0.7);
        // In a square the mark hangs from its corner, in a sector it lies about its place.
        const [left, top] =
          division === 'squares'
            ? [x + CHIP.off * perPixel, y + CHIP.off * perPixel]
            : [x - width / 2, y - high / 2];
        return (
          <g key={palace} className="palace-chip" data-palace={palace}>
            <rect x={left} y={top} width={width} height={high} rx={3 * perPixel} />
            <text x={left + width / 2} y={top + high / 2} fontSize={letter}>
              {text}
            </text>
          </g>
        );
      })}
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
