import {
  addRoom,
  boxOf,
  boxRing,
  emptyPlan,
  mirrorPlan,
  onFloor,
  type Plan,
  type Point,
  turnPlan,
  unwrap,
} from '@app/plan';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { cornersOn, onPicture, onPlan, type Placing, readTracing } from '@app/plan/trace';
import { describe, expect, it } from 'vitest';
import {
  firstTracing,
  flatTracing,
  measured,
  overPicture,
  placingWith,
  storedUnder,
  storeUnder,
  TRACING_KEY,
  type UnderPlan,
  underPlan,
} from './planPicture';

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
    if (drawn.ok) expect(underPlan({ plan: plan, traced: TRACED }, drawn.value, 'drawn').traced).toBe(TRACED);
    expect(underPlan({ plan: emptyPlan(), traced: TRACED }, emptyPlan(), 'drawn').traced).toBe(TRACED);
    expect(underPlan({ plan: plan, traced: TRACED }, { ...plan, up: 90 }, 'replaced').traced).toBe(TRACED);
  });
});

it('[R809] the picture under a plan does not lie under another one', () => {
  const plan = templatePlan('studio', 'en');
  expect(
    underPlan({ plan: plan, traced: TRACED }, templatePlan('villa', 'en'), 'replaced').traced,
  ).toBeUndefined();
  const turned = turnPlan(plan, 1);
  expect(underPlan({ plan, traced: TRACED }, turned, 'replaced').traced?.placing).toEqual(
    placingWith(PLACING, plan, turned),
  );
  expect(underPlan({ plan }, turned, 'replaced').traced).toBeUndefined();
});

it('[R809] is stored with its placing, and removed with it', () => {
  const texts = new Map<string, string>();
  const store = {
    read: (key: string) => texts.get(key),
    write: (key: string, text: string) => texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  };
  storeUnder(store, { traced: TRACED });
  expect(storedUnder(store).traced).toEqual(TRACED);
  storeUnder(store, {});
  expect([...texts]).toEqual([]);
  // Behind the sample the picture is there without a placing; and what is no picture is none.
  texts.set('plan-picture', TRACED.url);
  expect(storedUnder(store).traced).toBeUndefined();
  storeUnder(store, { traced: { ...TRACED, url: 'javascript:1' } });
  expect(storedUnder(store).traced).toBeUndefined();
});

it('[R890] the ends of a known length are kept with the picture, in its own pixels, and not taken from another text', () => {
  const texts = new Map<string, string>();
  const store = {
    read: (key: string) => texts.get(key),
    write: (key: string, text: string) => texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  };
  const ends = [
    [12.5, -3],
    [90, 4],
  ] as const;
  const under: UnderPlan = { traced: TRACED };
  const { traced } = unwrap(measured({ plan: emptyPlan(), ...under }, [18, 4, -4, 18, 130, -70], ends));
  expect(traced?.known).toEqual(ends);
  storeUnder(store, { traced });
  expect(storedUnder(store).traced).toEqual(traced);
  texts.set(TRACING_KEY, texts.get(TRACING_KEY)!.replace('12.5', '"12.5"'));
  expect(storedUnder(store).traced?.known).toBeUndefined();
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

describe('[R850] a plan drawn while its picture has no known length', () => {
  const guess = { ...TRACED, isGuess: true } as const;
  const studio = templatePlan('studio', 'en');
  const drawn = { plan: studio, ...underPlan({ plan: emptyPlan(), traced: guess }, studio, 'drawn') };

  it('is a guess, also turned, and without its picture; one that was measured before is none', () => {
    expect(drawn.isGuess).toBe(true);
    expect(underPlan(drawn, turnPlan(studio, 1), 'replaced').isGuess).toBe(true);
    expect(underPlan({ ...drawn, traced: undefined }, turnPlan(studio, 1), 'drawn').isGuess).toBe(true);
    expect(underPlan(drawn, templatePlan('villa', 'en'), 'replaced').isGuess).toBeUndefined();
    expect(underPlan(drawn, emptyPlan(), 'drawn').isGuess).toBeUndefined();
    expect(underPlan({ plan: studio, traced: guess }, turnPlan(studio, 1), 'drawn').isGuess).toBeUndefined();
  });

  it('takes the scale with the picture: rooms, openings and things stay on it', () => {
    const [a, b, c, d, e, f] = guess.placing;
    const placing = [a * 1.25, b * 1.25, c * 1.25, d * 1.25, e, f] as const;
    const next = unwrap(measured(drawn, placing));
    expect([next.isGuess, next.traced?.isGuess]).toEqual([undefined, undefined]);
    const [before, after] = [studio.floors[0]!, next.plan.floors[0]!];
    const sameSpot = (was: Point, is: Point) => {
      const [p, q] = [onPicture(guess.placing, was), onPicture(next.traced!.placing, is)];
      // Walls are whole millimetres.
      expect(Math.hypot(p[0] - q[0], p[1] - q[1]) * Math.hypot(a, b)).toBeLessThan(1);
    };
    for (const [i, { ring }] of before.rooms.entries())
      for (const [k, corner] of ring.entries()) sameSpot(corner, after.rooms[i]!.ring[k]!);
    for (const [i, { from }] of before.openings.entries()) sameSpot(from, after.openings[i]!.from);
    for (const [i, { at, size }] of before.items.entries()) {
      sameSpot(at, after.items[i]!.at);
      expect(Math.abs(after.items[i]!.size[0] - size[0] * 1.25)).toBeLessThan(1);
    }
    const known = { plan: studio, traced: guess };
    expect(unwrap(measured(known, placing))).toEqual({ plan: studio, traced: { ...TRACED, placing } });
    expect(measured(drawn, [1e-6, 0, 0, 1e-6, 0, 0]).ok).toBe(false);
  });

  it('[R852] drawn over its picture, it goes along with every later length, its walls with one for one direction', () => {
    const [a, b, c, d, e, f] = guess.placing;
    const traced = unwrap(measured(drawn, guess.placing));
    expect([traced.isGuess, traced.isTraced]).toEqual([undefined, true]);
    const wider = [a * 1.25, b, c * 1.25, d, e - 40, f] as const;
    const next = unwrap(measured(traced, wider));
    const [before, after] = [studio.floors[0]!, next.plan.floors[0]!];
    for (const [i, { ring }] of before.rooms.entries())
      for (const [k, corner] of ring.entries()) {
        const [p, q] = [
          onPicture(guess.placing, corner),
          onPicture(next.traced!.placing, after.rooms[i]!.ring[k]!),
        ];
        expect(Math.hypot(p[0] - q[0], p[1] - q[1]) * Math.hypot(a, b)).toBeLessThan(1);
      }
    expect(boxOf(after.rooms.flatMap(({ ring }) => ring)).right).toBe(
      Math.round(1.25 * boxOf(before.rooms.flatMap(({ ring }) => ring)).right),
    );
    expect(after.items.map(({ size }) => size)).toEqual(before.items.map(({ size }) => size));
    // A corrected length scales it; one for one direction leaves a guess a guess.
    const larger = unwrap(measured(traced, [a * 2, b * 2, c * 2, d * 2, e, f]));
    expect(boxOf(larger.plan.floors[0]!.rooms.flatMap(({ ring }) => ring)).bottom).toBe(
      2 * boxOf(before.rooms.flatMap(({ ring }) => ring)).bottom,
    );
    const still = unwrap(measured(drawn, wider));
    expect([still.isGuess, still.traced?.isGuess]).toEqual([true, true]);
    // Another picture, none, or a plan that was there before: it keeps its measures.
    for (const other of [
      overPicture(traced, { ...guess, url: `${guess.url}B` }),
      overPicture(overPicture(traced, undefined), guess),
      { plan: studio, ...underPlan({ plan: studio, traced: guess }, turnPlan(studio, 1), 'drawn') },
    ]) {
      const kept = { ...other, isGuess: undefined };
      expect(unwrap(measured(kept, wider)).plan).toBe(kept.plan);
    }
    expect(overPicture(traced, { ...guess, opacity: 0.7 }).isTraced).toBe(true);
  });

  it('is stored as one, with its picture and without', () => {
    const texts = new Map<string, string>();
    const store = {
      read: (key: string) => texts.get(key),
      write: (key: string, text: string) => void texts.set(key, text),
      remove: (key: string) => void texts.delete(key),
    };
    storeUnder(store, { traced: guess, isGuess: true, isTraced: true });
    expect(storedUnder(store)).toEqual({ traced: guess, isGuess: true, isTraced: true });
    storeUnder(store, { isGuess: true });
    expect(storedUnder(store)).toEqual({ traced: undefined, isGuess: true });
    expect([...texts.keys()]).toEqual(['plan-tracing']);
    storeUnder(store, {});
    expect([...texts.keys()]).toEqual([]);
  });
});
