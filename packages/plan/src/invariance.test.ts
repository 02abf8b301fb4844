import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../scripts/testing/whole';
import {
  addRoom,
  boxRing,
  DIRECTIONS,
  emptyPlan,
  layoutOf,
  mirrorPlan,
  type Plan,
  palaceAt,
  turned,
  turnPlan,
  unwrap,
} from './index';
import { type Finding, facingCandidates, formsOf } from './reading';
import { randomPlan } from './testing/randomPlan';

/** A finding's content, independent of the plan's orientation. */
const saying = ({ code, level, things, palace, strength, measures }: Finding, named = palace): string =>
  [
    code,
    level,
    things.join(),
    strength,
    named ?? '',
    // Rounded slightly off the halves, where the last digit of a turned plan would decide.
    ...Object.entries(measures).map(([key, value]) => `${key} ${Math.round(value * 1000 + 0.123) / 1000}`),
  ].join(' · ');

/** By an axis of the compass, so a mirror maps sectors onto sectors. */
const square = (plan: Plan): Plan => ({ ...plan, up: (Math.round(plan.up / 45) * 45) % 360 });

const PLANS = Array.from({ length: WHOLE ? 250 : 60 }, (_, seed) => randomPlan(seed + 1));

function expectSame(seed: number, sayings: readonly string[], other: readonly string[]) {
  const [one, two] = [[...sayings].sort(), [...other].sort()];
  const lost = one.filter(text => !two.includes(text));
  const gained = two.filter(text => !one.includes(text));
  expect({ seed, lost, gained }).toEqual({ seed, lost: [], gained: [] });
}

describe('random plans read the same', () => {
  it('[R347] turned by quarters with their north', () => {
    PLANS.forEach((plan, seed) => {
      const sayings = formsOf(plan).map(finding => saying(finding));
      for (const quarters of [1, 2, 3])
        expectSame(
          seed + 1,
          sayings,
          formsOf(turnPlan(plan, quarters)).map(finding => saying(finding)),
        );
    });
  });

  it('[R354] mirrored, with mirrored palaces', () => {
    PLANS.forEach((drawn, seed) => {
      const plan = square(drawn);
      // Halfway between two sides the clockwise one is taken, which a mirror swaps.
      const { up, facing } = plan;
      if (layoutOf(plan.floors[0]!, { up, facing: facing! })?.facingDoubt) return;
      const mirrored = (finding: Finding): string => {
        const { palace } = finding;
        if (palace === undefined || palace === 'C') return saying(finding);
        const bearing = turned(2 * plan.up - DIRECTIONS.indexOf(palace) * 45);
        return saying(finding, DIRECTIONS[bearing / 45]!);
      };
      // 火烧天门 applies to only one side of the compass.
      const isAnywhere = ({ code }: Finding) => code !== 'kitchen-northwest';
      expectSame(
        seed + 1,
        formsOf(plan).filter(isAnywhere).map(mirrored),
        formsOf(mirrorPlan(plan))
          .filter(isAnywhere)
          .map(finding => saying(finding)),
      );
    });
  });

  it('[R611] in any drawing order of rooms, openings and things, and from any start of their rings', () => {
    PLANS.forEach((plan, seed) => {
      const sayings = formsOf(plan).map(finding => saying(finding));
      for (const by of [1, 3]) {
        const floors = plan.floors.map(floor => ({
          ...floor,
          rooms: shifted(
            floor.rooms.map(room => ({ ...room, ring: shifted(room.ring, by) })),
            by,
          ).toReversed(),
          openings: shifted(floor.openings, by)
            .map(opening => ({ ...opening, from: opening.to, to: opening.from }))
            .toReversed(),
          items: shifted(floor.items, by).toReversed(),
        }));
        expectSame(
          seed + 1,
          sayings,
          formsOf({ ...plan, floors }).map(finding => saying(finding)),
        );
      }
    });
  });
});

describe('candidates for the facing', () => {
  const offered = (plan: Plan, mirror?: number) =>
    facingCandidates(plan).map(({ reason, bearing, weight, openings }) => {
      const at = mirror === undefined ? bearing : turned(2 * mirror - bearing);
      return [
        reason,
        Math.round(turned(at + 0.01) * 10) / 10,
        weight.toFixed(3),
        openings.map(({ level, id }) => `${level} ${id}`).join(),
      ];
    });

  it('[R611] stay the same turned, mirrored and in another order', () => {
    for (const plan of PLANS.map(square)) {
      const reversed = plan.floors.map(floor => ({
        ...floor,
        rooms: floor.rooms.toReversed(),
        openings: floor.openings.toReversed(),
      }));
      expect(offered(turnPlan(plan, 1))).toEqual(offered(plan));
      expect(offered({ ...plan, floors: reversed })).toEqual(offered(plan));
      expect(offered(mirrorPlan(plan), plan.up)).toEqual(offered(plan));
    }
  });
});

describe('a facing halfway between two walls', () => {
  const home = unwrap(addRoom(emptyPlan().floors[0]!, 'living', boxRing(9000, 9000)));
  const plan: Plan = { ...emptyPlan(), floors: [home] };
  const corner = ({ floors, up }: Plan, facing: number, at: readonly [number, number]) => {
    const layout = layoutOf(floors[0]!, { up, facing })!;
    return [palaceAt(layout, at), layout.facingDoubt];
  };

  it('[R351] is named within 3° together with the other name, and read the same however the plan is turned', () => {
    // 315° is the diagonal of a square home: slightly before, its west side is the front, slightly after its north side.
    expect(corner(plan, 314.9, [4500, 500])).toEqual(['NE', 'SW']);
    expect(corner(plan, 315.1, [4500, 500])).toEqual(['NW', 'NE']);
    expect(corner(plan, 311.9, [4500, 500])).toEqual(['NE', undefined]);
    expect(corner(plan, 318.1, [4500, 500])).toEqual(['NW', undefined]);
    const turned: readonly (readonly [number, number])[] = [
      [4500, 500],
      [-500, 4500],
      [-4500, -500],
      [500, -4500],
    ];
    for (const [quarters, at] of turned.entries())
      expect(corner(turnPlan(plan, quarters), 315, at)[0]).toBe('NW');
  });
});

const shifted = <T>(all: readonly T[], by: number): readonly T[] => [...all.slice(by), ...all.slice(0, by)];
