import { type ScaleBar, scaleBar } from './dimensions';
import type { Point } from './model';
import type { Box } from './ring';
import { GRID } from './snap';
import { isBox, isMaybe, isNumber, isPoint, isRecord, isRing } from './sound';

/** How a drawing is viewed: without a centre, whole and as laid out. */
export interface Paper {
  /** Millimetres of the plan in the middle of the picture. */
  readonly centre?: Point;
  readonly zoom: number;
}

/** A drawing on the screen, seen whole. */
export interface PaperOnScreen {
  /** Millimetres of a pixel at zoom 1. */
  readonly perPixel: number;
  /** Its middle on the screen, px. */
  readonly middle: Point;
  /** The millimetres visible when seen whole. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/** Seen whole. */
export const WHOLE: Paper = Object.freeze({ zoom: 1 });
const MOST = 16;

const isPaper = (paper: Paper): boolean =>
  isRecord(paper) && isMaybe(paper.centre, isPoint) && isNumber(paper.zoom) && paper.zoom > 0;
const isScreen = (screen: PaperOnScreen): boolean =>
  isRecord(screen) && isNumber(screen.perPixel) && isPoint(screen.middle) && isBox(screen.box);
const isMove = (move: { from: Point; to: Point; factor?: number }): boolean =>
  isRecord(move) && isPoint(move.from) && isPoint(move.to) && isMaybe(move.factor, isNumber);

/**
 * The paper after a gesture: the point under `from` moves to `to`, `factor` times larger. The view never leaves the
 * picture nor shrinks below the whole. The whole sheet for an invalid paper, screen or movement.
 *
 * @example
 * const screen = { perPixel: 20, middle: [300, 200] as const, box: { left: 0, top: 0, right: 12000, bottom: 8000 } };
 * movedPaper(WHOLE, screen, { from: [300, 200], to: [300, 200], factor: 2 }); // { centre: [ 6000, 4000 ], zoom: 2 }
 */
export function movedPaper(
  paper: Paper,
  screen: PaperOnScreen,
  fingers: { readonly from: Point; readonly to: Point; readonly factor?: number },
): Paper {
  if (!isPaper(paper) || !isScreen(screen) || !isMove(fingers)) return WHOLE;
  const { centre, zoom } = paper;
  const { perPixel, middle, box } = screen;
  const { from, to, factor = 1 } = fingers;
  const [x, y] = centre ?? [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const next = Math.min(MOST, Math.max(1, zoom * factor));
  const [before, after] = [perPixel / zoom, perPixel / next];
  const under = [x + (from[0] - middle[0]) * before, y + (from[1] - middle[1]) * before] as const;
  const moved: Point = [
    Math.min(box.right, Math.max(box.left, under[0] - (to[0] - middle[0]) * after)),
    Math.min(box.bottom, Math.max(box.top, under[1] - (to[1] - middle[1]) * after)),
  ];
  return { centre: moved, zoom: next };
}

/**
 * The movement of the middle of several fingers, and the factor between their distances; no movement for invalid points.
 *
 * @example
 * pinchOf([[0, 0], [10, 0]], [[0, 0], [20, 0]]).factor; // 2
 */
export function pinchOf(
  before: readonly Point[],
  after: readonly Point[],
): { readonly from: Point; readonly to: Point; readonly factor: number } {
  if (!isPoints(before) || !isPoints(after)) return { from: [0, 0], to: [0, 0], factor: 1 };
  const middle = (points: readonly Point[]): Point => [
    points.reduce((sum, p) => sum + p[0], 0) / points.length,
    points.reduce((sum, p) => sum + p[1], 0) / points.length,
  ];
  const [from, to] = [middle(before), middle(after)];
  const spread = (points: readonly Point[], [x, y]: Point) =>
    points.reduce((sum, p) => sum + Math.hypot(p[0] - x, p[1] - y), 0);
  const factor = before.length > 1 ? spread(after, to) / Math.max(1, spread(before, from)) : 1;
  return { from, to, factor };
}

const isPoints = (points: readonly Point[]): boolean => isRing(points) && points.length > 0;

/** Keys held with an arrow. */
export interface StepKeys {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
}

/**
 * The next position of a cross by an arrow key: the next point of the grid, 50 mm; half a metre with Shift, five metres
 * with Ctrl, and one millimetre, off the grid, with Alt. `way` is 1, 0 or -1 along x and y. The origin for invalid points
 * or keys.
 *
 * @example
 * stepped([1020, 0], [1, 0], { shiftKey: false, ctrlKey: true, altKey: false }); // [ 6000, 0 ]
 */
export function stepped(from: Point, way: Point, keys: StepKeys): Point {
  if (!isPoint(from) || !isPoint(way) || !isRecord(keys)) return [0, 0];
  const step = keys.altKey ? 1 : keys.ctrlKey ? 100 * GRID : keys.shiftKey ? 10 * GRID : GRID;
  const grid = Math.min(step, GRID);
  const on = (value: number) => Math.round(value / grid) * grid + 0;
  return [on(from[0] + way[0] * step), on(from[1] + way[1] * step)];
}

/** Pixels within which a pointer catches, and the greatest distance in millimetres. */
const CATCH = Object.freeze({ mouse: 10, touch: 22, furthest: 400 });

/**
 * Millimetres within which a pointer catches a corner or a wall: 10 px of a mouse, 22 of a finger, at most 400 mm,
 * because 22 px of a whole home on a phone are a metre. 0 for an invalid scale.
 *
 * @example
 * [catchRadius(false, 12), catchRadius(true, 43)]; // [ 120, 400 ]
 */
export const catchRadius = (isTouch: boolean, perPixel: number): number =>
  isNumber(perPixel) && perPixel > 0
    ? Math.min(CATCH.furthest, (isTouch ? CATCH.touch : CATCH.mouse) * perPixel)
    : 0;

/** A framed drawing: its `viewBox` seen whole and as seen now, and its scale bar. */
export interface Sheet {
  readonly whole: string;
  readonly viewBox: string;
  /** Its visible width and height, millimetres. */
  readonly width: number;
  readonly height: number;
  readonly scale: ScaleBar;
}

/**
 * Frames a box of the plan, with a margin around it and a scale bar below; `bar` sets the length of the bar. A metre
 * about the origin for an invalid box.
 *
 * @example
 * sheetOf({ left: 0, top: 0, right: 9200, bottom: 7000 }, 400).whole; // '-400 -400 10000 8425'
 */
export function sheetOf(box: Box, margin: number, paper: Paper = WHOLE, bar?: number): Sheet {
  if (!isBox(box) || !isNumber(margin) || !isPaper(paper) || !isMaybe(bar, isNumber))
    return sheetOf({ left: 0, top: 0, right: 1000, bottom: 1000 }, 0);
  const [left, top, whole] = [box.left - margin, box.top - margin, box.right - box.left + 2 * margin];
  const high = box.bottom - box.top + 2 * margin + whole / 16;
  const [x, y] = paper.centre ?? [left + whole / 2, top + high / 2];
  const [width, height] = [whole / paper.zoom, high / paper.zoom];
  const corner: Point = [x - width / 2 + width / 40, y + height / 2 - width / 60];
  const all = `${left} ${top} ${whole} ${high}`;
  return {
    whole: all,
    viewBox: paper.centre ? `${x - width / 2} ${y - height / 2} ${width} ${height}` : all,
    width,
    height,
    scale: scaleBar(corner, width, bar),
  };
}
