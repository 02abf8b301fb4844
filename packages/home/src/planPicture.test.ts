import { addRoom, boxRing, emptyPlan, mirrorPlan, onFloor, type Plan, turnPlan, unwrap } from '@app/plan';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { cornersOn, onPicture, onPlan, type Placing, readTracing } from '@app/plan/trace';
import { describe, expect, it } from 'vitest';
import { firstTracing, flatTracing, placingWith, storedTraced, storeTraced, tracedWith } from './planPicture';

const PLACING: Placing = [9, 2, -2, 9, 130, -70];
const TRACED = { width: 100, height: 100, placing: PLACING, opacity: 0.5, url: 'data:image/png;base64,AAAA' };

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
      const placing = placingWith(PLACING, plan, next)!;
      expect(placing).not.toEqual(PLACING);
      expect(traced(next, placing)).toEqual(before);
      for (const [i, each] of placingWith(placing, next, plan)!.entries())
        expect(each).toBeCloseTo(PLACING[i]!, 9);
    }
  });

  it('goes a quarter clockwise about the origin with its plan', () => {
    const plan = templatePlan('studio', 'en');
    // The middle of its upper side was up and goes to the right.
    expect(onPlan(placingWith([10, 0, 0, 10, 0, 0], plan, turnPlan(plan, 1))!, [0, -100])).toEqual([1000, 0]);
  });

  it('stays under a plan that is drawn on, and under an empty one', () => {
    const plan = templatePlan('studio', 'en');
    const drawn = onFloor(plan, 0, floor => addRoom(floor, 'other', boxRing(2000, 2000)));
    if (drawn.ok) expect(tracedWith(TRACED, plan, drawn.value, 'drawn')).toBe(TRACED);
    expect(tracedWith(TRACED, emptyPlan(), emptyPlan(), 'drawn')).toBe(TRACED);
    expect(tracedWith(TRACED, plan, { ...plan, up: 90 }, 'replaced')).toBe(TRACED);
  });
});

it('[R809] the picture under a plan does not lie under another one', () => {
  const plan = templatePlan('studio', 'en');
  expect(tracedWith(TRACED, plan, templatePlan('villa', 'en'), 'replaced')).toBeUndefined();
  const turned = turnPlan(plan, 1);
  expect(tracedWith(TRACED, plan, turned, 'replaced')?.placing).toEqual(placingWith(PLACING, plan, turned));
  expect(tracedWith(undefined, plan, turned, 'replaced')).toBeUndefined();
});

it('[R809] is stored with its placing, and removed with it', () => {
  const texts = new Map<string, string>();
  const store = {
    read: (key: string) => texts.get(key),
    write: (key: string, text: string) => texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  };
  storeTraced(store, TRACED);
  expect(storedTraced(store)).toEqual(TRACED);
  storeTraced(store, undefined);
  expect([...texts]).toEqual([]);
  // Behind the sample the picture is there without a placing; and what is no picture is none.
  texts.set('plan-picture', TRACED.url);
  expect(storedTraced(store)).toBeUndefined();
  storeTraced(store, { ...TRACED, url: 'javascript:1' });
  expect(storedTraced(store)).toBeUndefined();
});

it('[R857] the scale of a picture is a guess until a length is known, and again once it is straightened', () => {
  const first = firstTracing({ width: 400, height: 300 }, 1600, emptyPlan().floors[0]!);
  expect(first.isGuess).toBe(true);
  expect(readTracing(JSON.stringify(first))).toEqual(first);
  const { isGuess: _, ...known } = first;
  expect(readTracing(JSON.stringify(known))?.isGuess).toBeUndefined();
  const corners = cornersOn(first.placing, 400, 300);
  expect(unwrap(flatTracing(known, corners, 1600)).tracing.isGuess).toBe(true);
});
