import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Palette } from '../palette';
import { isHeavyAt, MOST, paintNames, paintRing, ROW } from './lettering';

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

describe('[R884] the names of a plan', () => {
  /** Letters of 32 px, as wide as high; the sheet on which they are painted, and where. */
  function painted(names: readonly (readonly string[])[]) {
    const sheets: (readonly [width: number, height: number])[] = [];
    const middles: { text: string; x: number; y: number }[] = [];
    class Canvas {
      constructor(width: number, height: number) {
        if (width > 1) sheets.push([width, height]);
      }
      getContext() {
        return {
          measureText: (text: string) => ({ width: text.length * 32 }),
          strokeText: () => undefined,
          fillText: (text: string, x: number, y: number) => middles.push({ text, x, y }),
        };
      }
      transferToImageBitmap() {
        return {};
      }
    }
    vi.stubGlobal('OffscreenCanvas', Canvas);
    const palette = { display: 'serif', lit: { ground: [0, 0, 0] }, text: [0, 0, 0] } as unknown as Palette;
    const lettering = paintNames(
      names.map(lines => ({ lines })) as unknown as Parameters<typeof paintNames>[0],
      palette,
    );
    return { sheets, middles, widths: lettering?.of === 'names' ? lettering.widths : [] };
  }
  it('[R1024] have thickened strokes, the same on every side', () => {
    const { middles } = painted([['study']]);
    const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
    for (const at of [xs, ys]) expect(Math.max(...at) - Math.min(...at)).toBeCloseTo(0.6);
  });

  const forms = Array.from({ length: 120 }, (_, i) => {
    const number = String(i).padStart(3, '0');
    return [[`${number} master bedroom`], [`${number} master`, 'bedroom'], [number]];
  }).flat();

  it.each([40, 120])('of %i rooms, three forms each, fit the texture of every device, apart', rooms => {
    const names = forms.slice(0, rooms * 3);
    const { sheets, middles, widths } = painted(names);
    expect(sheets).toHaveLength(1);
    const [width, height] = sheets[0]!;
    expect(Math.max(width, height)).toBeLessThanOrEqual(MOST);
    const boxes = names.map(([first], i) => {
      const written = middles.filter(({ text }) => text === first);
      const [x, y] = (['x', 'y'] as const).map(
        axis => written.reduce((sum, each) => sum + each[axis], 0) / written.length,
      ) as [number, number];
      return { left: x - widths[i]! / 2, right: x + widths[i]! / 2, row: Math.floor(y / ROW) };
    });
    for (const [i, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(0);
      expect(a.right).toBeLessThanOrEqual(width);
      expect(a.right - a.left).toBeGreaterThanOrEqual(Math.min(720, names[i]![0]!.length * 32));
      for (const b of boxes.slice(i + 1))
        expect(a.row !== b.row || a.right + 8 < b.left || b.right + 8 < a.left).toBe(true);
    }
  });
});
