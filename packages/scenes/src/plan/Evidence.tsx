import { useLanguage } from '@app/i18n';
import type { Point } from '@app/plan';
import { ringPath } from '@app/plan/drawing';
import type { Finding } from '@app/plan/reading';
import type { ToldFinding } from '@app/plan/words';
import { useTranslation } from 'react-i18next';
import './evidence.css';

interface Marked {
  readonly finding: Finding;
  readonly mark: string;
  readonly tone: ToldFinding['tone'];
  /** It lies on the ground, under the rooms. */
  readonly isGround: boolean;
}

interface EvidenceProps {
  readonly each: Marked;
  readonly selected: Marked | undefined;
}

/** The measurements of a finding, drawn. */
export function Evidence({ each, selected }: EvidenceProps) {
  return (
    <g
      className="evidence"
      data-mark={each.mark}
      data-tone={each.tone}
      data-ground={each.isGround || undefined}
      data-selected={each === selected || undefined}
    >
      {each.isGround && (
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
      {each.finding.drawing.map((drawing, i) =>
        drawing.kind === 'area' ? (
          <path
            key={i}
            d={ringPath(drawing.ring)}
            style={each.isGround ? { fill: `url(#ground-${each.mark})` } : undefined}
          />
        ) : (
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

interface MeasureProps {
  readonly at: Point;
  /** Size of a number, in units of the drawing. */
  readonly size: number;
  /** Of the words, in the same units. */
  readonly letter: number;
  readonly words: string;
  readonly others: readonly Point[];
  /** The range across in which the slip may be. */
  readonly across: readonly [number, number];
}

/** The greatest distance of a slip from its number, below or above, in numbers. */
const SLIPS = [1.2, -1.2, 2.1, -2.1, 3, -3];
/** And to its side, in its own widths. */
const ASIDE = [0, 0.45, -0.45];

/** The measurement, on a slip by its number, clear of other numbers. */
export function Measure({ at: [x, y], size, letter, words, others, across }: MeasureProps) {
  // Han is as wide as it is high, other letters about half.
  const width = letter * [...words].reduce((sum, each) => sum + (each >= '\u2e80' ? 1 : 0.48), 1.2);
  const isFree = ([atX, atY]: Point) =>
    others.every(
      ([otherX, otherY]) =>
        Math.abs(otherX - atX) > width / 2 + size * 0.42 ||
        Math.abs(otherY - atY) > letter * 0.95 + size * 0.45,
    );
  const inSight = (at: number) => Math.max(across[0] + width / 2, Math.min(across[1] - width / 2, at));
  const places = SLIPS.flatMap(down =>
    ASIDE.map((aside): Point => [inSight(x + aside * width), y + down * size]),
  );
  const [middle, level] = places.find(isFree) ?? places[0]!;
  return (
    <g className="reading-measure">
      <rect
        x={middle - width / 2}
        y={level - letter * 0.95}
        width={width}
        height={letter * 1.9}
        rx={letter * 0.25}
      />
      <text x={middle} y={level} fontSize={letter}>
        {words}
      </text>
    </g>
  );
}

/** `hhh.com.tw 0.3 m`, `hehuozuo.com №213`: the source, and the length or the number of the page. */
const SOURCE = /^(.*?)(?: (№\S+|[\d.]+ m))?$/;

/** Its remedy, its weight, and its source. */
export function FindingDetail({ advice, mend, strength, tone, school, sources, told }: ToldFinding) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  // Chinese sentences follow each other without a space.
  const gap = language === 'zh' ? '' : ' ';
  return (
    <div className="finding-list__detail">
      <p>{advice}</p>
      {tone !== 'good' && <p className="finding-list__mend">{[mend, strength].join(gap)}</p>}
      {told.length > 1 && <small>{told.slice(1).join(gap)}</small>}
      <div className="finding-sources">
        {t('planReport.sources', { school })}
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
      </div>
    </div>
  );
}
