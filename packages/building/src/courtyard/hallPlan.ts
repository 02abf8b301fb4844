import type { Point } from '../mesh/inkFace';

/** The design of a hall's long side. */
export type Face = 'doors' | 'windows' | 'wall' | 'gate';

/** One building, metres, in the axes of the house (see Camera). */
export interface HallPlan {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly ridge: 'x' | 'y';
  /** Its long sides: towards increasing and decreasing y (or x, if the ridge runs along y). */
  readonly faces: { readonly ahead: Face; readonly behind: Face };
  readonly bays: number;
  /** Height of the platform, the walls, and the ridge over the walls. */
  readonly base: number;
  readonly wall: number;
  readonly rise: number;
  /** The roof's overhang beyond the long walls and the gables. */
  readonly eaves?: number;
  readonly verge?: number;
  /** How much the corners of the eaves turn up. */
  readonly lift?: number;
}

/** A hall in its own axes: `s` along the ridge and `t` across it, both from the middle, metres. */
export interface HallAxes {
  readonly halfLength: number;
  readonly halfDepth: number;
  /** The long sides at increasing and decreasing t. */
  readonly sides: readonly [readonly [1, Face], readonly [-1, Face]];
  at(s: number, t: number, z: number): Point;
  /** A direction on the ground. */
  way(s: number, t: number): Point;
}

const middle = ([from, to]: readonly [number, number]) => (from + to) / 2;
const half = ([from, to]: readonly [number, number]) => (to - from) / 2;

export function axesOf({ x, y, ridge, faces }: HallPlan): HallAxes {
  const [cx, cy] = [middle(x), middle(y)];
  const along = ridge === 'x';
  return {
    halfLength: half(along ? x : y),
    halfDepth: half(along ? y : x),
    sides: [
      [1, faces.ahead],
      [-1, faces.behind],
    ],
    at: (s, t, z) => (along ? [cx + s, cy + t, z] : [cx + t, cy + s, z]),
    way: (s, t) => (along ? [s, t, 0] : [t, s, 0]),
  };
}

/** The platform's extension beyond the walls, metres. */
export const PLINTH = 0.35;
/** From the top of the wall down to the lintel, metres: in the shadow of the eaves. */
export const LINTEL = 0.42;
/** Half the width of a column, metres. */
export const COLUMN = 0.09;

/** Shape of a gable roof of hollow tiles: concave slopes, eaves that turn up at the corners, a ridge with raised ends. */
export interface RoofShape {
  /** Half the length of the ridge with its verges, metres. */
  readonly reach: number;
  /** From the ridge to the edge of the eaves, horizontally, metres. */
  readonly depth: number;
  /** Height of the ridge line and of the eaves in their middle, metres. */
  readonly ridge: number;
  readonly eave: number;
  /** Height of a slope, metres: `v` runs from 0 at the ridge to 1 at the eaves. */
  height(v: number): number;
  /** How much the eaves turn up, metres, at a share of the reach from -1 to 1. */
  turnUp(part: number, v: number): number;
  /** Height of the ridge wall over the ridge line, metres, at a share of the reach from -1 to 1. */
  crest(part: number): number;
}

export function roofShapeOf(plan: HallPlan): RoofShape {
  const { eaves = 0.75, verge = 0.55, lift = 0.28 } = plan;
  const { halfLength, halfDepth } = axesOf(plan);
  const wallTop = plan.base + plan.wall;
  const ridge = wallTop + plan.rise;
  const eave = wallTop - 0.12;
  return {
    reach: halfLength + verge,
    depth: halfDepth + eaves,
    ridge,
    eave,
    height: v => eave + (ridge - eave) * sweep(v),
    turnUp: (part, v) => lift * cornerTurn(part, v),
    crest: part => 0.3 + 0.26 * Math.abs(part) ** 6,
  };
}

/**
 * The remaining share of a slope's rise: steep under the ridge, flat at the eaves. The classic 举折 as one power curve.
 */
export const sweep = (v: number): number => (1 - v) ** 1.55;

/** The share of the eaves' lift at `part`, from -1 to 1 at the corners. */
export const cornerTurn = (part: number, v: number): number => Math.abs(part) ** 5 * v * v;

/** The thickness of the eaves and of the boards on the gables, metres. */
export const FASCIA = 0.17;
export const GABLE_BOARD = 0.22;
