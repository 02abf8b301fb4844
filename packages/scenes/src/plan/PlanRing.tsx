import { MOUNTAINS } from '@app/fengshui';
import { directionOf, type Layout, type Point } from '@app/plan';

/** Millimetres: the ring's inner radius, so that the whole home fits inside it. */
export const radiusOf = ({ outline, centre }: Layout): number =>
  Math.max(...outline.flat().map(([x, y]) => Math.hypot(x - centre[0], y - centre[1]))) + 500;
/** The ground round the walls that leaves room for it. */
export const ringMargin = (layout: Layout): number => Math.round(radiusOf(layout) * 0.62);

/** The 24 mountains about the centre, by the needle. */
export function PlanRing({ layout }: { readonly layout: Layout }) {
  const [cx, cy] = layout.centre;
  const inner = radiusOf(layout);
  const at = (bearing: number, reach: number): Point => {
    const [x, y] = directionOf(bearing - layout.up);
    return [cx + x * reach, cy + y * reach];
  };
  return (
    <g className="plan-ring">
      <circle cx={cx} cy={cy} r={inner} />
      <circle cx={cx} cy={cy} r={inner * 1.14} />
      {MOUNTAINS.map(({ id, zh, centre }) => {
        const [x, y] = at(centre, inner * 1.07);
        const [from, to] = [at(centre + 7.5, inner), at(centre + 7.5, inner * 1.14)];
        return (
          <g key={id}>
            <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
            <text x={x} y={y} fontSize={inner / 13} lang="zh-CN">
              {zh}
            </text>
          </g>
        );
      })}
    </g>
  );
}
