import { bearingOfDirection, DIRECTIONS } from '@app/fengshui';
import { describe, expect, it } from 'vitest';
import { palaceCells, placedPhotos } from './palaceLayout';

const at = (facing: (typeof DIRECTIONS)[number], column: number, row: number) =>
  palaceCells(facing).find(cell => cell.column === column && cell.row === row)?.palace;

const sheet = (facing: (typeof DIRECTIONS)[number]) =>
  palaceCells(facing)
    .map(({ palace }) => palace)
    .join(' ');

describe('[R302] the nine palaces over a plan', () => {
  it('a house facing south has south at the front, east at its left hand and west at its right', () => {
    expect(at('S', 0, 1)).toBe('S');
    expect(at('S', 1, 0)).toBe('E');
    expect(at('S', -1, 0)).toBe('W');
    expect(at('S', 0, -1)).toBe('N');
    expect(at('S', 1, -1)).toBe('NE');
    expect(at('S', 0, 0)).toBe('C');
  });

  it('a map with north up, read row by row with the front at the bottom', () => {
    expect(sheet('S')).toBe('NW N NE W C E SW S SE');
    expect(sheet('N')).toBe('SE S SW E C W NE N NW');
    expect(sheet('E')).toBe('SW W NW S C N SE E NE');
  });

  it('[R302] every palace occurs once, at any facing', () => {
    for (const facing of DIRECTIONS) {
      expect(new Set(palaceCells(facing).map(({ palace }) => palace)).size, facing).toBe(9);
    }
  });

  it('[R302] every square lies at the bearing of its palace', () => {
    for (const facing of DIRECTIONS) {
      for (const { palace, column, row } of palaceCells(facing)) {
        if (palace === 'C') continue;
        const fromFront = (Math.atan2(-column, row) * 180) / Math.PI;
        const bearing = (bearingOfDirection(facing) + fromFront + 360) % 360;
        expect(bearing, `${facing} ${palace}`).toBeCloseTo(bearingOfDirection(palace), 9);
      }
    }
  });
});

describe('photos in palaces', () => {
  it('[R396] are those in a palace, in a room or in both, in their own order', () => {
    const photos = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }];
    const room = { level: 0, room: 'r1' };
    const roomOfPhoto = { a: room, d: room, gone: room };
    expect(placedPhotos(photos, { palaceOfPhoto: { c: 'N', a: 'C', gone: 'S' }, roomOfPhoto })).toEqual([
      { id: 'a', spot: { palace: 'C', room } },
      { id: 'c', spot: { palace: 'N' } },
      { id: 'd', spot: { room } },
    ]);
  });

  it('[R320] exclude a photo whose id is the name of an inherited property', () => {
    const photos = ['constructor', '__proto__', 'toString', 'a'].map(id => ({ id }));
    expect(placedPhotos(photos, { palaceOfPhoto: { a: 'N' }, roomOfPhoto: {} })).toEqual([
      { id: 'a', spot: { palace: 'N' } },
    ]);
  });
});
