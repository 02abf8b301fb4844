import type { Palace } from '@app/fengshui';
import { millis } from '@app/kernel';
import { addRoom, emptyPlan, unwrap, writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { homeAt } from './homeAt';
import { palaceContents } from './roomsInPalaces';

const NOW = millis(Date.UTC(2026, 10, 22, 2));
const HANGZHOU = { latitude: 30.27, longitude: 120.16 };
const { facing } = homeAt({ facts: {}, place: HANGZHOU, residents: [] }, NOW);

it('[R1030] the rooms of each square, largest part first, with the star of the year', () => {
  const contentsOf = palaceContents(writePlan(templatePlan('two-bedroom', 'en')), facing, NOW);
  const named = (palace: 'NE' | 'SW' | 'NW') => contentsOf(palace).rooms?.map(({ name }) => name.en);
  // The sheet of the template: the kitchen is in the northeast, the main bedroom in the southwest.
  expect(named('NE')).toContain('Kitchen');
  expect(named('SW')?.[0]).toBe('Main bedroom');
  // Of 2026, from the published annual charts: 1 in the centre, 5 in the south, 2 in the northwest.
  expect((['C', 'S', 'NW'] as const).map(palace => contentsOf(palace).star?.star)).toEqual([1, 5, 2]);
});

it('[R1030] without a readable plan there are no rooms, before 1900 no star', () => {
  expect(palaceContents('not a plan', facing, NOW)('N').rooms).toBeUndefined();
  expect(palaceContents(undefined, facing, millis(Date.UTC(1800, 1, 1)))('N')).toEqual({});
});

describe('[R1030] in nine squares of 3 × 3 m, north above,', () => {
  type Rooms = readonly (readonly [name: string, x: number, y: number, toX: number, toY: number])[];
  /** The rooms of each palace, of floors with rooms from corner to corner, mm. */
  function roomsOf(...floors: readonly Rooms[]) {
    const plan = emptyPlan();
    const drawn = floors.map((rooms, level) =>
      rooms.reduce(
        (floor, [name, x, y, toX, toY]) => {
          const ring = [
            [x, y],
            [toX, y],
            [toX, toY],
            [x, toY],
          ] as const;
          return unwrap(addRoom(floor, 'other', ring, name));
        },
        { ...plan.floors[0]!, level },
      ),
    );
    const contentsOf = palaceContents(writePlan({ ...plan, floors: drawn }), facing, NOW);
    return (palace: Palace) =>
      contentsOf(palace).rooms?.map(
        ({ name, floor, share }) => `${name.en} ${floor ? `of ${floor}, ` : ''}${Math.round(share * 1000)}`,
      );
  }
  const WEST: Rooms = [
    ['Upper west', 0, 0, 3000, 4010],
    ['Lower west', 0, 4010, 3000, 9000],
  ];
  const MIDDLE: Rooms = [
    ['Upper middle', 3000, 0, 6000, 3990],
    ['Lower middle', 3000, 3990, 6000, 9000],
  ];
  const east = (end: number): Rooms => [['East', 6000, 0, 9000, end]];

  it('a room is named where a quarter of it lies, largest part first', () => {
    const rooms = roomsOf([...WEST, ...MIDDLE, ...east(9000)]);
    // Of 4.01 m the part beyond 3 m is 25.2 %, of 3.99 m it is 24.8 %; 1.99 of 4.99 m are more.
    expect(rooms('W')).toEqual(['Lower west 399', 'Upper west 252']);
    expect(rooms('C')).toEqual(['Lower middle 401']);
  });

  it('the one with most is named where none has a quarter, from a twentieth', () => {
    const southEast = (end: number) => roomsOf([...WEST, ...MIDDLE, ...east(end)])('SE');
    // 0.32 of 6.32 m are 5.06 %, 0.31 of 6.31 m 4.91 %.
    expect(southEast(6320)).toEqual(['East 51']);
    expect(southEast(6310)).toEqual([]);
  });

  it('all floors count, and rooms of one name have their floor', () => {
    const rooms = roomsOf(
      [...WEST, ...MIDDLE, ...east(7800)],
      [
        ['Lower west', 0, 0, 3000, 9000],
        ['Loft', 3000, 0, 9000, 9000],
      ],
    );
    expect(rooms('W')).toEqual(['Lower west of 2, 333', 'Lower west of 1, 399', 'Upper west 252']);
    // A sixth of the loft, 9 m², before 1.8 of 7.8 m of the room below it.
    expect(rooms('SE')).toEqual(['Loft 167']);
  });
});
