import type { QuarterTurns } from '@app/records';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PalaceLabels, photoOfLabel } from './PalaceLabels';

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
