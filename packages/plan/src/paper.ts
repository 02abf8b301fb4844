import type { Point } from './model';
import { isMaybe, isNumber, isPoint, isRecord, isRing } from './sound';

/** How a drawing is seen: without a centre whole, as it was laid out. */
export interface Paper {
  /** Millimetres of the plan in the middle of the picture. */
  readonly centre?: Point;
  readonly zoom: number;
}

/** A drawing as it lies on the screen when it is seen whole. */
export interface PaperOnScreen {
  /** Millimetres of a pixel at zoom 1. */
  readonly perPixel: number;
  /** Its middle on the screen, px. */
  readonly middle: Point;
  /** The millimetres that are seen whole. */
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
  isRecord(screen) &&
  isNumber(screen.perPixel) &&
  isPoint(screen.middle) &&
  isRecord(screen.box) &&
  [screen.box.left, screen.box.top, screen.box.right, screen.box.bottom].every(isNumber);
const isMove = (move: { from: Point; to: Point; factor?: number }): boolean =>
  isRecord(move) && isPoint(move.from) && isPoint(move.to) && isMaybe(move.factor, isNumber);

/**
 * The paper after fingers moved: what lay under `from` lies under `to`, `factor` times larger. It never leaves the
 * picture, nor shrinks below the whole. The whole sheet for what is no paper, screen or movement.
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
 * Where the middle of several fingers went, and how much further apart they are; no movement for what are no points.
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
