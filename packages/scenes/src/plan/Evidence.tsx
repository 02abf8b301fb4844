import { isStrip, type SlipPlace, type slipBox } from '@app/home';
import { useLanguage } from '@app/i18n';
import type { Point, Ring } from '@app/plan';
import { ringPath } from '@app/plan/drawing';
import type { Finding } from '@app/plan/reading';
import { type FindingText, planWords } from '@app/plan/words';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@app/ui';
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

/** Radii in millimetres of the ends of a line, selected and not; of the ground round the centre, and half its cross. */
const ENDS = [70, 40] as const;
const CENTRE = 600;
const CROSS = 110;
/** Areas that are no whole rooms, whatever their width. */
const PARTS = /^bright-corner|^long-house$/;
/** From the walls of a home to the outline about it, millimetres. */
const ABOUT = 260;
const ARROW = 'M20 0L-150 -70V70Z';

/** The measurements of a finding, drawn. */
export function Evidence({ each, selected }: EvidenceProps) {
  const { code } = each.finding;
  const isHatched = each.isGround || code === 'extension';
  const end = ENDS[each === selected ? 0 : 1];
  return (
    <g
      className="evidence"
      data-mark={each.mark}
      data-code={code}
      data-tone={each.tone}
      data-ground={isHatched || undefined}
      data-selected={each === selected || undefined}
    >
      {isHatched && (
        <pattern
          id={`ground-${each.mark}`}
          width="150"
          height="150"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${each.isGround ? 45 : -45})`}
        >
          <path d="M0 0V150" />
        </pattern>
      )}
      {/* R824: one tint, however many areas lie over each other. */}
      <g className="evidence__areas">
        {each.finding.drawing.map(
          (drawing, i) =>
            drawing.kind === 'area' &&
            // R824: of the others no whole rooms.
            (isHatched || each === selected || isStrip(drawing.ring) || PARTS.test(code)) && (
              <path
                key={i}
                d={ringPath(code === 'long-house' ? wider(drawing.ring) : drawing.ring)}
                style={isHatched ? { fill: `url(#ground-${each.mark})` } : undefined}
              />
            ),
        )}
      </g>
      {each.finding.drawing.map((drawing, i, all) => {
        if (drawing.kind === 'area') return null;
        const [[x1, y1], [x2, y2]] = [drawing.from, drawing.to];
        if (x1 === x2 && y1 === y2)
          return (
            <g key={i} className="evidence__centre">
              <circle cx={x1} cy={y1} r={CENTRE} strokeDasharray="110 70" />
              <path d={`M${x1 - CROSS} ${y1}h${2 * CROSS}M${x1} ${y1 - CROSS}v${2 * CROSS}`} />
            </g>
          );
        const before = all[i - 1];
        // R895: what is seen beyond the second opening is pointed at.
        const isOn = before?.kind === 'line' && String(before.to) === String(drawing.from);
        const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
        return (
          <g key={i}>
            {each === selected && <path className="evidence__band" d={`M${x1} ${y1}L${x2} ${y2}`} />}
            <line {...{ x1, y1, x2, y2 }} />
            <circle cx={x1} cy={y1} r={end} />
            {isOn ? (
              <path
                className="evidence__arrow"
                d={ARROW}
                transform={`translate(${x2} ${y2}) rotate(${turn}) scale(${end / 70})`}
              />
            ) : (
              <circle cx={x2} cy={y2} r={end} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** What the circles of a finding take of a drawing, millimetres: no name lies on them. */
export const circlesOf = ({ drawing }: Pick<Finding, 'drawing'>) =>
  drawing.flatMap(each => {
    if (each.kind === 'area' || String(each.from) !== String(each.to)) return [];
    const [x, y] = each.from;
    return [{ left: x - CENTRE, right: x + CENTRE, top: y - CENTRE, bottom: y + CENTRE }];
  });

/** A rectangle drawn about itself, off its walls. */
function wider(ring: Ring): Ring {
  const [a, b, , d] = ring as readonly [Point, Point, Point, Point];
  const [along, down] = [towards(a, b), towards(a, d)];
  return ring.map(([x, y], i): Point => {
    const [right, low] = [i === 1 || i === 2 ? ABOUT : -ABOUT, i > 1 ? ABOUT : -ABOUT];
    return [x + along[0] * right + down[0] * low, y + along[1] * right + down[1] * low];
  });
}

function towards([x, y]: Point, [u, v]: Point): Point {
  const length = Math.hypot(u - x, v - y) || 1;
  return [(u - x) / length, (v - y) / length];
}

/** The measurement on its slip. */
export function Measure({
  slip: { left, right, top, bottom },
  words,
  letter,
}: {
  readonly slip: ReturnType<typeof slipBox>;
} & Pick<SlipPlace, 'words' | 'letter'>) {
  return (
    <g className="reading-measure">
      <rect x={left} y={top} width={right - left} height={bottom - top} rx={letter * 0.25} />
      <text y={(top + bottom) / 2} fontSize={letter}>
        {words.split('\n').map((line, i, { length }) => (
          <tspan key={line} x={(left + right) / 2} dy={i > 0 ? '1.1em' : `${(1 - length) * 0.55}em`}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** `hhh.com.tw 0.3 m`, `hehuozuo.com №213`: the source, and the length or the number of the page. */
const SOURCE = /^(.*?)(?: (№\S+|[\d.]+ m))?$/;

/** R896: what to do; behind it its weight, the schools that disagree, and its sources. */
export function FindingDetail({
  finding,
  advice,
  mend,
  strength,
  tone,
  school,
  sources,
  attribution,
}: FindingText & Pick<Marked, 'finding'>) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  // Chinese sentences follow each other without a space.
  const gap = language === 'zh' ? '' : ' ';
  const isDisputed = planWords(language).against[finding.code] !== undefined;
  return (
    <div className="finding-list__detail">
      <p>{advice}</p>
      {/* R1045: by which name, and who disagrees. */}
      <p className="finding-list__mend">{attribution.slice(1).join(gap) || attribution[0]}</p>
      <details className="finding-sources">
        <summary>
          {t(isDisputed ? 'planReport.disputed' : 'planReport.sources', { school, count: sources.length })}
        </summary>
        {tone !== 'good' && <p className="finding-list__mend">{[mend, strength].join(gap)}</p>}
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

/** On a phone one finding is shown at a time: to the one before and the next, and where it is among them. */
export function FindingPager({
  findings,
  at,
  onTurn,
}: {
  readonly findings: readonly Pick<Marked, 'mark' | 'tone'>[];
  readonly at: number;
  readonly onTurn: (by: number) => void;
}) {
  const { t } = useTranslation('visualization');
  const total = findings.length;
  if (total < 2) return null;
  return (
    <nav className="finding-pager" aria-label={t('planReport.pager')}>
      <IconButton
        label={t('planReport.findingBefore')}
        icon={<ChevronLeftIcon />}
        disabled={at === 0}
        onClick={() => onTurn(-1)}
      />
      <span className="finding-pager__place">
        <span className="ui-hidden">{t('planReport.findingOf', { number: at + 1, total })}</span>
        {findings.map(({ mark, tone }, i) => (
          <i key={mark} aria-hidden="true" data-tone={tone} data-selected={i === at || undefined} />
        ))}
      </span>
      <IconButton
        label={t('planReport.findingAfter')}
        icon={<ChevronRightIcon />}
        disabled={at === total - 1}
        onClick={() => onTurn(1)}
      />
    </nav>
  );
}
