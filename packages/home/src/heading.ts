import { turned } from '@app/kernel';
/** The angles of a device in the W3C event, degrees. */
export interface DeviceAngles {
  /** Around the axis through the screen, counter-clockwise from north. */
  readonly alpha: number;
  /** Around the axis that runs to the right: 0 flat, 90 upright. */
  readonly beta: number;
  /** Around the axis that runs to the top. */
  readonly gamma: number;
}

/** Tilted less than this the top edge points, otherwise the back camera does, degrees. */
const FLAT = 45;

/**
 * A device's direction, clockwise from north: of its top edge while it lies flat, of its back while it is upright (the
 * worked example of W3C Device Orientation, appendix A). Undefined if an angle is missing.
 */
export function headingOfAngles(angles: DeviceAngles): number | undefined {
  const { alpha, beta, gamma } = angles ?? {};
  if (![alpha, beta, gamma].every(Number.isFinite)) return undefined;
  const [a, b, g] = [alpha, beta, gamma].map(each => (each * Math.PI) / 180) as [number, number, number];
  if (Math.abs(beta) < FLAT) return turned(360 - alpha);
  const east = -Math.cos(a) * Math.sin(g) - Math.sin(a) * Math.sin(b) * Math.cos(g);
  const north = -Math.sin(a) * Math.sin(g) + Math.cos(a) * Math.sin(b) * Math.cos(g);
  return turned((Math.atan2(east, north) * 180) / Math.PI);
}
