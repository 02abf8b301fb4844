import { openPath, polar, px } from '@app/building';
import './ink.css';
import { BodyDisc, type SkyBody } from './SkyPath';

const RADIUS = 84;
const TICKS = Array.from({ length: 37 }, (_, index) => {
  const length = index % 6 === 0 ? 10 : index % 3 === 0 ? 7 : 4;
  const bearing = index * 5 - 90;
  return openPath([polar(RADIUS + 5, bearing), polar(RADIUS + 5 + length, bearing)]);
}).join('');

export interface SunDialProps {
  /** The elapsed part of the path from rising to setting, 0 to 100. */
  readonly percent: number;
  /** A description for people who cannot see it. */
  readonly title: string;
  /** Word over the number. */
  readonly caption: string;
  /** Labels of the beginning, middle and end of the path. */
  readonly marks: readonly [start: string, middle: string, end: string];
  readonly body?: SkyBody;
}

/** A half circle from rising to setting with a bead at the time of day. The bead moves without easing. */
export function SunDial({ percent, title, caption, marks, body = { kind: 'sun' } }: SunDialProps) {
  const part = Math.min(100, Math.max(0, percent)) / 100;
  const [x, y] = polar(RADIUS, part * 180 - 90);
  const half = `A${RADIUS} ${RADIUS} 0 0 1`;
  return (
    <svg className="ink ink-dial" viewBox="-112 -106 224 130" role="img" aria-label={title}>
      <path className="track" d={`M-${RADIUS} 0${half} ${RADIUS} 0`} />
      <path className="done" d={`M-${RADIUS} 0${half} ${px(x)} ${px(y)}`} />
      <path className="tick" d={TICKS} />
      <path className="base" d="M-108 0H108" />
      {marks.map((mark, index) => (
        <text key={mark} className="mark" x={(index - 1) * RADIUS} y={19} textAnchor="middle">
          {mark}
        </text>
      ))}
      <text className="caption" y={-56} textAnchor="middle">
        {caption}
      </text>
      <text className="number" y={-18} textAnchor="middle">
        {percent}
        <tspan className="percent" dx={2}>
          %
        </tspan>
      </text>
      <g transform={`translate(${px(x)} ${px(y)})`}>
        {body.kind === 'sun' ? (
          <>
            <circle className="bead-ring" r={9} />
            <circle className="ink-sun" r={5.5} />
          </>
        ) : (
          <BodyDisc body={body} size={0.45} />
        )}
      </g>
    </svg>
  );
}
