import { lazyPart } from '@app/ui';
import { use, useId, useMemo } from 'react';
import type hero from './data/hero.gen.json';
import './ink.css';
import { Marks } from './Marks';
import { MoonDisc } from './Moon';
import { GATE_RADIUS, MoonGate } from './MoonGate';
import type { NorthernSky } from './StarChart';

const StarChart = lazyPart(() => import('./StarChart'));

const R = GATE_RADIUS;

const HILLS = [
  ['farHills', 0.55, R * 0.02],
  ['nearHills', 0.8, R * 0.16],
] as const;

/** House and hills, as drawn and stored by `heroPicture.test.ts`. */
export type HeroPicture = typeof hero;

export interface HomeHeroProps {
  readonly title: string;
  readonly language: 'zh' | 'en';
  /** At night the moon hangs in the sun's daytime place, and the windows are lit. */
  readonly night: boolean;
  /** Part of the moon's cycle since new moon, 0–1. */
  readonly moonCycle: number;
  readonly stars: Promise<NorthernSky | undefined>;
  /** Undefined if unavailable: the gate then shows the sky alone. The same promise at every rendering. */
  readonly picture: Promise<HeroPicture | undefined>;
  /** Stops the stars, for instance while the page is hidden. */
  readonly paused?: boolean;
}

/** The first picture of the product: the house seen through a moon gate, under the turning northern sky. */
export function HomeHero({ picture, title, language, night, moonCycle, stars, paused }: HomeHeroProps) {
  const id = useId();
  const drawn = use(picture);
  const [fade, mask, wash] = useMemo(() => ['fade', 'mask', 'wash'].map(part => `${id}${part}`), [id]);
  return (
    <MoonGate title={title}>
      <defs>
        <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".42" stopColor="#fff" />
          <stop offset=".66" stopColor="#fff" stopOpacity=".12" />
          <stop offset=".8" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <mask id={mask}>
          <rect x={-R} y={-R} width={2 * R} height={2 * R} fill={`url(#${fade})`} />
        </mask>
        <linearGradient id={wash} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="ink-wash-top" />
          <stop offset="1" className="ink-wash-foot" />
        </linearGradient>
      </defs>
      <g mask={`url(#${mask})`}>
        <g transform={`translate(${R * 0.12} ${-R * 0.36})`}>
          <StarChart stars={stars} radius={R * 1.62} language={language} paused={paused ?? false} />
        </g>
      </g>
      <g transform={`translate(${-R * 0.5} ${-R * 0.51})`}>
        {night ? <MoonDisc cycle={moonCycle} radius={34} /> : <circle r={27} className="ink-sun" />}
      </g>
      {drawn && (
        <>
          {HILLS.map(([name, opacity, y]) => (
            <path
              key={name}
              fill={`url(#${wash})`}
              opacity={opacity}
              transform={`translate(${-R} ${y})`}
              d={drawn[name]}
            />
          ))}
          <path className="ink-water" d={drawn.water} />
          <g className={night ? 'ink-building ink-house is-lit' : 'ink-building ink-house'}>
            <Marks marks={drawn.house.filter(({ by }) => by !== (night ? 'day' : 'night'))} />
          </g>
        </>
      )}
    </MoonGate>
  );
}
