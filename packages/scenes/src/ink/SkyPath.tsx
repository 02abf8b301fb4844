import { type Camera, openPath, type ScreenPoint } from '@app/building';
import { useMemo } from 'react';
import './ink.css';
import { domeOver, type SkySample, skyArc } from '@app/building';
import { MoonDisc } from './Moon';

export type SkyBody =
  | { readonly kind: 'sun' }
  | { readonly kind: 'moon'; readonly cycle: number; readonly tilt?: number };

export interface SkyPathProps {
  readonly camera: Camera;
  readonly facing: number;
  /** The body's day in order of time, about ten minutes apart. */
  readonly samples: readonly SkySample[];
  /** On the same scale as the samples. */
  readonly now: number;
  /** Which half of the dome to draw: `behind` or in front of (`before`) the house. */
  readonly half: 'behind' | 'before';
}

/** Radius of the bodies' dome, metres: slightly outside the compass. */
const DOME_RADIUS = 19;

/** A day's path of the sun or moon over the house: solid behind it, dotted ahead. */
export function SkyPath(props: SkyPathProps) {
  const { camera, facing, samples, now, half } = props;
  const place = useMemo(() => domeOver(camera, DOME_RADIUS, facing), [camera, facing]);
  const { pieces } = useMemo(() => skyArc(samples, now, place), [samples, now, place]);
  return (
    <g className="ink-sky-path">
      {pieces
        .filter(piece => piece.behind === (half === 'behind'))
        .map(piece => (
          <path key={piece.d} className={piece.passed ? 'passed' : 'to-come'} d={piece.d} />
        ))}
    </g>
  );
}

interface BodyOverGroundProps {
  readonly body: SkyBody;
  readonly point: ScreenPoint;
  /** The point of the ground below it. */
  readonly foot: ScreenPoint;
}

/** A body with a plumb line down to the ground. */
export function BodyOverGround({ body, point, foot }: BodyOverGroundProps) {
  return (
    <>
      <path className="plumb" d={openPath([point, foot])} />
      <g transform={`translate(${point[0].toFixed(1)} ${point[1].toFixed(1)})`}>
        <BodyDisc body={body} />
      </g>
    </>
  );
}

/** The sun as a seal-red disc in a gilt halo, or the moon in its phase. */
export function BodyDisc({
  body,
  size = 1,
  isHollow = false,
}: {
  readonly body: SkyBody;
  readonly size?: number;
  /** The sun in front of the house, where it is not in the sky: an outline. */
  readonly isHollow?: boolean;
}) {
  if (body.kind === 'moon') return <MoonDisc cycle={body.cycle} radius={20 * size} tilt={body.tilt ?? 0} />;
  return (
    <>
      <circle r={26 * size} className="ink-sun-halo" />
      <circle r={15 * size} className={isHollow ? 'ink-sun-rim' : 'ink-sun'} />
    </>
  );
}
