import type { Point, Projector } from '@app/sky/map';
import type { Vector } from '@app/sky/stars';
import type { Graphics } from 'pixi.js';

/** Points farther apart on the screen than this many radii are on two sides of the sky, not neighbours. */
const TORN = 0.8;

/** Adds a curve to the path, interrupted where it leaves the picture. */
export function curve(graphics: Graphics, { place, scale }: Projector, vectors: readonly Vector[]): void {
  let before: Point | undefined;
  for (const vector of vectors) {
    const point = place(vector);
    if (point && before && Math.hypot(point.x - before.x, point.y - before.y) < TORN * scale) {
      graphics.lineTo(point.x, point.y);
    } else if (point) graphics.moveTo(point.x, point.y);
    before = point;
  }
}

/** Adds every other stretch of a curve: finely sampled, it is a dashed line. */
export function dashes(graphics: Graphics, { place, scale }: Projector, vectors: readonly Vector[]): void {
  for (let i = 0; i + 1 < vectors.length; i += 2) {
    const [from, to] = [place(vectors[i]!), place(vectors[i + 1]!)]; // inside by the loop's bound
    if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) > TORN * scale) continue;
    graphics.moveTo(from.x, from.y).lineTo(to.x, to.y);
  }
}
