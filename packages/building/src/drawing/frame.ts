import type { Camera, ScreenPoint } from '../camera';
import { axesOf, type Face, type HallPlan } from '../hallPlan';

/** `full` has lattices and every tile; `plain` is for pictures under some 400 px, where they would clot. */
export type Detail = 'full' | 'plain';

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

export function frameOf(plan: HallPlan, camera: Camera): Frame {
  const { halfLength, halfDepth, at } = axesOf(plan);
  const towardX = camera.depth(1, 0) >= 0 ? 1 : -1;
  const towardY = camera.depth(0, 1) >= 0 ? 1 : -1;
  const [alongS, alongT] = plan.ridge === 'x' ? [towardX, towardY] : [towardY, towardX];
  return {
    halfLength,
    halfDepth,
    face: alongT > 0 ? plan.faces.ahead : plan.faces.behind,
    at: (s, t, z) => camera.project(...at(s * alongS, t * alongT, z)),
  };
}
