import { idsOf } from '@app/almanac';
import type { BirthRuler } from '@app/home';
import { formatClockTime } from '@app/validation';
import { useTranslation } from 'react-i18next';
import { useBirthWords } from '../birth/useBirthWords';
import './BirthRuler.css';

const WIDTH = 480;
const HEIGHT = 124;
const LINE = 52;
const TICK = 6;
/** Of a double hour, minutes; the first, 子, begins at 23:00. */
const HOUR = 120;
const FIRST = 23 * 60;
/** A narrower double hour has no room for its name. */
const NAMED = 80;
/** Two times below the line do not touch this far apart. */
const BESIDE = 60;
/** A turn within this many minutes of the birth is mentioned. */
const NEAR = 15;

/** Clock time, standard time and sundial time on one line, with the turns between them. */
export function BirthRulerDrawing({ ruler }: { readonly ruler: BirthRuler }) {
  const { t } = useTranslation('visualization');
  const { from, to, typed, standard, solar, used, turns } = ruler;
  const x = (minute: number) => ((minute - from) / (to - from)) * WIDTH;
  const ticks = Array.from(
    { length: Math.floor((to - from) / TICK) + 1 },
    (_, index) => Math.ceil(from / TICK) * TICK + index * TICK,
  ).filter(minute => minute <= to);
  const { names } = useBirthWords();
  const branches = idsOf('branch');
  const begins = FIRST + Math.floor((from - FIRST) / HOUR) * HOUR;
  const hours = Array.from({ length: Math.ceil((to - begins) / HOUR) }, (_, index) => {
    const start = begins + index * HOUR;
    const left = x(Math.max(from, start));
    const place = (start - FIRST) / HOUR;
    return {
      start,
      left,
      width: x(Math.min(to, start + HOUR)) - left,
      branch: names.branch[branches[((place % 12) + 12) % 12]!],
    };
  });
  const clocks = ticks.filter(
    minute => minute % 60 === 0 && turns.every(turn => Math.abs(x(turn.minute) - x(minute)) > BESIDE),
  );
  /** The middle of a double hour, or of the wider part of it beside the line of the sun. */
  const clearOf = (left: number, width: number) => {
    const [middle, line] = [left + width / 2, used === 'standard' && solar ? x(solar.minute) : -WIDTH];
    if (Math.abs(middle - line) > NAMED / 2 + 8) return middle;
    return line > middle ? (left + line) / 2 : (line + left + width) / 2;
  };
  const usedMark = used === 'solar' && solar ? solar : standard;
  const isStruck = typed.minute !== standard.minute;
  /** R1088: a clock on summer time is ahead, so its word is on the right: the other ends at its own line. */
  const beside = (at: number) => (isStruck && at > WIDTH * 0.28 ? 'end' : anchorAt(at));
  // The width needed by two labels side by side.
  const isApart = Math.abs(x(standard.minute) - x(usedMark.minute)) > WIDTH * 0.4;
  return (
    <svg
      className="birth-ruler"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('pillars.rulerLabel', {
        typed: formatClockTime(typed.clock),
        standard: formatClockTime(standard.clock),
        used: formatClockTime(usedMark.clock),
      })}
    >
      {hours.map(({ start, left, width, branch }, index) => (
        <g key={start} className="birth-ruler__hour" data-even={index % 2 === 0}>
          <rect x={left} y={LINE} width={width} height={27} />
          {width > NAMED && (
            <text x={clearOf(left, width)} y={LINE + 16} textAnchor="middle" dominantBaseline="central">
              {t('pillars.hourOf', { branch })}
            </text>
          )}
        </g>
      ))}
      {turns.map(({ minute, isDay }) => (
        <g key={minute} className="birth-ruler__turn" data-day={isDay}>
          <rect x={x(minute - NEAR)} y={LINE - 8} width={x(minute + NEAR) - x(minute - NEAR)} height={8} />
          <line x1={x(minute)} x2={x(minute)} y1={LINE - 24} y2={LINE + 30} />
          <text x={x(minute)} y={LINE + 46} textAnchor="middle">
            {clockText(minute)}
          </text>
        </g>
      ))}
      <path className="birth-ruler__line" d={`M0 ${LINE}H${WIDTH}`} />
      {ticks.map(minute => (
        <path
          key={minute}
          className="birth-ruler__line"
          d={`M${x(minute)} ${LINE}v${minute % 30 === 0 ? -10 : -5}`}
        />
      ))}
      {clocks.map(minute => (
        <text key={minute} x={x(minute)} y={LINE + 46} textAnchor={anchorAt(x(minute))}>
          {clockText(minute)}
        </text>
      ))}
      {isStruck && (
        <Mark
          x={x(typed.minute)}
          text={t('pillars.clock', { time: formatClockTime(typed.clock) })}
          kind="typed"
          anchor={x(typed.minute) > WIDTH * 0.9 ? 'end' : 'middle'}
        />
      )}
      {used === 'standard' && solar && (
        <>
          <circle className="birth-ruler__solar" cx={x(solar.minute)} cy={LINE} r={4} />
          <path className="birth-ruler__line" d={`M${x(solar.minute)} ${LINE + 4}v46`} />
          <text x={x(solar.minute)} y={LINE + 66} textAnchor={anchorAt(x(solar.minute))}>
            {t('pillars.solar', { time: formatClockTime(solar.clock) })}
          </text>
        </>
      )}
      {(used === 'standard' || !isStruck) && (
        <Mark
          x={x(standard.minute)}
          text={
            used === 'standard' || isApart
              ? t('pillars.standard', { time: formatClockTime(standard.clock) })
              : undefined
          }
          kind={used === 'standard' ? 'used' : 'other'}
          anchor={beside(x(standard.minute))}
        />
      )}
      {used === 'solar' && solar && (
        <Mark
          x={x(solar.minute)}
          text={t('pillars.solar', { time: formatClockTime(solar.clock) })}
          kind="used"
          anchor={beside(x(solar.minute))}
        />
      )}
    </svg>
  );
}

interface MarkProps {
  readonly x: number;
  /** Undefined if another label is there. */
  readonly text: string | undefined;
  readonly kind: 'typed' | 'used' | 'other';
  readonly anchor: 'start' | 'middle' | 'end';
}

function Mark({ x, text, kind, anchor }: MarkProps) {
  return (
    <g className="birth-ruler__mark" data-kind={kind}>
      <path d={`M${x} ${LINE}v-28`} />
      <circle cx={x} cy={LINE} r={5} />
      <text x={x} y={LINE - 36} textAnchor={anchor}>
        {text}
      </text>
    </g>
  );
}

const anchorAt = (x: number) => (x < WIDTH * 0.2 ? 'start' : x > WIDTH * 0.8 ? 'end' : 'middle');

const clockText = (minute: number): string => {
  const ofDay = ((minute % 1440) + 1440) % 1440;
  return formatClockTime({ hour: Math.floor(ofDay / 60), minute: ofDay % 60 });
};
