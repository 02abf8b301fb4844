import { type Random, randomBetween } from '@app/kernel';
import { DRAW_RADIUS, PLACEMENT_TRIES, SPACE } from './constants';
import { perspectiveScale } from './perspective';

/** A point of the space: stage pixels from its centre, y downwards, z away from the eye. */
export interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface PlacementArea {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export interface Placement {
  readonly positions: readonly Point3[];
  /** How many found no free spot and used the best of their tries instead. 0 means that nothing overlaps. */
  readonly crowded: number;
}

export interface PlacementOptions {
  readonly area?: PlacementArea;
  /** Radius of a bubble at z = 0, stage pixels. */
  readonly radius?: number;
}

/** As many as the largest field holds. */
const MOST = 2 ** 20;

const isLength = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value < 1e9;

/** Up to this many bubbles are drawn one by one; beyond it rejection is wasteful and a loose lattice is used. */
const MOST_BY_REJECTION = 40;
/** R740: free spots compared for one bubble. */
const FREE_SPOTS = 12;

/**
 * Places `count` bubbles so that none touches another, neither on the stage plane nor as drawn (R138, A36). Always ends,
 * and the same `random` sequence gives the same layout. Empty for an invalid count, area or radius.
 *
 * @example
 * placeBubbles(13, seededRandom(7)).positions.length; // 13
 */
export function placeBubbles(count: number, random: Random, options: PlacementOptions = {}): Placement {
  const { area = SPACE, radius = DRAW_RADIUS } = options ?? {};
  const { width, height, depth } = area ?? {};
  const isCount = Number.isInteger(count) && count >= 0 && count <= MOST;
  if (!isCount || ![radius, width, height, depth].every(isLength)) return { positions: [], crowded: 0 };
  return count <= MOST_BY_REJECTION
    ? placeByRejection(count, random, { width, height, depth }, radius)
    : placeOnLattice(count, random, { width, height, depth }, radius);
}

function placeByRejection(count: number, random: Random, area: PlacementArea, radius: number): Placement {
  const positions: Point3[] = [];
  let crowded = 0;
  for (let index = 0; index < count; index++) {
    const { spot, clearance } = findSpot(positions, random, area, radius);
    if (clearance < 0) crowded++;
    positions.push(spot);
  }
  return { positions, crowded };
}

/** R740: the freest of several free spots, so that a new space has neither heaps nor holes. */
function findSpot(placed: readonly Point3[], random: Random, area: PlacementArea, radius: number) {
  let best = { spot: drawPoint(random, area), clearance: Number.NEGATIVE_INFINITY };
  let spot = best.spot;
  for (let tries = 1, free = 0; ; tries++) {
    const clearance = clearanceOf(spot, placed, radius);
    if (clearance > best.clearance) best = { spot, clearance };
    if (clearance >= 0) free++;
    if (free === FREE_SPOTS || tries === PLACEMENT_TRIES) return best;
    spot = drawPoint(random, area);
  }
}

const drawPoint = (random: Random, { width, height, depth }: PlacementArea): Point3 => ({
  x: randomBetween(random, -width / 2, width / 2),
  y: randomBetween(random, -height / 2, height / 2),
  z: randomBetween(random, -depth / 2, depth / 2),
});

/** Stage pixels between this spot's circle and the nearest other one; negative if they overlap. */
function clearanceOf(spot: Point3, placed: readonly Point3[], radius: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of placed) least = Math.min(least, gapBetween(spot, other, radius));
  return least;
}

/** The lesser of the gap on the stage plane and the gap between the circles as drawn. */
export function gapBetween(a: Point3, b: Point3, radius: number): number {
  const [near, far] = [perspectiveScale(a.z), perspectiveScale(b.z)];
  const onStage = Math.hypot(a.x - b.x, a.y - b.y) - 2 * radius;
  const asDrawn = Math.hypot(a.x * near - b.x * far, a.y * near - b.y * far) - radius * (near + far);
  return Math.min(onStage, asDrawn);
}

/** One bubble per cell, each moved randomly within its cell's free space. */
function placeOnLattice(count: number, random: Random, area: PlacementArea, radius: number): Placement {
  const columns = Math.ceil(Math.sqrt((count * area.width) / area.height));
  const rows = Math.ceil(count / columns);
  const cell = { width: area.width / columns, height: area.height / rows };
  const reach = {
    x: Math.max(0, cell.width - 2 * radius) / 2,
    y: Math.max(0, cell.height - 2 * radius) / 2,
  };
  const positions = Array.from({ length: count }, (_, index) => ({
    x: -area.width / 2 + cell.width * ((index % columns) + 0.5) + randomBetween(random, -reach.x, reach.x),
    y:
      -area.height / 2 +
      cell.height * (Math.floor(index / columns) + 0.5) +
      randomBetween(random, -reach.y, reach.y),
    z: randomBetween(random, -area.depth / 2, area.depth / 2),
  }));
  const fits = cell.width >= 2 * radius && cell.height >= 2 * radius;
  return { positions, crowded: fits ? 0 : count };
}
