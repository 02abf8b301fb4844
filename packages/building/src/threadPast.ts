import type { Box } from './cardPlaces';

type Spot = readonly [left: number, top: number];

/** What it costs a thread to cross a card, or letters, px of its length. */
const COST = { card: 2000, letters: 60 } as const;
/** Px between a thread and a card beside it. */
const AIR = 8;

/**
 * R1033: a thread from a point to one at its right that crosses no card where it can pass beside them, and few letters:
 * straight, or level along an edge of a card. Towards the left it is always straight.
 */
export function threadPast(
  from: Spot,
  to: Spot,
  cards: readonly Box[],
  letters: readonly Box[],
): readonly Spot[] {
  const between = cards.filter(({ left, right }) => right > from[0] && left < to[0]);
  const near = Math.min(...between.map(({ left }) => left)) - AIR;
  const far = Math.max(...between.map(({ right }) => right)) + AIR;
  const lanes = [from[1], to[1], ...between.flatMap(({ top, bottom }) => [top - AIR, bottom + AIR])];
  const ways: readonly (readonly Spot[])[] = [
    [from, to],
    ...(between.length > 0 && near > from[0] && far < to[0]
      ? lanes.map((lane): readonly Spot[] => [from, [near, lane], [far, lane], to])
      : []),
  ];
  const costOf = (way: readonly Spot[]) =>
    way.slice(1).reduce((sum, end, i) => {
      const start = way[i]!;
      const over = (boxes: readonly Box[]) => boxes.filter(box => isCrossed(box, start, end)).length;
      const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
      return sum + COST.card * over(between) + COST.letters * over(letters) + length;
    }, 0);
  return ways.reduce((best, way) => (costOf(way) < costOf(best) ? way : best));
}

/** Whether a line goes through a box. */
function isCrossed({ left, top, right, bottom }: Box, [x, y]: Spot, [toX, toY]: Spot): boolean {
  /** The part of the line between two edges, from 0 to 1. */
  const within = (at: number, end: number, low: number, high: number): readonly [number, number] => {
    if (at === end) return at > low && at < high ? [0, 1] : [1, 0];
    const [one, other] = [(low - at) / (end - at), (high - at) / (end - at)];
    return [Math.min(one, other), Math.max(one, other)];
  };
  const [across, down] = [within(x, toX, left, right), within(y, toY, top, bottom)];
  return Math.max(0, across[0], down[0]) < Math.min(1, across[1], down[1]);
}
