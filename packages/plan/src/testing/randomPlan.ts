import { type Random, randomIndex, randomPick, seededRandom } from '@app/kernel';
import { derive } from '../derive';
import { type Floor, ITEM_KINDS, type OpeningKind, type Plan, type Point, ROOM_KINDS } from '../model';
import { addItem } from '../operations/items';
import { addOpening } from '../operations/openings';
import type { FloorResult } from '../operations/refusal';
import { addRoom, boxRing, changeRoom, removeRoom, splitRoom } from '../operations/rooms';
import { emptyPlan } from '../operations/wholePlan';
import { boxOf, chords, distance, sides } from '../ring';

/** Millimetres: corners lie on whole multiples of this, so that walls meet, lines run through corners and measures tie. */
const GRID = 500;

/**
 * A plan unlike any drawn by hand: a box divided by walls across, along, round a corner and slanting, some of them
 * removed again, with openings and items anywhere. The same seed gives the same plan.
 */
export function randomPlan(seed: number, slanted = true): Plan {
  const random = seededRandom(seed);
  const plan = emptyPlan(random.next() < 0.5 ? 'flat' : 'house', randomIndex(random, 360));
  return { ...plan, floors: [randomFloor(random, slanted)], facing: randomIndex(random, 360) };
}

export function randomFloor(random: Random, slanted = true): Floor {
  const size = () => GRID * (12 + randomIndex(random, 12));
  let floor: Floor = emptyPlan().floors[0]!;
  const take = (result: FloorResult) => {
    if (result.ok) floor = result.value;
    return result.ok;
  };
  take(addRoom(floor, 'living', boxRing(size(), size())));
  for (let i = 4 + randomIndex(random, 8); i > 0; i--) {
    const room = randomPick(random, floor.rooms);
    take(splitRoom(floor, room.id, cutThrough(room.ring, random, slanted)));
  }
  for (let i = randomIndex(random, 3); i > 0 && floor.rooms.length > 2; i--)
    take(removeRoom(floor, randomPick(random, floor.rooms).id));
  for (const { id } of floor.rooms) take(changeRoom(floor, id, { kind: randomPick(random, ROOM_KINDS) }));
  let hasMain = false;
  for (const edge of derive(floor).edges) {
    if (random.next() < 0.3) continue;
    const kind: OpeningKind = !hasMain && !edge.other ? 'main-door' : randomPick(random, KINDS);
    const whole = kind === 'gap' && random.next() < 0.4;
    const width = whole ? edge.length : 100 * (5 + randomIndex(random, 12));
    const start = whole ? 0 : 100 * (1 + randomIndex(random, Math.max(1, Math.floor(edge.length / 100))));
    const at = (along: number): Point => [
      edge.a[0] + ((edge.b[0] - edge.a[0]) * along) / edge.length,
      edge.a[1] + ((edge.b[1] - edge.a[1]) * along) / edge.length,
    ];
    if (take(addOpening(floor, { kind, from: at(start), to: at(start + width) })))
      hasMain ||= kind === 'main-door';
  }
  const { right, bottom } = boxOf(floor.rooms.flatMap(room => room.ring));
  for (let i = 4 + randomIndex(random, 12); i > 0; i--) {
    const spot = (most: number) => (GRID / 2) * randomIndex(random, Math.floor(most / (GRID / 2)) + 1);
    take(
      addItem(
        floor,
        randomPick(random, ITEM_KINDS),
        [spot(right), spot(bottom)],
        90 * randomIndex(random, 4),
      ),
    );
  }
  for (const room of floor.rooms) {
    // Items are along walls more often than elsewhere.
    const [a, b] = randomPick(random, sides(room.ring));
    const length = distance(a, b);
    const inward: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    if (inward[0] !== 0 && inward[1] !== 0) continue;
    const along = randomIndex(random, 2) === 0 ? 0.5 : random.next();
    const off = 1060 + 20 * randomIndex(random, 8);
    const at: Point = [
      a[0] + (b[0] - a[0]) * along + inward[0] * off,
      a[1] + (b[1] - a[1]) * along + inward[1] * off,
    ];
    const turn = ((Math.atan2(inward[0], -inward[1]) * 180) / Math.PI + 360) % 360;
    take(addItem(floor, randomPick(random, ['double-bed', 'single-bed', 'bathtub'] as const), at, turn));
  }
  return floor;
}

const KINDS: readonly OpeningKind[] = ['door', 'door', 'door', 'window', 'glass-door', 'gap'];

/** A path for a wall through a room: straight across, slanting, or round a corner. */
function cutThrough(
  ring: Floor['rooms'][number]['ring'],
  random: Random,
  slanted: boolean,
): readonly Point[] {
  const { left, right, top, bottom } = boxOf(ring);
  const on = (low: number, high: number) => Math.round((low + random.next() * (high - low)) / GRID) * GRID;
  const axis = randomIndex(random, 2) as 0 | 1;
  const at = axis === 0 ? on(left, right) : on(top, bottom);
  const span = chords([ring], axis, at + 0.25)[0];
  if (!span) return [];
  const point = (across: number, along: number): Point => (axis === 0 ? [across, along] : [along, across]);
  const [from, to] = [point(at, span[0]), point(at, span[1])];
  if (slanted && random.next() < 0.25) {
    const shifted = at + GRID * (randomIndex(random, 5) - 2);
    return [from, point(shifted, span[1])];
  }
  if (random.next() < 0.25) {
    const turn = on(span[0], span[1]);
    const [low, high] = axis === 0 ? [left, right] : [top, bottom];
    return [from, point(at, turn), point(random.next() < 0.5 ? low : high, turn)];
  }
  return [from, to];
}
