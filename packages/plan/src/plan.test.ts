import { err, randomIndex, seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../scripts/testing/whole';
import {
  addFloor,
  addItem,
  addOpening,
  addRoom,
  advance,
  boxRing,
  centroidOf,
  changeItem,
  changeOpening,
  changeRoom,
  checkFloor,
  checkPlan,
  derive,
  emptyPlan,
  type Floor,
  type FloorResult,
  flipOpening,
  floorAreas,
  HISTORY_STEPS,
  isSimple,
  LIMITS,
  layoutOf,
  mergeRooms,
  mirrorPlan,
  moveCorner,
  moveWall,
  onFloor,
  type Plan,
  type Point,
  palaceAt,
  parsePlan,
  placeOpening,
  type Ring,
  ROOM_KINDS,
  readPlan,
  redo,
  removeFloor,
  removeItem,
  removeOpening,
  removeRoom,
  roomAreas,
  roomShares,
  scalePlan,
  sectorNameAt,
  setLength,
  sidesOf,
  signedArea,
  sitePlan,
  snap,
  splitRoom,
  startHistory,
  stretchPlan,
  styleWall,
  turnPlan,
  undo,
  wallsOf,
  warningsOf,
  weld,
  writePlan,
} from './index';

import { TEMPLATE_IDS, templatePlan } from './templates';

const value = (result: FloorResult): Floor => {
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.ids.join()}`);
  return result.value;
};
const codeOf = (result: FloorResult | ReturnType<typeof parsePlan>) =>
  result.ok ? 'fine' : result.error.code;
const box = (left: number, top: number, right: number, bottom: number): Ring => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const blank = emptyPlan().floors[0]!;
const two = () =>
  value(addRoom(value(addRoom(blank, 'living', box(0, 0, 4000, 3000))), 'bedroom', box(4000, 0, 7000, 3000)));
const ringOf = (floor: Floor, id: string) => floor.rooms.find(room => room.id === id)!.ring;
const areaOf = (floor: Floor) => floor.rooms.reduce((sum, room) => sum + signedArea(room.ring), 0) / 1e6;

describe('the templates', () => {
  it.each(TEMPLATE_IDS)('[R340] %s is valid in both languages: no fault, no warning', id => {
    for (const language of ['zh', 'en'] as const) {
      const plan = templatePlan(id, language);
      expect(checkPlan(plan)).toEqual([]);
      expect(plan.floors.flatMap(warningsOf)).toEqual([]);
      for (const floor of plan.floors) expect(areaOf(weld(floor))).toBe(areaOf(floor));
    }
  });

  // Areas as drawn: sums of the rooms' rings, printed beside each template on the desk.
  it('[R346] have the areas of their sheets', () => {
    const sums = TEMPLATE_IDS.map(id =>
      Math.round(templatePlan(id, 'en').floors.reduce((sum, floor) => sum + areaOf(floor), 0)),
    );
    expect(sums).toEqual([32, 62, 85, 125, 101, 320, 130, 266]);
  });

  it('[R346] keep the two areas apart: between the faces a room is smaller than on its centre lines', () => {
    const floor = templatePlan('one-bedroom', 'en').floors[0]!;
    const bedroom = floor.rooms.find(room => room.id === 'bedroom')!;
    // 3.6 × 3.6 on centre lines; less 0.06 at two inner walls, 0.12 at two outer ones.
    expect(roomAreas(floor, bedroom).centreLines).toBe(12.96e6);
    expect(roomAreas(floor, bedroom).inside).toBeCloseTo(3420 * 3420, 0);
    expect(floorAreas(floor).centreLines).toBe(derive(floor).area);
    expect(floorAreas(floor).inside).toBeLessThan(derive(floor).area);
  });
});

describe('the invariants', () => {
  const floor = (rooms: readonly Ring[], more: Partial<Floor> = {}): Floor => ({
    ...blank,
    rooms: rooms.map((ring, i) => ({ id: `r${i + 1}`, kind: 'living', ring })),
    ...more,
  });
  const opening = (
    from: Point,
    to: Point,
    sill = 0,
    head = 2100,
    kind: 'door' | 'gap' | 'main-door' = 'door',
    id = 'o1',
  ) => ({ id, kind, from, to, sill, head });
  const room = box(0, 0, 4000, 3000);

  it.each([
    [
      'a ring that crosses itself',
      floor([
        [
          [0, 0],
          [4000, 3000],
          [4000, 0],
          [0, 3000],
        ],
      ]),
      'plan/ring-crosses',
    ],
    [
      'two points',
      floor([
        [
          [0, 0],
          [4000, 3000],
        ],
      ]),
      'plan/ring-crosses',
    ],
    [
      'a repeated point',
      floor([
        [
          [0, 0],
          [4000, 0],
          [4000, 3000],
          [0, 0],
          [0, 3000],
        ],
      ]),
      'plan/ring-crosses',
    ],
    [
      'a side folded back',
      floor([
        [
          [0, 0],
          [4000, 0],
          [2000, 0],
          [2000, 3000],
        ],
      ]),
      'plan/ring-crosses',
    ],
    ['a ring that runs backwards', floor([room.toReversed()]), 'plan/ring-runs-backwards'],
    ['a room below a quarter of a square metre', floor([box(0, 0, 500, 499)]), 'plan/room-small'],
    [
      'a point off whole millimetres',
      floor([
        [
          [0, 0],
          [4000.5, 0],
          [4000, 3000],
        ],
      ]),
      'plan/point-out-of-reach',
    ],
    [
      'a point out of reach',
      floor([
        [
          [0, 0],
          [LIMITS.reach + 1, 0],
          [4000, 3000],
        ],
      ]),
      'plan/point-out-of-reach',
    ],
    ['a room over another', floor([room, box(3000, 1000, 6000, 2000)]), 'plan/rooms-overlap'],
    ['a room inside another', floor([room, box(1000, 1000, 2000, 2000)]), 'plan/rooms-overlap'],
    ['the same room twice', floor([room, room]), 'plan/rooms-overlap'],
    [
      'a room that cuts a corner off another',
      floor([
        box(0, 0, 3000, 3000),
        [
          [0, 0],
          [3000, 3000],
          [0, 3000],
        ],
      ]),
      'plan/rooms-overlap',
    ],
    ['a corner in another room’s wall', floor([room, box(4000, 1000, 6000, 2000)]), 'plan/corner-in-wall'],
    [
      'an opening off its wall',
      floor([room], { openings: [opening([500, 1], [1400, 1])] }),
      'plan/opening-off-wall',
    ],
    [
      'an opening that spans a corner',
      floor([room], { openings: [opening([3500, 0], [4500, 0])] }),
      'plan/opening-off-wall',
    ],
    [
      'an opening 49 mm from the corner',
      floor([room], { openings: [opening([49, 0], [900, 0])] }),
      'plan/opening-at-corner',
    ],
    [
      'a sill above its head',
      floor([room], { openings: [opening([50, 0], [900, 0], 2100, 2100)] }),
      'plan/opening-heights',
    ],
    [
      'a head above the ceiling',
      floor([room], { openings: [opening([50, 0], [900, 0], 0, 2801)] }),
      'plan/opening-heights',
    ],
    [
      'two overlapping openings',
      floor([room], {
        openings: [opening([500, 0], [1400, 0]), opening([1300, 0], [2000, 0], 0, 2100, 'door', 'o2')],
      }),
      'plan/openings-overlap',
    ],
    [
      'a duplicate id',
      floor([room], { openings: [opening([500, 0], [1400, 0], 0, 2100, 'door', 'r1')] }),
      'plan/id-repeated',
    ],
  ])('[R340] refuses %s', (_, bad, code) => {
    expect(checkFloor(bad)[0]?.code).toBe(code);
  });

  it('[R340] accepts values exactly on the limits', () => {
    const openings = [opening([50, 0], [900, 0]), opening([0, 0], [0, 3000], 0, 2400, 'gap', 'o2')];
    expect(checkFloor(floor([room], { openings }))).toEqual([]);
    expect(checkFloor(floor([box(0, 0, 500, 500)]))).toEqual([]);
    expect(checkFloor(floor([room, box(4000, 0, 6000, 3000)]))).toEqual([]);
    // Corner to corner is not an overlap.
    expect(checkFloor(floor([room, box(4000, 3000, 6000, 5000)]))).toEqual([]);
  });

  it('[R340] one main door for the whole home', () => {
    const storey = (level: number) =>
      floor([room], { level, openings: [opening([500, 0], [1400, 0], 0, 2100, 'main-door')] });
    expect(checkPlan({ ...emptyPlan('house'), floors: [storey(0), storey(1)] }).map(f => f.code)).toEqual([
      'plan/two-main-doors',
    ]);
  });
});

describe('operations', () => {
  it('[R341] a new room shares its walls with its neighbour, which gets its corners', () => {
    const floor = value(addRoom(two(), 'study', box(4000, 3000, 5500, 5000)));
    expect(ringOf(floor, 'r2')).toContainEqual([5500, 3000]);
    expect(derive(floor).edges.filter(edge => edge.other).length).toBe(2);
  });

  it('[R341] a ring drawn the wrong way round is turned, a crossed one refused with its reason', () => {
    expect(
      signedArea(ringOf(value(addRoom(blank, 'living', box(0, 0, 4000, 3000).toReversed())), 'r1')),
    ).toBeGreaterThan(0);
    expect(
      codeOf(
        addRoom(blank, 'living', [
          [0, 0],
          [4000, 3000],
          [4000, 0],
          [0, 3000],
        ]),
      ),
    ).toBe('plan/ring-crosses');
    expect(codeOf(addRoom(two(), 'study', box(3000, 0, 5000, 2000)))).toBe('plan/rooms-overlap');
  });

  it('[R341] splitting and merging give the same room again, without the wall’s openings', () => {
    const floor = two();
    const split = value(
      splitRoom(
        floor,
        'r1',
        [
          [0, 1500],
          [4000, 1500],
        ],
        'study',
      ),
    );
    expect(split.rooms.map(room => signedArea(room.ring) / 1e6)).toEqual([6, 6, 9]);
    expect(ringOf(split, 'r2')).toContainEqual([4000, 1500]);
    const door = value(addOpening(split, { kind: 'door', from: [1000, 1500], to: [1800, 1500] }));
    expect(value(mergeRooms(door, 'r1', 'r3'))).toEqual(floor);
  });

  it('[R341] a bent cut and a cut to a slanted wall keep the walls shared', () => {
    const bent = value(
      splitRoom(two(), 'r1', [
        [2000, 0],
        [2000, 1000],
        [3000, 1000],
        [3000, 3000],
      ]),
    );
    expect(areaOf(bent)).toBe(21);
    const slanted = value(
      addRoom(
        value(
          addRoom(blank, 'living', [
            [0, 0],
            [4000, 0],
            [5001, 3003],
            [0, 3003],
          ]),
        ),
        'study',
        [
          [4000, 0],
          [8000, 0],
          [8000, 3003],
          [5001, 3003],
        ],
      ),
    );
    const cut = value(
      splitRoom(slanted, 'r1', [
        [0, 1000],
        [4333, 1000],
      ]),
    );
    expect(checkFloor(cut)).toEqual([]);
    expect(ringOf(cut, 'r2')).toContainEqual([4333, 1000]);
    expect(areaOf(cut)).toBeCloseTo(areaOf(slanted), 6);
  });

  it('[R341] a cut that does not cross the room is refused', () => {
    expect(
      codeOf(
        splitRoom(two(), 'r1', [
          [0, 0],
          [4000, 0],
        ]),
      ),
    ).toBe('plan/cut-misses-room');
    expect(
      codeOf(
        splitRoom(two(), 'r1', [
          [0, 1500],
          [9000, 1500],
        ]),
      ),
    ).toBe('plan/cut-misses-room');
    expect(
      codeOf(
        splitRoom(two(), 'gone', [
          [0, 1500],
          [4000, 1500],
        ]),
      ),
    ).toBe('plan/not-there');
  });

  it('[R341] merging needs a shared wall and may not leave a hole', () => {
    const apart = value(addRoom(two(), 'study', box(7000, 0, 9000, 3000)));
    expect(codeOf(mergeRooms(apart, 'r1', 'r3'))).toBe('plan/rooms-not-neighbours');
    const ring: Ring = [
      [0, 0],
      [9000, 0],
      [9000, 9000],
      [0, 9000],
      [0, 6000],
      [6000, 6000],
      [6000, 3000],
      [0, 3000],
    ];
    const round = value(
      addRoom(
        value(addRoom(value(addRoom(blank, 'living', ring)), 'study', box(0, 3000, 3000, 6000))),
        'bedroom',
        box(3000, 3000, 6000, 6000),
      ),
    );
    expect(codeOf(mergeRooms(round, 'r1', 'r2'))).toBe('plan/merge-leaves-hole');
  });

  it('[R342] a wall slides, its neighbours stretch, its door keeps its distance from the nearer end', () => {
    const floor = value(addOpening(two(), { kind: 'door', from: [4000, 2000], to: [4000, 2800] }));
    const moved = value(moveWall(floor, 'r1', 1, 500));
    expect(ringOf(moved, 'r1')).toEqual(box(0, 0, 4500, 3000));
    expect(ringOf(moved, 'r2')[0]).toEqual([4500, 0]);
    expect(moved.openings[0]).toMatchObject({ from: [4500, 2000], to: [4500, 2800] });
    // The outer wall below both rooms moves for one of them: a step, and the door stays 200 mm above the lower end.
    const lower = value(moveWall(floor, 'r1', 2, 1000));
    expect(ringOf(lower, 'r1')).toContainEqual([4000, 4000]);
    expect(ringOf(lower, 'r2')).toContainEqual([4000, 3000]);
    expect(lower.openings[0]).toMatchObject({ from: [4000, 2000], to: [4000, 2800] });
  });

  it('[R342] a wall that continues straight beyond its end gets a step, and so does the room behind', () => {
    const floor = value(addRoom(two(), 'hall', box(0, 3000, 7000, 5000)));
    const moved = value(moveWall(floor, 'r1', 2, 500));
    expect(ringOf(moved, 'r1')).toEqual([
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [4000, 3500],
      [0, 3500],
    ]);
    expect(ringOf(moved, 'r3')).toContainEqual([4000, 3000]);
    expect(moved.rooms.map(room => signedArea(room.ring) / 1e6)).toEqual([14, 9, 12]);
    const up = value(moveWall(floor, 'r1', 2, -500));
    expect(up.rooms.map(room => signedArea(room.ring) / 1e6)).toEqual([10, 9, 16]);
  });

  it('[R342] a wall that would leave no space for its door is refused, naming the door', () => {
    const window = value(addOpening(two(), { kind: 'window', from: [1000, 0], to: [3000, 0] }));
    expect(setLength(window, 'r1', 0, 1900)).toEqual(err({ code: 'plan/opening-does-not-fit', ids: ['o1'] }));
    expect(value(setLength(window, 'r1', 0, 2100)).openings[0]).toMatchObject({
      from: [50, 0],
      to: [2050, 0],
    });
  });

  it('[R342] a typed length is exact, with a slanted neighbour too', () => {
    const floor = value(setLength(two(), 'r2', 0, 3500));
    expect(sidesOf(ringOf(floor, 'r2'))[0]!.length).toBe(3500);
    const slanted = value(
      addRoom(blank, 'living', [
        [0, 0],
        [4000, 0],
        [5000, 3000],
        [0, 3000],
      ]),
    );
    const typed = value(setLength(slanted, 'r1', 0, 4600));
    expect(sidesOf(ringOf(typed, 'r1'))[0]!.length).toBeCloseTo(4600, -0.5);
    expect(codeOf(setLength(two(), 'r1', 0, 99))).toBe('plan/length-out-of-range');
    expect(codeOf(setLength(two(), 'r1', 0, Number.NaN))).toBe('plan/length-out-of-range');
    expect(codeOf(setLength(two(), 'r1', 9, 4000))).toBe('plan/not-there');
  });

  it('[R870] a refused length carries its bounds: of a side, of a thing, of a wall, of a floor', () => {
    const bed = value(addItem(two(), 'double-bed', [1500, 1500], 90));
    const bounds = (done: ReturnType<typeof changeItem>) => !done.ok && [done.error.code, done.error.bounds];
    const shown = (...range: number[]) => ['plan/length-out-of-range', range];
    expect(bounds(setLength(bed, 'r1', 0, 99))).toEqual(shown(100, 100_000));
    expect(bounds(changeItem(bed, 'i1', { size: [12_000, 2000] }))).toEqual(shown(10, 10_000));
    expect(bounds(styleWall(bed, [0, 0], [4000, 0], 'wall', 1200))).toEqual(shown(10, 1000));
    expect(checkFloor({ ...bed, height: 1000 })[0]?.bounds).toEqual([1500, 20_000]);
  });

  it('[R342] a wall pushed through the room is refused', () => {
    expect(moveWall(two(), 'r1', 1, -4100).ok).toBe(false);
    expect(moveCorner(two(), [0, 0], [5000, 2900]).ok).toBe(false);
    const corner = value(moveCorner(two(), [4000, 0], [4200, -300]));
    expect(ringOf(corner, 'r1')).toContainEqual([4200, -300]);
    expect(ringOf(corner, 'r2')).toContainEqual([4200, -300]);
  });

  it('[R343] openings and items are added, changed and removed, or refused with a reason', () => {
    const floor = value(addOpening(two(), { kind: 'main-door', from: [1000, 0], to: [1900, 0] }));
    expect(codeOf(addOpening(floor, { kind: 'window', from: [1500, 0], to: [2500, 0] }))).toBe(
      'plan/openings-overlap',
    );
    expect(codeOf(addOpening(floor, { kind: 'window', from: [1500, 20], to: [2500, 20] }))).toBe(
      'plan/opening-off-wall',
    );
    expect(value(placeOpening(floor, 'o1', 2000, 1000)).openings[0]).toMatchObject({
      from: [2000, 0],
      to: [3000, 0],
    });
    expect(value(flipOpening(floor, 'o1')).openings[0]).toMatchObject({ hinge: 'to' });
    let turned = floor;
    for (let i = 0; i < 4; i++) turned = value(flipOpening(turned, 'o1'));
    expect(turned.openings[0]).toMatchObject({ hinge: 'from', swing: 'left' });
    expect(codeOf(changeOpening(floor, 'o1', { sill: 2500 }))).toBe('plan/opening-heights');
    expect(value(removeOpening(floor, 'o1')).openings).toEqual([]);
    const bed = value(addItem(floor, 'double-bed', [1500, 1500], 90));
    expect(value(changeItem(bed, 'i1', { turn: -90 })).items[0]!.turn).toBe(270);
    expect(codeOf(changeItem(bed, 'i1', { size: [0, 2000] }))).toBe('plan/length-out-of-range');
    expect(value(removeItem(bed, 'i1')).items).toEqual([]);
    expect(value(removeRoom(bed, 'r1')).items).toEqual([]);
    expect(warningsOf(value(changeItem(bed, 'i1', { at: [100, 100] }))).map(w => w.code)).toContain(
      'plan/item-outside',
    );
  });

  it('[R343] a second main door is refused on any floor', () => {
    const plan = templatePlan('villa', 'en');
    const refused = onFloor(plan, 1, floor =>
      addOpening(floor, { kind: 'main-door', from: [6000, 10500], to: [7000, 10500] }),
    );
    expect(refused).toMatchObject({ ok: false, error: { code: 'plan/two-main-doors' } });
  });

  it('[R341] a railing is a style of its wall and moves with it', () => {
    const floor = value(styleWall(two(), [0, 0], [4000, 0], 'railing'));
    expect(derive(floor).edges.find(e => e.a[1] === 0 && e.b[1] === 0 && e.a[0] < 4000)!.kind).toBe(
      'railing',
    );
    const moved = value(moveWall(floor, 'r1', 0, 500));
    expect(derive(moved).edges.filter(e => e.kind === 'railing')).toHaveLength(1);
    expect(value(styleWall(floor, [0, 0], [4000, 0])).styles).toEqual([]);
  });

  it('[R344] a plan stretched to two numbers matches them; doors keep their widths, furniture its sizes', () => {
    const plan = templatePlan('two-bedroom', 'en');
    const done = stretchPlan(plan, 1.2, 1.1);
    if (!done.ok) throw new Error(done.error.code);
    const floor = done.value.floors[0]!;
    expect(checkFloor(floor)).toEqual([]);
    expect(warningsOf(floor)).toEqual([]);
    expect(derive(floor).area / derive(plan.floors[0]!).area).toBeCloseTo(1.32, 3);
    const width = (f: Floor, i: number) =>
      Math.hypot(
        f.openings[i]!.to[0] - f.openings[i]!.from[0],
        f.openings[i]!.to[1] - f.openings[i]!.from[1],
      );
    expect(width(floor, 0)).toBe(1000);
    expect(floor.items.map(i => i.size)).toEqual(plan.floors[0]!.items.map(i => i.size));
  });

  it.each(TEMPLATE_IDS)('[R344] %s stretches from three quarters to twice its size and stays valid', id => {
    const plan = templatePlan(id, 'en');
    for (const [x, y] of [
      [0.75, 0.75],
      [0.8, 1.25],
      [1.37, 0.91],
      [2, 2],
    ] as const) {
      const done = stretchPlan(plan, x, y);
      expect([x, y, done.ok ? checkPlan(done.value) : done.error]).toEqual([x, y, []]);
    }
  });

  it('[R606] a sited plan turns with its front; without one only its direction is set', () => {
    const plan = { ...emptyPlan('flat', 10), facing: 190 };
    expect(sitePlan(plan, 90)).toMatchObject({ up: 270, facing: 90 });
    expect(sitePlan(plan, -10)).toMatchObject({ up: 170, facing: 350 });
    expect(sitePlan(sitePlan(plan, 90), 190)).toEqual(plan);
    expect(sitePlan(emptyPlan('flat', 10), 90)).toMatchObject({ up: 10, facing: 90 });
    expect(sitePlan(plan, Number.NaN)).toBe(plan);
  });

  it('[R344] scaling, floors and turns of the whole plan', () => {
    const plan = templatePlan('terrace-house', 'en');
    const scaled = scalePlan(plan, 1.5);
    expect(scaled.ok && checkPlan(scaled.value)).toEqual([]);
    expect(turnPlan(turnPlan(plan, 1), 3)).toEqual(plan);
    expect(mirrorPlan(mirrorPlan(plan))).toEqual(plan);
    const third = addFloor(plan);
    expect(third.ok && third.value.floors[2]!.rooms.map(r => signedArea(r.ring))).toEqual([
      derive(plan.floors[1]!).area,
    ]);
    expect(third.ok && addFloor(third.value)).toMatchObject({ ok: false, error: { code: 'plan/too-many' } });
    expect(third.ok && removeFloor(third.value)).toMatchObject({ ok: true, value: plan });
    expect(removeFloor(emptyPlan())).toMatchObject({ ok: false });
    expect(boxRing(5000, 4000)).toHaveLength(4);
    expect(isSimple(boxRing(5000, 4000, { width: 2000, depth: 1000 }))).toBe(true);
  });
});

/** One random change; refused ones leave the floor as it was. */
function change(floor: Floor, pick: (n: number) => number): FloorResult {
  const room = floor.rooms[pick(floor.rooms.length)]!;
  const sides = sidesOf(room.ring);
  const by = (pick(41) - 20) * 50;
  switch (pick(11)) {
    case 0:
    case 1:
      return moveWall(floor, room.id, pick(sides.length), by);
    case 2:
      return setLength(floor, room.id, pick(sides.length), 500 + pick(120) * 50);
    case 3: {
      const corner = room.ring[pick(room.ring.length)]!;
      return moveCorner(floor, corner, [corner[0] + by, corner[1] + (pick(41) - 20) * 37]);
    }
    case 4: {
      const [one, two] = [sides[pick(sides.length)]!, sides[pick(sides.length)]!];
      const along = (s: (typeof sides)[number], t: number): Point => [
        s.a[0] + (s.b[0] - s.a[0]) * t,
        s.a[1] + (s.b[1] - s.a[1]) * t,
      ];
      return splitRoom(floor, room.id, [along(one, 0.3), along(two, 0.6)]);
    }
    case 5:
      return mergeRooms(floor, room.id, floor.rooms[pick(floor.rooms.length)]!.id);
    case 6: {
      const { edges } = derive(floor);
      const edge = edges[pick(edges.length)]!;
      const at = (t: number): Point => [
        edge.a[0] + (edge.b[0] - edge.a[0]) * t,
        edge.a[1] + (edge.b[1] - edge.a[1]) * t,
      ];
      return addOpening(floor, { kind: pick(2) ? 'window' : 'door', from: at(0.2), to: at(0.6) });
    }
    case 7: {
      const opening = floor.openings[pick(Math.max(1, floor.openings.length))];
      return opening ? placeOpening(floor, opening.id, 60 + pick(20) * 50, 700) : removeRoom(floor, 'gone');
    }
    case 8: {
      const item = floor.items[pick(Math.max(1, floor.items.length))];
      return item
        ? changeItem(floor, item.id, { at: [item.at[0] + by, item.at[1]], turn: pick(360) })
        : addItem(floor, 'desk', room.ring[0]!);
    }
    case 9:
      return changeRoom(floor, room.id, { kind: ROOM_KINDS[pick(ROOM_KINDS.length)]! });
    default:
      return floor.rooms.length > 2
        ? removeRoom(floor, room.id)
        : addRoom(floor, 'study', box(-5000 - by, -5000, -2000, -1500 + by));
  }
}

describe('any operation', () => {
  it('[R345] 200 random operations on a template keep every invariant, and undo restores each plan', () => {
    let done = 0;
    const rounds = WHOLE ? 3 : 1;
    for (const [run, id] of Array.from({ length: rounds }, () => TEMPLATE_IDS)
      .flat()
      .entries()) {
      const random = seededRandom(run * 7919 + 17);
      const pick = (n: number) => randomIndex(random, n);
      let floor = templatePlan(id, 'en').floors[0]!;
      let history = startHistory(floor);
      const stored = [floor];
      for (let i = 0; i < 200; i++) {
        const before = JSON.stringify(floor);
        const result = change(floor, pick);
        expect(JSON.stringify(floor)).toBe(before);
        if (!result.ok || result.value === floor) continue;
        floor = result.value;
        done++;
        expect([run, i, checkFloor(floor)]).toEqual([run, i, []]);
        expect(weld(floor)).toEqual(floor);
        history = advance(history, floor);
        stored.push(floor);
      }
      for (const before of stored.slice(-HISTORY_STEPS - 1, -1).toReversed()) {
        history = undo(history);
        expect(history.now).toEqual(before);
      }
      for (const after of stored.slice(-HISTORY_STEPS - 1).slice(1)) {
        history = redo(history);
        expect(history.now).toBe(after);
      }
    }
    // Many are refused, as they should be; enough must be accepted for the walk to be meaningful.
    expect(done).toBeGreaterThan(rounds * 333);
  });

  it('[R345] a history keeps a hundred steps, and an unchanged plan is not a step', () => {
    let history = startHistory(0);
    for (let i = 1; i <= 150; i++) history = advance(history, i);
    expect(history.past).toHaveLength(HISTORY_STEPS);
    expect(advance(history, history.now)).toBe(history);
    expect(undo(startHistory(1))).toEqual(startHistory(1));
    expect(redo(startHistory(1))).toEqual(startHistory(1));
    expect(advance(undo(history), 7).future).toEqual([]);
  });
});

/** Simple rings of any shape: a star about a point. */
const rings = fc
  .array(fc.tuple(fc.integer({ min: 800, max: 9000 }), fc.integer({ min: 1, max: 100 })), {
    minLength: 4,
    maxLength: 12,
  })
  .map(spokes => {
    const total = spokes.reduce((sum, [, step]) => sum + step, 0);
    let angle = 0;
    return spokes.map(([reach, step]): Point => {
      angle += (step / total) * 2 * Math.PI;
      return [Math.round(Math.cos(angle) * reach) + 20_000, Math.round(Math.sin(angle) * reach) + 20_000];
    });
  })
  .filter(ring => isSimple(ring) && signedArea(ring) > 1e6);

describe('every layout', () => {
  const floorOf = (ring: Ring): Floor => ({ ...blank, rooms: [{ id: 'r1', kind: 'living', ring }] });

  it('[R349] the parts inside and outside the squares make up the whole home', () => {
    fc.assert(
      fc.property(rings, fc.double({ min: 0, max: 359, noNaN: true }), (ring, up) => {
        const layout = layoutOf(floorOf(ring), { up })!;
        const square = signedArea(layout.squares[0]!.ring);
        const within = layout.squares.reduce((sum, s) => sum + s.coverage * square, 0);
        const outside = layout.squares.reduce((sum, s) => sum + s.extension * square, 0);
        expect((within + outside) / layout.area).toBeCloseTo(1, 6);
      }),
    );
  });

  it('[R351] the shares of a room add up to one, by squares and by sectors', () => {
    fc.assert(
      fc.property(rings, fc.double({ min: 0, max: 359, noNaN: true }), (ring, up) => {
        const floor = floorOf(ring);
        const [shares] = roomShares(floor, layoutOf(floor, { up })!);
        for (const list of [shares!.squares, shares!.sectors]) {
          expect(list.reduce((sum, { share }) => sum + share, 0)).toBeGreaterThan(0.99);
          expect(list.reduce((sum, { share }) => sum + share, 0)).toBeLessThan(1 + 1e-9);
        }
      }),
    );
  });

  it.each(TEMPLATE_IDS)(
    '[R347] %s: turning it with its north, by quarters or by any angle, changes no reading',
    id => {
      const plan = templatePlan(id, 'en');
      const read = (p: Plan) => {
        const layout = layoutOf(p.floors[0]!, { up: p.up, facing: p.facing! })!;
        return new Map([
          ...layout.squares.map(s => [s.palace, s.coverage] as const),
          ...layout.sectors.map(s => [`sector ${s.direction}`, s.coverage] as const),
          ...roomShares(p.floors[0]!, layout).flatMap(({ room, squares, sectors }) => {
            const at = centroidOf([room.ring])!;
            return [
              ...squares.map(s => [`${room.id} ${s.palace}`, s.share] as const),
              ...sectors.map(s => [`${room.id} sector ${s.palace}`, s.share] as const),
              // The palaces of a point, as numbers.
              [`${room.id} in ${palaceAt(layout, at)} and ${sectorNameAt(layout, at)}`, 1] as const,
            ];
          }),
        ]);
      };
      const before = read(plan);
      const same = (after: ReadonlyMap<string, number>, digits: number) => {
        for (const [palace, coverage] of before)
          expect([palace, after.get(palace)!.toFixed(digits)]).toEqual([palace, coverage.toFixed(digits)]);
      };
      for (const quarters of [1, 2, 3]) same(read(turnPlan(plan, quarters)), 6);
      for (const angle of [7, 30, -22, 44]) {
        const [s, c] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
        const turn = (p: Point): Point => [p[0] * c - p[1] * s, p[0] * s + p[1] * c];
        const floors = plan.floors.map(f => ({
          ...f,
          openings: [],
          items: [],
          rooms: f.rooms.map(r => ({ ...r, ring: r.ring.map(turn) })),
        }));
        same(read({ ...plan, up: plan.up - angle, floors }), 6);
      }
    },
  );
});

describe('the body', () => {
  const stands = (out: number): Floor =>
    value(
      addRoom(blank, 'living', [
        [0, 0],
        [9000, 0],
        [9000, 6000],
        [3000 + out, 6000],
        [3000 + out, 7500],
        [3000, 7500],
        [3000, 6000],
        [0, 6000],
      ]),
    );
  it('[R349] loses a projection of exactly a third of the side, and keeps one a millimetre wider', () => {
    const depth = (out: number) => {
      const body = layoutOf(stands(out), { up: 0 })!.body;
      return body[2]![1] - body[0]![1];
    };
    expect([2999, 3000, 3001].map(depth)).toEqual([6000, 6000, 7500]);
  });
});

describe('walls with their thickness', () => {
  it.each(TEMPLATE_IDS)(
    '[R346] the walls of %s and the floors between their faces make up its whole area',
    id => {
      for (const floor of templatePlan(id, 'en').floors) {
        const { pieces, joints } = wallsOf(floor);
        const walls =
          pieces.reduce((sum, piece) => sum + Math.abs(signedArea(piece.ring)), 0) +
          joints.reduce((sum, ring) => sum + Math.abs(signedArea(ring)), 0);
        const inside = floor.rooms.reduce((sum, room) => sum + roomAreas(floor, room).inside, 0);
        // The outer half of outer walls lies outside the centre lines: about half a wall times the perimeter.
        const around = derive(floor).edges.reduce(
          (sum, e) => sum + (e.other ? 0 : (e.length * e.thickness) / 2),
          0,
        );
        expect(Math.abs(walls + inside - around - areaOf(floor) * 1e6) / (areaOf(floor) * 1e6)).toBeLessThan(
          0.01,
        );
      }
    },
  );
});

describe('snapping', () => {
  const at = (to: Point, more: Partial<Parameters<typeof snap>[2]> = {}) =>
    snap(two(), to, { mode: 'grid', radius: 100, ...more });
  it('[R360] prefers a corner to a wall, a wall to its line, then a right angle, then the grid', () => {
    expect(at([4060, 40])).toMatchObject({ at: [4000, 0], reason: 'corner' });
    expect(at([4070, 1512])).toMatchObject({ at: [4000, 1500], reason: 'wall' });
    expect(at([4070, 5512])).toMatchObject({ at: [4000, 5500], reason: 'extension' });
    expect(at([9020, 5512], { last: [9000, 8000] })).toMatchObject({
      at: [9000, 5500],
      reason: 'right-angle',
    });
    expect(at([9020, 5512])).toMatchObject({ at: [9000, 5500], reason: 'grid' });
  });
  it('[R712] the line of a wall elsewhere catches from 200 mm under a finger too, a wall itself from all its radius', () => {
    const finger = { radius: 400 };
    expect(at([4390, 2012], finger)).toMatchObject({ at: [4000, 2000], reason: 'wall' });
    expect(at([4190, 5512], finger)).toMatchObject({ at: [4000, 5500], reason: 'extension' });
    expect(at([4260, 5512], finger)).toMatchObject({ at: [4250, 5500], reason: 'grid' });
  });
  it('[R360] does nothing when off, and ignores the grid when set to angles', () => {
    expect(at([4060, 40], { mode: 'off' })).toEqual({ at: [4060, 40], reason: 'none' });
    expect(at([9020, 5512], { mode: 'angles' })).toEqual({ at: [9020, 5512], reason: 'none' });
    expect(at([4070, 1512], { mode: 'angles' })).toMatchObject({ at: [4000, 1512], reason: 'wall' });
    expect(at([4060, 40], { without: [[4000, 0]] }).reason).not.toBe('corner');
  });
});

describe('reading a plan', () => {
  const plan = templatePlan('villa', 'zh');

  it('[R361] every template is read back as written', () => {
    for (const id of TEMPLATE_IDS)
      expect(readPlan(writePlan(templatePlan(id, 'zh')))).toEqual({
        ok: true,
        value: templatePlan(id, 'zh'),
      });
    expect(writePlan(plan).length).toBeLessThan(14_000);
    const outlook = { above: 9000, horizons: [{ from: 135, to: 225, height: 36_000, distance: 40_000 }] };
    expect(readPlan(writePlan({ ...plan, outlook }))).toEqual({ ok: true, value: { ...plan, outlook } });
  });

  it('[R906] the eaves are read back as written, also those of nothing', () => {
    for (const eaves of [0, 800, 3000])
      expect(readPlan(writePlan({ ...plan, eaves }))).toEqual({ ok: true, value: { ...plan, eaves } });
    expect(JSON.parse(writePlan(plan))).not.toHaveProperty('eaves');
  });

  const spoilt = (path: string, bad: unknown) => {
    const copy = JSON.parse(writePlan(plan));
    const keys = path.split('.');
    const last = keys.pop()!;
    keys.reduce((at, key) => at[key], copy)[last] = bad;
    return copy;
  };

  it.each([
    ['version', 2, 'plan/version-unknown'],
    ['version', 0, 'plan/unreadable'],
    ['version', '1', 'plan/unreadable'],
    ['up', 360, 'plan/unreadable'],
    ['up', Number.NaN, 'plan/unreadable'],
    ['dwelling', 'castle', 'plan/kind-unknown'],
    ['facing', null, 'plan/unreadable'],
    ['eaves', null, 'plan/unreadable'],
    ['eaves', '800', 'plan/unreadable'],
    ['eaves', -1, 'plan/unreadable'],
    ['eaves', 800.5, 'plan/unreadable'],
    ['eaves', 3001, 'plan/unreadable'],
    ['outlook', null, 'plan/unreadable'],
    ['outlook', { above: -1, horizons: [] }, 'plan/unreadable'],
    ['outlook', { above: 0, horizons: [{ from: 0, to: 90, height: 1, distance: 0 }] }, 'plan/unreadable'],
    ['outlook', { above: 0, horizons: Array(9).fill({}) }, 'plan/too-large'],
    ['floors', {}, 'plan/unreadable'],
    ['floors', [], 'plan/floor-levels'],
    ['floors', Array(4).fill(plan.floors[0]), 'plan/too-many'],
    ['floors.0.height', 1e9, 'plan/unreadable'],
    ['floors.0.rooms.0.id', '', 'plan/unreadable'],
    ['floors.0.rooms.0.kind', '__proto__', 'plan/kind-unknown'],
    ['floors.0.rooms.0.kind', 7, 'plan/unreadable'],
    ['floors.0.openings.0.kind', 'cat-flap', 'plan/kind-unknown'],
    ['floors.0.items.0.kind', 'harp', 'plan/kind-unknown'],
    ['floors.0.rooms.0.name', 'x'.repeat(61), 'plan/unreadable'],
    ['floors.0.rooms.0.counts', 1, 'plan/unreadable'],
    ['floors.0.rooms.0.ring', Array(201).fill([0, 0]), 'plan/too-large'],
    ['floors.0.rooms.0.ring.0', [0, 0, 0], 'plan/too-large'],
    ['floors.0.rooms.0.ring.0', [0], 'plan/unreadable'],
    ['floors.0.rooms.0.ring.0', [0, 1e300], 'plan/unreadable'],
    ['floors.0.rooms.0.ring.0', [0, '0'], 'plan/unreadable'],
    ['floors.0.rooms.0.ring.0', [1000, 1000], 'fault'],
    ['floors.0.openings.0.hinge', 'top', 'plan/kind-unknown'],
    ['floors.0.openings.0.head', -1, 'plan/unreadable'],
    ['floors.0.openings.0.from', [0, 1], 'plan/opening-off-wall'],
    ['floors.0.items.0.size', [1, 1], 'plan/unreadable'],
    ['floors.0.items.0.turn', -1, 'plan/unreadable'],
    ['floors.0.level', 1, 'plan/floor-levels'],
  ])('[R361] %s = %j is refused', (path, bad, code) => {
    const result = parsePlan(spoilt(path, bad));
    expect(result.ok).toBe(false);
    if (code !== 'fault') expect(codeOf(result)).toBe(code);
  });

  it('[R361] anything but a plan is refused', () => {
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '"plan"',
      '1e999',
      '{"version":1}',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      ' '.repeat(4_000_001),
    ]) {
      expect(readPlan(text).ok).toBe(false);
    }
    fc.assert(fc.property(fc.jsonValue(), junk => !parsePlan(junk).ok));
  });

  it('[R361] unknown fields are left out', () => {
    const read = parsePlan({
      ...JSON.parse(writePlan(plan)),
      note: 'kept out',
      __proto__: { polluted: true },
    });
    expect(read).toEqual({ ok: true, value: plan });
  });

  it('[R361] the largest plan within the limits is checked without a freeze', () => {
    const rooms = Array.from({ length: 40 }, (_, i) => ({
      id: `r${i}`,
      kind: 'living',
      ring: jagged((i % 8) * 12_000 - 48_000, Math.floor(i / 8) * 12_000 - 30_000),
    }));
    const floors = [0, 1, 2].map(level => ({
      level,
      height: 2800,
      rooms,
      styles: [],
      openings: [],
      items: [],
    }));
    expect(parsePlan({ version: 1, up: 0, dwelling: 'house', floors }).ok).toBe(true);
  }, 5000);
});

/** A room of 200 corners. */
function jagged(x: number, y: number): Point[] {
  const top = Array.from({ length: 100 }, (_, i): Point => [x + i * 100, y + (i % 2) * 300]);
  return [...top, ...top.toReversed().map(([px, py]): Point => [px, py + 8000])];
}

describe('[R780, R781] conventions of the reading', () => {
  it('come back from a file as they were', () => {
    const plan = { ...templatePlan('studio', 'en'), readBy: ['door', 'mouth'] } as const;
    expect(readPlan(writePlan(plan))).toEqual({ ok: true, value: plan });
    expect(mirrorPlan(plan).readBy).toEqual(plan.readBy);
  });
  it.each([
    [['roof'], undefined],
    [['roof', 'mouth'], ['mouth']],
    [['mouth', 'mouth', 7], ['mouth']],
    ['door', undefined],
    [null, undefined],
  ])('[R806] %j, with what is unknown here, leaves the plan as it is, read by %j', (readBy, left) => {
    const plan = templatePlan('studio', 'en');
    expect(parsePlan({ ...plan, readBy })).toEqual({
      ok: true,
      value: { ...plan, ...(left && { readBy: left }) },
    });
  });
  it.each(['weight', 7, null, undefined])('[R806] so does a centre by %j', centre => {
    const plan = templatePlan('studio', 'en');
    const other = { ...plan, floors: plan.floors.map(floor => ({ ...floor, centre })) };
    expect(parsePlan(other)).toEqual({ ok: true, value: plan });
  });
});
