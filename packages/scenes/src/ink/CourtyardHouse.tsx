import { type Camera, createCamera, type Detail, drawCourtyard, HOME_VIEW, HOUSE_REACH } from '@app/building';
import type { SeasonDecor } from '@app/building/season';
import { useMemo } from 'react';
import './ink.css';
import { Marks } from './Marks';

export interface HouseDrawingProps {
  readonly camera: Camera;
  /** Lamps are on: windows glow and light falls into the courtyard. */
  readonly lit?: boolean;
  /** Windows glow a little, by day. */
  readonly halfLit?: boolean;
  readonly detail?: Detail;
  /** The season in the courtyard. */
  readonly dress?: SeasonDecor;
}

/** The courtyard house as a group, for a larger picture that shares its camera. */
export function HouseDrawing({
  camera,
  lit = false,
  halfLit = false,
  detail = 'full',
  dress,
}: HouseDrawingProps) {
  const house = useMemo(() => drawCourtyard(camera, detail, lit, dress), [camera, detail, lit, dress]);
  return (
    <g className={`ink-building ink-house${lit ? ' is-lit' : halfLit ? ' is-half-lit' : ''}`}>
      <Marks marks={house} />
    </g>
  );
}

export interface CourtyardHouseProps {
  /** A description for people who cannot see it. */
  readonly title: string;
  /** Degrees the reader has walked around the house, clockwise seen from above. */
  readonly turn?: number;
  readonly lit?: boolean;
  /** `plain` omits lattices: for pictures under about 400 px. */
  readonly detail?: Detail;
}

const SCALE = 24;

/** The house alone. */
export function CourtyardHouse({ title, turn = 0, lit = false, detail = 'full' }: CourtyardHouseProps) {
  const camera = useMemo(() => createCamera({ azimuth: HOME_VIEW.azimuth + turn, scale: SCALE }), [turn]);
  const half = HOUSE_REACH * SCALE * 1.3;
  return (
    <svg
      className="ink"
      viewBox={`${-half} ${-half * 0.74} ${2 * half} ${half * 1.36}`}
      role="img"
      aria-label={title}
    >
      <HouseDrawing camera={camera} lit={lit} detail={detail} />
    </svg>
  );
}
