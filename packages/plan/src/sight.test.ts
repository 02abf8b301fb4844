import { randomIndex, randomPick, seededRandom } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../scripts/testing/whole';
import type { Floor, Point } from './index';
import { locate, onSegment, sides } from './ring';
import { blockersOf, sees } from './sight';
import { randomPlan } from './testing/randomPlan';

/**
 * Sight by walking: from room to room along the line, and at each change of room through an opening that contains the
 * very point. Ignores walls and their ends.
 */
function walks(floor: Floor, p: Point, q: Point): boolean {
  const cuts = floor.rooms.flatMap(room => sides(room.ring).flatMap(([a, b]) => meetsAt(p, q, a, b)));
  const stops = [0, ...cuts.filter(t => t > 0 && t < 1).sort((s, t) => s - t), 1].filter(
    (t, i, all) => i === 0 || t - all[i - 1]! > 1e-9,
  );
  const at = (t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const roomAt = (t: number) => {
    const on = at(t);
    return floor.rooms.find(room => locate(on, room.ring) === 'inside')?.id ?? 'outside';
  };
  for (let i = 1; i + 1 < stops.length; i++) {
    const [before, here, after] = [
      (stops[i - 1]! + stops[i]!) / 2,
      at(stops[i]!),
      (stops[i]! + stops[i + 1]!) / 2,
    ];
    const [from, to] = [roomAt(before), roomAt(after)];
    if (from === to) continue;
    // Several openings may end at one corner: then one goes through them all.
    const reached = new Set([from]);
    for (let grew = true; grew; ) {
      grew = false;
      for (const { open, rooms } of waysOf(floor)) {
        if (!open(here) || !rooms.some(id => reached.has(id)) || rooms.every(id => reached.has(id))) continue;
        for (const id of rooms) reached.add(id);
        grew = true;
      }
    }
    if (!reached.has(to)) return false;
  }
  return true;
}

/** Openings one can see through, and railings and the like, with the rooms on both sides. */
function waysOf(floor: Floor) {
  return floor.openings
    .filter(opening => opening.kind !== 'window' || opening.sill <= 300)
    .map(opening => ({
      open: (x: Point) => near(x, opening.from, opening.to),
      rooms: bothSides(floor, opening.from, opening.to),
    }));
}

const near = (x: Point, a: Point, b: Point): boolean => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const off = ((b[0] - a[0]) * (x[1] - a[1]) - (b[1] - a[1]) * (x[0] - a[0])) / length;
  const along = ((b[0] - a[0]) * (x[0] - a[0]) + (b[1] - a[1]) * (x[1] - a[1])) / length;
  return Math.abs(off) < 1e-6 && along > -1e-6 && along < length + 1e-6;
};

function bothSides(floor: Floor, a: Point, b: Point): readonly string[] {
  const rooms = floor.rooms.filter(room =>
    sides(room.ring).some(([c, d]) => onSegment(a, c, d) && onSegment(b, c, d)),
  );
  return rooms.length === 1 ? [rooms[0]!.id, 'outside'] : rooms.map(({ id }) => id);
}

function meetsAt(p: Point, q: Point, a: Point, b: Point): readonly number[] {
  const [dx, dy, ex, ey] = [q[0] - p[0], q[1] - p[1], b[0] - a[0], b[1] - a[1]];
  const across = dx * ey - dy * ex;
  if (across === 0) return [];
  const t = ((a[0] - p[0]) * ey - (a[1] - p[1]) * ex) / across;
  const s = ((a[0] - p[0]) * dy - (a[1] - p[1]) * dx) / across;
  return s >= -1e-9 && s <= 1 + 1e-9 ? [t] : [];
}

describe('sight between two points', () => {
  const box = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const floorOf = (rooms: readonly (readonly Point[])[], openings: Floor['openings'] = []): Floor => ({
    level: 0,
    height: 2800,
    styles: [],
    rooms: rooms.map((ring, i) => ({ id: `r${i + 1}`, kind: 'living', ring })),
    openings,
    items: [],
  });
  /** A wall straight on, with another one ending at its middle. */
  const T = floorOf([
    [
      [0, 3000],
      [3000, 3000],
      [6000, 3000],
      [6000, 6000],
      [0, 6000],
    ],
    box(0, 0, 3000, 3000),
    box(3000, 0, 6000, 3000),
  ]);
  const X = floorOf([
    box(0, 0, 3000, 3000),
    box(3000, 0, 6000, 3000),
    box(0, 3000, 3000, 6000),
    box(3000, 3000, 6000, 6000),
  ]);
  const sight = (floor: Floor, p: Point, q: Point) => sees(p, q, blockersOf(floor));

  it('[R352] ends at a wall where another wall meets it, as it does a millimetre beside', () => {
    for (const off of [-2, -1, 0, 1, 2]) expect(sight(T, [2000 + off, 4000], [4000 + off, 2000])).toBe(false);
    for (const off of [-2, -1, 0, 1, 2]) expect(sight(X, [1000 + off, 1000], [5000 + off, 5000])).toBe(false);
    expect(sight(T, [3000, 5000], [3000, 1000])).toBe(false);
  });

  it('[R352] ends where a line leaves a room through its very corner, and passes a corner it only touches', () => {
    const room = floorOf([box(0, 0, 3000, 3000)]);
    expect(sight(room, [1000, 1000], [-1000, -1000])).toBe(false);
    expect(sight(room, [-1000, 1000], [1000, -1000])).toBe(true);
    // Round the inner corner of an L.
    const l = floorOf([
      [
        [0, 0],
        [6000, 0],
        [6000, 3000],
        [3000, 3000],
        [3000, 6000],
        [0, 6000],
      ],
    ]);
    expect(sight(l, [2000, 4000], [4000, 2000])).toBe(true);
    expect(sight(l, [2000, 4002], [4002, 2000])).toBe(false);
  });

  it('[R352] passes a jamb it touches, and ends at a wall it runs along', () => {
    const door = {
      id: 'o1',
      kind: 'door',
      from: [1000, 3000],
      to: [2000, 3000],
      sill: 0,
      head: 2100,
    } as const;
    const open = floorOf(
      T.rooms.map(({ ring }) => ring),
      [door],
    );
    expect(sight(open, [0, 4000], [2000, 2000])).toBe(true);
    expect(sight(open, [0, 3998], [2000, 1998])).toBe(false);
    expect(sees([1000, 4000], [3000, 2000], blockersOf(open, { doorsOpen: false }))).toBe(false);
    expect(sight(open, [1500, 3000], [4000, 3000])).toBe(false);
  });

  it('[R352] matches walking the line from room to room, through corners and joints of random plans', () => {
    let [seen, hidden, corners] = [0, 0, 0];
    for (let seed = 1; seed <= (WHOLE ? 150 : 50); seed++) {
      const random = seededRandom(seed);
      const floor = { ...randomPlan(seed, false).floors[0]!, items: [], styles: [] };
      // One sees over railings, which the walk ignores.
      const indoors = { ...floor, rooms: floor.rooms.map(room => ({ ...room, kind: 'living' as const })) };
      const blockers = blockersOf(indoors);
      const spot = (): Point => [500 * randomIndex(random, 24) + 250, 500 * randomIndex(random, 24) + 250];
      for (let i = 0; i < 60; i++) {
        const [p, corner] = [spot(), randomPick(random, randomPick(random, indoors.rooms).ring)];
        // Half of the lines run through a corner, where walls meet.
        const q: Point = i % 2 === 0 ? spot() : [2 * corner[0] - p[0], 2 * corner[1] - p[1]];
        const expected = walks(indoors, p, q);
        if (expected) seen++;
        else hidden++;
        if (indoors.rooms.some(({ ring }) => ring.some(c => near(c, p, q)))) corners++;
        expect([seed, p, q, sees(p, q, blockers)]).toEqual([seed, p, q, expected]);
      }
    }
    expect([seen > 500, hidden > 500, corners > 500]).toEqual([true, true, true]);
  });
});
