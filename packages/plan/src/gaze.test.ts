import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInside, isOpenAir, type Opening, type Plan, type Point, type Ring } from './index';
import { inTheSun, type Sun, type VisibleOpening, visibleOpenings } from './light';
import { TEMPLATE_IDS, templatePlan } from './templates';

const BOX: Ring = [
  [0, 0],
  [5000, 0],
  [5000, 6000],
  [0, 6000],
];
const WINDOW: Opening = {
  id: 'o1',
  kind: 'window',
  from: [1500, 6000],
  to: [3500, 6000],
  sill: 900,
  head: 2400,
};
const room = (ring: Ring, openings: readonly Opening[], up = 0): Plan => ({
  version: 1,
  up,
  dwelling: 'house',
  floors: [
    { level: 0, height: 2800, rooms: [{ id: 'r1', kind: 'bedroom', ring }], styles: [], openings, items: [] },
  ],
});

/** Degrees from the nearest border of an outline, positive inside; slices are a degree apart, so interpolation suffices. */
function margin(seen: readonly VisibleOpening[], { azimuth, altitude }: Sun): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const outline of seen.flatMap(({ outlines }) => outlines)) {
    const [first, last] = [outline[0]!.azimuth, outline.at(-1)!.azimuth];
    for (const turn of [-720, -360, 0, 360, 720]) {
      const at = azimuth + turn;
      const aside = Math.min(at - first, last - at);
      const i = Math.max(
        1,
        outline.findIndex(slice => slice.azimuth >= at),
      );
      const [a, b] = [outline[i - 1]!, outline[i]!];
      const t = (at - a.azimuth) / (b.azimuth - a.azimuth);
      const [low, high] = [a.low + (b.low - a.low) * t, a.high + (b.high - a.high) * t];
      best = Math.max(best, Math.min(aside, altitude - low, high - altitude));
    }
  }
  return best;
}

describe('openings in view of an eye in a room', () => {
  it('[R383] are what both faces of the wall leave free, as measured by hand', () => {
    // 2 m before the wall, in the middle: the faces are 1.88 and 2.12 m away, the eye 0.6 m high.
    const [seen] = visibleOpenings(room(BOX, [WINDOW]), 0, 'r1', [2500, 4000], 600);
    const [outline] = seen!.outlines;
    const middle = outline!.find(({ azimuth }) => Math.abs(azimuth - 180) < 0.6)!;
    expect(seen!.isSky).toBe(true);
    expect(outline![0]!.azimuth).toBeCloseTo(180 - 25.25, 1);
    expect(outline!.at(-1)!.azimuth).toBeCloseTo(180 + 25.25, 1);
    expect(middle.low).toBeCloseTo(9.07, 1);
    expect(middle.high).toBeCloseTo(40.33, 1);
    // Seen at an angle, the head of a window is lower.
    expect(outline![0]!.high).toBeLessThan(middle.high);
  });

  it('[R383] turn with the plan, without anything in the wall, behind it or in another room', () => {
    const plan = room(BOX, [WINDOW], 90);
    expect(visibleOpenings(plan, 0, 'r1', [2500, 4000], 600)[0]!.outlines[0]![0]!.azimuth).toBeCloseTo(
      244.75,
      1,
    );
    expect(visibleOpenings(plan, 0, 'r1', [2500, 5950], 600)[0]!.outlines).toEqual([]);
    expect(visibleOpenings(plan, 0, 'r2', [2500, 4000], 600)).toEqual([]);
    expect(visibleOpenings(plan, 3, 'r1', [2500, 4000], 600)).toEqual([]);
  });

  it('[R383] include a solid door, which lets no sun in; a balcony above lowers the window’s head', () => {
    const [seen] = visibleOpenings(
      room(BOX, [{ ...WINDOW, kind: 'door', sill: 0, head: 2100 }]),
      0,
      'r1',
      [2500, 4000],
      600,
    );
    expect([seen!.isSky, seen!.outlines.length, seen!.outlines[0]![0]!.low < 0]).toEqual([false, 1, true]);
    const flat: Plan = {
      ...room(BOX, [WINDOW]),
      dwelling: 'flat',
      floors: [
        {
          ...room(BOX, [WINDOW]).floors[0]!,
          rooms: [
            { id: 'r1', kind: 'bedroom', ring: BOX },
            { id: 'b', kind: 'balcony', ring: BOX.map(([x, y]): Point => [x, y / 4 + 6000]) },
          ],
        },
      ],
    };
    const top = Math.max(
      ...visibleOpenings(flat, 0, 'r1', [2500, 4000], 600)[0]!.outlines[0]!.map(({ high }) => high),
    );
    // Its edge is 1.5 m out and 2.8 m up: atan(2.2 / 3.5) = 32.2°, in steps of 5 cm.
    expect(Math.abs(top - 32.2)).toBeLessThan(0.6);
  });

  it('[R906] end below the eaves of a house', () => {
    const seen = visibleOpenings({ ...room(BOX, [WINDOW]), eaves: 800 }, 0, 'r1', [2500, 4000], 600);
    const top = Math.max(...seen[0]!.outlines[0]!.map(({ high }) => high));
    // Their edge is 2 + 0.12 + 0.8 m away and 2.8 m up: atan(2.2 / 2.92).
    expect(top).toBeCloseTo(36.99, 1);
  });

  it('[R383] exclude what a corner of the room hides', () => {
    const ring: Ring = [
      [0, 0],
      [6000, 0],
      [6000, 6000],
      [3000, 6000],
      [3000, 3000],
      [0, 3000],
    ];
    const window: Opening = { ...WINDOW, from: [3200, 6000], to: [5800, 6000] };
    const eye: Point = [2500, 500];
    const [seen] = visibleOpenings(room(ring, [window]), 0, 'r1', eye, 600);
    // The corner at (3000, 3000) hides everything to the right of the line through it, looking south.
    const corner = 180 - (Math.atan2(500, 2500) * 180) / Math.PI;
    expect(seen!.outlines).toHaveLength(1);
    expect(seen!.outlines[0]!.at(-1)!.azimuth).toBeLessThanOrEqual(corner + 0.01);
    expect(visibleOpenings(room(ring, [window]), 0, 'r1', [200, 2800], 600)[0]!.outlines).toEqual([]);
  });

  /** Hundredths, since random doubles are mostly close to zero. */
  const share = fc.integer({ min: 2, max: 98 }).map(n => n / 100);
  const anywhere = {
    altitude: fc.integer({ min: 200, max: 8000 }).map(n => n / 100),
    azimuth: fc.integer({ min: 0, max: 35_999 }).map(n => n / 100),
    x: share,
    y: share,
    z: fc.integer({ min: 0, max: 1500 }),
  };

  it('[R383] have the sun in an outline exactly when the point is in the beam', () => {
    const plans = [
      room(BOX, [WINDOW], 17),
      room(
        [
          [0, 0],
          [6000, 0],
          [6000, 6000],
          [3000, 6000],
          [3000, 3000],
          [0, 3000],
        ],
        [
          { ...WINDOW, from: [3200, 6000], to: [5800, 6000] },
          { ...WINDOW, id: 'o2', from: [6000, 1000], to: [6000, 2500] },
        ],
      ),
    ];
    let lit = 0;
    fc.assert(
      fc.property(fc.record(anywhere), fc.constantFrom(...plans), (at, plan) => {
        const { ring } = plan.floors[0]!.rooms[0]!;
        const eye: Point = [at.x * 6000, at.y * 6000];
        if (!isInside(eye, ring)) return;
        const inside = margin(
          visibleOpenings(plan, 0, 'r1', eye, at.z).filter(({ isSky }) => isSky),
          at,
        );
        if (Math.abs(inside) < 0.2) return;
        const beam = inTheSun(plan, 0, 'r1', eye, at.z, at);
        if (beam) lit++;
        expect(beam).toBe(inside > 0);
      }),
      { numRuns: 4000, seed: 3 },
    );
    expect(lit).toBeGreaterThan(50);
  });

  it('[R906] have the sun below the eaves exactly when the point is in the beam', () => {
    const plan = { ...room(BOX, [WINDOW], 17), eaves: 900 };
    let [lit, shaded] = [0, 0];
    fc.assert(
      fc.property(fc.record(anywhere), at => {
        const eye: Point = [at.x * 5000, at.y * 5800];
        const inside = (of: Plan) => margin(visibleOpenings(of, 0, 'r1', eye, at.z), at);
        if (Math.abs(inside(plan)) < 0.2) return;
        const beam = inTheSun(plan, 0, 'r1', eye, at.z, at);
        if (beam) lit++;
        else if (inside({ ...plan, eaves: 0 }) > 0.2) shaded++;
        expect(beam).toBe(inside(plan) > 0);
      }),
      { numRuns: 4000, seed: 3 },
    );
    expect([lit > 20, shaded > 5]).toEqual([true, true]);
  });

  it.each(TEMPLATE_IDS)('[R383] in %s no point has sun without seeing it', id => {
    const plan = templatePlan(id, 'en');
    const rooms = plan.floors[0]!.rooms.filter(each => !isOpenAir(each));
    fc.assert(
      fc.property(fc.record(anywhere), fc.nat(), (at, pick) => {
        const { id: roomId, ring } = rooms[pick % rooms.length]!;
        const [xs, ys] = [ring.map(p => p[0]), ring.map(p => p[1])];
        const between = (all: readonly number[], t: number) =>
          Math.min(...all) + t * (Math.max(...all) - Math.min(...all));
        const eye: Point = [between(xs, at.x), between(ys, at.y)];
        // No sleeper is inside a wall.
        const isFree = [-150, 150].every(
          by => isInside([eye[0] + by, eye[1] + by], ring) && isInside([eye[0] + by, eye[1] - by], ring),
        );
        if (!isFree || !inTheSun(plan, 0, roomId, eye, at.z, at)) return;
        // From the next room it comes through an inner gap or glass.
        const ways = visibleOpenings(plan, 0, roomId, eye, at.z).filter(
          ({ isSky, opening }) => isSky || !opening.kind.endsWith('door') || opening.kind === 'glass-door',
        );
        expect(margin(ways, at)).toBeGreaterThan(-0.2);
      }),
      { numRuns: 600 },
    );
  });
});
