import { ownHomeOf } from '@app/building/plan';
import { templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import type { HouseView, StageView } from '../view';
import { changesOf, withChanges } from './wire';

const COURTYARD: HouseView = {
  ...{ facing: 200, ringTurn: -6, facingPalace: 'S', sun: undefined, body: undefined, path: undefined },
  ...{ lit: false, roofLifted: false, overlay: false, selected: undefined, arrows: [], photos: [] },
};
const PLAN = templatePlan('studio', 'en');
const homeAt = (altitude: number) =>
  ownHomeOf(PLAN, {
    ...{ cut: 1200, facing: 200, lampsOn: false, nameOf: room => room.kind },
    body: { kind: 'sun', azimuth: 180, altitude },
  });

/** As it arrives in the worker. */
const sent = (before: HouseView | undefined, view: HouseView) => structuredClone(changesOf(before, view));

/** The fields of a view that the model shows. */
function modelled({ photos: _, storeys: __, home, ...rest }: HouseView): StageView {
  if (!home) return { ...rest, home };
  const { cameraFrom: _seen, draw: _draw, letters: _letters, threadSpot: _spot, ...built } = home;
  return { ...rest, home: built };
}

describe('a view on its way to the worker', () => {
  it('[R682] arrives whole, with a home of its own or without, there and back', () => {
    const [morning, noon] = [homeAt(20), homeAt(60)];
    const views = [
      COURTYARD,
      { ...COURTYARD, home: morning },
      { ...COURTYARD, home: noon, lit: true },
      COURTYARD,
    ];
    let arrived: StageView | undefined;
    let before: HouseView | undefined;
    for (const view of views) {
      arrived = withChanges(arrived, sent(before, view));
      expect(arrived).toEqual(modelled(view));
      before = view;
    }
  });

  it('[R682] keeps what has not changed: another hour builds no other walls', () => {
    const [first, second] = [homeAt(20), homeAt(60)].map(home => ({ ...COURTYARD, home }));
    const model = second!.home.model;
    // One plan at one cut is built once.
    expect(first!.home.model).toBe(model);
    const before = withChanges(undefined, sent(undefined, first!));
    const after = withChanges(before, sent(first, second!));
    expect(after.home?.model).toBe(before.home?.model);
    expect(after.home?.light).not.toBe(before.home?.light);
    expect(after.arrows).toBe(before.arrows);
    expect(sent(second, { ...second!, lit: true })).toEqual({ lit: true });
  });
});
