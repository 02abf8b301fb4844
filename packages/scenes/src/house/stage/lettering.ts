import type { RoomName } from '@app/building/plan';
import { MOUNTAINS, TRIGRAMS } from '@app/fengshui';
import { FALLBACK_LANGUAGE, inFaceOf, parseFace } from '@app/i18n';
import { cssOf, type Palette } from '../palette';
import type { Lettering } from '../three/wire';

/** The ring's characters: px of a square, squares in a row, rows. */
const CELL = 128;
export const COLUMNS = 8;
export const ROWS = 5;

/** px of a row of the texture, which has room for two lines, from line to line, and of its letters. */
export const ROW = 80;
const LINE = 35;
export const LETTERS = 32;
const BOLD = 0.3;
/** px of the widest name, of the ground around a name, and between two in a row, so that none blurs into the other. */
const WIDEST = 720;
const GROUND = 16;
const GAP = 16;
/** px of a side that the texture of every device has. */
export const MOST = 4096;

/** Without the middle row a level stroke would be two. */
const SIDES = [-1, 0, 1].flatMap(y => [[-1, y] as const, [1, y] as const]);
/** R765: on a phone strokes would be thinner than a pixel, the level ones most, seen from the side: px they spread by. */
const SPREAD = { below: 480, across: 0.5, along: 3.6 } as const;

export const isHeavyAt = (windowWidth: number): boolean => windowWidth < SPREAD.below;

/** The characters of the ring: 24 mountains, 8 names of trigrams, 8 trigrams; undefined if nothing can be drawn. */
export function paintRing(fontFamily: string, isHeavy: boolean): Lettering | undefined {
  const [across, along] = isHeavy ? [SPREAD.across, SPREAD.along] : [0, 0];
  const spread = across === 0 ? [[0, 0] as const] : SIDES.map(([x, y]) => [x * across, y * along] as const);
  const picture = pictureOf(COLUMNS * CELL, ROWS * CELL, pen => {
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    const middleOf = (cell: number) =>
      [((cell % COLUMNS) + 0.5) * CELL, (Math.floor(cell / COLUMNS) + 0.5) * CELL] as const;
    // The language of the page (R12); a picture is drawn in it once.
    const inFace = inFaceOf(parseFace(document.documentElement.lang) ?? FALLBACK_LANGUAGE);
    const write = (text: string, cell: number, size: number) => {
      pen.font = `${size}px ${fontFamily}`;
      const [x, y] = middleOf(cell);
      for (const [right, down] of spread) pen.fillText(text, x + right, y + down);
    };
    for (const [place, { zh }] of MOUNTAINS.entries()) write(zh, place, place % 6 === 0 ? 112 : 98);
    for (const [place, { zh }] of TRIGRAMS.entries()) write(inFace(zh), 24 + place, 92);
    for (const [place, { lines }] of TRIGRAMS.entries()) {
      const [x, y] = middleOf(32 + place);
      for (const [line, whole] of lines.entries()) {
        const high = 6 + along;
        const top = y + 32 - line * 32 - high / 2;
        if (whole === 1) pen.fillRect(x - 50, top, 100, high);
        else {
          pen.fillRect(x - 50, top, 38, high);
          pen.fillRect(x + 12, top, 38, high);
        }
      }
    }
  });
  return picture && { of: 'ring', picture };
}

/** Where names lie in their texture: px from the left, and the row. */
export interface Shelves {
  readonly places: readonly { readonly left: number; readonly row: number }[];
  readonly width: number;
  readonly rows: number;
}

/** R884: names of these widths in rows, one after the other. */
export function shelve(widths: readonly number[]): Shelves {
  let [left, row, widest] = [0, 0, 0];
  const places = widths.map(width => {
    if (left > 0 && left + width > MOST) [left, row] = [0, row + 1];
    const place = { left, row };
    widest = Math.max(widest, left + width);
    left += width + GAP;
    return place;
  });
  return { places, width: widest, rows: places.length > 0 ? row + 1 : 0 };
}

/** The names of rooms in rows; undefined without names, or if nothing can be drawn. */
export function paintNames(names: readonly RoomName[], palette: Palette): Lettering | undefined {
  const font = `${LETTERS}px ${palette.display}`;
  const ruler = new OffscreenCanvas(1, 1).getContext('2d');
  if (!ruler) return undefined;
  ruler.font = font;
  const widths = names.map(({ lines }) => {
    const widest = Math.max(...lines.map(line => ruler.measureText(line.trimEnd()).width));
    return Math.ceil(Math.min(WIDEST, widest + GROUND));
  });
  const { places, width, rows } = shelve(widths);
  const picture = pictureOf(width, rows * ROW, pen => {
    pen.font = font;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.lineWidth = 9;
    pen.strokeStyle = cssOf(palette.lit.ground);
    pen.fillStyle = cssOf(palette.text);
    for (const [i, { lines }] of names.entries()) {
      const { left, row } = places[i]!;
      const placed = lines.map((line, k) => {
        const down = (k - (lines.length - 1) / 2) * LINE;
        return [line.trimEnd(), left + widths[i]! / 2, (row + 0.5) * ROW + down, WIDEST - 20] as const;
      });
      // The ground around one line must not cover the letters of the other.
      for (const line of placed) pen.strokeText(...line);
      // Seen at half this size, thin strokes would blur into the ground.
      for (const [text, x, y, most] of placed)
        for (const by of [-BOLD, BOLD]) {
          pen.fillText(text, x + by, y - by, most);
          pen.fillText(text, x + by, y + by, most);
        }
    }
  });
  return picture && { of: 'names', picture, widths };
}

/** What is painted on a sheet of that size; undefined for an empty sheet. */
function pictureOf(
  width: number,
  height: number,
  paint: (pen: OffscreenCanvasRenderingContext2D) => void,
): ImageBitmap | undefined {
  const canvas = height > 0 ? new OffscreenCanvas(width, height) : undefined;
  // Painted by the processor: the graphics process is busy with the model, and the page would wait for it.
  const pen = canvas?.getContext('2d', { willReadFrequently: true });
  if (!pen) return undefined;
  paint(pen);
  return canvas?.transferToImageBitmap();
}
