import { type Box, depthInBoxes, depthInBubbles, hold, type Standing } from '../clearance';

/** Directions a word tries, the nearest to where chance put it first: turns, radians. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8].map(part => (part * Math.PI) / 8);
/** A word looks for a place so far from rims, names and other words, px: they drift while it lives. */
const APART = 8;
/** And so far from the edge of the screen. */
const EDGE = 16;

export interface WordRequest extends Standing {
  /** The bubble it floats beside. */
  readonly index: number;
  /** From the centre of the bubble to the nearest of the word, px of the screen. */
  readonly offset: { readonly x: number; readonly y: number };
  /** The word as it is drawn, px. */
  readonly word: { readonly width: number; readonly height: number };
  readonly view: { readonly width: number; readonly height: number };
}

/** What the word takes of the screen when its direction is turned so far: it begins where its radius ends. */
export function wordBox({ columns, index, offset, word, view }: WordRequest, turn: number): Box {
  const radius = Math.hypot(offset.x, offset.y);
  const angle = Math.atan2(offset.y, offset.x) + turn;
  const reach = { x: word.width / 2, y: word.height / 2 };
  const x = (columns.sx[index] ?? 0) + Math.cos(angle) * (radius + reach.x);
  const y = (columns.sy[index] ?? 0) + Math.sin(angle) * (radius + reach.y);
  return {
    left: hold(x, reach.x + EDGE, view.width - reach.x - EDGE) - reach.x,
    top: hold(y, reach.y + EDGE, view.height - reach.y - EDGE) - reach.y,
    ...word,
  };
}

/** The turn at which a word covers nothing, or least: bubbles, names and other words. */
export function freestTurn(request: WordRequest, taken: readonly Box[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const turn of TURNS) {
    const box = wordBox(request, turn);
    const depth = Math.max(depthInBubbles(request, box, APART, -1), depthInBoxes(box, taken, APART));
    if (depth < least) [best, least] = [turn, depth];
    if (depth === 0) break;
  }
  return best;
}
