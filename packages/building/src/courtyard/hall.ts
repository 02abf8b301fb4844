import { around, chain, type InkFace, type Point, turnedTo, WEIGHTS } from '../mesh/inkFace';
import type { Tone } from '../mesh/tones';
import { block } from './block';
import { axesOf, COLUMN, type Face, type HallAxes, type HallPlan, LINTEL, PLINTH } from './hallPlan';

/** Metres. Wall details are drawn a finger's breadth in front, to avoid z-fighting. */
const BEFORE = 0.03;
const SHADE = 0.5;

/** Platform and walls of a hall from the ground up, and the eaves' shade on them; the roof is `roofFaces`. */
export function hallFaces(plan: HallPlan): {
  readonly body: readonly InkFace[];
  readonly shades: readonly (readonly Point[])[];
} {
  const axes = axesOf(plan);
  const top = plan.base + plan.wall;
  return {
    body: [
      ...block(
        { x: widened(plan.x), y: widened(plan.y), foot: 0, top: plan.base },
        { tone: 'trim', top: 'wall', weight: WEIGHTS.structure },
      ),
      ...([1, -1] as const).map(end => gable(axes, plan, end)),
      ...axes.sides.flatMap(([side, face]) => longSide(axes, plan, side, face)),
    ],
    shades: axes.sides.map(([side]) => {
      const [s, t] = [axes.halfLength, side * axes.halfDepth];
      const foot = top - SHADE;
      return turnedTo(axes.way(0, side), [
        axes.at(-s, t, foot),
        axes.at(s, t, foot),
        axes.at(s, t, top),
        axes.at(-s, t, top),
      ]);
    }),
  };
}

const widened = ([from, to]: readonly [number, number]) => [from - PLINTH, to + PLINTH] as const;

/** A face in one direction, outlined if it has a weight. */
function facing(outward: Point, tone: Tone, points: readonly Point[], weight?: number): InkFace {
  const corners = turnedTo(outward, points);
  return { tone, corners, lines: weight === undefined ? [] : around(corners, weight) };
}

function gable({ at, way, halfLength, halfDepth: t }: HallAxes, plan: HallPlan, end: 1 | -1): InkFace {
  const s = end * halfLength;
  const [foot, top] = [plan.base, plan.base + plan.wall];
  const peak = at(s, 0, top + plan.rise - 0.1);
  const corners = [at(s, t, foot), at(s, -t, foot), at(s, -t, top), peak, at(s, t, top)];
  return facing(way(end, 0), 'wall', corners, WEIGHTS.structure);
}

/** A rectangle on a long side: along the ridge, and in height, metres. */
interface Opening {
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly top: number;
}

/** A long side, with a rectangle at a given distance in front of the wall. */
interface Wall {
  readonly outward: Point;
  corners(opening: Opening, before: number): readonly [Point, Point, Point, Point];
}

function longSide(axes: HallAxes, plan: HallPlan, side: 1 | -1, face: Face): readonly InkFace[] {
  const { at, halfLength, halfDepth } = axes;
  const wall: Wall = {
    outward: axes.way(0, side),
    corners: ({ from, to, foot, top }, before) => {
      const t = side * (halfDepth + before);
      return [at(from, t, foot), at(to, t, foot), at(to, t, top), at(from, t, top)];
    },
  };
  const [foot, top] = [plan.base, plan.base + plan.wall];
  const width = (2 * halfLength) / plan.bays;
  const bays = Array.from({ length: plan.bays }, (_, bay): Opening => {
    const from = -halfLength + bay * width;
    return { from: from + COLUMN, to: from + width - COLUMN, foot, top: top - LINTEL };
  });
  const whole = facing(
    wall.outward,
    'wall',
    wall.corners({ from: -halfLength, to: halfLength, foot, top }, 0),
    WEIGHTS.structure,
  );
  const lintels = bays.flatMap(bay => {
    const [, , right, left] = wall.corners(bay, 0);
    return chain([left, right], WEIGHTS.fine, 'grey');
  });
  const middle = Math.floor(plan.bays / 2);
  const openings = bays.flatMap((bay, i) => {
    if (face === 'wall') return [smallWindow(wall, bay)];
    if (face === 'gate') return gate(wall, bay);
    return lattice(wall, bay, face === 'doors' && i === middle);
  });
  const columns = Array.from({ length: face === 'wall' ? 0 : plan.bays + 1 }, (_, i) => {
    const s = -halfLength + i * width;
    const column = { from: s - COLUMN, to: s + COLUMN, foot, top };
    return facing(wall.outward, 'column', wall.corners(column, 2 * BEFORE));
  });
  return [{ ...whole, lines: [...whole.lines, ...lintels] }, ...openings, ...columns];
}

/** A window with this many leaves. */
function pane(wall: Wall, opening: Opening, leaves: number): InkFace {
  const [a, b, c, d] = wall.corners(opening, BEFORE);
  return {
    tone: 'window',
    corners: turnedTo(wall.outward, [a, b, c, d]),
    lines: [],
    weave: {
      pattern: 'lattice',
      rows: [
        [a, b],
        [d, c],
      ],
      u: [0, leaves],
      v: [0, 1],
    },
  };
}

function smallWindow(wall: Wall, { from, to, foot, top }: Opening): InkFace {
  const middle = (from + to) / 2;
  const opening = {
    from: middle - 0.42,
    to: middle + 0.42,
    foot: foot + 1.25,
    top: Math.min(foot + 1.9, top),
  };
  return pane(wall, opening, 1);
}

function gate(wall: Wall, bay: Opening): readonly InkFace[] {
  const leaves = { ...bay, from: bay.from + 0.2, to: bay.to - 0.2 };
  const door = facing(wall.outward, 'door', wall.corners(leaves, BEFORE), WEIGHTS.structure);
  const gap = (bay.from + bay.to) / 2;
  const [, foot, top] = wall.corners({ ...bay, from: gap, to: gap }, BEFORE);
  const knobs = [-0.22, 0.22].map(beside => {
    const spots = Array.from({ length: 8 }, (_, i) => {
      const [s, z] = [Math.cos((i * Math.PI) / 4) * 0.075, Math.sin((i * Math.PI) / 4) * 0.075];
      const spot = { from: gap + beside + s, to: 0, foot: bay.foot + 1.15 + z, top: 0 };
      return wall.corners(spot, 2 * BEFORE)[0];
    });
    return facing(wall.outward, 'gilt', spots);
  });
  return [{ ...door, lines: [...door.lines, ...chain([foot, top], WEIGHTS.structure)] }, ...knobs];
}

function lattice(wall: Wall, bay: Opening, isDoor: boolean): readonly InkFace[] {
  const sill = bay.foot + (isDoor ? 0.55 : 0.95);
  const leaves = isDoor ? 4 : 3;
  const board = facing(wall.outward, 'trim', wall.corners({ ...bay, top: sill }, BEFORE), WEIGHTS.fine);
  const joints = Array.from({ length: isDoor ? leaves - 1 : 0 }, (_, i) => {
    const s = bay.from + ((bay.to - bay.from) * (i + 1)) / leaves;
    const [foot, , , top] = wall.corners({ ...bay, from: s, top: sill }, BEFORE);
    return chain([foot, top], WEIGHTS.fine);
  });
  return [
    { ...board, lines: [...board.lines, ...joints.flat()] },
    pane(wall, { ...bay, foot: sill }, leaves),
  ];
}
