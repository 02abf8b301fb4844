/** CSS px, from the top left corner of the scene. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export type Spot = readonly [left: number, top: number];

export interface CardTable {
  readonly width: number;
  readonly height: number;
  /** The size of every card. */
  readonly card: { readonly width: number; readonly height: number };
  /** The ellipse of the compass ring, which cards leave free. */
  readonly ring: { readonly left: number; readonly top: number; readonly x: number; readonly y: number };
  /** Words, buttons, sun, moon and their path: no card covers them. */
  readonly taken: readonly Box[];
}

/** Px between cards, and from a card to the areas it leaves free and to the edge. */
const GAP = 10;
const STEP = 12;
/**
 * The cost of a bad thread, as px of its length: over another thread, over a card, over words; and the cost of moving a
 * card.
 */
const COST = { crossing: 500, card: 400, words: 120, move: 90 } as const;
const ROUNDS = 3;

/**
 * The places of cards on threads that end at `feet`: outside the ring, at the nearest free spot, apart from each other
 * and with threads that do not cross. Undefined for a card without a free spot. `before` holds the previous places, so
 * that a card jumps only for a good reason.
 */
export function cardPlaces(
  feet: readonly Spot[],
  table: CardTable,
  before: readonly (Box | undefined)[] = [],
): readonly (Box | undefined)[] {
  const free = freeBoxes(table);
  const places: (Box | undefined)[] = feet.map(() => undefined);
  const lengths = feet.map(foot => lengthsTo(free, foot));
  const shortest = lengths.map(each => each.reduce((a, b) => Math.min(a, b), Infinity));
  // Without room for all of them, the nearest are placed first.
  const inTurn = [...feet.keys()].sort((a, b) => shortest[a]! - shortest[b]!);
  for (let round = 0; round < ROUNDS; round++) {
    for (const i of inTurn) {
      const foot = feet[i]!;
      const others = places.flatMap((place, j) => (place && j !== i ? [{ place, foot: feet[j]! }] : []));
      const last = places[i] ?? before[i];
      let best = Infinity;
      places[i] = undefined;
      const weigh = (box: Box, distance: number) => {
        const length = distance + movedBy(box, before[i]);
        if (length >= best || others.some(({ place }) => overlap(box, place, GAP))) return;
        const cost = length + costOf(box, foot, others, table.taken);
        if (cost >= best) return;
        best = cost;
        places[i] = box;
      };
      // The last place is rarely far from the best, and rules out almost all others by their length.
      const at = last ? free.findIndex(box => box.left === last.left && box.top === last.top) : -1;
      if (at >= 0) weigh(free[at]!, lengths[i]![at]!);
      for (let k = 0; k < free.length; k++) if (lengths[i]![k]! < best) weigh(free[k]!, lengths[i]![k]!);
    }
  }
  untangle(places, feet, table, before);
  return places;
}

/** Cards that are better with each other's places have them: one at a time neither would leave its own. */
function untangle(
  places: (Box | undefined)[],
  feet: readonly Spot[],
  { taken }: CardTable,
  before: readonly (Box | undefined)[],
): void {
  const costAt = (i: number, box: Box, besides: number, its: Box) => {
    const others = places.flatMap((place, j) =>
      place && j !== i ? [{ place: j === besides ? its : place, foot: feet[j]! }] : [],
    );
    const [x, y] = feet[i]!;
    return (
      Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y) +
      movedBy(box, before[i]) +
      costOf(box, feet[i]!, others, taken)
    );
  };
  for (const i of places.keys())
    for (let j = 0; j < i; j++) {
      const [a, b] = [places[i], places[j]];
      if (!a || !b) continue;
      const [now, swapped] = [
        costAt(i, a, j, b) + costAt(j, b, i, a),
        costAt(i, b, j, a) + costAt(j, a, i, b),
      ];
      if (swapped < now) [places[i], places[j]] = [b, a];
    }
}

function freeBoxes({ width, height, card, ring, taken }: CardTable): readonly Box[] {
  const boxes: Box[] = [];
  for (let top = GAP; top + card.height + GAP <= height; top += STEP) {
    for (let left = GAP; left + card.width + GAP <= width; left += STEP) {
      const box = { left, top, right: left + card.width, bottom: top + card.height };
      const [x, y] = nearest(box, [ring.left, ring.top]);
      const isOutside = ((x - ring.left) / ring.x) ** 2 + ((y - ring.top) / ring.y) ** 2 >= 1;
      if (isOutside && !taken.some(each => overlap(box, each, GAP))) boxes.push(box);
    }
  }
  return boxes;
}

function costOf(
  box: Box,
  foot: Spot,
  others: readonly { readonly place: Box; readonly foot: Spot }[],
  taken: readonly Box[],
): number {
  const end = nearest(box, foot);
  const crossings = others.filter(other => cross(end, foot, nearest(other.place, other.foot), other.foot));
  const cards = others.filter(
    other =>
      crossesBox(end, foot, other.place) || crossesBox(nearest(other.place, other.foot), other.foot, box),
  );
  const words = taken.filter(each => crossesBox(end, foot, each));
  return crossings.length * COST.crossing + cards.length * COST.card + words.length * COST.words;
}

const movedBy = (box: Box, before: Box | undefined): number =>
  before && Math.hypot(box.left - before.left, box.top - before.top) > STEP ? COST.move : 0;

/** A loop: `Float64Array.from` with a function takes ten times as long, and this runs in each frame while a home is turned. */
function lengthsTo(boxes: readonly Box[], [x, y]: Spot): Float64Array {
  const lengths = new Float64Array(boxes.length);
  for (let at = 0; at < boxes.length; at++) {
    const { left, top, right, bottom } = boxes[at]!;
    lengths[at] = Math.sqrt(((left + right) / 2 - x) ** 2 + ((top + bottom) / 2 - y) ** 2);
  }
  return lengths;
}

/** The nearest point of a box: there a thread leaves its card. */
export const nearest = ({ left, top, right, bottom }: Box, [x, y]: Spot): Spot => [
  Math.min(Math.max(x, left), right),
  Math.min(Math.max(y, top), bottom),
];

const overlap = (a: Box, b: Box, gap: number): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;

const side = ([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

const cross = (a: Spot, b: Spot, c: Spot, d: Spot): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

const crossesBox = (a: Spot, b: Spot, { left, top, right, bottom }: Box): boolean =>
  cross(a, b, [left, top], [right, bottom]) || cross(a, b, [right, top], [left, bottom]);
