import { turned } from '@app/kernel';

/**
 * R651: a doorway seen at a slant from inside, in the units of its picture: the foot of the stick is the origin, x to
 * the right, y down. On its ground one unit is the radius of the ring; x runs to the right when looking out, y out of
 * the door.
 */
type Spot = readonly [x: number, y: number];

export const PICTURE = { left: -442, top: -466, width: 892, height: 686 } as const;
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

/** Half the width of the doorway and of its walls, in radii of the ring. */
const DOOR = 1.3;
const WALL = 1.62;
const [INSIDE, OUTSIDE] = [-1.15, 1.25];
const RAIL = 78;

/** From one number to another, both included. */
export const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by + 1e-9) + 1 }, (_, i) => from + i * by);

const area = (left: number, right: number, near: number, far: number, up = 0) =>
  `${through([ground(left, near, up), ground(right, near, up), ground(right, far, up), ground(left, far, up)])}Z`;
/** Boards inside and outside the door, and the bars of the rail. */
export const BOARDS = steps(INSIDE, -0.15, 0.17)
  .map(out => through([ground(-WALL, out), ground(WALL, out)]))
  .join('');
export const PAVING = steps(-WALL, WALL, 0.29)
  .map(right => through([ground(right, 0), ground(right, OUTSIDE)]))
  .join('');
export const BARS = steps(-WALL, WALL, 0.145)
  .map(right => through([ground(right, OUTSIDE), ground(right, OUTSIDE, RAIL)]))
  .join('');
export const INDOORS = area(-WALL, WALL, INSIDE, 0);
export const OUTDOORS = area(-WALL, WALL, 0, OUTSIDE);
export const SILL = area(-DOOR, DOOR, -0.1, 0.1);
/** The hand rail: its top and its side. */
export const TOP_RAIL = `${area(-WALL, WALL, OUTSIDE, OUTSIDE + 0.06, RAIL + 10)}${through([
  ground(-WALL, OUTSIDE, RAIL + 10),
  ground(WALL, OUTSIDE, RAIL + 10),
  ground(WALL, OUTSIDE, RAIL),
  ground(-WALL, OUTSIDE, RAIL),
])}Z`;
export const TICKS = steps(0, 350, 10)
  .map(degrees =>
    through([
      onGround(degrees, 1),
      onGround(degrees, degrees % 90 === 0 ? 0.86 : degrees % 30 === 0 ? 0.9 : 0.94),
    ]),
  )
  .join('');
/** The wall at the left (-1) or right of the door, cut off at the height of a table. */
export function wallOf(side: -1 | 1): { readonly faces: string; readonly cut: string } {
  const [left, right] = side < 0 ? [-WALL, -DOOR] : [DOOR, WALL];
  const [near, far, high] = [-0.12, 0.12, 84];
  const jamb = `${through([ground(right, near), ground(right, far), ground(right, far, high), ground(right, near, high)])}Z`;
  const front = `${through([ground(left, near), ground(right, near), ground(right, near, high), ground(left, near, high)])}Z`;
  return { faces: front + jamb, cut: area(left, right, near, far, high) };
}
