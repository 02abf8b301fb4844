import { type Random, randomIndex, randomPick, seededRandom } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import * as plan from './index';
import {
  type Floor,
  type FloorResult,
  ITEM_KINDS,
  OPENING_KINDS,
  type Plan,
  type PlanResult,
  ROOM_KINDS,
} from './index';
import { TEMPLATE_IDS, templatePlan } from './templates';
import { randomFloor, randomPlan } from './testing/randomPlan';

const { checkPlan, mirrorPlan, onFloor, readPlan, scalePlan, stretchPlan, turnPlan, unwrap, writePlan } =
  plan;

/** Numbers people use, and numbers they do not. */
const number = (random: Random): number =>
  randomPick(random, [
    -1,
    0,
    0.4,
    9,
    10,
    11,
    90,
    123.456,
    360,
    450,
    900.5,
    2000,
    9999.7,
    10_000,
    10_001,
    20_001,
    99_999,
    150_000,
    1e8,
    -360.5,
    Math.round(random.next() * 8000),
  ]);
const text = (random: Random): string =>
  randomPick(random, ['', 'Den', 'x'.repeat(60), 'x'.repeat(61), '卧'.repeat(400)]);

/** Any operation on a floor, with any arguments. */
function change(floor: Floor, random: Random): FloorResult {
  const any = () => number(random);
  const point = (): plan.Point => [any(), any()];
  const room = () => randomPick(random, [...floor.rooms.map(({ id }) => id), 'nowhere']);
  const opening = () => randomPick(random, [...floor.openings.map(({ id }) => id), 'nowhere']);
  const item = () => randomPick(random, [...floor.items.map(({ id }) => id), 'nowhere']);
  const kind = () => randomPick(random, ROOM_KINDS);
  const edges = plan.derive(floor).edges;
  const edge = edges.length > 0 ? randomPick(random, edges) : undefined;
  const along = (share: number): plan.Point =>
    edge
      ? [edge.a[0] + (edge.b[0] - edge.a[0]) * share, edge.a[1] + (edge.b[1] - edge.a[1]) * share]
      : [0, 0];
  return randomPick<() => FloorResult>(random, [
    () => plan.addRoom(floor, kind(), plan.boxRing(any(), any()), text(random)),
    () => plan.roomBeside(floor, room(), kind()),
    () => plan.removeRoom(floor, room()),
    () => plan.changeRoom(floor, room(), { name: text(random), counts: random.next() < 0.5 }),
    () => plan.changeRoom(floor, room(), { kind: kind() }),
    () => plan.halveRoom(floor, room(), randomPick(random, ['along', 'across'])),
    () => plan.splitRoom(floor, room(), [point(), point()]),
    () => plan.mergeRooms(floor, room(), room()),
    () => plan.moveCorner(floor, along(0), point()),
    () => plan.moveWall(floor, room(), randomIndex(random, 5), any()),
    () => plan.setLength(floor, room(), randomIndex(random, 5), any()),
    () => plan.styleWall(floor, along(0), along(1), randomPick(random, ['wall', 'railing']), any()),
    () =>
      plan.addOpening(floor, {
        kind: randomPick(random, OPENING_KINDS),
        from: along(0.2),
        to: along(0.6),
        sill: any(),
        head: any(),
      }),
    () => plan.openSide(floor, room(), randomIndex(random, 5), randomPick(random, OPENING_KINDS)),
    () => plan.changeOpening(floor, opening(), { sill: any(), head: any() }),
    () => plan.changeOpening(floor, opening(), { from: point(), to: point() }),
    () => plan.placeOpening(floor, opening(), any(), any()),
    () => plan.flipOpening(floor, opening()),
    () => plan.removeOpening(floor, opening()),
    () => plan.addItem(floor, randomPick(random, ITEM_KINDS), point(), any(), [any(), any()]),
    () => plan.addItem(floor, randomPick(random, ITEM_KINDS), point(), any()),
    () => plan.furnish(floor, room(), randomPick(random, ITEM_KINDS)),
    () => plan.changeItem(floor, item(), { turn: any() }),
    () => plan.changeItem(floor, item(), { size: [any(), any()], height: any() }),
    () => plan.removeItem(floor, item()),
  ])();
}

function operate(of: Plan, random: Random): PlanResult {
  const ok = (value: Plan): PlanResult => ({ ok: true, value });
  const factor = () => randomPick(random, [0.002, 0.1, 0.5, 0.9, 1.1, 1.7, 5, 12, 90, 400]);
  const level = randomIndex(random, of.floors.length);
  if (random.next() < 0.8) return onFloor(of, level, floor => change(floor, random));
  return randomPick<() => PlanResult>(random, [
    () => ok(turnPlan(of, randomIndex(random, 9) - 4)),
    () => ok(mirrorPlan(of)),
    () => scalePlan(of, factor()),
    () => stretchPlan(of, factor(), factor()),
    () => plan.addFloor(of, randomPick(random, ROOM_KINDS)),
    () => plan.removeFloor(of),
  ])();
}

describe('the result of every operation', () => {
  it('[R361] can be written and read again, from random plans and with any numbers', () => {
    let done = 0;
    const starts = [
      ...TEMPLATE_IDS.map(id => templatePlan(id, 'en')),
      ...Array.from({ length: 7 }, (_, i) => randomPlan(i + 1)),
      plan.emptyPlan('house', 725),
    ];
    for (const [run, start] of starts.entries()) {
      const random = seededRandom(run + 1);
      let now = start;
      for (let i = 0; i < 60; i++) {
        const result = operate(now, random);
        if (!result.ok || result.value === now) continue;
        now = result.value;
        done++;
        expect([run, i, readPlan(writePlan(now))]).toEqual([run, i, { ok: true, value: now }]);
      }
    }
    expect(done).toBeGreaterThan(150);
  });

  it('[R344] a random plan of several floors is read back as written', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const random = seededRandom(seed * 31);
      const floors = [0, 1, 2].map(level => {
        const floor = randomFloor(random);
        const openings =
          level === 0 ? floor.openings : floor.openings.filter(({ kind }) => kind !== 'main-door');
        return { ...floor, level, openings };
      });
      const whole: Plan = { ...plan.emptyPlan('house', seed), floors };
      expect(unwrap(readPlan(writePlan(whole)))).toEqual(whole);
      expect(unwrap(readPlan(writePlan(mirrorPlan(mirrorPlan(whole)))))).toEqual(
        mirrorPlan(mirrorPlan(whole)),
      );
    }
  });

  it('[R344] a plan traced at a wrong scale is corrected with its furniture, which can still be saved', () => {
    for (const by of [5, 6, 12]) {
      const grown = unwrap(scalePlan(templatePlan('studio', 'en'), by));
      expect(readPlan(writePlan(grown))).toEqual({ ok: true, value: grown });
      // A double bed of 1.5 by 2 m.
      expect(grown.floors[0]!.items[4]!.size).toEqual([Math.min(1500 * by, 10_000), 10_000]);
    }
  });

  it('[R340] an unreadable plan is a fault', () => {
    const start = templatePlan('studio', 'en');
    const faults = (change: (floor: Floor) => Partial<Floor>, of: Partial<Plan> = {}) => {
      const floor = { ...start.floors[0]!, ...change(start.floors[0]!) };
      return checkPlan({ ...start, ...of, floors: [floor] }).map(({ code }) => code);
    };
    const first = <T>(all: readonly T[], change: Partial<T>) => [{ ...all[0]!, ...change }, ...all.slice(1)];
    expect(faults(() => ({ height: 1499 }))).toEqual(['plan/length-out-of-range']);
    expect(faults(() => ({ height: 20_001 }))).toEqual(['plan/length-out-of-range']);
    expect(faults(({ items }) => ({ items: first(items, { size: [10_001, 700] }) }))).toEqual([
      'plan/length-out-of-range',
    ]);
    expect(faults(({ items }) => ({ items: first(items, { size: [400.5, 700] }) }))).toEqual([
      'plan/length-out-of-range',
    ]);
    expect(faults(({ items }) => ({ items: first(items, { turn: 360 }) }))).toEqual([
      'plan/length-out-of-range',
    ]);
    expect(faults(({ rooms }) => ({ rooms: first(rooms, { name: '' }) }))).toEqual(['plan/name-length']);
    expect(faults(({ rooms }) => ({ rooms: first(rooms, { name: 'x'.repeat(61) }) }))).toEqual([
      'plan/name-length',
    ]);
    expect(faults(({ rooms }) => ({ rooms: first(rooms, { name: 'x'.repeat(60) }) }))).toEqual([]);
    expect(faults(({ openings }) => ({ openings: first(openings, { head: 2100.5 }) }))).toEqual([
      'plan/opening-heights',
    ]);
    expect(
      faults(({ items }) => ({
        items: Array.from({ length: 201 }, (_, i) => ({ ...items[0]!, id: `i${i}` })),
      })),
    ).toEqual(['plan/too-many']);
    expect(faults(() => ({}), { up: 360 })).toEqual(['plan/length-out-of-range']);
    expect(faults(() => ({}), { facing: -1 })).toEqual(['plan/length-out-of-range']);
    for (const eaves of [-1, 0.5, 3001])
      expect(faults(() => ({}), { eaves })).toEqual(['plan/length-out-of-range']);
    const horizon = { from: 0, to: 90, height: 3000, distance: 99 };
    expect(faults(() => ({}), { outlook: { above: 0, horizons: [horizon] } })).toEqual([
      'plan/length-out-of-range',
    ]);
  });
});
