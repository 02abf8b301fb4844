import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './model';
import { catchRadius, movedPaper, type Paper, pinchOf, stepped, WHOLE } from './paper';

/** 12 by 9 metres on 600 by 450 px, its middle at (300, 400) of the screen. */
const SCREEN = {
  perPixel: 20,
  middle: [300, 400] as Point,
  box: { left: 0, top: 0, right: 12_000, bottom: 9_000 },
};
/** Millimetres under a place of the screen. */
const under = ({ centre = [6000, 4500], zoom }: Paper, [x, y]: Point): Point => [
  centre[0] + (x - 300) * (20 / zoom),
  centre[1] + (y - 400) * (20 / zoom),
];

describe('[R384] the paper under two fingers', () => {
  it('stays under the fingers, whatever they do', () => {
    const place = fc.tuple(fc.integer({ min: 150, max: 450 }), fc.integer({ min: 300, max: 500 }));
    fc.assert(
      fc.property(place, place, place, place, (a, b, c, d) => {
        fc.pre(Math.hypot(a[0] - b[0], a[1] - b[1]) > 40);
        const first: Paper = { centre: [6000, 4500], zoom: 4 };
        const fingers = pinchOf([a, b], [c, d]);
        const next = movedPaper(first, SCREEN, fingers);
        // At the rim and at the bounds of the zoom the paper stays where it may be.
        fc.pre(next.zoom > 1 && next.zoom < 16);
        fc.pre(
          next.centre![0] > 0 && next.centre![0] < 12_000 && next.centre![1] > 0 && next.centre![1] < 9_000,
        );
        const [before, after] = [under(first, fingers.from), under(next, fingers.to)];
        expect(after[0]).toBeCloseTo(before[0], 6);
        expect(after[1]).toBeCloseTo(before[1], 6);
        expect(next.zoom).toBeCloseTo(4 * fingers.factor, 9);
      }),
    );
  });

  it('measures fingers by their middle and their distance', () => {
    const fingers = pinchOf(
      [
        [100, 100],
        [200, 100],
      ],
      [
        [100, 120],
        [300, 120],
      ],
    );
    expect(fingers).toEqual({ from: [150, 100], to: [200, 120], factor: 2 });
    expect(pinchOf([[10, 10]], [[30, 5]])).toEqual({ from: [10, 10], to: [30, 5], factor: 1 });
  });

  it('is never smaller than the whole, never larger than sixteen times, and never out of sight', () => {
    const at = { from: [300, 400] as Point, to: [300, 400] as Point };
    expect(movedPaper(WHOLE, SCREEN, { ...at, factor: 0.1 })).toEqual({ centre: [6000, 4500], zoom: 1 });
    expect(movedPaper(WHOLE, SCREEN, { ...at, factor: 100 }).zoom).toBe(16);
    expect(movedPaper(WHOLE, SCREEN, { from: [0, 0], to: [9000, -9000] }).centre).toEqual([0, 9000]);
  });
});

describe('[R384] moving the cross with arrows', () => {
  const NONE = { shiftKey: false, ctrlKey: false, altKey: false };

  it('goes to the next point of the grid, half a metre with Shift, five metres with Ctrl', () => {
    expect(stepped([1020, 980], [1, 0], NONE)).toEqual([1050, 1000]);
    expect(stepped([1000, 1000], [0, -1], { ...NONE, shiftKey: true })).toEqual([1000, 500]);
    expect(stepped([1000, 1000], [-1, 0], { ...NONE, ctrlKey: true })).toEqual([-4000, 1000]);
  });

  it('leaves the grid by single millimetres with Alt, whatever else is held', () => {
    expect(stepped([1020, 980], [1, 0], { ...NONE, altKey: true })).toEqual([1021, 980]);
    expect(stepped([0, 0], [0, 1], { shiftKey: true, ctrlKey: true, altKey: true })).toEqual([0, 1]);
  });
});

it('[R394] a finger snaps within 22 px and a mouse within 10, and nothing from further than 400 mm', () => {
  expect(catchRadius(true, 10)).toBe(220);
  expect(catchRadius(false, 10)).toBe(100);
  // A home of 12 m on 280 px: 22 px would be 943 mm, across a passage.
  expect(catchRadius(true, 12_000 / 280)).toBe(400);
});
