import { ringPath } from '@app/plan/drawing';
import type { Finding } from '@app/plan/reading';
import type { ToldFinding } from '@app/plan/words';

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

/** What is measured of a finding, drawn. */
export function Evidence({ each, selected }: EvidenceProps) {
  return (
    <g
      className="evidence"
      data-mark={each.mark}
      data-tone={each.tone}
      data-ground={each.isGround || undefined}
      data-selected={each === selected || undefined}
    >
      {each.finding.drawing.map((drawing, i) =>
        drawing.kind === 'area' ? (
          <path key={i} d={ringPath(drawing.ring)} />
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

/** What eases it, its weight, and who tells it. */
export function FindingDetail({ advice, mend, strength, tone, told }: ToldFinding) {
  return (
    <div className="finding-list__detail">
      <p>{advice}</p>
      {tone !== 'good' && <p className="finding-list__mend">{`${mend} ${strength}`}</p>}
      <small>{told.join(' ')}</small>
    </div>
  );
}
