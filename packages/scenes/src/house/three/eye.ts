import type { Orbit } from '@app/building/orbit';
import { OrthographicCamera, Vector3 } from 'three';
import { COURT, type Cover, headroom, RING_EDGE as REACH } from '../skyPlace';

/** CSS px. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** The reader's eye on its orbit: a parallel projection of the world (x east, y up, z south, metres) onto the stage. */
export interface Eye {
  readonly camera: OrthographicCamera;
  /** From the house to the reader, of length 1. */
  readonly direction: Vector3;
  /** Takes its place; returns the CSS px per metre across the line of sight. */
  look(orbit: Orbit, size: StageSize, cover?: Cover): number;
  /** A point of the stage, CSS px from its top left corner, projected onto the ground or to this many metres above it. */
  toGround(left: number, top: number, height?: number): Vector3;
  /** The place of a point of the world on the stage, CSS px from its top left corner. */
  toStage(point: Vector3): readonly [left: number, top: number];
}

/** Metres of the ground that must fit into the width and height of the stage. */
const FIT = { width: 29, height: 37.5 } as const;
/** The height of the house's middle on the stage: the sky needs more room than the ground, and none from above. */
const MIDDLE = { seenLevel: 0.56, fromAbove: 0.47 } as const;
/** The ring ends at this height: below it are the bearing and the place. */
const FOOT = 0.89;
/** The ring's half depth, metres across the line of sight, in the first view of the courtyard. */
const LEVEL = 12.1;
const DISTANCE = 70;
const RADIANS = Math.PI / 180;

export function createEye(): Eye {
  const camera = new OrthographicCamera(-1, 1, 1, -1, 1, 2 * DISTANCE);
  const direction = new Vector3(0, 1, 0);
  let size: StageSize = { width: 1, height: 1 };
  return {
    camera,
    direction,
    look({ bearing, elevation, zoom }, next, cover = COURT) {
      size = next;
      const deep = REACH * Math.sin(elevation * RADIANS);
      const fromAbove = Math.max((deep - LEVEL) / (REACH - LEVEL), 0);
      const middle = MIDDLE.seenLevel + (MIDDLE.fromAbove - MIDDLE.seenLevel) * fromAbove;
      const fit = Math.max(FIT.height, deep / (FOOT - middle));
      // Storeys that are lifted apart may reach higher than the sky over the ring.
      const above = Math.max(fit * middle, headroom(cover, elevation));
      const below = fit * (1 - middle);
      const scale = Math.min(size.width / FIT.width, size.height / (above + below)) * zoom;
      const [width, height] = [size.width / scale, size.height / scale];
      camera.left = -width / 2;
      camera.right = width / 2;
      camera.top = (height * above) / (above + below);
      camera.bottom = camera.top - height;
      const flat = Math.cos(elevation * RADIANS);
      direction.set(
        flat * Math.sin(bearing * RADIANS),
        Math.sin(elevation * RADIANS),
        -flat * Math.cos(bearing * RADIANS),
      );
      camera.position.copy(direction).multiplyScalar(DISTANCE);
      camera.lookAt(0, 0, 0);
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
      return scale;
    },
    toGround(left, top, height = 0) {
      const from = new Vector3((left / size.width) * 2 - 1, 1 - (top / size.height) * 2, -1).unproject(
        camera,
      );
      return from.addScaledVector(direction, (height - from.y) / direction.y);
    },
    toStage(point) {
      const { x, y } = point.clone().project(camera);
      return [((x + 1) / 2) * size.width, ((1 - y) / 2) * size.height];
    },
  };
}
