import { addOpening, addRoom, boxRing, emptyPlan, type Floor, layoutOf, unwrap } from '@app/plan';
import { facingCandidates } from '@app/plan/reading';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { planItems } from './planItems';

const withDoor = (of: Floor) => addOpening(of, { kind: 'main-door', from: [2000, 4000], to: [2900, 4000] });

describe('[R371] the things on a plan for the schools', () => {
  const floor = templatePlan('two-bedroom', 'en').floors[0]!;
  const items = (up: number) => {
    const found = planItems(floor, layoutOf(floor, { up, facing: 180 + up })!);
    return new Map(found.map(item => [item.id, item]));
  };

  it('have their square, their bearing from the centre and the bearing of their front', () => {
    const plan = items(0);
    // The front door is in the west wall of the dining room, northwest of the centre, and looks west into the lobby.
    expect(plan.get('o1')).toMatchObject({ role: 'door', square: 'N', front: 270 });
    expect(plan.get('o1')!.at).toBeCloseTo(333.5, 0);
    // The main bed lies with its head to the west wall.
    expect(plan.get('i3')).toMatchObject({ role: 'bed', square: 'SW', front: 270 });
    // The cook stands to the west of the stove in the northeast.
    expect(plan.get('i9')).toMatchObject({ role: 'stove', square: 'NE', front: 270 });
    // The person at the desk of the main bedroom faces east.
    expect(plan.get('i5')).toMatchObject({ role: 'desk', front: 90 });
    expect(plan.get('i6')).toMatchObject({ role: 'toilet', square: 'NW' });
    expect(plan.get('i6')).not.toHaveProperty('front');
    // No school reads a sofa.
    expect(plan.has('i2')).toBe(false);
  });

  it('[R781] have a stove that faces its cook, or by the mouth of its fire its back', () => {
    const front = (stove?: 'cook' | 'mouth') =>
      planItems(floor, layoutOf(floor, { up: 0, facing: 180 })!, stove).map(item => [item.id, item.front]);
    expect(front()).toEqual(front('cook'));
    expect(Object.fromEntries(front('mouth'))).toEqual({ ...Object.fromEntries(front()), i9: 90 });
  });

  it.each(['lobby', 'lift', 'balcony', 'terrace', 'courtyard'] as const)(
    'have a front door that faces the %s in front of it, in either drawing order',
    kind => {
      // The living room lies north of the area in front of its door.
      const living = (of: Floor) => addRoom(of, 'living', boxRing(6000, 4000));
      const before = (of: Floor) =>
        addRoom(
          of,
          kind,
          boxRing(6000, 2000).map(([x, y]) => [x, y + 4000]),
        );
      for (const order of [
        [living, before],
        [before, living],
      ]) {
        const floor = [...order, withDoor].reduce((of, draw) => unwrap(draw(of)), emptyPlan().floors[0]!);
        const plan = { ...emptyPlan(), floors: [floor] };
        const [door] = planItems(floor, layoutOf(floor, { up: 0, facing: 180 })!);
        expect(door).toMatchObject({ role: 'door', front: 180 });
        expect(facingCandidates(plan)[0]).toMatchObject({ reason: 'main-door', bearing: 180 });
      }
    },
  );

  it('follow the needle: turning the north by 20° turns all bearings', () => {
    expect(items(340).get('o1')!.front).toBe(250);
    expect(items(340).get('i3')!.front).toBe(250);
    const turn = items(0).get('i3')!.at - items(340).get('i3')!.at;
    expect(turn).toBeCloseTo(20, 6);
  });
});
