import { roomsOrbit } from '@app/building/orbit';
import { litRooms, ownHomeOf, readOwnPlan } from '@app/building/plan';
import { facingOf, palaceCells, planByNeedle } from '@app/home';
import { millis } from '@app/kernel';
import { emptyPlan, layoutOf, type Plan, writePlan } from '@app/plan';
import { patchesAt } from '@app/plan/light';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { cellMiddle, palaceAtPoint } from './palaceGrid';
import { nameSize } from './view';

const SUN = { kind: 'sun', azimuth: 146.5, altitude: 32 } as const;
const show = (plan: Plan, facing?: number) =>
  ownHomeOf(plan, { cut: 1200, facing, body: SUN, lampsOn: false, nameOf: room => room.name ?? room.kind });
const RADIANS = Math.PI / 180;

it('[R815] letters on floors are 15 px wide, smaller where a home is small, and up to 20 px on a large picture', () => {
  expect([10, 20, 27, 36, 60].map(scale => Math.round(nameSize(scale)[0]))).toEqual([11, 13, 15, 18, 20]);
});

describe("one's own home in the ring", () => {
  it('[R379] replaces the courtyard once it has a room; an unreadable plan leaves the courtyard', () => {
    expect(readOwnPlan(undefined)).toBeUndefined();
    expect(readOwnPlan('{"version":99}')).toBeUndefined();
    expect(readOwnPlan(writePlan(emptyPlan('flat')))).toBeUndefined();
    expect(readOwnPlan(writePlan(templatePlan('studio', 'en')))?.floors).toHaveLength(1);
  });

  it('[R379] is turned to its measured facing', () => {
    const plan = templatePlan('l-shaped-house', 'en'); // up is north, its front is east
    expect(show(plan, 144).up).toBe(54);
    expect(show(plan).up).toBe(0);
    expect(show(plan, 144).body.bearing).toBeCloseTo(144, 6);
  });

  it.each(TEMPLATE_IDS)('[R606] sun falls into %s as on the plan desk, at any measured facing', id => {
    const plan = templatePlan(id, 'en');
    for (const degrees of [7, 90, 172.2, 301]) {
      const facts = { facing: { degrees, north: 'true' } } as const;
      const { plan: onDesk } = planByNeedle(plan, facingOf(facts, undefined, millis(0)));
      const inHouse = show(plan, degrees);
      expect(inHouse.up).toBeCloseTo(onDesk.up, 9);
      for (const [level, floor] of onDesk.floors.entries()) {
        const area = patchesAt(onDesk, floor.level, SUN).reduce((sum, patch) => sum + patch.area, 0) / 1e6;
        const lit = [...inHouse.light.floors[level]!.areas.values()].reduce((sum, each) => sum + each, 0);
        expect(lit).toBeCloseTo(area, 6);
      }
    }
  });

  it.each(TEMPLATE_IDS)('[R379] the palaces lie over the body of %s, as its plan names them', id => {
    const plan = templatePlan(id, 'en');
    const facing = plan.facing!;
    const home = show(plan);
    const facingPalace = facing === 90 ? 'E' : 'S';
    const layout = layoutOf(plan.floors[0]!, { up: plan.up, facing })!;
    for (const { palace, ring } of layout.squares) {
      const [x, y] = [0, 1].map(axis => ring.reduce((sum, p) => sum + p[axis]!, 0) / ring.length) as [
        number,
        number,
      ];
      // By hand to the axes of the house: x to the left of a person looking out of the front, y to the front. Up is north
      // here.
      const [east, south] = [
        ((x - home.model.centre[0]) / 1000) * home.scale,
        ((y - home.model.centre[1]) / 1000) * home.scale,
      ];
      const front = [Math.sin(facing * RADIANS), -Math.cos(facing * RADIANS)] as const;
      const ahead = east * front[0] + south * front[1];
      const left = east * front[1] - south * front[0];
      const cell = palaceCells(facingPalace).find(each => each.palace === palace)!;
      const middle = cellMiddle(cell, { facing, home });
      expect(middle[0]).toBeCloseTo(left, 6);
      expect(middle[1]).toBeCloseTo(ahead, 6);
      expect(palaceAtPoint(left, ahead, { facing, home, facingPalace })).toBe(palace);
    }
  });

  it('[R380] lists the light on each floor, as the plan computes it, the most first', () => {
    const plan = templatePlan('two-bedroom', 'en');
    const result = litRooms(plan, show(plan), { facing: undefined, body: SUN }, room => room.id);
    const sum = patchesAt(plan, 0, SUN).reduce((all, { area }) => all + area / 1e6, 0);
    expect(result.reduce((all, { area }) => all + area, 0)).toBeCloseTo(sum, 1);
    expect(result.map(({ area }) => area)).toEqual(result.map(({ area }) => area).toSorted((a, b) => b - a));
    expect(result[0]!.name).toBe('living');
  });

  it('[R380] gets no light from a thin moon, some from a full one, and from lamps when they are on', () => {
    const plan = templatePlan('two-bedroom', 'en');
    const at = (cycle: number) =>
      ownHomeOf(plan, {
        cut: 1200,
        facing: undefined,
        body: { kind: 'moon', azimuth: 180, altitude: 40, cycle },
        lampsOn: true,
        nameOf: room => room.id,
      });
    expect(at(0.05).light.floors[0]!.patches).toEqual([]);
    expect(at(0.5).light.floors[0]!.patches.length).toBeGreaterThan(0);
    expect(at(0.5).byMoon).toBe(true);
    expect(at(0.5).light.floors[0]!.lamps.length).toBeGreaterThan(0);
  });

  it.each([
    { facing: 180, bearing: 330 },
    { facing: 90, bearing: 330 },
    { facing: 144, bearing: 294 },
    { facing: 0, bearing: 330 },
  ])(
    '[R379] is first seen with south at the top, along its walls: facing $facing from $bearing',
    ({ facing, bearing }) => {
      expect(roomsOrbit(facing).bearing).toBe(bearing);
    },
  );

  it.each(TEMPLATE_IDS)('[R379] %s lies within the ring', id => {
    const { model, scale } = show(templatePlan(id, 'en'));
    // The ring's inner floor ends 13.1 m from its middle; the courtyard itself reaches that far.
    expect(model.reach * scale).toBeLessThanOrEqual(13.1);
    expect(model.reach * scale).toBeGreaterThan(7);
  });

  it('[R792] a name has up to three forms: whole, in two lines, and its first word', () => {
    const named = (language: 'en' | 'zh') => {
      const nameOf = ({ name = '' }: { readonly name?: string }) => name;
      const options = { cut: 1200, facing: 180, body: SUN, lampsOn: false, nameOf };
      return ownHomeOf(templatePlan('two-bedroom', language), options).names.map(({ lines }) => lines);
    };
    for (const lines of [['Second bedroom'], ['Second ', 'bedroom'], ['Second'], ['Kitchen']])
      expect(named('en')).toContainEqual(lines);
    // A name in Chinese has no spaces: three characters may be two lines.
    for (const lines of [['卫生间'], ['卫生', '间'], ['厨房']]) expect(named('zh')).toContainEqual(lines);
    expect(named('zh').filter(([first]) => first === '厨')).toEqual([]);
  });

  it('[R663] rooms are named on floors open from above only', () => {
    const villa = templatePlan('villa', 'en');
    const floors = (plan: Plan, cut: number | undefined) => {
      const home = ownHomeOf(plan, {
        cut,
        facing: 180,
        body: SUN,
        lampsOn: false,
        nameOf: ({ kind }) => kind,
      });
      const levels = new Set(home.names.map(({ level }) => level));
      return home.model.storeys.map(({ level }) => levels.has(level));
    };
    expect(floors(villa, 1200)).toEqual([true, true]);
    // Under its roof; without one the upper floor hides the lower.
    expect(floors(villa, undefined)).toEqual([false, false]);
    expect(floors({ ...villa, dwelling: 'flat' }, undefined)).toEqual([false, true]);
    expect(floors(templatePlan('two-bedroom', 'en'), undefined)).toEqual([true]);
  });
});
