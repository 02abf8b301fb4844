import { formatDegrees, useLanguage } from '@app/i18n';
import { useTranslation } from 'react-i18next';
import { useDial } from './useDial';
import './ShadowDial.css';

export interface ShadowDialProps {
  /** Degrees clockwise from straight out; undefined until it is measured. */
  readonly angle: number | undefined;
  readonly onAngle: (angle: number) => void;
}

const SIZE = 260;
const MIDDLE = SIZE / 2;
const RADIUS = 92;
/** The doorway from above, straight out at the top: the shadow is dragged to where it falls, or turned by the arrow keys. */
export function ShadowDial({ angle, onAngle }: ShadowDialProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const shown = angle ?? 180;
  const end = pointAt(shown, RADIUS);
  const dial = useDial(shown, onAngle);
  return (
    <div
      {...dial}
      role="slider"
      tabIndex={0}
      aria-valuenow={Math.round(shown)}
      className="shadow-dial"
      aria-label={t('facing.dial')}
      aria-valuetext={formatDegrees(language, shown)}
    >
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <path
          className="shadow-dial__wall"
          d={`M0 ${MIDDLE}H${MIDDLE - 40}M${MIDDLE + 40} ${MIDDLE}H${SIZE}`}
        />
        <circle className="shadow-dial__ring" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
        {Array.from({ length: 36 }, (_, index) => index * 10).map(degrees => {
          const from = pointAt(degrees, RADIUS);
          const to = pointAt(degrees, RADIUS - (degrees % 90 === 0 ? 12 : 6));
          return (
            <path key={degrees} className="shadow-dial__ring" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          );
        })}
        <path className="shadow-dial__out" d={`M${MIDDLE} ${MIDDLE}V${MIDDLE - RADIUS}`} />
        <text x={MIDDLE} y={MIDDLE - RADIUS - 12} textAnchor="middle">
          {t('facing.straightOut')}
        </text>
        <text x={MIDDLE} y={MIDDLE + RADIUS + 22} textAnchor="middle">
          {t('facing.intoHouse')}
        </text>
        <path
          className="shadow-dial__shadow"
          data-measured={angle !== undefined}
          d={`M${MIDDLE} ${MIDDLE}L${end.x} ${end.y}`}
        />
        <circle className="shadow-dial__stick" cx={MIDDLE} cy={MIDDLE} r={5} />
        <circle className="shadow-dial__handle" cx={end.x} cy={end.y} r={9} />
      </svg>
    </div>
  );
}

const pointAt = (degrees: number, radius: number) => {
  const radians = (degrees * Math.PI) / 180;
  return { x: MIDDLE + Math.sin(radians) * radius, y: MIDDLE - Math.cos(radians) * radius };
};
