import { derive, heightOf, isInside, isOpenAir, type Plan, type Point as PlanPoint } from '@app/plan';
import { type TemplateId, templatePlan } from '@app/plan/templates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaVector, type InkFace, type Point } from '../mesh/inkFace';
import { triangles } from '../mesh/triangles';
import { buildHome, lightIn } from '.';

const RADIANS = Math.PI / 180;

/** Möller and Trumbore, 1997: whether a ray meets a triangle, a method independent of the drawing's. */
function meets(from: Point, way: Point, [a, b, c]: readonly [Point, Point, Point]): boolean {
  const minus = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
  const cross = (p: Point, q: Point): Point => [
    p[1] * q[2] - p[2] * q[1],
    p[2] * q[0] - p[0] * q[2],
    p[0] * q[1] - p[1] * q[0],
  ];
  const dot = (p: Point, q: Point) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  const [e1, e2] = [minus(b, a), minus(c, a)];
  const h = cross(way, e2);
  const det = dot(e1, h);
  if (Math.abs(det) < 1e-12) return false;
  const s = minus(from, a);
  const u = dot(s, h) / det;
  const q = cross(s, e1);
  const v = dot(way, q) / det;
  return u >= 0 && v >= 0 && u + v <= 1 && dot(e2, q) / det > 1e-6;
}

/**
 * The walls of a home under its ceilings, without glass, leaves, furniture and railings, and with its solid doors closed:
 * the light model of section 7.
 */
function wallsOf(plan: Plan) {
  const bare: Plan = {
    ...plan,
    floors: plan.floors.map(floor => ({
      ...floor,
      items: [],
      rooms: floor.rooms.filter(room => !isOpenAir(room)),
      openings: floor.openings.filter(({ kind }) => kind !== 'door' && kind !== 'main-door'),
    })),
  };
  const model = buildHome(bare);
  const [storey] = model.storeys;
  const walls = [...storey!.body, ...storey!.rims.flatMap(({ tall }) => tall)].filter(
    ({ tone }) => tone !== 'window',
  );
  const [cx, cy] = model.centre;
  const floor = plan.floors[0]!;
  const ceilings = bare.floors[0]!.rooms.map(
    ({ ring }): InkFace => ({
      tone: 'wall',
      corners: ring.map(([x, y]) => [(x - cx) / 1000, (y - cy) / 1000, storey!.lift + floor.height / 1000]),
      lines: [],
    }),
  );
  return {
    model,
    blockers: [...walls, ...ceilings].flatMap(({ corners }) => triangles(corners)),
  };
}

/** Houses of one floor: nothing above them casts shade, so the ray and the formula agree. */
const HOUSES: readonly TemplateId[] = ['studio', 'one-bedroom', 'two-bedroom', 'three-bedroom'];
const asHouse = (id: TemplateId): Plan => ({ ...templatePlan(id, 'en'), dwelling: 'house' });

describe('sun and moon on the floors', () => {
  it.each(HOUSES)('[R377] random points of %s lie in a patch exactly when they see the sun', id => {
    const plan = asHouse(id);
    const { model, blockers } = wallsOf(plan);
    const floor = plan.floors[0]!;
    const [cx, cy] = model.centre;
    const lift = model.storeys[0]!.lift;
    let [inside, outside] = [0, 0];
    fc.assert(
      fc.property(
        fc.integer({ min: 95, max: 265 }),
        fc.integer({ min: 12, max: 60 }),
        fc.array(fc.tuple(fc.nat(9999), fc.nat(9999)), { minLength: 60, maxLength: 60 }),
        (azimuth, altitude, spots) => {
          const sun = { azimuth, altitude };
          const { patches } = lightIn(plan, model, sun, false).floors[0]!;
          const flat = patches.map(ring =>
            ring.map(([x, y]) => [Math.round(x * 1000), Math.round(y * 1000)] as const),
          );
          const a = (azimuth - plan.up) * RADIANS;
          const rise = Math.tan(altitude * RADIANS);
          const way: Point = [Math.sin(a), -Math.cos(a), rise];
          for (const [i, [s, t]] of spots.entries()) {
            // Half of the points are drawn from a patch's own box, or the few lit ones would never be hit.
            const ring = i % 2 === 0 ? flat[i % Math.max(flat.length, 1)] : undefined;
            const room = floor.rooms[i % floor.rooms.length]!.ring.map(([x, y]) => [x - cx, y - cy] as const);
            const box = ring && ring.length > 2 ? ring : room;
            const [xs, ys] = [box.map(([x]) => x), box.map(([, y]) => y)];
            const p: PlanPoint = [
              Math.min(...xs) + ((Math.max(...xs) - Math.min(...xs)) * s) / 9999,
              Math.min(...ys) + ((Math.max(...ys) - Math.min(...ys)) * t) / 9999,
            ];
            // Only points on free floor. The light is cut on the centre lines of rooms, so half an inner wall may shade
            // the border of a patch: points nearer to it are skipped.
            if (nearEdge(p, flat, 75) || !onFreeFloor(plan, [p[0] + cx, p[1] + cy])) continue;
            const lit = flat.some(each => isInside(p, each));
            const from: Point = [p[0] / 1000, p[1] / 1000, lift + 1e-4];
            const sees = !blockers.some(triangle => meets(from, way, triangle));
            // Light is followed two rooms deep.
            if (sees && !lit && roomsCrossed(plan, [p[0] + cx, p[1] + cy], way) > 2) continue;
            expect({ p, sun, lit: sees }).toEqual({ p, sun, lit });
            if (lit) inside++;
            else outside++;
          }
        },
      ),
      { numRuns: 60, seed: 17 },
    );
    expect(inside).toBeGreaterThan(150);
    expect(outside).toBeGreaterThan(150);
  });

  it('[R377] light on a bed lies on its top and is no larger than it', () => {
    const plan = templatePlan('two-bedroom', 'en');
    const model = buildHome(plan, { cut: 1200 });
    const { tops } = lightIn(plan, model, { azimuth: 146.5, altitude: 32 }, false).floors[0]!;
    expect(tops.length).toBeGreaterThan(0);
    const heights = new Set(plan.floors[0]!.items.map(item => (heightOf(item) / 1000 + 0.22).toFixed(3)));
    for (const top of tops) {
      expect(heights).toContain(top[0]![2].toFixed(3));
      expect(Math.hypot(...areaVector(top)) / 2).toBeLessThanOrEqual(3.6);
    }
  });

  it('[R377] buildings opposite shade the rooms of the drawn house too, each floor from its own height', () => {
    const ring = [
      [0, 0],
      [6000, 0],
      [6000, 4000],
      [0, 4000],
    ] as const;
    const window = {
      id: 'o1',
      kind: 'window',
      from: [2000, 4000],
      to: [4000, 4000],
      sill: 900,
      head: 2400,
    } as const;
    const floors = [0, 1].map(level => ({
      level,
      height: 2800,
      rooms: [{ id: 'r1', kind: 'living' as const, ring }],
      styles: [],
      openings: [window],
      items: [],
    }));
    // Ten metres high, ten metres off: from the ground 2.4 m is the window's head, upstairs it is 5.2 m over the street.
    const outlook = { above: 0, horizons: [{ from: 135, to: 225, height: 10_000, distance: 10_000 }] };
    const plan: Plan = { version: 1, up: 0, dwelling: 'house', floors };
    const result = (of: Plan, altitude: number) =>
      lightIn(of, buildHome(of, { cut: 1200 }), { azimuth: 180, altitude }, false).floors.map(
        ({ areas }) => areas.get('r1') ?? 0,
      );
    const free = result(plan, 40);
    // atan((10 − 2.4) / 10) = 37.2° and atan((10 − 5.2) / 10) = 25.6°; above their sills from 42.3° and 32.2° on.
    expect(result({ ...plan, outlook }, 25)).toEqual([0, 0]);
    expect(result({ ...plan, outlook }, 37)).toEqual([0, result(plan, 37)[1]]);
    const [below, above] = result({ ...plan, outlook }, 40);
    expect(above).toBeCloseTo(free[1]!, 9);
    expect(below! > 0 && below! < free[0]!).toBe(true);
    expect(result({ ...plan, outlook }, 43)).toEqual(result(plan, 43));
  });

  it('[R999] lamps of a closed home light the ground before the windows of its lowest floor, and only with lamps on', () => {
    const plan = templatePlan('villa', 'en');
    const model = buildHome(plan);
    const lampsOf = (on: boolean, of = model) =>
      lightIn(plan, of, undefined, on).floors.map(({ lamps }) => lamps);
    const [pools = [], above] = lampsOf(true);
    expect(above).toEqual([]);
    const middleOf = (ring: readonly Point[], axis: 0 | 1) =>
      ring.reduce((sum, corner) => sum + corner[axis], 0) / ring.length;
    const [cx, cy] = model.centre;
    const windows = plan.floors[0]!.openings.filter(
      ({ kind, sill }) => (kind === 'window' || kind === 'glass-door') && sill <= 1300,
    ).map(({ from, to }) => [(from[0] + to[0]) / 2 - cx, (from[1] + to[1]) / 2 - cy].map(mm => mm / 1000));
    expect(pools.length).toBeGreaterThan(3);
    for (const pool of pools) {
      const nearest = Math.min(
        ...windows.map(([x = 0, y = 0]) => Math.hypot(middleOf(pool, 0) - x, middleOf(pool, 1) - y)),
      );
      // Half an outer wall, from its line to its pane.
      expect(nearest).toBeLessThan(0.2);
      expect(pool.every(([, , z]) => z === 0)).toBe(true);
    }
    expect(lampsOf(false)).toEqual([[], []]);
    // With half walls the lamps are seen in their rooms.
    expect(lampsOf(true, buildHome(plan, { cut: 1200 }))[1]!.length).toBeGreaterThan(0);
  });

  it('[R377] nothing lights a floor from below the horizon; lamps light the rooms in the evening', () => {
    const plan = templatePlan('two-bedroom', 'en');
    const model = buildHome(plan, { cut: 1200 });
    const night = lightIn(plan, model, { azimuth: 200, altitude: -5 }, true).floors[0]!;
    expect(night.patches).toEqual([]);
    expect(night.tops).toEqual([]);
    expect(night.lamps.length).toBeGreaterThan(1);
    expect(lightIn(plan, model, undefined, false).floors[0]!.lamps).toEqual([]);
  });
});

function nearEdge([x, y]: PlanPoint, rings: readonly (readonly PlanPoint[])[], within: number): boolean {
  return rings.some(ring =>
    ring.some(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
      const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) < within;
    }),
  );
}

/** In a room and not under a wall. */
function onFreeFloor(plan: Plan, p: PlanPoint): boolean {
  const floor = plan.floors[0]!;
  const room = floor.rooms.find(each => isInside(p, each.ring));
  if (!room || room.kind === 'balcony' || room.kind === 'lobby' || room.kind === 'lift') return false;
  return !derive(floor).edges.some(({ a, b }) => nearEdge(p, [[a, b]], 135));
}

/** The number of rooms a ray crosses on its way out, on the plan. */
function roomsCrossed(plan: Plan, [x, y]: PlanPoint, [dx, dy]: Point): number {
  const floor = plan.floors[0]!;
  const met = new Set<string>();
  for (let away = 0; away < 20_000; away += 50) {
    const room = floor.rooms.find(each => isInside([x + dx * away, y + dy * away], each.ring));
    if (room) met.add(room.id);
  }
  return met.size;
}
