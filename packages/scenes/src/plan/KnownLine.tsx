import type { Floor, Point } from '@app/plan';
import { useTranslation } from 'react-i18next';
import { usePerPixel } from './perPixel';
import './pointLayer.css';

export interface KnownLineProps {
  readonly from: Point;
  readonly to: Point;
  /** Its rooms are not written over. */
  readonly floor: Floor;
  /** Corners of the picture: a line off its rooms is off the picture as well. */
  readonly picture: readonly Point[];
}

/** Pixels: half an end stroke, the letters, the middle of the words from the line, and the line from the rooms, past a row of lengths, or from the picture. */
const LINE = { end: 6, letter: 13, off: 14, clear: 62, beyond: 22 };

/**
 * R890: the known length of the picture, as long as between its ends, with its value: as a draughtsman writes it, below or
 * at the right of the rooms that lie on it and of the picture.
 */
export function KnownLine({ from, to, floor, picture }: KnownLineProps) {
  const { t } = useTranslation('visualization');
  const px = usePerPixel();
  const isAhead = from[0] === to[0] ? from[1] > to[1] : from[0] < to[0];
  const [left, right] = isAhead ? [from, to] : [to, from];
  const length = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const turn = (Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI;
  const [ux, uy] = length > 0 ? [(right[0] - left[0]) / length, (right[1] - left[1]) / length] : [1, 0];
  /** Downwards, or to the right: lengths of walls are above and at the left. */
  const side = ux >= uy ? 1 : -1;
  const beyond = ([x, y]: Point) => side * ((y - left[1]) * ux - (x - left[0]) * uy);
  const reach = Math.max(
    -Infinity,
    ...floor.rooms.map(({ ring }) => {
      const along = ring.map(([x, y]) => (x - left[0]) * ux + (y - left[1]) * uy);
      return Math.max(...along) <= 0 || Math.min(...along) >= length
        ? -Infinity
        : Math.max(...ring.map(beyond));
    }),
  );
  const isClear = reach + LINE.clear * px <= 0;
  const y = isClear
    ? 0
    : side * Math.max(reach + LINE.clear * px, ...picture.map(corner => beyond(corner) + LINE.beyond * px));
  return (
    <g className="known-line" transform={`translate(${left.join(' ')}) rotate(${turn})`}>
      <path
        d={`M0 ${y}H${length}M0 ${y - LINE.end * px}v${2 * LINE.end * px}M${length} ${y - LINE.end * px}v${2 * LINE.end * px}`}
      />
      <text x={length / 2} y={y - side * LINE.off * px} fontSize={LINE.letter * px}>
        {t('planTrace.known', { length: t('planTrace.length', { length: (length / 1000).toFixed(2) }) })}
      </text>
    </g>
  );
}
