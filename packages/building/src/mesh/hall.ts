import { COLUMN, type Face, type HallAxes, type HallPlan, LINTEL, PLINTH, type Point } from '../hallPlan';
import { type Pen, WEIGHTS } from './pen';

/** Builds platform and walls of one hall; the roof is built by `buildRoof`. */
export function buildHall(pen: Pen, axes: HallAxes, plan: HallPlan): void {
  buildPlatform(pen, axes, plan.base);
  for (const end of [-1, 1] as const) buildGable(pen, axes, plan, end);
  for (const [side, face] of axes.sides) buildLongSide(pen, axes, plan, side, face);
}

function buildPlatform(pen: Pen, { at, halfLength, halfDepth }: HallAxes, base: number): void {
  const [s, t] = [halfLength + PLINTH, halfDepth + PLINTH];
  const corners = [
    [-s, -t],
    [s, -t],
    [s, t],
    [-s, t],
  ] as const;
  for (const [index, [s0, t0]] of corners.entries()) {
    const [s1, t1] = corners[(index + 1) % 4]!;
    pen.face('trim', [at(s0, t0, 0), at(s1, t1, 0), at(s1, t1, base), at(s0, t0, base)]);
    pen.stroke(WEIGHTS.structure, [at(s1, t1, 0), at(s0, t0, 0), at(s0, t0, base), at(s1, t1, base)]);
  }
  pen.face(
    'wall',
    corners.map(([a, b]) => at(a, b, base)),
  );
}

function buildGable(pen: Pen, { at, halfLength, halfDepth: t }: HallAxes, plan: HallPlan, end: 1 | -1): void {
  const s = end * halfLength;
  const [foot, top] = [plan.base, plan.base + plan.wall];
  const peak = at(s, 0, top + plan.rise - 0.1);
  const corners = [at(s, t, foot), at(s, -t, foot), at(s, -t, top), peak, at(s, t, top)];
  pen.outlined('wall', corners, WEIGHTS.structure);
}

function buildLongSide(pen: Pen, axes: HallAxes, plan: HallPlan, side: 1 | -1, face: Face): void {
  const { at, halfLength: s } = axes;
  const t = side * axes.halfDepth;
  const [foot, top] = [plan.base, plan.base + plan.wall];
  pen.face('wall', [at(-s, t, foot), at(s, t, foot), at(s, t, top), at(-s, t, top)]);
  pen.stroke(WEIGHTS.structure, [at(-s, t, foot), at(s, t, foot)]);
  pen.stroke(WEIGHTS.structure, [at(-s, t, top), at(s, t, top)]);
  // What stands on the wall is drawn a finger's breadth before it, so that the two never mix.
  const before = side * (axes.halfDepth + 0.03);
  const width = (2 * s) / plan.bays;
  for (let bay = 0; bay < plan.bays; bay++) {
    const opening = {
      from: -s + bay * width + COLUMN,
      to: -s + (bay + 1) * width - COLUMN,
      foot,
      top: top - LINTEL,
    };
    const rectangle = rectangleAt(axes, before);
    if (face === 'wall') buildSmallWindow(pen, rectangle, opening);
    else if (face === 'gate') buildGate(pen, rectangle, opening);
    else buildLattice(pen, rectangle, opening, face === 'doors' && bay === Math.floor(plan.bays / 2));
  }
  if (face !== 'wall') buildColumns(pen, axes, plan, before);
}

/** A rectangle on the long side: along the ridge, and in height, metres. */
interface Opening {
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly top: number;
}
type Rectangle = (opening: Opening) => readonly Point[];

const rectangleAt =
  ({ at }: HallAxes, t: number): Rectangle =>
  ({ from, to, foot, top }) => [at(from, t, foot), at(to, t, foot), at(to, t, top), at(from, t, top)];

/** Pattern coordinates of a window with so many leaves. */
const leaves = (count: number) =>
  [
    [0, 0],
    [count, 0],
    [count, 1],
    [0, 1],
  ] as const;

function buildSmallWindow(pen: Pen, rectangle: Rectangle, bay: Opening): void {
  const middle = (bay.from + bay.to) / 2;
  const window = {
    from: middle - 0.42,
    to: middle + 0.42,
    foot: bay.foot + 1.25,
    top: Math.min(bay.foot + 1.9, bay.top),
  };
  pen.face('window', rectangle(window), { pattern: 'lattice', uv: leaves(1) });
}

function buildGate(pen: Pen, rectangle: Rectangle, bay: Opening): void {
  const leaf = { ...bay, from: bay.from + 0.2, to: bay.to - 0.2 };
  pen.outlined('door', rectangle(leaf), WEIGHTS.structure);
  const gap = (bay.from + bay.to) / 2;
  pen.stroke(WEIGHTS.structure, rectangle({ ...leaf, from: gap, to: gap }).slice(1, 3));
}

function buildLattice(pen: Pen, rectangle: Rectangle, bay: Opening, isDoor: boolean): void {
  const sill = bay.foot + (isDoor ? 0.55 : 0.95);
  pen.face('trim', rectangle({ ...bay, top: sill }));
  pen.face('window', rectangle({ ...bay, foot: sill }), {
    pattern: 'lattice',
    uv: leaves(isDoor ? 4 : 3),
  });
}

function buildColumns(pen: Pen, axes: HallAxes, plan: HallPlan, t: number): void {
  const rectangle = rectangleAt(axes, t + Math.sign(t) * 0.03);
  const width = (2 * axes.halfLength) / plan.bays;
  for (let index = 0; index <= plan.bays; index++) {
    const s = -axes.halfLength + index * width;
    pen.face(
      'column',
      rectangle({ from: s - COLUMN, to: s + COLUMN, foot: plan.base, top: plan.base + plan.wall }),
    );
  }
}
