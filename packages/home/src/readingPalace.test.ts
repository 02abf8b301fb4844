import { millis, unwrap } from '@app/kernel';
import { addItem, boxRing, emptyPlan, onFloor, type Plan, type Point, type Room } from '@app/plan';
import { describe, expect, it } from 'vitest';
import { guideRooms } from './guideRooms';
import { homeAt } from './homeAt';
import { planFacts } from './planFacts';

const { facing } = homeAt({ facts: {}, place: undefined, residents: [] }, millis(Date.UTC(2026, 10, 22, 2)));

const KINDS = ['kitchen', 'bedroom', 'bathroom'] as const;

/** Squares of 3 m, north up: in each row a room of 5 m from the west, then storage. */
const rows: Plan = {
  ...emptyPlan(),
  floors: [
    {
      ...emptyPlan().floors[0]!,
      rooms: KINDS.flatMap((kind, row): Room[] => [
        { id: kind, kind, ring: at(boxRing(5000, 3000), 0, row * 3000) },
        { id: `s${row}`, kind: 'storage', ring: at(boxRing(4000, 3000), 5000, row * 3000) },
      ]),
    },
  ],
};
function at(ring: readonly Point[], x: number, y: number): Point[] {
  return ring.map(([a, b]): Point => [a + x, b + y]);
}

const palaces = (plan: Plan) =>
  Object.fromEntries(planFacts(plan, facing).rooms.map(({ name, palace }) => [name.en, palace]));

describe('[R869] a room is read', () => {
  it('by its larger share while nothing stands in it: 3 of 5 m in the west', () => {
    expect(palaces(rows)).toMatchObject({ Kitchen: 'NW', Bedroom: 'W', Bathroom: 'SW' });
  });

  it('where its stove, its toilet and the head of its bed stand', () => {
    let plan = rows;
    const put = (...[kind, where, turn]: [Parameters<typeof addItem>[1], Point, number?]) => {
      plan = unwrap(onFloor(plan, 0, floor => addItem(floor, kind, where, turn)));
    };
    put('stove', [4000, 1000]);
    put('toilet', [4000, 7500]);
    // Lies across the border at 3 m with its centre in the west and its foot to the west: its head is in the middle.
    put('double-bed', [2500, 4500], 270);
    expect(palaces(plan)).toMatchObject({ Kitchen: 'N', Bedroom: 'C', Bathroom: 'S' });
    expect(guideRooms(plan, facing).map(({ name, palace }) => `${name.en} ${palace}`)).toEqual([
      'Kitchen N',
      'Bedroom C',
    ]);
  });
});
