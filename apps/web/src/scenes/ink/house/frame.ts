import type { Camera, ScreenPoint } from '../geometry/camera';

/** What a long side of a hall shows. */
type Face = 'doors' | 'windows' | 'wall' | 'gate';

/** `full` has lattices and every tile; `plain` is for pictures under some 400 px, where they would clot. */
export type Detail = 'full' | 'plain';

/** One building, metres, in the axes of the house (see Camera). */
export interface HallPlan {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  /** The axis the ridge runs along. */
  readonly ridge: 'x' | 'y';
  /** Its long sides: towards growing and falling y (or x, when the ridge runs along y). */
  readonly faces: { readonly ahead: Face; readonly behind: Face };
  readonly bays: number;
  /** Height of the platform, the walls, and the ridge over the walls. */
  readonly base: number;
  readonly wall: number;
  readonly rise: number;
  /** How far the roof reaches past the long walls and past the gables. */
  readonly eaves?: number;
  readonly verge?: number;
  /** How much the corners of the eaves turn up. */
  readonly lift?: number;
}

/**
 * A hall as this camera sees it. `s` runs along the ridge and `t` across it, both from the middle and
 * both growing towards the reader, so that the seen long side is always +t and the seen gable +s.
 */
export interface Frame {
  readonly halfLength: number;
  readonly halfDepth: number;
  readonly face: Face;
  at(s: number, t: number, z: number): ScreenPoint;
}

const middle = ([from, to]: readonly [number, number]) => (from + to) / 2;
const half = ([from, to]: readonly [number, number]) => (to - from) / 2;

export function frameOf(plan: HallPlan, camera: Camera): Frame {
  const [cx, cy] = [middle(plan.x), middle(plan.y)];
  const towardX = camera.depth(1, 0) >= 0 ? 1 : -1;
  const towardY = camera.depth(0, 1) >= 0 ? 1 : -1;
  if (plan.ridge === 'x') {
    return {
      halfLength: half(plan.x),
      halfDepth: half(plan.y),
      face: towardY > 0 ? plan.faces.ahead : plan.faces.behind,
      at: (s, t, z) => camera.project(cx + s * towardX, cy + t * towardY, z),
    };
  }
  return {
    halfLength: half(plan.y),
    halfDepth: half(plan.x),
    face: towardX > 0 ? plan.faces.ahead : plan.faces.behind,
    at: (s, t, z) => camera.project(cx + t * towardX, cy + s * towardY, z),
  };
}
