import { palaceChips } from '@app/home';
import { layoutOf, layoutOfOutline, type Point } from '@app/plan';
import { COVERAGE_SCHOOLS, verdictsOf } from '@app/plan/reading';
import { templatePlan } from '@app/plan/templates';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { PalaceFacts, PalaceTables } from './PalaceFacts';
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

const corners = (...ring: readonly (readonly [number, number])[]) => [
  ring.map(([x, y]): Point => [x * 1000, y * 1000]),
];
const DIRECTIONS = { N: 'north', NE: 'ne', E: 'east', SE: 'se', S: 'south', SW: 'sw', W: 'west', NW: 'nw' };
/** The facts and the table of a home, by its outline in metres. */
async function tableOf(...ring: readonly (readonly [number, number])[]) {
  const [floor] = templatePlan('studio', 'en').floors;
  const options = { up: 0, facing: 180 };
  const layout = layoutOfOutline(corners(...ring), options)!;
  const shared = {
    ...{ floor: floor!, layout, verdicts: verdictsOf(layout, options), school: 'third' as const },
    ...{ nameOf: () => 'Room', directions: DIRECTIONS },
  };
  const { part } = await stagePart(
    <>
      <PalaceFacts {...shared} facing={180} north="magnetic" declination={0} centreName="by area" />
      <PalaceTables {...shared} division="squares" />
    </>,
  );
  return render(part).container;
}

it('[R903] the schools that say nothing are not among those that are counted', async () => {
  const ell = await tableOf([0, 0], [8, 0], [8, 4], [12, 4], [12, 9], [0, 9]);
  expect(ell.querySelector('[data-kind="missing"] p')!.textContent).toMatch(
    new RegExp(`of ${COVERAGE_SCHOOLS.length} teachings`),
  );
  cleanup();
  // The centre lies in the cut, where the circle says nothing.
  const u = await tableOf([0, 0], [4.5, 0], [4.5, 6], [7.5, 6], [7.5, 0], [12, 0], [12, 9], [0, 9]);
  expect(u.querySelector('[data-kind="missing"] p')!.textContent).toMatch(/of 7 teachings/);
});

it('[R903] schools that differ each give their own number, what it measures, and its bound', async () => {
  const ell = await tableOf([0, 0], [8, 0], [8, 4], [12, 4], [12, 9], [0, 9]);
  const lines = [...ell.querySelectorAll('td[colspan]')].map(each => each.textContent);
  const [missing, whole] = lines.filter(line => /^(?:Called missing|Not) by/.test(line));
  // 4 m of 12 and 4 m of 9: all of the square, four ninths of the depth, a third of the side.
  expect(missing).toContain('a third of the square (missing: 100% of the square gone, bound 33.3%)');
  expect(missing).toContain('depth of the notch (missing: 44.4% of the depth notched, bound 33.3%)');
  expect(whole).toMatch(/the circle \(whole: [\d.]+% short of full reach, bound 50%\)/);
  expect(whole).toContain('teachers who count no missing corners');
});

it('[R903] beside the schools that call a palace extended, those that call it whole are named', async () => {
  const bay = await tableOf([0, 0], [4.5, 0], [4.5, -1.2], [7.5, -1.2], [7.5, 0], [12, 0], [12, 9], [0, 9]);
  const row = [...bay.querySelectorAll('th[scope="row"]')].find(
    ({ textContent }) => textContent === 'north',
  )!;
  const own = Number(row.getAttribute('rowspan')) - 1;
  const rows = [...bay.querySelectorAll('tbody tr')];
  const from = rows.indexOf(row.closest('tr')!) + 1;
  const lines = rows.slice(from, from + own).map(({ textContent }) => textContent);
  expect(lines).toEqual([expect.stringMatching(/^Called extended by/), expect.stringMatching(/^Not by/)]);
  expect(lines[1]).toContain('teachers who count no missing corners');
  // Where all agree, as about the centre, none is listed.
  const centre = [...bay.querySelectorAll('th[scope="row"]')].find(({ textContent }) =>
    /centre/i.test(textContent),
  )!;
  expect(centre.getAttribute('rowspan')).toBe('1');
});
