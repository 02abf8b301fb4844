import type { Columns } from './columns';

/** The walls of a field and how fast its bubbles drift, in stage pixels and seconds. */
export interface Currents {
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly halfDepth: number;
  /** Least and greatest speed along the stage plane. */
  readonly slowest: number;
  readonly fastest: number;
}

/** Within this distance of a wall, stage pixels, the water pushes back. */
const SHORE = 40;
const SHORE_DEPTH = 15;
/** Greatest speed along z, stage pixels a second. */
export const DEPTH_SPEED = 4;
/** How much of a lull is made good in one step. */
const WAKE = 1.01;

/**
 * One step of `dt` seconds along the currents. Near a wall a spring turns the bubble round: stiff enough that even
 * the fastest comes to rest half way into the shore, soft enough that no one sees a bounce.
 */
export function drift(columns: Columns, count: number, dt: number, currents: Currents): void {
  const { x, y, z, vx, vy, vz } = columns;
  const { halfWidth, halfHeight, halfDepth, slowest, fastest } = currents;
  const stiffness = ((2 * fastest) / SHORE) ** 2 * dt;
  const depthStiffness = ((2 * DEPTH_SPEED) / SHORE_DEPTH) ** 2 * dt;
  const [innerX, innerY, innerZ] = [halfWidth - SHORE, halfHeight - SHORE, halfDepth - SHORE_DEPTH];
  const [slowest2, fastest2] = [slowest * slowest, fastest * fastest];
  for (let i = 0; i < count; i++) {
    let u = vx[i]! - stiffness * beyond(x[i]!, innerX);
    let v = vy[i]! - stiffness * beyond(y[i]!, innerY);
    const w = within(vz[i]! - depthStiffness * beyond(z[i]!, innerZ), DEPTH_SPEED);
    const speed2 = u * u + v * v;
    if (speed2 > fastest2) {
      const brake = fastest / Math.sqrt(speed2);
      u *= brake;
      v *= brake;
    } else if (speed2 < slowest2) {
      u *= WAKE;
      v *= WAKE;
    }
    vx[i] = u;
    vy[i] = v;
    vz[i] = w;
    x[i] = within(x[i]! + u * dt, halfWidth);
    y[i] = within(y[i]! + v * dt, halfHeight);
    z[i] = within(z[i]! + w * dt, halfDepth);
  }
}

/** How far a coordinate lies outside [-half, half]; signed. A shore wider than the space has its middle at 0. */
function beyond(at: number, half: number): number {
  const edge = half > 0 ? half : 0;
  return at > edge ? at - edge : at < -edge ? at + edge : 0;
}

export const within = (at: number, half: number): number => (at > half ? half : at < -half ? -half : at);
