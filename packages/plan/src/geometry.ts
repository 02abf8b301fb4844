import * as bearings from './bearings';
import type { HalfPlane } from './clip';
import * as clipping from './clip';
import type { Point, Ring } from './model';
import type { Box } from './ring';
import * as rings from './ring';
import { isListOf, isNumber, isPoint, isRing, isRings, shape } from './sound';

// Point arithmetic for callers: with validated points the package itself runs it thousands of times a second.

const isHalfPlane = /* @__PURE__ */ shape<HalfPlane>(
  ({ a, b, c }) => isNumber(a) && isNumber(b) && typeof c === 'number' && Number.isFinite(c),
);
const isRegion = /* @__PURE__ */ isListOf(isHalfPlane);

/**
 * Degrees in [0, 360); 0 for an invalid angle.
 *
 * @example
 * turned(-90); // 270
 */
export const turned = (angle: number): number => (isNumber(angle) ? bearings.turned(angle) : 0);

/**
 * Degrees in (-180, 180] from the first angle clockwise to the second; 0 if one is invalid.
 *
 * @example
 * turnBetween(350, 10); // 20
 */
export const turnBetween = (from: number, to: number): number =>
  isNumber(from) && isNumber(to) ? bearings.turnBetween(from, to) : 0;

/**
 * Number of the 45° sector of a bearing, 0 about north; 0 for an invalid angle.
 *
 * @example
 * sectorOf(100); // 2
 */
export const sectorOf = (bearing: number): number => bearings.sectorOf(turned(bearing));

/**
 * Unit vector of an angle on the plan, clockwise from its up; exact on the four quarters.
 *
 * @example
 * directionOf(90); // [ 1, 0 ]
 */
export const directionOf = (angle: number): Point => bearings.directionOf(turned(angle));

/**
 * Angle of a vector on the plan, clockwise from its up, in [0, 360).
 *
 * @example
 * angleOf([1, 0]); // 90
 */
export const angleOf = (vector: Point): number => (isPoint(vector) ? bearings.angleOf(vector) : 0);

/**
 * Sutherland–Hodgman: the part of a ring in a convex region. A concave ring may come back with zero-width bridges along
 * the border of the region: area and centroid are right, a drawn outline is not.
 *
 * @example
 * const left = { a: -1, b: 0, c: 3000 }; // x up to 3000
 * areaOf([clip(boxRing(5000, 4000), [left])]); // 12000000
 */
export const clip = (ring: Ring, region: readonly HalfPlane[]): Ring =>
  isRing(ring) && isRegion(region) ? clipping.clip(ring, region) : [];

/**
 * The region inside a convex ring that runs clockwise on a screen.
 *
 * @example
 * areaOf([clip(boxRing(5000, 4000), convexRegion(boxRing(1000, 1000)))]); // 1000000
 */
export const convexRegion = (ring: Ring): readonly HalfPlane[] =>
  isRing(ring) ? clipping.convexRegion(ring) : [];

/**
 * Between two directions from a point, the first turned clockwise into the second by less than 180°.
 *
 * @example
 * Math.round(areaOf([clip(boxRing(4000, 4000), wedge([0, 0], directionOf(90), directionOf(135)))])); // 8000000
 */
export const wedge = (from: Point, first: Point, second: Point): readonly HalfPlane[] =>
  isPoint(from) && isPoint(first) && isPoint(second) ? clipping.wedge(from, first, second) : [];

/**
 * Total area of rings, mm²; those with the other orientation are holes. 0 if one has more than 10,000 corners.
 *
 * @example
 * areaOf([boxRing(6000, 4000)]); // 24000000
 */
export const areaOf = (all: readonly Ring[]): number => (isRings(all) ? rings.areaOf(all) : 0);

/**
 * Shoelace relative to the first vertex, which keeps the precision of distant rings. mm², positive when clockwise.
 *
 * @example
 * signedArea(boxRing(6000, 4000)); // 24000000
 */
export const signedArea = (ring: Ring): number => (isRing(ring) ? rings.signedArea(ring) : 0);

/**
 * Centroid of area; rings with the other orientation are holes. Undefined if nothing is enclosed.
 *
 * @example
 * centroidOf([boxRing(6000, 4000)]); // [ 3000, 2000 ]
 */
export const centroidOf = (all: readonly Ring[]): Point | undefined =>
  isRings(all) ? rings.centroidOf(all) : undefined;

/**
 * The box around points; [0, 0] if there are none.
 *
 * @example
 * boxOf([[0, 5], [3, 1]]); // { left: 0, top: 1, right: 3, bottom: 5 }
 */
export const boxOf = (points: readonly Point[]): Box =>
  isRing(points) && points.length > 0 ? rings.boxOf(points) : { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * Whether a point lies in a ring or on its border.
 *
 * @example
 * isInside([1000, 1000], boxRing(6000, 4000)); // true
 */
export const isInside = (p: Point, ring: Ring): boolean =>
  isPoint(p) && isRing(ring) && rings.isInside(p, ring);

/**
 * No duplicate points, no two sides that touch except neighbours at their corner, no side folded back over the last.
 *
 * @example
 * isSimple([[0, 0], [2, 2], [2, 0], [0, 2]]); // false
 */
export const isSimple = (ring: Ring): boolean => isRing(ring) && rings.isSimple(ring);

/**
 * To whole millimetres; [0, 0] for an invalid point.
 *
 * @example
 * roundPoint([1.4, -0.2]); // [ 1, 0 ]
 */
export const roundPoint = (p: Point): Point => (isPoint(p) ? rings.roundPoint(p) : [0, 0]);
