import { turnBetween } from '@app/kernel';
import {
  type Point as Corner,
  derive,
  isInside,
  itemCorners,
  layoutOf,
  type Plan,
  type Ring,
  roomAreas,
  signedArea,
  wallsOf,
  weld,
} from '@app/plan';
import { TEMPLATE_IDS, type TemplateId, templatePlan } from '@app/plan/templates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCamera, FIRST_VIEW, HOME_VIEW } from '../camera';
import { buffersOf } from '../mesh/buffers';
import { areaVector, type InkFace, type Point, WEIGHTS } from '../mesh/inkFace';
import { triangles } from '../mesh/triangles';
import { buildHome, isFar, ownHomeOf, prepareHome } from '.';
import { solidFaces } from './solids';
import { wallFootings } from './walls';

/** Built once for all tests. */
const built = new Map<string, ReturnType<typeof buildHome>>();
function builtTemplate(id: TemplateId, cut?: number): ReturnType<typeof buildHome> {
  const name = `${id} ${cut}`;
  const model = built.get(name) ?? buildHome(templatePlan(id, 'en'), cut === undefined ? {} : { cut });
  built.set(name, model);
  return model;
}

/** One room of 5 by 4 metres on its wall centre lines, with the openings of its walls. */
const room = (openings: Plan['floors'][number]['openings'] = []): Plan => ({
  version: 1,
  up: 0,
  dwelling: 'house',
  floors: [
    {
      level: 0,
      height: 2800,
      styles: [],
      items: [],
      openings,
      rooms: [
        {
          id: 'r',
          kind: 'living',
          ring: [
            [0, 0],
            [5000, 0],
            [5000, 4000],
            [0, 4000],
          ],
        },
      ],
    },
  ],
});
const window = { id: 'w', kind: 'window', from: [1000, 0], to: [2500, 0], sill: 900, head: 2400 } as const;
const door = { id: 'd', kind: 'main-door', from: [0, 1000], to: [0, 1900], sill: 0, head: 2100 } as const;

const area = ({ corners }: InkFace) => Math.hypot(...areaVector(corners)) / 2;
const isUpright = ({ corners }: InkFace) => Math.abs(areaVector(corners)[2]) < 1e-9;
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const wallsUpTo = (plan: Plan, height: number): readonly InkFace[] => {
  const { inner, rims } = wallFootings(plan.floors[0]!);
  const footings = [...inner(height), ...rims.flatMap(rim => rim.upTo(height))];
  return solidFaces([...new Map(footings.map(f => [JSON.stringify(f.ring), f])).values()], {
    lift: 0,
    side: 'wall',
    top: z => (z === height ? 'ink' : 'trim'),
  });
};

/** Volume of a closed body by the divergence theorem, from two origins: they agree only if no face is missing. */
function volume(faces: readonly InkFace[], floorArea: number, from: Point): number {
  let six = 0;
  for (const { corners } of faces) {
    for (const [a, b, c] of triangles(corners)) {
      const [p, q, r] = [a, b, c].map(([x, y, z]) => [x - from[0], y - from[1], z - from[2]]) as [
        number[],
        number[],
        number[],
      ];
      six +=
        p[0]! * (q[1]! * r[2]! - q[2]! * r[1]!) +
        p[1]! * (q[2]! * r[0]! - q[0]! * r[2]!) +
        p[2]! * (q[0]! * r[1]! - q[1]! * r[0]!);
    }
  }
  // The underside of walls is never seen: that face is left out and added here. It faces down at height 0.
  return six / 6 + (floorArea * from[2]) / 3;
}

describe('the walls of a plan as a solid', () => {
  it('[R372] a room of 5 × 4 m has the outer, inner and reveal faces counted by hand', () => {
    // Wall 0.24 thick: outside 5.24 × 4.24, inside 4.76 × 3.76, height 2.8.
    const outside = 2 * (5.24 + 4.24) * 2.8;
    const inside = 2 * (4.76 + 3.76) * 2.8;
    const plain = wallsUpTo(room(), 2800);
    expect(sum(plain.filter(isUpright).map(area))).toBeCloseTo(outside + inside, 6);
    // A window 1.5 × 1.5 removes itself from both faces and adds its two reveals 1.5 × 0.24.
    const holed = wallsUpTo(room([window]), 2800);
    const reveals = 2 * 1.5 * 0.24;
    expect(sum(holed.filter(isUpright).map(area))).toBeCloseTo(outside + inside - 2 * 1.5 * 1.5 + reveals, 6);
    // A door 0.9 × 2.1 likewise.
    const both = wallsUpTo(room([window, door]), 2800);
    expect(sum(both.filter(isUpright).map(area))).toBeCloseTo(
      outside + inside - 2 * 1.5 * 1.5 + reveals - 2 * 0.9 * 2.1 + 2 * 2.1 * 0.24,
      6,
    );
  });

  it('[R372] wall area is perimeter × height less openings, for any room, opening and cut', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 12_000 }),
        fc.integer({ min: 2000, max: 12_000 }),
        fc.integer({ min: 300, max: 1200 }),
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 300, max: 1200 }),
        fc.integer({ min: 200, max: 2800 }),
        (w, d, wide, sill, tall, cut) => {
          const plan: Plan = room();
          const floor = {
            ...plan.floors[0]!,
            rooms: [
              {
                ...plan.floors[0]!.rooms[0]!,
                ring: [
                  [0, 0],
                  [w, 0],
                  [w, d],
                  [0, d],
                ] as const,
              },
            ],
            openings: [{ ...window, from: [300, 0], to: [300 + wide, 0], sill, head: sill + tall }] as const,
          };
          const faces = wallsUpTo({ ...plan, floors: [floor] }, cut).filter(isUpright);
          const gone = Math.max(0, Math.min(sill + tall, cut) - Math.min(sill, cut));
          const expected = (4 * (w + d) * cut - 2 * wide * gone + 2 * gone * 240) / 1e6;
          expect(sum(faces.map(area))).toBeCloseTo(expected, 5);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each(TEMPLATE_IDS)('[R373] the walls of %s are closed at every cut, section faces included', id => {
    for (const floor of templatePlan(id, 'en').floors) {
      const { inner, rims } = wallFootings(floor);
      for (const cut of [300, 1200, 2000, floor.height]) {
        for (const footings of [inner(cut), ...rims.map(rim => rim.upTo(cut))]) {
          const faces = solidFaces(footings, { lift: 0, side: 'wall', top: () => 'ink' });
          const foot = sum(
            footings
              .filter(({ spans }) => spans[0]![0] === 0)
              .map(
                ({ ring }) => Math.hypot(...areaVector(ring.map(([x, y]) => [x / 1000, y / 1000, 0]))) / 2,
              ),
          );
          const here = volume(faces, foot, [0, 0, 0]);
          for (const from of [
            [7, 3, 0],
            [-4, 11, 5],
          ] as const) {
            expect(volume(faces, foot, from)).toBeCloseTo(here, 2);
          }
          const solid = sum(
            footings.flatMap(({ ring, spans }) => {
              const ground = Math.hypot(...areaVector(ring.map(([x, y]) => [x / 1000, y / 1000, 0]))) / 2;
              return spans.map(([from, to]) => (ground * (to - from)) / 1000);
            }),
          );
          expect(here).toBeCloseTo(solid, 2);
        }
      }
    }
  });

  it('[R373] cut walls are black, wall ends are not', () => {
    const caps = wallsUpTo(room([window]), 1200).filter(face => !isUpright(face));
    const black = sum(caps.filter(({ tone }) => tone === 'ink').map(area));
    // The ring of wall 0.24 wide on the 18 m of centre lines, less the window's 1.5 m.
    expect(black).toBeCloseTo(18 * 0.24 - 1.5 * 0.24, 6);
    expect(caps.filter(({ tone }) => tone === 'trim').map(area)).toEqual([expect.closeTo(1.5 * 0.24, 6)]);
  });
});

describe('a home built from its plan', () => {
  it.each(TEMPLATE_IDS)('[R374] %s stays under 12,000 triangles, cut or whole, lines counted', id => {
    for (const cut of [undefined, 1200, 200]) {
      const { storeys } = builtTemplate(id, cut);
      const all = storeys.flatMap(({ ground, body, rims, roof }) => [
        ...ground,
        ...body,
        ...rims.flatMap(rim => rim.tall),
        ...roof,
      ]);
      const { faces, strokes } = buffersOf(all);
      expect(faces.position.length / 9 + strokes.index.length / 3).toBeLessThanOrEqual(12_000);
    }
  });

  it.each(TEMPLATE_IDS)('[R372] %s has a floor as large as its rooms, and every value is a number', id => {
    const plan = templatePlan(id, 'en');
    for (const [i, { ground, body, rims }] of builtTemplate(id, 1200).storeys.entries()) {
      const floor = plan.floors[i]!;
      const built = floor.rooms.filter(({ kind }) => kind !== 'lift' && kind !== 'lobby');
      expect(sum(ground.filter(({ tone }) => tone === 'ground').map(area))).toBeCloseTo(
        sum(built.map(each => roomAreas(floor, each).centreLines)) / 1e6,
        6,
      );
      const all = [...ground, ...body, ...rims.flatMap(({ low, tall }) => [...low, ...tall])];
      expect(all.flatMap(({ corners }) => corners.flat()).every(Number.isFinite)).toBe(true);
      for (const { corners } of all) {
        const size = Math.hypot(...areaVector(corners)) / 2;
        expect(sum(triangles(corners).map(t => Math.hypot(...areaVector(t)) / 2))).toBeCloseTo(size, 6);
      }
    }
  });

  it('[R375] outer walls are full height behind the rooms and low in front of them', () => {
    const [storey] = buildHome(room([window]), { cut: 1200 }).storeys;
    const topOf = (faces: readonly InkFace[]) =>
      Math.max(...faces.flatMap(({ corners }) => corners.map(([, , z]) => z)));
    expect(storey!.rims).toHaveLength(4);
    for (const rim of storey!.rims) {
      expect(topOf(rim.low)).toBeCloseTo(storey!.lift + 1.2);
      expect(topOf(rim.tall)).toBeCloseTo(storey!.lift + 2.8);
    }
    // Seen from the southeast (x right, y down on the plan), north and west are the far ones.
    const far = storey!.rims
      .filter(rim => isFar(rim, [0.5, 0.8]))
      .map(({ outward }) => outward.map(Math.round));
    expect(far.map(([x, y]) => `${x! + 0},${y! + 0}`).sort()).toEqual(['-1,0', '0,-1']);
  });

  it('[R375] no far wall hides a wing of the home from the reader', () => {
    const plan = templatePlan('l-shaped-house', 'en');
    const floor = plan.floors[0]!;
    const [storey] = buildHome(plan, { cut: 1200 }).storeys;
    const outline = derive(floor).outline[0]!;
    // An L has six outer walls; the two of its notch face the home itself.
    expect(outline).toHaveLength(6);
    const length = sum(
      storey!.rims.map(({ outward, tall }) =>
        sum(
          tall
            .filter(isUpright)
            .filter(({ corners, tone }) => {
              const [x, y] = areaVector(corners);
              return tone === 'wall' && (x * outward[0] + y * outward[1]) / Math.hypot(x, y) > 0.99;
            })
            .map(area),
        ),
      ),
    );
    const perimeter = sum(
      outline.map(([x, y], i) => {
        const [x1, y1] = outline[(i + 1) % outline.length]!;
        return Math.hypot(x1 - x, y1 - y);
      }),
    );
    expect(length).toBeLessThan((perimeter / 1000) * 2.8);
    expect(length).toBeGreaterThan(0);
  });

  it('[R375] a wall that partly faces a wing is not a rim', () => {
    const box = (id: string, x1: number, y1: number, x2: number, y2: number) =>
      ({
        id,
        kind: 'living',
        ring: [
          [x1, y1],
          [x2, y1],
          [x2, y2],
          [x1, y2],
        ],
      }) as const;
    // A passage 1 m wide joins a hall 6 m wide and a wing 2 m wide that begins 2 m south of it.
    const drawn = [
      box('hall', 0, 0, 6000, 3000),
      box('way', 0, 3000, 1000, 5000),
      box('wing', 0, 5000, 2000, 8000),
    ];
    const floor = weld({ ...room().floors[0]!, rooms: drawn });
    const southward = wallFootings(floor).rims.filter(({ outward }) => outward[1] > 0.9);
    const lowest = southward.flatMap(({ upTo }) => upTo(1200)).flatMap(({ ring }) => ring.map(([, y]) => y));
    // Of the walls facing south only the wing's own end remains: the hall's faces the wing.
    expect(Math.min(...lowest)).toBeGreaterThan(7800);
  });

  it('[R376] a whole house has a roof, a cut one only over storeys that are apart, a flat never has one', () => {
    const roofs = (id: TemplateId, cut?: number) =>
      builtTemplate(id, cut).storeys.flatMap(({ roof }) => roof);
    const villa = templatePlan('villa', 'en');
    expect(roofs('l-shaped-house', 1200)).toEqual([]);
    expect(roofs('villa', 200)).toEqual([]);
    // It is lifted farther off the upper floor than that is off the lower one, so it hides less of it.
    const { storeys } = builtTemplate('villa', 1200);
    const [low, high] = storeys;
    const eaves = Math.min(...high!.roof.flatMap(({ corners }) => corners.map(([, , z]) => z)));
    expect(eaves - high!.lift).toBeGreaterThan(high!.lift - low!.lift);
    expect(roofs('studio')).toEqual([]);
    // Hipped over the body of the top floor: 0.6 m of eaves all round on the ground plan.
    const [w, d] = bodySides(villa);
    const top = roofs('villa').filter(({ corners, tone }) => tone === 'roof' && areaVector(corners)[2] > 0);
    const hipped = top.filter(({ weave }) => weave?.pattern === 'tiles');
    expect(hipped).toHaveLength(4);
    expect(sum(hipped.map(({ corners }) => areaVector(corners)[2] / 2))).toBeCloseTo(
      (w + 1.2) * (d + 1.2),
      6,
    );
    // They meet along the hips: every point on the edge of a slope but those of the eaves is on another slope too.
    const points = hipped.map(
      ({ corners }) => new Set(corners.map(each => each.map(mm => mm.toFixed(6)).join())),
    );
    const eave = Math.min(...hipped.flatMap(({ corners }) => corners.map(([, , z]) => z)));
    const ridge = Math.max(...hipped.flatMap(({ corners }) => corners.map(([, , z]) => z)));
    for (const { weave } of hipped) {
      const [hips, edge] = [weave!.rows[0]!, weave!.rows.at(-1)!];
      for (const point of hips) {
        const key = point.map(each => each.toFixed(6)).join();
        expect(points.filter(each => each.has(key)).length).toBeGreaterThan(1);
      }
      // Concave: everywhere below the straight line from ridge to eaves. The corners turn up from the middle of the eaves.
      const middle = weave!.rows.map(row => row[Math.floor(row.length / 2)]![2]);
      for (const [i, z] of middle.slice(1, -1).entries())
        expect(z - eave).toBeLessThan((1 - weave!.v[i + 1]!) * (ridge - eave) - 0.05);
      expect(edge[0]![2]).toBeGreaterThan(eave + 0.3);
    }
    // The ridge and the four hips have crests.
    const crests = roofs('villa').filter(({ twoSided }) => twoSided);
    expect(crests.map(({ tone }) => tone).sort()).toEqual(['ink', 'ink', 'ink', 'ink', 'ridge']);
    for (const { corners } of crests)
      expect(
        corners.filter(each => points.some(set => set.has(each.map(mm => mm.toFixed(6)).join()))).length,
      ).toBe(corners.length / 2);
  });

  it('[R906] the hipped roof reaches as far beyond the walls as the plan says, as over a wall of 0.24 m', () => {
    const villa = templatePlan('villa', 'en');
    const [w, d] = bodySides(villa);
    const covered = (eaves: number | undefined, cut?: number) =>
      sum(
        buildHome({ ...villa, ...(eaves !== undefined && { eaves }) }, cut === undefined ? {} : { cut })
          .storeys.at(-1)!
          .roof.filter(({ weave }) => weave?.pattern === 'tiles')
          .map(({ corners }) => areaVector(corners)[2] / 2),
      );
    for (const cut of [undefined, 1200]) {
      expect(covered(900, cut)).toBeCloseTo((w + 2 * 1.02) * (d + 2 * 1.02), 6);
      expect(covered(0, cut)).toBeCloseTo((w + 2 * 0.12) * (d + 2 * 0.12), 6);
      expect(covered(undefined, cut)).toBeCloseTo((w + 1.2) * (d + 1.2), 6);
    }
  });

  it('[R906] a flat roof reaches as far beyond the walls as the plan says, and not at all until it says', () => {
    // A trapezium of 36 m², which no hips cover: its sides 8, 7.2 by Pythagoras, 4 and 6 m.
    const ring: Ring = [
      [0, 0],
      [8000, 0],
      [4000, 6000],
      [0, 6000],
    ];
    const slant = Math.hypot(4, 6);
    const [wide, narrow] = [Math.PI - Math.atan2(6, 4), Math.atan2(6, 4)];
    // An outline moved out by d with whole corners: area + d · length + d² · Σ tan(half of what each corner turns).
    const turns = [Math.PI / 2, wide, narrow, Math.PI / 2];
    const by = (d: number) =>
      36 + d * (8 + slant + 4 + 6) + d * d * sum(turns.map(turn => Math.tan(turn / 2)));
    const covered = (eaves?: number) => {
      const [floor] = room().floors;
      const rooms = [{ ...floor!.rooms[0]!, ring }];
      const plan: Plan = { ...room(), dwelling: 'house', floors: [{ ...floor!, rooms, openings: [] }] };
      const { storeys } = buildHome({ ...plan, ...(eaves !== undefined && { eaves }) }, {});
      return sum(storeys[0]!.roof.map(({ corners }) => Math.max(0, areaVector(corners)[2] / 2)));
    };
    expect(covered()).toBeCloseTo(36, 6);
    // Told from the outer face, 0.12 m from the line of the wall.
    expect(covered(800)).toBeCloseTo(by(0.92), 3);
    expect(covered(0)).toBeCloseTo(by(0.12), 3);
  });

  it.each([
    ['as drawn', ([x, y]: Corner): Corner => [x, y]],
    ['mirrored', ([x, y]: Corner): Corner => [-x, y]],
    ['turned', ([x, y]: Corner): Corner => [-y, x]],
  ])(
    '[R668] slopes over an L, %s, cover it and its eaves, and meet along hips, ridges and a valley',
    (_, placed) => {
      const [w, d, x, y] = [9000, 8000, 3500, 4600];
      const corners = [
        [0, 0],
        [w, 0],
        [w, y],
        [x, y],
        [x, d],
        [0, d],
      ] as const;
      const ring = corners.map(placed);
      const plan = room();
      const rooms = [
        { id: 'r', kind: 'living', ring: signedArea(ring) < 0 ? ring.toReversed() : ring } as const,
      ];
      const { roof } = buildHome({ ...plan, floors: [{ ...plan.floors[0]!, rooms }] }).storeys[0]!;
      const slopes = roof.filter(({ tone }) => tone === 'roof');
      expect(slopes).toHaveLength(6);
      const covered = sum(slopes.map(slope => areaVector(slope.corners)[2] / 2));
      expect(covered).toBeCloseTo((w / 1000 + 1.2) * (d / 1000 + 1.2) - ((w - x) * (d - y)) / 1e6, 6);
      const keyOf = (point: Point) => point.map(metres => Math.round(metres * 1e5) + 0).join();
      const edges = slopes.map(slope => new Set(slope.corners.map(keyOf)));
      const eaves = slopes.flatMap(({ weave }) => weave!.rows.at(-1)!.map(([, , z]) => z));
      for (const { weave } of slopes) {
        const [top, foot] = [weave!.rows[0]!, weave!.rows.at(-1)!];
        const isLevel = (i: number) =>
          [top[i - 1], top[i + 1]].every(next => next && Math.abs(next[2] - top[i]![2]) < 1e-6);
        // Points along a level ridge leave no gap.
        for (const point of [
          ...top.filter((_, i) => !isLevel(i)),
          ...foot.filter(([, , z]) => z > Math.min(...eaves) + 0.5),
        ])
          expect(edges.filter(edge => edge.has(keyOf(point))).length).toBeGreaterThan(1);
      }
      // Hips from five corners and one down to the lower ridge.
      const crests = roof.filter(({ twoSided }) => twoSided).map(({ tone }) => tone);
      expect(crests.sort()).toEqual(['ink', 'ink', 'ink', 'ink', 'ink', 'ink', 'ridge', 'ridge']);
    },
  );

  /** A house of rooms of these corners, in metres. */
  const houseOf = (...rings: readonly (readonly Corner[])[]): Plan => {
    const plan = room();
    const rooms = rings.map((ring, i) => ({
      id: `r${i}`,
      kind: 'living' as const,
      ring: ring.map(([x, y]): Corner => [x * 1000, y * 1000]),
    }));
    return { ...plan, floors: [{ ...plan.floors[0]!, rooms }] };
  };
  const box = (x: number, y: number, width: number, depth: number): readonly Corner[] => [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
  const slopesOf = (plan: Plan) =>
    buildHome(plan)
      .storeys.at(-1)!
      .roof.filter(({ weave }) => weave);

  it.each([
    // North row and both side wings as one, the front row apart: eaves 0.6 m out, 17.2 × 6.2 m each row.
    ['the courtyard house', templatePlan('courtyard-house', 'en'), 12, 17.2 * 6.2 * 2 + 2 * 5.2 * 8],
    ['a cross', houseOf(box(3, 0, 3, 3), box(0, 3, 9, 3), box(3, 6, 3, 3)), 12, 10.2 * 4.2 * 2 - 4.2 * 4.2],
    ['a T', houseOf(box(0, 0, 9, 4), box(3, 4, 3, 4)), 8, 10.2 * 5.2 + 4.2 * 4],
    [
      'four wings around a court',
      houseOf(box(0, 0, 12, 4), box(0, 8, 12, 4), box(0, 4, 4, 4), box(8, 4, 4, 4)),
      8,
      13.2 ** 2 - 2.8 ** 2,
    ],
    ['two blocks apart', houseOf(box(0, 0, 9, 4), box(0, 8, 6, 5)), 8, 10.2 * 5.2 + 7.2 * 6.2],
    [
      'two blocks of nearly equal depth, as close as their eaves allow',
      houseOf(box(0, 0, 9, 4), box(0, 5.3, 9, 4.05)),
      8,
      10.2 * 5.2 + 10.2 * 5.25,
    ],
    ['a T of nearly equal widths', houseOf(box(0, 0, 12, 4), box(4, 4, 4.05, 6)), 8, 13.2 * 5.2 + 5.25 * 6],
  ])(
    '[R676] %s has hipped roofs over its wings that meet without a gap, open over the court',
    (_, plan, sides, area) => {
      const slopes = slopesOf(plan);
      expect(slopes).toHaveLength(sides);
      expect(sum(slopes.map(({ corners }) => areaVector(corners)[2] / 2))).toBeCloseTo(area, 6);
      for (const { corners } of slopes) expect(areaVector(corners)[2]).toBeGreaterThan(0);
      // One end of every ridge, hip and valley of a slope is on another one too.
      const keyOf = (point: Point) => point.map(metres => Math.round(metres * 1e5) + 0).join();
      const edges = slopes.map(slope => new Set(slope.corners.map(keyOf)));
      const eaves = Math.min(...slopes.flatMap(({ corners }) => corners.map(([, , z]) => z)));
      for (const { weave } of slopes) {
        const [top, foot] = [weave!.rows[0]!, weave!.rows.at(-1)!];
        const isLevel = (i: number) =>
          [top[i - 1], top[i + 1]].every(next => next && Math.abs(next[2] - top[i]![2]) < 1e-6);
        for (const point of [
          ...top.filter((_, i) => !isLevel(i)),
          ...foot.filter(([, , z]) => z > eaves + 0.5),
        ])
          expect(edges.filter(edge => edge.has(keyOf(point))).length).toBeGreaterThan(1);
      }
    },
  );

  it.each(['villa', 'l-shaped-house', 'courtyard-house'] as const)(
    '[R376] the drawing of a %s has tiles too',
    id => {
      const home = ownHomeOf(templatePlan(id, 'en'), {
        cut: undefined,
        facing: undefined,
        body: undefined,
        lampsOn: false,
        nameOf: each => each.id,
      });
      const marks = home.draw(createCamera({ azimuth: 30, elevation: 46, scale: 20 }));
      expect(marks.filter(({ className }) => className === 'tile').length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each([0, 90, 172, 200, 270])(
    '[R975] of a house facing %i° the side behind it is opposite its front',
    facing => {
      const home = ownHomeOf(templatePlan('villa', 'en'), {
        ...{ cut: undefined, facing, body: undefined, lampsOn: false, nameOf: each => each.id },
      });
      const { behind, door } = home.stage;
      // The template's door is in its front, which is the lower side of the plan.
      expect(door?.outward).toEqual([0, 1]);
      expect(((behind % 4) + 4) % 4).toBe(0);
      const into = ownHomeOf(templatePlan('villa', 'en'), {
        ...{ cut: 1200, facing, body: undefined, lampsOn: false, nameOf: each => each.id },
      });
      const south = turnBetween(into.up, 180) / 90;
      expect(Math.abs(south - into.stage.behind)).toBeLessThanOrEqual(0.5);
    },
  );

  it('[R952] the eaves for lanterns and the wall for couplets are on the sides seen first', () => {
    const stageOf = (id: TemplateId) => {
      const home = ownHomeOf(templatePlan(id, 'en'), {
        ...{ cut: undefined, facing: undefined, body: undefined, lampsOn: false, nameOf: each => each.id },
      });
      const camera = home.cameraFrom(createCamera({ ...HOME_VIEW, scale: 20 }), home.body.bearing);
      return { ...home.stage, depth: ([x, y]: readonly number[]) => camera.depth(x!, y!) };
    };
    for (const id of ['villa', 'terrace-house', 'l-shaped-house'] as const) {
      const { eaves = [], wall, x, y, depth } = stageOf(id);
      expect(eaves.length, id).toBeGreaterThan(3);
      const middle = depth([(x[0] + x[1]) / 2, (y[0] + y[1]) / 2]);
      // The near corner, the points beside it, and the roof's ends to the left and right, metres towards the reader.
      expect(eaves.filter(at => depth(at) > middle + 3).length, id).toBeGreaterThan(1);
      expect(depth(wall!.at), id).toBeGreaterThan(middle + 2);
      const outside = [0, 1].map(axis => (wall!.at[axis]! + wall!.outward[axis]! * 0.3) * 1000);
      for (const { ring } of builtTemplate(id).storeys[0]!.rooms)
        expect(isInside(outside as [number, number], ring), id).toBe(false);
      // A couplet, 0.9 metres from their middle, hangs over no window.
      const plan = templatePlan(id, 'en');
      const { centre } = buildHome(plan);
      for (const { from, to } of plan.floors[0]!.openings)
        for (const share of [0, 0.25, 0.5, 0.75, 1]) {
          const [px, py] = [0, 1].map(
            axis => (from[axis]! + (to[axis]! - from[axis]!) * share - centre[axis]!) / 1000,
          );
          expect(Math.hypot(px! - wall!.at[0], py! - wall!.at[1]), id).toBeGreaterThan(0.95);
        }
    }
    // In a row along the front: none is farther back than the others.
    const { eaves: row = [], door } = stageOf('villa');
    const ahead = row.map(([px, py]) => px * door!.outward[0] + py * door!.outward[1]);
    expect(Math.max(...ahead) - Math.min(...ahead)).toBeLessThan(1);
    expect(stageOf('two-bedroom').eaves).toEqual([]);
    expect(stageOf('two-bedroom').wall).toBeDefined();
  });

  it('[R676] nothing of the roof is over the middle of the court', () => {
    const { storeys, centre } = builtTemplate('courtyard-house');
    const at: Corner = [8000 - centre[0], 10_000 - centre[1]];
    for (const { corners } of storeys[0]!.roof) {
      const flat = corners.map(([x, y]): Corner => [Math.round(x * 1000), Math.round(y * 1000)]);
      expect(isInside(at, flat)).toBe(false);
    }
  });

  it('[R668] [R676] the L-shaped house is hipped; a floor with slanting walls, too many wings or too near ones has a flat roof', () => {
    expect(slopesOf(templatePlan('l-shaped-house', 'en'))).toHaveLength(6);
    const slanting = houseOf([
      [0, 0],
      [9, 0],
      [0, 9],
    ]);
    expect(slopesOf(slanting)).toEqual([]);
    expect(buildHome(slanting).storeys[0]!.roof).not.toEqual([]);
    // Eaves that would meet in the gap, or lie almost on one line.
    for (const gap of [0.3, 1, 1.2, 1.23])
      for (const aside of [0, 5 + gap])
        expect(slopesOf(houseOf(box(0, 0, 5, 5), box(aside, 5 + gap, 5, 5)))).toEqual([]);
    // Eaves too wide for the court are drawn as if nobody had told them.
    const court = houseOf(box(0, 0, 12, 4), box(0, 8, 12, 4), box(0, 4, 4, 4), box(8, 4, 4, 4));
    expect(slopesOf({ ...court, eaves: 2500 })).toEqual(slopesOf(court));
    expect(slopesOf({ ...court, eaves: 1500 })).not.toEqual(slopesOf(court));
    const comb = [0, 2, 4, 6, 8, 10, 12, 14, 16].map(x => box(x, 2, 1, 6));
    expect(slopesOf(houseOf(box(0, 0, 17, 2), ...comb))).toEqual([]);
  });

  it('[R374] storeys are lifted apart when cut and stacked when whole', () => {
    const [low, high] = builtTemplate('villa').storeys;
    // 3.2 m of floor and a slab of 0.22.
    expect(high!.lift - low!.lift).toBeCloseTo(3.42, 6);
    const [first, second] = builtTemplate('villa', 1200).storeys;
    expect(second!.lift - first!.lift).toBeGreaterThan(3.42);
  });

  it('[R660] dotted guides lead from each storey to what is lifted off it, at the corners of the body', () => {
    const { storeys, isApart } = builtTemplate('villa', 1200);
    expect(isApart).toBe(true);
    for (const [i, { guides, lift }] of storeys.entries()) {
      expect(new Set(guides.map(({ from: [x, y] }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(4);
      const heights = guides.flatMap(({ from, to }) => [from[2], to[2]]);
      expect(Math.min(...heights)).toBeCloseTo(lift + 1.2, 6);
      if (i === 0) expect(Math.max(...heights)).toBeCloseTo(storeys[1]!.lift, 0);
    }
    for (const cut of [{}, { cut: 1200 }])
      expect(buildHome(templatePlan('two-bedroom', 'en'), cut).storeys[0]!.guides).toEqual([]);
  });

  it('[R660] the part of a window above the cut is dotted up to its head, except on a plan', () => {
    const dots = (cut: number) =>
      buildHome(room([window]), { cut })
        .storeys[0]!.rims.flatMap(({ low }) => low)
        .flatMap(({ lines }) =>
          lines.filter(({ tone, weight }) => tone === 'grey' && weight !== WEIGHTS.hair),
        );
    expect(dots(200)).toEqual([]);
    const heights = dots(1200).flatMap(({ from, to }) => [from[2], to[2]]);
    expect(Math.min(...heights)).toBeCloseTo(1.2 + 0.22, 6);
    expect(Math.max(...heights)).toBeCloseTo(window.head / 1000 + 0.22, 6);
  });

  it('[R660] beside a name there is a free spot for the thread of a photo', () => {
    for (const id of TEMPLATE_IDS) {
      const plan = templatePlan(id, 'en');
      const { model, names, stage, threadSpot } = ownHomeOf(plan, {
        ...{ cut: 1200, facing: undefined, body: undefined, lampsOn: false, nameOf: each => each.kind },
      });
      for (const [i, { level, rooms }] of model.storeys.entries()) {
        for (const { room: own } of rooms) {
          const foot = threadSpot(level, own.id)!;
          const quarter = ((stage.behind % 4) + 4) % 4;
          const name = names.find(each => each.id === `${level} ${own.id}` && each.places[quarter]);
          const at = [foot[0] * 1000 + model.centre[0], foot[1] * 1000 + model.centre[1]] as const;
          const original = plan.floors[i]!.rooms.find(each => each.id === own.id)!;
          expect(isInside(at, original.ring)).toBe(true);
          expect(plan.floors[i]!.items.filter(item => isInside(at, itemCorners(item)))).toEqual([]);
          // In a room with a name there is room for both.
          const named = name?.places[quarter]?.at;
          if (named && roomAreas(plan.floors[i]!, original).centreLines > 8e6)
            expect(Math.hypot(foot[0] - named[0], foot[1] - named[1]), `${id} ${own.id}`).toBeGreaterThan(
              0.6,
            );
        }
      }
    }
  });

  it('[R923] nobody stands in the rooms of a house under its roof', () => {
    const spots = (cut: number | undefined) => {
      const nameOf = () => '';
      const options = { cut, facing: undefined, body: undefined, lampsOn: false, nameOf };
      return ownHomeOf(templatePlan('villa', 'en'), options).stage.rooms.length;
    };
    expect(spots(undefined)).toBe(0);
    expect(spots(1200)).toBeGreaterThan(0);
  });

  it.each(TEMPLATE_IDS)(
    '[R865] in %s somebody stands on free floor, before free floor and off the names in the first view',
    id => {
      const plan = templatePlan(id, 'en');
      const home = ownHomeOf(plan, {
        cut: 1200,
        facing: undefined,
        body: undefined,
        lampsOn: false,
        nameOf: room => room.name ?? room.kind,
      });
      const { rooms, behind } = home.stage;
      expect(rooms.length).toBeGreaterThan(0);
      const { centre, storeys } = home.model;
      const floor = plan.floors[0]!;
      const [x, y] = rooms[0]!;
      const turn = ((90 * (behind + 2) - FIRST_VIEW.azimuth) * Math.PI) / 180;
      // The head of an adult is drawn over the floor 1.6 m behind the feet.
      for (const off of [0, 0.5, 1, 1.5]) {
        const [ax, ay] = [x - Math.sin(turn) * off, y + Math.cos(turn) * off];
        const at = [ax * 1000 + centre[0], ay * 1000 + centre[1]] as const;
        expect(floor.items.filter(item => isInside(at, itemCorners(item)))).toEqual([]);
        expect(floor.rooms.some(({ ring }) => isInside(at, ring))).toBe(true);
        const near = home.names.filter(
          ({ level, places }) =>
            level === storeys[0]!.level &&
            Math.hypot(
              (places[((behind % 4) + 4) % 4]?.at[0] ?? 99) - ax,
              (places[((behind % 4) + 4) % 4]?.at[1] ?? 99) - ay,
            ) < 0.3,
        );
        expect(near.map(({ lines }) => lines.join(''))).toEqual([]);
      }
    },
  );

  it('[R374] a name lies in its room and on no object', () => {
    for (const id of TEMPLATE_IDS) {
      const plan = templatePlan(id, 'en');
      const model = builtTemplate(id, 1200);
      for (const [i, { rooms }] of model.storeys.entries()) {
        for (const { room: named, label } of rooms) {
          const at = [label[0] * 1000 + model.centre[0], label[1] * 1000 + model.centre[1]] as const;
          const original = plan.floors[i]!.rooms.find(each => each.id === named.id)!;
          expect(isInside(at, original.ring)).toBe(true);
          expect(plan.floors[i]!.items.filter(item => isInside(at, itemCorners(item)))).toEqual([]);
        }
      }
    }
  });

  it('[R794] the letters of a name lie on the floor, along either pair of walls', () => {
    const covered: number[] = [];
    for (const id of TEMPLATE_IDS) {
      const plan = templatePlan(id, 'en');
      const model = builtTemplate(id, 1200);
      for (const [i, { rooms }] of model.storeys.entries()) {
        for (const { room: named, label } of rooms) {
          const { rooms: own, items } = plan.floors[i]!;
          const { ring } = own.find(each => each.id === named.id)!;
          if (roomAreas(plan.floors[i]!, named).centreLines < 6e6 || named.kind === 'corridor') continue;
          const things = items.map(itemCorners);
          const [x, y] = [label[0] * 1000 + model.centre[0], label[1] * 1000 + model.centre[1]];
          for (let along = -900; along <= 900; along += 100)
            for (const beside of [-180, 180])
              for (const at of [
                [x + along, y + beside],
                [x + beside, y + along],
              ] as const)
                covered.push(isInside(at, ring) && !things.some(thing => isInside(at, thing)) ? 0 : 1);
        }
      }
    }
    const share = covered.reduce((sum, each) => sum + each, 0) / covered.length;
    expect(share).toBeLessThan(0.02);
  });

  it('builds an empty plan', () => {
    const empty: Plan = { ...room(), floors: [{ ...room().floors[0]!, rooms: [], openings: [] }] };
    expect(buildHome(empty, { cut: 1200 }).storeys[0]).toMatchObject({
      ground: [],
      body: [],
      rims: [],
      rooms: [],
    });
    expect(wallsOf(empty.floors[0]!).pieces).toEqual([]);
  });
});

function bodySides(plan: Plan): readonly [number, number] {
  const { body } = layoutOf(plan.floors.at(-1)!, { up: 0 })!;
  const [a, b, c] = body as [readonly [number, number], readonly [number, number], readonly [number, number]];
  return [Math.hypot(b[0] - a[0], b[1] - a[1]) / 1000, Math.hypot(c[0] - b[0], c[1] - b[1]) / 1000];
}

describe('a home built in steps', () => {
  it.each([undefined, 1200, 200])(
    '[R375] cut at %s it is the same home, with pauses between its parts and no work left',
    async cut => {
      const plan = templatePlan('villa', 'en');
      let rests = 0;
      await prepareHome(plan, cut, () => void rests++);
      // Each storey rests at least after its walls and its ground.
      expect(rests).toBeGreaterThan(plan.floors.length * 3);
      // Cached: nothing is built again.
      await prepareHome(plan, cut, () => expect.unreachable());
      const asked = { cut, facing: undefined, body: undefined, lampsOn: false, nameOf: () => '' };
      const prepared = ownHomeOf(plan, asked).model;
      expect(prepared).toEqual(buildHome(plan, cut === undefined ? {} : { cut }));
      expect(ownHomeOf(plan, asked).model).toBe(prepared);
    },
  );
});
