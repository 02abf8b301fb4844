import { afterEach, expect, it, vi } from 'vitest';
import { isHeavyAt, paintRing } from './lettering';

afterEach(() => vi.unstubAllGlobals());

/** What is written, and where, on a canvas that only remembers it. */
function written(windowWidth: number) {
  const letters: { text: string; x: number; y: number }[] = [];
  const bars: number[] = [];
  class Canvas {
    getContext() {
      return {
        fillText: (text: string, x: number, y: number) => letters.push({ text, x, y }),
        fillRect: (_x: number, _y: number, _width: number, height: number) => bars.push(height),
      };
    }
    transferToImageBitmap() {
      return {};
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  paintRing('serif', isHeavyAt(windowWidth));
  return { letters, bars };
}

/** A level stroke of a Song face is a thirtieth of its em, which is 98 px; a ring of 21 m has letters of 2.1 m. */
const STROKE = 98 / 30;
const CELL = 128;
/** CSS px of a texture's pixel on the screen, lying down at 30°, where 29 m are as wide as the window. */
const seen = (windowWidth: number) => (windowWidth / 29) * (2.1 / CELL) * Math.sin(Math.PI / 6);

it.each([320, 390])(
  '[R765] at %i px a level stroke of the ring is about a pixel high or more',
  windowWidth => {
    const { letters } = written(windowWidth);
    const rows = letters.filter(({ text }) => text === '子').map(({ y }) => y);
    const high = STROKE + Math.max(...rows) - Math.min(...rows);
    expect(high * seen(windowWidth)).toBeGreaterThan(0.9);
    // With a gap between them it would be two strokes.
    const apart = [...new Set(rows)]
      .toSorted((a, b) => a - b)
      .map((row, i, all) => row - (all[i - 1] ?? row));
    expect(Math.max(...apart)).toBeLessThan(1.2 * STROKE);
  },
);

it('[R765] each character is in its own cell, and on a wide window written once', () => {
  const wide = written(1440);
  expect(wide.letters.filter(({ text }) => text === '子')).toHaveLength(1);
  const narrow = written(320);
  for (const { text, x, y } of narrow.letters) {
    const [across, down] = [x, y].map(at => Math.abs((at % CELL) - CELL / 2));
    expect(Math.max(across!, down!), text).toBeLessThanOrEqual((CELL - 112) / 2);
  }
  expect(Math.max(...narrow.bars)).toBeGreaterThan(Math.max(...wide.bars));
});
