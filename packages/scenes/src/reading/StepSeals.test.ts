import { type Box, firstOrbit, groundAt, lensOf } from '@app/building/orbit';
import { ownHomeOf } from '@app/building/plan';
import { homeAt } from '@app/home';
import { millis } from '@app/kernel';
import { areaOf, isInside, type Ring } from '@app/plan';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { expect, it } from 'vitest';
import { coverOf } from '../house/coverOf';
import { NOTHING_CHOSEN, toView } from '../house/toView';
import { floorAlone } from './ownHomeBuilder';
import { boxOn, freeBox, nameBoxes, stepNumeral } from './StepSeals';
import { FIT, fitOf, groundsOf, groundsSeen } from './seenGround';

const facts = { facing: { degrees: 180, north: 'true' } } as const;
const MOMENT = homeAt({ facts, place: undefined, residents: [] }, millis(Date.UTC(2026, 5, 21, 5)));

it('[R992] in every template a number, 24 px to press, put on a name, goes beside it', () => {
  let names = 0;
  for (const id of TEMPLATE_IDS) {
    const plan = floorAlone(templatePlan(id, 'zh'), 0);
    const options = { cut: 200, facing: undefined, body: undefined, lampsOn: false };
    const home = ownHomeOf(plan, { ...options, nameOf: ({ name, kind }) => name ?? kind });
    const view = toView(MOMENT, NOTHING_CHOSEN, [], { own: home });
    const lens = lensOf(
      { bearing: home.up, elevation: 84, zoom: 2 },
      { width: 390, height: 284 },
      coverOf(view),
    );
    const taken = nameBoxes(view, lens);
    names += taken.length;
    for (const { left, right, top, bottom } of taken) {
      const seal = freeBox([(left + right) / 2, (top + bottom) / 2], 24, 24, taken);
      const over = taken.filter(
        each =>
          seal.left < each.right &&
          seal.right > each.left &&
          seal.top < each.bottom &&
          seal.bottom > each.top,
      );
      expect(over, id).toEqual([]);
    }
  }
  expect(names).toBeGreaterThan(30);
});

it('[R992] of a home with several floors one is shown alone, and it is the same plan each time', () => {
  const villa = templatePlan('villa', 'zh');
  const upper = floorAlone(villa, 1);
  expect(upper.floors.map(({ level }) => level)).toEqual([1]);
  expect(floorAlone(villa, 1)).toBe(upper);
  expect(floorAlone(villa, undefined)).toBe(villa);
  expect(floorAlone(villa, 7)).toBe(villa);
});

/** The middle, and the corners, of a box. */
const spotsOf = ({ left, top, right, bottom }: Box) => [
  [(left + right) / 2, (top + bottom) / 2] as const,
  [left, top] as const,
  [right, top] as const,
  [right, bottom] as const,
  [left, bottom] as const,
];

const isOver = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** At least three metres each way: on a phone a narrower one of a large home has less than a number's width. */
const isWide = (ring: Ring) =>
  [0, 1].every(axis => {
    const along = ring.map(corner => corner[axis]!);
    return Math.max(...along) - Math.min(...along) >= 3000;
  });

it.each([
  ['seen as a plan', 200, { bearing: 0, elevation: 84, zoom: 2 }, { width: 390, height: 284 }, 18],
  ['with half walls', 1200, undefined, { width: 900, height: 800 }, 10],
] as const)(
  '[R1021] %s a number lies in a room its step speaks of, whole and past furniture if it can, off the names',
  (_, cut, orbit, size, offThings) => {
    let [inside, whole, off, free, all] = [0, 0, 0, 0, 0];
    for (const id of TEMPLATE_IDS) {
      const plan = floorAlone(templatePlan(id, 'zh'), 0);
      const options = { cut, facing: undefined, body: undefined, lampsOn: false };
      const home = ownHomeOf(plan, { ...options, nameOf: ({ name, kind }) => name ?? kind });
      const view = toView(MOMENT, NOTHING_CHOSEN, [], { own: home });
      const lens = lensOf(orbit ?? firstOrbit(180, 'rooms'), size, coverOf(view));
      const names = nameBoxes(view, lens);
      const floor = plan.floors[0]!;
      for (const room of floor.rooms.filter(({ ring }) => areaOf([ring]) > 8e6 && isWide(ring))) {
        const seen = groundsSeen(view, lens, cut / 1000);
        const grounds = groundsOf(seen, [{ level: floor.level, room: room.id }], [0, 0])!;
        const box = boxOn(grounds, [24, 24], [names, []], [0, 0]);
        all += 1;
        if (fitOf(box, grounds[0]!) === FIT.free) free += 1;
        // Back from the page to the floor of the plan.
        const [model] = home.model.storeys;
        const onPlan = (spot: readonly [number, number]) => {
          const [east, , south] = groundAt(lens, ...spot, model!.lift * home.scale);
          const turn = (-home.up * Math.PI) / 180;
          const [x, y] = [
            (east * Math.cos(turn) - south * Math.sin(turn)) / home.scale,
            (east * Math.sin(turn) + south * Math.cos(turn)) / home.scale,
          ];
          return [x * 1000 + home.model.centre[0], y * 1000 + home.model.centre[1]] as const;
        };
        const [middle, ...corners] = spotsOf(box);
        if (isInside(onPlan(middle!), room.ring)) inside += 1;
        if (corners.every(spot => isInside(onPlan(spot), room.ring))) whole += 1;
        if (!names.some(name => isOver(box, name))) off += 1;
      }
    }
    expect(all).toBeGreaterThan(30);
    expect(inside).toBe(all);
    // On a small phone a narrow store has its name in two lines, and no room beside them.
    expect(off).toBeGreaterThanOrEqual(all - 1);
    expect(whole).toBeGreaterThan(0.8 * all);
    // Without trying, 13 and 8 of 36 would lie past every thing.
    expect(free).toBeGreaterThanOrEqual(offThings);
  },
);

it('[R1021] of several storeys the lowest room it speaks of has the number, clear of the floor over it', () => {
  const plan = templatePlan('villa', 'zh');
  const options = { cut: 1200, facing: undefined, body: undefined, lampsOn: false };
  const home = ownHomeOf(plan, { ...options, nameOf: ({ name, kind }) => name ?? kind });
  const view = toView(MOMENT, NOTHING_CHOSEN, [], { own: home });
  const lens = lensOf(firstOrbit(180, 'rooms'), { width: 900, height: 800 }, coverOf(view));
  const [lower, upper] = plan.floors;
  const kitchen = { level: lower!.level, room: lower!.rooms.find(({ kind }) => kind === 'kitchen')!.id };
  const bedroom = { level: upper!.level, room: upper!.rooms.find(({ kind }) => kind === 'bedroom')!.id };
  const grounds = groundsOf(groundsSeen(view, lens, 1.2), [bedroom, kitchen], [0, 0])!;
  expect(grounds).toHaveLength(2);
  expect(grounds[0]!.under.length).toBe(upper!.rooms.length);
  expect(fitOf(boxOn(grounds, [24, 24], [[]], [0, 0]), grounds[0]!)).toBeLessThanOrEqual(FIT.whole);
});

it('[R1021] of rooms on another floor than the one shown there is no ground, of none those at a spot', () => {
  const plan = templatePlan('villa', 'zh');
  const [lower, upper] = plan.floors;
  const options = { cut: 200, facing: undefined, body: undefined, lampsOn: false };
  const home = ownHomeOf(floorAlone(plan, 1), { ...options, nameOf: ({ name, kind }) => name ?? kind });
  const view = toView(MOMENT, NOTHING_CHOSEN, [], { own: home });
  const lens = lensOf({ bearing: 0, elevation: 84, zoom: 2 }, { width: 390, height: 284 }, coverOf(view));
  const seen = groundsSeen(view, lens, 0.2);
  const [first] = seen;
  const middle = [
    first!.ring.reduce((sum, [x]) => sum + x, 0) / first!.ring.length,
    first!.ring.reduce((sum, [, y]) => sum + y, 0) / first!.ring.length,
  ] as const;
  const [below, here] = [lower!, upper!].map(({ level, rooms: [room] }) => ({ level, room: room!.id }));
  expect(groundsOf(seen, [below!], middle)).toBeUndefined();
  expect(groundsOf(seen, [below!, here!], middle)).toEqual(groundsOf(seen, [here!], middle));
  expect(groundsOf(seen, [], middle)).toHaveLength(1);
});

it('[R1020] the steps of the home have other numerals than what to note on the plan', () => {
  expect([0, 1, 3, 5].map(index => stepNumeral('zh', index))).toEqual(['一', '二', '四', '六']);
  // Of the Romans, as on clocks and in chapters.
  expect([0, 1, 3, 5].map(index => stepNumeral('en', index))).toEqual(['I', 'II', 'IV', 'VI']);
});
