import type { Camera } from '../camera';
import type { Footprint } from './measures';

/**
 * Orders objects on the ground from the farthest to the nearest, so each may cover those drawn before. Two objects
 * separated along one axis (and not contradicted by the other) have a certain order; the rest, which rarely touch on the
 * picture, are ordered by the depth of their centres.
 */
export function paintOrder<T extends Footprint>(things: readonly T[], camera: Camera): readonly T[] {
  const waiting = [...things].sort((a, b) => middleDepth(a, camera) - middleDepth(b, camera));
  const ordered: T[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex(
      thing => !waiting.some(other => other !== thing && isBehind(other, thing, camera)),
    );
    ordered.push(...waiting.splice(Math.max(free, 0), 1));
  }
  return ordered;
}

/** Whether `a` certainly lies behind `b`. */
export function isBehind(a: Footprint, b: Footprint, camera: Camera): boolean {
  const alongX = gap(a.x, b.x) * Math.sign(camera.depth(1, 0));
  const alongY = gap(a.y, b.y) * Math.sign(camera.depth(0, 1));
  return alongX >= 0 && alongY >= 0 && alongX + alongY > 0;
}

/** 1 when `a` ends before `b` begins, -1 the other way round, 0 when they overlap. */
function gap(a: readonly [number, number], b: readonly [number, number]): -1 | 0 | 1 {
  if (a[1] <= b[0]) return 1;
  return b[1] <= a[0] ? -1 : 0;
}

const middleDepth = ({ x, y }: Footprint, camera: Camera) =>
  camera.depth((x[0] + x[1]) / 2, (y[0] + y[1]) / 2);
