import { drawBough, drifting, FLOCKS, snowFlakes } from '@app/building/season';
import type { SceneSeason } from '@app/home';
import { once } from '@app/kernel';
import { type ReactNode, useMemo } from 'react';
import { Marks } from './Marks';

/** Of a layer's view box. */
export const WIDTH = 1440;
export const HEIGHT = 900;
const SNOW = [
  { kind: 'snow far', d: snowFlakes(WIDTH, HEIGHT, 170, 3) },
  { kind: 'snow near', d: snowFlakes(WIDTH, HEIGHT, 90, 13) },
] as const;
const leaves = once(() => drifting(WIDTH, HEIGHT, 34, 4, [7, 22], 'fan'));
const petals = once(() => drifting(WIDTH, HEIGHT, 40, 6, [5, 13]));

/** Lanterns that rise on the night of their feast: from the left and the top, and their size; on a phone, clear of its words. */
const SKY_LANTERNS = [
  [700, 170, 0.5],
  [940, 150, 1.1],
  [958, 66, 0.7],
  [1116, 96, 0.9],
  [764, 236, 1],
  [622, 222, 0.6],
  [480, 250, 0.8],
] as const;
const PAPER = 'M-8-12Q0-15 8-12L9 8Q0 11-9 8Z';
const FLAME = 'M-6 4Q0 1 6 4L7 8Q0 10-7 8Z';

/** The part of the season behind the house: birds, and lanterns in the sky. */
export function SeasonBehind({ season }: { readonly season: SceneSeason }) {
  const { birds, skyLanterns } = season;
  return (
    <Layer>
      {skyLanterns && (
        <g className="sky-lanterns">
          {SKY_LANTERNS.map(([x, y, size]) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
              <circle r={20} />
              <path d={PAPER} />
              <path className="flame" d={FLAME} />
            </g>
          ))}
        </g>
      )}
      {birds !== 'none' && (
        <g className="birds">
          {FLOCKS[birds].at.map(([x, y, size, turn]) => (
            <path
              key={`${x},${y}`}
              transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
              d={FLOCKS[birds].bird}
            />
          ))}
        </g>
      )}
    </Layer>
  );
}

/** The part of the season in front of the house: a bough from the edge of the picture, and what falls. */
export function SeasonBefore({ season }: { readonly season: SceneSeason }) {
  const { trees, snow } = season;
  const bough = useMemo(() => drawBough({ trees, snow }), [trees, snow]);
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
