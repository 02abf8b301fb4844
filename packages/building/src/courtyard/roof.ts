import { chain, type InkFace, type InkLine, type Point, turnedTo, WEIGHTS, woven } from '../mesh/inkFace';
import { axesOf, FASCIA, GABLE_BOARD, type HallAxes, type HallPlan, roofShapeOf } from './hallPlan';

/** Where the slope and the eaves are divided into straight pieces: closer where they bend more. */
const SLOPE = [0, 0.14, 0.3, 0.48, 0.66, 0.84, 1] as const;
const EAVES = [0, 0.04, 0.1, 0.2, 0.5, 0.8, 0.9, 0.96, 1] as const;

/** The bend at the ends of the ridge: metres past the end, and over the ridge line. */
const HORN = [
  [-0.25, 0.4],
  [-0.14, 0.47],
  [-0.05, 0.57],
  [0.03, 0.68],
  [0.1, 0.82],
] as const;

/** Points of a roof: `part` runs from 0 to 1 along the ridge and `v` from 0 at the ridge to 1 at the eaves. */
interface Roof {
  readonly way: HallAxes['way'];
  readonly reach: number;
  /** `drop` lowers it, metres. */
  on(part: number, v: number, slope: 1 | -1, drop?: number): Point;
  overRidge(part: number, height: number): Point;
  /** Height of the ridge wall, metres. */
  crest(part: number): number;
}

/** A gable roof of hollow tiles: concave slopes, eaves that turn up at the corners, a ridge with raised ends. */
export function roofFaces(plan: HallPlan): readonly InkFace[] {
  const roof = roofOf(plan);
  const slopes = [1, -1] as const;
  return [
    ...slopes.flatMap(side => [slope(roof, side), fascia(roof, side)]),
    ...slopes.flatMap(side => [0, 1].map(end => gableBoard(roof, side, end))),
    ridge(roof),
  ];
}

function roofOf(plan: HallPlan): Roof {
  const { at, way } = axesOf(plan);
  const shape = roofShapeOf(plan);
  const along = (part: number) => 2 * part - 1;
  return {
    way,
    reach: shape.reach,
    on: (part, v, slope, drop = 0) =>
      at(
        along(part) * shape.reach,
        slope * shape.depth * v,
        shape.height(v) + shape.turnUp(along(part), v) - drop,
      ),
    overRidge: (part, height) => at(along(part) * shape.reach, 0, shape.ridge + height),
    crest: part => shape.crest(along(part)),
  };
}

function slope({ way, reach, on }: Roof, side: 1 | -1): InkFace {
  const u = EAVES.map(part => reach * (2 * part - 1));
  const rows = SLOPE.map(v => EAVES.map(part => on(part, v, side)));
  const edges = [0, EAVES.length - 1].flatMap(column =>
    chain(
      rows.map(row => row[column]!),
      WEIGHTS.structure,
    ),
  );
  const lines = [...edges, ...chain(rows.at(-1)!, WEIGHTS.contour)];
  const face = woven('roof', { pattern: 'tiles', rows, u, v: SLOPE }, { lines, twoSided: true });
  const [x, y] = way(0, side);
  return { ...face, corners: turnedTo([x, y, 1], face.corners) };
}

/** A strip under an edge of the roof, with a fine line along its lower edge. */
function strip(outward: Point, edge: (drop: number) => readonly Point[], height: number): InkFace {
  const foot = edge(height);
  return {
    tone: 'trim',
    corners: turnedTo(outward, [...edge(0), ...foot.toReversed()]),
    lines: chain(foot, WEIGHTS.fine),
  };
}

const fascia = ({ way, on }: Roof, side: 1 | -1): InkFace =>
  strip(way(0, side), drop => EAVES.map(part => on(part, 1, side, drop)), FASCIA);

const gableBoard = ({ way, on }: Roof, side: 1 | -1, end: number): InkFace =>
  strip(way(2 * end - 1, 0), drop => SLOPE.map(v => on(end, v, side, drop)), GABLE_BOARD);

function ridge({ reach, overRidge, crest }: Roof): InkFace {
  const foot = EAVES.map(part => overRidge(part, 0));
  const top = EAVES.map(part => overRidge(part, crest(part)));
  const horn = (end: 0 | 1): readonly InkLine[] => {
    const past = (metres: number) => end + ((2 * end - 1) * metres) / (2 * reach);
    return chain(
      HORN.map(([along, height]) => overRidge(past(along), height)),
      WEIGHTS.contour,
    );
  };
  const sides = [0, -1].flatMap(at => chain([foot.at(at)!, top.at(at)!], WEIGHTS.structure));
  return {
    tone: 'ridge',
    corners: [...top, ...foot.toReversed()],
    lines: [
      ...chain(top, WEIGHTS.structure),
      ...sides,
      ...chain(foot, WEIGHTS.structure),
      ...horn(0),
      ...horn(1),
    ],
    twoSided: true,
  };
}
