import {
  around,
  type Buffers,
  buffersOf,
  chain,
  type Dots,
  dotsOn,
  type Faces,
  type InkFace,
  type Point,
  type Strokes,
  strokesOf,
} from '@app/building';
import type { WorldPoint } from '@app/building/orbit';
import { bearingOfDirection } from '@app/fengshui';
import { palaceCells, type SkyPath } from '@app/home';
import { cellCorners } from '../palaceGrid';
import type { Arrow, StageView } from '../view';

/** Where the arrows of a resident lie, metres from the middle: between the house and the ring. */
const ARROW = { from: 11.4, neck: 13.2, tip: 14.2, half: 0.34, head: 0.78 } as const;
const ARROW_LEVEL = 0.06;
const RADIANS = Math.PI / 180;

/** The outline of an arrow on the ground towards a bearing: x to the right of north, y against it. */
export function arrowRing(bearing: number): readonly Point[] {
  const [sin, cos] = [Math.sin(bearing * RADIANS), Math.cos(bearing * RADIANS)];
  const at = (along: number, across: number): Point => [
    along * sin + across * cos,
    -along * cos + across * sin,
    ARROW_LEVEL,
  ];
  const { from, neck, tip, half, head } = ARROW;
  return [
    at(from, -half),
    at(neck, -half),
    at(neck, -head),
    at(tip, 0),
    at(neck, head),
    at(neck, half),
    at(from, half),
  ];
}

/** Arrows on the ground towards the palaces: filled for good directions, hollow for the others. Axes of the compass ring. */
export function buildArrows(arrows: readonly Arrow[]): Buffers {
  const inked = arrows.map(({ direction, good }): InkFace => {
    const tone = good ? 'good' : 'bad';
    const corners = arrowRing(bearingOfDirection(direction));
    return { tone, corners, lines: around(corners, good ? 1.1 : 1.4, tone) };
  });
  return {
    faces: buffersOf(inked.filter(({ tone }) => tone === 'good')).faces,
    strokes: strokesOf(inked.flatMap(({ lines }) => lines)),
  };
}

/** The wedges outside the ring that point at the sitting (ink) and the facing (seal red). Axes of the house. */
export function buildNeedles(rim: number): Faces {
  const needle = (sign: 1 | -1, tone: 'seal' | 'ink'): InkFace => ({
    tone,
    corners: [
      [0, sign * (rim + 0.16), ARROW_LEVEL],
      [-0.42, sign * (rim + 1.5), ARROW_LEVEL],
      [0.42, sign * (rim + 1.5), ARROW_LEVEL],
    ],
    lines: [],
  });
  return buffersOf([needle(1, 'seal'), needle(-1, 'ink')]).faces;
}

/** Dots of the remaining path, metres: from one to the next on the picture, and the length of one. */
const DOTS = { apart: 0.62, long: 0.07 } as const;

/** The day's path of the sun or moon over the house: a solid line behind it, dots ahead. Axes of the world. */
export const buildPath = (
  pieces: readonly SkyPath[],
  placeOf: (point: SkyPath['points'][number]) => WorldPoint,
  onPicture: Dots['onPicture'],
): Strokes =>
  strokesOf(
    pieces.flatMap(({ points, passed }) => {
      const way = points.map((point): Point => {
        const [east, up, south] = placeOf(point);
        return [east, south, up];
      });
      const ahead = way.slice(Math.max(passed, 1) - 1);
      return [
        ...chain(way.slice(0, passed), 1.2, 'gilt'),
        ...dotsOn(ahead, { ...DOTS, weight: 2.2, tone: 'gilt', onPicture }),
      ];
    }),
  );

const GRID_LEVEL = 0.1;

/** The nine palaces over the plan; the selected one is filled. Axes of the house. */
export function buildPalaces(
  view: Pick<StageView, 'facing' | 'home' | 'facingPalace' | 'selected'>,
): Buffers {
  const inked = palaceCells(view.facingPalace).map((cell): InkFace & { readonly selected: boolean } => {
    const selected = cell.palace === view.selected;
    const corners = cellCorners(cell, view).map(([x, y]): Point => [x, y, GRID_LEVEL]);
    return { tone: 'gilt', corners, lines: around(corners, selected ? 2.4 : 1.2, 'gilt'), selected };
  });
  const chosen = inked.filter(({ selected }) => selected);
  return {
    faces: buffersOf(chosen).faces,
    // The first of two lines on one edge is drawn: the strong one.
    strokes: strokesOf([...chosen, ...inked].flatMap(({ lines }) => lines)),
  };
}
