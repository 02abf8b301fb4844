import { moonShape } from '@app/sky';
import { useId } from 'react';
import './ink.css';
import { MARIA } from './maria';

export interface MoonDiscProps {
  /** Part of the cycle since new moon, 0–1. */
  readonly cycle: number;
  readonly radius: number;
  /** Degrees the disc leans clockwise, so that the lit side can face the sun. */
  readonly tilt?: number;
}

/** The moon as a group around the origin. */
export function MoonDisc({ cycle, radius, tilt = 0 }: MoonDiscProps) {
  const clip = useId();
  const lit = moonShape(cycle, radius).path;
  return (
    <g className="ink-moon" transform={`rotate(${tilt})`}>
      <circle r={radius} className="dark-side" />
      <clipPath id={clip}>
        <path d={lit} />
      </clipPath>
      <path d={lit} className="lit-side" />
      <g clipPath={`url(#${clip})`}>
        {MARIA.map(({ x, y, rx, ry }) => (
          <ellipse
            key={x}
            className="mare"
            cx={x * radius}
            cy={y * radius}
            rx={rx * radius}
            ry={ry * radius}
            transform="rotate(-18)"
          />
        ))}
      </g>
    </g>
  );
}

export interface MoonProps {
  readonly cycle: number;
  /** Name of the phase, read aloud instead of the picture. */
  readonly title: string;
  /** Width and height, px. */
  readonly size?: number;
  readonly tilt?: number;
}

/** The moon in its true phase. */
export function Moon({ cycle, title, size = 76, tilt = 0 }: MoonProps) {
  return (
    <svg className="ink" width={size} height={size} viewBox="-38 -38 76 76" role="img" aria-label={title}>
      <MoonDisc cycle={cycle} radius={34} tilt={tilt} />
    </svg>
  );
}
