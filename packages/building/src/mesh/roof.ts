import { FASCIA, GABLE_BOARD, type HallAxes, type HallPlan, type Point, roofShapeOf } from '../hallPlan';
import { type Pen, WEIGHTS } from './pen';

/** Where the slope and the eaves are broken into straight pieces: closer where they bend more. */
const SLOPE = [0, 0.14, 0.34, 0.62, 1] as const;
const EAVES = [0, 0.06, 0.16, 0.5, 0.84, 0.94, 1] as const;
interface Roof {
  readonly reach: number;
  /** A point of a slope: `v` runs from 0 at the ridge to 1 at the eaves. `drop` lowers it, metres. */
  on(part: number, v: number, slope: 1 | -1, drop?: number): Point;
  overRidge(part: number, height: number): Point;
  /** Height of the ridge wall, metres. */
  crest(part: number): number;
  /** Metres along the ridge. */
  along(part: number): number;
}

/** A gable roof of hollow tiles: concave slopes, eaves that turn up at the corners, a ridge with raised ends. */
export function buildRoof(pen: Pen, axes: HallAxes, plan: HallPlan): void {
  const roof = roofOf(axes, plan);
  for (const slope of [1, -1] as const) {
    buildSlope(pen, roof, slope);
    buildEaves(pen, roof, slope);
    for (const end of [0, 1]) buildGableEdge(pen, roof, slope, end);
  }
  buildRidge(pen, roof);
}

function roofOf(axes: HallAxes, plan: HallPlan): Roof {
  const { reach, depth, ridge, height, turnUp, crest } = roofShapeOf(plan);
  const along = (part: number) => reach * (2 * part - 1);
  return {
    reach,
    along,
    on: (part, v, slope, drop = 0) =>
      axes.at(along(part), slope * depth * v, height(v) + turnUp(2 * part - 1, v) - drop),
    overRidge: (part, above) => axes.at(along(part), 0, ridge + above),
    crest: part => crest(2 * part - 1),
  };
}

function buildSlope(pen: Pen, roof: Roof, slope: 1 | -1): void {
  for (const [v0, v1] of pairs(SLOPE)) {
    for (const [p0, p1] of pairs(EAVES)) {
      const corners = [
        roof.on(p0, v0, slope),
        roof.on(p1, v0, slope),
        roof.on(p1, v1, slope),
        roof.on(p0, v1, slope),
      ];
      const [u0, u1] = [roof.along(p0), roof.along(p1)];
      pen.face('roof', corners, {
        pattern: 'tiles',
        uv: [
          [u0, v0],
          [u1, v0],
          [u1, v1],
          [u0, v1],
        ],
      });
    }
  }
}

function buildEaves(pen: Pen, roof: Roof, slope: 1 | -1): void {
  for (const [p0, p1] of pairs(EAVES)) {
    pen.face('trim', [
      roof.on(p0, 1, slope),
      roof.on(p1, 1, slope),
      roof.on(p1, 1, slope, FASCIA),
      roof.on(p0, 1, slope, FASCIA),
    ]);
  }
  const edge = (drop: number) => EAVES.map(part => roof.on(part, 1, slope, drop));
  pen.stroke(WEIGHTS.contour, edge(0));
  pen.stroke(WEIGHTS.fine, edge(FASCIA));
}

function buildGableEdge(pen: Pen, roof: Roof, slope: 1 | -1, end: number): void {
  for (const [v0, v1] of pairs(SLOPE)) {
    pen.face('trim', [
      roof.on(end, v0, slope),
      roof.on(end, v1, slope),
      roof.on(end, v1, slope, GABLE_BOARD),
      roof.on(end, v0, slope, GABLE_BOARD),
    ]);
  }
  const edge = (drop: number) => SLOPE.map(v => roof.on(end, v, slope, drop));
  pen.stroke(WEIGHTS.structure, edge(0));
  pen.stroke(WEIGHTS.fine, edge(GABLE_BOARD));
}

function buildRidge(pen: Pen, roof: Roof): void {
  const { crest } = roof;
  for (const [p0, p1] of pairs(EAVES)) {
    pen.face('ridge', [
      roof.overRidge(p0, 0),
      roof.overRidge(p1, 0),
      roof.overRidge(p1, crest(p1)),
      roof.overRidge(p0, crest(p0)),
    ]);
  }
  pen.stroke(
    WEIGHTS.structure,
    EAVES.map(part => roof.overRidge(part, crest(part))),
  );
  pen.stroke(WEIGHTS.fine, [roof.overRidge(0, 0), roof.overRidge(1, 0)]);
  // The upturned ends, which give the silhouette its horns.
  for (const [end, outward] of [
    [0, -1],
    [1, 1],
  ] as const) {
    const past = (metres: number) => end + (outward * metres) / (2 * roof.reach);
    pen.stroke(WEIGHTS.contour, [
      roof.overRidge(past(-0.25), 0.4),
      roof.overRidge(past(-0.02), 0.56),
      roof.overRidge(past(0.1), 0.86),
    ]);
  }
}

function pairs<T>(list: readonly T[]): readonly (readonly [T, T])[] {
  return list.slice(1).map((item, at) => [list[at]!, item] as const);
}
