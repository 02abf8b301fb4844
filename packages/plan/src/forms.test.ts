import { unwrap } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import {
  changeItem,
  derive,
  type Floor,
  type Item,
  isInside,
  mirrorPlan,
  type Opening,
  opensBetween,
  type Plan,
  type Point,
  type Ring,
  type Room,
  type RoomKind,
} from './index';
import { type Finding, FORM_CODES, FORMS, type FormCode, type FormSettings, formsOf } from './reading';
import { TEMPLATE_IDS, type TemplateId, templatePlan } from './templates';
import { describeFinding } from './words';

const codesOf = (plan: Plan) => new Set(formsOf(plan).map(f => f.code));
const named = (plan: Plan, code: FormCode) => formsOf(plan).filter(f => f.code === code);

/** A one-floor plan from short lists; ids are r1, o1, i1 … in order. */
function planOf(
  rooms: readonly (readonly [RoomKind, Ring])[],
  openings: readonly (readonly [Opening['kind'], Point, Point, number?, number?])[],
  items: readonly (readonly [Item['kind'], Point, readonly [number, number], number])[] = [],
): Plan {
  const floor: Floor = {
    level: 0,
    height: 2800,
    styles: [],
    rooms: rooms.map(([kind, ring], i): Room => ({ id: `r${i + 1}`, kind, ring })),
    openings: openings.map(([kind, from, to, sill, head], i) => ({
      id: `o${i + 1}`,
      kind,
      from,
      to,
      sill: sill ?? opensBetween(kind).sill,
      head: head ?? opensBetween(kind).head,
    })),
    items: items.map(([kind, at, size, turn], i) => ({ id: `i${i + 1}`, kind, at, size, turn })),
  };
  return { version: 1, up: 0, dwelling: 'flat', floors: [floor], facing: 180 };
}

const box = (left: number, top: number, right: number, bottom: number): Ring => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

// Hand measurements of the templates: the worked cases and the reading of the two-bedroom flat.
describe('the known findings of the templates', () => {
  const known: readonly (readonly [TemplateId, readonly FormCode[]])[] = [
    ['studio', ['through-draught']],
    ['one-bedroom', ['through-draught', 'kitchen-door-faces-bathroom-door', 'stove-sink', 'closet-large']],
    [
      'two-bedroom',
      [
        'main-door-faces-kitchen-door',
        'missing-corner',
        'desk-back',
        'stove-fridge',
        'bed-in-line',
        'bed-commands',
        'centre-free',
      ],
    ],
    ['l-shaped-house', ['missing-corner', 'centre-short']],
    ['terrace-house', ['long-house']],
    ['villa', ['extension']],
  ];
  it.each(known)('[R353] %s', (id, codes) => {
    const found = codesOf(templatePlan(id, 'en'));
    for (const code of codes) expect([code, found.has(code)]).toEqual([code, true]);
  });

  it('[R353] the two-bedroom flat is measured as by hand', () => {
    const plan = templatePlan('two-bedroom', 'en');
    const door = named(plan, 'main-door-faces-kitchen-door')[0]!;
    expect([door.measures.distance, door.measures.overlap]).toEqual([3600, 400]);
    // The stove is in the same line behind the kitchen door: one finding, not two.
    expect(door.things).toContain('i9');
    expect(named(plan, 'stove-fridge')[0]!.measures.gap).toBeCloseTo(355, 0);
    expect(named(plan, 'stove-sink')).toEqual([]);
    const bed = named(plan, 'bed-in-line')[0]!;
    expect([bed.measures.overlap, bed.measures.distance]).toEqual([120, 1200]);
    expect(named(plan, 'desk-back')[0]!.measures.angle).toBeCloseTo(173, 0);
    expect(named(plan, 'missing-corner').map(f => [f.palace, Math.round(f.measures.share! * 1000)])).toEqual([
      ['NW', 357],
    ]);
    expect(named(plan, 'centre-free')[0]!.things).toEqual(['living']);
  });

  it('[R353] the L house has three missing corners and its centre short, the three-bedroom none', () => {
    expect(
      named(templatePlan('l-shaped-house', 'en'), 'missing-corner')
        .map(f => f.palace)
        .sort(),
    ).toEqual(['E', 'N', 'NE']);
    expect(named(templatePlan('three-bedroom', 'en'), 'missing-corner')).toEqual([]);
  });

  it.each(TEMPLATE_IDS)('[R354] the mirrored %s has the mirrored findings', id => {
    const plan = templatePlan(id, 'en');
    const count = (p: Plan) =>
      formsOf(p)
        .map(f => `${f.code} ${f.strength} ${[...f.things].sort().join()}`)
        .filter(text => !text.startsWith('kitchen-northwest'))
        .sort();
    expect(count(mirrorPlan(plan))).toEqual(count(plan));
  });
});

describe('sight between openings', () => {
  const through = (width: number, screen?: readonly [number, number], inner?: Opening['kind']) =>
    planOf(
      [
        ['hall', box(0, 0, 4000, 3000)],
        ['living', box(0, 3000, 4000, 8000)],
        ['balcony', box(0, 8000, 4000, 9500)],
      ],
      [
        ['main-door', [1000, 0], [2000, 0]],
        [inner ?? 'gap', [800, 3000], [2400, 3000]],
        ['glass-door', [2000 - width, 8000], [4000 - 400, 8000]],
      ],
      screen ? [['screen', [(screen[0] + screen[1]) / 2, 1500], [screen[1] - screen[0], 60], 180]] : [],
    );

  it('[R352] an open way through a gap in a second wall is seen', () => {
    expect(named(through(800), 'through-draught')).toMatchObject([
      { measures: { overlap: 800, free: 800, distance: 8000 }, strength: 'strong' },
    ]);
  });

  it('[R352] the shared width must be a third of the narrower: just under, at, above', () => {
    expect(named(through(333), 'through-draught')).toEqual([]);
    expect(named(through(334), 'through-draught')).toHaveLength(1);
  });

  it('[R352] a screen leaves exactly what it does not cover; less than 0.2 m free is not a finding', () => {
    expect(named(through(800, [1000, 1700]), 'through-draught')[0]!.measures.free).toBe(300);
    expect(named(through(800, [1000, 1800]), 'through-draught')[0]!.measures.free).toBe(200);
    expect(named(through(800, [1000, 1801]), 'through-draught')).toEqual([]);
  });

  it('[R352] inner doors are open unless the setting says not; windows above a sill block', () => {
    const withDoor = through(800, undefined, 'door');
    expect(named(withDoor, 'through-draught')).toHaveLength(1);
    expect(formsOf(withDoor, { doorsOpen: false }).filter(f => f.code === 'through-draught')).toEqual([]);
    expect(named(through(800, undefined, 'window'), 'through-draught')).toEqual([]);
  });

  // A front door and an opening in a wall that is turned by an angle; one clear room between them.
  const slanted = (degrees: number, kind: 'window' | 'glass-door', screen = false) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const along = (t: number): Point => [Math.round(6000 - t * c), Math.round(6000 - t * s)];
    return planOf(
      [['living', [[0, 0], [6000, 0], [6000, 6000], along(6000), [0, 3500 - Math.round(3500 * s)]]]],
      [
        ['main-door', [2500, 0], [3500, 0]],
        [kind, along(3500), along(2500)],
      ],
      screen ? [['screen', [3000, 1000], [3000, 60], 0]] : [],
    );
  };

  it('[R352] at a slant of 15° to 45° a way out or a window in sight is a light draught; beyond, none', () => {
    for (const kind of ['glass-door', 'window'] as const) {
      expect(named(slanted(30, kind), 'through-draught')).toMatchObject([
        { strength: 'light', measures: { angle: expect.closeTo(30, 0) } },
      ]);
      expect(named(slanted(30, kind, true), 'through-draught')).toEqual([]);
      expect(named(slanted(47, kind), 'through-draught')).toEqual([]);
    }
    // Less than 15° is straight on.
    expect(named(slanted(10, 'glass-door'), 'through-draught')).toMatchObject([{ strength: 'strong' }]);
    expect(named(slanted(10, 'window'), 'through-draught')).toMatchObject([{ strength: 'light' }]);
  });

  /** A front door in the right half of the lower wall, whose left half bends by about 30°; a window in that. */
  const bentFront = (outwards: 1 | -1) => {
    const bent = (x: number, y: number): Point => [x, 4000 + outwards * y];
    return planOf(
      [['living', [[0, 0], [6000, 0], [6000, 4000], [3000, 4000], bent(0, 1700)]]],
      [
        ['main-door', [4900, 4000], [4000, 4000]],
        ['window', bent(2478, 296), bent(1608, 789)],
      ],
    );
  };

  it('[R912] a window beside the front door, where the front bends, is no draught', () => {
    // The sight between them runs outdoors, or along the front.
    for (const outwards of [1, -1] as const)
      for (const plan of [bentFront(outwards), mirrorPlan(bentFront(outwards))])
        expect(named(plan, 'through-draught')).toEqual([]);
  });

  it('[R912] no sight from the front door runs across a yard', () => {
    /** Two wings 3 m apart, the front door in one of the walls, ways through all of the others. */
    const wings = (doorX: number) => {
      const walls = [0, 3000, 6000, 8000, 10_000];
      return planOf(
        [
          ['living', box(0, 0, 3000, 6000)],
          ['study', box(6000, 0, 8000, 6000)],
          ['bedroom', box(8000, 0, 10_000, 6000)],
        ],
        walls.map(x => [
          x === doorX ? 'main-door' : x === 8000 ? 'door' : 'glass-door',
          [x, 4000],
          [x, 5000],
        ]),
      );
    };
    const sights = (plan: Plan) =>
      formsOf(plan)
        .filter(({ code }) => code === 'through-draught' || code.startsWith('main-door'))
        .map(({ code, things, measures }) => [code, things[1], measures.distance]);
    // From the yard, into the left wing; the glass doors of the right wing lie behind.
    expect(sights(wings(3000))).toEqual([['through-draught', 'o1', 3000]]);
    // From the left: the line enters the glass door of the other wing from outside.
    const found = sights(wings(0)).filter(([code]) => code === 'through-draught');
    expect(found.map(([, thing]) => thing)).toContain('o2');
    expect(found.map(([, thing]) => thing)).not.toContain('o3');
  });

  it('[R352] a wall without an opening blocks', () => {
    const closed = through(800);
    const floor = closed.floors[0]!;
    const walled = {
      ...closed,
      floors: [{ ...floor, openings: floor.openings.filter(o => o.kind !== 'gap') }],
    };
    expect(named(walled, 'through-draught')).toEqual([]);
  });
});

describe('doors, beds and stoves', () => {
  const facing = (apart: number, kinds: readonly [RoomKind, RoomKind]) =>
    planOf(
      [
        [kinds[0], box(0, 0, 3000, 3000)],
        ['corridor', box(3000, 0, 3000 + apart, 3000)],
        [kinds[1], box(3000 + apart, 0, 6000 + apart, 3000)],
      ],
      [
        ['door', [3000, 1000], [3000, 1800]],
        ['door', [3000 + apart, 1000], [3000 + apart, 1800]],
      ],
    );

  it('[R353] two doors face each other up to 3 m, kitchen or bedroom and bathroom up to 4 m', () => {
    expect(named(facing(3000, ['study', 'living']), 'door-to-door')).toHaveLength(1);
    expect(named(facing(3001, ['study', 'living']), 'door-to-door')).toEqual([]);
    expect(named(facing(4000, ['kitchen', 'bathroom']), 'kitchen-door-faces-bathroom-door')).toMatchObject([
      { strength: 'clear' },
    ]);
    expect(named(facing(4001, ['kitchen', 'bathroom']), 'kitchen-door-faces-bathroom-door')).toEqual([]);
    // One finding per pair of doors.
    expect(named(facing(2000, ['bedroom', 'bathroom']), 'door-to-door')).toEqual([]);
  });

  const kitchen = (gap: number) =>
    planOf(
      [['kitchen', box(0, 0, 4000, 4000)]],
      [['main-door', [3000, 4000], [3900, 4000]]],
      [
        ['stove', [395, 600], [750, 550], 90],
        ['sink', [395, 600 + 375 + gap + 400], [800, 550], 90],
      ],
    );

  it.each([
    [449, 'strong'],
    [450, 'clear'],
    [599, 'clear'],
    [600, 'light'],
    [899, 'light'],
    [900, undefined],
  ])('[R353] stove and sink %d mm apart on one wall: %s', (gap, strength) => {
    expect(named(kitchen(gap), 'stove-sink')[0]?.strength).toBe(strength);
  });

  const bedroom = (bedX: number, turn: number) =>
    planOf(
      [
        ['bedroom', box(0, 0, 5000, 4000)],
        ['hall', box(0, 4000, 5000, 6000)],
      ],
      [
        ['door', [600, 4000], [1400, 4000]],
        ['main-door', [2000, 6000], [2900, 6000]],
      ],
      [['double-bed', [bedX, 1120], [1800, 2000], turn]],
    );

  it('[R353] a bed in the line of its door, with its foot to it, is the stronger finding; out of the line it commands', () => {
    expect(named(bedroom(1020, 180), 'bed-in-line')).toMatchObject([
      { strength: 'strong', measures: { angle: 0 } },
    ]);
    expect(named(bedroom(2300, 180), 'bed-in-line')).toEqual([]);
    expect(named(bedroom(2300, 180), 'bed-commands')).toHaveLength(1);
    expect(named(bedroom(2000, 180), 'bed-in-line')).toMatchObject([{ measures: { overlap: 300 } }]);
  });

  /** A bedroom with its own door at the bottom, and an opening to the room on its right. */
  const suite = (
    width: number,
    beyond: RoomKind,
    [kind, from, to]: readonly [Opening['kind'], number, number],
    thing: Parameters<typeof planOf>[2],
    door = 600,
  ) =>
    planOf(
      [
        ['bedroom', box(0, 0, width, 4000)],
        [beyond, box(width, 0, width + 2000, 4000)],
        ['hall', box(0, 4000, width, 6000)],
      ],
      [
        ['door', [door, 4000], [door + 800, 4000]],
        [kind, [width, from], [width, to]],
        ['main-door', [600, 6000], [1500, 6000]],
      ],
      thing,
    );

  // The design: "sees the door, and no door strip meets it".
  it('[R913] a desk or bed in the strip of any door of its room is not out of the line', () => {
    const desk = [['desk', [2600, 800], [1200, 600], 0]] as const;
    expect(named(suite(4000, 'bathroom', ['door', 600, 1400], desk), 'desk-commands')).toEqual([]);
    expect(named(suite(4000, 'storage', ['door', 600, 1400], desk), 'desk-commands')).toEqual([]);
    expect(named(suite(4000, 'living', ['glass-door', 600, 1400], desk), 'desk-commands')).toEqual([]);
    // Out of the strip, and in the line of a glass door to the open air, it is.
    expect(named(suite(4000, 'bathroom', ['door', 2600, 3400], desk), 'desk-commands')).toHaveLength(1);
    expect(named(suite(4000, 'balcony', ['glass-door', 600, 1400], desk), 'desk-commands')).toHaveLength(1);
    // The bed is 4.94 m from the bathroom's door: too far to be in its line, and in its strip all the same.
    const bed = [['double-bed', [1060, 1100], [1800, 2000], 90]] as const;
    const away = suite(7000, 'bathroom', ['door', 800, 1600], bed, 4000);
    expect(named(away, 'bed-in-line')).toEqual([]);
    expect(named(away, 'bed-commands')).toEqual([]);
    expect(named(suite(7000, 'bathroom', ['door', 2600, 3400], bed, 4000), 'bed-commands')).toHaveLength(1);
  });

  it('[R913] a glass door inside the home is a door of its room like any other, one to the open air is not', () => {
    const at = (
      kind: Opening['kind'],
      beyond: RoomKind,
      room: RoomKind,
      thing: Parameters<typeof planOf>[2],
    ) =>
      codesOf(
        planOf(
          [
            [room, box(0, 0, 4000, 4000)],
            [beyond, box(0, 4000, 4000, 8000)],
          ],
          [[kind, [1000, 4000], [2000, 4000]]],
          thing,
        ),
      );
    const cases = [
      ['stove-at-door', 'kitchen', ['stove', [1500, 395], [750, 550], 180]],
      // Foot to the door, at 1.88 m.
      ['bed-in-line', 'bedroom', ['double-bed', [1500, 1120], [1800, 2000], 180]],
      ['bed-commands', 'bedroom', ['single-bed', [3300, 1120], [1200, 2000], 180]],
      // The head is at the wall of the door.
      ['bed-door-wall', 'bedroom', ['single-bed', [3300, 2880], [1200, 2000], 0]],
      // The sitter looks up, with the door behind.
      ['desk-back', 'study', ['desk', [3000, 700], [1200, 600], 180]],
      ['desk-commands', 'study', ['desk', [3000, 2400], [1200, 600], 0]],
    ] as const;
    for (const [code, room, thing] of cases) {
      for (const kind of ['door', 'glass-door'] as const)
        expect([code, kind, at(kind, 'living', room, [thing]).has(code)]).toEqual([code, kind, true]);
      expect([code, at('glass-door', 'balcony', room, [thing]).has(code)]).toEqual([code, false]);
    }
  });

  it('[R353] a head away from the wall is reported from 0.1 m', () => {
    const off = (mm: number) =>
      planOf(
        [['bedroom', box(0, 0, 5000, 5000)]],
        [['main-door', [4000, 5000], [4900, 5000]]],
        [['double-bed', [2000, 1120 + mm], [1800, 2000], 180]],
      );
    expect(named(off(100), 'bed-no-wall')).toEqual([]);
    expect(named(off(101), 'bed-no-wall')).toHaveLength(1);
  });

  it('[R353] a toilet behind the wall of a bed head is reported, one elsewhere is not', () => {
    const beside = (y: number) =>
      planOf(
        [
          ['bedroom', box(0, 0, 4000, 4000)],
          ['bathroom', box(-2000, 0, 0, 4000)],
        ],
        [['door', [0, 3000], [0, 3700]]],
        [
          ['double-bed', [1060, 1500], [1800, 2000], 90],
          ['toilet', [-410, y], [400, 700], 270],
        ],
      );
    expect(named(beside(1500), 'wall-shared')).toEqual([]);
    // 400 of 1,800 is less than 0.3 of the head; a bathtub along it is more.
    const tub = beside(1500);
    const floor = tub.floors[0]!;
    const items = floor.items.map(i =>
      i.kind === 'toilet'
        ? { ...i, kind: 'bathtub' as const, size: [1600, 750] as const, at: [-435, 1500] as Point }
        : i,
    );
    expect(named({ ...tub, floors: [{ ...floor, items }] }, 'wall-shared')).toHaveLength(1);
    const away = items.map(i => (i.kind === 'bathtub' ? { ...i, at: [-1500, 1500] as Point } : i));
    expect(named({ ...tub, floors: [{ ...floor, items: away }] }, 'wall-shared')).toEqual([]);
  });

  /** A bedroom with two rooms behind the wall of its bed's head. */
  const backToBack = (bedX: number, tubX: number, door?: readonly [number, number]) =>
    planOf(
      [
        [
          'bedroom',
          [
            [0, 3000],
            [3000, 3000],
            [6000, 3000],
            [6000, 7000],
            [0, 7000],
          ],
        ],
        ['storage', box(0, 0, 3000, 3000)],
        ['bathroom', box(3000, 0, 6000, 3000)],
      ],
      door ? [['door', [door[0], 3000], [door[1], 3000]]] : [],
      [
        ['double-bed', [bedX, 4060], [1800, 2000], 180],
        ['bathtub', [tubX, 2560], [750, 1600], 90],
      ],
    );

  it('[R353] a tub behind the far half of the head counts, whichever room lies behind the other half', () => {
    // The tub lies along the wall from 3.1 to 4.7 m; the head is 1.8 m wide, so 0.54 m of it must be shared.
    const result = (bedX: number) => named(backToBack(bedX, 3900), 'wall-shared').map(f => f.measures.share);
    expect(result(3400)[0]).toBeCloseTo((4300 - 3100) / 1800, 6);
    expect(result(3000)[0]).toBeCloseTo((3900 - 3100) / 1800, 6);
    expect(result(2740)[0]).toBeUndefined();
    expect(named(mirrorPlan(backToBack(3400, 3900)), 'wall-shared')).toHaveLength(1);
  });

  it('[R353] a door in the wall of the head counts beyond the joint of another wall too, but not round a corner', () => {
    for (const bedX of [1100, 2000, 2600, 3000, 3400]) {
      const plan = backToBack(bedX, 3900, [4500, 5300]);
      expect([bedX, named(plan, 'bed-door-wall').length]).toEqual([bedX, 1]);
      expect(named(mirrorPlan(plan), 'bed-door-wall')).toHaveLength(1);
    }
    // A door on the same line, with a wall jutting into the room between them.
    const apart = planOf(
      [
        [
          'bedroom',
          [
            [0, 3000],
            [3000, 3000],
            [3000, 3500],
            [4000, 3500],
            [4000, 3000],
            [6000, 3000],
            [6000, 7000],
            [0, 7000],
          ],
        ],
      ],
      [['door', [4500, 3000], [5300, 3000]]],
      [['double-bed', [1500, 4120], [1800, 2000], 180]],
    );
    expect(named(apart, 'bed-door-wall')).toEqual([]);
  });

  it('[R353] light passes through a row of gaps, in any drawing order of the rooms', () => {
    const rooms = [
      ['living', box(0, 0, 3000, 3000)],
      ['dining', box(3000, 0, 6000, 3000)],
      ['study', box(6000, 0, 9000, 3000)],
    ] as const;
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const plan = planOf(
        order.map(i => rooms[i]!),
        [
          ['window', [1000, 0], [2000, 0]],
          ['gap', [3000, 500], [3000, 2500]],
          ['gap', [6000, 500], [6000, 2500]],
        ],
      );
      expect([order, named(plan, 'dark-room')]).toEqual([order, []]);
    }
  });

  it('[R353] the nearer of two doors in view of a bed is named', () => {
    const plan = planOf(
      [
        ['bedroom', box(0, 0, 6000, 6000)],
        ['hall', box(0, 6000, 6000, 8000)],
      ],
      [
        ['door', [300, 6000], [1100, 6000]],
        ['door', [4900, 6000], [5700, 6000]],
      ],
      [['single-bed', [3500, 1120], [1200, 2000], 180]],
    );
    // The pillow is at (3500, 370): 6.13 m from the middle of the right door, 6.28 from the left one.
    expect(named(plan, 'bed-commands')).toMatchObject([{ things: ['i1', 'o2'] }]);
    expect(named(plan, 'bed-commands')[0]!.measures.distance).toBeCloseTo(
      Math.hypot(5300 - 3500, 6000 - 370),
      6,
    );
  });

  it('[R353] a corner jutting into the room points at what it faces within 3 m', () => {
    const l: Ring = [
      [0, 0],
      [6000, 0],
      [6000, 6000],
      [3000, 6000],
      [3000, 3000],
      [0, 3000],
    ];
    const at = (x: number, y: number) =>
      planOf([['living', l]], [['main-door', [0, 1000], [0, 1900]]], [['sofa', [x, y], [2100, 900], 270]]);
    expect(named(at(4500, 1500), 'corner-points')).toHaveLength(1);
    expect(named(at(1200, 700), 'corner-points')).toEqual([]);
  });

  it('[R353] rooms reached only through another are reported, cupboards by their size', () => {
    const rooms: readonly (readonly [RoomKind, Ring])[] = [
      ['hall', box(0, 0, 3000, 3000)],
      ['kitchen', box(3000, 0, 6000, 3000)],
      ['bathroom', box(6000, 0, 8000, 3000)],
    ];
    const plan = planOf(rooms, [
      ['main-door', [1000, 0], [1900, 0]],
      ['door', [3000, 1000], [3000, 1800]],
      ['door', [6000, 1000], [6000, 1800]],
    ]);
    expect(codesOf(plan).has('bath-through-kitchen')).toBe(true);
    const other = planOf(
      rooms.map(([kind, ring]): readonly [RoomKind, Ring] => [
        kind === 'kitchen' ? 'bedroom' : kind === 'bathroom' ? 'study' : kind,
        ring,
      ]),
      [
        ['main-door', [1000, 0], [1900, 0]],
        ['door', [3000, 1000], [3000, 1800]],
        ['door', [6000, 1000], [6000, 1800]],
      ],
    );
    expect(codesOf(other).has('room-through-room')).toBe(true);
  });

  it('[R353] so are rooms upstairs, from the stairs that lead there', () => {
    /** The findings of a row of rooms upstairs, each with a door to the next. */
    const upstairs = (...kinds: readonly RoomKind[]) => {
      const [floor] = planOf(
        kinds.map((kind, i) => [kind, box(3000 * i, 0, 3000 * i + 3000, 3000)]),
        kinds.slice(1).map((_, i) => ['door', [3000 * i + 3000, 1000], [3000 * i + 3000, 1800]]),
      ).floors;
      const ground = planOf([['hall', box(0, 0, 9000, 3000)]], [['main-door', [1000, 0], [1900, 0]]]);
      return formsOf({ ...ground, floors: [ground.floors[0]!, { ...floor!, level: 1 }] })
        .filter(f => f.level === 1 && /through|closet/.test(f.code))
        .map(f => [f.code, ...f.things]);
    };
    expect(upstairs('stairs', 'bedroom', 'study')).toEqual([['room-through-room', 'r3', 'r2']]);
    expect(upstairs('stairs', 'kitchen', 'bathroom')).toEqual([['bath-through-kitchen', 'r3']]);
    expect(upstairs('stairs', 'bedroom', 'storage')).toEqual([['closet-large', 'r3', 'r2']]);
    // Stairs on either side: nobody has to pass the bedroom.
    expect(upstairs('stairs', 'bedroom', 'study', 'stairs')).toEqual([]);
    // A floor without stairs has no known entrance.
    expect(upstairs('hall', 'bedroom', 'study')).toEqual([]);
  });
});

describe('the view from the front door', () => {
  const seen = (plan: Plan) =>
    formsOf(plan)
      .filter(({ code }) => code.startsWith('main-door-faces'))
      .map(({ things }) => things);

  it('[R914] a bed is behind the door of its own room, not behind the next one', () => {
    const plan = planOf(
      [
        [
          'hall',
          [
            [0, 0],
            [4000, 0],
            [4000, 3000],
            [2000, 3000],
            [0, 3000],
          ],
        ],
        ['bedroom', box(0, 3000, 2000, 7000)],
        ['bedroom', box(2000, 3000, 4000, 7000)],
      ],
      [
        ['main-door', [1400, 0], [2600, 0]],
        ['door', [1000, 3000], [1800, 3000]],
        ['door', [2200, 3000], [3000, 3000]],
      ],
      [['double-bed', [1000, 5880], [1800, 2000], 0]],
    );
    expect(seen(plan)).toEqual([
      ['o1', 'o2', 'i1'],
      ['o1', 'o3'],
    ]);
  });

  it('[R914] of two doors of its room a bed is behind the one in line with it', () => {
    const plan = planOf(
      [
        ['hall', box(0, 0, 4000, 3000)],
        ['bedroom', box(0, 3000, 4000, 7000)],
      ],
      [
        ['main-door', [1400, 0], [2600, 0]],
        ['door', [1000, 3000], [1800, 3000]],
        ['door', [2200, 3000], [3000, 3000]],
      ],
      [['single-bed', [2900, 5880], [1200, 2000], 0]],
    );
    expect(seen(plan)).toEqual([
      ['o1', 'o2'],
      ['o1', 'o3', 'i1'],
    ]);
  });

  it('[R914] a bed in front of a bedroom door is a finding of its own', () => {
    const plan = planOf(
      [
        ['living', box(0, 0, 4000, 6000)],
        ['bedroom', box(0, 6000, 4000, 9000)],
      ],
      [
        ['main-door', [1000, 0], [2000, 0]],
        ['door', [1000, 6000], [2000, 6000]],
      ],
      [['single-bed', [1500, 4500], [1200, 2000], 180]],
    );
    expect(seen(plan)).toEqual([
      ['o1', 'i1'],
      ['o1', 'o2'],
    ]);
  });

  it('[R914] a bed behind the door of a study is a finding of its own', () => {
    const plan = planOf(
      [
        ['hall', box(0, 0, 4000, 3000)],
        ['study', box(0, 3000, 4000, 9000)],
      ],
      [
        ['main-door', [1000, 0], [2000, 0]],
        ['door', [1000, 3000], [2000, 3000]],
      ],
      [['single-bed', [1500, 7000], [1200, 2000], 180]],
    );
    expect(named(plan, 'main-door-in-line-with-room-door')).toMatchObject([{ things: ['o1', 'o2'] }]);
    expect(seen(plan)).toEqual([['o1', 'i1']]);
  });

  /** One room with bed, toilet and stove 3.0, 6.2 and 7.4 m from a door of 0.9 m, which is 1.5 m from the left wall. */
  const row = (bedX: number, bedWidth: number, stoveX: number) =>
    planOf(
      [['living', box(0, 0, 4000, 9000)]],
      [['main-door', [1500, 0], [2400, 0]]],
      [
        ['single-bed', [bedX, 4000], [bedWidth, 2000], 180],
        ['toilet', [2000, 6550], [400, 700], 180],
        ['stove', [stoveX, 7675], [750, 550], 180],
      ],
    );

  // The design: "its strip meets the stairs, stove, toilet or bed first".
  it('[R914] only the first thing in its strip counts, part by part', () => {
    expect(seen(row(2000, 1200, 2000))).toEqual([['o1', 'i1']]);
    // The bed leaves 0.4 m of the strip on the left: 0.1 m of the toilet in it, and beside that 0.275 m of the stove.
    const parts = row(2350, 900, 1900);
    expect(seen(parts).toSorted()).toEqual([
      ['o1', 'i1'],
      ['o1', 'i3'],
    ]);
    expect(named(parts, 'main-door-faces-kitchen-door')[0]?.measures.free).toBeCloseTo(275, 6);
  });

  it('[R914] is titled by the thing where no door is in line with it', () => {
    const told = (language: 'zh' | 'en') => {
      const plan = row(2000, 1200, 2000);
      const found = formsOf(plan).find(({ things }) => things.includes('i1') && things.includes('o1'))!;
      const { title, advice } = describeFinding(plan, found, language);
      return [title, advice];
    };
    expect(told('en')).toEqual(['Front door sees a bed', 'Hang a curtain or put a screen between them.']);
    expect(told('zh')).toEqual(['开门见床', '中间挂帘或放屏风。']);
    // Where it is behind the kitchen's door, by that.
    const flat = templatePlan('two-bedroom', 'en');
    const kitchen = named(flat, 'main-door-faces-kitchen-door')[0]!;
    expect(describeFinding(flat, kitchen, 'en').title).toBe('Front door sees the kitchen');
  });
});

describe('the centre', () => {
  /** A U around a room; the centre of its area, (4.5, 2.71) m, is in that room. */
  const around = (kind: RoomKind, counts?: boolean) => {
    const plan = planOf(
      [
        [
          'living',
          [
            [0, 0],
            [9000, 0],
            [9000, 6000],
            [6000, 6000],
            [6000, 2000],
            [3000, 2000],
            [3000, 6000],
            [0, 6000],
          ],
        ],
        [kind, box(3000, 2000, 6000, 6000)],
      ],
      [['main-door', [1000, 0], [1900, 0]]],
    );
    const [floor] = plan.floors;
    const rooms = floor!.rooms.map(room =>
      room.kind === kind && counts !== undefined ? { ...room, counts } : room,
    );
    return [...codesOf({ ...plan, floors: [{ ...floor!, rooms }] })]
      .filter(code => code.startsWith('centre-'))
      .toSorted();
  };

  it('[R915] outside the home is not said to be free, nor taken by a room that is no part of the home', () => {
    // The middle square is all outside.
    const outside = ['centre-outside', 'centre-short'];
    expect(around('terrace')).toEqual(outside);
    expect(around('lift')).toEqual(outside);
    expect(around('bathroom', false)).toEqual(outside);
    expect(around('bathroom')).toEqual(['centre-bathroom']);
    expect(around('courtyard')).toEqual(['centre-free']);
  });
});

describe('several schools on one pair', () => {
  it('[R354] make one finding: a front door in whose strip a bed lies', () => {
    const plan = planOf(
      [['bedroom', box(0, 0, 5000, 4000)]],
      [['main-door', [600, 4000], [1500, 4000]]],
      [['double-bed', [1020, 1120], [1800, 2000], 180]],
    );
    const onPair = formsOf(plan).filter(f => f.things.includes('i1') && f.things.includes('o1'));
    expect(onPair.map(f => FORMS[f.code].tone)).toEqual(['notice']);
  });
});

describe('every finding', () => {
  const all: readonly Finding[] = TEMPLATE_IDS.flatMap(id => formsOf(templatePlan(id, 'en')));

  it('[R354] is in the table with sources, and carries evidence to draw', () => {
    for (const code of FORM_CODES) expect(FORMS[code].sources.length).toBeGreaterThan(0);
    for (const finding of all) expect(finding.drawing.length).toBeGreaterThan(0);
  });

  it('[R895] draws a sight as one straight line, within its wedge', () => {
    const sights = all.filter(
      ({ measures: { overlap }, drawing }) => overlap !== undefined && drawing.length > 1,
    );
    expect(sights.length).toBeGreaterThan(5);
    for (const { code, drawing } of sights) {
      const lines = drawing.flatMap(each => (each.kind === 'line' ? [each] : []));
      const [wedge] = drawing.flatMap(each => (each.kind === 'area' ? [each.ring] : []));
      const [from, to] = [lines[0]!.from, lines.at(-1)!.to];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      for (const [x, y] of lines.flatMap(line => [line.from, line.to])) {
        const off = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
        expect(Math.abs(off) / length, code).toBeLessThan(0.01);
      }
      for (const k of [0.1, 0.5, 0.9]) {
        const at: Point = [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k];
        expect(isInside(at, wedge!), code).toBe(true);
      }
    }
    // The kitchen's door, and the stove behind it, in the flat of two bedrooms: two parts of one line.
    const kitchen = formsOf(templatePlan('two-bedroom', 'en'))[0]!;
    expect(kitchen.code).toBe('main-door-faces-kitchen-door');
    expect(kitchen.drawing.map(({ kind }) => kind)).toEqual(['area', 'line', 'line']);
  });

  it('[R354] is ranked by falling strength, with good forms last', () => {
    for (const id of TEMPLATE_IDS) {
      const found = formsOf(templatePlan(id, 'en'));
      const ranks = found.map(
        f => (FORMS[f.code].tone === 'good' ? 10 : 0) + ['strong', 'clear', 'light'].indexOf(f.strength),
      );
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
  });

  it('[R354] refers only to existing things', () => {
    for (const id of TEMPLATE_IDS) {
      const plan = templatePlan(id, 'en');
      const ids = new Set(plan.floors.flatMap(f => [...f.rooms, ...f.openings, ...f.items].map(t => t.id)));
      for (const finding of formsOf(plan))
        for (const thing of finding.things) expect(ids.has(thing)).toBe(true);
    }
  });

  it('[R597] is read again only for a changed floor, or one above it', () => {
    const plan = templatePlan('villa', 'en');
    const on = (of: Plan, level: number, settings: FormSettings = {}) => formsOf(of, { ...settings, level });
    const [ground, upper] = [on(plan, 0), on(plan, 1)];
    const [below, above] = plan.floors as [Floor, Floor];
    const redrawn: Plan = { ...plan, floors: [unwrap(changeItem(below, 'i1', { turn: 5 })), above] };
    // The identical findings: the floor above was not read again.
    for (const [i, finding] of on(redrawn, 1).entries()) expect(finding).toBe(upper[i]);
    expect(on(redrawn, 0).some(finding => ground.includes(finding))).toBe(false);
    // Drawings above contribute to findings below.
    const built: Plan = { ...plan, floors: [below, unwrap(changeItem(above, 'i8', { turn: 5 }))] };
    expect(on(built, 0).some(finding => ground.includes(finding))).toBe(false);
  });

  it.each<[string, FormSettings, Partial<Plan>]>([
    ['doors', { doorsOpen: false }, {}],
    ['needle', { declination: 40 }, {}],
    ['centre', { centre: [1000, 1000] }, {}],
    ['limit', { limit: 1 / 2 }, {}],
    ['facing', {}, { facing: 90 }],
    ['up', {}, { up: 60 }],
  ])('[R597] equals that of a plan read for the first time, whatever changed: %s', (_, settings, change) => {
    for (const id of TEMPLATE_IDS) {
      const plan = templatePlan(id, 'en');
      formsOf(plan);
      const changed = { ...plan, ...change };
      expect(formsOf(changed, settings)).toEqual(formsOf(JSON.parse(JSON.stringify(changed)), settings));
      for (const { level } of plan.floors)
        expect(formsOf(changed, { ...settings, level })).toEqual(
          formsOf(changed, settings).filter(finding => finding.level === level),
        );
    }
  });

  it('[R346] all walls of a template are known', () => {
    expect(
      derive(templatePlan('one-bedroom', 'en').floors[0]!).edges.filter(e => e.openings.length > 0).length,
    ).toBe(10);
  });
});
