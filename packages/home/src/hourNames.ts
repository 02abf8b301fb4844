import { boxOf, centroidOf, type Edge, isInside, type Point, type Ring } from '@app/plan';

/** The sun on the floor of a room at a full hour, millimetres. */
export interface HourOutline {
  readonly hour: number;
  readonly rings: readonly Ring[];
}

/** Where an hour may be named, the nearest to the middle of its patch first. */
interface HourSpots {
  readonly hour: number;
  readonly spots: readonly {
    readonly at: Point;
    /** Millimetres to the nearest line or wall. */
    readonly off: number;
    readonly onThing: boolean;
  }[];
}

/** Pixels from the middle of a name to any line, the most first, and to another name. */
const OFF = [12, 8];
const APART = 18;
/** Points across and down a patch at which its hour may be named. */
const PLACES = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);

/**
 * R991: where each hour may be named in its patches, measured once: with the time only the sun of now moves. `things` are
 * the outlines of what is in the room; millimetres.
 *
 * @example
 * const ring = [[0, 0], [2000, 0], [2000, 2000], [0, 2000]] as const;
 * hourSpots([{ hour: 8, rings: [ring] }], [], [])[0]?.spots[0]?.at; // [1000, 1000]
 */
export function hourSpots(
  outlines: readonly HourOutline[],
  walls: readonly Pick<Edge, 'a' | 'b' | 'thickness'>[],
  things: readonly Ring[],
): readonly HourSpots[] {
  const lines = [...outlines.flatMap(({ rings }) => rings), ...things];
  return outlines.map(({ hour, rings }) => ({
    hour,
    spots: rings
      .flatMap(spotsIn)
      .toSorted((a, b) => a.away - b.away)
      .map(({ at }) => ({
        at,
        off: Math.min(
          toLines(at, lines),
          ...walls.map(({ a, b, thickness }) => toSide(at, a, b) - thickness / 2),
        ),
        onThing: isOn(at, things),
      })),
  }));
}

/**
 * R991: where each hour is named on a drawing of so many millimetres a pixel: off every line, apart from the others, and
 * off things and the sun of now where it can be. R1006: it stays at its `held` place as long as that is free: with the
 * sun it would hop. Undefined where it has no room.
 *
 * @example
 * const ring = [[0, 0], [2000, 0], [2000, 2000], [0, 2000]] as const;
 * placeHours(hourSpots([{ hour: 8, rings: [ring] }], [], []), [], 10, []); // [[1000, 1000]]
 */
export function placeHours(
  hours: readonly HourSpots[],
  now: readonly Ring[],
  px: number,
  held: readonly (Point | undefined)[],
): readonly (Point | undefined)[] {
  const [most, least] = OFF.map(off => off * px) as [number, number];
  const placed: Point[] = [];
  return hours.map(({ spots }, i) => {
    const apartFromAll = spots.filter(
      ({ at, off }) => off >= least && placed.every(other => apart(at, other) >= APART * px),
    );
    const clear = apartFromAll.filter(({ at, onThing }) => !onThing && !isOn(at, now));
    const isHeld = clear.some(({ at }) => at === held[i] && toLines(at, now) >= least);
    const free = [clear, apartFromAll].flatMap(pool =>
      [most, least].flatMap(by => pool.find(({ at, off }) => Math.min(off, toLines(at, now)) >= by) ?? []),
    )[0];
    const at = isHeld ? held[i] : free?.at;
    if (at) placed.push(at);
    return at;
  });
}

const isOn = (at: Point, rings: readonly Ring[]) => rings.some(ring => isInside(at, ring));

const toLines = (at: Point, rings: readonly Ring[]) =>
  Math.min(...rings.flatMap(ring => ring.map((a, i) => toSide(at, a, ring[(i + 1) % ring.length]!))));

function spotsIn(ring: Ring) {
  const { left, right, top, bottom } = boxOf(ring);
  const middle = centroidOf([ring])!;
  return PLACES.flatMap(across =>
    PLACES.map((down): Point => [left + across * (right - left), top + down * (bottom - top)]),
  )
    .filter(at => isInside(at, ring))
    .map(at => ({ at, away: apart(at, middle) }));
}

function toSide([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const on = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - on * dx, y - y1 - on * dy);
}

const apart = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);
