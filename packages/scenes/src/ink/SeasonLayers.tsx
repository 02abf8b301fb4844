import { drawBough, drifting, FLOCKS, firework, snowFlakes } from '@app/building/season';
import type { SceneSeason } from '@app/home';
import { once } from '@app/kernel';
import { type ReactNode, useMemo } from 'react';
import { Marks } from './Marks';

/** Of a layer's view box. */
export const WIDTH = 1440;
export const HEIGHT = 900;
const SNOW = [
  { kind: 'snow far', d: snowFlakes(WIDTH, HEIGHT, 320, 3) },
  { kind: 'snow near', d: snowFlakes(WIDTH, HEIGHT, 150, 13) },
] as const;
const leaves = once(() => drifting(WIDTH, HEIGHT, 60, 4, [9, 25], 'fan'));
const petals = once(() => drifting(WIDTH, HEIGHT, 64, 6, [5, 13]));

/** Lanterns that rise on the night of their feast: per cent from the left and the top of any window, and their size. */
const SKY_LANTERNS = [
  [27, 27, 0.8],
  [35, 12, 1.15],
  [43, 6, 0.5],
  [51, 15, 0.8],
  [60, 5, 0.5],
  [68, 20, 1.15],
  [76, 11, 0.8],
] as const;
/** Bursts over the roofs, placed like the lanterns. */
const FIREWORKS = [
  [38, 13, 1, 'gold'],
  [61, 9, 0.8, 'red'],
  [50, 6, 0.5, 'jade'],
  [70, 17, 0.62, 'gold'],
] as const;
const burst = once(() => firework(84, 26, 9));
const PAPER = 'M-8-12Q0-15 8-12L9 8Q0 11-9 8Z';
const FLAME = 'M-6 4Q0 1 6 4L7 8Q0 10-7 8Z';

/** The part of the season behind the house: birds, and lanterns or fireworks in the sky. */
export function SeasonBehind({ season }: { readonly season: SceneSeason }) {
  const { birds, festiveSky } = season;
  return (
    <>
      {festiveSky === 'fireworks' && (
        <svg className="layer festive-sky" aria-hidden="true">
          {FIREWORKS.map(([x, y, size, colour]) => (
            <svg key={x} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
              <g transform={`scale(${size})`}>
                <path className={`burst is-${colour}`} d={burst()} />
              </g>
            </svg>
          ))}
        </svg>
      )}
      {festiveSky === 'lanterns' && (
        <svg className="layer festive-sky" aria-hidden="true">
          {SKY_LANTERNS.map(([x, y, size]) => (
            <svg key={x} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
              <g transform={`scale(${size})`}>
                <circle r={20} />
                <path d={PAPER} />
                <path className="flame" d={FLAME} />
              </g>
            </svg>
          ))}
        </svg>
      )}
      {birds !== 'none' && <Birds of={FLOCKS[birds]} />}
    </>
  );
}

const Birds = ({ of: { bird, at } }: { readonly of: (typeof FLOCKS)[keyof typeof FLOCKS] }) => (
  <Layer>
    <g className="birds">
      {at.map(([x, y, size, turn]) => (
        <path key={`${x},${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} d={bird} />
      ))}
    </g>
  </Layer>
);

/** The part of the season in front of the house: a bough from the edge of the picture, and what falls. */
export function SeasonBefore({ season }: { readonly season: SceneSeason }) {
  const { trees, snow, blossom } = season;
  const bough = useMemo(() => drawBough({ trees, snow, blossom }), [trees, snow, blossom]);
  return (
    <>
      {bough.length > 0 && (
        <svg className={`bough is-${trees}`} viewBox="-30 -60 520 340" aria-hidden="true">
          <g className={snow ? 'ink-building is-snowy' : 'ink-building'}>
            <Marks marks={bough} />
          </g>
        </svg>
      )}
      <Fallen season={season} />
    </>
  );
}

/** No element where nothing falls: a mask as large as the page costs memory and time, even if it is empty. */
function Fallen({ season }: { readonly season: SceneSeason }) {
  const sheets = sheetsOf(season);
  if (sheets.length === 0) return null;
  return (
    <div className="clear-of-words">
      {sheets.map(({ kind, d }) => (
        <Layer key={kind} className={`falling ${kind}`}>
          <path d={d} />
        </Layer>
      ))}
    </div>
  );
}

function sheetsOf({ falls, ground }: SceneSeason): readonly { readonly kind: string; readonly d: string }[] {
  if (falls === 'snow') return SNOW;
  if (falls === 'rain') return [];
  if (ground === 'leaves') return [{ kind: 'leaves', d: leaves() }];
  return ground === 'petals' ? [{ kind: 'petals', d: petals() }] : [];
}

/** One sheet of the backdrop, over the whole picture. */
export function Layer({
  className = '',
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={`layer ${className}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
