import { randomBetween, seededRandom } from '@app/kernel';
import { useId } from 'react';
import './dream.css';

/** Centres of the ripples and their first radii, in the drawing's own pixels. */
const RIPPLES = [
  { x: 240, y: 210, rx: 46, ry: 13 },
  { x: 930, y: 520, rx: 55, ry: 15.5 },
  { x: 1180, y: 120, rx: 64, ry: 18 },
  { x: 560, y: 800, rx: 73, ry: 20.5 },
] as const;
const RINGS = [1, 2, 3, 4, 5] as const;
/** Specks of light in the water, always the same ones. */
const MOTES = makeMotes(90);

function makeMotes(count: number) {
  const random = seededRandom(19);
  return Array.from({ length: count }, () => ({
    x: Math.round(randomBetween(random, 20, 1420)),
    y: Math.round(randomBetween(random, 20, 880)),
    r: Number(randomBetween(random, 0.5, 1.4).toFixed(2)),
    opacity: Number(randomBetween(random, 0.12, 0.5).toFixed(2)),
  }));
}

/** Ink-black water with light falling into it. Nothing in it moves. */
export function Water() {
  const id = useId();
  return (
    <svg
      className="dream-water"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={`${id}depth`} cx=".6" cy=".3" r=".95">
          <stop offset="0" stopColor="#16242f" />
          <stop offset=".42" stopColor="#0e1821" />
          <stop offset="1" stopColor="#070b10" />
        </radialGradient>
        <linearGradient id={`${id}shaft`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#c9dbe6" stopOpacity=".11" />
          <stop offset="1" stopColor="#c9dbe6" stopOpacity="0" />
        </linearGradient>
        <filter id={`${id}ink`} x="-30%" y="-30%" width="160%" height="160%">
          <feTurbulence type="fractalNoise" baseFrequency=".0065 .011" numOctaves="2" seed="4" />
          <feColorMatrix values="0 0 0 0 .012  0 0 0 0 .02  0 0 0 0 .03  0 0 0 2.6 -1.05" />
        </filter>
        <filter id={`${id}soft`}>
          <feGaussianBlur stdDeviation="26" />
        </filter>
      </defs>
      <rect width="1440" height="900" fill={`url(#${id}depth)`} />
      <path
        filter={`url(#${id}soft)`}
        fill={`url(#${id}shaft)`}
        d="M700-40L430 900H640L790-40ZM860-40L900 820H1150L930-40ZM1040-40L1330 700H1500L1120-40Z"
      />
      <rect width="1440" height="900" filter={`url(#${id}ink)`} opacity=".85" />
      <g fill="#c9dbe6">
        {MOTES.map(({ x, y, r, opacity }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={opacity} />
        ))}
      </g>
      <g className="dream-water__ripples">
        {RIPPLES.flatMap(({ x, y, rx, ry }) =>
          RINGS.map(ring => (
            <ellipse
              key={`${x} ${ring}`}
              cx={x}
              cy={y}
              rx={ring * rx}
              ry={ring * ry}
              opacity={0.5 - 0.085 * ring}
            />
          )),
        )}
      </g>
    </svg>
  );
}
