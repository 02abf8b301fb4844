import type { Point } from '../mesh/inkFace';
import { axesOf, type HallPlan, roofShapeOf } from './hallPlan';
import { HALLS, WALLS } from './measures';

export interface Casters {
  /** Triangles in the axes of the scene: walls first, then roofs. */
  readonly position: Float32Array;
  /** The first roof vertex: lifted roofs cast no shadow. */
  readonly roofsFrom: number;
}

/** The casters are slightly inside the house, or every roof would shade itself, metres. */
const INSET = 0.3;
const SKIN = 0.08;

/** A simplified house for the shadow map: some hundred triangles instead of thousands. */
export function buildCasters(): Casters {
  const walls: number[] = [];
  const roofs: number[] = [];
  for (const plan of HALLS) {
    const { x, y, base, wall } = plan;
    addBox(walls, x, y, base + wall - INSET);
    addGable(roofs, plan);
  }
  for (const { x, y } of WALLS) addBox(walls, x, y, 1.7);
  return { position: Float32Array.from([...walls, ...roofs]), roofsFrom: walls.length / 3 };
}

function addBox(
  list: number[],
  x: readonly [number, number],
  y: readonly [number, number],
  top: number,
): void {
  const ring: readonly (readonly [number, number])[] = [
    [x[0] + SKIN, y[0] + SKIN],
    [x[1] - SKIN, y[0] + SKIN],
    [x[1] - SKIN, y[1] - SKIN],
    [x[0] + SKIN, y[1] - SKIN],
  ];
  for (const [index, [x0, y0]] of ring.entries()) {
    const [x1, y1] = ring[(index + 1) % 4]!;
    addQuad(list, [
      [x0, y0, 0],
      [x1, y1, 0],
      [x1, y1, top],
      [x0, y0, top],
    ]);
  }
  addQuad(
    list,
    ring.map(([a, b]): Point => [a, b, top]),
  );
}

function addGable(list: number[], plan: HallPlan): void {
  const { at } = axesOf(plan);
  const shape = roofShapeOf(plan);
  const on = (end: 1 | -1, v: number, slope: number) =>
    at(end * shape.reach, slope * shape.depth * v, shape.height(v) - INSET);
  for (const slope of [1, -1]) {
    for (const [v0, v1] of [
      [0, 0.4],
      [0.4, 1],
    ] as const) {
      addQuad(list, [on(-1, v0, slope), on(1, v0, slope), on(1, v1, slope), on(-1, v1, slope)]);
    }
  }
}

function addQuad(list: number[], corners: readonly Point[]): void {
  for (const corner of [0, 1, 2, 0, 2, 3]) {
    const [x, y, z] = corners[corner]!;
    list.push(x, z, y);
  }
}
