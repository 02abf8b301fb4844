import type { Columns } from './columns';

/** The walls of a field and the drift speed of its bubbles, in stage pixels and seconds. */
export interface Currents {
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly halfDepth: number;
  /** Minimum and maximum speed along the stage plane. */
  readonly slowest: number;
  readonly fastest: number;
}

/** Within this distance of a wall, stage pixels, the water pushes back. */
const SHORE = 40;
const SHORE_DEPTH = 15;
/** Maximum speed along z, stage pixels a second. */
export const DEPTH_SPEED = 4;
/** Brakes from this share of the square of the maximum speed. */
const BRAKE_FROM = 1.0001;
/** The share of a lull recovered in one step. */
const WAKE = 1.01;

/**
 * One step of `dt` seconds along the currents. Near a wall a spring turns the bubble: stiff enough that even the fastest
 * comes to rest half way into the shore, soft enough that no bounce is visible.
 */
export function drift(columns: Columns, count: number, dt: number, currents: Currents): void {
  const { x, y, z, vx, vy, vz } = columns;
  const { halfWidth, halfHeight, halfDepth, slowest, fastest } = currents;
  const stiffness = ((2 * fastest) / SHORE) ** 2 * dt;
  const depthStiffness = ((2 * DEPTH_SPEED) / SHORE_DEPTH) ** 2 * dt;
  const innerX = Math.max(0, halfWidth - SHORE);
  const innerY = Math.max(0, halfHeight - SHORE);
  const innerZ = Math.max(0, halfDepth - SHORE_DEPTH);
  // In open water nothing turns a bubble in this step, nor can it reach a wall.
  const openX = Math.min(innerX, halfWidth - fastest * BRAKE_FROM * dt);
  const openY = Math.min(innerY, halfHeight - fastest * BRAKE_FROM * dt);
  const openZ = Math.min(innerZ, halfDepth - DEPTH_SPEED * dt);
  // A bubble just braked is a rounding error over the limit: without the tolerance it would be braked every step.
  const fastest2 = fastest * fastest * BRAKE_FROM;
  const slowest2 = slowest * slowest;
  // Two loops, since V8 keeps the numbers of each in registers.
  for (let i = 0; i < count; i++) {
    const atX = x[i]!;
    const atY = y[i]!;
    let u = vx[i]!;
    let v = vy[i]!;
    let speed2 = u * u + v * v;
    // Nearly every bubble in nearly every step goes straight on: this halves reading and writing.
    if (speed2 >= slowest2 && speed2 <= fastest2 && Math.abs(atX) <= openX && Math.abs(atY) <= openY) {
      x[i] = atX + u * dt;
      y[i] = atY + v * dt;
      continue;
    }
    if (atX > innerX) u -= stiffness * (atX - innerX);
    else if (atX < -innerX) u -= stiffness * (atX + innerX);
    if (atY > innerY) v -= stiffness * (atY - innerY);
    else if (atY < -innerY) v -= stiffness * (atY + innerY);
    speed2 = u * u + v * v;
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
    x[i] = within(atX + u * dt, halfWidth);
    y[i] = within(atY + v * dt, halfHeight);
  }
  for (let i = 0; i < count; i++) {
    const atZ = z[i]!;
    let w = vz[i]!;
    if (Math.abs(atZ) <= openZ && Math.abs(w) <= DEPTH_SPEED) {
      z[i] = atZ + w * dt;
      continue;
    }
    if (atZ > innerZ) w -= depthStiffness * (atZ - innerZ);
    else if (atZ < -innerZ) w -= depthStiffness * (atZ + innerZ);
    w = within(w, DEPTH_SPEED);
    vz[i] = w;
    z[i] = within(atZ + w * dt, halfDepth);
  }
}

/** `at` clamped to [-half, half]. */
export function within(at: number, half: number): number {
  if (at > half) return half;
  if (at < -half) return -half;
  return at;
}
