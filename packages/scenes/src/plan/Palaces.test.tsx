import { palaceChips } from '@app/home';
import { layoutOf } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { CentreMark, Palaces } from './Palaces';

afterEach(cleanup);

it('[R899] the nine squares have their marks in one corner, and the centre its cross with its word below it', async () => {
  const [floor] = templatePlan('two-bedroom', 'en').floors;
  const layout = layoutOf(floor!, { up: 0 })!;
  const chips = palaceChips(floor!, layout, 'squares', 15, palace => palace);
  const { part } = await stagePart(
    <svg aria-hidden="true">
      <Palaces {...{ layout, chips }} division="squares" />
      <CentreMark at={layout.centre} />
    </svg>,
  );
  const drawn = render(part).container;
  const marks = new Map(
    [...drawn.querySelectorAll('.palace-chip')].map(chip => [
      chip.textContent!.replace(/ .*/, ''),
      chip.querySelector('rect')!,
    ]),
  );
  expect(marks.size).toBe(9);
  const [x, y] = layout.centre;
  expect(drawn.querySelector('.palace__centre')!.getAttribute('cx')).toBe(String(x));
  expect(Number(marks.get('C')!.getAttribute('y'))).toBeGreaterThan(y);
  // The same distance from one corner, whatever the width of the words.
  const edges = ['NE', 'E', 'SE'].map(palace => {
    const [left, width] = ['x', 'width'].map(name => Number(marks.get(palace)!.getAttribute(name)));
    return [Math.round(left!), Math.round(left! + width!)] as const;
  });
  const [lefts, rights] = [0, 1].map(side => new Set(edges.map(each => each[side])).size);
  expect(Math.min(lefts!, rights!)).toBe(1);
});
