import * as door from '@app/building/doorway';
import type { DrawnSide } from '@app/home';
import { formatDegrees, useLanguage } from '@app/i18n';
import { turnBetween } from '@app/kernel';
import { useDial } from '@app/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import './ShadowDial.css';

const { ground, onGround, PICTURE, through } = door;

export interface ShadowDialProps {
  /** Degrees clockwise from straight out; undefined until measured. */
  readonly angle: number | undefined;
  /** Where the shadow would fall by the facing set now; drawn, and said to be that, until one is measured. */
  readonly guess?: number | undefined;
  /** Altitude of the sun, degrees; undefined if too high or too low to read a shadow. */
  readonly altitude: number | undefined;
  /** The position of the sun, in words. */
  readonly sunWords: string | undefined;
  readonly onAngle: (angle: number) => void;
}

/** Altitude of an example sun, degrees, for when the real one cannot be used. */
const USUAL = 35;
/** Units at the top of the picture that only the sun is in. */
const SKY = 138;
/** Numbers of the ring, degrees, that would lie on the walls of the door. */
const BY_WALLS: readonly number[] = [60, 90, 270];
const SHEET = { x: PICTURE.left, y: PICTURE.top, width: PICTURE.width, height: PICTURE.height };
const ignore = () => undefined;

/**
 * R651: the doorway with its stick, seen from inside: the shadow is dragged into place, or turned with the arrow keys.
 */
export function ShadowDial({ angle, guess, altitude, sunWords, onAngle }: ShadowDialProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const shown = angle ?? guess ?? 180;
  const { tip, sun } = door.shadowOf(shown, altitude ?? USUAL);
  /** Without a sun there is no shadow, unless its angle is typed already. */
  const hasShadow = altitude !== undefined || angle !== undefined;
  const sky = altitude === undefined ? SKY : 0;
  const dial = useDial(shown, hasShadow ? onAngle : ignore, (right, up, width) =>
    door.angleFromMiddle(right, up - (sky / 2 / PICTURE.width) * width, width),
  );
  // Before a measurement neither the place of the hand nor what the facing set gives is a value of the dial.
  const degrees = formatDegrees(language, shown);
  const asSet =
    guess === undefined
      ? t('facing.unset')
      : `${t('facing.asSet')}${language === 'zh' ? '：' : ': '}${degrees}`;
  const spoken = angle === undefined ? asSet : degrees;
  const [handX, handY] = onGround(shown);
  const [labelX, labelY] = onGround(shown / 2, 0.16);
  const wash = useId();
  return (
    <div
      {...dial}
      role="slider"
      tabIndex={0}
      aria-valuenow={Math.round(shown)}
      aria-disabled={!hasShadow || undefined}
      className="shadow-dial"
      data-measured={angle !== undefined ? 'yes' : guess === undefined ? 'no' : 'before'}
      aria-label={t('facing.dial')}
      aria-valuetext={spoken}
    >
      <svg
        viewBox={`${PICTURE.left} ${PICTURE.top + sky} ${PICTURE.width} ${PICTURE.height - sky}`}
        aria-hidden="true"
      >
        {/* R1032: the grounds are washes that end before their edges. */}
        <radialGradient
          id={wash}
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r="440"
          gradientTransform="rotate(12) scale(1 .58)"
        >
          <stop offset=".4" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id={`${wash}m`} maskUnits="userSpaceOnUse" {...SHEET}>
          <rect {...SHEET} fill={`url(#${wash})`} />
        </mask>
        <g mask={`url(#${wash}m)`}>
          <path className="shadow-dial__ground" d={door.INDOORS} />
          <path className="shadow-dial__ground shadow-dial__ground--out" d={door.OUTDOORS} />
          <path className="shadow-dial__boards" d={door.BOARDS + door.PAVING} />
        </g>
        <path className="shadow-dial__rail" d={door.BARS} />
        <path className="shadow-dial__rail shadow-dial__rail--top" d={door.TOP_RAIL} />
        <path className="shadow-dial__sill" d={door.SILL} />
        <Wall side={-1} />
        <path className="shadow-dial__plate" d={`${door.arc(0, 360, 1)}Z`} />
        <path
          className="shadow-dial__ring"
          d={`${door.arc(0, 360, 1)}Z${door.arc(0, 360, 0.94)}Z${door.TICKS}`}
        />
        <Wall side={1} />
        {door.steps(0, 330, 30).map(degrees => {
          // Outside the ring, inside it where a wall is beside it; the one under the handle gives way.
          if (hasShadow && Math.abs(turnBetween(degrees, shown)) < 12) return null;
          const [x, y] = onGround(degrees, BY_WALLS.includes(degrees) ? 0.78 : 1.18);
          return (
            <text
              key={degrees}
              data-fine={degrees % 90 !== 0 || undefined}
              x={x}
              y={y}
              textAnchor="middle"
              dy=".36em"
            >
              {formatDegrees(language, degrees)}
            </text>
          );
        })}
        <path className="shadow-dial__out" d={through([[0, 0], onGround(0, 0.94)])} />
        <Words at={ground(0.16, 1.06)} anchor="start">
          {t('facing.straightOut')}
        </Words>
        <Words at={ground(-1.45, -1.02)} anchor="start">
          {t('facing.intoHouse')}
        </Words>
        {altitude !== undefined && sun && (
          <>
            <path className="shadow-dial__ray" d={through([tip, sun])} />
            <circle className="shadow-dial__halo" cx={sun[0]} cy={sun[1]} r={30} />
            <circle className="shadow-dial__sun" cx={sun[0]} cy={sun[1]} r={17} />
            {sunWords && (
              <Words
                at={[sun[0] + (sun[0] > 100 ? -44 : 44), sun[1] + 7]}
                anchor={sun[0] > 100 ? 'end' : 'start'}
              >
                {sunWords}
              </Words>
            )}
          </>
        )}
        {hasShadow && (
          <>
            <path className="shadow-dial__arc" d={door.arc(0, shown, 0.58)} />
            <path className="shadow-dial__shadow" d={through([[0, 0], tip])} />
          </>
        )}
        <path className="shadow-dial__stick" d={`M0 2V${-door.STICK}`} />
        <Words at={[-16, -door.STICK + 24]} anchor="end">
          {t('facing.stick')}
        </Words>
        {hasShadow && (
          <>
            <Words at={[tip[0] / 2 - 16, tip[1] / 2 + 14]} anchor="end">
              {t('facing.shade')}
            </Words>
            <circle className="shadow-dial__handle" cx={handX} cy={handY} r={13} />
            <text className="shadow-dial__angle" y={labelY}>
              <tspan x={labelX}>{t('facing.angleShort')}</tspan>
              <tspan x={labelX} dy="1.05em">
                {(angle ?? guess) === undefined ? '?' : degrees}
              </tspan>
            </text>
            {angle === undefined && guess !== undefined && (
              <text className="shadow-dial__set" y={206} textAnchor="middle">
                {t('facing.asSet')}
              </text>
            )}
          </>
        )}
      </svg>
    </div>
  );
}

/** The wall beside the door, cut off at the height of a table. */
const Wall = ({ side }: { readonly side: -1 | 1 }) => {
  const { faces, cut } = door.wallOf(side);
  return (
    <>
      <path className="shadow-dial__wall" d={faces} />
      <path className="shadow-dial__cut" d={cut} />
    </>
  );
};

interface WordsProps {
  readonly at: readonly [number, number];
  readonly anchor: 'start' | 'middle' | 'end';
  readonly children: string;
}

const Words = ({ at: [x, y], anchor, children }: WordsProps) => (
  <text className="shadow-dial__words" x={x} y={y} textAnchor={anchor}>
    {children}
  </text>
);

const STEPS = ['壹', '贰', '叁', '肆'] as const;

/** The steps in order; the last is the sum, once there is one, left out while the sun cannot be used (R1032). */
export interface ShadowStepsProps {
  readonly sum: string | false | undefined;
  /** The shadow is measured. */
  readonly isDone: boolean;
  /** R839: the side of the home's plan to look out of; undefined without a plan. */
  readonly side: DrawnSide | undefined;
  /** The sun cannot be used now. */
  readonly isWaiting?: boolean;
}

export function ShadowSteps({ sum, isDone, side, isWaiting = false }: ShadowStepsProps) {
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  const out = side && t(`facing.sides.${side}`);
  const texts = [
    out ? t('facing.step0OnPlan', { side: out }) : t('facing.step0Text'),
    out ? t('facing.step1OnPlan', { side: out }) : t('facing.step1Text'),
    t('facing.step2Text'),
    sum,
  ];
  return (
    <ol className="shadow-steps" data-waiting={isWaiting || undefined}>
      {(isWaiting ? ([0, 1, 2] as const) : ([0, 1, 2, 3] as const)).map(index => (
        <li key={index} data-now={(!isWaiting && index === (isDone ? 3 : 2)) || undefined}>
          <span className="ui-display" lang="zh-CN" aria-hidden="true">
            {inFace(STEPS[index])}
          </span>
          <div>
            <b>{t(`facing.step${index}`)}</b>
            <p>{texts[index]}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
