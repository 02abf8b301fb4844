import { angleOf, directionOf, radians } from './bearings';
import { derive, type Edge } from './derive';
import type { Opening, Plan, Point, Ring } from './model';
import { isConvex } from './reach';
import { sides } from './ring';
import { into } from './sight';
import { isNumber, isPlan, isPoint } from './sound';
import { lightsOf } from './sources';

/** A vertical line in an eye's view: degrees, `azimuth` from true north, `low` and `high` above the eye's level. */
export interface ViewSlice {
  readonly azimuth: number;
  readonly low: number;
  readonly high: number;
}

/** An opening as seen by an eye in the room. */
export interface VisibleOpening {
  readonly opening: Opening;
  /** Whether it lets the sun in: glass or a gap to the outside. */
  readonly isSky: boolean;
  /**
   * From jamb to jamb, azimuths increasing and possibly below 0 or beyond 360. Several if a corner of the room hides its
   * middle, none if it hides all of it.
   */
  readonly outlines: readonly (readonly ViewSlice[])[];
}

/** Degrees between two slices, and the distance of the next one from a corner that may hide something. */
const SLICE = 1;
const BESIDE = 1e-4;

/**
 * The openings of a room as seen from a point in it, `z` mm above the floor: what both faces of the wall leave free,
 * below overhangs, and not behind a corner of the room. Furniture hides nothing. The sun is on the point exactly when it
 * is in an outline with `isSky`, or seen through an inner gap or glass and an opening of the next room, unless a wing of
 * the home or a given horizon hides it.
 *
 * @example
 * const seen = visibleOpenings(templatePlan('two-bedroom', 'en'), 0, 'master', [900, 6000], 500);
 * seen.map(({ opening }) => opening.kind).sort(); // [ 'door', 'window' ]
 */
export function visibleOpenings(
  plan: Plan,
  level: number,
  roomId: string,
  eye: Point,
  z: number,
): readonly VisibleOpening[] {
  if (!isPlan(plan) || !isPoint(eye) || !isNumber(z)) return [];
  const floor = plan.floors.find(each => each.level === level);
  const room = floor?.rooms.find(({ id }) => id === roomId);
  if (!floor || !room) return [];
  const { sources } = lightsOf(plan, floor);
  const seen = (opening: Opening, edge: Edge): VisibleOpening => {
    const source = sources.find(each => each.opening === opening && each.inside === room);
    const outward = into(edge, room.id).map(n => -n) as [number, number];
    const frame = frameOf(opening, outward, edge.thickness, eye);
    const eaves = source && source.eaves > 0 ? { height: floor.height, reach: source.eaves } : undefined;
    const hidden = isConvex(room.ring) ? undefined : hiddenBy(room.ring, edge, frame, eye);
    const outlines = frame ? outlinesOf(frame, opening, z, eaves, plan.up, hidden) : [];
    return { opening, isSky: source !== undefined, outlines };
  };
  return derive(floor)
    .edges.filter(edge => edge.room === room || edge.other === room)
    .flatMap(edge => edge.openings.map(opening => seen(opening, edge)));
}

/** An opening relative to an eye: the distance of its wall's faces, and the free angles off their normal. */
interface Frame {
  readonly near: number;
  readonly far: number;
  /** The line of the wall itself. */
  readonly middle: number;
  /** The normal's angle on the plan, degrees; and from the first to the last free angle off it, radians. */
  readonly normal: number;
  readonly from: number;
  readonly to: number;
}

function frameOf({ from, to }: Opening, outward: Point, thickness: number, eye: Point): Frame | undefined {
  const normal = angleOf(outward);
  const [rx, ry] = directionOf(normal + 90);
  const ahead = (p: Point) => (p[0] - eye[0]) * outward[0] + (p[1] - eye[1]) * outward[1];
  const aside = (p: Point) => (p[0] - eye[0]) * rx + (p[1] - eye[1]) * ry;
  const middle = (ahead(from) + ahead(to)) / 2;
  const [near, far] = [middle - thickness / 2, middle + thickness / 2];
  // In the wall, or behind it: nothing is visible.
  if (near < 1) return undefined;
  const [left, right] = [aside(from), aside(to)].sort((a, b) => a - b) as [number, number];
  const first = Math.max(Math.atan2(left, near), Math.atan2(left, far));
  const last = Math.min(Math.atan2(right, near), Math.atan2(right, far));
  return first < last ? { near, far, middle, normal, from: first, to: last } : undefined;
}

/** Whether another wall of the room comes first at an angle off the normal, and the angles where that may change. */
interface Hiding {
  readonly at: readonly number[];
  readonly hides: (angle: number) => boolean;
}

function hiddenBy(ring: Ring, { a, b }: Edge, frame: Frame | undefined, eye: Point): Hiding | undefined {
  if (!frame) return undefined;
  const others = sides(ring).filter(([p, q]) => !onLine(p, a, b) || !onLine(q, a, b));
  const angles = ring.map(p => {
    const off = radians(angleOf([p[0] - eye[0], p[1] - eye[1]]) - frame.normal);
    return Math.atan2(Math.sin(off), Math.cos(off));
  });
  return {
    at: angles.flatMap(angle => [angle - BESIDE, angle + BESIDE]),
    hides: angle => {
      const [dx, dy] = directionOf(frame.normal + angle / radians(1));
      const reach = frame.middle / Math.cos(angle) - 1;
      return others.some(([p, q]) => {
        const [ex, ey] = [q[0] - p[0], q[1] - p[1]];
        const across = dx * ey - dy * ex;
        if (across === 0) return false;
        const [px, py] = [p[0] - eye[0], p[1] - eye[1]];
        const away = (px * ey - py * ex) / across;
        const along = (px * dy - py * dx) / across;
        return away > 1 && away < reach && along >= 0 && along <= 1;
      });
    },
  };
}

const onLine = (p: Point, a: Point, b: Point): boolean =>
  (b[0] - a[0]) * (p[1] - a[1]) === (b[1] - a[1]) * (p[0] - a[0]);

function outlinesOf(
  frame: Frame,
  { sill, head }: Opening,
  z: number,
  eaves: { readonly height: number; readonly reach: number } | undefined,
  up: number,
  hidden: Hiding | undefined,
): readonly (readonly ViewSlice[])[] {
  const { near, far, middle, normal, from, to } = frame;
  const slices = Math.max(1, Math.ceil((to - from) / radians(SLICE)));
  const angles = [
    ...Array.from({ length: slices + 1 }, (_, i) => from + ((to - from) * i) / slices),
    ...(hidden?.at.filter(angle => angle > from && angle < to) ?? []),
  ].sort((a, b) => a - b);
  const rise = (height: number, away: number, angle: number): number =>
    Math.atan((height * Math.cos(angle)) / away) / radians(1);
  const outlines: ViewSlice[][] = [[]];
  for (const angle of angles) {
    const low = Math.max(rise(sill - z, near, angle), rise(sill - z, far, angle));
    const high = Math.min(
      rise(head - z, near, angle),
      rise(head - z, far, angle),
      ...(eaves ? [rise(eaves.height - z, middle + eaves.reach, angle)] : []),
    );
    if (high <= low || hidden?.hides(angle)) outlines.push([]);
    else outlines.at(-1)!.push({ azimuth: up + normal + angle / radians(1), low, high });
  }
  return outlines.filter(slice => slice.length > 1);
}
