import { type Floor, isInside, type Point } from '@app/plan';
import { useTranslation } from 'react-i18next';
import { usePerPixel } from './perPixel';
import './pointLayer.css';

export interface KnownLineProps {
  readonly from: Point;
  readonly to: Point;
  /** Its words stand on the side where none of these rooms is. */
  readonly floor: Floor;
}

/** Pixels: half an end stroke, the letters, and the middle of the words from the line. */
const LINE = { end: 6, letter: 13, off: 20 };

/** R890: the known length of the picture, from one end to the other, with its value. */
export function KnownLine({ from, to, floor }: KnownLineProps) {
  const { t } = useTranslation('visualization');
  const px = usePerPixel();
  const [left, right] = from[0] <= to[0] ? [from, to] : [to, from];
  const length = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const turn = (Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI;
  const [ux, uy] = length > 0 ? [(right[0] - left[0]) / length, (right[1] - left[1]) / length] : [1, 0];
  const off = LINE.off * px;
  const above: Point = [(left[0] + right[0]) / 2 + uy * off, (left[1] + right[1]) / 2 - ux * off];
  const isAbove = !floor.rooms.some(({ ring }) => isInside(above, ring));
  return (
    <g className="known-line" transform={`translate(${left.join(' ')}) rotate(${turn})`}>
      <path
        d={`M0 0H${length}M0 ${-LINE.end * px}v${2 * LINE.end * px}M${length} ${-LINE.end * px}v${2 * LINE.end * px}`}
      />
      <text x={length / 2} y={isAbove ? -off : off} fontSize={LINE.letter * px}>
        {t('planTrace.known', { length: t('planTrace.length', { length: (length / 1000).toFixed(2) }) })}
      </text>
    </g>
  );
}
