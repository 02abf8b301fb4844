import type { Point, SnapReason } from '@app/plan';
import { useTranslation } from 'react-i18next';
import './pointLayer.css';

export interface PointLayerProps {
  readonly points: readonly Point[];
  /** The position of the pointer, and its target. */
  readonly cursor:
    | { readonly at: Point; readonly reason: SnapReason; readonly guide?: readonly [Point, Point] }
    | undefined;
  /** Millimetres per pixel. */
  readonly perPixel: number;
  /**
   * R666: shown again by the loupe, because a finger covers its target and a mouse does not: the drawing without the names
   * of its rooms, which would hide the corner aimed at.
   */
  readonly loupeOf?: string | undefined;
}

/** Pixels. */
const LOUPE = { radius: 56, above: 92, zoom: 2.5 };

/** The points given so far, the line to the pointer with its length, and the pointer's target, in words. */
export function PointLayer({ points, cursor, perPixel, loupeOf }: PointLayerProps) {
  const { t } = useTranslation('visualization');
  const last = points.at(-1);
  const size = 13 * perPixel;
  const length = last && cursor && Math.hypot(cursor.at[0] - last[0], cursor.at[1] - last[1]);
  return (
    <g className="point-layer">
      {cursor?.guide && (
        <line
          className="point-layer__guide"
          x1={cursor.guide[0][0]}
          y1={cursor.guide[0][1]}
          x2={cursor.at[0]}
          y2={cursor.at[1]}
        />
      )}
      <polyline
        className="point-layer__line"
        points={[...points, ...(cursor ? [cursor.at] : [])].map(p => p.join(' ')).join(',')}
      />
      {points.map(([x, y], i) => (
        <circle key={`${i} ${x} ${y}`} className="point-layer__point" cx={x} cy={y} r={5 * perPixel} />
      ))}
      {cursor && (
        <>
          <path
            className="point-layer__cross"
            d={`M${cursor.at[0] - size} ${cursor.at[1]}h${2 * size}M${cursor.at[0]} ${cursor.at[1] - size}v${2 * size}`}
          />
          <text
            className="point-layer__words"
            x={cursor.at[0] + size}
            y={cursor.at[1] - size}
            fontSize={13 * perPixel}
          >
            {[
              ...(length ? [t('planTrace.length', { length: (length / 1000).toFixed(2) })] : []),
              ...(cursor.reason === 'none' ? [] : [t(`planTrace.caught.${cursor.reason}`)]),
            ].join(' · ')}
          </text>
        </>
      )}
      {cursor && loupeOf && <Loupe at={cursor.at} perPixel={perPixel} of={loupeOf} />}
    </g>
  );
}

function Loupe({
  at: [x, y],
  perPixel,
  of,
}: {
  readonly at: Point;
  readonly perPixel: number;
  readonly of: string;
}) {
  const radius = LOUPE.radius * perPixel;
  const [cx, cy] = [x, y - LOUPE.above * perPixel];
  const shown = radius / LOUPE.zoom;
  return (
    <g className="loupe">
      <clipPath id="loupe-clip">
        <circle cx={cx} cy={cy} r={radius} />
      </clipPath>
      <circle className="loupe__ground" cx={cx} cy={cy} r={radius} />
      <g clipPath="url(#loupe-clip)">
        <svg
          aria-hidden="true"
          x={cx - radius}
          y={cy - radius}
          width={2 * radius}
          height={2 * radius}
          viewBox={`${x - shown} ${y - shown} ${2 * shown} ${2 * shown}`}
        >
          <use href={`#${of}`} />
          <path
            className="point-layer__cross"
            d={`M${x - shown} ${y}h${2 * shown}M${x} ${y - shown}v${2 * shown}`}
          />
        </svg>
      </g>
      <circle className="loupe__rim" cx={cx} cy={cy} r={radius} />
    </g>
  );
}
