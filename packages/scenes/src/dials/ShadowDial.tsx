import { formatDegrees, useLanguage } from '@app/i18n';
import { turned } from '@app/kernel';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import './ShadowDial.css';

export interface ShadowDialProps {
  /** Degrees clockwise from straight out; undefined until it is measured. */
  readonly angle: number | undefined;
  readonly onAngle: (angle: number) => void;
}

const SIZE = 260;
const MIDDLE = SIZE / 2;
const RADIUS = 92;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The doorway from above, straight out at the top: the shadow is dragged to where it falls, or turned by the arrow keys. */
export function ShadowDial({ angle, onAngle }: ShadowDialProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const dial = useRef<HTMLDivElement>(null);
  const shown = angle ?? 180;
  const end = pointAt(shown, RADIUS);
  const drag = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = dial.current?.getBoundingClientRect();
    if (!box) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const right = event.clientX - box.left - box.width / 2;
    const out = box.height / 2 - (event.clientY - box.top);
    onAngle(turned(Math.round((Math.atan2(right, out) * 180) / Math.PI)));
  };
  const turn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onAngle(turned(Math.round(shown) + step));
  };
  return (
    <div
      ref={dial}
      className="shadow-dial"
      role="slider"
      tabIndex={0}
      aria-label={t('facing.dial')}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={formatDegrees(language, shown)}
      onKeyDown={turn}
      onPointerDown={drag}
      onPointerMove={drag}
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
