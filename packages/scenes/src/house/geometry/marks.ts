import { createPen, type Faces, type Point, type Strokes } from '@app/building';
import { bearingOfDirection } from '@app/fengshui';
import { palaceCells, type SkyPath } from '@app/home';
import { cellCorners } from '../palaceGrid';
import { towards } from '../skylight';
import type { Arrow, HouseView } from '../view';

export interface Marks {
  readonly faces: Faces;
  readonly strokes: Strokes;
}

/** Where the arrows of a resident lie, metres from the middle: between the house and the ring. */
const ARROW = { from: 11.4, neck: 13.2, tip: 14.2, half: 0.34, head: 0.78 } as const;
const ARROW_LEVEL = 0.06;
const RADIANS = Math.PI / 180;

/** Arrows on the ground towards the palaces: full for good directions, hollow for the others. Axes of the compass ring. */
export function buildArrows(arrows: readonly Arrow[]): Marks {
  const pen = createPen();
  for (const { direction, good } of arrows) {
    const bearing = bearingOfDirection(direction) * RADIANS;
    const at = (along: number, across: number): Point => [
      along * Math.sin(bearing) + across * Math.cos(bearing),
      -along * Math.cos(bearing) + across * Math.sin(bearing),
      ARROW_LEVEL,
    ];
    const { from, neck, tip, half, head } = ARROW;
    const shaft = [at(from, -half), at(neck, -half), at(neck, half), at(from, half)];
    const point = [at(neck, -head), at(tip, 0), at(neck, head)];
    if (good) {
      pen.face('good', shaft);
      pen.face('good', point);
    }
    const edge = [
      at(from, -half),
      at(neck, -half),
      ...point,
      at(neck, half),
      at(from, half),
      at(from, -half),
    ];
    pen.stroke(good ? 1.1 : 1.4, edge, good ? 'good' : 'bad');
  }
  return { faces: pen.faces(), strokes: pen.strokes() };
}

/** The wedges outside the ring that point at the sitting (ink) and the facing (seal red). Axes of the house. */
export function buildNeedles(rim: number): Faces {
  const pen = createPen();
  for (const [sign, tone] of [
    [1, 'seal'],
    [-1, 'ink'],
  ] as const) {
    pen.face(tone, [
      [0, sign * (rim + 0.16), ARROW_LEVEL],
      [-0.42, sign * (rim + 1.5), ARROW_LEVEL],
      [0.42, sign * (rim + 1.5), ARROW_LEVEL],
    ]);
  }
  return pen.faces();
}

/** Length of a dash of the path still to come, as a part of the step between two points. */
const DASH = 0.45;

/** The day's path of the sun or moon over the house: a line where it has been, dashes where it will go. Axes of the world. */
export function buildPath({ points, passed }: SkyPath, radius: number): Strokes {
  const pen = createPen();
  const places = points.map((point): Point => {
    const [east, up, south] = towards(point);
    return [east * radius, south * radius, up * radius];
  });
  if (passed > 1) pen.stroke(1.2, places.slice(0, passed), 'gilt');
  for (let step = Math.max(passed, 1); step < places.length; step++) {
    const [from, to] = [places[step - 1]!, places[step]!];
    const part = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ];
    pen.stroke(1, [part(0), part(DASH)], 'gilt');
  }
  return pen.strokes();
}

const GRID_LEVEL = 0.1;

/** The nine palaces over the plan; the selected one is filled. Axes of the house. */
export function buildPalaces(view: Pick<HouseView, 'facing' | 'home' | 'facingPalace' | 'selected'>): Marks {
  const pen = createPen();
  for (const cell of palaceCells(view.facingPalace)) {
    const corners = cellCorners(cell, view).map(([x, y]): Point => [x, y, GRID_LEVEL]);
    pen.stroke(cell.palace === view.selected ? 2.4 : 1.2, [...corners, corners[0]!], 'gilt');
    if (cell.palace === view.selected) pen.face('gilt', corners);
  }
  return { faces: pen.faces(), strokes: pen.strokes() };
}
