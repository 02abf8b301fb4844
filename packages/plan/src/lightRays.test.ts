import { type Random, randomBetween, randomIndex, randomPick, seededRandom } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { checkPlan, type Floor, LIMITS, type Opening, type Plan, type Room } from './index';
import { patchesAt, type Sun } from './light';

// Homes of cells three metres wide, with yards, storeys, eaves and neighbours, and rays through solid boxes: independent of
// edges, wings and light quadrilaterals.

const CELL = 3000;
const SIDE = 4;
const HEIGHT = 2800;
const HALF_WALL = 120;
type Cell = 'home' | 'yard' | undefined;
type Storey = readonly (readonly Cell[])[];
/** North, east, south, west: the step to the cell there. */
const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

interface Box {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly z: readonly [number, number];
}

const cellAt = (storey: Storey, c: number, r: number): Cell => storey[r]?.[c];

function storeys(random: Random): readonly Storey[] {
  const draw = (pick: (c: number, r: number) => Cell): Storey =>
    Array.from({ length: SIDE }, (_, r) => Array.from({ length: SIDE }, (_, c) => pick(c, r)));
  const ground = draw(() => {
    const chance = random.next();
    return chance < 0.45 ? 'home' : chance < 0.65 ? 'yard' : undefined;
  });
  const upper = draw((c, r) =>
    cellAt(ground, c, r) === 'home' && random.next() < 0.5 ? ('home' as const) : undefined,
  );
  return random.next() < 0.5 ? [ground, upper] : [ground];
}

/** A window in one wall of each room with sky in front of it. */
function build(random: Random): { readonly plan: Plan; readonly cells: readonly Storey[] } {
  const cells = storeys(random);
  const floors = cells.map((storey, level): Floor => {
    const [rooms, openings]: [Room[], Opening[]] = [[], []];
    for (let r = 0; r < SIDE; r++) {
      for (let c = 0; c < SIDE; c++) {
        const cell = cellAt(storey, c, r);
        if (!cell) continue;
        const [x, y] = [c * CELL, r * CELL];
        const corners = [
          [x, y],
          [x + CELL, y],
          [x + CELL, y + CELL],
          [x, y + CELL],
        ] as const;
        const id = `${c}${r}`;
        rooms.push({ id, kind: cell === 'home' ? 'living' : 'courtyard', ring: corners });
        if (cell === 'yard') continue;
        const sides = [0, 1, 2, 3].filter(k => cellAt(storey, c + WAYS[k]![0], r + WAYS[k]![1]) !== 'home');
        if (sides.length === 0) continue;
        const side = randomPick(random, sides);
        const [a, b] = [corners[side]!, corners[(side + 1) % 4]!];
        const at = (along: number) =>
          [a[0] + ((b[0] - a[0]) * along) / CELL, a[1] + ((b[1] - a[1]) * along) / CELL] as const;
        openings.push({ id: `w${id}`, kind: 'window', from: at(500), to: at(2500), sill: 400, head: 2500 });
      }
    }
    return { level, height: HEIGHT, rooms, styles: [], openings, items: [] };
  });
  const horizons = Array.from({ length: randomIndex(random, 3) }, () => {
    const from = randomIndex(random, 360);
    return { from, to: (from + 90) % 360, height: 3000 * (1 + randomIndex(random, 12)), distance: 15_000 };
  });
  const plan: Plan = {
    version: 1,
    up: randomIndex(random, 360),
    dwelling: randomPick(random, ['flat', 'house']),
    floors,
    outlook: { above: 3000 * randomIndex(random, 4), horizons },
    eaves: 400 * randomIndex(random, 4),
  };
  return { plan, cells };
}

/** The solids on a floor and above it, heights over its ground. */
function solids({ plan, cells }: ReturnType<typeof build>, level: number): readonly Box[] {
  return cells.slice(level).flatMap((storey, i) =>
    storey.flatMap((row, r) =>
      row.flatMap((cell, c): Box[] => {
        const z = [i * HEIGHT, (i + 1) * HEIGHT] as const;
        const [x, y] = [c * CELL, r * CELL];
        const around = (left: number, top: number, right: number, bottom: number, high = z): Box => ({
          x: [left - HALF_WALL, right + HALF_WALL],
          y: [top - HALF_WALL, bottom + HALF_WALL],
          z: high,
        });
        if (cell === 'home')
          return [around(x, y, x + CELL, y + CELL, plan.dwelling === 'flat' ? [z[0], LIMITS.outside] : z)];
        if (cell !== 'yard') return [];
        return [
          around(x, y, x + CELL, y),
          around(x + CELL, y, x + CELL, y + CELL),
          around(x, y + CELL, x + CELL, y + CELL),
          around(x, y, x, y + CELL),
        ];
      }),
    ),
  );
}

/** The roof over a room's own wall, as a slab along it; none under an upper storey and over a flat. */
function eavesOver(
  { plan, cells }: ReturnType<typeof build>,
  level: number,
  room: Room,
  wall: number,
  axis: 'x' | 'y',
  outwards: number,
): Box[] {
  const [c, r] = [Number(room.id[0]), Number(room.id[1])];
  if (plan.dwelling === 'flat' || !plan.eaves || cellAt(cells[level + 1] ?? [], c, r)) return [];
  const span = [wall, wall + outwards * (HALF_WALL + plan.eaves)].sort((p, q) => p - q) as [number, number];
  const long = [-LIMITS.outside, LIMITS.outside] as const;
  return [{ x: axis === 'x' ? span : long, y: axis === 'y' ? span : long, z: [HEIGHT, HEIGHT + 10] }];
}

type Vector = readonly [number, number, number];

const AXES = ['x', 'y', 'z'] as const;
/** Slabs: whether a ray meets a box further on than a millimetre. */
function meets(from: Vector, way: Vector, box: Box): boolean {
  let [near, far] = [1, Infinity];
  for (let axis = 0; axis < 3; axis += 1) {
    const range = box[AXES[axis]!];
    const [low, high] = [range[0] + 1, range[1] - 1];
    const [start, step] = [from[axis]!, way[axis]!];
    if (Math.abs(step) < 1e-12) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [s, t] = [(low - start) / step, (high - start) / step];
    near = Math.max(near, Math.min(s, t));
    far = Math.min(far, Math.max(s, t));
    if (near >= far) return false;
  }
  return true;
}

/** m² of a room's floor that sees the sun, sampled every `step` millimetres. */
function litArea(
  home: ReturnType<typeof build>,
  level: number,
  opening: Opening,
  room: Room,
  sun: Sun,
  step: number,
) {
  const { plan } = home;
  const rad = Math.PI / 180;
  const turn = (sun.azimuth - plan.up) * rad;
  const way: Vector = [Math.sin(turn), -Math.cos(turn), Math.tan(sun.altitude * rad)];
  const boxes = [...solids(home, level)];
  const isUpright = opening.from[0] === opening.to[0];
  const [across, along] = isUpright ? ([0, 1] as const) : ([1, 0] as const);
  const [x, y] = room.ring[0]!;
  const wall = opening.from[across];
  const outwards = wall > [x, y][across]! + 1 ? 1 : -1;
  if (way[across] * outwards <= 1e-9) return 0;
  boxes.push(...eavesOver(home, level, room, wall, AXES[across], outwards));
  const span = [opening.from[along], opening.to[along]].sort((p, q) => p - q) as [number, number];
  const street = level * HEIGHT + plan.outlook!.above;
  let count = 0;
  for (let px = x + step / 2; px < x + CELL; px += step) {
    for (let py = y + step / 2; py < y + CELL; py += step) {
      const p: Vector = [px, py, 0];
      const on = (plane: number): Vector => {
        const t = (plane - p[across]!) / way[across];
        return [p[0] + way[0] * t, p[1] + way[1] * t, way[2] * t];
      };
      const isThrough = [wall - HALF_WALL * outwards, wall + HALF_WALL * outwards].every(plane => {
        const at = on(plane);
        // Floor inside a wall does not count.
        if ((plane - p[across]!) * outwards < 0) return false;
        return at[along]! > span[0] && at[along]! < span[1] && at[2] > opening.sill && at[2] < opening.head;
      });
      if (!isThrough) continue;
      const out = on(wall + HALF_WALL * outwards);
      if (boxes.some(box => meets(out, way, box))) continue;
      const isHidden = plan.outlook!.horizons.some(
        h =>
          (sun.azimuth - h.from + 720) % 360 <= (h.to - h.from + 360) % 360 &&
          way[2] * h.distance < h.height - street - out[2],
      );
      if (!isHidden) count++;
    }
  }
  return (count * step * step) / 1e6;
}

describe('sun patches of homes with wings, storeys, yards and neighbours', () => {
  it('[R356] have the area given by rays through solid boxes, room by room', () => {
    let [lit, part, dark] = [0, 0, 0];
    const off: number[] = [];
    for (let seed = 1; seed <= 60; seed++) {
      const random = seededRandom(seed);
      const home = build(random);
      expect(checkPlan(home.plan)).toEqual([]);
      for (let i = 0; i < 4; i++) {
        const sun = { azimuth: randomBetween(random, 0, 360), altitude: randomBetween(random, 8, 65) };
        for (const { level, openings, rooms } of home.plan.floors) {
          const patches = patchesAt(home.plan, level, sun);
          for (const opening of openings) {
            const room = rooms.find(({ id }) => `w${id}` === opening.id)!;
            const result = patches
              .filter(({ roomId }) => roomId === room.id)
              .reduce((sum, { area }) => sum + area / 1e6, 0);
            const seen = litArea(home, level, opening, room, sun, 60);
            const free = litArea(
              { plan: { ...home.plan, outlook: { above: 0, horizons: [] } }, cells: [] },
              level,
              opening,
              room,
              sun,
              60,
            );
            if (free < 0.05) continue;
            if (seen < 0.02) dark++;
            else if (seen > free * 0.97) lit++;
            else part++;
            // An eighth of the window's width, and the sampling error of a floor at 6 cm.
            expect([
              seed,
              i,
              level,
              opening.id,
              sun,
              Math.abs(result - seen) > 0.15 * free + 0.06 ? [result, seen, free] : [],
            ]).toEqual([seed, i, level, opening.id, sun, []]);
            off.push(result - seen);
          }
        }
      }
    }
    expect([lit > 100, part > 40, dark > 100]).toEqual([true, true, true]);
    // The eighths are as often too many as too few.
    expect(Math.abs(off.reduce((sum, d) => sum + d, 0) / off.length)).toBeLessThan(0.01);
  });
});
