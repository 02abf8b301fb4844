import { unwrap } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import {
  centreName,
  derive,
  layoutOf,
  mirrorPlan,
  moveWall,
  onFloor,
  type Plan,
  type Point,
  readPlan,
  scalePlan,
  setCentre,
  stretchPlan,
  turnPlan,
  writePlan,
} from './index';
import { formsOf } from './reading';
import { templatePlan } from './templates';

const PLAN = templatePlan('two-bedroom', 'en');
const AT: Point = [4000, 3000];
const set = (plan: Plan, centre: Parameters<typeof setCentre>[1]) =>
  unwrap(onFloor(plan, 0, floor => setCentre(floor, centre)));
const centreOf = (plan: Plan) => layoutOf(plan.floors[0]!, { up: 0 })!.centre;

describe('[R595] the centre of a floor', () => {
  it('is stored with the plan and used by every layout', () => {
    const plan = set(PLAN, AT);
    expect(centreOf(plan)).toEqual(AT);
    expect(centreName(plan.floors[0]!)).toBe('own');
    expect(unwrap(readPlan(writePlan(plan)))).toEqual(plan);
    // A point in the lift lobby, which is not part of the home: the reading says so.
    const outside = formsOf(set(PLAN, [1800, 900])).map(({ code }) => code);
    expect(outside).toContain('centre-outside');
    expect(formsOf(PLAN).map(({ code }) => code)).not.toContain('centre-outside');
  });

  it('is the centroid of area until a person sets another, and again after reset', () => {
    const { centroid } = derive(PLAN.floors[0]!);
    expect(centreOf(PLAN)).toEqual(centroid);
    // The body of the flat is 10.2 m by 8.4 m.
    expect(centreOf(set(PLAN, 'body'))).toEqual([5100, 4200]);
    expect(set(set(PLAN, AT), 'area')).toEqual(PLAN);
    expect(centreName(set(PLAN, 'body').floors[0]!)).toBe('body');
  });

  it('moves with the walls when the plan is turned, mirrored, stretched or scaled', () => {
    const plan = set(PLAN, AT);
    expect(centreOf(turnPlan(plan, 1))).toEqual([-3000, 4000]);
    expect(centreOf(mirrorPlan(plan))).toEqual([10_200 - 4000, 3000]);
    expect(centreOf(unwrap(stretchPlan(plan, 1.5, 1)))).toEqual([6000, 3000]);
    expect(centreOf(unwrap(scalePlan(plan, 2)))).toEqual([8000, 6000]);
    expect(turnPlan(set(PLAN, 'box'), 1).floors[0]!.centre).toBe('box');
  });

  it('stays in place while walls are moved', () => {
    const plan = set(PLAN, AT);
    const [room] = plan.floors[0]!.rooms;
    expect(unwrap(moveWall(plan.floors[0]!, room!.id, 0, 100)).centre).toEqual(AT);
  });

  it.each([
    ['far off', [200_000, 0], 'plan/point-out-of-reach'],
    ['an unknown convention', 'middle', 'plan/length-out-of-range'],
    ['not a number', [Number.NaN, 0], 'plan/length-out-of-range'],
  ])('is not set %s', (_, centre, code) => {
    const result = setCentre(PLAN.floors[0]!, centre as unknown as Point);
    expect(!result.ok && result.error.code).toBe(code);
  });

  it.each([
    ['a fraction', [1.5, 2]],
    ['one number', [1]],
    ['out of reach', [200_000, 0]],
  ])('is refused in a file where it is %s', (_, centre) => {
    const text = JSON.stringify({ ...PLAN, floors: [{ ...PLAN.floors[0], centre }] });
    const read = readPlan(text);
    expect(!read.ok && read.error).toMatchObject({ code: 'plan/unreadable' });
  });

  it('is rounded to whole millimetres', () => {
    expect(set(PLAN, [4000.4, 2999.6]).floors[0]!.centre).toEqual([4000, 3000]);
  });
});
