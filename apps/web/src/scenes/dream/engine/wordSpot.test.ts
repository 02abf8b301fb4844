import { createField } from '@app/dreamspace';
import { describe, expect, it } from 'vitest';
import { depthInBoxes, depthInBubbles } from '../clearance';
import { freestTurn, type WordRequest, wordBox } from './wordSpot';

const VIEW = { width: 400, height: 400 };
const WORD = { width: 60, height: 20 };

/** A word to the right of the first of these bubbles of radius 30. */
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
    offset: { x: 50, y: 0 },
    word: WORD,
    view: VIEW,
  };
}

describe('where a word floats', () => {
  it('begins at its radius, where chance put it', () => {
    const request = wordBeside([200, 200]);
    expect(freestTurn(request, [])).toBe(0);
    expect(wordBox(request, 0)).toEqual({ left: 250, top: 190, ...WORD });
  });
  it('turns round its bubble until it covers no other bubble', () => {
    const request = wordBeside([200, 200], [280, 200]);
    const box = wordBox(request, freestTurn(request, []));
    expect(depthInBubbles(request, box, 0, -1)).toBe(0);
  });
  it('turns until it covers no name and no other word', () => {
    const request = wordBeside([200, 200]);
    const name = { left: 260, top: 195, width: 80, height: 20 };
    const box = wordBox(request, freestTurn(request, [name]));
    expect(depthInBoxes(box, [name], 0)).toBe(0);
  });
  it('stays on the screen whole, and off the bubble it is held against', () => {
    const request = wordBeside([370, 200]);
    const box = wordBox(request, freestTurn(request, []));
    expect(box.left + box.width).toBeLessThanOrEqual(VIEW.width - 16);
    expect(depthInBubbles(request, box, 0, -1)).toBe(0);
  });
});
