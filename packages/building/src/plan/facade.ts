import { type Edge, type Floor, isInside, isOpenAir, type Opening } from '@app/plan';
import { type Axes, boxFaces } from '../mesh/box';
import {
  areaVector,
  around,
  chain,
  type InkFace,
  type InkLine,
  type Point,
  WEIGHTS,
  woven,
} from '../mesh/inkFace';
import type { Tone } from '../mesh/tones';
import { isBuilt, isWayOut, outOf } from './walls';

/** Metres: heights over the ground, widths and how far a part is before its wall. Ours, by eye. */
const PLINTH = { top: 0.62, joint: 1.2, off: 0.03 } as const;
const COURSE = { half: 0.1, off: 0.08 } as const;
const POST = { width: 0.2, off: 0.015 } as const;
const SILL = { high: 0.09, past: 0.1, off: 0.1 } as const;
const STEP = { high: 0.11, deep: 0.34, past: 0.3 } as const;
/** The leaf of an outer door is this far behind the face of its wall, and its frame is this wide. */
const LEAF = { back: 0.06, frame: 0.11, two: 1.15 } as const;
/** Metres of a window to one leaf of its lattice. */
const LATTICE = 0.5;

export interface FacadeOptions {
  /** Metres of the floor over the ground, and from there to its ceiling. */
  readonly lift: number;
  readonly height: number;
  /** The floor is on the ground, in a house of its own. */
  readonly isLowest: boolean;
  readonly isHouse: boolean;
}

/** A wall with nothing of the home before it, as seen from there. */
interface Wall {
  readonly face: InkFace;
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** Along the wall to the right, up, and out of it. */
  readonly at: Axes;
  /** Whether the home has a corner at its left and its right end. */
  readonly ends: readonly [boolean, boolean];
}

/**
 * What a painter adds to the outer walls of a home while they are whole: a wash that is darker under the eaves, posts at
 * the corners, a course between storeys, a plinth of stone, ledges under the windows and steps before the door. Every
 * part is on a wall or an opening of the plan.
 */
export function facadeFaces(
  floor: Floor,
  walls: readonly InkFace[],
  { lift, height, isLowest, isHouse }: FacadeOptions,
): readonly InkFace[] {
  return outerWalls(floor, walls).flatMap(({ face, at, length, ends: [left, right] }): readonly InkFace[] => {
    const [foot, top] = [face.corners[0]![2], face.corners[2]![2]];
    const isFooted = foot < lift + 0.01;
    const hasPlinth = isFooted && isHouse && isLowest;
    // Under a low window the wall ends at its sill: no stone is before its glass.
    const plinth = Math.min(PLINTH.top, top);
    const past = (end: boolean, off: number) => (end ? off : 0);
    const band = (z: readonly [number, number], off: number, lines: readonly InkLine[] = []) =>
      ledge(at, [-past(left, off), length + past(right, off)], z, off, lines);
    const from = hasPlinth ? plinth : foot;
    const post = (x: readonly [number, number]): InkFace => {
      const corners = upright(at, x, [from, top], POST.off);
      return { tone: 'column', corners, lines: sides(corners, 1) };
    };
    const isTall = top - foot > height - 0.01;
    const width = Math.min(POST.width, length / 3);
    return [
      ...(hasPlinth ? band([0, plinth], PLINTH.off, joints(at, length, plinth)) : []),
      ...(isFooted && isHouse && !isLowest
        ? band([lift - COURSE.half * 2.2, Math.min(lift + COURSE.half, top)], COURSE.off)
        : []),
      ...(isTall && left ? [post([-POST.off, width])] : []),
      ...(isTall && right ? [post([length - width, length + POST.off])] : []),
    ];
  });
}

/** The same walls with their wash: pale at the foot of a storey, dark under its eaves or its course. */
export function washed(
  floor: Floor,
  walls: readonly InkFace[],
  { lift, height }: FacadeOptions,
): readonly InkFace[] {
  const outer = new Set(outerWalls(floor, walls).map(({ face }) => face));
  return walls.map(face => (outer.has(face) ? { ...face, wash: [lift, lift + height] } : face));
}

/** R988: walls of a section with a joint at every metre of those to the open air. */
export function jointed(floor: Floor, walls: readonly InkFace[]): readonly InkFace[] {
  const outer = new Map(outerWalls(floor, walls).map(wall => [wall.face, wall]));
  return walls.map(face => {
    const wall = outer.get(face);
    if (!wall) return face;
    const { at, length, from, to } = wall;
    const [foot, top] = [face.corners[0]![2], face.corners[2]![2]];
    // Counted along the line of the wall, so that joints go on beside and under its windows.
    const start = (from[0] * (to[0] - from[0]) + from[1] * (to[1] - from[1])) / length;
    const places = Array.from({ length: Math.floor(length) + 1 }, (_, i) => Math.ceil(start) - start + i);
    const lines = places
      .filter(x => x > 0.15 && x < length - 0.15)
      .flatMap(x => chain([at(x, 0, foot), at(x, 0, top)], WEIGHTS.hair, 'grey'));
    return { ...face, lines: [...face.lines, ...lines] };
  });
}

/** The doors of a house as seen from outside, shut, with their frames; before the main one, its steps. */
export function outerDoors(
  floor: Floor,
  edgeOf: EdgeOf,
  { lift, isLowest }: FacadeOptions,
): readonly InkFace[] {
  return outerOpenings(floor, edgeOf).flatMap(({ opening, at, width, thick }): readonly InkFace[] => {
    if (opening.kind !== 'door' && opening.kind !== 'main-door') return [];
    const isMain = opening.kind === 'main-door';
    const head = lift + opening.head / 1000;
    const corners = upright(at, [0, width], [lift, head], thick / 2 - LEAF.back);
    const knobs = (width > LEAF.two ? [-0.1, 0.1] : [0.3]).map(off => width / 2 + off);
    const middle = ([z0, z1]: readonly [number, number], x: number, tone?: Tone) =>
      chain(
        [at(x, thick / 2 - LEAF.back, z0), at(x, thick / 2 - LEAF.back, z1)],
        tone ? 2.6 : WEIGHTS.structure,
        tone,
      );
    const frame = (x: readonly [number, number], z: readonly [number, number]): InkFace => {
      const edge = upright(at, x, z, thick / 2 + POST.off);
      return { tone: 'column', corners: edge, lines: around(edge, WEIGHTS.fine) };
    };
    const steps: readonly number[] = isMain && isLowest ? [2, 1] : [];
    return [
      {
        tone: isMain ? 'seal' : 'wood',
        corners,
        lines: [
          ...around(corners, WEIGHTS.structure),
          ...(width > LEAF.two ? middle([lift, head], width / 2) : []),
          ...knobs.flatMap(x => middle([lift + 0.95, lift + 1.12], x, 'gilt')),
        ],
        twoSided: true,
      },
      frame([-LEAF.frame, 0], [lift, head + LEAF.frame]),
      frame([width, width + LEAF.frame], [lift, head + LEAF.frame]),
      frame([-LEAF.frame, width + LEAF.frame], [head, head + LEAF.frame]),
      ...steps.flatMap(step =>
        boxFaces(
          at,
          [-STEP.past * step, width + STEP.past * step],
          [thick / 2, thick / 2 + STEP.deep * step],
          [0, STEP.high * (3 - step)],
          { tone: 'stone' },
        ),
      ),
    ];
  });
}

/** The lattices of a floor's windows and glass doors that lead out, by the id of the opening, and the ledges under them. */
export function outerPanes(
  floor: Floor,
  edgeOf: EdgeOf,
  lift: number,
): ReadonlyMap<string, readonly InkFace[]> {
  return new Map(
    outerOpenings(floor, edgeOf).flatMap(({ opening, at, width, thick }) => {
      if (opening.kind !== 'window' && opening.kind !== 'glass-door') return [];
      const z = [lift + opening.sill / 1000, lift + opening.head / 1000] as const;
      const [a, b, c, d] = upright(at, [0, width], z, 0) as [Point, Point, Point, Point];
      const pane = woven(
        'window',
        {
          pattern: 'lattice',
          rows: [
            [a, b],
            [d, c],
          ],
          u: [0, Math.max(1, Math.round(width / LATTICE))],
          v: [0, 1],
        },
        { lines: around([a, b, c, d], WEIGHTS.structure), twoSided: true },
      );
      const sill = ledge(
        (x, out, up) => at(x, out + thick / 2, up),
        [-SILL.past, width + SILL.past],
        [z[0] - SILL.high, z[0]],
        SILL.off,
      );
      return [[opening.id, opening.sill > 0 ? [pane, ...sill] : [pane]] as const];
    }),
  );
}

type EdgeOf = ReadonlyMap<string, Edge>;

/** Corners of an upright face before a wall, anticlockwise as seen from there. */
const upright = (
  at: Axes,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  off: number,
): readonly Point[] => [at(x0, off, z0), at(x1, off, z0), at(x1, off, z1), at(x0, off, z1)];

/** Its lower and upper edge, or from 1 its right and left one. */
const sides = (corners: readonly Point[], from: 0 | 1): readonly InkLine[] =>
  [from, from + 2].flatMap(i => chain([corners[i]!, corners[(i + 1) % 4]!], WEIGHTS.fine));

/** A band of stone along a wall: its front, and its top, on which snow lies. */
function ledge(
  at: Axes,
  x: readonly [number, number],
  z: readonly [number, number],
  off: number,
  lines: readonly InkLine[] = [],
): readonly InkFace[] {
  const front = upright(at, x, z, off);
  const top = [at(x[0], off, z[1]), at(x[1], off, z[1]), at(x[1], 0, z[1]), at(x[0], 0, z[1])];
  return [
    { tone: 'stone', corners: front, lines: [...sides(front, 0), ...lines] },
    { tone: 'stone', corners: top, lines: [] },
  ];
}

/** The joints of two courses of stones. */
function joints(at: Axes, length: number, high: number): readonly InkLine[] {
  const half = high / 2;
  const lines = [0, 1].flatMap(row =>
    Array.from(
      { length: Math.floor(length / PLINTH.joint + 0.5) },
      (_, i) => (i + 0.5 + row / 2) * PLINTH.joint,
    )
      .filter(x => x < length - 0.1)
      .flatMap(x =>
        chain([at(x, PLINTH.off, row * half), at(x, PLINTH.off, (row + 1) * half)], WEIGHTS.hair, 'grey'),
      ),
  );
  const course = [at(0, PLINTH.off, half), at(length, PLINTH.off, half)];
  return [...chain(course, WEIGHTS.hair, 'grey'), ...lines];
}

/** Millimetres before a wall, and in from its ends, where nothing of the home may be. */
const BEFORE = { out: 60, along: 30 } as const;

/** Faces of walls that are seen from the open air. */
function outerWalls(floor: Floor, faces: readonly InkFace[]): readonly Wall[] {
  const rooms = floor.rooms.filter(room => isBuilt(room) && !isOpenAir(room));
  const walls = faces.flatMap(face => {
    const [from, to] = face.corners as [Point, Point];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (face.tone !== 'wall' || face.corners.length !== 4 || length < 0.1) return [];
    if (Math.abs(areaVector(face.corners)[2]) > 1e-6) return [];
    const [ax, ay] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const at: Axes = (x, out, z) => [from[0] + ax * x + ay * out, from[1] + ay * x - ax * out, z];
    const isFree = [BEFORE.along / 1000, length - BEFORE.along / 1000].every(x => {
      const [px, py] = at(x, BEFORE.out / 1000, 0);
      return !rooms.some(({ ring }) => isInside([px * 1000, py * 1000], ring));
    });
    return isFree ? [{ face, from, to, length, at, way: [ax, ay] as const }] : [];
  });
  const key = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const begins = new Map(walls.map(wall => [key(wall.from), wall]));
  const ended = new Map(walls.map(wall => [key(wall.to), wall]));
  /** At a corner outwards the next wall faces the way this one runs. */
  const turns = (one: (typeof walls)[number] | undefined, next: (typeof walls)[number] | undefined) =>
    one !== undefined && next !== undefined && one.way[0] * next.way[1] - one.way[1] * next.way[0] > 0.3;
  return walls.map(wall => ({
    ...wall,
    ends: [turns(ended.get(key(wall.from)), wall), turns(wall, begins.get(key(wall.to)))],
  }));
}

/** Openings between the home and the open air, with axes that look out. */
function outerOpenings(floor: Floor, edgeOf: EdgeOf) {
  return floor.openings.flatMap((opening: Opening) => {
    const edge = edgeOf.get(opening.id);
    if (!edge || !isWayOut(edge)) return [];
    const [ox, oy] = outOf(edge);
    // Seen from outside the wall runs to the right.
    const isAlong = (opening.to[0] - opening.from[0]) * -oy + (opening.to[1] - opening.from[1]) * ox > 0;
    const [from, to] = isAlong ? [opening.from, opening.to] : [opening.to, opening.from];
    const width = Math.hypot(to[0] - from[0], to[1] - from[1]) / 1000;
    const [ax, ay] = [(to[0] - from[0]) / width / 1000, (to[1] - from[1]) / width / 1000];
    const at: Axes = (x, out, z) => [
      from[0] / 1000 + ax * x + ox * out,
      from[1] / 1000 + ay * x + oy * out,
      z,
    ];
    return [{ opening, at, width, thick: edge.thickness / 1000 }];
  });
}
