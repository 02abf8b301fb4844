import { describe, expect, it } from 'vitest';
import { drawFloor, LEADING, lineWidth, roomLabel } from './drawing';
import { boxRing } from './operations/rooms';
import { boxOf, isInside } from './ring';
import { TEMPLATE_IDS, templatePlan } from './templates';
import { roomName } from './words';

const { rooms } = templatePlan('two-bedroom', 'en').floors[0]!;
const bath = rooms.find(({ id }) => id === 'bath2')!.ring;
/** 15 px and 12 px where a metre is 45 px, as on a screen 1440 px wide. */
const LETTERS = { name: 333, area: 267 };
/** As a browser draws them in the display face, shares of the letters' height. */
const DRAWN: Readonly<Record<string, number>> = {
  Stairs: 2.17,
  Toilet: 2.33,
  Kitchen: 3.19,
  'Middle hall': 4.55,
  'Living room': 4.94,
  'Dining room': 5.18,
  'Main bedroom': 5.91,
  'Second bathroom': 6.98,
  'Living and sleeping': 7.66,
  '17.1 m²': 3.03,
};

describe('[R670] the name of a room on its drawing', () => {
  it.each(TEMPLATE_IDS.flatMap(id => (['zh', 'en'] as const).map(language => ({ id, language }))))(
    '$id in $language: it is within its room, and clear of things if the room has space',
    ({ id, language }) => {
      for (const floor of templatePlan(id, language).floors) {
        const { taken } = drawFloor(floor);
        for (const room of floor.rooms) {
          const label = roomLabel(roomName(room, language), '12.3 m²', room.ring, taken, LETTERS);
          if (!label) continue;
          const w = Math.max(...label.lines.map(lineWidth)) * LETTERS.name;
          const h = LEADING * label.lines.length * LETTERS.name;
          for (const x of [label.at[0] - w / 2, label.at[0] + w / 2])
            for (const y of [label.at[1] - h / 2, label.at[1] + h / 2])
              expect(isInside([x, y], room.ring)).toBe(true);
        }
      }
    },
  );

  it('letters keep their height: a name takes its short form, is broken at a space, loses its area, and is left out, in that order', () => {
    // The second bathroom is 1.8 by 1.8 m between the middles of its walls, 1.54 m clear of them.
    const { left, right, top, bottom } = boxOf(bath);
    expect([right - left, bottom - top]).toEqual([1800, 1800]);
    const named = (text: string, name: number, area = 200) =>
      roomLabel(text, '3.2 m²', bath, [], { name, area });
    // 170 mm high it is 1.25 m wide, and 90 mm from each wall.
    expect(named('Second bathroom', 170)).toMatchObject({ lines: ['Second bathroom'], withArea: true });
    expect(named('Second bathroom', 200)).toMatchObject({ lines: ['Bath\u00a02'], withArea: true });
    // R936: the number of the list is kept, also by a short form.
    expect(named('Passage\u00a02', 420)).toMatchObject({ lines: ['Passage', '2'], withArea: true });
    expect(named('Bathroom\u00a03', 300)).toMatchObject({ lines: ['Bath\u00a03'], withArea: true });
    expect(named('Garden bathroom', 220)).toMatchObject({ lines: ['Garden', 'bathroom'], withArea: true });
    expect(named('Garden bathroom', 360)).toMatchObject({ lines: ['Garden', 'bathroom'], withArea: true });
    expect(named('Garden bathroom', 380)).toBeUndefined();
    expect(named('Garden bathroom', 360, 700)).toMatchObject({
      lines: ['Garden', 'bathroom'],
      withArea: false,
    });
    expect(roomLabel('客卫', '3.2 m²', bath, [], { name: 400, area: 300 })?.lines).toEqual(['客卫']);
    expect(roomLabel('x', '1 m²', [], [], LETTERS)).toBeUndefined();
  });

  it('[R1063] a long name that fits in no way has its beginning', () => {
    const han = roomLabel('一二三四五六七八九十一二三四五六七八九十', undefined, bath, [], LETTERS)!;
    // Of 1.54 m, 333 mm a letter.
    expect(han.lines).toEqual(['一二三…']);
    const latin = roomLabel('Grandmotherly conservatory for the winter', undefined, bath, [], LETTERS)!;
    expect(latin.lines).toHaveLength(1);
    expect(latin.lines[0]).toMatch(/^Grandm.*…$/);
    expect(lineWidth(latin.lines[0]!) * LETTERS.name).toBeLessThanOrEqual(1540);
  });

  it('[R936] the beginning of a long name keeps its number, and ends with a letter', () => {
    const cut = (name: string) => roomLabel(name, undefined, bath, [], LETTERS)!.lines;
    const [two, three] = ['2', '3'].map(number => cut(`Grandmotherly conservatory\u00a0${number}`));
    expect([two, three]).toEqual([['Grand…\u00a02'], ['Grand…\u00a03']]);
    expect(cut('Grande conservatory for the winter')).toEqual(['Grande…']);
  });

  it.each(Object.entries(DRAWN))('%s is reckoned a little wider than it is drawn', (line, drawn) => {
    expect(lineWidth(line)).toBeGreaterThanOrEqual(drawn);
    expect(lineWidth(line)).toBeLessThan(1.13 * drawn);
  });

  it.each([
    ['Toilet', 'WC'],
    ['Stairs', 'Stair'],
  ])('[R670] in a room of 2.25 m on the narrowest phone %s is %s', (name, short) => {
    // Under a ring of 320 px a pixel is 88 mm, and names are 11 px high.
    const letters = { name: 11 * 88, area: 11 * 88 };
    expect(roomLabel(name, undefined, boxRing(2250, 3200), [], letters)?.lines).toEqual([short]);
  });

  it('[R686] it never lies under a mark: it moves, breaks, or is left out', () => {
    const { left, right, top, bottom } = boxOf(bath);
    const label = (above: number) =>
      roomLabel('Bath room', '3.2 m²', bath, [], { name: 200, area: 160 }, [
        { left, right, top, bottom: bottom - above },
      ]);
    expect(label(1800)).toMatchObject({ lines: ['Bath room'], withArea: true });
    const moved = label(600)!;
    expect(moved).toMatchObject({ lines: ['Bath room'], withArea: true });
    expect(moved.at[1] - (LEADING * (200 + 160)) / 2).toBeGreaterThanOrEqual(bottom - 600 - 1);
    expect(label(400)).toMatchObject({ lines: ['Bath room'], withArea: false });
    expect(label(200)).toBeUndefined();
  });

  it('[R853] it is 8 px clear of furniture, where letters are 15 px, as long as there is such a place', () => {
    const things = [{ left: 1200, right: 3400, top: 900, bottom: 2100 }];
    const ring = [
      [0, 0],
      [3600, 0],
      [3600, 4000],
      [0, 4000],
    ] as const;
    const { at } = roomLabel('主卧', '15.1 m²', ring, things, LETTERS)!;
    const pixel = LETTERS.name / 15;
    expect(at[1] - (LEADING * (LETTERS.name + LETTERS.area)) / 2 - 2100).toBeGreaterThanOrEqual(7.9 * pixel);
    // In a room without one it is at least beside them.
    const strip = roomLabel(
      '主卧',
      undefined,
      ring,
      [{ left: 0, right: 3600, top: 0, bottom: 3400 }],
      LETTERS,
    )!;
    expect(strip.at[1] - (LEADING * LETTERS.name) / 2).toBeGreaterThanOrEqual(3400);
  });

  it('it makes way for furniture, and drops its area to do so', () => {
    const room = [
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [0, 3000],
    ] as const;
    const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
    const middle = roomLabel('书房', '12.0 m²', room, [], LETTERS)!;
    expect(middle.at).toEqual([2000, 1500]);
    const aside = roomLabel('书房', '12.0 m²', room, [box(0, 0, 4000, 1800)], LETTERS)!;
    expect(aside.withArea).toBe(true);
    expect(aside.at[1] - (LEADING * (333 + 267)) / 2).toBeGreaterThanOrEqual(1800);
    // Half a metre is left: enough for the name alone.
    const strip = roomLabel('书房', '12.0 m²', room, [box(0, 0, 4000, 2450)], LETTERS)!;
    expect(strip.withArea).toBe(false);
    expect(strip.at[1] - (LEADING * 333) / 2).toBeGreaterThanOrEqual(2450);
  });
});
