import { layoutOf } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { planItems } from './planItems';

describe('[R371] the things of a plan as the schools read them', () => {
  const floor = templatePlan('two-bedroom', 'en').floors[0]!;
  const items = (up: number) => {
    const found = planItems(floor, layoutOf(floor, { up, facing: 180 + up })!);
    return new Map(found.map(item => [item.id, item]));
  };

  it('have their square, their bearing from the centre and the bearing of their front', () => {
    const plan = items(0);
    // The front door is in the west wall of the dining room, north-west of the centre, and looks west into the lobby.
    expect(plan.get('o1')).toMatchObject({ role: 'door', square: 'N', front: 270 });
    expect(plan.get('o1')!.at).toBeCloseTo(333.5, 0);
    // The main bed lies with its head to the west wall.
    expect(plan.get('i3')).toMatchObject({ role: 'bed', square: 'SW', front: 270 });
    // The cook stands to the west of the stove in the north-east.
    expect(plan.get('i9')).toMatchObject({ role: 'stove', square: 'NE', front: 270 });
    // Who sits at the desk of the main bedroom looks east.
    expect(plan.get('i5')).toMatchObject({ role: 'desk', front: 90 });
    expect(plan.get('i6')).toMatchObject({ role: 'toilet', square: 'NW' });
    expect(plan.get('i6')).not.toHaveProperty('front');
    // A sofa is read by nobody.
    expect(plan.has('i2')).toBe(false);
  });

  it('go by the needle: with the north turned by 20°, all bearings do', () => {
    expect(items(340).get('o1')!.front).toBe(250);
    expect(items(340).get('i3')!.front).toBe(250);
    const turn = items(0).get('i3')!.at - items(340).get('i3')!.at;
    expect(turn).toBeCloseTo(20, 6);
  });
});
