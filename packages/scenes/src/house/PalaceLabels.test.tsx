import type { QuarterTurns } from '@app/records';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { moveApart, PalaceLabels, photoOfLabel } from './PalaceLabels';

afterEach(cleanup);

/** The label of the south with a photo turned this often. */
function showPhoto(turns: QuarterTurns) {
  const photo = { palace: 'S', id: 'room', url: 'blob:room', name: 'Room', turns } as const;
  const label = { palace: 'S', name: 'South', annual: 5, monthly: 9, selected: false, photo } as const;
  const { container } = render(<PalaceLabels ref={null} labels={[label]} shown />);
  const image = container.querySelector('img');
  if (!image) throw new Error('no photo');
  return { container, image };
}

describe('the photo in a palace label', () => {
  it.each([
    { turns: 0, rotate: '0deg', sideways: 'false' },
    { turns: 1, rotate: '90deg', sideways: 'true' },
    { turns: 2, rotate: '180deg', sideways: 'false' },
    { turns: 3, rotate: '270deg', sideways: 'true' },
  ] as const)('is turned as the person turned it: $rotate', ({ turns, rotate, sideways }) => {
    const { image } = showPhoto(turns);
    expect(image.getAttribute('src')).toBe('blob:room');
    expect(image.style.rotate).toBe(rotate);
    expect(image.closest('[data-sideways]')?.getAttribute('data-sideways')).toBe(sideways);
  });

  it('is in the saved picture once loaded', () => {
    const { container, image } = showPhoto(1);
    expect(photoOfLabel(container, 'S')).toBeUndefined();
    Object.defineProperty(image, 'naturalWidth', { value: 640 });
    expect(photoOfLabel(container, 'S')).toBe(image);
    expect(photoOfLabel(container, 'N')).toBeUndefined();
  });
});

describe('the places of the labels', () => {
  it.each([
    // Spacing of neighbours along both axes of the plan, px: the small house above a sheet, and a house on a wide screen.
    { house: 'a phone of 320 px', across: [26, 9], width: 27, height: 18, selected: 58 },
    { house: 'a phone of 390 px', across: [32, 11], width: 27, height: 18, selected: 58 },
    { house: 'a wide screen', across: [120, 60], width: 70, height: 44, selected: 70 },
  ])('[R685] no label covers another on $house', ({ across: [x, y], width, height, selected }) => {
    for (const chosen of Array.from({ length: 9 }).keys()) {
      const plates = [-1, 0, 1].flatMap(row =>
        [-1, 0, 1].map(column => ({ x: (column + row) * x!, y: (row - column) * y!, width, height })),
      );
      plates[chosen] = { ...plates[chosen]!, width: selected };
      const before = structuredClone(plates);
      moveApart(plates);
      for (const [i, a] of plates.entries()) {
        for (const b of plates.slice(i + 1)) {
          const apart = [
            Math.abs(a.x - b.x) - (a.width + b.width) / 2,
            Math.abs(a.y - b.y) - (a.height + b.height) / 2,
          ];
          expect(Math.max(...apart)).toBeGreaterThanOrEqual(0);
        }
        // It stays by its palace.
        expect(Math.hypot(a.x - before[i]!.x, a.y - before[i]!.y)).toBeLessThan(2 * height);
      }
    }
  });
});
