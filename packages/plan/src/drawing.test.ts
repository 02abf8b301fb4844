import { describe, expect, it } from 'vitest';
import { derive } from './derive';
import { drawFloor, leafOf, svgOf } from './drawing';
import { boxOf } from './geometry';
import { addRoom, boxRing, emptyPlan, unwrap } from './index';
import { itemCorners } from './items';
import type { Room } from './model';
import { TEMPLATE_IDS, templatePlan } from './templates';

const words = { title: 'A & B', nameOf: () => '<b>"x"\u0000</b>', area: (m2: number) => `${m2} m²` };

describe('[R368] a floor as lines', () => {
  it.each(TEMPLATE_IDS)('%s: every room, opening and thing is drawn, with whole numbers only', id => {
    for (const floor of templatePlan(id, 'en').floors) {
      const drawing = drawFloor(floor);
      expect(drawing.rooms.map(r => r.id)).toEqual(floor.rooms.map(r => r.id));
      expect(drawing.openings.map(o => o.id)).toEqual(floor.openings.map(o => o.id));
      expect(drawing.items.map(i => i.id)).toEqual(floor.items.map(i => i.id));
      const all = [
        drawing.walls,
        drawing.railings,
        ...drawing.rooms.map(r => r.area),
        ...drawing.openings.map(o => o.lines),
        ...drawing.items.map(i => i.lines),
      ].join('');
      expect(all).toMatch(/^[MLAZ0-9 -]*$/);
      expect(drawing.box.left).toBeLessThanOrEqual(0);
      expect(drawFloor(floor)).toBe(drawing);
    }
  });

  it('a main door opens inwards: its leaf ends in the room behind it', () => {
    const floor = templatePlan('villa', 'en').floors[0]!;
    // The door is in the south wall at y = 10500, hinged at x = 6300.
    expect(drawFloor(floor).openings[0]!.lines).toMatch(
      /^M6300 10500L6300 9100M6300 9100A1400 1400 0 0 1 7700 10500$/,
    );
  });

  it('an exported file is well-formed XML, for any room name', () => {
    const svg = svgOf(templatePlan('studio', 'en'), 0, words)!;
    expect(svg).toContain('<title>A &amp; B</title>');
    expect(svg).toContain('&lt;b&gt;&quot;x&quot;&lt;/b&gt;');
    expect(svg).not.toContain('\u0000');
    expect(svgOf(templatePlan('studio', 'en'), 5, words)).toBeUndefined();
  });

  it('[R861] an exported file has its north once it is known, and which, with the words at its foot', () => {
    const studio = templatePlan('studio', 'en');
    const svg = svgOf(studio, 0, { ...words, north: { turn: 158, name: 'N <m>' }, foot: 'Faces 202°' })!;
    expect(svg).toMatch(/rotate\(158\.0\)/);
    expect(svg).toContain('>N &lt;m&gt;</text>');
    expect(svg).toContain('>Faces 202°</text>');
    expect(svgOf(studio, 0, words)).not.toMatch(/rotate\(158|Faces/);
  });

  /** The box of a line of words: a Han character is as wide as it is high, another about half. */
  const boxOfLine = (x: number, y: number, size: number, text: string) => {
    const wide = [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.5), 0) * size;
    return { left: x - wide / 2, right: x + wide / 2, top: y - size / 2, bottom: y + size / 2 };
  };
  it.each(TEMPLATE_IDS.flatMap(id => (['en', 'zh'] as const).map(language => ({ id, language }))))(
    '[R845] $id, $language: no part of a name covers a thing or the leaf of a door',
    ({ id, language }) => {
      const plan = templatePlan(id, language);
      for (const floor of plan.floors) {
        const names = {
          title: '',
          nameOf: (room: Room) => room.name ?? room.kind,
          area: (m2: number) => `${m2.toFixed(1)} m²`,
        };
        const svg = svgOf(plan, floor.level, names)!;
        const drawn = [
          ...svg.matchAll(
            /<text x="(-?\d+)" y="(-?\d+)" font-size="(\d+)" text-anchor="middle" dominant-baseline="central">([^<]+)/g,
          ),
        ].map(([, x, y, size, text]) => ({ text, box: boxOfLine(+x!, +y!, +size!, text!) }));
        expect(drawn.length).toBeGreaterThanOrEqual(floor.rooms.length - 3);
        const leaves = floor.openings.flatMap(opening => {
          const edge = derive(floor).edgeOf.get(opening.id);
          if (!edge || (opening.kind !== 'door' && opening.kind !== 'main-door')) return [];
          const { hinge, tip } = leafOf(opening, edge);
          return [{ id: opening.id, box: boxOf([hinge, tip]) }];
        });
        const things = floor.items.map(item => ({ id: item.kind, box: boxOf(itemCorners(item)) }));
        const covers = drawn.flatMap(({ text, box: a }) =>
          [...leaves, ...things]
            .filter(
              ({ box: b }) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top,
            )
            .map(thing => `${text} on ${thing.id}`),
        );
        expect(covers).toEqual([]);
      }
    },
  );
});

it('[R594] treads are drawn across the longer way of stairs, from wall to wall', () => {
  const treads = (width: number, depth: number) => {
    const floor = unwrap(addRoom(emptyPlan().floors[0]!, 'stairs', boxRing(width, depth)));
    return drawFloor(floor).rooms[0]!.boards!.match(/M[^M]+/g)!;
  };
  // A flight of 3 m has a tread each 0.27 m: eleven lines, each as long as it is wide.
  expect(treads(3000, 1000)).toHaveLength(11);
  expect(treads(3000, 1000).every(line => /V\d/.test(line))).toBe(true);
  expect(treads(1000, 3000).every(line => /H\d/.test(line))).toBe(true);
});

it('[R1047] stairs have an arrow up along their longer way, from the side they are entered by', () => {
  const ground = templatePlan('villa', 'en').floors[0]!;
  const { ring } = ground.rooms.find(({ kind }) => kind === 'stairs')!;
  const { left, right, top, bottom } = boxOf(ring);
  const [x1, y1, x2, y2] = drawFloor(ground).stairs.match(/\d+/g)!.slice(4, 8).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  // Entered from the south, where y is greater.
  expect([x1, x2].every(x => x > left && x < right)).toBe(true);
  expect(y1).toBeLessThan(bottom);
  expect(y1).toBeGreaterThan(y2);
  expect(y2).toBeGreaterThan(top);
});
