import { useLanguage } from '@app/i18n';
import type { boxOf, Point } from '@app/plan';
import { ringPath } from '@app/plan/drawing';
import type { Finding } from '@app/plan/reading';
import type { FindingText } from '@app/plan/words';
import { useTranslation } from 'react-i18next';
import './evidence.css';

interface Marked {
  readonly finding: Finding;
  readonly mark: string;
  readonly tone: FindingText['tone'];
  /** It lies on the ground, under the rooms. */
  readonly isGround: boolean;
}

interface EvidenceProps {
  readonly each: Marked;
  readonly selected: Marked | undefined;
}

/** The measurements of a finding, drawn. */
export function Evidence({ each, selected }: EvidenceProps) {
  // R824: of the others only the ground outside the rooms is drawn.
  if (!each.isGround && each !== selected) return null;
  const isHatched = each.isGround;
  return (
    <g
      className="evidence"
      data-mark={each.mark}
      data-tone={each.tone}
      data-ground={each.isGround || undefined}
      data-selected={each === selected || undefined}
    >
      {isHatched && (
        <pattern
          id={`ground-${each.mark}`}
          width="150"
          height="150"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V150" />
        </pattern>
      )}
      {/* R824: one tint, however many areas lie over each other. */}
      <g className="evidence__areas">
        {each.finding.drawing.map(
          (drawing, i) =>
            drawing.kind === 'area' && (
              <path
                key={i}
                d={ringPath(drawing.ring)}
                style={isHatched ? { fill: `url(#ground-${each.mark})` } : undefined}
              />
            ),
        )}
      </g>
      {each.finding.drawing.map(
        (drawing, i) =>
          drawing.kind === 'line' && (
            <g key={i}>
              <line x1={drawing.from[0]} y1={drawing.from[1]} x2={drawing.to[0]} y2={drawing.to[1]} />
              <circle cx={drawing.from[0]} cy={drawing.from[1]} r={70} />
              <circle cx={drawing.to[0]} cy={drawing.to[1]} r={70} />
            </g>
          ),
      )}
    </g>
  );
}

type Box = ReturnType<typeof boxOf>;

interface SlipPlace {
  readonly at: Point;
  /** Size of a number, in units of the drawing. */
  readonly size: number;
  /** Of the words, in the same units. */
  readonly letter: number;
  readonly words: string;
  readonly others: readonly Point[];
  /** The visible part of the drawing: the slip is within it. */
  readonly bounds: Box;
  /** Where there is a place, it lies within one of these, off the walls. */
  readonly rooms?: readonly Box[];
}

/** The greatest distance of a slip from its number, below or above, in numbers. */
const SLIPS = [1.2, 2.1, 3, -1.2, -2.1, -3];
/** And to its side, in its own widths. */
const ASIDE = [0, 0.45, -0.45];
/** Half an outer wall, millimetres. */
const WALL = 120;

/** The box of a measurement's slip: by its number, clear of other numbers. */
export function slipBox({ at: [x, y], size, letter, words, others, bounds, rooms = [] }: SlipPlace): Box {
  // Han is as wide as it is high, other letters about half.
  const half = (letter * [...words].reduce((sum, each) => sum + (each >= '\u2e80' ? 1 : 0.48), 1.2)) / 2;
  const high = letter * 0.95;
  const inSight = (at: number) => Math.max(bounds.left + half, Math.min(bounds.right - half, at));
  const isFree = ([atX, atY]: Point) =>
    atY - high >= bounds.top &&
    atY + high <= bounds.bottom &&
    others.every(
      ([otherX, otherY]) =>
        Math.abs(otherX - atX) > half + size * 0.42 || Math.abs(otherY - atY) > high + size * 0.45,
    );
  const places = SLIPS.flatMap(down =>
    ASIDE.map((aside): Point => [inSight(x + aside * 2 * half), y + down * size]),
  );
  const inRooms = SLIPS.map(down => y + down * size).flatMap(atY =>
    rooms.flatMap(({ left, right, top, bottom }): readonly Point[] => {
      const atX = Math.max(left + WALL + half, Math.min(right - WALL - half, x));
      const isOff = atX + half <= right - WALL && atY - high >= top + WALL && atY + high <= bottom - WALL;
      return isOff && Math.abs(atX - x) <= half ? [[atX, atY]] : [];
    }),
  );
  const [middle, level] = [...inRooms, ...places].find(isFree) ?? places[0]!;
  return { left: middle - half, right: middle + half, top: level - high, bottom: level + high };
}

/** The measurement on its slip. */
export function Measure({
  slip: { left, right, top, bottom },
  words,
  letter,
}: {
  readonly slip: Box;
} & Pick<SlipPlace, 'words' | 'letter'>) {
  return (
    <g className="reading-measure">
      <rect x={left} y={top} width={right - left} height={bottom - top} rx={letter * 0.25} />
      <text x={(left + right) / 2} y={(top + bottom) / 2} fontSize={letter}>
        {words}
      </text>
    </g>
  );
}

/** `hhh.com.tw 0.3 m`, `hehuozuo.com №213`: the source, and the length or the number of the page. */
const SOURCE = /^(.*?)(?: (№\S+|[\d.]+ m))?$/;

/** Its remedy, its weight, and its source. */
export function FindingDetail({ advice, mend, strength, tone, school, sources, attribution }: FindingText) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  // Chinese sentences follow each other without a space.
  const gap = language === 'zh' ? '' : ' ';
  return (
    <div className="finding-list__detail">
      <p>{advice}</p>
      {tone !== 'good' && <p className="finding-list__mend">{[mend, strength].join(gap)}</p>}
      {attribution.length > 1 && <small>{attribution.slice(1).join(gap)}</small>}
      <details className="finding-sources">
        <summary>{t('planReport.sources', { school, count: sources.length })}</summary>
        <ol>
          {sources.map(source => {
            const [, name, figure] = SOURCE.exec(source)!;
            return (
              <li key={source}>
                {name}
                {figure && <span className="ui-num"> {figure}</span>}
              </li>
            );
          })}
        </ol>
      </details>
    </div>
  );
}
