import type { DayOfSun, RoomOfLight } from '@app/home';
import { DAYS_IN_STRIP, hoursShown, stripOf } from '@app/home';
import { type SVGProps, useId } from 'react';
import { useShownSize } from './perPixel';
import './sunStrip.css';

export interface SunStripProps {
  readonly days: readonly DayOfSun[];
  readonly room: RoomOfLight;
  /** Without words and lines, for a row of small ones. */
  readonly small?: boolean;
  readonly label?: string;
  /** The chosen term and the minute of its day; by night without one. */
  readonly chosen?: { readonly term: number; readonly minute: number | undefined };
  /** Names of the twelve months, along the foot. */
  readonly months?: readonly string[];
  /** R978: names of the terms under them, as many as fit with the chosen one. */
  readonly terms?: readonly string[];
  /** R239: photos of the room, each at the term and minute it was taken. */
  readonly photos?: readonly { readonly id: string; readonly term: number; readonly minute: number }[];
  /** What they are called, in the corner without sun. */
  readonly photoWord?: string;
  readonly onTerm?: (term: number) => void;
}

/** `low` is the height of a row in a strip narrower than `narrow` pixels; `least` in one whose height is given. */
const CELL = { width: 24, height: 12, least: 7, most: 17, low: 10, narrow: 480 };
/** For the hours at the left and the months at the bottom. */
const MARGIN = { left: 56, foot: 26, terms: 18, upright: 32 };
/** Between the two letters of an upright name. */
const LEADING = 14;
/** The stroke of a term under the chart. */
const TICK = 5;
/** Width of a letter of the names of terms: Chinese characters are square. */
const LETTER = { han: 12, other: 6.5 };
/** A camera about its middle: a ring would look like the handle of a slider. */
const CAMERA = 'M-8 -4H-4L-2 -7H2L4 -4H8V6H-8ZM0 -2A3 3 0 1 1 0 4A3 3 0 1 1 0 -2Z';
/** Half of it, larger on a narrow picture, and its distance from the frame of the chosen term in pixels. */
const PHOTO = { half: 8, narrow: 1.4, off: 8 };

/** A year of one room as a picture: a column per term, a row per half hour, as strong as the sun on the floor. */
export function SunStrip({
  days,
  room,
  small = false,
  label,
  chosen,
  months,
  terms,
  photos,
  photoWord,
  onTerm,
}: SunStripProps) {
  const [from, to] = hoursShown(days);
  const left = small ? 0 : MARGIN.left;
  const [size, hold] = useShownSize(undefined);
  const isNarrow = !small && size !== undefined && size[0] < CELL.narrow;
  // R1041: two Chinese characters are one under the other, so that each column has its name.
  const isUpright = terms?.every(term => /^\p{Script=Han}{2}$/u.test(term));
  const foot = small ? 0 : MARGIN.foot + (terms && !isNarrow ? MARGIN[isUpright ? 'upright' : 'terms'] : 0);
  // Rows take the height there is: at least 7 units, of 24 of a column. Rounded to the nearest, so that where the height
  // is the picture's own the next measurement gives the same.
  const free = size && !small ? ((left + days.length * CELL.width) * size[1]) / size[0] - foot : 0;
  const row = isNarrow
    ? CELL.low
    : free > 0
      ? Math.max(CELL.least, Math.min(CELL.most, Math.round((10 * free) / (to - from)) / 10))
      : CELL.height;
  const [width, height] = [days.length * CELL.width, (to - from) * row];
  const y = (minute: number) => (minute / 30 - from) * row;
  const edge = (key: 'rise' | 'set') =>
    days.flatMap((day, i) => {
      const minute = day[key];
      return minute === undefined ? [] : [`${left + (i + 0.5) * CELL.width} ${y(minute)}`];
    });
  const longest = Math.max(
    0,
    ...(terms ?? []).map(term => term.length * (/\p{Script=Han}/u.test(term) ? LETTER.han : LETTER.other)),
  );
  /** Terms from one named to the next. */
  const apart = isUpright ? 1 : Math.max(2, Math.ceil((longest + 8) / CELL.width));
  const clip = useId();
  const [rise, set] = [edge('rise'), edge('set')];
  /** Between sunrise and sunset, to the edges of the first and last column; undefined where the sun stays up or down. */
  const dayOf = () => {
    if (days.length === 0 || rise.length < days.length || set.length < days.length) return undefined;
    const level = (spot: string) => spot.split(' ')[1];
    const far = (spots: readonly string[]) => [
      `${left} ${level(spots[0]!)}`,
      ...spots,
      `${left + width} ${level(spots.at(-1)!)}`,
    ];
    return `M${[...far(rise), ...far(set).toReversed()].join('L')}Z`;
  };
  const larger = isNarrow ? PHOTO.narrow : 1;
  // Under an early sunset: in winter, at the left in the north and in the middle in the south.
  const [first, middle] = [days[1]?.set ?? 0, days[11]?.set ?? 0];
  const keyAt = left + 14 * larger + (first <= middle ? 0 : 9 * CELL.width);
  /** R978: within the chart, beside the frame of the chosen term. */
  const photoAt = (term: number, minute: number): string => {
    const half = PHOTO.half * larger;
    const within = (at: number, low: number, high: number) => Math.min(high - half, Math.max(low + half, at));
    const own = within(left + (term + 0.5) * CELL.width, left, left + width);
    const frame = chosen && left + (chosen.term + 0.5) * CELL.width;
    const clear = CELL.width / 2 + half + PHOTO.off * (size ? (left + width) / size[0] : 1);
    const isBeside = frame === undefined || Math.abs(own - frame) >= clear;
    const sides = isBeside ? [own] : [frame - clear, frame + clear];
    const inside = sides.filter(at => within(at, left, left + width) === at);
    const x = inside.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))[0] ?? own;
    return `translate(${x} ${within(y(minute), 0, height)}) scale(${larger})`;
  };
  const day = dayOf();
  const frame: SVGProps<SVGSVGElement> = {
    ref: hold,
    className: 'sun-strip',
    viewBox: `0 0 ${left + width} ${height + foot}`,
    // By keyboard the term is chosen from the list beside the strip.
    onClick: event => {
      const term = (event.target as Element).closest('[data-term]')?.getAttribute('data-term');
      if (term != null) onTerm?.(Number(term));
    },
  };
  const picture = (
    <>
      {!small &&
        Array.from({ length: to - from + 1 }, (_, i) => from + i)
          .filter(half => half % 6 === 0)
          .map(half => (
            <g key={half} className="sun-strip__hour">
              <line x1={left} x2={left + width} y1={y(half * 30)} y2={y(half * 30)} />
              <text x={left - 6} y={y(half * 30)}>
                {half / 2}:00
              </text>
            </g>
          ))}
      {day !== undefined && (
        <clipPath id={clip}>
          <path d={day} />
        </clipPath>
      )}
      {/* R974: a half hour with the sun's first or last minutes has no sun beyond them. */}
      <g clipPath={day === undefined ? undefined : `url(#${CSS.escape(clip)})`}>
        {stripOf(room, from, to).map(({ term, half, strength }) => (
          <rect
            key={`${term} ${half}`}
            className="sun-strip__cell"
            x={left + term * CELL.width}
            y={(half - from) * row}
            width={CELL.width}
            height={row}
            fillOpacity={0.12 + 0.88 * strength}
          />
        ))}
      </g>
      <polyline className="sun-strip__edge" points={rise.join(',')} />
      <polyline className="sun-strip__edge" points={set.join(',')} />
      {!small &&
        days.map((_, term) => (
          <rect
            key={term}
            className="sun-strip__term"
            data-term={term}
            data-chosen={term === chosen?.term || undefined}
            x={left + term * CELL.width}
            y={0}
            width={CELL.width}
            height={height}
          />
        ))}
      {chosen?.minute !== undefined && (
        <line
          className="sun-strip__now"
          x1={left + chosen.term * CELL.width}
          x2={left + (chosen.term + 1) * CELL.width}
          y1={y(chosen.minute)}
          y2={y(chosen.minute)}
        />
      )}
      {photos?.map(({ id, term, minute }) => (
        <path key={id} className="sun-strip__photo" d={CAMERA} transform={photoAt(term, minute)} />
      ))}
      {photos && photos.length > 0 && photoWord && (
        <g className="sun-strip__key" transform={`translate(${keyAt} ${height - 12 * larger})`}>
          <path className="sun-strip__photo" d={CAMERA} transform={`scale(${larger})`} />
          <text x={13 * larger}>{photoWord}</text>
        </g>
      )}
      {/* R1005: a stroke for each term, named or not. */}
      {!small && (
        <path
          className="sun-strip__ticks"
          d={days.map((_, i) => `M${left + (i + 0.5) * CELL.width} ${height + 2}v${TICK}`).join('')}
        />
      )}
      {months?.map((month, i) => (
        <text
          key={month}
          className="sun-strip__month"
          data-at={i % 2 === 0 ? undefined : 'between'}
          x={left + (i + 0.5) * (DAYS_IN_STRIP / months.length) * CELL.width}
          y={height + 18}
        >
          {month}
        </text>
      ))}
      {chosen &&
        !isNarrow &&
        terms?.map(
          (term, i) =>
            (i - chosen.term) % apart === 0 && (
              <text
                key={term}
                className="sun-strip__month"
                data-chosen={i === chosen.term || undefined}
                x={left + (i + 0.5) * CELL.width}
                y={height + 18 + MARGIN.terms}
              >
                {isUpright
                  ? [...term].map((letter, row) => (
                      <tspan key={row} x={left + (i + 0.5) * CELL.width} dy={row * LEADING}>
                        {letter}
                      </tspan>
                    ))
                  : term}
              </text>
            ),
        )}
    </>
  );
  return label === undefined ? (
    <svg
      {...frame}
      preserveAspectRatio={small ? 'none' : undefined}
      data-small={small || undefined}
      aria-hidden="true"
    >
      {picture}
    </svg>
  ) : (
    <svg {...frame} preserveAspectRatio="xMinYMin" role="img" aria-label={label}>
      {picture}
    </svg>
  );
}
