import { DIRECTIONS } from '@app/fengshui';
import { describe, expect, it } from 'vitest';
import { cellMiddle, palaceAtPoint, palaceCells } from './palaceGrid';

const at = (facing: (typeof DIRECTIONS)[number], column: number, row: number) =>
  palaceCells(facing).find(cell => cell.column === column && cell.row === row)?.palace;

describe('palaces over the plan', () => {
  it('a house facing south has south at the gate, east at its left hand and west at its right', () => {
    expect(at('S', 0, 1)).toBe('S');
    expect(at('S', 1, 0)).toBe('E');
    expect(at('S', -1, 0)).toBe('W');
    expect(at('S', 0, -1)).toBe('N');
    expect(at('S', 1, -1)).toBe('NE');
    expect(at('S', 0, 0)).toBe('C');
  });

  it('a house facing northwest has northwest at the gate and the rest around it', () => {
    expect(at('NW', 0, 1)).toBe('NW');
    expect(at('NW', 1, 0)).toBe('SW');
    expect(at('NW', 0, -1)).toBe('SE');
  });

  it.each(DIRECTIONS)('facing %s every palace has one square, found again by its middle', facing => {
    const cells = palaceCells(facing);
    expect(new Set(cells.map(({ palace }) => palace)).size).toBe(9);
    for (const cell of cells) {
      expect(palaceAtPoint(...cellMiddle(cell), facing)).toBe(cell.palace);
    }
  });

  it('outside the walls there is no palace', () => {
    expect(palaceAtPoint(12, 0, 'S')).toBeUndefined();
  });
});
