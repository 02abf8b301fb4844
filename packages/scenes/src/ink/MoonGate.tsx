import { degreeTicks } from '@app/building';
import { once } from '@app/kernel';
import { type ReactNode, useId } from 'react';
import './ink.css';
import { mountainTexts } from './geometry/dial';

/** Radius of the opening, drawing units; children are drawn around the middle of it. */
export const GATE_RADIUS = 372;
const rim = once(() => ({
  ...degreeTicks(GATE_RADIUS + 8, 5, 9, degree => degree % 15 === 0),
  mountains: mountainTexts(GATE_RADIUS + 16, 0),
}));

export interface MoonGateProps {
  /** The view through the gate; omit it if the gate is only an ornament. */
  readonly title?: string;
  /** Surrounds the gate with degrees and the 24 mountains. */
  readonly ticks?: boolean;
  /** A ground line through the gate's foot, running past both sides of the picture. */
  readonly ground?: boolean;
  readonly children?: ReactNode;
}

/** A round garden gate: its content is clipped to its opening. */
export function MoonGate({ title, ticks = true, ground = false, children }: MoonGateProps) {
  const clip = useId();
  const half = GATE_RADIUS + (ticks ? 44 : 8);
  return (
    <svg
      className="ink ink-gate"
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <clipPath id={clip}>
        <circle r={GATE_RADIUS - 10} />
      </clipPath>
      {ground && <path className="inner" d={`M-1600 ${GATE_RADIUS * 0.82}H1900`} />}
      <circle r={GATE_RADIUS} className="bed" />
      <g clipPath={`url(#${clip})`}>{children}</g>
      <circle r={GATE_RADIUS - 10} className="inner" />
      <circle r={GATE_RADIUS} className="outer" />
      {ticks && (
        <>
          <circle r={GATE_RADIUS + 28} className="hair" />
          <path d={rim().ones} className="hair" />
          <path d={rim().fives} className="five" />
          {rim().mountains.map(({ text, at, rotate, cardinal }) => (
            <text
              key={text}
              className={cardinal ? 'mountain cardinal' : 'mountain'}
              transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) rotate(${rotate})`}
              fontSize={cardinal ? 15 : 12}
              textAnchor="middle"
              dy=".36em"
            >
              {text}
            </text>
          ))}
        </>
      )}
    </svg>
  );
}
