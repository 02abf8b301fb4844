import './TermFace.css';

const RADIUS = 24;
const TICKS = Array.from({ length: 24 }, (_, i) => i * 15);

/** The progress of a solar term, around its first character. */
export function TermFace({ share, glyph }: { readonly share: number; readonly glyph: string }) {
  const angle = share * 2 * Math.PI;
  const x = RADIUS * Math.sin(angle);
  const y = -RADIUS * Math.cos(angle);
  return (
    <svg viewBox="-30 -30 60 60" width="64" height="64" className="term-face" aria-hidden="true">
      {TICKS.map(degrees => (
        <path
          key={degrees}
          d="M0-28.500V-26.500"
          transform={`rotate(${degrees})`}
          className="term-face__tick"
        />
      ))}
      <circle r={RADIUS} className="term-face__ring" />
      {share > 0 && (
        <path
          d={`M0-${RADIUS}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}`}
          className="term-face__run"
        />
      )}
      <circle r="2.5" cx={x} cy={y} className="term-face__bead" />
      <text textAnchor="middle" dy=".36em" fontSize="20" lang="zh-CN">
        {glyph}
      </text>
    </svg>
  );
}
