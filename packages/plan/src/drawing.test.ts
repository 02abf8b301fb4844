import { describe, expect, it } from 'vitest';
import { drawFloor, svgOf } from './drawing';
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

  it.each(TEMPLATE_IDS)('[R845] %s: no name covers a thing or a door, as on the screen', id => {
    const plan = templatePlan(id, 'en');
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
      ];
      expect(drawn.length).toBeGreaterThanOrEqual(floor.rooms.length - 3);
      for (const [, x, y] of drawn) {
        const covers = drawFloor(floor).taken.filter(
          ({ left, right, top, bottom }) => +x! > left && +x! < right && +y! > top && +y! < bottom,
        );
        expect(covers).toEqual([]);
      }
    }
  });
});
