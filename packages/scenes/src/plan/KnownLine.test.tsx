import { boxRing, emptyPlan, type Point } from '@app/plan';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { KnownLine } from './KnownLine';

afterEach(cleanup);

/** The line and the middle of its words on the plan, of a room of 6 by 4 metres. */
async function draw(from: Point, to: Point, hasRoom = true, picture: readonly Point[] = []) {
  const [bare] = emptyPlan().floors;
  const rooms = hasRoom ? [{ id: 'r1', kind: 'living' as const, ring: boxRing(6000, 4000) }] : [];
  const floor = { ...bare!, rooms };
  const { container } = render(
    (
      await stagePart(
        <svg aria-hidden="true">
          <KnownLine {...{ from, to, floor, picture }} />
        </svg>,
      )
    ).part,
  );
  const [x, y, turn] = container
    .querySelector('.known-line')!
    .getAttribute('transform')!
    .match(/-?[\d.]+/g)!
    .map(Number) as [number, number, number];
  const onPlan = (u: number, v: number): Point => {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    return [Math.round(x + u * cos - v * sin), Math.round(y + u * sin + v * cos)];
  };
  const [, off, length] = /^M0 (-?[\d.]+)H([\d.]+)/.exec(
    container.querySelector('path')!.getAttribute('d')!,
  )!;
  const words = container.querySelector('text')!;
  return {
    line: [onPlan(0, Number(off)), onPlan(Number(length), Number(off))],
    words: onPlan(Number(words.getAttribute('x')), Number(words.getAttribute('y'))),
    text: words.textContent,
  };
}

it('[R890] a known length through a room is written below it, as long as between its ends', async () => {
  const { line, words, text } = await draw([6000, 1500], [0, 1500]);
  expect(line).toEqual([
    [0, 4930],
    [6000, 4930],
  ]);
  expect(text).toBe('known length 6.00 m');
  // Between the room and its line.
  expect(words).toEqual([3000, 4720]);
});

it.each([
  ['downwards', [2000, 0], [2000, 4000]],
  ['upwards', [2000, 4000], [2000, 0]],
] as const)('[R890] one that was measured %s through a room is written at its right', async (_, from, to) => {
  const { line, words } = await draw(from, to);
  expect(line.map(([x]) => x)).toEqual([6930, 6930]);
  expect(words).toEqual([6720, 2000]);
});

it('[R890] below its first room it is not across the rest of the picture', async () => {
  const { line } = await draw([0, 0], [9000, 0], true, boxRing(9000, 8000));
  expect(line).toEqual([
    [0, 8330],
    [9000, 8330],
  ]);
});

it('[R890] one that lies on no room stays between its ends', async () => {
  expect((await draw([0, 9000], [6000, 9000])).line[0]).toEqual([0, 9000]);
  expect((await draw([7000, 1000], [9000, 1000])).line[0]).toEqual([7000, 1000]);
  expect((await draw([0, 1000], [6000, 1000], false)).line[0]).toEqual([0, 1000]);
});
