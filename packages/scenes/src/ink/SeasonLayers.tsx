import { drawBough, drifting, FLOCKS, snowFlakes } from '@app/building/season';
import type { SceneSeason } from '@app/home';
import { once } from '@app/kernel';
import { type ReactNode, useMemo } from 'react';
import { Marks } from './Marks';

/** Of a layer's view box. */
export const WIDTH = 1440;
export const HEIGHT = 900;
const SNOW = [
  { name: 'far', d: snowFlakes(WIDTH, HEIGHT, 170, 3) },
  { name: 'near', d: snowFlakes(WIDTH, HEIGHT, 90, 13) },
] as const;
const leaves = once(() => drifting(WIDTH, HEIGHT, 34, 4, 15));
const petals = once(() => drifting(WIDTH, HEIGHT, 40, 6, 8));

/** The part of the season behind the house: birds, and a bough from the edge of the picture. */
export function SeasonBehind({ season }: { readonly season: SceneSeason }) {
  const { trees, snow, birds } = season;
  const bough = useMemo(() => drawBough({ trees, snow }), [trees, snow]);
  return (
    <>
      <Layer>
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
      {bough.length > 0 && (
        <svg className={`bough is-${trees}`} viewBox="-30 -60 520 340" aria-hidden="true">
          <g className={snow ? 'ink-building is-snowy' : 'ink-building'}>
            <Marks marks={bough} />
          </g>
        </svg>
      )}
    </>
  );
}

/** The part of the season in front of the house. */
export function SeasonBefore({ season }: { readonly season: SceneSeason }) {
  if (season.falls === 'snow') {
    return SNOW.map(({ name, d }) => <Falling key={name} kind={`snow ${name}`} d={d} />);
  }
  if (season.falls === 'rain') return null;
  if (season.ground === 'leaves') return <Falling kind="leaves" d={leaves()} />;
  return season.ground === 'petals' ? <Falling kind="petals" d={petals()} /> : null;
}

function Falling({ kind, d }: { readonly kind: string; readonly d: string }) {
  return (
    <Layer className={`falling ${kind}`}>
      <path d={d} />
    </Layer>
  );
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
