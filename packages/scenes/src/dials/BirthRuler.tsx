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
const NAMED = 116;
/** Two times below the line do not touch this far apart; half of one. */
const BESIDE = 64;
const HALF = 29;
/** A letter on a phone, where letters are largest on the drawing (BirthRuler.css), and between two words. */
const LETTER = 12;
const GAP = 8;
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
    minute =>
      minute % 60 === 0 && turns.every(turn => Math.abs(within(x(turn.minute)) - within(x(minute))) > BESIDE),
  );
  /** The middle of a double hour, or of the wider part of it beside the line of the sun. */
  const clearOf = (left: number, width: number) => {
    const [middle, line] = [left + width / 2, used === 'standard' && solar ? x(solar.minute) : -WIDTH];
    if (Math.abs(middle - line) > NAMED / 2 + 8) return middle;
    return line > middle ? (left + line) / 2 : (line + left + width) / 2;
  };
  const usedMark = used === 'solar' && solar ? solar : standard;
  const isStruck = typed.minute !== standard.minute;
  // The width needed by two labels side by side.
  const isApart = Math.abs(x(standard.minute) - x(usedMark.minute)) > WIDTH * 0.4;
  const isStandardNamed = used === 'standard' || (!isStruck && isApart);
  const words = {
    typed: t('pillars.clock', { time: formatClockTime(typed.clock) }),
    standard: t('pillars.standard', { time: formatClockTime(standard.clock) }),
    solar: solar && t('pillars.solar', { time: formatClockTime(solar.clock) }),
  };
  const lines = [
    ...(isStruck ? [{ at: x(typed.minute), text: words.typed }] : []),
    ...(isStandardNamed ? [{ at: x(standard.minute), text: words.standard }] : []),
    ...(used === 'solar' && solar ? [{ at: x(solar.minute), text: words.solar ?? '' }] : []),
  ];
  const spots = placesOf(lines);
  const spotOf = (text: string | undefined) => spots[lines.findIndex(line => line.text === text)];
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
          <text x={within(x(minute))} y={LINE + 46} textAnchor="middle">
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
        <text key={minute} x={within(x(minute))} y={LINE + 46} textAnchor="middle">
          {clockText(minute)}
        </text>
      ))}
      {isStruck && <Mark x={x(typed.minute)} kind="typed" text={words.typed} spot={spotOf(words.typed)} />}
      {used === 'standard' && solar && (
        <>
          <circle className="birth-ruler__solar" cx={x(solar.minute)} cy={LINE} r={4} />
          <path className="birth-ruler__line" d={`M${x(solar.minute)} ${LINE + 4}v46`} />
          <text y={LINE + 66} {...placesOf([{ at: x(solar.minute), text: words.solar ?? '' }])[0]}>
            {words.solar}
          </text>
        </>
      )}
      {(used === 'standard' || !isStruck) && (
        <Mark
          x={x(standard.minute)}
          kind={used === 'standard' ? 'used' : 'other'}
          text={words.standard}
          spot={spotOf(words.standard)}
        />
      )}
      {used === 'solar' && solar && (
        <Mark x={x(solar.minute)} kind="used" text={words.solar} spot={spotOf(words.solar)} />
      )}
    </svg>
  );
}

interface MarkProps {
  readonly x: number;
  readonly kind: 'typed' | 'used' | 'other';
  readonly text: string | undefined;
  /** Undefined if another label is there. */
  readonly spot: Spot | undefined;
}

function Mark({ x, kind, text, spot }: MarkProps) {
  return (
    <g className="birth-ruler__mark" data-kind={kind}>
      <path d={`M${x} ${LINE}v-28`} />
      <circle cx={x} cy={LINE} r={5} />
      {spot && (
        <text y={LINE - 36} {...spot}>
          {text}
        </text>
      )}
    </g>
  );
}

/** The middle of a time at a line, whole on the ruler. */
const within = (at: number) => Math.min(Math.max(at, HALF), WIDTH - HALF);

interface Spot {
  readonly x: number;
  readonly textAnchor: 'start' | 'middle' | 'end';
}

/**
 * R1088: where one word or two stand, in the order of their lines and as near to these as they can, whole on the ruler
 * and apart in the largest letters; anchored, so that smaller ones keep to their lines.
 */
function placesOf([one, other]: readonly { readonly at: number; readonly text: string }[]): readonly Spot[] {
  if (!one) return [];
  const long = (text: string) =>
    [...text].reduce((sum, letter) => sum + (letter > '\u2E80' ? 2 : 1) * LETTER, 0);
  const spotsOf = ({ at, text }: typeof one, beside: string) => {
    const width = long(text);
    const past = long(beside) + GAP;
    return [
      { x: at, textAnchor: 'middle', left: at - width / 2 } as const,
      ...[at + GAP / 2, 0, past].map(x => ({ x, textAnchor: 'start', left: x }) as const),
      ...[at - GAP / 2, WIDTH, WIDTH - past].map(x => ({ x, textAnchor: 'end', left: x - width }) as const),
    ]
      .filter(({ left }) => left >= 0 && left + width <= WIDTH)
      .map(({ x, textAnchor, left }) => ({
        spot: { x, textAnchor },
        left,
        right: left + width,
        off: Math.abs(left + width / 2 - at),
      }));
  };
  const nearest = <T extends { readonly off: number }>(all: readonly T[]) =>
    all.reduce((best, each) => (each.off < best.off ? each : best));
  if (!other) return [nearest(spotsOf(one, '')).spot];
  const pairs = spotsOf(one, other.text).flatMap(a =>
    spotsOf(other, one.text)
      .filter(b => (one.at < other.at ? b.left - a.right : a.left - b.right) >= GAP)
      .map(b => ({ spots: [a.spot, b.spot], off: a.off + b.off })),
  );
  return nearest(pairs).spots;
}

const clockText = (minute: number): string => {
  const ofDay = ((minute % 1440) + 1440) % 1440;
  return formatClockTime({ hour: Math.floor(ofDay / 60), minute: ofDay % 60 });
};
