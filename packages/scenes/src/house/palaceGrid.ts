import { GROUND } from '@app/building';
import type { WorldPoint } from '@app/building/orbit';
import type { Palace } from '@app/fengshui';
import { type Cell, palaceCells } from '@app/home';
import type { StageView } from './view';

const span = ([from, to]: readonly [number, number]) => (to - from) / 3;
const WIDTH = span(GROUND.x);
const DEPTH = span(GROUND.y);

/** Determines the places of the palaces: the courtyard's ground, or the body of the person's own home. */
export type Site = Pick<StageView, 'facing' | 'home'>;
type Spot = readonly [x: number, y: number];

/** The ground of a square of the courtyard, metres in the axes of the house. */
function cellBounds({ column, row }: Pick<Cell, 'column' | 'row'>): {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
} {
  const x = GROUND.x[0] + (column + 1) * WIDTH;
  const y = GROUND.y[0] + (row + 1) * DEPTH;
  return { x: [x, x + WIDTH], y: [y, y + DEPTH] };
}

/** From this width, CSS px, all nine labels are shown beside a chosen palace (R1062, house.css). */
const ALL_NINE = 600;

/** R1120: the level under the labels of all nine palaces, the lowest that is shown; undefined without them. */
export const levelUnderLabels = (
  { overlay, home }: Pick<StageView, 'overlay' | 'home'>,
  width: number,
): number | undefined => (overlay && width >= ALL_NINE ? home?.model.storeys[0]?.level : undefined);

/** The corners of a square on the ground, metres in the axes of the house, in turn. */
export function cellCorners(
  cell: Pick<Cell, 'column' | 'row'>,
  site: Site,
): readonly [Spot, Spot, Spot, Spot] {
  const { x, y } = cellBounds(cell);
  const at = onSite(site);
  return [at(x[0], y[0]), at(x[1], y[0]), at(x[1], y[1]), at(x[0], y[1])];
}

/** The middle of a square, metres in the axes of the house. */
export function cellMiddle(cell: Pick<Cell, 'column' | 'row'>, site: Site): Spot {
  const { x, y } = cellBounds(cell);
  return onSite(site)((x[0] + x[1]) / 2, (y[0] + y[1]) / 2);
}

/** From the axes of a model to the world. */
export function planToWorld([x, y, z]: WorldPoint, { scale, up }: NonNullable<Site['home']>): WorldPoint {
  const [east, south] = turnedBy(x * scale, y * scale, up);
  return [east, z * scale, south];
}

/** The spot of the plan under one of the world, metres. */
export function worldToPlan([x, , z]: WorldPoint, { scale, up }: NonNullable<Site['home']>): Spot {
  const [across, down] = turnedBy(x, z, -up);
  return [across / scale, down / scale];
}

/** From the axes of the house, whose gate is where they have south, to the world. */
export function toWorld([x, y, z]: WorldPoint, facing: number): WorldPoint {
  const [east, south] = turnedBy(x, z, facing - 180);
  return [east, y, south];
}

/** From the ground of the world to that of the house: the inverse of `toWorld`. */
export const toHouse = (x: number, z: number, facing: number): Spot => turnedBy(x, z, 180 - facing);

/** The palace under a point of the ground, in the axes of the house; undefined outside the walls. */
export function palaceAtPoint(
  x: number,
  y: number,
  site: Site & Pick<StageView, 'facingPalace'>,
): Palace | undefined {
  return palaceCells(site.facingPalace).find(cell => {
    const corners = cellCorners(cell, site);
    return corners.every(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % 4]!;
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
    });
  })?.palace;
}

/** Whether the palaces are in the same places as before. */
export const isSameLayout = (
  a: Site & Pick<StageView, 'facingPalace'>,
  b: Site & Pick<StageView, 'facingPalace'>,
): boolean =>
  a.facingPalace === b.facingPalace &&
  a.home?.model === b.home?.model &&
  (a.home === undefined || (a.facing === b.facing && a.home.up === b.home?.up));

/** The height of the palaces over the ground, metres; `lifted` is how far the roofs are removed, 0 to 1. */
export const palaceHeight = ({ home }: Site, lifted: number): number =>
  home ? (home.model.storeys[0]?.lift ?? 0) * home.scale + OVER_FLOOR : EAVES * (1 - lifted);

/** Over roofs in place the palaces are at this height, metres: at the eaves, so that each is seen on its own rooms. */
const EAVES = 2.8;
const OVER_FLOOR = 0.08;
const RADIANS = Math.PI / 180;

/** From the ground of the courtyard to that of the site: stretched over the body, turned with it, moved to its middle. */
function onSite({ facing, home }: Site): (x: number, y: number) => Spot {
  if (!home) return (x, y) => [x, y];
  const { bearing, width, depth, middle } = home.body;
  const [wide, deep] = [GROUND.x[1] - GROUND.x[0], GROUND.y[1] - GROUND.y[0]];
  const centre = [(GROUND.x[0] + GROUND.x[1]) / 2, (GROUND.y[0] + GROUND.y[1]) / 2] as const;
  // The plan's y runs opposite to its up, as the house's y runs towards its front.
  const [mx, my] = turnedBy(middle[0] * home.scale, middle[1] * home.scale, home.up + 180 - facing);
  return (x, y) => {
    const [u, v] = turnedBy(
      (((x - centre[0]) * width) / wide) * home.scale,
      (((y - centre[1]) * depth) / deep) * home.scale,
      bearing - facing,
    );
    return [mx + u, my + v];
  };
}

/** Clockwise seen from above. */
function turnedBy(x: number, y: number, degrees: number): Spot {
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  return [x * cos - y * sin, x * sin + y * cos];
}
