import { addRoom, boxRing, emptyPlan, mirrorPlan, onFloor, type Plan, turnPlan } from '@app/plan';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { onPicture, onPlan, type Placing } from '@app/plan/trace';
import { describe, expect, it } from 'vitest';
import { placingWith } from './planPicture';

const PLACING: Placing = [9, 2, -2, 9, 130, -70];

/** Where on the picture each corner of a plan lies. */
const traced = (plan: Plan, placing: Placing) =>
  plan.floors
    .flatMap(({ rooms }) => rooms.flatMap(({ ring }) => ring))
    .map(p => onPicture(placing, p).map(each => each.toFixed(6)))
    .map(String)
    .sort();

describe('[R746] the picture under a plan', () => {
  it.each(TEMPLATE_IDS)('lies under the same walls of %s turned, mirrored and turned back', id => {
    const plan = templatePlan(id, 'en');
    const before = traced(plan, PLACING);
    for (const next of [1, 2, 3].map(quarters => turnPlan(plan, quarters)).concat(mirrorPlan(plan))) {
      const placing = placingWith(PLACING, plan, next);
      expect(placing).not.toEqual(PLACING);
      expect(traced(next, placing)).toEqual(before);
      for (const [i, each] of placingWith(placing, next, plan).entries())
        expect(each).toBeCloseTo(PLACING[i]!, 9);
    }
  });

  it('goes a quarter clockwise about the origin with its plan', () => {
    const plan = templatePlan('studio', 'en');
    // The middle of its upper side was up and goes to the right.
    expect(onPlan(placingWith([10, 0, 0, 10, 0, 0], plan, turnPlan(plan, 1)), [0, -100])).toEqual([1000, 0]);
  });

  it('stays under a plan that is drawn on, and under an empty one', () => {
    const plan = templatePlan('studio', 'en');
    const drawn = onFloor(plan, 0, floor => addRoom(floor, 'other', boxRing(2000, 2000)));
    if (drawn.ok) expect(placingWith(PLACING, plan, drawn.value)).toEqual(PLACING);
    expect(placingWith(PLACING, emptyPlan(), emptyPlan())).toEqual(PLACING);
    expect(placingWith(PLACING, plan, { ...plan, up: 90 })).toEqual(PLACING);
  });
});
