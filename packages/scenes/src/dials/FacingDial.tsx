import { radialLine } from '@app/building';
import { formatDegrees, useLanguage } from '@app/i18n';
import { useDial } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { mountainTexts } from '../ink/geometry/dial';
import './FacingDial.css';

export interface FacingDialProps {
  /** Degrees clockwise from the north it was measured from; undefined until known. */
  readonly degrees: number | undefined;
  readonly onDegrees: (degrees: number) => void;
}

const RADIUS = 104;
const HALF = 136;
const NAMES = mountainTexts(RADIUS + 17, 0);
const TICKS = Array.from({ length: 72 }, (_, index) =>
  radialLine(RADIUS, RADIUS - (index % 6 === 0 ? 9 : 5), index * 5),
).join('');

/** R553: the facing of the house, on the 24 mountains with north at the top: dragged, or turned with the arrow keys. */
export function FacingDial({ degrees, onDegrees }: FacingDialProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const shown = degrees ?? 180;
  const dial = useDial(shown, onDegrees);
  return (
    <div
      {...dial}
      role="slider"
      tabIndex={0}
      aria-valuenow={Math.round(shown)}
      className="facing-dial"
      data-known={degrees !== undefined}
      aria-label={t('houseReading.facingDial')}
      aria-valuetext={degrees === undefined ? t('houseReading.facingOpen') : formatDegrees(language, shown)}
    >
      <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true">
        <circle className="facing-dial__ring" r={RADIUS} />
        <circle className="facing-dial__ring" r={HALF - 3} />
        <path className="facing-dial__ring" d={TICKS} />
        {NAMES.map(({ text, at: [x, y], cardinal }) => (
          <text key={text} data-cardinal={cardinal} x={x} y={y} dy=".36em" textAnchor="middle">
            {inFace(text)}
          </text>
        ))}
        {/* The house from above, its door on the facing side. */}
        <g transform={`rotate(${shown})`}>
          <path className="facing-dial__house" d="M-30 26H30V-26H9M-9-26H-30V26" />
          <path className="facing-dial__hand" d={`M0-26V${-RADIUS + 16}`} />
          <path className="facing-dial__head" d={`M0 ${-RADIUS + 2}l-8 17h16z`} />
        </g>
        <circle className="facing-dial__middle" r={2.5} />
      </svg>
    </div>
  );
}
