import { useMemo } from 'react';
import { RingDrawing } from '../ink/CompassRing';
import { HouseDrawing } from '../ink/CourtyardHouse';
import { createCamera, HOME_VIEW } from '../ink/geometry/camera';
import { SkySketch } from './SkySketch';
import type { HouseView } from './view';

export interface HouseSketchProps {
  readonly view: HouseView;
  /** Degrees the reader has walked around the house, clockwise seen from above. */
  readonly turn: number;
}

const SCALE = 24;
/** Half the size of the picture, px: what the ring and the sky over it need. */
const HALF = { width: 560, up: 504, down: 396 } as const;

/** The house drawn on paper: what stands in while the engine is fetched, and in its place where there is no WebGL. */
export function HouseSketch({ view, turn }: HouseSketchProps) {
  const camera = useMemo(() => createCamera({ azimuth: HOME_VIEW.azimuth + turn, scale: SCALE }), [turn]);
  // The drawing keeps the house still and turns the card, which is read from magnetic north.
  const compassFacing = view.facing - view.ringTurn;
  return (
    <svg
      className="ink house-sketch"
      viewBox={`${-HALF.width} ${-HALF.up} ${2 * HALF.width} ${HALF.up + HALF.down}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <RingDrawing camera={camera} facing={compassFacing} />
      <SkySketch view={view} camera={camera} />
      <HouseDrawing camera={camera} lit={view.lit} />
    </svg>
  );
}
