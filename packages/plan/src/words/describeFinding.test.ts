import { unwrap } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { addFloor, addItem, addRoom, boxRing, changeRoom, emptyPlan, onFloor, splitRoom } from '../index';
import type { Floor, Plan, Point, Ring } from '../model';
import { FORM_CODES, FORMS, type FormCode, formsOf } from '../reading';
import { TEMPLATE_IDS, templatePlan } from '../templates';
import {
  customName,
  customNames,
  describeFinding,
  namesApart,
  PLAN_LANGUAGES,
  planWords,
  roomName,
  thingName,
} from './describeFinding';
import { en } from './en';
import { zh } from './zh';

/** Words that frighten, promise or count: none belongs beside a person's bed. */
const FRIGHTENING = {
  en: /\b(ill|illness|disease|sick|death|die|dead|court|lawsuit|blood|curse|danger|disaster|score|must|never)\b/i,
  zh: /病|死|亡|官司|讼|血|灾|祸害命|凶煞|破财|打分|得分|必须|一定会/,
};

const moved = (ring: Ring, x: number, y: number): Ring => ring.map(([a, b]): Point => [a + x, b + y]);

describe('statements about a plan', () => {
  it.each([
    ['en', en, FRIGHTENING.en],
    ['zh', zh, FRIGHTENING.zh],
  ] as const)('[R366] do not frighten in %s', (_, words, frightening) => {
    expect(JSON.stringify(words)).not.toMatch(frightening);
  });

  it.each([
    // One comes in southward in the one-bedroom flat and northward in the villa: the plan's x grows to the east.
    ['one-bedroom', { west: 'right', east: 'left' }],
    ['villa', { west: 'left', east: 'right' }],
  ] as const)('[R947] name the hand of a bright corner in the %s', (id, hands) => {
    const plan = templatePlan(id, 'en');
    const found = formsOf(plan).filter(({ code }) => code.startsWith('bright-corner'));
    const doorX = plan.floors[0]!.openings.find(({ kind }) => kind === 'main-door')!.from[0];
    const named = found.map(finding => {
      const { drawing } = finding;
      const corners = drawing.flatMap(each => (each.kind === 'area' ? each.ring.map(([x]) => x) : []));
      const side = corners.reduce((sum, x) => sum + x, 0) / corners.length < doorX + 500 ? 'west' : 'east';
      const { sentence, title } = describeFinding(plan, finding, 'en');
      expect(title).toContain(`The ${hands[side]} bright corner`);
      return [hands[side], sentence] as const;
    });
    expect(named.map(([hand]) => hand).sort()).toEqual(['left', 'right']);
    for (const [hand, sentence] of named)
      expect(sentence).toMatch(new RegExp(`^As you enter, the far ${hand} corner of the .+ has `));
  });

  it('[R386] name disagreements in both languages alike', () => {
    const result = (words: typeof en) =>
      FORM_CODES.map(code => [code, words.against[code]?.length ?? 0] as const).filter(
        ([, count]) => count > 0,
      );
    expect(result(zh)).toEqual(result(en));
    expect(result(en).length).toBeGreaterThan(0);
  });

  it('[R386, R652] give a finding its place, number, remedy, and the schools for and against it', () => {
    const plan = templatePlan('one-bedroom', 'en');
    const finding = formsOf(plan).find(({ code }) => code === 'through-draught')!;
    // Measured by hand on the template: 6.60 m from door to balcony door, 0.50 m of it in line.
    const result = describeFinding(plan, finding, 'en');
    expect(result.measured).toContain('overlap 0.50 m');
    expect(result.measured).toContain('6.60 m apart');
    expect(result.where).toEqual(['Front door', 'Glass door']);
    expect(result.mend).toBe('A screen or a plant is enough.');
    expect(result.attribution[0]).toMatch(/^Form school: taught by xingmingsuanming/);
    expect(result.attribution[1]).toMatch(/windows do not count/);
    // R652: page 80538 of the site, as the fixture has its address.
    expect([result.school, ...result.sources]).toEqual([
      'Form school',
      'xingmingsuanming.com №80538',
      '360doc',
    ]);
    expect(describeFinding(plan, finding, 'zh').measured).toContain('重叠 0.50 米');
    expect(describeFinding(plan, finding, 'zh').attribution.join('')).not.toMatch(/Told by|Others/);
  });

  it('[R1004] have a figure alone for a measure, none where a bare one would say something else', () => {
    // 0.50 m in line and 6.60 m from door to door, by hand on the template. A corner of which 78 % is there is not one of
    // which 78 % is missing, and a house of 4 to 1 is not one of 4.
    const figures = (id: (typeof TEMPLATE_IDS)[number], of: FormCode) =>
      PLAN_LANGUAGES.map(language => {
        const plan = templatePlan(id, 'en');
        return describeFinding(plan, formsOf(plan).find(({ code }) => code === of)!, language).figures;
      });
    const [enDraught, zhDraught] = [...figures('one-bedroom', 'through-draught')].reverse();
    expect(enDraught).toEqual(expect.arrayContaining(['0.50 m', '6.60 m']));
    expect(zhDraught).toEqual(expect.arrayContaining(['0.50 米', '6.60 米']));
    for (const code of ['missing-corner', 'centre-short'] as const)
      for (const [share] of figures('l-shaped-house', code)) expect(share).toBe('');
    for (const each of figures('terrace-house', 'long-house')) expect(each).toEqual(['']);
    // R1045: a share with what it is of, short on a drawing.
    const [zhHead, enHead] = figures('villa', 'bed-window');
    expect([zhHead![0], enHead![0]]).toEqual([
      expect.stringMatching(/^床头\d+%$/),
      expect.stringMatching(/^head \d+%$/),
    ]);
    for (const id of TEMPLATE_IDS) {
      const plan = templatePlan(id, 'en');
      for (const finding of formsOf(plan))
        for (const language of PLAN_LANGUAGES) {
          const { measured, figures } = describeFinding(plan, finding, language);
          expect(figures).toHaveLength(measured.length);
          for (const [i, figure] of figures.entries())
            if (figure) expect(measured[i]!).toContain(/[\d.]+/.exec(figure)![0]);
        }
    }
  });

  it('[R354] claim a source only for forms none of whose numbers is ours', () => {
    // The design names a page for each number of these, or they have none: a door beside a door, a room without a window.
    expect(FORM_CODES.filter(code => FORMS[code].basis === 'source')).toEqual([
      'two-doors-one-wall',
      'centre-short',
      'missing-corner',
      'kitchen-northwest',
      'bed-door-wall',
      'dark-room',
      'bath-through-kitchen',
      'room-through-room',
      'long-house',
      'bathroom-above',
      'stove-below-bed',
      'stairs-above-bed',
    ]);
  });

  it('[R386] say when a number is ours because the sources have only words, and give good forms no weight', () => {
    const plan = templatePlan('two-bedroom', 'en');
    for (const finding of formsOf(plan)) {
      const { attribution, strength, tone } = describeFinding(plan, finding, 'en');
      expect(attribution.includes(en.ours)).toBe(FORMS[finding.code].basis === 'ours');
      expect(strength === '').toBe(tone === 'good');
    }
  });

  it('[R354] title a kitchen in the northwest by its subject: the stove, or the kitchen without one', () => {
    // One kitchen in the northwest corner of nine squares of 3 m.
    const rooms = emptyPlan().floors[0]!;
    const cells = [0, 1, 2].flatMap(x => [0, 1, 2].map(y => [x * 3000, y * 3000] as const));
    const floor = cells.reduce(
      (before, [x, y]) =>
        unwrap(addRoom(before, x + y === 0 ? 'kitchen' : 'living', moved(boxRing(3000, 3000), x, y))),
      rooms,
    );
    const kitchen = floor.rooms.find(({ kind }) => kind === 'kitchen')!;
    const result = (of: Floor, language: 'zh' | 'en') => {
      const plan = { ...emptyPlan(), floors: [of] };
      const found = formsOf(plan).find(({ code }) => code === 'kitchen-northwest')!;
      const { title, sentence } = describeFinding(plan, found, language);
      return [title, sentence];
    };
    expect(result(floor, 'en')).toEqual([
      'The kitchen is in the northwest',
      'The kitchen is in the northwest, seen from the centre.',
    ]);
    expect(result(floor, 'zh')[0]).toBe('厨房在西北');
    const withStove = unwrap(
      addItem(floor, 'stove', kitchen.ring[0]!.map(mm => mm + 1000) as [number, number]),
    );
    expect(result(withStove, 'en')[0]).toBe('The stove is in the northwest');
    expect(result(withStove, 'zh')[0]).toBe('灶在西北');
  });

  it("[R386] use the person's name for a room, and leave out a missing thing", () => {
    const plan: Plan = templatePlan('studio', 'en');
    const [room] = plan.floors[0]!.rooms;
    expect(roomName({ ...room!, name: 'Den {value}' }, 'zh')).toBe('Den {value}');
    expect(roomName({ id: 'x', kind: 'kitchen', ring: [] }, 'zh')).toBe('厨房');
    const [floor] = plan.floors;
    expect(thingName(floor!, floor!.items[0]!.id, 'en')).toBe(planWords('en').items[floor!.items[0]!.kind]);
    expect(thingName(floor!, 'gone', 'en')).toBeUndefined();
  });
});

it('[R842] the name of one of several things of a kind says the room', () => {
  const [floor] = templatePlan('two-bedroom', 'en').floors;
  const [bed, stove] = (['double-bed', 'stove'] as const).map(
    wanted => floor!.items.find(({ kind }) => kind === wanted)!,
  );
  const second = floor!.rooms.find(({ name }) => name === 'Second bedroom')!;
  const two = { ...floor!, items: [...floor!.items, { ...bed!, id: 'i99', at: second.ring[0]! }] };
  expect(thingName(floor!, bed!.id, 'en')).toBe('Double bed');
  expect(thingName(two, bed!.id, 'en')).toBe('Double bed in Main bedroom');
  expect(thingName(two, bed!.id, 'zh')).toBe('主卧的双人床');
  expect(thingName(two, stove!.id, 'en')).toBe('Stove');
});

it('[R936] names are apart in sentences and lists as in the list of rooms and of the things of a room', () => {
  // Two bedrooms of one name side by side, each with two single beds.
  const room = (x: number) => (floor: Floor) => addRoom(floor, 'bedroom', moved(boxRing(4000, 4000), x, 0));
  let floor = unwrap(room(4000)(unwrap(room(0)(emptyPlan().floors[0]!))));
  for (const x of [1000, 3000, 5000, 7000]) floor = unwrap(addItem(floor, 'single-bed', [x, 1120]));
  const [one, two] = floor.rooms;
  const names = (ids: readonly string[], language: 'zh' | 'en') =>
    ids.map(id => thingName(floor, id, language)?.replaceAll('\u00a0', ' '));
  expect(names([one!.id, two!.id], 'en')).toEqual(['Bedroom 1', 'Bedroom 2']);
  const beds = floor.items.map(({ id }) => id);
  expect(names(beds, 'en')).toEqual([
    'Single bed 1 in Bedroom 1',
    'Single bed 2 in Bedroom 1',
    'Single bed 1 in Bedroom 2',
    'Single bed 2 in Bedroom 2',
  ]);
  expect(names(beds, 'zh')[3]).toBe('卧室 2的单人床 2');
  const finding = {
    ...formsOf({ ...emptyPlan(), floors: [floor] })[0]!,
    code: 'bed-door-wall',
    things: [beds[3]!, beds[0]!],
    measures: { distance: 300 },
  } as const;
  const plan = { ...emptyPlan(), floors: [floor] };
  expect(describeFinding(plan, finding, 'en').sentence.replaceAll('\u00a0', ' ')).toBe(
    'Single bed 1 in bedroom 1 is in the wall of the head of single bed 2 in bedroom 2, 0.30 m from the pillow.',
  );
});

describe('a plan of several floors', () => {
  /** The same home, with ids that no other floor has. */
  const renamed = (plan: Plan): Plan => {
    const own = <T extends { readonly id: string }>(things: readonly T[], level: number) =>
      things.map(thing => ({ ...thing, id: `${level}/${thing.id}` }));
    const floors = plan.floors.map(
      ({ rooms, openings, items, ...floor }): Floor => ({
        ...floor,
        rooms: own(rooms, floor.level),
        openings: own(openings, floor.level),
        items: own(items, floor.level),
      }),
    );
    return { ...plan, floors };
  };
  const wheres = (plan: Plan) =>
    formsOf(plan).map(finding => [finding.code, finding.level, describeFinding(plan, finding, 'en').where]);

  it.each(TEMPLATE_IDS)('[R610] %s with a floor on top is described by the things of each floor', id => {
    const higher = unwrap(addFloor(templatePlan(id, 'en'), 'bedroom'));
    expect(wheres(higher)).toEqual(wheres(renamed(higher)));
  });

  it('[R610] a bed upstairs is called a bed, whatever has its number downstairs', () => {
    const upstairs = wheres(templatePlan('villa', 'en')).filter(([, level]) => level === 1);
    const beds = upstairs.filter(([code]) => code === 'bed-window').map(([, , where]) => where);
    // Both double beds of the bedrooms upstairs have their heads at a window.
    expect(beds).toEqual([
      [expect.stringMatching(/^Double bed in /), 'Window'],
      [expect.stringMatching(/^Double bed in /), 'Window'],
    ]);
    for (const [code, , where] of upstairs) {
      if (code === 'bed-commands') expect(where).toEqual([expect.stringMatching(/ bed in .+$/), 'Door']);
    }
  });

  /** Two rooms on each of two floors, drawn with the operations a desk has: r1 and r2 below, r1 and r2 above. */
  const house = (above: readonly ['bathroom' | 'bedroom', 'bathroom' | 'bedroom']): Plan => {
    const split = (floor: Floor) =>
      splitRoom(floor, 'r1', [
        [4000, 0],
        [4000, 4000],
      ]);
    let plan = unwrap(onFloor(emptyPlan(), 0, floor => addRoom(floor, 'bedroom', boxRing(8000, 4000))));
    plan = unwrap(onFloor(plan, 0, split));
    plan = unwrap(onFloor(plan, 0, floor => changeRoom(floor, 'r2', { kind: 'living' })));
    const [bedroom] = plan.floors[0]!.rooms;
    const middle = bedroom!.ring.some(([x]) => x === 0) ? 2000 : 6000;
    plan = unwrap(onFloor(plan, 0, floor => addItem(floor, 'double-bed', [middle, 1120], 180)));
    plan = unwrap(onFloor(unwrap(addFloor(plan, 'bedroom')), 1, split));
    above.forEach((kind, i) => {
      plan = unwrap(onFloor(plan, 1, floor => changeRoom(floor, `r${i + 1}`, { kind })));
    });
    return plan;
  };

  it('[R610] a thing above a bed is named by its own floor', () => {
    for (const above of [
      ['bathroom', 'bedroom'],
      ['bedroom', 'bathroom'],
    ] as const) {
      const plan = house(above);
      for (const finding of formsOf(plan).filter(({ code }) => code === 'bathroom-above')) {
        expect(finding).toMatchObject({ level: 0, things: ['i1'], elsewhere: { level: 1 } });
        expect(describeFinding(plan, finding, 'en').where).toEqual(['Double bed', 'Bathroom']);
      }
      const dark = formsOf(plan).filter(({ code, level }) => code === 'dark-room' && level === 1);
      const result = dark.flatMap(finding => describeFinding(plan, finding, 'en').where);
      expect(result.sort()).toEqual(['Bathroom', 'Bedroom']);
    }
    const over = [house(['bathroom', 'bedroom']), house(['bedroom', 'bathroom'])].flatMap(plan =>
      formsOf(plan).filter(({ code }) => code === 'bathroom-above'),
    );
    expect(over).toHaveLength(1);
  });
});

it.each(TEMPLATE_IDS)(
  "[R590] every room of %s is named in the reader's language, whichever it was begun in",
  id => {
    for (const language of PLAN_LANGUAGES) {
      const plan = templatePlan(id, language);
      expect(customNames(plan)).toEqual([]);
      for (const room of plan.floors.flatMap(({ rooms }) => rooms)) {
        expect(roomName(room, 'zh'), room.name).toMatch(/^[一-鿿]+$/);
        expect(roomName(room, 'en'), room.name).toMatch(/^[A-Z][a-z ]+$/);
        expect(roomName(room, language)).toBe(room.name ?? planWords(language).rooms[room.kind]);
        expect(roomName({ ...room, name: 'Den' }, 'zh')).toBe('Den');
      }
    }
  },
);

it("[R590] a template's name follows the reader when the room changes its kind, and one's own name never does", () => {
  const room = { id: 'r1', kind: 'study' as const, ring: [], name: 'Kitchen' };
  expect([roomName(room, 'zh'), customName(room)]).toEqual(['厨房', undefined]);
  expect(roomName({ ...room, name: '客卫' }, 'en')).toBe('Second bathroom');
  expect([roomName({ ...room, name: '小书斋' }, 'en'), customName({ ...room, name: '小书斋' })]).toEqual([
    '小书斋',
    '小书斋',
  ]);
});

describe('a finding as a sentence', () => {
  const result = (id: (typeof TEMPLATE_IDS)[number], code: FormCode, language: 'zh' | 'en') => {
    const plan = templatePlan(id, language);
    return formsOf(plan)
      .filter(each => each.code === code)
      .map(each => describeFinding(plan, each, language).sentence);
  };

  // Measured by hand on the templates, as in the reading on the plan: 3.60 m, 0.40 m, 36 %, 6.1 m², 173°.
  it.each([
    [
      'main-door-faces-kitchen-door',
      'en',
      'The front door faces the door of the kitchen, 3.60 m ahead, 0.40 m of the width in line, with the stove behind it.',
    ],
    ['missing-corner', 'en', '36% of the square in the northwest is present; 6.1 m² of it is missing.'],
    ['missing-corner', 'zh', '西北方一宫只有 36%，缺 6.1 平方米。'],
    ['centre-free', 'zh', '立极点落在客厅。'],
  ] as const)('[R591] %s of the two-bedroom flat in %s', (code, language, sentence) => {
    expect(result('two-bedroom', code, language)).toContain(sentence);
  });

  it('[R591] names a thing on the floor above by that floor', () => {
    const plan = templatePlan('terrace-house', 'en');
    const finding = formsOf(plan).find(({ code }) => code === 'stove-below-bed')!;
    expect(describeFinding(plan, finding, 'en').sentence).toMatch(
      /^The stove in the kitchen is under the double bed/,
    );
    expect(describeFinding(plan, finding, 'en').where).toEqual([
      expect.stringMatching(/^Double bed in .+$/),
      'Stove',
    ]);
  });

  it("[R591] uses the person's name for a room", () => {
    const plan = templatePlan('one-bedroom', 'en');
    const [floor] = plan.floors;
    const mine: Plan = {
      ...plan,
      floors: [
        {
          ...floor!,
          rooms: floor!.rooms.map(room =>
            room.kind === 'kitchen' ? { ...room, name: "Anna's {a} [corner]" } : room,
          ),
        },
      ],
    };
    const finding = formsOf(mine).find(({ code }) => code === 'stove-sink')!;
    expect(describeFinding(mine, finding, 'en').sentence).toBe(
      "The stove in Anna's {a} [corner] and the sink are 0.42 m apart.",
    );
  });

  it.each(TEMPLATE_IDS)('[R591] is complete for all of %s, in both languages', id => {
    for (const language of PLAN_LANGUAGES) {
      const plan = templatePlan(id, language);
      for (const finding of formsOf(plan)) {
        const { sentence, attribution: sources, strength, tone } = describeFinding(plan, finding, language);
        expect(sentence, finding.code).toMatch(language === 'zh' ? /^[^{}[\]]+。$/ : /^[A-Z0-9][^{}[\]]+\.$/);
        expect(sentence).not.toMatch(/undefined|NaN| {2}|the the/);
        for (const each of [...sources, ...(tone === 'good' ? [] : [strength])])
          expect(each).toMatch(/[.。]$/);
      }
    }
  });

  it('[R591] every text uses only facts that findings have', () => {
    const known = new Set(
      'a b c palace hand slant overlap free distance angle gap share ratio area'.split(' '),
    );
    for (const words of [en, zh])
      for (const code of FORM_CODES)
        for (const [, key] of words.says[code].matchAll(/\{(\w+)\}/g)) expect(known, code).toContain(key);
  });
});

describe('[R605] names for a list', () => {
  const shown = (names: readonly string[]) => namesApart(names).map(name => name.replace('\u00a0', ' '));

  it('number identical ones in the order of the list, and leave the others', () => {
    expect(shown(['卫生间', '书房', '卫生间', '卫生间'])).toEqual([
      '卫生间 1',
      '书房',
      '卫生间 2',
      '卫生间 3',
    ]);
    expect(namesApart([])).toEqual([]);
  });

  it('are always distinct, whatever a person typed', () => {
    expect(shown(['Bath', 'Bath 1', 'Bath', 'Bath 2', 'Bath 1'])).toEqual([
      'Bath 3',
      'Bath 1 1',
      'Bath 4',
      'Bath 2',
      'Bath 1 2',
    ]);
  });
});
