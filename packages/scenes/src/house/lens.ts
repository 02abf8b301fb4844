import type { Orbit } from '@app/building/orbit';
import type { WorldPoint } from './view';

/** The scene's position on the page: the middle of its ground, CSS px, and px per metre across the line of sight. */
export interface Lens extends Pick<Orbit, 'bearing' | 'elevation'> {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

const RADIANS = Math.PI / 180;

/** The position of a point of the world on the page, CSS px. */
export function seenAt(lens: Lens, [x, y, z]: WorldPoint): readonly [left: number, top: number] {
  const [sin, cos] = [Math.sin(lens.bearing * RADIANS), Math.cos(lens.bearing * RADIANS)];
  const tilt = Math.sin(lens.elevation * RADIANS);
  const upwards = y * Math.cos(lens.elevation * RADIANS) - (x * sin - z * cos) * tilt;
  return [lens.left - (x * cos + z * sin) * lens.scale, lens.top - upwards * lens.scale];
}
