import { lensOf } from '@app/building/orbit';
import { ownHomeOf } from '@app/building/plan';
import { homeAt } from '@app/home';
import { millis } from '@app/kernel';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { expect, it } from 'vitest';
import { coverOf } from '../house/coverOf';
import { NOTHING_CHOSEN, toView } from '../house/toView';
import { floorAlone } from './ownHomeBuilder';
import { freeBox, nameBoxes } from './StepSeals';

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
      // Letters lie along the rows of the page.
      expect(right - left, id).toBeGreaterThanOrEqual(bottom - top - 1);
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
