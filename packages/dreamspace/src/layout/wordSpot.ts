import { type Box, depthInBoxes, depthInBubbles, type ScreenBubbles } from './clearance';

/** Directions a word tries, the nearest to its random one first: turns, radians. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8].map(part => (part * Math.PI) / 8);
/** A word keeps this distance from rims, names and other words, px: they drift while it lives. */
const APART = 4;
/** And this distance from the edge of the screen. */
const EDGE = 16;

export interface WordRequest extends ScreenBubbles {
  /** The bubble it floats beside. */
  readonly index: number;
  /** From the centre of the bubble to the centre of the word, px of the screen. */
  readonly offset: { readonly x: number; readonly y: number };
  /** Size of the drawn word, px. */
  readonly word: { readonly width: number; readonly height: number };
  readonly view: { readonly width: number; readonly height: number };
}

/**
 * R142: the word's screen area when its direction is turned this far. Its distance stays as drawn by chance.
 *
 * @example
 * const field = createField({ capacity: 1 });
 * field.spawn({ position: { x: 0, y: 0, z: 0 }, velocity: { x: 6, y: 0, z: 0 } });
 * field.project(fitCamera({ width: 1280, height: 720 }));
 * const beside = { columns: field.columns, count: 1, size: 1, index: 0, offset: { x: 80, y: 0 } };
 * wordBox({ ...beside, word: { width: 40, height: 20 }, view: { width: 1280, height: 720 } }, 0).width; // 40
 */
export function wordBox({ columns, index, offset, word }: WordRequest, turn: number): Box {
  const radius = Math.hypot(offset.x, offset.y);
  const angle = Math.atan2(offset.y, offset.x) + turn;
  return {
    left: (columns.sx[index] ?? 0) + Math.cos(angle) * radius - word.width / 2,
    top: (columns.sy[index] ?? 0) + Math.sin(angle) * radius - word.height / 2,
    ...word,
  };
}

/**
 * The turn at which a word is on the screen and covers nothing, or least: bubbles, names and other words.
 *
 * @example
 * const field = createField({ capacity: 1 });
 * field.spawn({ position: { x: 0, y: 0, z: 0 }, velocity: { x: 6, y: 0, z: 0 } });
 * field.project(fitCamera({ width: 1280, height: 720 }));
 * const beside = { columns: field.columns, count: 1, size: 1, index: 0, offset: { x: 80, y: 0 } };
 * freestTurn({ ...beside, word: { width: 40, height: 20 }, view: { width: 1280, height: 720 } }, []); // 0
 */
export function freestTurn(request: WordRequest, taken: readonly Box[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const turn of TURNS) {
    const box = wordBox(request, turn);
    const depth = Math.max(
      depthInBubbles(request, box, APART, -1),
      depthInBoxes(box, taken, APART),
      depthOutside(box, request.view),
    );
    if (depth < least) [best, least] = [turn, depth];
    if (depth === 0) break;
  }
  return best;
}

/** How far a box with its margin exceeds the screen, px; 0 if it does not. */
const depthOutside = ({ left, top, width, height }: Box, view: WordRequest['view']): number =>
  Math.max(0, EDGE - left, EDGE - top, left + width + EDGE - view.width, top + height + EDGE - view.height);
