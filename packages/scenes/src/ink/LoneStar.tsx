import { openPath, px } from '@app/building';
import './ink.css';

const TRAIL = [
  [-186, 161],
  [-119, 42],
  [12, -12],
  [146, -129],
] as const;

/** The content of the gate for an empty page or list: one star at the end of a broken figure. */
export function LoneStar() {
  const [tail, bend, near, star] = TRAIL;
  return (
    <g className="ink-lone-star">
      <path className="trail" d={openPath(TRAIL)} />
      {[tail, bend, near].map(([x, y], index) => (
        <circle key={x} className="dot" cx={x} cy={y} r={1.9 + index * 0.3} />
      ))}
      <path className="star" d={sparkPath(star[0], star[1], 16)} />
    </g>
  );
}

/** A four-pointed star, `reach` px from tip to middle. */
function sparkPath(x: number, y: number, reach: number): string {
  const [r, k] = [reach, reach * 0.17];
  const points = [
    [0, -r, k, -k],
    [r, 0, k, k],
    [0, r, -k, k],
    [-r, 0, -k, -k],
  ].flatMap(([a = 0, b = 0, c = 0, d = 0]) => [`${px(x + a)} ${px(y + b)}`, `${px(x + c)} ${px(y + d)}`]);
  return `M${points.join('L')}Z`;
}
