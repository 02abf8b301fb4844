import { drawnFloor, tagPlace } from '@app/home';
import type { Point, SnapReason } from '@app/plan';
import { useState } from 'react';
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
  /** All its corners are known: the lengths of both its sides are shown. */
  readonly isBox?: boolean;
  /** The middle of the view: words are written towards it, so that they are in sight. */
  readonly middle?: Point;
  /**
   * R666: shown again by the loupe, because a finger covers its target and a mouse does not: the drawing without the names
   * of its rooms, which would hide the corner aimed at.
   */
  readonly loupeOf?: string | undefined;
  /** A fixed cross with a ring of its own lies over it. */
  readonly isFixed?: boolean;
}

/** Millimetres. */
const WALL = 160;
/** Pixels: the letters of words, their distance from a guide, and the height of the length's tag. */
const WORDS = { letter: 13, beside: 8, tag: 26 };
/** Pixels: the ring of the target, of a pointer and of a fixed cross, from a ring to its words, and of a guide beyond. */
const TARGET = { ring: 9, fixed: 32, off: 12, beyond: 72 };
/** Pixels. */
const LOUPE = { radius: 56, above: 92, zoom: 2.5 };

/** The points given so far, the line to the pointer with its length, and the pointer's target, in words. */
export function PointLayer({
  points,
  cursor,
  perPixel,
  isRoom = false,
  isBox = false,
  middle,
  loupeOf,
  isFixed = false,
}: PointLayerProps) {
  const { t } = useTranslation('visualization');
  const last = points.at(-1);
  const size = 2 * TARGET.ring * perPixel;
  const toLeft = cursor && middle && !isFixed && cursor.at[0] > middle[0];
  // The guide goes on beyond the target, where its words are.
  const far = TARGET.beyond * perPixel;
  const way = cursor?.guide && [cursor.at[0] - cursor.guide[0][0], cursor.at[1] - cursor.guide[0][1]];
  const on = way ? far / (Math.hypot(...way) || 1) : 0;
  const [beyondX, beyondY] = [on * (way?.[0] ?? 0), on * (way?.[1] ?? 0)];
  // The words are beside their guide, or off the ring.
  const ring = isFixed ? TARGET.fixed : TARGET.ring;
  const isLevel = Math.abs(beyondX) > Math.abs(beyondY);
  const off = ring * Math.SQRT1_2 + TARGET.off;
  const aside = (way ? (isLevel ? ring + WORDS.beside : WORDS.beside) : off) * perPixel;
  const below = (way && isLevel ? WORDS.letter + 4 : (way ? ring + 4 : off) + WORDS.letter) * perPixel;
  const corners = [...points, ...(cursor ? [cursor.at] : [])];
  const walls = last && cursor ? [[last, cursor.at] as const] : [];
  const before = isBox && last && points.at(-2);
  if (before) walls.push([before, last]);
  const drawn = corners.map(p => p.join(' ')).join(',');
  return (
    <g className="point-layer">
      {cursor?.guide && (
        <line
          className="point-layer__guide"
          x1={cursor.guide[0][0]}
          y1={cursor.guide[0][1]}
          x2={cursor.at[0] + beyondX}
          y2={cursor.at[1] + beyondY}
        />
      )}
      {isRoom && (
        <polygon
          className="point-layer__floor"
          points={drawnFloor(corners)
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
          {!isFixed && (
            <circle
              className="point-layer__cross"
              cx={cursor.at[0]}
              cy={cursor.at[1]}
              r={TARGET.ring * perPixel}
            />
          )}
          {cursor.reason !== 'none' && (
            <text
              className="point-layer__words"
              x={cursor.at[0] + (toLeft ? -aside : aside)}
              y={cursor.at[1] + below}
              fontSize={WORDS.letter * perPixel}
              textAnchor={toLeft ? 'end' : 'start'}
            >
              {t(`planTrace.caught.${cursor.reason}`)}
            </text>
          )}
          {walls.map(([from, to], side) => {
            const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
            return length > 0 ? (
              <Tag
                key={side}
                words={t('planTrace.length', { length: (length / 1000).toFixed(2) })}
                between={[from, to]}
                {...{ perPixel, middle }}
                // A box may reach the edge: its lengths are towards the middle, in sight.
                room={isRoom && !isBox ? drawnFloor(corners) : []}
              />
            ) : null;
          })}
        </>
      )}
      {cursor && loupeOf && <Loupe at={cursor.at} perPixel={perPixel} of={loupeOf} />}
    </g>
  );
}

interface TagProps {
  readonly words: string;
  readonly between: readonly [Point, Point];
  readonly perPixel: number;
  readonly middle: Point | undefined;
  /** The floor between the walls drawn so far. */
  readonly room: readonly Point[];
}

/** The length of the wall being drawn, beside the middle of it: outside its room, or towards the middle of the view. */
function Tag({ words, between, perPixel, middle = [0, 0], room }: TagProps) {
  const width = WORDS.letter * 0.62 * (words.length + 2) * perPixel;
  const high = WORDS.tag * perPixel;
  const [cx, cy] = tagPlace(between, [width, high], 18 * perPixel, middle, room);
  return (
    <g className="point-layer__tag">
      <rect x={cx - width / 2} y={cy - high / 2} width={width} height={high} rx={3 * perPixel} />
      <text x={cx} y={cy} fontSize={WORDS.letter * perPixel}>
        {words}
      </text>
    </g>
  );
}

/** R666: the drawing about a place, above the finger that covers it; R908: beside it where the picture ends above. */
export function Loupe({
  at: [x, y],
  perPixel,
  of,
}: {
  readonly at: Point;
  readonly perPixel: number;
  readonly of: string;
}) {
  const [svg, setSvg] = useState<SVGSVGElement | null>();
  const seen = svg?.viewBox?.baseVal;
  const radius = LOUPE.radius * perPixel;
  const away = LOUPE.above * perPixel;
  const [left, right] = seen ? [seen.x + radius, seen.x + seen.width - radius] : [x, x];
  const isAtTop = seen !== undefined && y - away - radius < seen.y;
  const [cx, cy] = isAtTop
    ? [x + (x < (left + right) / 2 ? away : -away), Math.max(y, seen.y + radius)]
    : [Math.max(left, Math.min(x, right)), y - away];
  const shown = radius / LOUPE.zoom;
  // The middle is free: the point aimed at is seen.
  const gap = shown / 2;
  const arm = shown - gap / 2;
  return (
    <g className="loupe" ref={g => setSvg(g?.ownerSVGElement)}>
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
            d={`M${x - shown} ${y}h${arm}m${gap} 0h${arm}M${x} ${y - shown}v${arm}m0 ${gap}v${arm}`}
          />
        </svg>
      </g>
      <circle className="loupe__rim" cx={cx} cy={cy} r={radius} />
    </g>
  );
}
