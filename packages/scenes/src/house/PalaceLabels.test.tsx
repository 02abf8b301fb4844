import { lensOf } from '@app/building/orbit';
import { ownHomeOf } from '@app/building/plan';
import { homeAt, palaceCells } from '@app/home';
import { millis } from '@app/kernel';
import { templatePlan } from '@app/plan/templates';
import type { QuarterTurns } from '@app/records';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { floorAlone } from '../reading/ownHomeBuilder';
import { coverOf } from './coverOf';
import { nameBoxes } from './freePlaces';
import { PalaceLabels, photoOfLabel, placeLabels } from './PalaceLabels';
import { palaceHeight, toWorld } from './palaceGrid';
import { NOTHING_CHOSEN, toView } from './toView';

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

it('[R1062] the stars of the palaces stand off the names of rooms and one another', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(34);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20);
  const facts = { facing: { degrees: 180, north: 'true' } } as const;
  const moment = homeAt({ facts, place: undefined, residents: [] }, millis(Date.UTC(2026, 5, 21, 5)));
  const plan = floorAlone(templatePlan('villa', 'en'), 0);
  const options = { cut: 200, facing: undefined, body: undefined, lampsOn: false };
  const own = ownHomeOf(plan, { ...options, nameOf: ({ name, kind }) => name ?? kind });
  const view = toView(moment, { ...NOTHING_CHOSEN, overlay: true }, [], { own });
  const orbit = { bearing: own.up, elevation: 84, zoom: 2 };
  const lens = lensOf(orbit, { width: 390, height: 284 }, coverOf(view));
  const labels = palaceCells(view.facingPalace).map(({ palace }) => ({
    ...({ palace, name: palace, annual: 5, monthly: 9, selected: false } as const),
  }));
  const { container } = render(<PalaceLabels ref={null} labels={labels} shown />);
  const overPalaces = (x: number, y: number) => toWorld([x, palaceHeight(view, 0), y], view.facing);
  const layer = container.querySelector<HTMLElement>('.palace-labels');
  const placed = placeLabels(layer, { lens: () => lens, overPalaces }, view);
  expect(placed).toHaveLength(9);
  const boxes = [...nameBoxes(view, lens), ...placed];
  expect(boxes.length).toBeGreaterThan(13);
  const over = placed.filter(a =>
    boxes.some(b => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  expect(over).toEqual([]);
});
