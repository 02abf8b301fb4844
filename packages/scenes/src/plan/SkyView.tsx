import type { ViewOfSky } from '@app/home';
import { Fragment, useId } from 'react';
import { useShownSize } from './perPixel';
import './skyView.css';

export interface SkyViewProps {
  readonly view: ViewOfSky;
  /** Minute of the chosen day at which its sun is drawn. */
  readonly minute: number;
  readonly label: string;
  /** Names of the eight directions, clockwise from north. */
  readonly directions: readonly string[];
  /** The name of a path's day, by its index. */
  readonly nameOf: (term: number) => string;
}

const SIZE = { width: 520, high: 178, left: 36, right: 10, top: 12, foot: 24, end: 20 };
type Spot = readonly [azimuth: number, altitude: number];

/** R383: the sky seen from a pillow: windows and doors in their outlines, the sun of four days behind them. */
export function SkyView({ view, minute, label, directions, nameOf }: SkyViewProps) {
  const { from, to, bottom, top, openings, skyline, paths } = view;
  const clip = useId();
  const [wide, high] = [SIZE.width - SIZE.left - SIZE.right, SIZE.high];
  const [shownSize, hold] = useShownSize(undefined);
  const lowest = lowestOf(view);
  const foot = SIZE.top + high + SIZE.foot;
  const x = (azimuth: number) => SIZE.left + ((azimuth - from) / (to - from)) * wide;
  const y = (altitude: number) => SIZE.top + ((top - altitude) / (top - bottom)) * high;
  const lowestAt = lowest && spotUnder();
  /** R957: under the lowest path, off the windows and over the horizon, if there is such a place: the first of its afternoon. */
  function spotUnder():
    | { readonly x: number; readonly y: number; readonly lines: readonly string[] }
    | undefined {
    const name = nameOf(lowest!.term);
    const words = name.split(' ');
    return spotOf([name]) ?? (words.length === 2 ? spotOf(words) : undefined);
  }
  function spotOf(lines: readonly string[]) {
    const { sun } = lowest!;
    const isLarge = shownSize !== undefined && shownSize[0] >= SIZE.width * 0.9;
    const letter = isLarge ? 12 : 17;
    const half = Math.max(...lines.map(halfOf)) * (isLarge ? 0.75 : 1);
    const more = (lines.length - 1) * letter;
    const columns = openings.flatMap(({ outlines }) =>
      outlines
        .flat()
        .flatMap(({ azimuth, low, high: up }) =>
          [-360, 0, 360].map(turn => ({ at: x(azimuth + turn), top: y(up), bottom: y(low) })),
        ),
    );
    const noon = sun.reduce((best, each) => (each.altitude > best.altitude ? each : best));
    const late = sun.filter(({ minute: each }) => each > noon.minute);
    const early = sun.filter(({ minute: each }) => each <= noon.minute).toReversed();
    return [...late, ...early]
      .map(({ azimuth }) => {
        const middle = x(azimuth);
        const over = sun.filter(each => Math.abs(x(each.azimuth) - middle) <= half);
        return { x: middle, y: Math.max(...over.map(each => y(each.altitude))) + letter + 2, lines };
      })
      .find(
        spot =>
          spot.x - half >= SIZE.left &&
          spot.x + half <= SIZE.width - SIZE.right &&
          spot.y + more + 4 <= y(Math.max(0, bottom)) &&
          columns.every(
            each =>
              Math.abs(each.at - spot.x) > half + 2 ||
              each.top > spot.y + more + 4 ||
              each.bottom < spot.y - letter,
          ),
      );
  }
  const line = (spots: readonly Spot[]) =>
    spots.map(([azimuth, altitude]) => `${x(azimuth).toFixed(1)} ${y(altitude).toFixed(1)}`).join('L');
  /** A shape past the edge of the picture re-enters on the other side. */
  const shown = (spots: readonly Spot[]) =>
    [-360, 0, 360]
      .map(turn => spots.map(([azimuth, altitude]): Spot => [azimuth + turn, altitude]))
      .filter(moved => moved.some(([azimuth]) => azimuth >= from && azimuth <= to));
  /** Two bars across the outline, whose second half runs back along the sill. */
  const mullions = (spots: readonly Spot[]) =>
    [1 / 3, 2 / 3]
      .map(share => Math.round((spots.length / 2 - 1) * share))
      .map(i => `M${line([spots[i]!, spots[spots.length - 1 - i]!])}`)
      .join('');
  const now = paths[0]?.sun.find(each => each.minute >= minute);
  const steps = top - bottom > 70 ? 20 : 10;
  return (
    <svg
      className="sky-view"
      ref={hold}
      viewBox={`0 0 ${SIZE.width} ${foot + (lowest && !lowestAt ? SIZE.end : 0)}`}
      role="img"
      aria-label={label}
    >
      <clipPath id={clip}>
        <rect x={SIZE.left} y={SIZE.top} width={wide} height={high} />
      </clipPath>
      <g className="sky-view__grid">
        {multiples(45, from, to).map(azimuth => (
          <Fragment key={azimuth}>
            <line x1={x(azimuth)} x2={x(azimuth)} y1={SIZE.top} y2={SIZE.top + high} />
            <text x={x(azimuth)} y={foot - 6}>
              {directions[(((azimuth / 45) % 8) + 8) % 8]}
            </text>
          </Fragment>
        ))}
        {multiples(steps, bottom, top).map(altitude => (
          <Fragment key={altitude}>
            <line
              x1={SIZE.left}
              x2={SIZE.left + wide}
              y1={y(altitude)}
              y2={y(altitude)}
              data-level={altitude === 0 || undefined}
            />
            <text x={SIZE.left - 6} y={y(altitude)} data-at="side">
              {altitude}°
            </text>
          </Fragment>
        ))}
      </g>
      <g clipPath={`url(#${CSS.escape(clip)})`}>
        {openings.flatMap(({ id, isSky, outlines }) =>
          outlines
            .flatMap(slices =>
              shown([
                ...slices.map(({ azimuth, high: up }): Spot => [azimuth, up]),
                ...slices.toReversed().map(({ azimuth, low }): Spot => [azimuth, low]),
              ]),
            )
            .map((spots, i) => (
              <path
                key={`${id} ${i}`}
                className="sky-view__opening"
                data-sky={isSky || undefined}
                d={`M${line(spots)}Z${isSky ? mullions(spots) : ''}`}
              />
            )),
        )}
        {skyline
          .flatMap(each =>
            shown([
              [each.from, Math.max(bottom, each.altitude)],
              [each.to, Math.max(bottom, each.altitude)],
              [each.to, bottom],
              [each.from, bottom],
            ]),
          )
          .map((spots, i) => (
            <path key={i} className="sky-view__opposite" d={`M${line(spots)}Z`} />
          ))}
        {paths.map(({ term, sun }, i) => (
          <g key={term} className="sky-view__path" data-chosen={i === 0 || undefined}>
            {shown(sun.map(each => [each.azimuth, each.altitude] as const)).map((spots, j) => (
              <path key={j} d={`M${line(spots)}`} />
            ))}
            {runs(sun).map((run, j) => (
              <path key={`on ${j}`} className="sky-view__on" d={`M${line(run)}`} />
            ))}
          </g>
        ))}
        {paths[0]?.sun
          .filter(each => each.minute % 60 === 0)
          .map(each => (
            <circle
              key={each.minute}
              className="sky-view__hour"
              cx={x(each.azimuth)}
              cy={y(each.altitude)}
              r={1.8}
            />
          ))}
        {now && <circle className="sky-view__now" cx={x(now.azimuth)} cy={y(now.altitude)} r={7} />}
      </g>
      {paths[0]?.sun
        .filter(each => each.minute % 180 === 0 && each.minute !== 720 && each.altitude > 8)
        .map(each => (
          <text key={each.minute} className="sky-view__word" x={x(each.azimuth)} y={y(each.altitude) - 11}>
            {each.minute / 60}
          </text>
        ))}
      {namesOf(view, lowest).map(({ term, azimuth, isChosen, isUnder, sun }) => {
        const name = nameOf(term);
        const middle = Math.min(x(azimuth), SIZE.width - 30);
        // Over the whole of its path, which falls beside the word; a path below the chosen one has room under it only.
        const under = sun
          .filter(each => Math.abs(x(each.azimuth) - middle) <= halfOf(name))
          .map(each => y(each.altitude));
        return (
          <text
            key={term}
            className="sky-view__word"
            data-chosen={isChosen || undefined}
            x={middle}
            y={isUnder ? Math.max(...under) + 14 : Math.min(...under) - (isChosen ? 9 : 6)}
          >
            {name}
          </text>
        );
      })}
      {lowest && (
        <text
          className="sky-view__word"
          data-at={lowestAt ? undefined : 'side'}
          x={
            lowestAt?.x ??
            Math.min(SIZE.width - SIZE.right, x(lowest.sun.at(-1)!.azimuth) + halfOf(nameOf(lowest.term)))
          }
          y={lowestAt?.y ?? foot + SIZE.end - 6}
        >
          {lowestAt && lowestAt.lines.length > 1
            ? lowestAt.lines.map((line, i) => (
                <tspan key={line} x={lowestAt.x} dy={i === 0 ? undefined : '1em'}>
                  {line}
                </tspan>
              ))
            : nameOf(lowest.term)}
        </text>
      )}
    </svg>
  );
}

/** Half the width of a word, px of the picture, also in the larger letters of a phone. */
const halfOf = (word: string): number => word.length * (/\p{Script=Han}/u.test(word) ? 8 : 4);

function multiples(of: number, from: number, to: number): readonly number[] {
  const first = Math.ceil(from / of);
  return Array.from({ length: Math.max(0, Math.floor(to / of) - first + 1) }, (_, i) => (first + i) * of);
}

/** Uninterrupted sun on the pillow, as lines; a single sample is a short one. */
function runs(sun: ViewOfSky['paths'][number]['sun']): readonly (readonly Spot[])[] {
  const found: Spot[][] = [];
  sun.forEach(({ azimuth, altitude, isOn }, i) => {
    if (!isOn) return;
    if (!sun[i - 1]?.isOn) found.push([[azimuth - 0.2, altitude]]);
    found.at(-1)!.push([azimuth + 0.2, altitude]);
  });
  return found;
}

interface NamedPath extends Pick<ViewOfSky['paths'][number], 'term' | 'sun'> {
  readonly azimuth: number;
  readonly altitude: number;
  readonly isChosen: boolean;
  /** Its path is below the chosen one. */
  readonly isUnder: boolean;
}

/** R957: a path below the chosen one, where windows are: its name is under the end of its afternoon. */
function lowestOf({ paths, from, to }: ViewOfSky): ViewOfSky['paths'][number] | undefined {
  const [chosen, ...others] = paths.map(path => ({
    term: path.term,
    spans: path.spans,
    sun: path.sun.filter(({ azimuth }) => azimuth > from && azimuth < to),
  }));
  const noonOf = ({ sun }: Pick<ViewOfSky['paths'][number], 'sun'>) =>
    Math.max(0, ...sun.map(({ altitude }) => altitude));
  const [lowest] = others.toSorted((a, b) => noonOf(a) - noonOf(b));
  return lowest && lowest.sun.length > 0 && noonOf(lowest) < noonOf(chosen!) ? lowest : undefined;
}

/** The other paths' names are in the afternoon, away from the window of the morning; of two close ones only one is named. */
function namesOf(
  { paths, from, to }: ViewOfSky,
  lowest: ViewOfSky['paths'][number] | undefined,
): readonly NamedPath[] {
  const placed: NamedPath[] = [];
  paths.forEach(({ term, sun }, i) => {
    if (term === lowest?.term) return;
    const inSight = sun.filter(({ azimuth }) => azimuth > from && azimuth < to - 20);
    const noon = inSight.reduce((best, each) => Math.max(best, each.altitude), 0);
    const after = inSight.slice(inSight.findIndex(({ altitude }) => altitude === noon));
    // The chosen one is between the labelled hours, noon and three.
    const at = after[Math.floor(after.length * (i === 0 ? 0.3 : 0.4))];
    if (!at || placed.some(other => Math.abs(other.altitude - at.altitude) < 7)) return;
    const isUnder = placed.some(({ isChosen, altitude }) => isChosen && altitude > at.altitude);
    placed.push({ term, azimuth: at.azimuth, altitude: at.altitude, isChosen: i === 0, isUnder, sun });
  });
  return placed;
}
