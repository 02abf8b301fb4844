import {
  type MagneticBearing,
  MOUNTAIN_WIDTH,
  magneticBearing,
  mountainAt,
  mountainName,
} from '@app/fengshui';
import { formatDegrees, formatList, useLanguage } from '@app/i18n';
import { turnBetween, turned } from '@app/kernel';
import { useTranslation } from 'react-i18next';
import './MountainBar.css';

export interface MountainBarProps {
  readonly bearing: MagneticBearing;
  readonly within: number;
  /** R894: measured already; else the place of needle and band is dashed. */
  readonly isMeasured?: boolean;
  readonly marks?: readonly { readonly heading: number; readonly stray: boolean }[];
}

const WIDTH = 420;
const HEIGHT = 100;
const BAR = { top: 22, height: 30 };
/** Visible degrees of the circle. */
const SPAN = 52;

/** The bearing among its mountains, its uncertainty band, and the readings below it. */
export function MountainBar({ bearing, within, isMeasured = true, marks = [] }: MountainBarProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const first = bearing - SPAN / 2;
  const x = (degrees: number) => ((degrees - first) / SPAN) * WIDTH;
  /** The same direction as a number near the middle of the bar. */
  const near = (degrees: number) => bearing + turnBetween(bearing, degrees);
  const own = mountainAt(bearing);
  const mountains = [-2, -1, 0, 1, 2].map(step => ({
    middle: near(own.centre) + step * MOUNTAIN_WIDTH,
    mountain: mountainAt(magneticBearing(own.centre + step * MOUNTAIN_WIDTH)),
  }));
  const tens = Array.from({ length: 6 }, (_, step) => Math.ceil(first / 10) * 10 + step * 10).filter(
    degrees => degrees <= first + SPAN,
  );
  const foot = BAR.top + BAR.height;
  const ticks = Array.from({ length: SPAN }, (_, step) => Math.ceil(first) + step)
    .map(degrees => `M${x(degrees)} ${foot}v${degrees % 5 === 0 ? 8 : 4}`)
    .join('');
  return (
    <svg
      className="mountain-bar"
      data-measured={isMeasured}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('facing.bar', {
        mountains: formatList(
          language,
          mountains.slice(1, 4).map(({ mountain }) => inFace(mountainName(mountain, language))),
        ),
      })}
    >
      {mountains.map(({ middle, mountain }) => (
        <g
          key={mountain.id}
          className="mountain-bar__mountain"
          data-own={isMeasured && mountain.id === own.id}
        >
          <rect
            x={x(middle - MOUNTAIN_WIDTH / 2)}
            y={BAR.top}
            width={x(MOUNTAIN_WIDTH) - x(0)}
            height={BAR.height}
          />
        </g>
      ))}
      <rect
        className="mountain-bar__band"
        x={x(bearing - within)}
        y={BAR.top - 6}
        width={x(bearing + within) - x(bearing - within)}
        height={BAR.height + 6}
      />
      <path className="mountain-bar__ticks" d={ticks} />
      <path className="mountain-bar__needle" d={`M${x(bearing)} ${foot}V10l-6-9h12l-6 9`} />
      {/* Over the needle, which would cross the strokes of a name. */}
      {mountains.map(({ middle, mountain }) => (
        <text
          key={mountain.id}
          className="mountain-bar__name"
          x={x(middle)}
          y={BAR.top + 21}
          textAnchor="middle"
          lang="zh-CN"
        >
          {mountain.zh}
        </text>
      ))}
      {tens.map(degrees => (
        <text
          key={degrees}
          className="mountain-bar__degrees"
          x={x(degrees)}
          y={foot + 22}
          textAnchor="middle"
        >
          {formatDegrees(language, turned(degrees))}
        </text>
      ))}
      {marks.map(({ heading, stray }, index) => (
        <circle
          key={index}
          className="mountain-bar__mark"
          data-stray={stray}
          cx={x(near(heading))}
          cy={HEIGHT - 9}
          r={5}
        />
      ))}
    </svg>
  );
}
