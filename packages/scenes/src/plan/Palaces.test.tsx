import { palaceChips } from '@app/home';
import { boxOf, emptyPlan, layoutOf, layoutOfOutline, type Point } from '@app/plan';
import { COVERAGE_SCHOOLS, verdictsOf } from '@app/plan/reading';
import { templatePlan } from '@app/plan/templates';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { PalaceFacts, PalaceTables } from './PalaceFacts';
import { CentreMark, ExtendedParts, Palaces } from './Palaces';

afterEach(cleanup);

it('[R899] each of the nine squares has its mark, and the centre its cross', async () => {
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
  const marks = [...drawn.querySelectorAll('.palace-chip')].map(chip => chip.textContent!.replace(/ .*/, ''));
  expect(marks.toSorted()).toEqual(['C', 'E', 'N', 'NE', 'NW', 'S', 'SE', 'SW', 'W']);
  expect(drawn.querySelector('.palace__centre')!.getAttribute('cx')).toBe(String(layout.centre[0]));
});

const corners = (...ring: readonly (readonly [number, number])[]) => [
  ring.map(([x, y]): Point => [x * 1000, y * 1000]),
];
const DIRECTIONS = { N: 'north', NE: 'ne', E: 'east', SE: 'se', S: 'south', SW: 'sw', W: 'west', NW: 'nw' };
/** The facts and the table of a home, by its outline in metres. */
async function tableOf(...ring: readonly (readonly [number, number])[]) {
  return tableFacing(180, ...ring);
}
async function tableFacing(facing: number, ...ring: readonly (readonly [number, number])[]) {
  const [floor] = templatePlan('studio', 'en').floors;
  const options = { up: 0, facing };
  const layout = layoutOfOutline(corners(...ring), options)!;
  const shared = {
    ...{ floor: floor!, layout, verdicts: verdictsOf(layout, options), school: 'third' as const },
    ...{ nameOf: () => 'Room', directions: DIRECTIONS },
  };
  const { part } = await stagePart(
    <>
      <PalaceFacts {...shared} facing={facing} north="magnetic" declination={0} centreName="by area" />
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

it('[R1115] what schools measure alike is told once, after their names', async () => {
  const bay = await tableOf([0, 0], [4.5, 0], [4.5, -1.2], [7.5, -1.2], [7.5, 0], [12, 0], [12, 9], [0, 9]);
  const lines = [...bay.querySelectorAll('td[colspan]')].map(each => each.textContent);
  const extended = lines.find(line => line.startsWith('Called extended by'))!;
  expect(extended.match(/of a square beyond it/g)).toHaveLength(1);
  expect(extended).toMatch(/a third of the square · .* \(each extended: [\d.]+% of a square beyond it/);
  // Where each is taught is folded.
  expect(bay.querySelector('.finding-sources')!.hasAttribute('open')).toBe(false);
});

it('[R971, R979] a part out of the nine squares is hatched and listed with its share if the school calls it extended', async () => {
  const bay = await tableOf([0, 0], [4.5, 0], [4.5, -1.2], [7.5, -1.2], [7.5, 0], [12, 0], [12, 9], [0, 9]);
  // 3 m by 1.2 m beside a square of 4 m by 3 m.
  const [row, ...more] = bay.querySelectorAll('[data-kind="extended"]');
  expect(more).toEqual([]);
  expect(row!.textContent).toContain('N: projects by 30% of a square');
  const teachings = COVERAGE_SCHOOLS.length;
  expect(row!.querySelector('p')!.textContent).toMatch(
    new RegExp(`^It projects 1\\.2 m; \\d of ${teachings} teachings`),
  );
  cleanup();
  const plain = await tableOf([0, 0], [12, 0], [12, 9], [0, 9]);
  expect(plain.querySelector('[data-kind="extended"]')).toBeNull();
  cleanup();
  const outline = corners([0, 0], [4.5, 0], [4.5, -1.2], [7.5, -1.2], [7.5, 0], [12, 0], [12, 9], [0, 9]);
  const { part } = await stagePart(
    <svg aria-hidden="true">
      <ExtendedParts
        floor={emptyPlan().floors[0]!}
        squares={layoutOfOutline(outline, { up: 0 })!.squares}
        tell={share => `${Math.round(share * 100)}%`}
      />
    </svg>,
  );
  const { container } = render(part);
  // R979: 3 × 1.2 m, of a square of 4 × 3 m.
  expect(container.querySelector('.palace-share text')!.textContent).toBe('30%');
  const parts = [...container.querySelectorAll('.palace-extended')].map(path =>
    boxOf(
      path
        .getAttribute('d')!
        .slice(1, -1)
        .split('L')
        .map(p => p.split(' ').map(Number) as [number, number]),
    ),
  );
  expect(parts).toEqual([{ left: 4500, right: 7500, top: -1200, bottom: 0 }]);
});

it.each([
  // 午 is the middle of the south, 180°.
  [182.2, '2.2° clockwise from its middle'],
  [177.8, '2.2° counter-clockwise from its middle'],
])('[R903] a facing of %s° is told by its way from the middle of its mountain', async (facing, words) => {
  const drawn = await tableFacing(facing, [0, 0], [12, 0], [12, 9], [0, 9]);
  expect(drawn.querySelector('dl')!.textContent).toContain(words);
});
