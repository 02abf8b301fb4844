import { openPath, type ScreenPoint, type SkyPlacement, type SkySample, skyArc } from '@app/building';
import './ink.css';
import { MoonDisc } from './Moon';

export type SkyBody =
  | { readonly kind: 'sun' }
  | { readonly kind: 'moon'; readonly cycle: number; readonly tilt?: number };

export interface SkyPathProps {
  readonly place: SkyPlacement;
  /** The body's day in order of time, about ten minutes apart. */
  readonly samples: readonly SkySample[];
  /** On the same scale as the samples. */
  readonly now: number;
  /** Which half of the dome to draw: `behind` or in front of (`before`) the house. */
  readonly half: 'behind' | 'before';
}

/** A day's path of the sun or moon over the house: solid behind it, dotted ahead. */
export function SkyPath(props: SkyPathProps) {
  const { place, samples, now, half } = props;
  const { pieces } = skyArc(samples, now, place);
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
  readonly size?: number;
  readonly point: ScreenPoint;
  /** The point of the ground below it. */
  readonly foot: ScreenPoint;
}

/** A body with a plumb line down to the ground. */
export function BodyOverGround({ body, size = 1, point, foot }: BodyOverGroundProps) {
  return (
    <>
      <path className="plumb" d={openPath([point, foot])} />
      <g transform={`translate(${point[0].toFixed(1)} ${point[1].toFixed(1)})`}>
        <BodyDisc body={body} size={size} />
      </g>
    </>
  );
}

/** The sun as a seal-red disc in a gilt halo, or the moon in its phase. */
export function BodyDisc({ body, size = 1 }: { readonly body: SkyBody; readonly size?: number }) {
  if (body.kind === 'moon') return <MoonDisc cycle={body.cycle} radius={20 * size} tilt={body.tilt ?? 0} />;
  return (
    <>
      <circle r={26 * size} className="ink-sun-halo" />
      <circle r={15 * size} className="ink-sun" />
    </>
  );
}
