import { createCamera, HOME_VIEW } from '@app/building';
import { type ReactNode, useMemo } from 'react';
import './ink.css';
import type { SkySample } from '@app/building';
import { RingDrawing } from './CompassRing';
import { HouseDrawing } from './CourtyardHouse';
import { type SkyBody, SkyPath } from './SkyPath';

/** A body over the house: its day, and the moments marked on it. */
export interface SceneSky {
  readonly body: SkyBody;
  readonly samples: readonly SkySample[];
  readonly now: number;
  readonly hours?: readonly number[];
}

export interface HouseSceneProps {
  /** A description for people who cannot see it. */
  readonly title: string;
  /** Bearing the house faces, degrees clockwise from north. */
  readonly facing: number;
  /** Degrees the reader has walked around the house. */
  readonly turn?: number;
  readonly lit?: boolean;
  readonly detail?: 'full' | 'plain';
  readonly sky?: readonly SceneSky[];
  /** Further drawings in the same picture, over the house. */
  readonly children?: ReactNode;
}

/** The picture of the house page: the house in its compass under today's sky. Lay it over a WeatherBackdrop. */
export function HouseScene({
  title,
  facing,
  turn = 0,
  lit = false,
  detail = 'full',
  sky = [],
  children,
}: HouseSceneProps) {
  const camera = useMemo(
    () => createCamera({ azimuth: HOME_VIEW.azimuth + turn, scale: 24.6, centre: [720, 508] }),
    [turn],
  );
  const paths = (half: 'behind' | 'before') =>
    sky.map(path => <SkyPath key={path.body.kind} camera={camera} facing={facing} half={half} {...path} />);
  return (
    <svg
      className="ink ink-house-scene"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={title}
    >
      <RingDrawing camera={camera} facing={facing} />
      {paths('behind')}
      <HouseDrawing camera={camera} lit={lit} detail={detail} />
      {paths('before')}
      {children}
    </svg>
  );
}
