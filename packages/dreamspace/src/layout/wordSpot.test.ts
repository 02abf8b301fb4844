import { seededRandom } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createField } from '../field/field';
import { createKeywordState, stepKeywords } from '../people/floatingKeywords';
import { type Box, depthInBoxes, depthInBubbles } from './clearance';
import { freestTurn, type WordRequest, wordBox } from './wordSpot';

const VIEW = { width: 400, height: 400 };
const WORD = { width: 60, height: 20 };

/** A word above the first of these bubbles of radius 30. */
function wordBeside(...places: readonly (readonly [number, number])[]): WordRequest {
  const field = createField({ capacity: places.length });
  for (const [index, [x, y]] of places.entries()) {
    field.spawn({ position: { x: 0, y: 0, z: 0 }, velocity: { x: 0, y: 0, z: 0 } });
    field.columns.sx[index] = x;
    field.columns.sy[index] = y;
  }
  const { columns } = field;
  return {
    columns,
    count: places.length,
    size: 1,
    index: 0,
    offset: { x: 0, y: -60 },
    word: WORD,
    view: VIEW,
  };
}

const distance = ({ left, top, width, height }: Box, x: number, y: number) =>
  Math.hypot(left + width / 2 - x, top + height / 2 - y);

describe('the position of a word', () => {
  it('begins at random', () => {
    const request = wordBeside([200, 200]);
    expect(freestTurn(request, [])).toBe(0);
    expect(wordBox(request, 0)).toEqual({ left: 170, top: 130, ...WORD });
  });
  it('[R142] is 45 to 65 from the centre of its bubble, with any neighbours', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 })), {
          minLength: 1,
          maxLength: 13,
        }),
        (seed, places) => {
          const random = seededRandom(seed);
          const owners = [{ id: 'a', keywords: ['tea'] }] as const;
          const [word] = stepKeywords(createKeywordState(random), 3000, owners, random).keywords;
          if (!word) throw new Error('a word comes every three seconds at the latest');
          const request = { ...wordBeside(...places), offset: word.offset };
          const [x, y] = places[0] ?? [0, 0];
          const away = distance(wordBox(request, freestTurn(request, [])), x, y);
          expect(away).toBeGreaterThanOrEqual(45 - 1e-3);
          expect(away).toBeLessThanOrEqual(65 + 1e-3);
        },
      ),
    );
  });
  it('turns round its bubble until it covers no other bubble', () => {
    const request = wordBeside([200, 200], [200, 130]);
    const box = wordBox(request, freestTurn(request, []));
    expect(depthInBubbles(request, box, 0, -1)).toBe(0);
  });
  it('turns until it covers no name and no other word', () => {
    const request = wordBeside([200, 200]);
    const name = { left: 160, top: 130, width: 80, height: 20 };
    const box = wordBox(request, freestTurn(request, [name]));
    expect(depthInBoxes(box, [name], 0)).toBe(0);
  });
  it('turns until all of it is on the screen', () => {
    const request = wordBeside([200, 50]);
    const box = wordBox(request, freestTurn(request, []));
    expect(box.top).toBeGreaterThanOrEqual(16);
    expect(depthInBubbles(request, box, 0, -1)).toBe(0);
  });
});
