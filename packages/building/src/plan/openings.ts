import { derive, type Floor, type Opening, type Point as PlanPoint } from '@app/plan';
import { leafOf } from '@app/plan/drawing';
import { boxFaces } from '../mesh/box';
import { around, chain, dotted, type InkFace, type InkLine, type Point, WEIGHTS } from '../mesh/inkFace';
import { isBuilt, isWayOut } from './walls';

/** Metres. */
const LEAF = 0.045;
/** The lowest cut, millimetres, at which the removed part of a window is dotted: on a plan it is not. */
const LOWEST_PHANTOM = 1000;
const PANE = { window: 0.5, door: 0.6 } as const;
/** Bars across a window, and a glass door, as shares of its height. */
const BARS = { window: [0.25, 0.5, 0.75], door: [0.16, 0.44, 0.72] } as const;

/**
 * The glass of a window or glass door with its frame and bars, up to a height; it is seen from both sides. What is cut off
 * is dotted.
 */
export function paneFaces(opening: Opening, lift: number, height: number): readonly InkFace[] {
  const [sill, head] = [opening.sill, Math.min(opening.head, height)];
  if (head - sill < 20 || (opening.kind !== 'window' && opening.kind !== 'glass-door')) return [];
  const at = (t: number, z: number): Point => [
    (opening.from[0] + (opening.to[0] - opening.from[0]) * t) / 1000,
    (opening.from[1] + (opening.to[1] - opening.from[1]) * t) / 1000,
    (z + lift) / 1000,
  ];
  const width = Math.hypot(opening.to[0] - opening.from[0], opening.to[1] - opening.from[1]) / 1000;
  const kind = opening.kind === 'window' ? 'window' : 'door';
  const panes = Math.max(1, Math.round(width / PANE[kind]));
  const corners = [at(0, sill), at(1, sill), at(1, head), at(0, head)];
  const bar = (from: Point, to: Point): InkLine => ({ from, to, weight: WEIGHTS.fine });
  const bars = BARS[kind]
    .map(share => opening.sill + (opening.head - opening.sill) * share)
    .filter(bar => bar < head - 50);
  const lines = [
    ...around(corners, WEIGHTS.structure),
    ...Array.from({ length: panes - 1 }, (_, i) => bar(at((i + 1) / panes, sill), at((i + 1) / panes, head))),
    ...bars.map(z => bar(at(0, z), at(1, z))),
    ...(opening.head > height && height >= LOWEST_PHANTOM
      ? chain([at(0, head), at(0, opening.head), at(1, opening.head), at(1, head)], 1).flatMap(
          ({ from, to }) => dotted(from, to, WEIGHTS.fine, 'grey'),
        )
      : []),
  ];
  return [{ tone: 'window', corners, lines, twoSided: true }];
}

/**
 * Door leaves, open at a right angle and cut where the walls are; the main door is the home's red mark. Those to the open
 * air may be shut: the facade has them.
 */
export function leafFaces(floor: Floor, lift: number, height: number, isShut = false): readonly InkFace[] {
  const { edgeOf } = derive(floor);
  return floor.openings.flatMap(opening => {
    const edge = edgeOf.get(opening.id);
    if (!edge || (opening.kind !== 'door' && opening.kind !== 'main-door')) return [];
    if (!isBuilt(edge.room) && !isBuilt(edge.other)) return [];
    if (isShut && isWayOut(edge)) return [];
    const { hinge, tip } = leafOf(opening, edge);
    const along = unit(hinge, tip);
    const width = Math.hypot(tip[0] - hinge[0], tip[1] - hinge[1]) / 1000;
    return boxFaces(
      (u, v, z) => [
        hinge[0] / 1000 + along[0] * v - along[1] * u,
        hinge[1] / 1000 + along[1] * v + along[0] * u,
        z + lift / 1000,
      ],
      [-LEAF / 2, LEAF / 2],
      [0, width],
      [0, Math.min(opening.head, height) / 1000],
      { tone: opening.kind === 'main-door' ? 'seal' : 'wall' },
    );
  });
}

const unit = (a: PlanPoint, b: PlanPoint): PlanPoint => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};
