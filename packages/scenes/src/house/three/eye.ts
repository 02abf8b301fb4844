import { type Cover, lensOf, type Orbit, type StageSize } from '@app/building/orbit';
import { OrthographicCamera, Vector3 } from 'three';

/** The camera that sees the world (x east, y up, z south, metres) as the lens of the page does. */
export interface Eye {
  readonly camera: OrthographicCamera;
  /** From the house to the reader, of length 1. */
  readonly direction: Vector3;
  /** Takes its place; returns the CSS px per metre across the line of sight. */
  look(orbit: Orbit, size: StageSize, cover?: Cover): number;
}

const DISTANCE = 70;
const RADIANS = Math.PI / 180;

export function createEye(): Eye {
  const camera = new OrthographicCamera(-1, 1, 1, -1, 1, 2 * DISTANCE);
  const direction = new Vector3(0, 1, 0);
  return {
    camera,
    direction,
    look(orbit, size, cover) {
      const { bearing, elevation, top, scale } = lensOf(orbit, size, cover);
      camera.right = size.width / scale / 2;
      camera.left = -camera.right;
      camera.top = top / scale;
      camera.bottom = camera.top - size.height / scale;
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
  };
}
