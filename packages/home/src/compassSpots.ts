import { frozen } from '@app/kernel';
import {
  boxOf,
  boxRing,
  countsAsHome,
  type Floor,
  isInside,
  isOpenAir,
  type Opening,
  type Point,
  type Ring,
} from '@app/plan';

/** The space behind a front door, for a home without a plan: the door faces up the page. */
export const ENTRANCE: Floor = /* @__PURE__ */ frozen({
  level: 0,
  height: 2800,
  rooms: [{ id: 'r1', kind: 'living', ring: boxRing(6400, 4600) }],
  styles: [],
  openings: [
    {
      id: 'main',
      kind: 'main-door',
      from: [2700, 0],
      to: [3700, 0],
      sill: 0,
      head: 2100,
      hinge: 'from',
      swing: 'right',
    },
  ],
  items: [],
});

/** Millimetres between candidate spots. */
const STEP = 250;
/** Millimetres kept from walls and from steel bodies if the rooms allow; smaller distances are tried next. */
const FROM_WALLS = [1000, 700, 400];
const FROM_STEEL = 1500;
/** Millimetres straight in from the front door: its leaf, and half a compass as it is drawn. */
const FROM_DOOR = 2250;
const STEEL: ReadonlySet<string> = new Set(['stove', 'fridge', 'bathtub']);
/** Millimetres beside everything else. */
const BESIDE = 300;
/** Rooms full of pipes and steel, used only if there are no others. */
const PIPES: ReadonlySet<string> = new Set(['kitchen', 'bathroom']);

/**
 * R650: the spots on a floor for reading a compass: a metre from walls, further from stove and fridge, not on
 * furniture, and as far apart as the rooms allow. The first is behind the front door, clear of its leaf, looking out.
 */
export function compassSpots(floor: Floor, count: number): readonly Point[] {
  const indoors = floor.rooms.filter(room => countsAsHome(room) && !isOpenAir(room));
  const dry = indoors.filter(({ kind }) => !PIPES.has(kind));
  const rings = (dry.length > 0 ? dry : indoors).map(({ ring }) => ring);
  if (rings.length === 0) return [];
  const door = floor.openings.find(({ kind }) => kind === 'main-door');
  const first = door ? behind(door, rings) : middleOf(rings.flat());
  for (const clear of FROM_WALLS) {
    const places = placesIn(rings, clear).filter(at => isFree(floor, at));
    if (places.length < count && clear !== FROM_WALLS.at(-1)) continue;
    return apart(places, first, count);
  }
  return [];
}

/** The place straight in from a door, or the middle of the door if no room is there. */
function behind({ from, to }: Opening, rings: readonly Ring[]): Point {
  const [x, y] = middleOf([from, to]);
  const deep = FROM_DOOR / (distance(from, to) || 1);
  const [right, down] = [(to[0] - from[0]) * deep, (to[1] - from[1]) * deep];
  const sides: readonly Point[] = [
    [x - down, y + right],
    [x + down, y - right],
  ];
  return sides.find(at => rings.some(ring => isInside(at, ring))) ?? [x, y];
}

function placesIn(rings: readonly Ring[], clear: number): readonly Point[] {
  const { left, right, top, bottom } = boxOf(rings.flat());
  const walls = rings.flatMap(ring => ring.map((a, i) => [a, ring[(i + 1) % ring.length]!] as const));
  const found: Point[] = [];
  for (let x = left + STEP; x < right; x += STEP)
    for (let y = top + STEP; y < bottom; y += STEP) {
      const at: Point = [x, y];
      if (
        rings.some(ring => isInside(at, ring)) &&
        walls.every(([a, b]) => distanceToLine(at, a, b) >= clear)
      )
        found.push(at);
    }
  return found;
}

const isFree = ({ items }: Floor, at: Point): boolean =>
  items.every(
    item =>
      distance(at, item.at) >= (STEEL.has(item.kind) ? FROM_STEEL : BESIDE + Math.max(...item.size) / 2),
  );

/** The one nearest to `first`, then each time the one furthest from those already chosen. */
function apart(places: readonly Point[], first: Point, count: number): readonly Point[] {
  const taken: Point[] = [];
  while (taken.length < count && places.length > taken.length) {
    const worth = (at: Point) =>
      taken.length === 0 ? -distance(at, first) : Math.min(...taken.map(each => distance(at, each)));
    taken.push(places.reduce((best, at) => (worth(at) > worth(best) ? at : best)));
  }
  return taken;
}

const middleOf = (points: readonly Point[]): Point => {
  const { left, right, top, bottom } = boxOf(points);
  return [(left + right) / 2, (top + bottom) / 2];
};

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

function distanceToLine(at: Point, a: Point, b: Point): number {
  const [along, across] = [b[0] - a[0], b[1] - a[1]];
  const share = ((at[0] - a[0]) * along + (at[1] - a[1]) * across) / (along ** 2 + across ** 2);
  const near = Math.min(1, Math.max(0, share));
  return distance(at, [a[0] + along * near, a[1] + across * near]);
}
