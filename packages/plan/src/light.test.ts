import { randomBetween, randomIndex, seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  derive,
  type Floor,
  isBed,
  isInside,
  isOpenAir,
  mirrorPlan,
  type Opening,
  type Plan,
  type Point,
  parsePlan,
  type Ring,
  type Room,
  readPlan,
  signedArea,
  turnPlan,
  writePlan,
} from './index';
import {
  dayOfLight,
  inTheSun,
  lightOnItem,
  openingLight,
  openingLightArea,
  patchesAt,
  type Sun,
  type SunSample,
  sunTime,
} from './light';
import { facingCandidates } from './reading';
import { TEMPLATE_IDS, templatePlan } from './templates';
import { sunOf } from './testing/sunOf';

const box = (left: number, top: number, right: number, bottom: number): Ring => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const openings = (list: readonly (readonly [Opening['kind'], Point, Point, number, number])[]): Opening[] =>
  list.map(([kind, from, to, sill, head], i) => ({ id: `o${i + 1}`, kind, from, to, sill, head }));
const house = (floor: Partial<Floor>, dwelling: Plan['dwelling'] = 'house'): Plan => ({
  version: 1,
  up: 0,
  dwelling,
  floors: [{ level: 0, height: 2800, rooms: [], styles: [], openings: [], items: [], ...floor }],
});
const total = (plan: Plan, sun: Sun, roomId?: string) =>
  patchesAt(plan, 0, sun).reduce(
    (sum, patch) => sum + (roomId && patch.roomId !== roomId ? 0 : patch.area),
    0,
  ) / 1e6;

describe('a patch of sun', () => {
  it('[R356] has the area of the closed form before a room or wall thickness cuts it', () => {
    const window: Opening = {
      id: 'o1',
      kind: 'window',
      from: [1500, 6000],
      to: [3500, 6000],
      sill: 900,
      head: 2400,
    };
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 89, noNaN: true }),
        fc.double({ min: 91, max: 269, noNaN: true }),
        (altitude, azimuth) => {
          const sun = { altitude, azimuth };
          const ring = openingLight(window, [0, 1], 0, sun, 0);
          expect(signedArea(ring) / openingLightArea(window, 180, sun)).toBeCloseTo(1, 6);
          // With a wall it is never more.
          expect(signedArea(openingLight(window, [0, 1], 240, sun, 0))).toBeLessThanOrEqual(
            signedArea(ring) + 1e-3,
          );
        },
      ),
    );
  });

  const south = (more: Partial<Floor> = {}) =>
    house({
      rooms: [{ id: 'r1', kind: 'living', ring: box(0, 0, 5000, 6000) }],
      openings: openings([['window', [1500, 6000], [3500, 6000], 900, 2400]]),
      ...more,
    });

  it('[R356] turns with the plan: up east, the same window looks west', () => {
    expect(total(south(), { azimuth: 180, altitude: 26.66 })).toBeCloseTo(5.495, 2);
    expect(total({ ...south(), up: 90 }, { azimuth: 270, altitude: 26.66 })).toBeCloseTo(5.495, 2);
    expect(total({ ...south(), up: 90 }, { azimuth: 90, altitude: 26.66 })).toBe(0);
  });

  it('[R356] is missing below the horizon and behind a solid door, and partial behind a gap', () => {
    expect(total(south(), { azimuth: 180, altitude: 0 })).toBe(0);
    for (const [kind, lit] of [
      ['door', false],
      ['main-door', false],
      ['gap', true],
      ['glass-door', true],
    ] as const) {
      expect(
        total(south({ openings: openings([[kind, [1500, 6000], [3500, 6000], 0, 2100]]) }), {
          azimuth: 180,
          altitude: 30,
        }) > 0,
      ).toBe(lit);
    }
  });

  it('[R356] continues through an inner gap, one room deep and no more', () => {
    const rooms = [0, 1, 2].map(i => ({
      id: `r${i + 1}`,
      kind: 'living' as const,
      ring: box(0, -i * 1000, 5000, 1000 - i * 1000),
    }));
    const gaps: Opening[] = openings([
      ['glass-door', [500, 1000], [4500, 1000], 0, 2400],
      ['gap', [0, 0], [5000, 0], 0, 2400],
      ['gap', [0, -1000], [5000, -1000], 0, 2400],
    ]);
    const plan = house({ rooms, openings: gaps });
    const through = patchesAt(plan, 0, { azimuth: 180, altitude: 30 });
    expect(through.map(p => [p.roomId, p.through.length])).toEqual([
      ['r1', 1],
      ['r2', 2],
    ]);
  });

  it('[R356] one’s own wing shades a window, and so does an equally high house; a tower always does', () => {
    // An L: a wing 2 m in front of the window, to the south, as high as the house.
    const rooms = [
      {
        id: 'r1',
        kind: 'living' as const,
        ring: [
          [0, 0],
          [4000, 0],
          [4000, 3000],
          [0, 3000],
        ] as Ring,
      },
      { id: 'r2', kind: 'courtyard' as const, ring: box(0, 3000, 4000, 5000) },
      { id: 'r3', kind: 'bedroom' as const, ring: box(0, 5000, 4000, 8000) },
    ];
    const list = openings([['window', [1000, 3000], [3000, 3000], 900, 2400]]);
    // The wing is 2.8 m high and 1.76 m from face to face. At altitude h its shadow ends 2.8 − 1.76·tan h up the window's
    // outer face; what passes over that lies from (2.8 − 1.76·tan h) / tan h − 0.12 m into the room, which is 3 m deep.
    const at = (altitude: number) => total(house({ rooms, openings: list }), { azimuth: 180, altitude });
    const byHand = (altitude: number) => {
      const rise = Math.tan((altitude * Math.PI) / 180);
      return 2 * (Math.min(3, 2.4 / rise - 0.12) - ((2.8 - 1.76 * rise) / rise - 0.12));
    };
    expect(at(29)).toBe(0);
    for (const altitude of [30, 31, 32, 36, 40]) expect(at(altitude)).toBeCloseTo(byHand(altitude), 6);
    expect(total(house({ rooms, openings: list }, 'flat'), { azimuth: 180, altitude: 40 })).toBe(0);
  });

  describe('[R356] wings shade by their own storeys, a yard by its walls', () => {
    const living = { id: 'r1', kind: 'living' as const, ring: box(0, 0, 8000, 4000) };
    const garage = { id: 'r2', kind: 'garage' as const, ring: box(0, 9000, 8000, 13_000) };
    const window = openings([['window', [3000, 4000], [5000, 4000], 900, 2400]]);
    const upper = (rooms: readonly Room[]): Floor => ({
      ...house({ rooms, openings: [] }).floors[0]!,
      level: 1,
    });
    const plan = house({ rooms: [living, garage], openings: window });
    const higher = (rooms: readonly Room[]): Plan => ({ ...plan, floors: [...plan.floors, upper(rooms)] });
    const at = (of: Plan, altitude: number) => total(of, { azimuth: 180, altitude });

    it('a storey over the living room adds no shade to its window, one over the garage does', () => {
      for (const altitude of [15, 20, 22, 25, 30, 35, 40])
        expect(at(higher([living]), altitude)).toBeCloseTo(at(plan, altitude), 9);
      // 4.76 m from face to face: with 5.6 m the shadow passes the head of the window at atan(3.2 / 4.76) = 33.9°.
      expect([at(higher([garage]), 33), at(higher([garage]), 35) > 0]).toEqual([0, true]);
      // From 22° on no part of the window is in the shade of 2.8 m: atan(1.9 / 4.76) = 21.8°.
      const alone = house({ rooms: [living], openings: window });
      expect(at(plan, 22)).toBeCloseTo(at(alone, 22), 6);
      expect(at(plan, 20)).toBeLessThan(at(alone, 20) - 0.1);
    });

    it('a walled yard keeps low sun out, except at its gate', () => {
      const room = { id: 'r1', kind: 'living' as const, ring: box(0, 0, 6000, 4000) };
      const yard = { id: 'r2', kind: 'courtyard' as const, ring: box(0, 4000, 6000, 7000) };
      const list = openings([['window', [2000, 4000], [4000, 4000], 900, 2400]]);
      const walled = house({ rooms: [room, yard], openings: list });
      // Over the wall, 2.76 m off, the light comes in above 2.8 − 2.76·tan 20° = 1.80 m and lands beyond the room.
      expect(at(walled, 20)).toBe(0);
      const gate = openings([
        ['window', [2000, 4000], [4000, 4000], 900, 2400],
        ['gap', [500, 7000], [5500, 7000], 0, 2700],
      ]);
      const open = house({ rooms: [room], openings: list });
      // Under the lintel, whose shadow lies above the window.
      expect(at(house({ rooms: [room, yard], openings: gate }), 5)).toBeCloseTo(at(open, 5), 6);
      expect(at(house({ rooms: [room, yard], openings: gate }), 20)).toBeGreaterThan(0);
    });
  });

  it('[R356] the balcony of the flat above lowers the lit head of a glass door', () => {
    const rooms = [
      { id: 'r1', kind: 'living' as const, ring: box(0, 0, 5000, 6000) },
      { id: 'r2', kind: 'balcony' as const, ring: box(0, 6000, 5000, 7500) },
    ];
    const list = openings([['glass-door', [1000, 6000], [4000, 6000], 0, 2400]]);
    const flat = total(house({ rooms, openings: list }, 'flat'), { azimuth: 180, altitude: 45 }, 'r1');
    const single = total(house({ rooms, openings: list }), { azimuth: 180, altitude: 45 }, 'r1');
    expect(flat).toBeGreaterThan(0);
    expect(flat).toBeLessThan(single * 0.65);
  });

  describe('[R906] the eaves of a house, where they are known,', () => {
    // Latitude 30°, noon of the solstices: 90 − 30 ± 23.44. On a wall to the equator the profile angle is the altitude.
    const [summer, winter] = [83.44, 36.56].map(altitude => ({ azimuth: 180, altitude })) as [Sun, Sun];
    const under = (eaves: number | undefined): Plan => ({
      ...south(),
      ...(eaves !== undefined && { eaves }),
    });
    const walled = (plan: Plan, thickness: number): Plan => {
      const style = { a: [0, 6000], b: [5000, 6000], kind: 'wall', thickness } as const;
      return { ...plan, floors: [{ ...plan.floors[0]!, styles: [style] }] };
    };
    /** m² of the window 2 m wide with its sill at 0.9, lit up to `head` at its outer face, through a wall of 0.24. */
    const lit = (head: number, { altitude }: Sun) =>
      2 * ((head - 0.9) / Math.tan((altitude * Math.PI) / 180) - 0.24);

    it('shade the top of a window down to head_overhang − D·tan p', () => {
      expect(total(under(undefined), summer)).toBe(total(under(0), summer));
      expect(total(under(undefined), winter)).toBeCloseTo(lit(2.4, winter), 6);
      expect(total(under(800), summer)).toBe(0);
      // 2.8 − 0.8 · tan 36.56° = 2.206…
      expect(total(under(800), winter)).toBeCloseTo(lit(2.8 - 0.8 * 0.741_54, winter), 3);
      // 45° aside the profile is steeper: tan p = tan h / cos 45°. The wall is 10 mm thick, so that its own shade is small.
      const aside = { azimuth: 225, altitude: 50 };
      const slope = 1.191_75 / Math.SQRT1_2;
      const depth = (head: number) => (head - 0.9) / slope - 0.01;
      const thin = (eaves?: number) => total(walled(under(eaves), 10), aside);
      expect(thin(800) / thin()).toBeCloseTo(depth(2.8 - 0.8 * slope) / depth(2.4), 4);
    });

    it('are measured from the outer face, however thick the wall', () => {
      expect(total(walled(under(800), 500), winter)).toBeCloseTo(
        lit(2.8 - 0.8 * 0.741_54, winter) - 2 * (0.5 - 0.24),
        3,
      );
    });

    it('count only for a house, and where no floor is above; of roof and balcony the larger counts', () => {
      const plan = under(800);
      expect(total({ ...plan, dwelling: 'flat' }, winter)).toBeCloseTo(lit(2.4, winter), 6);
      const [ground] = plan.floors;
      const upper = (ring: Ring, kind: 'living' | 'balcony' = 'living'): Plan => ({
        ...plan,
        floors: [ground!, { ...ground!, level: 1, openings: [], rooms: [{ id: 'u', kind, ring }] }],
      });
      expect(total(upper(ground!.rooms[0]!.ring), winter)).toBeCloseTo(lit(2.4, winter), 6);
      // Only over the northern half of the room: the window in the south is under the lower roof.
      expect(total(upper(box(0, 0, 5000, 3000)), winter)).toBeCloseTo(lit(2.8 - 0.8 * 0.741_54, winter), 3);
      // A floor that juts out 1.5 m, in steps of 5 cm.
      expect(total(upper(box(0, 0, 5000, 7500)), winter)).toBeCloseTo(lit(2.8 - 1.38 * 0.741_54, winter), 1);
      // A balcony of 0.5 m on the outer side alone: the eaves reach further.
      expect(total(upper(box(0, 6000, 5000, 6500), 'balcony'), winter)).toBeCloseTo(
        lit(2.8 - 0.8 * 0.741_54, winter),
        3,
      );
      expect(total({ ...upper(box(0, 6000, 5000, 7500), 'balcony'), eaves: 100 }, winter)).toBeCloseTo(
        lit(2.8 - 1.38 * 0.741_54, winter),
        1,
      );
    });

    it('take the sun off the sill of the window in summer, and off the room', () => {
      const day = (eaves?: number) => {
        const { openings, rooms } = dayOfLight(under(eaves), 0, [{ minute: 720, ...summer }], 5);
        return [openings.get('o1')?.minutes, rooms.get('r1')?.areas];
      };
      // The wall is 0.24 thick: so steep a sun reaches the sill, not the floor. The eaves end it 0.9 up at 0.22 m already.
      expect([day(), day(200), day(300)].map(([minutes]) => minutes)).toEqual([5, 5, 0]);
    });
  });

  // Cut at the edge of the shade, the light had a side as short as a rounding error, with no direction.
  it.each([
    { azimuth: 127.43440145849667, altitude: 17.908956424292622 },
    { azimuth: 137.6938140441245, altitude: 26.667589199033166 },
    { azimuth: 141.95700461383888, altitude: 25.428269286079285 },
  ])('[R356] of a window half in the shade changes little while the sun hardly moves, at $azimuth', sun => {
    const plan = templatePlan('one-bedroom', 'en');
    const areaAt = (azimuth: number) =>
      patchesAt(plan, 0, { ...sun, azimuth })
        .filter(({ roomId }) => roomId === 'living')
        .reduce((sum, { area }) => sum + area, 0);
    expect(areaAt(sun.azimuth) / areaAt(sun.azimuth + 0.01)).toBeCloseTo(1, 2);
  });

  // Shade was a stair of as many steps as the window had strips.
  it.each(['courtyard-house', 'villa'] as const)(
    '[R356] has a straight edge where a wing shades a window of the %s: few patches, whatever the sun',
    id => {
      const plan = templatePlan(id, 'en');
      let count = 0;
      for (let azimuth = 0; azimuth < 360; azimuth += 7)
        for (const altitude of [10, 20, 30, 45, 60])
          for (const { level } of plan.floors) {
            const ways = patchesAt(plan, level, { azimuth, altitude }).map(
              ({ roomId, through }) => `${roomId} ${through.join()}`,
            );
            const most = Math.max(0, ...ways.map(way => ways.filter(each => each === way).length));
            expect([azimuth, altitude, most <= 4]).toEqual([azimuth, altitude, true]);
            count += ways.length;
          }
      expect(count).toBeGreaterThan(800);
    },
  );

  it('[R356, R357] no point is in a beam above the head of every opening, whatever shades them', () => {
    const plan = templatePlan('courtyard-house', 'en');
    const [floor] = plan.floors;
    const isBuilt = (at: Point) => floor!.rooms.some(room => !isOpenAir(room) && isInside(at, room.ring));
    const outer = floor!.openings.filter(({ from, to }) => {
      const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [nx, ny] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
      return isBuilt([mx + nx * 400, my + ny * 400]) !== isBuilt([mx - nx * 400, my - ny * 400]);
    });
    const random = seededRandom(3);
    let [lit, high] = [0, 0];
    for (let run = 0; run < 20_000; run++) {
      const [azimuth, altitude] = [randomBetween(random, 0, 360), randomBetween(random, 8, 50)];
      const room = floor!.rooms[randomIndex(random, floor!.rooms.length)]!;
      const [xs, ys] = [0, 1].map(axis => room.ring.map(corner => corner[axis]!)) as [number[], number[]];
      const [x, y] = [
        randomBetween(random, Math.min(...xs), Math.max(...xs)),
        randomBetween(random, Math.min(...ys), Math.max(...ys)),
      ];
      const z = randomBetween(random, 0, 2300);
      if (isOpenAir(room) || !isInside([x, y], room.ring)) continue;
      if (!inTheSun(plan, 0, room.id, [x, y], z, { azimuth, altitude })) continue;
      lit++;
      const turn = ((azimuth - plan.up) * Math.PI) / 180;
      const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
      const rise = Math.tan((altitude * Math.PI) / 180);
      // On the outer face of its wall, 120 mm off its line, the ray is in the opening.
      const isThrough = outer.some(({ from, to, sill, head }) => {
        const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
        const across = dx * ey - dy * ex;
        const out = (120 * Math.hypot(ex, ey)) / Math.abs(across);
        const away = ((from[0] - x) * ey - (from[1] - y) * ex) / across + out;
        const along = ((from[0] - x) * dy - (from[1] - y) * dx) / across;
        const height = z + away * rise;
        return away > 0 && along > -0.2 && along < 1.2 && height > sill - 1 && height < head + 1;
      });
      if (!isThrough) high++;
    }
    expect(lit).toBeGreaterThan(150);
    expect(high).toBe(0);
  });

  it('[R356] a horizon given in one line hides the low sun only on its bearings', () => {
    const horizons = [{ from: 150, to: 210, height: 36_000, distance: 40_000 }];
    const at = (sun: Sun) => patchesAt(south(), 0, sun, { horizons }).length;
    // atan((36 − 1.65) / 40) = 40.7°.
    expect([
      at({ azimuth: 180, altitude: 40 }),
      at({ azimuth: 180, altitude: 41 }),
      at({ azimuth: 220, altitude: 20 }),
    ]).toEqual([0, 1, 1]);
    expect(patchesAt(south(), 0, { azimuth: 180, altitude: 40 }, { horizons, above: 20_000 })).toHaveLength(
      1,
    );
  });

  it('[R356] agrees with rays: a point of the floor is in the patch exactly when its ray to the sun goes through the window', () => {
    const plan = south();
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 70, noNaN: true }),
        fc.double({ min: 110, max: 250, noNaN: true }),
        fc.integer({ min: 50, max: 4950 }),
        fc.integer({ min: 50, max: 5800 }),
        (altitude, azimuth, x, y) => {
          const [patch] = patchesAt(plan, 0, { altitude, azimuth });
          const rad = Math.PI / 180;
          const [dx, dy, rise] = [
            Math.sin(azimuth * rad),
            -Math.cos(azimuth * rad),
            Math.tan(altitude * rad),
          ];
          // Both faces of the wall, 120 mm to either side of its line at y = 6000.
          const margins = [5880, 6120].map(face => {
            const away = (face - y) / dy;
            const [px, z] = [x + dx * away, rise * away];
            return Math.min(px - 1500, 3500 - px, z - 900, 2400 - z);
          });
          const margin = Math.min(...margins);
          if (Math.abs(margin) < 5) return;
          const inPatch = patch !== undefined && within([x, y], patch.ring);
          expect(inPatch).toBe(margin > 0);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('a room with corners that project into it', () => {
  /** A U: two wings to the south with a courtyard between them, a window in the west wing's side. */
  const U: Ring = [
    [0, 0],
    [9000, 0],
    [9000, 8000],
    [6000, 8000],
    [6000, 3000],
    [3000, 3000],
    [3000, 8000],
    [0, 8000],
  ];
  const plan = house({
    rooms: [{ id: 'r1', kind: 'living', ring: U }],
    openings: openings([['window', [0, 4500], [0, 7500], 300, 2700]]),
  });

  it('[R356] has no sun behind them: a low sun in the west lights one wing and not the other', () => {
    const patches = patchesAt(plan, 0, { azimuth: 270, altitude: 12 });
    expect(patches).toHaveLength(1);
    expect(Math.max(...patches[0]!.ring.map(([x]) => x))).toBeLessThanOrEqual(3000);
    expect(inTheSun(plan, 0, 'r1', [7000, 6000], 1200, { azimuth: 270, altitude: 5 })).toBe(false);
    expect(inTheSun(plan, 0, 'r1', [2500, 6000], 1200, { azimuth: 270, altitude: 5 })).toBe(true);
  });

  it('[R356] agrees with rays that also stay in the room', () => {
    let [lit, hidden] = [0, 0];
    fc.assert(
      fc.property(
        fc.double({ min: 4, max: 25, noNaN: true }),
        fc.double({ min: 195, max: 345, noNaN: true }),
        fc.integer({ min: 50, max: 8950 }),
        fc.integer({ min: 50, max: 7950 }),
        (altitude, azimuth, x, y) => {
          if (!isInside([x, y], U)) return;
          const rad = Math.PI / 180;
          const [dx, dy, rise] = [
            Math.sin(azimuth * rad),
            -Math.cos(azimuth * rad),
            Math.tan(altitude * rad),
          ];
          const margin = Math.min(
            ...[120, -120].map(face => {
              const away = (face - x) / dx;
              const [py, z] = [y + dy * away, rise * away];
              return Math.min(py - 4500, 7500 - py, z - 300, 2700 - z);
            }),
          );
          if (Math.abs(margin) < 5) return;
          // Every two centimetres of the way to the wall: smaller grazes of a corner are not decided.
          const steps = Math.floor(-x / dx / 20);
          const stays = (off: number) =>
            Array.from({ length: steps }, (_, i) => i * 20).every(away =>
              isInside([x + dx * away + dy * off, y + dy * away - dx * off], U),
            );
          const [left, right] = [stays(40), stays(-40)];
          if (left !== right) return;
          const inPatch = patchesAt(plan, 0, { altitude, azimuth }).some(({ ring }) =>
            isInside([x, y], ring),
          );
          const expected = margin > 0 && left;
          if (margin > 0) left ? lit++ : hidden++;
          expect(inPatch).toBe(expected);
        },
      ),
      { numRuns: 3000, seed: 7 },
    );
    expect([lit > 10, hidden > 10]).toEqual([true, true]);
  });

  it('[R356] sends no sun on through a door it cannot reach', () => {
    const beyond = house({
      rooms: [
        { id: 'r1', kind: 'living', ring: U },
        { id: 'r2', kind: 'study', ring: box(9000, 0, 13_000, 8000) },
      ],
      openings: openings([
        ['window', [0, 4500], [0, 7500], 300, 2700],
        ['gap', [9000, 4000], [9000, 7800], 0, 2700],
      ]),
    });
    const rooms = patchesAt(beyond, 0, { azimuth: 270, altitude: 9 }).map(({ roomId }) => roomId);
    expect(rooms).toEqual(['r1']);
    // Over the bridge of the U the way is free.
    const free = house({
      rooms: beyond.floors[0]!.rooms,
      openings: openings([
        ['window', [0, 500], [0, 2500], 300, 2700],
        ['gap', [9000, 500], [9000, 2500], 0, 2700],
      ]),
    });
    expect(patchesAt(free, 0, { azimuth: 270, altitude: 9 }).map(({ roomId }) => roomId)).toEqual([
      'r1',
      'r2',
    ]);
  });
});

const within = ([x, y]: Point, ring: Ring): boolean =>
  ring.every((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) >= -1e-6;
  });

describe('a day of sun', () => {
  /** Beijing, every five minutes of a day, clock UTC+8. */
  const day = (month: number, date: number): SunSample[] =>
    Array.from({ length: 288 }, (_, i) => ({
      minute: i * 5,
      ...sunOf(Date.UTC(2026, month - 1, date, 0, i * 5) - 8 * 3_600_000, 39.9042, 116.4074),
    }));

  it('[R357] a southern window has more in winter than in summer, a northern one less', () => {
    const plan = house({
      rooms: [{ id: 'r1', kind: 'living', ring: box(0, 0, 5000, 6000) }],
      openings: openings([
        ['window', [1500, 6000], [3500, 6000], 900, 2400],
        ['window', [1500, 0], [3500, 0], 900, 2400],
      ]),
    });
    const [winter, summer] = [dayOfLight(plan, 0, day(12, 22), 5), dayOfLight(plan, 0, day(6, 21), 5)];
    const minutes = (light: typeof winter, id: string) => light.openings.get(id)!.minutes;
    // Closed form for 39.9°: 9.17 h and 7.84 h.
    expect(Math.abs(minutes(winter, 'o1') - 9.17 * 60)).toBeLessThan(12);
    expect(Math.abs(minutes(summer, 'o1') - 7.84 * 60)).toBeLessThan(12);
    expect([minutes(winter, 'o2'), minutes(summer, 'o2') > 200]).toEqual([0, true]);
    expect(summer.openings.get('o2')!.longest).toBeLessThan(minutes(summer, 'o2'));
  });

  it('[R357] covers rooms, bed heads and desks of a template, and leaves out those without sun', () => {
    const plan = templatePlan('two-bedroom', 'en');
    const light = dayOfLight(plan, 0, day(11, 22), 5);
    expect(light.rooms.get('master')!.minutes).toBeGreaterThan(120);
    expect(light.rooms.get('passage')!.minutes).toBe(0);
    expect(light.rooms.has('balcony')).toBe(false);
    const beds = plan.floors[0]!.items.filter(isBed).map(item => light.items.get(item.id)!.minutes);
    expect(Math.max(...beds)).toBeGreaterThan(0);
    const night = dayOfLight(plan, 0, [{ minute: 0, azimuth: 0, altitude: -30 }], 5);
    expect([...night.rooms.values()].every(room => room.minutes === 0)).toBe(true);
    expect(dayOfLight(plan, 7, day(11, 22), 5).rooms.size).toBe(0);
  });

  it('[R357] low sun lies on a pillow even if it meets the wall before the floor', () => {
    // Sun 5° up: over a sill of 0.9 m it is still 0.46 m high after 5 m, on the bed and not on the floor.
    const bed = { id: 'i1', kind: 'single-bed', at: [2500, 1000], size: [1200, 2000], turn: 180 } as const;
    const plan = house({
      rooms: [{ id: 'r1', kind: 'bedroom', ring: box(0, 0, 5000, 6000) }],
      openings: openings([['window', [1500, 6000], [3500, 6000], 900, 2400]]),
      items: [bed],
    });
    const low = { azimuth: 180, altitude: 5 };
    expect(inTheSun(plan, 0, 'r1', [2500, 250], 500, low)).toBe(true);
    const light = dayOfLight(plan, 0, [{ minute: 420, ...low }], 5);
    expect([light.rooms.get('r1')!.minutes, light.items.get('i1')!.minutes]).toEqual([0, 5]);
  });

  it('[R357] sun that comes in through an inner gap is on the things in the next room too', () => {
    // By hand: sun due south, 20° up, through a gap 2.4 m high in the wall between two rooms: a ray that ends on a desk
    // 2.7 m behind the window, 0.75 m high, passes the window at 0.75 + 2.7 · tan 20° = 1.73 m.
    const desk = { id: 'i1', kind: 'desk', at: [2500, -1700], size: [1200, 600], turn: 0 } as const;
    const plan = house({
      rooms: [
        { id: 'r1', kind: 'living', ring: box(0, 0, 5000, 1000) },
        { id: 'r2', kind: 'study', ring: box(0, -3000, 5000, 0) },
      ],
      openings: openings([
        ['window', [500, 1000], [4500, 1000], 300, 2700],
        ['gap', [0, 0], [5000, 0], 0, 2400],
      ]),
      items: [desk],
    });
    const sun = { azimuth: 180, altitude: 20 };
    expect(inTheSun(plan, 0, 'r2', desk.at, 750, sun)).toBe(true);
    expect(inTheSun(plan, 0, 'r2', desk.at, 750, { ...sun, altitude: 50 })).toBe(false);
    expect(dayOfLight(plan, 0, [{ minute: 720, ...sun }], 5).items.get('i1')!.minutes).toBe(5);
    // All of the desk: its far edge is 3 m behind the window, and the ray from there passes it 1.84 m up.
    expect(signedArea(lightOnItem(plan, 0, desk, sun)) / 1e6).toBeCloseTo(0.72, 3);
  });

  it.each(TEMPLATE_IDS)('[R357] in %s a point of the floor is in the beam exactly where a patch lies', id => {
    const plan = templatePlan(id, 'en');
    const [floor] = plan.floors;
    let [inside, beyond] = [0, 0];
    for (let azimuth = 5; azimuth < 360; azimuth += 35) {
      const sun = { azimuth, altitude: 18 };
      const patches = patchesAt(plan, 0, sun);
      for (const { id: roomId, ring } of floor!.rooms.filter(room => !isOpenAir(room))) {
        const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
        for (let x = Math.min(...xs) + 61; x < Math.max(...xs); x += 350) {
          for (let y = Math.min(...ys) + 61; y < Math.max(...ys); y += 350) {
            if (!isInside([x, y], ring)) continue;
            const over = patches.filter(patch => patch.roomId === roomId && isInside([x, y], patch.ring));
            expect([roomId, x, y, sun, inTheSun(plan, 0, roomId, [x, y], 0, sun)]).toEqual([
              roomId,
              x,
              y,
              sun,
              over.length > 0,
            ]);
            if (over.some(({ through }) => through.length === 1)) inside++;
            else if (over.length > 0) beyond++;
          }
        }
      }
    }
    expect(inside).toBeGreaterThan(20);
    if (id === 'two-bedroom' || id === 'villa') expect(beyond).toBeGreaterThan(5);
  });

  it("[R357] sun on a bed is computed at the bed's own height", () => {
    const plan = templatePlan('two-bedroom', 'en');
    const bed = plan.floors[0]!.items.find(item => item.kind === 'double-bed')!;
    const lit = [130, 140, 150, 160, 170, 180].map(
      azimuth => signedArea(lightOnItem(plan, 0, bed, { azimuth, altitude: 32 })) / 1e6,
    );
    expect(Math.max(...lit)).toBeGreaterThan(0.2);
    expect(Math.max(...lit)).toBeLessThan(3.6);
  });

  it('[R357] has sums, first, last and longest', () => {
    const samples = [0, 5, 10, 15, 20].map(minute => ({ minute }));
    expect(sunTime([false, true, true, false, true], samples, 5)).toEqual({
      minutes: 15,
      first: 5,
      last: 20,
      longest: 10,
    });
    expect(sunTime([], [], 5)).toEqual({ minutes: 0, longest: 0 });
  });
});

describe('the facing', () => {
  it('[R904] the openings of a candidate say their floor: two floors give the same ids', () => {
    const plan = templatePlan('two-bedroom', 'en');
    const [ground] = plan.floors;
    const upstairs = {
      ...ground!,
      level: 1,
      openings: ground!.openings.filter(({ kind }) => kind !== 'main-door'),
    };
    const found = facingCandidates({ ...plan, dwelling: 'house', floors: [ground!, upstairs] });
    const bright = found.find(({ reason }) => reason === 'bright-side')!;
    expect([...new Set(bright.openings.map(({ level }) => level))]).toEqual([0, 1]);
    for (const { openings } of found) {
      expect(new Set(openings.map(({ level, id }) => `${level} ${id}`)).size).toBe(openings.length);
      for (const { level, id } of openings)
        expect([ground, upstairs][level]!.openings.map(o => o.id)).toContain(id);
    }
  });

  it('[R355] a plan offers candidates with reasons and true bearings', () => {
    const plan = { ...templatePlan('two-bedroom', 'en'), up: 350 };
    const found = new Map(facingCandidates({ ...plan, street: 'E' }).map(c => [c.reason, c]));
    expect(found.get('main-door')!.bearing).toBe(260);
    expect(found.get('bright-side')!.bearing).toBeCloseTo(170, 6);
    expect(found.get('balcony')!.bearing).toBe(170);
    expect(found.get('living-opening')!.bearing).toBe(170);
    // The street is entered as a direction of the map; the longest wall of that side faces it.
    expect(found.get('street')).toMatchObject({ bearing: 80, weight: 4.2 });
    // 2.4 × 2.4 + 1.8 × 1.5 + 1.6 × 1.5 m² of glass look south.
    expect(found.get('bright-side')!.weight).toBeCloseTo(5.76 + 2.7 + 2.4, 6);
  });

  it.each([
    { at: 'no wall within an eighth', up: 30, street: 'S' as const, bearing: 180 },
    { at: 'a wall 22° aside', up: 22, street: 'S' as const, bearing: 202 },
    { at: 'a wall 22° to the other side', up: 338, street: 'N' as const, bearing: 338 },
  ])('[R598] the street is where it was entered, square to the wall facing it: $at', result => {
    const plan: Plan = { ...templatePlan('studio', 'en'), up: result.up, street: result.street };
    expect(facingCandidates(plan).at(-1)).toMatchObject({ reason: 'street', bearing: result.bearing });
    const { street, ...untold } = plan;
    expect(facingCandidates(untold).some(({ reason }) => reason === 'street')).toBe(false);
    expect(readPlan(writePlan(plan))).toEqual({ ok: true, value: plan });
    expect(parsePlan({ ...plan, street: 'down' })).toMatchObject({ ok: false, error: { at: 'street' } });
    // Neither mirroring nor turning the drawing moves a street.
    expect(mirrorPlan(plan).street).toBe(street);
    expect(facingCandidates(turnPlan(plan, 1)).at(-1)!.bearing).toBe(result.bearing);
  });

  it.each(TEMPLATE_IDS)('[R355] the facing of %s is one of its candidates', id => {
    const plan = templatePlan(id, 'en');
    const apart = facingCandidates(plan).map(c => Math.abs(((c.bearing - plan.facing! + 540) % 360) - 180));
    expect(Math.min(...apart)).toBeLessThan(1);
    expect(derive(plan.floors[0]!).centroid).toBeDefined();
  });
});
