import { turned } from '@app/kernel';

/**
 * R651: a doorway seen at a slant from inside, in the units of its picture: the foot of the stick is the origin, x to
 * the right, y down. On its ground one unit is the radius of the ring; x runs to the right when looking out, y out of
 * the door.
 */
type Spot = readonly [x: number, y: number];

export const PICTURE = { left: -430, top: -470, width: 870, height: 690 } as const;
const RIGHT: Spot = [215, 47];
const OUT: Spot = [78, -119];
/** The height of the stick. */
export const STICK = 100;
/** The stick's length in radii of the ring. */
const STICK_BY_RING = 0.556;
/** The shadow stays within the ring and remains visible. */
const SHADOW = { least: 0.25, most: 0.92 } as const;
const RADIANS = Math.PI / 180;

/** A point of the ground. */
export const ground = (right: number, out: number, up = 0): Spot => [
  right * RIGHT[0] + out * OUT[0],
  right * RIGHT[1] + out * OUT[1] - up,
];

/** A point of the ring's ground, degrees clockwise from straight out. */
export const onGround = (degrees: number, radius = 1): Spot =>
  ground(Math.sin(degrees * RADIANS) * radius, Math.cos(degrees * RADIANS) * radius);

/**
 * The direction of a point of the picture on the ground, degrees clockwise from straight out.
 *
 * @example
 * angleAt(onGround(154)); // 154, to the last bits
 */
export function angleAt([x, y]: Spot): number {
  const area = RIGHT[0] * OUT[1] - RIGHT[1] * OUT[0];
  const right = (x * OUT[1] - y * OUT[0]) / area;
  const out = (RIGHT[0] * y - RIGHT[1] * x) / area;
  return turned(Math.atan2(right, out) / RADIANS);
}

/** The same for a point of the picture shown `width` px wide: px to the right of its middle and above it. */
export function angleFromMiddle(right: number, up: number, width: number): number {
  const unit = PICTURE.width / width;
  const middle = [PICTURE.left + PICTURE.width / 2, PICTURE.top + PICTURE.height / 2] as const;
  return angleAt([middle[0] + right * unit, middle[1] - up * unit]);
}

/** The end of the shadow and the sun that casts it; no sun if it would be below the eaves of the picture. */
export function shadowOf(degrees: number, altitude: number): { readonly tip: Spot; readonly sun?: Spot } {
  const length = STICK_BY_RING / Math.tan(altitude * RADIANS);
  const tip = onGround(degrees, Math.min(SHADOW.most, Math.max(SHADOW.least, length)));
  const [across, up] = [-tip[0], -STICK - tip[1]];
  if (up > -0.3 * Math.abs(across)) return { tip };
  // Along the ray to the edge of the picture.
  const far = Math.min(330 / -up, across === 0 ? Infinity : 350 / Math.abs(across));
  return { tip, sun: [across * far, -STICK + up * far] };
}

/** A line through points of the picture. */
export const through = (points: readonly Spot[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The part of a ring between two directions. */
export function arc(from: number, to: number, radius: number): string {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 4));
  return through(
    Array.from({ length: steps + 1 }, (_, i) => onGround(from + ((to - from) * i) / steps, radius)),
  );
}
