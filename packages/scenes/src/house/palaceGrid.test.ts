import { DIRECTIONS } from '@app/fengshui';
import { palaceCells } from '@app/home';
import { describe, expect, it } from 'vitest';
import { cellMiddle, palaceAtPoint } from './palaceGrid';

const COURTYARD = { facing: 200 };

describe('palaces over the ground of the house', () => {
  it.each(DIRECTIONS)('facing %s every square is found again from its centre', facing => {
    for (const cell of palaceCells(facing)) {
      expect(palaceAtPoint(...cellMiddle(cell, COURTYARD), { ...COURTYARD, facingPalace: facing })).toBe(
        cell.palace,
      );
    }
  });

  it('there is no palace outside the walls', () => {
    expect(palaceAtPoint(12, 0, { ...COURTYARD, facingPalace: 'S' })).toBeUndefined();
  });
});
