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
  /** A room is drawn: its lines are walls, and what is between them its floor. */
  readonly isRoom?: boolean;
  /** The middle of the view: words are written towards it, so that they are in sight. */
  readonly middle?: Point;
  /**
   * R666: shown again by the loupe, because a finger covers its target and a mouse does not: the drawing without the names
   * of its rooms, which would hide the corner aimed at.
   */
  readonly loupeOf?: string | undefined;
}

/** Millimetres. */
const WALL = 160;
/** Pixels: the letters of words, and the height of the length's tag. */
const WORDS = { letter: 13, tag: 26 };
/** Pixels. */
const LOUPE = { radius: 56, above: 92, zoom: 2.5 };

/** The points given so far, the line to the pointer with its length, and the pointer's target, in words. */
export function PointLayer({ points, cursor, perPixel, isRoom = false, middle, loupeOf }: PointLayerProps) {
  const { t } = useTranslation('visualization');
  const last = points.at(-1);
  const size = 13 * perPixel;
  const length = last && cursor && Math.hypot(cursor.at[0] - last[0], cursor.at[1] - last[1]);
  const toLeft = cursor && middle && cursor.at[0] > middle[0];
  const corners = [...points, ...(cursor ? [cursor.at] : [])];
  const drawn = corners.map(p => p.join(' ')).join(',');
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
      {isRoom && (
        <polygon
          className="point-layer__floor"
          points={floorOf(corners)
            .map(p => p.join(' '))
            .join(',')}
        />
      )}
      <polyline
        className="point-layer__line"
        points={drawn}
        style={isRoom ? { strokeWidth: WALL / perPixel } : undefined}
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
          {cursor.reason !== 'none' && (
            <text
              className="point-layer__words"
              x={cursor.at[0] + (toLeft ? -size : size)}
              y={cursor.at[1] + 1.9 * size}
              fontSize={WORDS.letter * perPixel}
              textAnchor={toLeft ? 'end' : 'start'}
            >
              {t(`planTrace.caught.${cursor.reason}`)}
            </text>
          )}
          {last && length !== undefined && length > 0 && (
            <Tag
              words={t('planTrace.length', { length: (length / 1000).toFixed(2) })}
              between={[last, cursor.at]}
              {...{ perPixel, middle }}
            />
          )}
        </>
      )}
      {cursor && loupeOf && <Loupe at={cursor.at} perPixel={perPixel} of={loupeOf} />}
    </g>
  );
}

/** What a room would be if closed now; after two walls, with the two opposite ones. */
function floorOf(corners: readonly Point[]): readonly Point[] {
  const [a, b, c] = corners;
  return a && b && c && corners.length === 3 ? [a, b, c, [a[0] + c[0] - b[0], a[1] + c[1] - b[1]]] : corners;
}

interface TagProps {
  readonly words: string;
  readonly between: readonly [Point, Point];
  readonly perPixel: number;
  readonly middle: Point | undefined;
}

/** The length of the wall being drawn, beside the middle of it, towards the middle of the view. */
function Tag({ words, between: [from, to], perPixel, middle = [0, 0] }: TagProps) {
  const width = WORDS.letter * 0.62 * (words.length + 2) * perPixel;
  const high = WORDS.tag * perPixel;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isUpright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
  const off = (isUpright ? width : high) / 2 + 12 * perPixel;
  const cx = isUpright ? x + (x > middle[0] ? -off : off) : x;
  const cy = isUpright ? y : y + (y > middle[1] ? -off : off);
  return (
    <g className="point-layer__tag">
      <rect x={cx - width / 2} y={cy - high / 2} width={width} height={high} rx={3 * perPixel} />
      <text x={cx} y={cy} fontSize={WORDS.letter * perPixel}>
        {words}
      </text>
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
